"""How certain a rate is."""

from math import sqrt
from typing import Final

_95: Final = 1.959963984540054
"""So many standard deviations to either side hold 95% of a normal distribution."""


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """Where the rate behind so many hits lies with 95% certainty (Wilson's score interval)."""
    if tries == 0:
        return 0.0, 1.0
    rate, z = hits / tries, _95
    middle = rate + z * z / (2 * tries)
    spread = z * sqrt(rate * (1 - rate) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
