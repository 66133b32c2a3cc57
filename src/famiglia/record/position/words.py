"""Words of a position taken one by one, and what is wrong with a text or a state."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from famiglia.edition.problems import meant
from famiglia.record.notation import BadNotation

LARGEST_NUMBER: Final = 999
"""No number of a position is higher."""
_NUMBER: Final = re.compile("0|[1-9][0-9]*")


class BadPosition(Exception):
    """A text that is no position: in which line, and why."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


class Unwritable(Exception):
    """A state that no text says: what a seat sees, or pieces that are not those of the box."""


@contextmanager
def at(line: int) -> Iterator[None]:
    """What is wrong inside is wrong with this line."""
    try:
        yield
    except BadNotation as bad:
        raise BadPosition(line, str(bad)) from bad


class Words:
    """The words of a text, taken one by one; an error quotes all before it."""

    def __init__(self, text: str) -> None:
        self._words = text.split()
        self._taken = 0

    def ahead(self) -> str:
        """The next word, empty at the end."""
        return self._words[self._taken] if self._taken < len(self._words) else ""

    def next(self, what: str) -> str:
        """The next word, whatever it is."""
        word = self.ahead()
        if not word:
            raise BadNotation(f"missing {what} {self._behind()}")
        self._taken += 1
        return word

    def skip(self, word: str) -> bool:
        """Take the next word if it is this one."""
        is_next = self.ahead() == word
        self._taken += is_next
        return is_next

    def one(self, what: str, known: Sequence[str]) -> int:
        """The number of the next word among the known ones."""
        return index(self.next(what), what, known)

    def number(self, what: str, least: int = 0, most: int = LARGEST_NUMBER) -> int:
        """The next word as a number within these borders."""
        return number(self.next(what), what, least, most)

    def many(self, what: str, known: Sequence[str]) -> list[int]:
        """At least one of the known words, each at most once; by their numbers."""
        found = [self.one(what, known)]
        while self.ahead():
            following = self.one(what, known)
            if following in found:
                raise BadNotation(f"{what} {known[following]!r} is named twice")
            found.append(following)
        return found

    def counts(self, what: str, known: Sequence[str]) -> dict[int, int]:
        """Pairs of a known word and a number."""
        found: dict[int, int] = {}
        while self.ahead() or not found:
            counted = self.one(what, known)
            if counted in found:
                raise BadNotation(f"{what} {known[counted]!r} is named twice")
            found[counted] = self.number("number")
        return found

    def rest(self) -> str:
        """All that is left."""
        rest = " ".join(self._left())
        self._taken = len(self._words)
        return rest

    def until(self, word: str) -> Words:
        """What is left up to this word, to be taken by itself."""
        end = self._words.index(word, self._taken) if word in self._left() else len(self._words)
        part = Words(" ".join(self._words[:end]))
        part._taken = self._taken
        self._taken = end
        return part

    def end(self) -> None:
        """Nothing may be left."""
        if self.ahead():
            raise BadNotation(f"too much: {self.ahead()!r} {self._behind()}")

    def _left(self) -> list[str]:
        return self._words[self._taken :]

    def _behind(self) -> str:
        return f"after {' '.join(self._words[: self._taken])!r}" if self._taken else "at all"


def index(word: str, what: str, known: Sequence[str]) -> int:
    """The number of a word among the known ones."""
    if word not in known:
        raise unknown(word, what, known)
    return known.index(word)


def number(word: str, what: str, least: int, most: int) -> int:
    """A word as a number within these borders."""
    if not _NUMBER.fullmatch(word):
        raise BadNotation(f"expected a {what}, found {word!r}")
    if not least <= int(word) <= most:
        raise BadNotation(f"expected a {what} from {least} to {most}, found {word}")
    return int(word)


def by_name(items: list[Words], what: str, known: Sequence[str]) -> dict[str, Words]:
    """Items that begin with a name, each at most once; what follows the name is left to take."""
    found: dict[str, Words] = {}
    for words in items:
        name = known[words.one(what, known)]
        if name in found:
            raise BadNotation(f"{name!r} is given twice")
        found[name] = words
    return found


def unknown(word: str, what: str, known: Collection[str]) -> BadNotation:
    """What to raise about a word that nothing is called."""
    return BadNotation(f"unknown {what} {word!r}{meant(word, known)}")


def noun(amount: int, piece: str) -> str:
    """`car` or `cars`, as one says with this number."""
    return piece if amount == 1 else f"{piece}s"
