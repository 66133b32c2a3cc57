"""Management: control is confirmed, perhaps the game ends, tiles are marked [6], [12.1.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.management.control import confirm, take_cupola
from famiglia.engine.management.end import outcome_of
from famiglia.engine.management.tiles import MoveTiles, PlaceTiles, RemoveTiles
from famiglia.engine.members import has_cupola
from famiglia.engine.rules import in_turn
from famiglia.engine.state import ENCOUNTER, Frame, State

REMOVE: Final = 0
PLACE: Final = 1
MOVE: Final = 2
FINISHED: Final = 3


class Management(Frame):
    """All remove, then all place, then all may move, in the order of play [6.2.2]."""

    def __init__(self, stage: i64, place: i64) -> None:
        self.stage = stage
        self.place = place

    def enter(self, state: State) -> bool:
        """Hand the next family its part."""
        if self.stage == FINISHED or (self.stage == MOVE and not may_move(state)):
            state.end()
        elif self.place == state.seats:
            state.replace(Management(self.stage + 1, 0))
        else:
            state.replace(Management(self.stage, self.place + 1))
            self._hand_over(state, in_turn(state, self.place))
        return False

    def _hand_over(self, state: State, family: i64) -> None:
        if self.stage == REMOVE:
            state.push(RemoveTiles(family))
        elif self.stage == PLACE:
            state.push(PlaceTiles(family))
        else:
            state.push(MoveTiles(family, 0))


def may_move(state: State) -> bool:
    """Tokens move only under the switch and after the encounter phase [13.1.6]."""
    return state.rules.moving_tiles and state.phase == ENCOUNTER


def begin_management(state: State) -> None:
    """Control is confirmed; after the encounter phase the game may end here [12.1.1]."""
    confirm(state)
    if state.phase == ENCOUNTER:
        if has_cupola(state):
            take_cupola(state)
        ended = outcome_of(state)
        if ended is not None:
            state.winner = ended.winner
            return
    state.push(Management(REMOVE, 0))
