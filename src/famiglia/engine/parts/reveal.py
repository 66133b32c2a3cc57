"""Taking a token off the mat and revealing its slot [5.7]."""

from typing import Final

from famiglia.edition.tables import COLUMNS, NONE, ORDERS
from famiglia.engine.act import ALL_OPEN, Act
from famiglia.engine.cells import IN_SUPPLY, ON_BOTTOM, ON_MAT, ON_TOP, token_in
from famiglia.engine.facts import revealed
from famiglia.engine.state import HQ, State

TO_SUPPLY: Final = 0
"""Destinations of a token: the supply, then the columns of the top sheet, then bottom spaces."""
TO_COLUMN: Final = 1
TO_SPACE: Final = TO_COLUMN + COLUMNS


def place_of(destination: int) -> int:
    """Where a destination lies among the places of tokens."""
    if destination >= TO_SPACE:
        return ON_BOTTOM + destination - TO_SPACE
    if destination >= TO_COLUMN:
        return ON_TOP + destination - TO_COLUMN
    return IN_SUPPLY


def take_token(state: State, family: int, row: int, destination: int) -> None:
    """The leftmost token of a row goes; its slot brings an order, then its effect [5.7.1]."""
    number = state.facts[revealed(family, row)]
    state.move(token_in(family, ON_MAT + row), token_in(family, place_of(destination)), 1)
    state.note(revealed(family, row), number + 1)
    slot = state.tables.mats[family][row].slots[number]
    if slot.order != NONE:
        state.put(family * ORDERS + slot.order, HQ)  # [5.7.2]
    if slot.effect is not None:
        state.push(Act(family, slot.effect, NONE, False, ALL_OPEN))  # [5.7.3]
