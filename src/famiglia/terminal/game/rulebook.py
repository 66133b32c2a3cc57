"""Our numbered rules, looked up by number or by a word."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from famiglia.rulebook.chapters import CHAPTER, SECTION, Chapter, rulebook

MOST_LINES: Final = 12
"""How many rules a search shows."""
_NUMBER: Final = re.compile(r"\d+(\.\d+){0,2}\.?")


def rules_about(wanted: str) -> list[str]:
    """The rule, section or chapter of a number, or the rules with a word; empty if none."""
    if not wanted:
        return [line for line in _lines() if line.startswith(CHAPTER)]
    if _NUMBER.fullmatch(wanted):
        number = wanted.rstrip(".")
        return [line for line in _lines() if _is_at(line.lstrip("# "), number)]
    return [line for line in _lines() if wanted.lower() in line.lower()][:MOST_LINES]


def _is_at(line: str, number: str) -> bool:
    found = line.split(" ", 1)[0]
    return found == number or found.startswith(f"{number}.")


@cache
def _lines() -> tuple[str, ...]:
    """Every heading and every rule of the English rulebook."""
    return tuple(line for chapter in rulebook("en") for line in _lines_of(chapter))


def _lines_of(chapter: Chapter) -> Iterator[str]:
    yield f"{CHAPTER}{chapter.number} {chapter.title}"
    yield chapter.intro
    for section in chapter.sections:
        yield f"{SECTION}{section.number} {section.title}"
        for rule in section.rules:
            yield f"{rule.number} {rule.text}"
