"""What the rulebook texts state about printed values: each fact with its page.

Complete editions must agree with all of them and say so in their provenance.
"""

from collections.abc import Mapping
from typing import Final

from famiglia.edition.check.facts import box, expansion, families, map, rules, sheets, tiles
from famiglia.edition.check.facts.fact import Fact
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content

FACTS: Final[tuple[Fact, ...]] = (
    *box.FACTS,
    *rules.FACTS,
    *map.FACTS,
    *sheets.FACTS,
    *families.FACTS,
    *tiles.FACTS,
    *expansion.FACTS,
)


def verify(fact: Fact, content: Content, provenance: Mapping[str, str], report: Report) -> None:
    """Note a fact that does not hold, or whose provenance does not name its page."""
    if not fact.holds(content):
        report.error(fact.key, f"the rulebook says otherwise: {fact.statement} ({fact.page})")
    elif fact.is_value and provenance.get(fact.key) != f"rulebook {fact.page}":
        report.error(fact.key, f"its provenance must be rulebook {fact.page}")
