"""What is true of a game besides where its pieces are: each fact is one cell of a flat list.

All of them are public. Functions give the cell, as those of `famiglia.engine.cells` do.
"""

from typing import Final

from famiglia.edition.tables import COLUMNS, FAMILIES, MANDAMENTI, NONE, ROWS
from famiglia.engine.cells import TILES

SEATS: Final = 4
"""The most seats a table has."""
TEAMS: Final = 2

ROUND: Final = 0
PHASE: Final = 1
FIRST: Final = 2
"""The seat that begins this phase."""
STARTING_PIECE: Final = 3
"""The seat that holds it."""
BEGUN: Final = 4
"""Whether the first planning phase has begun."""
PASSES: Final = 5
"""How many families have passed one after another."""
WINNER: Final = 6
"""The team that has won; 2 after a draw."""
_REVEALED: Final = 7
_CLOSED: Final = _REVEALED + FAMILIES * ROWS
_BUST: Final = _CLOSED + COLUMNS
_DRAWN: Final = _BUST + FAMILIES
_MARKED: Final = _DRAWN + TILES
_CONFIRMED: Final = _MARKED + TEAMS * TILES
_FAVOURS: Final = _CONFIRMED + MANDAMENTI
_CHARACTER: Final = _FAVOURS + FAMILIES
FACTS: Final = _CHARACTER + SEATS


def revealed(family: int, row: int) -> int:
    """How many slots of a row of a mat are revealed."""
    return _REVEALED + family * ROWS + row


def closed(column: int) -> int:
    """Whether a column of the top sheet was emptied in this phase."""
    return _CLOSED + column


def bust(family: int) -> int:
    """The space of the bottom sheet beside which a family's bust stands, or NONE."""
    return _BUST + family


def drawn(tile: int) -> int:
    """Whether a control tile is in play."""
    return _DRAWN + tile


def marker(team: int, tile: int) -> int:
    """Whose token lies on a tile of a team, or NONE."""
    return _MARKED + team * TILES + tile


def confirmed(mandamento: int) -> int:
    """Which family's control of a Mandamento the last management confirmed, or NONE."""
    return _CONFIRMED + mandamento


def favours(family: int) -> int:
    """How many foreign tokens a family has moved unpaid in this phase [11.1.6]."""
    return _FAVOURS + family


def character(seat: int) -> int:
    """The character of a seat, or NONE."""
    return _CHARACTER + seat


def first_facts() -> list[int]:
    """The facts before anything has happened."""
    facts = [0] * FACTS
    facts[ROUND] = 1
    facts[WINNER] = NONE
    for fact in [*range(_BUST, _DRAWN), *range(_MARKED, _FAVOURS), *range(_CHARACTER, FACTS)]:
        facts[fact] = NONE
    return facts
