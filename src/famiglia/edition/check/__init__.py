"""Does an edition hold together? Structure, start line-up, reachability, attested facts."""

from collections.abc import Callable, Mapping
from typing import Final

from famiglia.edition.check import board, box, cards, facts, families, sheets, solo
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content, Edition
from famiglia.edition.walk import leaves

Check = Callable[[Content, Report], None]

STRUCTURE: Final[tuple[Check, ...]] = (
    *box.CHECKS,
    *board.CHECKS,
    *sheets.CHECKS,
    *families.CHECKS,
    *cards.CHECKS,
    *solo.CHECKS,
)


def check_structure(content: Content, report: Report) -> None:
    """Note everything that does not fit together."""
    for check in STRUCTURE:
        check(content, report)


def check_stated(content: Content, provenance: Mapping[str, str], report: Report) -> None:
    """Note every attested fact that a complete edition contradicts or does not cite."""
    for fact in facts.FACTS:
        facts.verify(fact, content, provenance, report)


def warn_of_changes(base: Edition, content: Content, report: Report) -> None:
    """Note every value of an overlay that is not what the rulebook states."""
    values = dict(leaves(content))
    for path, stated in leaves(base):
        source, _, page = base.provenance[path].partition(" ")
        if source == "rulebook" and values.get(path) != stated:
            report.warning(path, f"the rulebook says {stated} ({page})")
