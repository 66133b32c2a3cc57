"""Taking a token off the mat and revealing its slot [5.7]; those of a commission first [14.3]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import COLUMNS, NONE, ORDERS
from famiglia.engine.act import ALL_OPEN, Act
from famiglia.engine.cells import (
    IN_SUPPLY,
    ON_BOTTOM,
    ON_MAT,
    ON_TOP,
    commission_in,
    token_in,
)
from famiglia.engine.facts import revealed
from famiglia.engine.sheets import bottom_sheet
from famiglia.engine.solo import UseSolo
from famiglia.engine.state import HQ, State

TO_SUPPLY: Final = 0
"""Destinations of a token: the supply, then the columns of the top sheet, then bottom spaces."""
TO_COLUMN: Final = 1
TO_SPACE: Final = TO_COLUMN + COLUMNS


def place_of(destination: i64) -> i64:
    """Where a destination lies among the places of tokens."""
    if destination >= TO_SPACE:
        return ON_BOTTOM + destination - TO_SPACE
    if destination >= TO_COLUMN:
        return ON_TOP + destination - TO_COLUMN
    return IN_SUPPLY


def to_solo(state: State) -> i64:
    """The first destination on the solo board: they come after the spaces of the bottom sheet."""
    return TO_SPACE + len(bottom_sheet(state).spaces)


def is_covered(state: State, family: i64, row: i64) -> bool:
    """Whether a token of the commission lies on the next own one of a row [14.3.1]."""
    left = state.count(commission_in(family, ON_MAT + row))
    if left == 0:
        return False
    slots = state.tables.mats[family][row].slots[state.facts[revealed(family, row)] :]
    return slots[0].doubled and left == sum([slot.doubled for slot in slots])


def take_token(state: State, family: i64, row: i64, destination: i64) -> None:
    """The leftmost token of a row goes; its slot brings an order, then its effect [5.7.1].

    A token of the commission goes before it, to the solo board or the supply [14.3.2] [14.3.3].
    """
    if is_covered(state, family, row):
        if destination == TO_SUPPLY:
            source = commission_in(family, ON_MAT + row)
            state.move(source, commission_in(family, IN_SUPPLY), 1)
        else:
            state.push(UseSolo(family, ON_MAT + row, destination - to_solo(state)))
        return
    number = state.facts[revealed(family, row)]
    state.move(token_in(family, ON_MAT + row), token_in(family, place_of(destination)), 1)
    state.note(revealed(family, row), number + 1)
    slot = state.tables.mats[family][row].slots[number]
    if slot.order != NONE:
        state.put(family * ORDERS + slot.order, HQ)  # [5.7.2]
    if slot.effect is not None:
        state.push(Act(family, slot.effect, NONE, False, ALL_OPEN))  # [5.7.3]
