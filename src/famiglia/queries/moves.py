"""Where a move of a seat ends: with its turn, its order, or its step of set-up or management.

A move is what a player thinks out as a whole and then makes: all answers to questions of one step.
"""

from typing import Final, NamedTuple

from famiglia.edition.tables import NONE
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.phase import NextOrder
from famiglia.engine.management.phase import Management
from famiglia.engine.planning.begin import BeginTiles
from famiglia.engine.planning.cupola import Refill
from famiglia.engine.planning.final import FinalAction, ReturnBust
from famiglia.engine.planning.phase import Planning
from famiglia.engine.planning.turn import Turn
from famiglia.engine.rounds import Round
from famiglia.engine.state import Frame, State

_PHASES: Final = (Round, Planning, Management, NextOrder)
"""What goes on below all steps."""


class MoveStep(NamedTuple):
    """What an open question belongs to."""

    frame: type[Frame]
    """That begins it."""
    order: int = NONE
    """The token of the order that is executed."""


def move_step_of(state: State) -> MoveStep:
    """The step the open question belongs to."""
    frames = [frame for frame in state.frames if not isinstance(frame, _PHASES)]
    if not frames:
        return MoveStep(NextOrder)
    step = frames[0]
    if isinstance(step, ExecuteOrder):
        return MoveStep(ExecuteOrder, step.progress.token)
    if isinstance(step, FinalAction | ReturnBust):
        return MoveStep(FinalAction)
    is_planned = any(isinstance(frame, Planning) for frame in state.frames)
    if is_planned and not isinstance(step, BeginTiles | Refill):
        return MoveStep(Turn)
    return MoveStep(type(step))


def has_moved_on(before: MoveStep, state: State) -> bool:
    """Whether the open question is none of the move to which a question of that step belonged.

    Which order is next is asked in one move with its execution.
    """
    now = move_step_of(state)
    if before.frame is NextOrder:
        return now.frame is not ExecuteOrder
    top = state.frames[-1]
    return before != now or (isinstance(top, Turn) and not top.has_added)
