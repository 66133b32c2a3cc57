"""What the fields of answers name of what lies on the table: an area, a space, a column."""

from typing import Final, Literal, NamedTuple, get_args

from famiglia.engine.kinds import Field
from famiglia.record.notation import DESTINATIONS, Context, names

Sort = Literal[
    "area",
    "sea",
    "space",
    "solo",
    "column",
    "row",
    "family",
    "order",
    "tile",
    "card",
    "character",
    "supply",
]
"""A `space` lies on the bottom sheet, `solo` is one of the solo board; neutrals are a `family`."""


class Thing(NamedTuple):
    """Something one may point at: what it is, and how it is called."""

    sort: Sort
    id: str


_SORTS: Final[dict[str, Sort]] = {sort: sort for sort in get_args(Sort)} | {"owner": "family"}
"""By domain."""


def things(field: Field, context: Context) -> list[Thing]:
    """What each value of a field names, by number; empty for flags, numbers, ways and debtors."""
    if field.domain == "destination":
        return [each for domain in DESTINATIONS for each in _all(domain, context)]
    return _all(field.domain, context)


def is_thing(thing: Thing, context: Context) -> bool:
    """Whether there is such a thing in these words."""
    named = [domain for domain, sort in _SORTS.items() if sort == thing.sort]
    return any(thing in _all(domain, context) for domain in named)


def _all(domain: str, context: Context) -> list[Thing]:
    if domain not in _SORTS:
        return []
    return [Thing(_SORTS[domain], name) for name in names(Field(domain, domain), context)]
