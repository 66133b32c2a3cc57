"""Counts of what lies in the box (p. 3 and the expansion's first page)."""

from typing import Final

from famiglia.edition.check.facts.fact import Fact, value

_COUNTS: Final = {
    "boards": 1,
    "action-sheets": 4,
    "money-1": 50,
    "money-2": 42,
    "character-cards": 6,
    "order-charts": 6,
    "overview-sheets": 2,
    "control-tile-sets": 2,
    "labs": 30,
    "neutral-soldati": 30,
    "neutral-tokens": 8,
    "starting-pieces": 1,
    "family.mats": 1,
    "family.screens": 1,
    "family.basic-orders": 5,
    "family.advanced-orders": 8,
    "family.conflict-cards": 3,
    "family.soldati": 50,
    "family.boats": 4,
    "family.cars": 5,
    "family.influence-tokens": 17,
    "family.spare-influence-tokens": 8,
    "family.busts": 1,
    "family.control-tokens": 6,
}
_EXPANSION: Final = {
    "solo-boards": 1,
    "area-tiles": 24,
    "blocking-tokens": 7,
    "restriction-tokens": 1,
}

FACTS: Final[tuple[Fact, ...]] = (
    *(value("p. 3", f"box.{key}", number) for key, number in _COUNTS.items()),
    *(value("X p. 1", f"box.{key}", number) for key, number in _EXPANSION.items()),
)
