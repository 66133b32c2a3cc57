"""Comparing two editions value by value."""

from collections.abc import Iterator
from typing import NamedTuple

from famiglia.edition.schema import Edition
from famiglia.edition.walk import leaves, orders


class Difference(NamedTuple):
    """A key whose value differs; None where an edition has no such value."""

    key: str
    one: object
    other: object


def differences(one: Edition, other: Edition) -> list[Difference]:
    """Every printed value that is not the same in both, then what stands in another order."""
    left, right = dict(leaves(one)), dict(leaves(other))
    values = [
        Difference(key, left.get(key), right.get(key))
        for key in left | right
        if left.get(key) != right.get(key)
    ]
    return [*values, *_reordered(one, other)]


def _reordered(one: Edition, other: Edition) -> Iterator[Difference]:
    left, right = dict(orders(one)), dict(orders(other))
    for key in left.keys() & right.keys():
        if left[key] != right[key] and sorted(left[key]) == sorted(right[key]):
            yield Difference(key, ", ".join(left[key]), ", ".join(right[key]))
