"""Relief: small drawn peaks and hills along Sicily's ranges, clear of names, pieces and borders."""

from math import pi, sin
from random import Random
from typing import Final, NamedTuple

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from tools.map.inputs import Point, rounded

Stroke = list[Point]


class Range(NamedTuple):
    """A range: its spine, how far peaks stray from it, and the size of its peaks."""

    spine: tuple[Point, ...]
    stray: float
    width: float
    height: float


# Free after nature: each range lies where its areas lie on our map.
RANGES: Final = (
    Range(((755, 300), (850, 345), (930, 350)), 46, 22, 17),
    Range(((960, 330), (1050, 345), (1120, 300), (1240, 270)), 46, 20, 15),
    Range(((1290, 330), (1380, 280), (1450, 200)), 44, 20, 15),
    Range(((400, 330), (500, 400), (600, 460), (650, 540)), 52, 18, 12),
    Range(((400, 215), (520, 250), (600, 300)), 40, 16, 11),
    Range(((170, 250), (250, 340), (350, 380)), 44, 15, 9),
    Range(((900, 470), (880, 560), (960, 620), (1010, 560)), 46, 17, 11),
    Range(((980, 800), (1080, 790), (1200, 760), (1220, 860)), 56, 18, 10),
    Range(((560, 560), (680, 620), (760, 700)), 44, 14, 8),
    Range(((1080, 520), (1140, 640)), 50, 13, 7),
)
ETNA: Final = Range(((1218, 440), (1250, 400)), 34, 46, 34)
PEAK_TRIES: Final = 420
PEAK_MARGIN: Final = 1.5
SMOOTH: Final = 7


class Peak(NamedTuple):
    """A peak by the middle of its foot."""

    x: float
    y: float
    width: float
    height: float

    def box(self, grown: float = 0.0) -> Polygon:
        """The box it fills."""
        half = self.width / 2 + grown
        return shapely.box(
            self.x - half, self.y - self.height - grown, self.x + half, self.y + grown
        )


class Drawn(NamedTuple):
    """Strokes by pen: outlines and the hatching of the shaded side."""

    outline: list[Stroke]
    shade: list[Stroke]


def place_peaks(chain: Range, free: BaseGeometry, standing: list[Peak], tries: int) -> list[Peak]:
    """Peaks strewn along a spine wherever there is room, near the spine the tallest."""
    chance = Random(repr(chain.spine))
    spine = LineString(chain.spine)
    peaks: list[Peak] = []
    for _ in range(tries):
        at = spine.interpolate(chance.random(), normalized=True)
        size = chance.uniform(0.75, 1.1)
        off = chance.gauss(0, 0.5)
        size *= 1 - 0.35 * min(1.0, abs(off))
        peak = Peak(
            round(at.x + chance.gauss(0, 0.5) * chain.stray, 1),
            round(at.y + off * chain.stray, 1),
            chain.width * size,
            chain.height * size,
        )
        if has_room(peak, free, standing + peaks):
            peaks.append(peak)
    return peaks


def has_room(peak: Peak, free: BaseGeometry, others: list[Peak]) -> bool:
    """Inside the free land; neighbours may touch feet but not hide each other."""
    if not free.contains(peak.box(PEAK_MARGIN)):
        return False
    for other in others:
        wide = (peak.width + other.width) / 2
        tall = max(peak.height, other.height)
        if abs(peak.x - other.x) < 0.92 * wide and abs(peak.y - other.y) < 0.9 * tall:
            return False
    return True


def outline_of(peak: Peak, chance: Random) -> Stroke:
    """From the left foot over the top to the right foot, hollow slopes, a little crooked."""
    lean = chance.uniform(-0.1, 0.1) * peak.width
    points = []
    for k in range(SMOOTH * 2 + 1):
        t = k / SMOOTH - 1
        rise = (1 - abs(t)) ** 1.25
        x = peak.x + t * peak.width / 2 + lean * rise
        shake = 0.0 if abs(t) == 1 else chance.uniform(-0.35, 0.35)
        points.append(rounded((x, peak.y - peak.height * rise + shake)))
    return points


def shade_of(peak: Peak, outline: Stroke, chance: Random) -> list[Stroke]:
    """Short strokes down from the right slope: the light comes from the left."""
    strokes = []
    right = outline[SMOOTH:-1]
    for k, (x, y) in enumerate(right):
        drop = (peak.y - y) * chance.uniform(0.45, 0.72)
        if drop > 1.2 and (k % 2 == 0 or peak.width > 15):
            sway = -0.1 * drop * sin(pi * chance.random())
            strokes.append([rounded((x - 0.4, y + 0.9)), rounded((x + sway, y + drop))])
    return strokes


def smoke_of(peak: Peak) -> list[Stroke]:
    """A thin plume over the volcano."""
    plume = []
    for side in (-1.0, 1.0):
        line = []
        for k in range(9):
            t = k / 8
            x = peak.x + side * (1.5 + 2.5 * t) + 5 * t * t + 2.2 * sin(t * 2 * pi)
            line.append(rounded((x, peak.y - peak.height - 2 - 13 * t)))
        plume.append(line)
    return plume


def make_relief(land: Polygon, keep_clear: BaseGeometry) -> Drawn:
    """All strokes; farther peaks first."""
    free = land.buffer(-5).difference(keep_clear)
    shapely.prepare(free)
    volcano = place_peaks(ETNA, free, [], 4000)[:1]
    peaks = list(volcano)
    for chain in RANGES:
        peaks += place_peaks(chain, free, peaks, PEAK_TRIES)
    drawn = Drawn([], [])
    for peak in sorted(peaks, key=lambda peak: peak.y):
        chance = Random(f"{peak.x}/{peak.y}")
        outline = outline_of(peak, chance)
        drawn.outline.append(outline)
        drawn.shade.extend(shade_of(peak, outline, chance))
    for peak in volcano:
        drawn.shade.extend(smoke_of(peak))
    return drawn
