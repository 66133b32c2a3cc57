"""Borders between areas: bent like rivers and ridges, never off their nodes."""

from math import ceil, hypot, pi, sin
from random import Random
from typing import Final

from shapely.geometry import LineString
from shapely.geometry import Point as Spot
from tools.map.inputs import Border, Point, Skeleton, rounded

STEP: Final = 4.0
# Shorter borders stay straight: bent, the Enna-Camastra link would let its two other
# neighbours, Caltanissetta and Licata, touch.
STRAIGHT: Final = 40.0
SWING: Final = 0.062
MOST_SWING: Final = 8.5
WAVES: Final = (1.0, 0.8, 0.62, 0.46, 0.3, 0.2, 0.13)


def pinned_nodes(skeleton: Skeleton, coast: LineString) -> dict[int, Point]:
    """The nodes, those on the coast moved onto the coast as it is drawn now."""
    pinned = dict(skeleton.nodes)
    for node in skeleton.coast_nodes:
        at = coast.interpolate(coast.project(Spot(pinned[node])))
        pinned[node] = rounded((at.x, at.y))
    return pinned


def swings(number: int, chance: Random) -> list[float]:
    """Offsets of the line's points, nothing at both ends, at most 1 elsewhere."""
    sizes = [wave * chance.uniform(-1, 1) for wave in WAVES]
    values = [
        sum(size * sin((k + 1) * pi * t / number) for k, size in enumerate(sizes))
        for t in range(number + 1)
    ]
    widest = max(abs(value) for value in values)
    return [value / widest for value in values]


def bent(start: Point, end: Point, name: str) -> list[Point]:
    """A natural line from start to end, the same one every time for the same name."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    if length < STRAIGHT:
        return [start, end]
    number = ceil(length / STEP)
    swing = min(SWING * length, MOST_SWING)
    points = []
    for k, value in enumerate(swings(number, Random(name))):
        t = k / number
        across = swing * value / length
        points.append(rounded((start[0] + dx * t - dy * across, start[1] + dy * t + dx * across)))
    return [start, *points[1:-1], end]


def draw_border(border: Border, nodes: dict[int, Point]) -> list[Point]:
    """The points of a border, named by its two areas."""
    return bent(nodes[border.start], nodes[border.end], "/".join(border.areas))
