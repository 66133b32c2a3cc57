"""Comparing two editions value by value."""

from typing import NamedTuple

from famiglia.edition.schema import Edition
from famiglia.edition.walk import leaves


class Difference(NamedTuple):
    """A key whose value differs; None where an edition has no such value."""

    key: str
    one: object
    other: object


def differences(one: Edition, other: Edition) -> list[Difference]:
    """Every printed value that is not the same in both, in the order of the first."""
    left, right = dict(leaves(one)), dict(leaves(other))
    return [
        Difference(key, left.get(key), right.get(key))
        for key in left | right
        if left.get(key) != right.get(key)
    ]
