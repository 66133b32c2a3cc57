"""Numbers the base game's rules state."""

from typing import Final

from famiglia.edition.check.facts.fact import Fact, value

_RULES: Final = {
    "rules.rounds": ("p. 7", 4),
    "rules.control-tiles-drawn": ("p. 4", 7),
    "rules.colours-per-team": ("p. 4", 3),
    "rules.areas-for-control": ("p. 12", 2),
    "rules.victory-family": ("p. 19", 5),
    "rules.victory-team": ("p. 19", 6),
    "rules.labs-per-area": ("p. 6", 2),
    "rules.boats-that-collide": ("p. 9", 3),
    "rules.orders-per-area": ("p. 20", 2),
    "rules.token-cost": ("p. 10", 1),
    "rules.foreign-token-cost": ("p. 7", 1),
    "rules.order-sale": ("p. 7", 1),
    "rules.gift-spent": ("p. 7", 2),
    "rules.gift-received": ("p. 7", 1),
    "modes.2v2.brute-force": ("p. 16", 2),
    "modes.2v2.starter-pays": ("p. 6", 1),
    "modes.2v2.last-receives": ("p. 6", 1),
    "modes.2v2.team.characters": ("p. 6", 1),
    "modes.2v2.team.tokens": ("p. 6", 2),
    "modes.2v2.team.tokens-at-once": ("p. 6", 1),
}

FACTS: Final[tuple[Fact, ...]] = tuple(
    value(page, key, wanted) for key, (page, wanted) in _RULES.items()
)
