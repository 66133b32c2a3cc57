"""Answers as small integers: a variant and up to four fields of six bits each."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_MASK: Final = 63
DONE: Final = 63
"""The answer that ends a question which may be answered several times, or declines it."""


class Options:
    """Answers as they are listed: machine words, of which none is an object of its own."""

    def __init__(self) -> None:
        self.listed = vec[i64](capacity=32)

    def add(self, option: i64) -> None:
        """One more."""
        self.listed = append(self.listed, option)

    def is_empty(self) -> bool:
        """Whether there is none so far."""
        return len(self.listed) == 0


def pack(variant: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """One answer."""
    return variant | a << 6 | b << 12 | c << 18 | d << 24


def variant_of(option: i64) -> i64:
    """Which variant of its kind an answer is."""
    return option & _MASK


def first(option: i64) -> i64:
    """The first field of an answer."""
    return option >> 6 & _MASK


def second(option: i64) -> i64:
    """The second field of an answer."""
    return option >> 12 & _MASK


def third(option: i64) -> i64:
    """The third field of an answer."""
    return option >> 18 & _MASK


def fourth(option: i64) -> i64:
    """The fourth field of an answer."""
    return option >> 24 & _MASK
