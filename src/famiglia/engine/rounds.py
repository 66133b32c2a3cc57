"""Rounds: planning, management, encounter, management, and the sheets between rounds [3.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE
from famiglia.engine.cells import ON_BOTTOM, ON_TOP, TOKEN_OWNERS, token_in
from famiglia.engine.encounter import Encounter
from famiglia.engine.management.phase import begin_management
from famiglia.engine.planning.additional import FreeToken, take_back
from famiglia.engine.planning.phase import begin_planning
from famiglia.engine.sheets import bottom_sheet
from famiglia.engine.state import ENCOUNTER, PLANNING, Frame, State

PLAN: Final = 0
FIGHT: Final = 2
ENDED: Final = 4
TURNED: Final = 5
"""Stages of a round; after planning and after fighting, at 1 and 3, management begins."""


SINGLE: Final = 0
"""The seat of who plays alone in 2v1 [16.1.1]."""


class Round(Frame):
    """A round, from one phase to the next [3.1.1]."""

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def enter(self, state: State) -> bool:
        """Begin what follows; this frame goes on when it has ended."""
        state.replace(Round(self.stage + 1))
        if self.stage == PLAN:
            begin_phase(state, PLANNING)
            begin_planning(state)
        elif self.stage == FIGHT:
            begin_phase(state, ENCOUNTER)
            state.push(Encounter())
        elif self.stage == ENDED:
            self._end(state)
        elif self.stage == TURNED:
            next_round(state)
        else:
            begin_management(state)
        return False

    def _end(self, state: State) -> None:
        """After the last management the game is over, or additional tokens return [16.3.5]."""
        if state.winner != NONE:
            state.end()
        elif state.tables.solo.additional > 0:
            single = state.family_of[SINGLE]
            take_back(state, single)
            state.push(FreeToken(single))


def next_round(state: State) -> None:
    """The sheets change, and planning begins again."""
    state.end()
    next_sheets(state)
    state.round += 1
    state.push(Round(PLAN))


def begin_phase(state: State, phase: i64) -> None:
    """Who holds the starting piece begins the phase [3.1.2]."""
    state.begun = True
    state.phase = phase
    state.first = state.starting_piece


def next_sheets(state: State) -> None:
    """The bottom sheet becomes the top one with its tokens [6.3.1]; others stay [14.5.2]."""
    for space, printed in enumerate(bottom_sheet(state).spaces):
        for owner in range(TOKEN_OWNERS):
            source = token_in(owner, ON_BOTTOM + space)
            target = token_in(owner, ON_TOP + printed.column)
            state.move(source, target, state.count(source))
