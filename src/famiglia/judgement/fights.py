"""How a fight will probably end, without its cards: read off the exact duel for many numbers."""

from typing import Final

from mypy_extensions import i64

_BY_FINESSE: Final = [0.25, 0.25, 0.33, 0.62, 0.74]
"""That the attacker takes the area, from 2 fewer than the defenders to 2 more."""
_WORST: Final = -2


def win_chance(attackers: i64, defenders: i64, brute_force: i64) -> float:
    """How likely so many take an area from so many, after all bonuses; Brute force costs some."""
    if attackers <= 0:
        return 0.0
    margin = attackers - defenders
    if defenders <= 0 or margin > brute_force:
        return 1.0
    return _BY_FINESSE[min(margin, 2) - _WORST] if margin >= _WORST else 0.0


def survivors(attackers: i64, defenders: i64, brute_force: i64) -> i64:
    """How many attackers are left if they win."""
    if defenders <= 0:
        return attackers
    margin = attackers - defenders
    return max(1, margin - brute_force if margin > brute_force else margin)
