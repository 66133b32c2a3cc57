"""Does an edition hold together? Structure, start line-up, reachability, attested facts."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from famiglia.edition.check import board, cards, facts, families, sheets, solo
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content

Check = Callable[[Content, Report], None]

STRUCTURE: Final[tuple[Check, ...]] = (
    *board.CHECKS,
    *sheets.CHECKS,
    *families.CHECKS,
    *cards.CHECKS,
    *solo.CHECKS,
)


class _Unread(Exception):
    """A check touched a part that could not be read; its problems are in the report already."""


class _Parts:
    """The content as far as it could be read."""

    def __init__(self, parts: Mapping[str, object]) -> None:
        self._parts = parts

    def __getattr__(self, name: str) -> object:
        if name not in self._parts:
            raise _Unread(name)
        return self._parts[name]


def check(
    parts: Mapping[str, object], provenance: Mapping[str, str], report: Report, *, strictly: bool
) -> None:
    """Note every problem of the readable parts.

    Strictly, for our own editions, a value that differs from an attested one is an error and its
    provenance must name the page; for an overlay it is a warning.
    """
    content = cast(Content, _Parts(parts))
    for step in STRUCTURE:
        try:
            step(content, report)
        except _Unread:
            continue
    for fact in facts.FACTS:
        try:
            facts.verify(fact, content, provenance, report, strictly=strictly)
        except _Unread:
            continue
