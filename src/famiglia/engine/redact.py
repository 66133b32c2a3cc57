"""Redacting events: what a seat may know of what happened [1.4]."""

from famiglia.edition.tables import FAMILIES, NONE, ORDERS
from famiglia.engine.cells import in_hq, in_supply, members_in_hq, members_in_supply
from famiglia.engine.events import (
    ANSWERED,
    ENLISTED,
    HIDDEN_ORDER_MOVED,
    MOVED,
    ORDER_MOVED_FACE_DOWN,
    UNPACKED,
    Event,
)
from famiglia.engine.packing import public_part
from famiglia.engine.rules import team_of_seat
from famiglia.engine.state import State
from famiglia.engine.view import covered, knows_secrets_of


def redact(state: State, events: list[Event], seat: int) -> list[Event]:
    """What a seat, or a spectator, may know of these events."""
    return [_redacted(state, event, seat) for event in events]


def _redacted(state: State, event: Event, seat: int) -> Event:
    kind, a, b, c = event
    if kind == ORDER_MOVED_FACE_DOWN and not knows_secrets_of(state, seat, a // ORDERS):
        return HIDDEN_ORDER_MOVED, a // ORDERS, b, c
    if kind == ENLISTED and not knows_secrets_of(state, seat, a):
        return MOVED, in_supply(a), in_hq(a), b
    if kind == MOVED:
        return kind, _seen_cell(state, a, seat), _seen_cell(state, b, seat), c
    if kind == UNPACKED:
        return kind, _seen_cell(state, a, seat), b, c
    if kind == ANSWERED and not _are_partners(state, seat, a):
        return kind, a, b, public_part(b, c)
    return event


def _seen_cell(state: State, cell: int, seat: int) -> int:
    """A cell, or the one in which a seat counts what may be members [15.2.3]."""
    if not members_in_hq(0) <= cell < members_in_supply(FAMILIES):
        return cell
    family = (cell - members_in_hq(0)) % FAMILIES
    return cell if knows_secrets_of(state, seat, family) else covered(cell)


def _are_partners(state: State, seat: int, other: int) -> bool:
    """Whether two seats are of one team; chance and spectators are of none."""
    team = team_of_seat(state, seat)
    return team != NONE and team == team_of_seat(state, other)
