"""What the water is drawn with: lines along the coast and small swells on open water."""

from math import pi, sin
from random import Random
from typing import Final

import shapely
from shapely.geometry import Polygon
from tools.map.inputs import FRAME, HEIGHT, WIDTH, Point, rounded
from tools.map.seas import NAME_ROOM, Water

from famiglia.drawing.corners import CORNER

RIPPLES: Final = (5.0, 10.5, 17.0, 25.0, 35.0)
CORNER_ROOM: Final = 190.0
OFFSHORE: Final = 48.0
ROW: Final = 27
COLUMN: Final = 62


def ripples(land: Polygon) -> list[list[Point]]:
    """Lines parallel to the coast, as engravers drew shallow water."""
    lines = []
    for distance in RIPPLES:
        ring = land.buffer(distance, join_style="round").exterior.simplify(0.35)
        lines.append([rounded((x, y)) for x, y in ring.coords])
    return lines


def taken_boxes(water: Water) -> list[Polygon]:
    """Everything that stands on the water, with a little air around it."""
    sizes = list(water.ornaments.values())
    sizes += [(row.at, (92.0, 76.0)) for row in water.control.values()]
    sizes += [(name.at, (NAME_ROOM, 90.0)) for name in water.names.values()]
    sizes += [(boats.at, (150.0, 66.0)) for boats in water.boats.values()]
    sizes += [((islet.x, islet.y), (4 * islet.wide, 4 * islet.tall)) for islet in water.islets]
    sizes += [
        ((x, y), (CORNER_ROOM, CORNER_ROOM))
        for x in (CORNER, WIDTH - CORNER)
        for y in (CORNER, HEIGHT - CORNER)
    ]
    return [
        shapely.box(x - w / 2 - 8, y - h / 2 - 8, x + w / 2 + 8, y + h / 2 + 8)
        for (x, y), (w, h) in sizes
    ]


def swells(seas: dict[str, Polygon], land: Polygon, water: Water) -> list[list[Point]]:
    """Small waves in loose rows, off the coast and off everything that stands on the water."""
    chance = Random("waves")
    open_water = shapely.union_all([sea.buffer(-16) for sea in seas.values()])
    free = open_water.difference(shapely.union_all([land.buffer(OFFSHORE), *taken_boxes(water)]))
    shapely.prepare(free)
    marks = []
    for row in range(FRAME + 20, HEIGHT - FRAME, ROW):
        for column in range(FRAME + 20, WIDTH - FRAME, COLUMN):
            x = column + (row // ROW % 2) * COLUMN / 2 + chance.uniform(-9, 9)
            y = row + chance.uniform(-5, 5)
            if free.contains(shapely.box(x - 12, y - 5, x + 12, y + 6)):
                marks += [swell(x, y, chance.uniform(8, 11)), swell(x + 4, y + 4.5, 5)]
    return marks


def swell(x: float, y: float, half: float) -> list[Point]:
    """A line that rises, dips and runs out."""
    return [rounded((x + half * (k / 6 - 1), y + 1.7 * sin(k / 4 * pi))) for k in range(13)]
