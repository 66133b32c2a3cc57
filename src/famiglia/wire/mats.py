"""The rows of a family's mat: how far each is revealed, and what it counts."""

from famiglia.edition.tables import NONE, ROWS
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.engine.cells import ON_MAT, commission_in, token_in
from famiglia.engine.facts import revealed
from famiglia.engine.parts.reveal import is_covered
from famiglia.engine.rules import base_place, base_slot
from famiglia.engine.state import State
from famiglia.wire.message import Message


class MatRow(Message, frozen=True):
    """A row of a mat. What its slots print is in the edition."""

    row: str
    revealed: int
    """How many slots from the left have no token any more."""
    tokens: int
    value: int
    """The base value that counts now [5.7.4]; of Justice that of cars in attacks ..."""
    strike: int
    """... and this is the one of cars in Strikes."""
    counts: int | None
    """The slot that prints them, from 0 on; null is what stands left of the row."""
    commission: int
    """Tokens of the commission: they lie on the last of the slots that are printed `doubled`."""
    is_covered: bool
    """Whether one of them lies on the next token and comes off before it [14.3.2]."""


def rows_of(state: State, family: int) -> list[MatRow]:
    """All rows of a family's mat."""
    return [_row(state, family, row) for row in range(ROWS)]


def _row(state: State, family: int, row: int) -> MatRow:
    base, place = base_slot(state, family, row), base_place(state, family, row)
    return MatRow(
        ROW_IDS[row],
        state.facts[revealed(family, row)],
        state.count(token_in(family, ON_MAT + row)),
        base.value,
        base.strike,
        None if place == NONE else place,
        state.count(commission_in(family, ON_MAT + row)),
        is_covered(state, family, row),
    )
