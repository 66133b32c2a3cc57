"""What character and solo board bring: to headquarters, and to the board [15.1.7], [16.1.6]."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.facts import character
from famiglia.engine.rules import in_turn
from famiglia.engine.state import State

MONEY: Final = 0
SOLDATI: Final = 1


def home_resource(state: State, family: i64, kind: i64) -> i64:
    """What character and solo board bring to headquarters [15.1.7] [16.1.6]."""
    seat = state.seat_of[family]
    number = state.tables.characters[state.facts[character(seat)]].hq[kind]
    return number + (state.tables.solo.hq[kind] if state.tables.seats[seat].is_single else 0)


def units_of(state: State, place: i64) -> list[i64]:
    """What character and solo board bring to the board for the family at this place."""
    seat = state.seat_of[in_turn(state, place)]
    units = state.tables.characters[state.facts[character(seat)]].board
    if not state.tables.seats[seat].is_single:
        return units
    return [number + state.tables.solo.board[what] for what, number in enumerate(units)]
