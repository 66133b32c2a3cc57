"""The orders of an encounter phase in their sequence [7.1.2], and how far each has come.

All of them lie face up then [7.1.1].
"""

from collections.abc import Iterator
from typing import Literal

from famiglia.edition.tables import AREAS, ORDERS
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.phase import NextOrder, orders_due
from famiglia.engine.state import TOKENS, State
from famiglia.wire.message import Message

OrderState = Literal["done", "present", "waiting"]


class TrackedOrder(Message, frozen=True):
    """An order of the encounter phase."""

    family: str
    order: str
    area: str | None
    """Null when it has gone home."""
    state: OrderState


def track_of(state: State) -> list[TrackedOrder]:
    """Those whose turn is over, the present one, and the others as they come; else empty."""
    for frame in state.frames:
        if isinstance(frame, NextOrder):
            return list(_tracked(state, frame.executed))
    return []


def _tracked(state: State, executed: int) -> Iterator[TrackedOrder]:
    begun = [frame.progress for frame in state.frames if isinstance(frame, ExecuteOrder)]
    present = {progress.token for progress in begun}
    for token in range(TOKENS):
        if has_bit(executed, token) and token not in present:
            yield _order(state, token, state.orders[token], "done")
    for progress in begun:
        yield _order(state, progress.token, progress.area, "present")
    for token in _sequence(state, executed):
        yield _order(state, token, state.orders[token], "waiting")


def _sequence(state: State, executed: int) -> Iterator[int]:
    """As long as nobody chooses, orders of one family and initiative come as they are printed."""
    while due := orders_due(state, executed):
        for token in due:
            yield token
            executed |= bit(token)


def _order(state: State, token: int, place: int, how: OrderState) -> TrackedOrder:
    tables, (family, own) = state.tables, divmod(token, ORDERS)
    area = tables.area_ids[place] if place < AREAS else None
    return TrackedOrder(tables.family_ids[family], tables.order_ids[family][own], area, how)
