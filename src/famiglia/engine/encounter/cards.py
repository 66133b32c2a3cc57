"""Finesse: cards are laid unseen, taken or left unseen, then shown [8.6.3] to [8.6.6]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE
from famiglia.engine.answers import TAKE_LEAVE, TAKE_TAKE, card_card, pack_card, take_variant
from famiglia.engine.encounter.effects import act_out
from famiglia.engine.encounter.fight import Movement, reward_fighter
from famiglia.engine.encounter.result import Knockout
from famiglia.engine.events import CARD_SHOWN
from famiglia.engine.kinds import CARD, TAKE
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK
from famiglia.engine.rules import team_of, team_of_seat
from famiglia.engine.state import Frame, State

COVERED: Final = -2
"""A card that has been laid, for those who may not know which."""


class Duel:
    """A Finesse: who plays against the attacker, and the cards laid so far, NONE before that.

    Cards are hidden from everybody but the team that laid them until both are taken or left
    [1.4.3].
    """

    def __init__(
        self,
        movement: Movement,
        opponent: i64,
        attack_card: i64 = NONE,
        defence_card: i64 = NONE,
    ) -> None:
        self.movement = movement
        self.opponent = opponent
        self.attack_card = attack_card
        self.defence_card = defence_card

    def seen_by(self, state: State, seat: i64) -> Duel:
        """A team sees the card it laid itself, nobody the other's [1.4.3]."""
        own = team_of_seat(state, seat)
        is_attacker = team_of(state, self.movement.family) == own
        is_opponent = team_of(state, self.opponent) == own
        return Duel(
            self.movement,
            self.opponent,
            self.attack_card if is_attacker else _covered(self.attack_card),
            self.defence_card if is_opponent else _covered(self.defence_card),
        )

    def guesses(self, state: State) -> list[Duel]:
        """Every way the covered cards can be."""
        return [
            Duel(self.movement, self.opponent, attack, defence)
            for attack in _can_be(state, self.attack_card)
            for defence in _can_be(state, self.defence_card)
        ]


def _can_be(state: State, card: i64) -> list[i64]:
    return list(range(len(state.tables.cards))) if card == COVERED else [card]


def _covered(card: i64) -> i64:
    return NONE if card == NONE else COVERED


class LayCard(Frame):
    """Attacker, then defender, lay one of their cards, not knowing the other's [8.6.4]."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel

    def kind(self) -> i64:
        """Which card."""
        return CARD

    def seat(self, state: State) -> i64:
        """The attacker, and when that card lies there, the defender."""
        duel = self.duel
        if duel.attack_card == NONE:
            return state.seat_of[duel.movement.family]
        return state.seat_of[duel.opponent]

    def ask(self, state: State, options: Options) -> None:
        """Everybody has the same cards [8.6.3]."""
        for card in range(len(state.tables.cards)):
            options.add(pack_card(card))

    def why_not(self, state: State, option: i64) -> i64:
        """There is no other card."""
        return OK

    def answer(self, state: State, option: i64) -> None:
        """Lay it face down."""
        duel, card = self.duel, card_card(option)
        if duel.attack_card == NONE:
            laid = Duel(duel.movement, duel.opponent, card)
            state.replace(LayCard(laid))
        else:
            laid = Duel(duel.movement, duel.opponent, duel.attack_card, card)
            state.replace(TakeCard(laid, NONE))

    def seen_by(self, state: State, seat: i64) -> Frame:
        """Laid cards are covered."""
        return LayCard(self.duel.seen_by(state, seat))

    def guesses(self, state: State) -> list[Frame]:
        """Every card the covered ones can be."""
        return [LayCard(duel) for duel in self.duel.guesses(state)]


class TakeCard(Frame):
    """The attacker takes the defender's card or leaves it, then the other way round [8.6.5]."""

    def __init__(self, duel: Duel, attacker: i64) -> None:
        self.duel = duel
        self.attacker = attacker
        """What the attacker chose, or NONE."""

    def kind(self) -> i64:
        """Take or leave."""
        return TAKE

    def seat(self, state: State) -> i64:
        """Nobody decides about the card they laid themselves."""
        duel = self.duel
        return state.seat_of[duel.movement.family if self.attacker == NONE else duel.opponent]

    def ask(self, state: State, options: Options) -> None:
        """Always both."""
        options.add(TAKE_LEAVE)
        options.add(TAKE_TAKE)

    def why_not(self, state: State, option: i64) -> i64:
        """There is no other answer."""
        return OK

    def answer(self, state: State, option: i64) -> None:
        """When both have chosen, the cards are shown."""
        if self.attacker == NONE:
            state.replace(TakeCard(self.duel, take_variant(option)))
        else:
            show_cards(state, self.duel, self.attacker, take_variant(option))

    def seen_by(self, state: State, seat: i64) -> Frame:
        """Laid cards are covered; what the attacker chose is not."""
        return TakeCard(self.duel.seen_by(state, seat), self.attacker)

    def guesses(self, state: State) -> list[Frame]:
        """Every card the covered ones can be."""
        return [TakeCard(duel, self.attacker) for duel in self.duel.guesses(state)]


def show_cards(state: State, duel: Duel, attacker: i64, defender: i64) -> None:
    """Each card acts on the side of the family before whom it lies [8.6.6]; then the knockout."""
    own, other = duel.movement.family, duel.opponent
    state.emit(CARD_SHOWN, own, duel.attack_card, other if defender == TAKE_TAKE else own)
    state.emit(CARD_SHOWN, other, duel.defence_card, own if attacker == TAKE_TAKE else other)
    before_attacker: list[i64] = []
    before_defender: list[i64] = []
    (before_defender if defender == TAKE_TAKE else before_attacker).append(duel.attack_card)
    (before_attacker if attacker == TAKE_TAKE else before_defender).append(duel.defence_card)
    state.replace(Knockout(duel.movement))
    ran = act_out(state, duel.movement, before_attacker, before_defender)
    reward_fighter(state, duel.movement, ran)
