"""How far two colours are apart for normal, protan, deutan and tritan vision."""

from functools import cache
from typing import Final

from coloraide import Color

WASH: Final = 0.1
VISIONS: Final = ("normal", "protan", "deutan", "tritan")


@cache
def seen(colour: str) -> tuple[Color, ...]:
    """The colour as each vision sees it; the three others are full dichromacy."""
    plain = Color(colour)
    return tuple(plain if vision == "normal" else plain.filter(vision).clip() for vision in VISIONS)


def contrasts(a: str, b: str) -> tuple[float, ...]:
    """Delta E 2000 in each vision."""
    pairs = zip(seen(a), seen(b), strict=True)
    return tuple(one.delta_e(other, method="2000") for one, other in pairs)


@cache
def contrast(a: str, b: str) -> float:
    """The smallest difference over all visions."""
    return min(contrasts(a, b))


def washed(tint: str, edge: str) -> str:
    """The ground near a border, where the wash covers a tenth of the tint."""
    return Color(tint).mix(edge, WASH, space="srgb").to_string(hex=True)
