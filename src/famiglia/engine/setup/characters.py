"""Characters [2.4.1]: one is dealt openly, or two hidden ones of which one is kept [14.1.5]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE
from famiglia.engine.answers import (
    choose_character_character,
    deal_character_character,
    deal_hidden_character,
    pack_choose_character,
    pack_deal_character,
    pack_deal_hidden,
)
from famiglia.engine.bits import has_bit
from famiglia.engine.facts import character
from famiglia.engine.kinds import CHOOSE_CHARACTER, DEAL_CHARACTER, DEAL_HIDDEN
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import in_turn
from famiglia.engine.setup.hands import Hands, cards_of, size
from famiglia.engine.setup.home import take_resources
from famiglia.engine.setup.quick import who_answers
from famiglia.engine.state import ChanceFrame, Frame, State

CHARACTER_DEALT: Final[i64] = reason(
    "2.4.1", "character-dealt", "Somebody has this character already."
)
NOT_DEALT: Final[i64] = reason("14.1.5", "not-dealt", "The player was not dealt this character.")


class DealCharacters(ChanceFrame):
    """Cards for each seat in the order of play, by chance [2.4.1]."""

    def __init__(self, place: i64, hidden: bool, hands: Hands) -> None:
        self.place = place
        self.hidden = hidden
        """Whether the next card is dealt hidden, since it is one of several."""
        self.hands = hands

    def kind(self) -> i64:
        """A character."""
        return DEAL_HIDDEN if self.hidden else DEAL_CHARACTER

    def enter(self, state: State) -> bool:
        """When all have theirs, those who got several choose."""
        if self.place < state.seats:
            return True
        state.replace(KeepCharacter(0, self.hands))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every character that nobody has."""
        for card in range(len(state.tables.characters)):
            dealt = pack_deal_hidden(card) if self.hidden else pack_deal_character(card)
            self.allow(state, dealt, options)

    def why_not(self, state: State, option: i64) -> i64:
        """Each character is dealt once."""
        card = self._card(option)
        is_held = any(has_bit(hand, card) for hand in self.hands.cards)
        return CHARACTER_DEALT if is_held or card in _open_cards(state) else OK

    def answer(self, state: State, option: i64) -> None:
        """All see it, or only who gets it."""
        seat = seat_at(state, self.place)
        hands = self.hands
        is_last = True
        if self.hidden:
            hands = hands.with_card(seat, self._card(option))
            is_last = size(hands.cards[seat]) == state.tables.seats[seat].characters
        else:
            state.note(character(seat), self._card(option))
        state.replace(deal(state, self.place + 1 if is_last else self.place, hands))

    def seen_by(self, state: State, seat: i64) -> Frame:
        """Hidden cards are only for their player."""
        return DealCharacters(self.place, self.hidden, self.hands.seen_by(seat))

    def guesses(self, state: State) -> list[Frame]:
        """Every way they can have been dealt."""
        hands = self.hands.guesses(_unseen_cards(state, self.hands))
        return [DealCharacters(self.place, self.hidden, each) for each in hands]

    def _card(self, option: i64) -> i64:
        return deal_hidden_character(option) if self.hidden else deal_character_character(option)


class KeepCharacter(Frame):
    """Who was dealt several keeps one, hidden until all have chosen [14.1.5]."""

    def __init__(self, place: i64, hands: Hands) -> None:
        self.place = place
        self.hands = hands

    def kind(self) -> i64:
        """One of the own cards."""
        return CHOOSE_CHARACTER

    def seat(self, state: State) -> i64:
        """Whose hand it is; in a quick set-up chance."""
        return who_answers(state, seat_at(state, self.place))

    def enter(self, state: State) -> bool:
        """Who got a card openly has no choice; when all have chosen, all is shown."""
        if self.place == state.seats:
            self._show(state)
            return False
        if self.hands.cards[seat_at(state, self.place)] != 0:
            return True
        state.replace(KeepCharacter(self.place + 1, self.hands))
        return False

    def ask(self, state: State, options: Options) -> None:
        """The cards dealt to this player."""
        for card in cards_of(self._hand(state)):
            options.add(pack_choose_character(card))

    def why_not(self, state: State, option: i64) -> i64:
        """It is not among them."""
        return OK if has_bit(self._hand(state), choose_character_character(option)) else NOT_DEALT

    def answer(self, state: State, option: i64) -> None:
        """The next one chooses, not knowing it."""
        hands = self.hands.keeping(seat_at(state, self.place), choose_character_character(option))
        state.replace(KeepCharacter(self.place + 1, hands))

    def seen_by(self, state: State, seat: i64) -> Frame:
        """Hidden cards, and what is kept of them, are only for their player."""
        return KeepCharacter(self.place, self.hands.seen_by(seat))

    def guesses(self, state: State) -> list[Frame]:
        """Every way they can have been dealt and chosen."""
        hands = self.hands.guesses(_unseen_cards(state, self.hands))
        return [KeepCharacter(self.place, each) for each in hands]

    def _hand(self, state: State) -> i64:
        return self.hands.cards[seat_at(state, self.place)]

    def _show(self, state: State) -> None:
        for seat, card in enumerate(self.hands.kept):
            if card != NONE:
                state.note(character(seat), card)
        take_resources(state)


def first_deal(state: State) -> DealCharacters:
    """Nobody has a card yet."""
    return deal(state, 0, Hands([0] * state.seats, [NONE] * state.seats))


def deal(state: State, place: i64, hands: Hands) -> DealCharacters:
    """The next card, hidden if it is one of several."""
    hidden = place < state.seats and state.tables.seats[seat_at(state, place)].characters > 1
    return DealCharacters(place, hidden, hands)


def seat_at(state: State, place: i64) -> i64:
    """The seat at a place of the order of play."""
    return state.seat_of[in_turn(state, place)]


def _open_cards(state: State) -> list[i64]:
    return [state.facts[character(seat)] for seat in range(state.seats)]


def _unseen_cards(state: State, hands: Hands) -> list[i64]:
    """The cards that are neither open nor in a hand one sees."""
    seen = _open_cards(state)
    for hand in hands.cards:
        if hand > 0:
            seen += cards_of(hand)
    return [card for card in range(len(state.tables.characters)) if card not in seen]
