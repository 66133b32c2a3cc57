"""The conflict: Finesse or Brute force, and who plays for defenders of nobody's family [8.6]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.answers import (
    CONFLICT_BRUTE_FORCE,
    CONFLICT_FINESSE,
    helper_family,
    pack_helper,
)
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.encounter.cards import Duel, LayCard
from famiglia.engine.encounter.fight import MovementFrame, remove, reward_fighter
from famiglia.engine.encounter.result import Knockout
from famiglia.engine.encounter.teams import is_on_team
from famiglia.engine.kinds import CONFLICT, HELPER
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import State

NOT_OPPOSING: Final[i64] = reason(
    "8.9.3", "not-opposing", "A family of the opposing team plays for these defenders."
)


class Conflict(MovementFrame):
    """The attacker, or the agitator for the neutrals, chooses how to fight [8.6.1], [9.3.5]."""

    def kind(self) -> i64:
        """Finesse or Brute force."""
        return CONFLICT

    def ask(self, state: State, options: Options) -> None:
        """Always both."""
        options.add(CONFLICT_FINESSE)
        options.add(CONFLICT_BRUTE_FORCE)

    def why_not(self, state: State, option: i64) -> i64:
        """There is no other answer."""
        return OK

    def answer(self, state: State, option: i64) -> None:
        """Brute force removes attackers; Finesse needs somebody to play against."""
        movement = self.movement
        defender = movement.defenders.owner
        if option == CONFLICT_BRUTE_FORCE:
            lost = brute_force(state, movement.attackers.owner, defender)
            state.replace(Knockout(movement))
            reward_fighter(state, movement, remove(state, movement.attackers, lost))
        elif defender < FAMILIES:
            state.replace(LayCard(Duel(movement, defender)))
        else:
            state.replace(ChooseHelper(movement))


def brute_force(state: State, attacker: i64, defender: i64) -> i64:
    """How many attackers go [8.6.2], [15.4.2]; fewer with or against neutrals by [13.1.2]."""
    numbers = state.tables.numbers
    if state.rules.neutrals and NEUTRAL in (attacker, defender):
        return numbers.neutral_brute_force
    return numbers.brute_force


class ChooseHelper(MovementFrame):
    """Which family plays the cards of neutral or fictional defenders [8.9.3]."""

    def kind(self) -> i64:
        """A family of the opposing team."""
        return HELPER

    def seat(self, state: State) -> i64:
        """Of the opposing team the seat that comes first after the attacker's."""
        own = state.seat_of[self.movement.family]
        for step in range(1, state.seats):
            seat = (own + step) % state.seats
            if not is_on_team(state, self.movement.family, state.family_of[seat]):
                return seat
        raise AssertionError("a team without opponents")

    def enter(self, state: State) -> bool:
        """A single opponent helps without being asked."""
        return self.has_choice(state)

    def ask(self, state: State, options: Options) -> None:
        """The families of the opposing team."""
        families = [family for family in range(FAMILIES) if self._may_help(state, family) == OK]
        for family in families:
            options.add(pack_helper(family))

    def why_not(self, state: State, option: i64) -> i64:
        """It is no such family."""
        return self._may_help(state, helper_family(option))

    def _may_help(self, state: State, family: i64) -> i64:
        if state.seat_of[family] == NONE or is_on_team(state, self.movement.family, family):
            return NOT_OPPOSING
        return OK

    def answer(self, state: State, option: i64) -> None:
        """The helper's own pieces do not change, only the cards are his [8.9.4]."""
        state.replace(LayCard(Duel(self.movement, helper_family(option))))
