"""A fact the rulebook states, and ways to write one."""

from collections.abc import Callable
from typing import NamedTuple

from famiglia.edition.schema import Content
from famiglia.edition.walk import leaves


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
    return Fact(page, key, f"it is {wanted}", lambda content: at(content, key) == wanted, True)


def at(content: Content, key: str) -> object:
    """The printed value at a key, or None where the edition has no such value."""
    first, _, rest = key.partition(".")
    found: object = getattr(content, first.replace("-", "_"))
    for path, printed in leaves(found, first):
        if path == (f"{first}.{rest}" if rest else first):
            return printed
    return None
