"""The parts of the action or order that a question is about, and how much each may do."""

from collections.abc import Callable
from typing import Final

from famiglia.edition.effects import Effect
from famiglia.edition.tables import NONE, Part
from famiglia.edition.words import On
from famiglia.engine.act import Act
from famiglia.engine.bits import has_bit
from famiglia.engine.encounter.order import ExecuteOrder, may_do
from famiglia.engine.encounter.progress import printed
from famiglia.engine.parts.people import most_placed, most_recruits
from famiglia.engine.reasons import OK
from famiglia.engine.state import Frame, State
from famiglia.engine.words import PLACE, RECRUIT
from famiglia.record.position.actions import write_part
from famiglia.wire.message import Message

_MOST: Final[dict[int, Callable[[State, int, Part], int]]] = {
    PLACE: most_placed,
    RECRUIT: most_recruits,
}
"""The words that count base values of the mat."""


class ActionPart(Message, frozen=True):
    """A part of the action that is being done."""

    words: str
    """As the edition prints it: `place +1`."""
    text: str
    """In English."""
    open: bool
    """Whether it may still be done."""
    most: int | None
    """How many units it may bring, with the base value and what is there; null for other words."""


def parts_of(frame: Frame, state: State) -> list[ActionPart]:
    """The parts of the action that a frame asks about; none where it asks something else."""
    if isinstance(frame, Act):
        on = On.SPACE if frame.area == NONE else On.ORDER
        return [
            _part(state, frame.family, part, on, has_bit(frame.open_parts, number))
            for number, part in enumerate(frame.action.parts)
        ]
    if isinstance(frame, ExecuteOrder):
        progress = frame.progress
        return [
            _part(
                state,
                progress.family,
                part,
                On.ORDER,
                may_do(state, progress, number, part.word) == OK,
            )
            for number, part in enumerate(printed(state, progress.token).action.parts)
        ]
    return []


def _part(state: State, family: int, part: Part, on: On, is_open: bool) -> ActionPart:
    text = write_part(part)
    most = _MOST.get(part.word)
    return ActionPart(
        text,
        Effect.parse(text).text(on),
        is_open,
        None if most is None else most(state, family, part),
    )
