"""Answers as small integers: a variant and up to four fields of six bits each."""

from typing import Final

_BITS: Final = 6
_MASK: Final = 63
DONE: Final = 63
"""The variant that ends a question which may be answered several times, or declines it."""


def pack(variant: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """One answer."""
    return variant | a << 6 | b << 12 | c << 18 | d << 24


def variant_of(option: int) -> int:
    """Which variant of its kind an answer is."""
    return option & _MASK


def first(option: int) -> int:
    """The first field of an answer."""
    return option >> _BITS & _MASK


def second(option: int) -> int:
    """The second field of an answer."""
    return option >> 12 & _MASK


def third(option: int) -> int:
    """The third field of an answer."""
    return option >> 18 & _MASK


def fourth(option: int) -> int:
    """The fourth field of an answer."""
    return option >> 24 & _MASK
