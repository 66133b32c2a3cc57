"""What numbers of the engine are called: the words of the notation."""

from functools import lru_cache
from typing import Final

from famiglia.edition.tables import NONE, Tables
from famiglia.engine.kinds import Field
from famiglia.record.notation import Context, names
from famiglia.record.things import Thing, things

_MOST_CACHED_LISTS: Final = 4096
"""Lists of names are made anew only now and then: each round has other spaces."""


@lru_cache(maxsize=_MOST_CACHED_LISTS)
def words(field: Field, context: Context) -> tuple[str, ...]:
    """What the values of a field of an answer are called; an empty word is not said."""
    return tuple(names(field, context))


@lru_cache(maxsize=_MOST_CACHED_LISTS)
def named_things(field: Field, context: Context) -> tuple[Thing, ...]:
    """What the values of a field of an answer name on the table; empty where they name nothing."""
    return tuple(things(field, context))


def ids(domain: str, tables: Tables, number: int = 1) -> tuple[str, ...]:
    """What everything of a kind is called, in the round of this number."""
    return words(Field(domain, domain), Context(tables, number, NONE))


def owners(tables: Tables) -> tuple[str, ...]:
    """The owners of Soldati and tokens: the families, `neutral`, `fictional`."""
    return ids("owner", tables)


def named(number: int, known: tuple[str, ...]) -> str | None:
    """A name, or None for a number that has none."""
    return known[number] if 0 <= number < len(known) else None


def seat_or_none(seat: int) -> int | None:
    """A seat by its number; None for chance, a spectator and nobody."""
    return seat if seat >= 0 else None
