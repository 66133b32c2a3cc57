"""The next view of a seat, from its last one and the events it may know [1.4]."""

from famiglia.edition.tables import AREAS, ORDERS
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.events import (
    ENLISTED,
    HELD,
    HIDDEN_ORDER_MOVED,
    MOVED,
    NOTED,
    ORDER_MOVED,
    ORDER_MOVED_FACE_DOWN,
    ORDER_REVEALED,
    SEATED,
    UNPACKED,
    Event,
)
from famiglia.engine.state import HQ, REMOVED, State
from famiglia.engine.view import HIDDEN, View, knows_secrets_of


def next_view(seen: View, events: list[Event]) -> View:
    """The next view of a seat, from its last one and its events since, redacted.

    What is going on, the frames, is no part of events: it comes with the next question.
    """
    state = seen.state.copy()
    after = View(state, seen.seat)
    after.face_down = seen.face_down.copy()
    after.in_hq = seen.in_hq.copy()
    for event in events:
        _happen(after, event)
    after.face_down.sort()
    return after


def _happen(seen: View, event: Event) -> None:
    kind, a, b, c = event
    state = seen.state
    if kind == UNPACKED:
        state.unpack(a, b)
    elif kind == MOVED:
        state.move(a, b, c)
    elif kind == ENLISTED:
        state.enlist(a, b, c)
    elif kind == HELD:
        state.hold(a, b)
    elif kind == NOTED:
        state.note(a, b)
    elif kind == SEATED:
        _sit_down(state, a, b)
    elif kind == HIDDEN_ORDER_MOVED:
        _move_hidden_order(seen, a, b, c)
    elif kind == ORDER_REVEALED:
        _reveal(seen, a, b)
    elif kind in (ORDER_MOVED, ORDER_MOVED_FACE_DOWN):
        _put(seen, a, b, c)


def _sit_down(state: State, seat: int, family: int) -> None:
    families = state.family_of.copy()
    families[seat] = family
    state.family_of = families
    seats = state.seat_of.copy()
    seats[family] = seat
    state.seat_of = seats


def _move_hidden_order(seen: View, family: int, source: int, target: int) -> None:
    """A face-down order of another team: laid from headquarters, or gone home again."""
    if target < AREAS:
        seen.in_hq[family] -= 1
        seen.face_down.append((target, family, seen.state.owned(family)))
    else:
        seen.face_down.remove(next(laid for laid in seen.face_down if laid[:2] == (source, family)))
        seen.in_hq[family] += 1


def _reveal(seen: View, token: int, area: int) -> None:
    """A token is seen where it lies; no other can be it any more."""
    family = token // ORDERS
    if seen.state.orders[token] == HIDDEN:
        seen.state.orders[token] = area
        laid = next(
            laid
            for laid in seen.face_down
            if laid[:2] == (area, family) and has_bit(laid[2], token % ORDERS)
        )
        seen.face_down.remove(laid)
    seen.state.reveal(token)
    _forget(seen, token)


def _put(seen: View, token: int, source: int, target: int) -> None:
    """A token whose way all see, or that the own team moves."""
    family = token // ORDERS
    state = seen.state
    if knows_secrets_of(state, seen.seat, family):
        state.put(token, target)
        return
    if source == HQ:
        seen.in_hq[family] -= 1
    if target == HQ:
        seen.in_hq[family] += 1
        state.orders[token] = HIDDEN
        state.face_up[token] = False
    else:
        state.put(token, target)
    if target == REMOVED:
        _forget(seen, token)


def _forget(seen: View, token: int) -> None:
    """A token that was shown is none of the face-down ones."""
    family, shown = token // ORDERS, bit(token % ORDERS)
    seen.face_down = [
        (area, owner, mask & ~shown if owner == family else mask)
        for area, owner, mask in seen.face_down
    ]
