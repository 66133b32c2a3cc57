"""What comes out of the box for the families of a game [2.2.4], [14.1.3], [15.2.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import ORDERS, ROWS, PrintedSeat
from famiglia.engine.cells import (
    ADDITIONAL,
    BLOCKED,
    FICTIONAL,
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    ON_MAT,
    boat_supply,
    car_supply,
    commission_in,
    in_cupola,
    in_supply,
    members_in_supply,
    token_in,
)
from famiglia.engine.members import has_cupola
from famiglia.engine.state import HQ, State

BASIC: Final = 5
"""How many basic orders come first among a family's tokens."""


def unpack(state: State, families: list[i64]) -> None:
    """All pieces of the families in play, the neutrals and the fictional family."""
    tables = state.tables
    state.unpack(LAB_SUPPLY, tables.labs)
    state.unpack(in_supply(NEUTRAL), tables.neutral_soldati)
    if tables.numbers.fictional_soldati > 0:
        state.unpack(in_supply(FICTIONAL), tables.soldati)
    for family, seat in zip(families, tables.seats, strict=True):
        _unpack_family(state, family, seat)
        if seat.is_single:
            _unpack_commission(state, family)


def _unpack_family(state: State, family: i64, seat: PrintedSeat) -> None:
    tables = state.tables
    state.unpack(in_supply(family), tables.soldati)
    state.unpack(car_supply(family), tables.cars)
    state.unpack(boat_supply(family), seat.boats)
    _fill_mat(state, family)


def _fill_mat(state: State, family: i64) -> None:
    """A token on every slot, the rest in the supply; basic orders in headquarters [2.2.4]."""
    left = state.tables.influence_tokens
    for row in range(ROWS):
        slots = len(state.tables.mats[family][row].slots)
        state.unpack(token_in(family, ON_MAT + row), slots)
        left -= slots
    state.unpack(token_in(family, IN_SUPPLY), left)
    for token in range(BASIC):
        state.put(family * ORDERS + token, HQ)


def _unpack_commission(state: State, family: i64) -> None:
    """Tokens on the doubled slots and on the solo board [14.3.1] [16.2.1]; members [15.2.1]."""
    tables = state.tables
    left = tables.influence_tokens - tables.solo.additional
    for row in range(ROWS):
        doubled = sum([slot.doubled for slot in tables.mats[family][row].slots])
        state.unpack(commission_in(family, ON_MAT + row), doubled)
        left -= doubled
    blocked = tables.solo.blocked
    state.unpack(commission_in(family, ADDITIONAL), tables.solo.additional - blocked)
    state.unpack(commission_in(family, BLOCKED), blocked)
    state.unpack(commission_in(family, IN_SUPPLY), left)
    if has_cupola(state):
        state.unpack(members_in_supply(family), tables.soldati - tables.solo.members)
        state.unpack(in_cupola(family), tables.solo.members)
