"""The numbered rules as data: chapters, their sections, and the rules in them."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

CHAPTER: Final = "## "
SECTION: Final = "### "
_SUFFIX: Final = ".md"


class Rule(msgspec.Struct, frozen=True):
    """One rule; others and rulings are cited in it as `[4.3.2]` and `[R23]`."""

    number: str
    text: str


class Section(msgspec.Struct, frozen=True):
    """Rules about one thing."""

    number: str
    title: str
    rules: tuple[Rule, ...]


class Chapter(msgspec.Struct, frozen=True):
    """Sections, and what they are about in a sentence."""

    number: str
    title: str
    intro: str
    sections: tuple[Section, ...]


def languages() -> list[str]:
    """The languages in which there is a rulebook."""
    return sorted(
        each.name.removesuffix(_SUFFIX) for each in _folder().iterdir() if _is_rulebook(each)
    )


@cache
def rulebook(language: str) -> tuple[Chapter, ...]:
    """The rulebook in one of the languages."""
    text = (_folder() / f"{language}{_SUFFIX}").read_text(encoding="utf-8")
    return tuple(_chapter(part) for part in _parts(text.splitlines(), CHAPTER))


def _folder() -> Traversable:
    return files("famiglia.rulebook")


def _is_rulebook(file: Traversable) -> bool:
    return file.name.endswith(_SUFFIX)


def _parts(lines: list[str], sign: str) -> Iterator[list[str]]:
    """The lines of each part that a heading begins, the heading without its sign first."""
    begins = [number for number, line in enumerate(lines) if line.startswith(sign)]
    for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True):
        yield [lines[begin].removeprefix(sign), *filter(None, lines[begin + 1 : end])]


def _chapter(lines: list[str]) -> Chapter:
    sections = tuple(_section(part) for part in _parts(lines, SECTION))
    return Chapter(*_numbered(lines[0]), lines[1], sections)


def _section(lines: list[str]) -> Section:
    return Section(*_numbered(lines[0]), tuple(Rule(*_numbered(line)) for line in lines[1:]))


def _numbered(line: str) -> tuple[str, str]:
    number, _, text = line.partition(" ")
    return number, text
