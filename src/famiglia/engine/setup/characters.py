"""Characters [2.4.1]: one is dealt openly, or two hidden ones of which one is kept [14.1.5]."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from famiglia.edition.tables import NONE
from famiglia.engine.cells import BANK, money_of
from famiglia.engine.facts import character
from famiglia.engine.kinds import CHOOSE_CHARACTER, DEAL_CHARACTER, DEAL_HIDDEN
from famiglia.engine.members import bring_home
from famiglia.engine.options import first, pack
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import order_of_play
from famiglia.engine.setup.quick import asked
from famiglia.engine.setup.units import PlaceUnits, units_of
from famiglia.engine.state import ChanceFrame, Frame, State

KEPT_UNSEEN: Final = -2
"""A card that a player keeps, for those who may not know which."""

CHARACTER_DEALT: Final[int] = reason(
    "2.4.1", "character-dealt", "Somebody has this character already."
)
NOT_DEALT: Final[int] = reason("14.1.5", "not-dealt", "The player was not dealt this character.")


class Hands:
    """The hidden cards of each seat, and what it keeps of them.

    A hand is one bit for each card, or for those who may not see it the number of its cards below
    zero [1.4.4].
    """

    def __init__(self, cards: list[int], kept: list[int]) -> None:
        self.cards = cards
        self.kept = kept
        """Of each seat the card it keeps, or NONE."""

    def with_card(self, seat: int, card: int) -> Hands:
        """One more card in a hand."""
        cards = self.cards.copy()
        cards[seat] |= 1 << card
        return Hands(cards, self.kept)

    def keeping(self, seat: int, card: int) -> Hands:
        """A seat has chosen."""
        kept = self.kept.copy()
        kept[seat] = card
        return Hands(self.cards, kept)

    def seen_by(self, seat: int) -> Hands:
        """A player sees the own hand."""
        seats = range(len(self.cards))
        cards = [
            self.cards[other] if other == seat else -size(self.cards[other]) for other in seats
        ]
        kept = [
            card if other == seat or card == NONE else KEPT_UNSEEN
            for other, card in enumerate(self.kept)
        ]
        return Hands(cards, kept)

    def guesses(self, free: list[int]) -> list[Hands]:
        """All the ways unseen hands can be filled with cards that are nowhere else."""
        for seat, hand in enumerate(self.cards):
            if hand < 0:
                found: list[Hands] = []
                for chosen in combinations(free, -hand):
                    left = [card for card in free if card not in chosen]
                    found += self._filled(seat, list(chosen)).guesses(left)
                return found
        if KEPT_UNSEEN not in self.kept:
            return [self]
        seat = self.kept.index(KEPT_UNSEEN)
        found = []
        for card in cards_of(self.cards[seat]):
            found += self.keeping(seat, card).guesses(free)
        return found

    def _filled(self, seat: int, chosen: list[int]) -> Hands:
        cards = self.cards.copy()
        cards[seat] = sum([1 << card for card in chosen])
        return Hands(cards, self.kept)


def size(hand: int) -> int:
    """How many cards a hand holds."""
    return len(cards_of(hand)) if hand > 0 else -hand


def cards_of(hand: int) -> list[int]:
    """The cards of a hand that one may see."""
    return [card for card in range(hand.bit_length()) if hand >> card & 1]


class DealCharacters(ChanceFrame):
    """Cards for each seat in the order of play, by chance [2.4.1]."""

    def __init__(self, place: int, hidden: bool, hands: Hands) -> None:
        self.place = place
        self.hidden = hidden
        """Whether the next card is dealt hidden, since it is one of several."""
        self.hands = hands

    def kind(self) -> int:
        """A character."""
        return DEAL_HIDDEN if self.hidden else DEAL_CHARACTER

    def enter(self, state: State) -> bool:
        """When all have theirs, those who got several choose."""
        if self.place < state.seats:
            return True
        state.replace(KeepCharacter(0, self.hands))
        return False

    def ask(self, state: State) -> list[int]:
        """Every character that nobody has."""
        options = [pack(0, card) for card in range(len(state.tables.characters))]
        return [option for option in options if self.why_not(state, option) == OK]

    def why_not(self, state: State, option: int) -> int:
        """Each character is dealt once."""
        card = first(option)
        is_held = any(hand >> card & 1 for hand in self.hands.cards)
        return CHARACTER_DEALT if is_held or card in _open_cards(state) else OK

    def answer(self, state: State, option: int) -> None:
        """All see it, or only who gets it."""
        seat = seat_at(state, self.place)
        hands = self.hands
        is_last = True
        if self.hidden:
            hands = hands.with_card(seat, first(option))
            is_last = size(hands.cards[seat]) == state.tables.seats[seat].characters
        else:
            state.note(character(seat), first(option))
        state.replace(deal(state, self.place + 1 if is_last else self.place, hands))

    def seen_by(self, state: State, seat: int) -> Frame:
        """Hidden cards are only for their player."""
        return DealCharacters(self.place, self.hidden, self.hands.seen_by(seat))

    def guesses(self, state: State) -> list[Frame]:
        """Every way they can have been dealt."""
        hands = self.hands.guesses(_unseen_cards(state, self.hands))
        return [DealCharacters(self.place, self.hidden, each) for each in hands]


class KeepCharacter(Frame):
    """Who was dealt several keeps one, hidden until all have chosen [14.1.5]."""

    def __init__(self, place: int, hands: Hands) -> None:
        self.place = place
        self.hands = hands

    def kind(self) -> int:
        """One of the own cards."""
        return CHOOSE_CHARACTER

    def seat(self, state: State) -> int:
        """Whose hand it is; in a quick set-up chance."""
        return asked(state, seat_at(state, self.place))

    def enter(self, state: State) -> bool:
        """Who got a card openly has no choice; when all have chosen, all is shown."""
        if self.place == state.seats:
            self._show(state)
            return False
        if self.hands.cards[seat_at(state, self.place)] != 0:
            return True
        state.replace(KeepCharacter(self.place + 1, self.hands))
        return False

    def ask(self, state: State) -> list[int]:
        """The cards dealt to this player."""
        return [pack(0, card) for card in cards_of(self._hand(state))]

    def why_not(self, state: State, option: int) -> int:
        """It is not among them."""
        return OK if self._hand(state) >> first(option) & 1 else NOT_DEALT

    def answer(self, state: State, option: int) -> None:
        """The next one chooses, not knowing it."""
        hands = self.hands.keeping(seat_at(state, self.place), first(option))
        state.replace(KeepCharacter(self.place + 1, hands))

    def seen_by(self, state: State, seat: int) -> Frame:
        """Hidden cards, and what is kept of them, are only for their player."""
        return KeepCharacter(self.place, self.hands.seen_by(seat))

    def guesses(self, state: State) -> list[Frame]:
        """Every way they can have been dealt and chosen."""
        hands = self.hands.guesses(_unseen_cards(state, self.hands))
        return [KeepCharacter(self.place, each) for each in hands]

    def _hand(self, state: State) -> int:
        return self.hands.cards[seat_at(state, self.place)]

    def _show(self, state: State) -> None:
        for seat, card in enumerate(self.hands.kept):
            if card != NONE:
                state.note(character(seat), card)
        take_resources(state)


def first_deal(state: State) -> DealCharacters:
    """Nobody has a card yet."""
    return deal(state, 0, Hands([0] * state.seats, [NONE] * state.seats))


def deal(state: State, place: int, hands: Hands) -> DealCharacters:
    """The next card, hidden if it is one of several."""
    hidden = place < state.seats and state.tables.seats[seat_at(state, place)].characters > 1
    return DealCharacters(place, hidden, hands)


def seat_at(state: State, place: int) -> int:
    """The seat at a place of the order of play."""
    return state.seat_of[order_of_play(state)[place]]


def _open_cards(state: State) -> list[int]:
    return [state.facts[character(seat)] for seat in range(state.seats)]


def _unseen_cards(state: State, hands: Hands) -> list[int]:
    """The cards that are neither open nor in a hand one sees."""
    seen = _open_cards(state)
    for hand in hands.cards:
        if hand > 0:
            seen += cards_of(hand)
    return [card for card in range(len(state.tables.characters)) if card not in seen]


def take_resources(state: State) -> None:
    """Money and Soldati come to headquarters, payments are made; then units are placed [2.4]."""
    families = order_of_play(state)
    state.replace(PlaceUnits(0, units_of(state, 0)))
    for family in families:
        state.move(BANK, money_of(family), _resource(state, family, MONEY))
    first_payments(state, families)
    for place in range(len(families) - 1, -1, -1):
        bring_home(state, families[place], _resource(state, families[place], SOLDATI))


MONEY: Final = 0
SOLDATI: Final = 1


def _resource(state: State, family: int, kind: int) -> int:
    """What character and solo board bring to headquarters [15.1.7] [16.1.6]."""
    seat = state.seat_of[family]
    number = state.tables.characters[state.facts[character(seat)]].hq[kind]
    return number + (state.tables.solo.hq[kind] if state.tables.seats[seat].is_single else 0)


def first_payments(state: State, families: list[int]) -> None:
    """The first player pays the last [2.4.2]; in 1v1 both pay the bank [15.1.6]."""
    numbers = state.tables.numbers
    for place, family in enumerate(families):
        owed = numbers.starter_pays if place == 0 else numbers.other_pays
        state.move(money_of(family), BANK, min(owed, state.pieces[money_of(family)]))
    state.move(BANK, money_of(families[-1]), numbers.last_receives)
