"""What the rulebook texts state about printed values: each fact with its page.

Our own editions must agree with all of them and say so in their provenance; an overlay that
differs is warned, since its owner may know better than our reading of the text.
"""

from collections.abc import Mapping
from typing import Final

from famiglia.edition.check.facts import box, expansion, families, map, sheets, tiles
from famiglia.edition.check.facts.fact import Fact
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content

FACTS: Final[tuple[Fact, ...]] = (
    *box.FACTS,
    *map.FACTS,
    *sheets.FACTS,
    *families.FACTS,
    *tiles.FACTS,
    *expansion.FACTS,
)


def verify(
    fact: Fact,
    content: Content,
    provenance: Mapping[str, str],
    report: Report,
    *,
    strictly: bool,
) -> None:
    """Note a fact that does not hold, or, strictly, whose provenance does not name its page."""
    if not fact.holds(content):
        note = report.error if strictly else report.warning
        note(fact.key, f"the rulebook says otherwise: {fact.statement} ({fact.page})")
    elif strictly and fact.is_value and provenance.get(fact.key) != f"rulebook {fact.page}":
        report.error(fact.key, f"its provenance must be rulebook {fact.page}")
