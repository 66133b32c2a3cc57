"""Answers as they are listed; `famiglia.engine.packing` tells how one is packed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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
