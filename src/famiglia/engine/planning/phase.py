"""The planning phase from its first tile to its last final action [4.1], [4.6]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import COLUMNS, FAMILIES, NONE
from famiglia.engine.facts import TAKEN_FROM, bust, closed, favours
from famiglia.engine.members import has_cupola
from famiglia.engine.planning.begin import BeginTiles
from famiglia.engine.planning.cupola import Majority
from famiglia.engine.planning.final import FinalAction
from famiglia.engine.planning.gain import open_columns
from famiglia.engine.planning.turn import Turn
from famiglia.engine.rules import in_turn
from famiglia.engine.state import Frame, State

BEGIN: Final = 0
FIRST_TURN: Final = 1
TURNS: Final = 2
FINAL: Final = 3


class Planning(Frame):
    """Tiles, then turns, then final actions; `place` counts families within each."""

    def __init__(self, stage: i64, place: i64) -> None:
        self.stage = stage
        self.place = place

    def enter(self, state: State) -> bool:
        """Hand the next family its part."""
        if self.stage in (FIRST_TURN, TURNS):
            self._turn(state)
        elif self.place == state.seats:
            self._next_stage(state)
        else:
            state.replace(Planning(self.stage, self.place + 1))
            self._hand_over(state, in_turn(state, self.place))
        return False

    def _hand_over(self, state: State, family: i64) -> None:
        if self.stage == BEGIN:
            state.push(BeginTiles(family, 0))
        elif state.facts[bust(family)] != NONE:
            state.push(FinalAction(family))

    def _next_stage(self, state: State) -> None:
        if self.stage == BEGIN:
            state.replace(Planning(FIRST_TURN, 0))
        else:
            state.end()

    def _turn(self, state: State) -> None:
        """Turns go round until the top sheet is empty or all have passed [4.6.1].

        With fewer than four one column may be left; that is not asked before a turn [14.5.1].
        """
        left = 0 if self.stage == FIRST_TURN else state.tables.numbers.columns_left
        if len(open_columns(state)) <= left or state.passes == state.seats:
            state.replace(Planning(FINAL, 0))
            return
        family = in_turn(state, self.place)
        state.replace(Planning(TURNS, (self.place + 1) % state.seats))
        state.push(Turn(family))


def begin_planning(state: State) -> None:
    """All columns are open again, nobody has passed, every favour can be asked [4.1.7]."""
    state.passes = 0
    state.note(TAKEN_FROM, NONE)
    for family in range(FAMILIES):
        state.note(favours(family), 0)
    for column in range(COLUMNS):
        state.note(closed(column), 0)
    state.push(Planning(BEGIN, 0))
    if has_cupola(state):
        state.push(Majority())
