"""What things are worth, in Money: the one place that says what *Soldato* is after."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.state import PLANNING, State

WON: Final = 1000.0
"""A game that is won, or lost."""

_MANDAMENTO: Final = [36.0, 15.0, 12.0, 10.0]
"""Holding one when the encounter of this round ends, by the rounds that follow."""
_AREA: Final = [2.0, 3.0, 3.0, 3.0]
FOOTHOLD: Final = 0.12
"""Of a Mandamento: one area of it that will be kept."""
NEAR_VICTORY: Final = 14.0
"""Each Mandamento that a team is sure to have beyond what is two short of victory."""
TIEBREAK: Final = [8.0, 2.0, 1.0, 0.5]
PIECE: Final = [2.5, 1.2, 1.0, 1.0]
"""The tie-break area and the starting piece, by the rounds that follow."""

SOLDATO: Final = 1.6
"""In an area, and in headquarters."""
SOLDATO_AT_HOME: Final = 1.0
MONEY: Final = 1.1
CAR: Final = 2.0
BOAT: Final = 1.4
LAB: Final = 2.2
TOKEN_OFF_MAT: Final = 2.6
TOKEN_ON_SHEET: Final = 0.3
"""Others pay for moving it."""
BASE_VALUE: Final = 0.6
"""Each Soldato more that Recruit or Place move, each point more of a car."""
ORDER_AT_HOME: Final = 0.4
"""Of what the order itself is worth: it can be laid later."""
TO_LAY: Final = [2.0, 1.5, 1.0, 0.5]
"""The first orders at home, the second and so on, while planning goes on: they can be laid now."""
BUST: Final = 2.5
MEMBER: Final = 1.2
"""A member in the Cupola, and at home."""
MEMBER_AT_HOME: Final = 0.8


def rounds_to_come(state: State) -> i64:
    """How many rounds follow this one."""
    return state.tables.numbers.rounds - state.round


def mandamento(state: State) -> float:
    """What control of a Mandamento at the end of this round is worth."""
    return _MANDAMENTO[rounds_to_come(state)]


def area(state: State) -> float:
    """What an area is worth by itself, as a place to start from."""
    return _AREA[rounds_to_come(state)]


def lasting(state: State) -> float:
    """How much of its worth a thing still has that serves only later: all of it in round 1."""
    later = 0.25 * float(rounds_to_come(state))
    return later + 0.25 if state.phase == PLANNING else later
