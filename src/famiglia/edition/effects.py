"""Effects as values: one word with its parameters, and actions made of several."""

import re
from typing import Final, NamedTuple, Self

from famiglia.edition.problems import meant
from famiglia.edition.words import WORDS, On

LARGEST_NUMBER: Final = 12
"""The highest number an effect may print."""
_NUMBER: Final = re.compile(r"\+?\d{1,2}")
_COUNTS: Final = (("{every}", (1, 9)), ("{1}", (2, 2)), ("{n}", (1, 1)), ("{times}", (0, 1)))
"""How many numbers a sentence with such a gap takes; without one it takes none."""


class Effect(NamedTuple):
    """A word of the vocabulary with its parameters, as printed."""

    word: str
    numbers: tuple[int, ...] = ()
    bonus: bool = False
    """Whether the number is added to the base value of the mat."""
    qualifier: str = ""

    @classmethod
    def parse(cls, raw: object) -> Self:
        """Read `place +4 held`; a ValueError says what is wrong with it."""
        if not isinstance(raw, str) or not raw.strip():
            raise ValueError(f"expected an effect word, got {raw!r}")
        word, *rest = raw.split()
        if word not in WORDS:
            raise ValueError(f"unknown effect word {word!r}{_hint(word)}")
        numbers = [part for part in rest if _NUMBER.fullmatch(part)]
        qualifier = " ".join(part for part in rest if not _NUMBER.fullmatch(part))
        _check_qualifier(word, qualifier)
        _check_numbers(word, qualifier, numbers)
        bonus = any(number.startswith("+") for number in numbers)
        return cls(word, tuple(int(number) for number in numbers), bonus, qualifier)

    @property
    def number(self) -> int:
        """The first number; 1 where none is printed."""
        return self.numbers[0] if self.numbers else 1

    def __str__(self) -> str:
        sign = "+" if self.bonus else ""
        parts = [self.word, *(f"{sign}{number}" for number in self.numbers), self.qualifier]
        return " ".join(part for part in parts if part)

    def text(self, on: On) -> str:
        """What the effect does where it is printed, in a few English words."""
        number = f"base + {self.number}" if self.bonus else str(self.number)
        times = ", twice" if self.number == 2 else ""
        every = "/".join(str(number) for number in self.numbers)
        word = WORDS[self.word]
        sentence = word.texts[self.qualifier]
        if on is On.ORDER and word.on_order:
            sentence = word.on_order
        return sentence.format(*self.numbers, n=number, times=times, every=every)


class Action(NamedTuple):
    """One or more effects, joined by + (do each of them) or / (choose one)."""

    parts: tuple[Effect, ...]
    join: str = ""

    @classmethod
    def parse(cls, raw: object) -> Self:
        """Read `order + place +1` or `launder / recruit +0`."""
        if not isinstance(raw, str) or not raw.strip():
            raise ValueError(f"expected effect words, got {raw!r}")
        joins = set(re.findall(r"\s([+/])\s", raw))
        if len(joins) > 1:
            raise ValueError(f"{raw!r} mixes + and /; an action is joined by one of them")
        parts, problems = [], []
        for part in re.split(r"\s[+/]\s", raw):
            try:
                parts.append(Effect.parse(part))
            except ValueError as problem:
                problems.append(str(problem))
        if problems:
            raise ValueError("; ".join(problems))
        return cls(tuple(parts), joins.pop() if joins else "")

    def __str__(self) -> str:
        return f" {self.join} ".join(str(part) for part in self.parts)

    def text(self, on: On) -> str:
        """What the action does where it is printed, in a few English words."""
        joiner = {"/": "; or: ", "+": "; "}.get(self.join, "")
        return joiner.join(part.text(on) for part in self.parts)

    def has(self, word: str) -> bool:
        """Whether one of its effects is this word."""
        return any(part.word == word for part in self.parts)

    def find(self, word: str) -> Effect | None:
        """Its effect of this word, if it has one."""
        return next((part for part in self.parts if part.word == word), None)


def _hint(word: str) -> str:
    if re.search(r"[a-z][+/]", word):
        return " (write spaces around + and /)"
    return meant(word, WORDS)


def _check_qualifier(word: str, qualifier: str) -> None:
    known = WORDS[word].texts
    if qualifier in known:
        return
    wanted = ", ".join(text for text in known if text) or "nothing"
    if qualifier:
        raise ValueError(f"{word!r} may be followed by {wanted}, not by {qualifier!r}")
    raise ValueError(f"{word!r} must be followed by one of: {wanted}")


def _check_numbers(word: str, qualifier: str, numbers: list[str]) -> None:
    entry = WORDS[word]
    sentence = entry.texts[qualifier]
    low, high = next((count for gap, count in _COUNTS if gap in sentence), (0, 0))
    if not low <= len(numbers) <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise ValueError(f"{word!r} takes {wanted} number(s), got {len(numbers)}")
    for number in numbers:
        is_bonus = number.startswith("+")
        if is_bonus and not entry.takes_bonus:
            raise ValueError(f"{word!r} takes a plain number, not a bonus like {number}")
        if not (0 if is_bonus else 1) <= int(number) <= LARGEST_NUMBER:
            raise ValueError(f"{word!r} takes a number from 1 to {LARGEST_NUMBER}, got {number}")
