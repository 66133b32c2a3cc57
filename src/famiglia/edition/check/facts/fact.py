"""A fact the rulebook states, and ways to write one."""

from collections.abc import Callable
from typing import NamedTuple

from famiglia.edition.schema import Content
from famiglia.edition.walk import value_at


class Fact(NamedTuple):
    """A statement about an edition, the page it is on, and the key it is about."""

    page: str
    key: str
    statement: str
    holds: Callable[[Content], bool]
    is_value: bool = False
    """Whether the key is one printed value, whose provenance must then name the page."""


def value(page: str, key: str, wanted: object) -> Fact:
    """The fact that one printed value is this."""
    return Fact(
        page, key, f"it is {wanted}", lambda content: value_at(content, key) == wanted, True
    )
