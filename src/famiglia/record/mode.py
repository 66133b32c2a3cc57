"""Who plays against whom, and in 2v1 at which level: as records and commands call it."""

from typing import Final, NamedTuple

from famiglia.edition import Edition
from famiglia.edition.flatten import TEAM_OF_SEATS, flatten
from famiglia.edition.tables import Tables
from famiglia.edition.vocabulary import LEVELS

MODES: Final = tuple(TEAM_OF_SEATS)
LEVELLED: Final = "2v1"
"""The one mode that has levels [16.2.1]."""


class BadMode(Exception):
    """Words that name no mode, or one without its level."""


class Mode(NamedTuple):
    """A mode, and its level if it has some."""

    name: str
    level: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.level}".strip()

    def tables(self, edition: Edition) -> Tables:
        """What a game in this mode is played with."""
        return flatten(edition, self.name, self.level)


def mode_of(name: str, level: str) -> Mode:
    """A mode with a level where it has some, and only there; raises BadMode."""
    if name not in MODES:
        raise BadMode(f"unknown mode {name!r}: expected {_listed(MODES)}")
    if name != LEVELLED and level:
        raise BadMode(f"{name} has no level {level!r}: only {LEVELLED} has levels")
    if name == LEVELLED and not level:
        raise BadMode(f"{name} without a level: expected {_listed(LEVELS)} after it")
    if level and level not in LEVELS:
        raise BadMode(f"unknown level {level!r}: expected {_listed(LEVELS)}")
    return Mode(name, level)


def levels_of(name: str) -> list[str]:
    """Those of a mode, the easiest first; none where it is always the same."""
    return list(LEVELS) if name == LEVELLED else []


def _listed(words: tuple[str, ...]) -> str:
    return " or ".join(repr(word) for word in words)
