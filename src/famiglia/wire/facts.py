"""Facts of a game by name: what each is about, and its value in words."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from famiglia.edition.tables import COLUMNS, FAMILIES, MANDAMENTI, NONE, ROWS, TILES, Tables
from famiglia.engine.cells import SOLO_SPACES
from famiglia.engine.facts import (
    BEGUN,
    CUPOLA_TOKEN,
    FICTIONAL_COLOUR,
    FIRST,
    PASSES,
    PHASE,
    ROUND,
    SEATS,
    STARTING_PIECE,
    TAKEN_FROM,
    TEAMS,
    WINNER,
    bust,
    character,
    closed,
    commission,
    confirmed,
    drawn,
    favours,
    marker,
    members_least,
    members_most,
    opened,
    revealed,
)
from famiglia.record.position.head import PHASES
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named

FactValue = bool | int | str | None


class FactMessage(Message, frozen=True):
    """A fact: `{fact: "revealed", of: {family: "red", row: "justice"}, value: 2}`.

    Nobody and nothing are null. The winner is a team, 2 after a draw; seats and teams are numbers.
    """

    fact: str
    of: dict[str, str | int | None]
    value: FactValue


class _Fact(NamedTuple):
    """A fact by numbers: what its value is one of, and of what things it is true."""

    name: str
    value: str
    of: tuple[tuple[str, int], ...] = ()


def fact_message(fact: int, value: int, tables: Tables, number: int) -> FactMessage:
    """A fact and its value; a space has its name of the round of this number."""
    about = _FACTS[fact]
    of = {domain: _name(domain, of, tables, number) for domain, of in about.of}
    return FactMessage(about.name, of, _value(about.value, value, tables, number))


def _value(domain: str, value: int, tables: Tables, number: int) -> FactValue:
    if domain == "flag":
        return bool(value)
    return int(value) if domain == "number" else _name(domain, value, tables, number)


def _name(domain: str, value: int, tables: Tables, number: int) -> str | int | None:
    if domain in ("seat", "team"):
        return None if value == NONE else int(value)
    if domain == "phase":
        return PHASES[value]
    if domain == "mandamento":
        return tables.mandamento_ids[value]
    return named(value, ids(domain, tables, number))


def _of_families() -> Iterator[tuple[int, _Fact]]:
    for family in range(FAMILIES):
        of = (("family", family),)
        for row in range(ROWS):
            yield revealed(family, row), _Fact("revealed", "number", (*of, ("row", row)))
        yield bust(family), _Fact("bust", "space", of)
        yield favours(family), _Fact("favours", "number", of)
        yield members_least(family), _Fact("members-least", "number", of)
        yield members_most(family), _Fact("members-most", "number", of)


def _of_the_table() -> Iterator[tuple[int, _Fact]]:
    for seat in range(SEATS):
        yield character(seat), _Fact("character", "character", (("seat", seat),))
        yield commission(seat), _Fact("commission", "family", (("seat", seat),))
    for column in range(COLUMNS):
        yield closed(column), _Fact("closed", "flag", (("column", column),))
    for tile in range(TILES):
        yield drawn(tile), _Fact("drawn", "flag", (("tile", tile),))
        for team in range(TEAMS):
            of = (("team", team), ("tile", tile))
            yield marker(team, tile), _Fact("marker", "family", of)
    for place in range(MANDAMENTI):
        yield confirmed(place), _Fact("confirmed", "family", (("mandamento", place),))
    for space in range(SOLO_SPACES):
        yield opened(space), _Fact("opened", "flag", (("solo", space),))


_FACTS: Final[dict[int, _Fact]] = {
    ROUND: _Fact("round", "number"),
    PHASE: _Fact("phase", "phase"),
    FIRST: _Fact("first", "seat"),
    STARTING_PIECE: _Fact("starting-piece", "seat"),
    BEGUN: _Fact("begun", "flag"),
    PASSES: _Fact("passes", "number"),
    WINNER: _Fact("winner", "team"),
    TAKEN_FROM: _Fact("taken-from", "column"),
    CUPOLA_TOKEN: _Fact("cupola-token", "family"),
    FICTIONAL_COLOUR: _Fact("fictional-colour", "family"),
    **dict(_of_families()),
    **dict(_of_the_table()),
}
"""By number."""
