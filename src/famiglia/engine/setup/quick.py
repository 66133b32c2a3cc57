"""The quick set-up [2.6.1]: chance answers for everybody, and spreads things evenly."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import CHANCE, State

NOT_EVENLY: Final[i64] = reason(
    "2.6.1", "not-evenly", "A quick set-up brings each piece by itself to the emptiest place."
)


def who_answers(state: State, seat: i64) -> i64:
    """Who answers: the player, or in a quick set-up chance."""
    return CHANCE if state.quick and not state.begun else seat


def must_be_emptiest(state: State, cell: i64, cells: list[i64]) -> i64:
    """OK for a place with the fewest pieces in its cell; asked in a quick set-up only."""
    fewest = min([state.count(other) for other in cells])
    return NOT_EVENLY if state.count(cell) > fewest else OK


def must_be_one(state: State, number: i64) -> i64:
    """OK for any number; in a quick set-up only for one piece at a time."""
    return NOT_EVENLY if state.quick and number > 1 else OK
