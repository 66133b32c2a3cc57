"""What is true of a game besides where its pieces are: each fact is one cell of a flat list.

All of them are public. Functions give the cell, as those of `famiglia.engine.cells` do.
"""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import COLUMNS, FAMILIES, MANDAMENTI, NONE, ROWS, TILES
from famiglia.engine.cells import SOLO_SPACES

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
TAKEN_FROM: Final = 7
"""The column from which the partner of who comes next has just taken, or NONE [16.4.1]."""
CUPOLA_TOKEN: Final = 8
"""The family whose control token lies in the Cupola, or NONE [15.3.3]."""
FICTIONAL_COLOUR: Final = 9
"""The colour of the fictional family, or NONE."""
_REVEALED: Final = 10
_CLOSED: Final = _REVEALED + FAMILIES * ROWS
_BUST: Final = _CLOSED + COLUMNS
_DRAWN: Final = _BUST + FAMILIES
_MARKED: Final = _DRAWN + TILES
_CONFIRMED: Final = _MARKED + TEAMS * TILES
_FAVOURS: Final = _CONFIRMED + MANDAMENTI
_CHARACTER: Final = _FAVOURS + FAMILIES
_COMMISSION: Final = _CHARACTER + SEATS
_OPENED: Final = _COMMISSION + SEATS
_LEAST: Final = _OPENED + SOLO_SPACES
_MOST: Final = _LEAST + FAMILIES
FACTS: Final = _MOST + FAMILIES


def revealed(family: i64, row: i64) -> i64:
    """How many slots of a row of a mat are revealed."""
    return _REVEALED + family * ROWS + row


def closed(column: i64) -> i64:
    """Whether a column of the top sheet was emptied in this phase."""
    return _CLOSED + column


def bust(family: i64) -> i64:
    """The space of the bottom sheet beside which a family's bust stands, or NONE."""
    return _BUST + family


def drawn(tile: i64) -> i64:
    """Whether a control tile is in play."""
    return _DRAWN + tile


def marker(team: i64, tile: i64) -> i64:
    """Whose token lies on a tile of a team, or NONE."""
    return _MARKED + team * TILES + tile


def confirmed(mandamento: i64) -> i64:
    """Which family's control of a Mandamento the last management confirmed, or NONE."""
    return _CONFIRMED + mandamento


def favours(family: i64) -> i64:
    """How many foreign tokens a family has moved unpaid in this phase [11.1.6]."""
    return _FAVOURS + family


def character(seat: i64) -> i64:
    """The character of a seat, or NONE."""
    return _CHARACTER + seat


def commission(seat: i64) -> i64:
    """The colour of the commission of a seat, or NONE [14.1.4]."""
    return _COMMISSION + seat


def opened(space: i64) -> i64:
    """Whether the lock of a space of the solo board is open [16.2.2]."""
    return _OPENED + space


def members_least(family: i64) -> i64:
    """How many members a family has at home at least, as all can work out [15.2.3]."""
    return _LEAST + family


def members_most(family: i64) -> i64:
    """How many members a family has at home at most, as all can work out [15.2.3]."""
    return _MOST + family


_NONE_FIRST: Final = (
    *(WINNER, TAKEN_FROM, CUPOLA_TOKEN, FICTIONAL_COLOUR),
    *range(_BUST, _DRAWN),
    *range(_MARKED, _FAVOURS),
    *range(_CHARACTER, _OPENED),
)


def first_facts() -> list[i64]:
    """The facts before anything has happened."""
    facts = [0] * FACTS
    facts[ROUND] = 1
    for fact in _NONE_FIRST:
        facts[fact] = NONE
    return facts
