"""How a seat saw the table after a row of its log, for who shows what happened since."""

from typing import Final

import msgspec

from famiglia.edition.tables import COLUMNS, MANDAMENTI
from famiglia.engine.cells import ON_BOTTOM, ON_TOP, SPACES, TOKEN_OWNERS, token_in
from famiglia.engine.events import MOVED, NOTED, Event
from famiglia.engine.facts import CUPOLA_TOKEN, ROUND, STARTING_PIECE, confirmed
from famiglia.engine.next_view import next_view
from famiglia.engine.redact import redact
from famiglia.engine.view import view
from famiglia.server.table.state import Transition
from famiglia.wire.view import ViewMessage, view_message

_TURNING_FACTS: Final = frozenset(
    (ROUND, STARTING_PIECE, CUPOLA_TOKEN, *(confirmed(place) for place in range(MANDAMENTI)))
)
"""Facts of a turning point: everything else of a row comes before them."""
_FROM_SHEET: Final = frozenset(
    token_in(owner, ON_BOTTOM + space) for owner in range(TOKEN_OWNERS) for space in range(SPACES)
)
_TO_SHEET: Final = frozenset(
    token_in(owner, ON_TOP + column) for owner in range(TOKEN_OWNERS) for column in range(COLUMNS)
)


class MomentMessage(msgspec.Struct, frozen=True):
    """What a seat saw after an answer."""

    number: int
    """Of the row."""
    view: ViewMessage
    before_turning_point: ViewMessage | None
    """Before the turning point in it: control confirmed, the sheets changed; else null."""


def moment_message(transition: Transition, seat: int) -> MomentMessage:
    """The moment after an answer."""
    turning_point = next(
        (place for place, event in enumerate(transition.events) if _is_turning_point(event)), None
    )
    after = view_message(view(transition.after, seat))
    if turning_point is None:
        return MomentMessage(transition.number, after, None)
    events = redact(transition.after, transition.events[:turning_point], seat)
    before = view_message(next_view(view(transition.before, seat), events))
    return MomentMessage(transition.number, after, before)


def _is_turning_point(event: Event) -> bool:
    """Whether something changes that belongs to management or to the next round [6]."""
    kind, a, b, _ = event
    if kind == NOTED:
        return a in _TURNING_FACTS
    return kind == MOVED and a in _FROM_SHEET and b in _TO_SHEET
