"""The additional action of a single player in 2v1 [16.3], and what becomes of its tokens."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.answers import (
    additional_action_space,
    pack_additional_action,
    pack_unlock,
    unlock_space,
)
from famiglia.engine.cells import (
    ADDITIONAL,
    BLOCKED,
    COMMISSION_OUT,
    ON_SOLO,
    commission_in,
)
from famiglia.engine.facts import opened
from famiglia.engine.kinds import ADDITIONAL_ACTION, UNLOCK
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.solo import UseSolo, is_locked, may_use_solo, usable_solo_spaces
from famiglia.engine.state import FamilyFrame, State

NO_ADDITIONAL: Final[i64] = reason(
    "16.3.1", "no-additional", "No additional token waits to be used in this turn."
)
NOT_LOCKED: Final[i64] = reason("16.2.2", "not-locked", "This space has no closed lock.")


class AdditionalAction(FamilyFrame):
    """After the move: the additional action of this turn, if the player likes [16.3.1]."""

    def kind(self) -> i64:
        """A space of the solo board, or none."""
        return ADDITIONAL_ACTION

    def enter(self, state: State) -> bool:
        """Only if there is one."""
        if additional_spaces(state, self.family):
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every space that can be used, or none."""
        for space in additional_spaces(state, self.family):
            options.add(pack_additional_action(space))
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """The space is wrong."""
        if option == DONE:
            return OK
        return may_add(state, self.family, additional_action_space(option))

    def answer(self, state: State, option: i64) -> None:
        """Use the space, or not."""
        if option == DONE:
            state.end()
        else:
            state.replace(UseSolo(self.family, ADDITIONAL, additional_action_space(option)))


def may_ever_add(state: State, family: i64) -> bool:
    """Whether a family has additional tokens at all: the single player of 2v1 [16.2.1]."""
    is_single = state.tables.seats[state.seat_of[family]].is_single
    return is_single and state.tables.solo.additional > 0


def additional_spaces(state: State, family: i64) -> list[i64]:
    """Where an additional token of a family may go now; nowhere without one."""
    if state.count(commission_in(family, ADDITIONAL)) == 0:
        return []
    return usable_solo_spaces(state, family)


def may_add(state: State, family: i64, space: i64) -> i64:
    """OK for a space of the solo board that an additional token may go to."""
    if state.count(commission_in(family, ADDITIONAL)) == 0:
        return NO_ADDITIONAL
    return may_use_solo(state, family, space)


def take_back(state: State, family: i64) -> None:
    """Additional tokens return to their places; those from the mat leave the game [16.3.5]."""
    waiting = commission_in(family, ADDITIONAL)
    away = state.tables.solo.additional - state.count(waiting)
    away -= state.count(commission_in(family, BLOCKED))
    for space in range(len(state.tables.solo.spaces)):
        cell = commission_in(family, ON_SOLO + space)
        back = min(away, state.count(cell))
        away -= back
        state.move(cell, waiting, back)
        state.move(cell, commission_in(family, COMMISSION_OUT), state.count(cell))


class FreeToken(FamilyFrame):
    """At the end of a round one blocked token may be freed, which opens a lock [16.3.6]."""

    def kind(self) -> i64:
        """The lock that its blocking token opens, or none."""
        return UNLOCK

    def enter(self, state: State) -> bool:
        """If a token is blocked and a space locked."""
        is_blocked = state.count(commission_in(self.family, BLOCKED)) > 0
        if is_blocked and locked_spaces(state):
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every locked space, or none."""
        for space in locked_spaces(state):
            options.add(pack_unlock(space))
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """The space has no lock."""
        return OK if option == DONE else may_open(state, unlock_space(option))

    def answer(self, state: State, option: i64) -> None:
        """The token waits with the others from now on."""
        state.end()
        if option != DONE:
            state.note(opened(unlock_space(option)), 1)
            blocked = commission_in(self.family, BLOCKED)
            state.move(blocked, commission_in(self.family, ADDITIONAL), 1)


def locked_spaces(state: State) -> list[i64]:
    """The spaces of the solo board that are still locked."""
    spaces = range(len(state.tables.solo.spaces))
    return [space for space in spaces if may_open(state, space) == OK]


def may_open(state: State, space: i64) -> i64:
    """OK for a space that is locked [16.2.2]."""
    return OK if is_locked(state, space) else NOT_LOCKED
