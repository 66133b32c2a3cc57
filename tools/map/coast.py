"""The coast: projected, widened where pieces need room, smoothed, then given fine detail."""

from math import exp, hypot
from random import Random
from typing import Final

from shapely.geometry import LineString, MultiPolygon, Polygon
from tools.map.inputs import Point, load_outline, on_board

WEST, EAST, SOUTH, NORTH = 12.42552, 15.65116, 36.65450, 38.30256
LEFT, RIGHT, TOP, BOTTOM = 72.0, 1178.0, 92.0, 752.0

# Centre, reach and push on the layout sheet: room in the north-east horn, the south-east
# corner, the south tip, the west end and the south coast.
BUMPS: Final = (
    (1080, 230, 110, 150, 34, 16),
    (1090, 560, 110, 150, 26, 0),
    (930, 740, 170, 80, 0, 10),
    (190, 360, 140, 90, -8, 16),
    (560, 600, 170, 80, -8, 12),
)
SLIVER: Final = 4.5
STEP: Final = 3.0
ROUGHNESS: Final = 1.5


def project(lon: float, lat: float) -> Point:
    """Degrees to the layout sheet, pushed by the bumps."""
    x = LEFT + (lon - WEST) / (EAST - WEST) * (RIGHT - LEFT)
    y = BOTTOM - (lat - SOUTH) / (NORTH - SOUTH) * (BOTTOM - TOP)
    dx = dy = 0.0
    for cx, cy, reach_x, reach_y, push_x, push_y in BUMPS:
        weight = exp(-(((x - cx) / reach_x) ** 2) - ((y - cy) / reach_y) ** 2)
        dx += push_x * weight
        dy += push_y * weight
    return (x + dx, y + dy)


def cleaned(points: list[Point]) -> list[Point]:
    """Hair-thin spits and inlets go: nothing could stand there and they blot the line."""
    shape = Polygon(points).buffer(SLIVER).buffer(-2 * SLIVER).buffer(SLIVER)
    parts = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
    island = max((part for part in parts if isinstance(part, Polygon)), key=lambda part: part.area)
    return [(x, y) for x, y in island.exterior.simplify(0.8).coords]


def evenly(points: list[Point], step: float) -> list[Point]:
    """The closed ring walked in equal steps, without the repeated last point."""
    line = LineString(points)
    number = round(line.length / step)
    walked = [line.interpolate(k / number, normalized=True) for k in range(number)]
    return [(at.x, at.y) for at in walked]


def softened(ring: list[Point], rounds: int) -> list[Point]:
    """Each point drawn towards its neighbours: corners of the source become bends."""
    for _ in range(rounds):
        ring = [
            (
                (ring[k - 1][0] + 2 * x + ring[(k + 1) % len(ring)][0]) / 4,
                (ring[k - 1][1] + 2 * y + ring[(k + 1) % len(ring)][1]) / 4,
            )
            for k, (x, y) in enumerate(ring)
        ]
    return ring


def ripples(number: int, spacing: int, chance: Random) -> list[float]:
    """Smooth noise around a closed ring, one free value every `spacing` points."""
    knots = [chance.uniform(-1, 1) for _ in range(max(4, number // spacing))]
    values = []
    for k in range(number):
        at = k * len(knots) / number
        low = int(at) % len(knots)
        part = at - int(at)
        ease = part * part * (3 - 2 * part)
        values.append(knots[low] * (1 - ease) + knots[(low + 1) % len(knots)] * ease)
    return values


def roughened(ring: list[Point]) -> list[Point]:
    """Small coves and capes across the line's direction."""
    chance = Random("coast")
    coves = ripples(len(ring), 6, chance)
    notches = ripples(len(ring), 2, chance)
    moved = []
    for k, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = ring[k - 1], ring[(k + 1) % len(ring)]
        length = hypot(bx - ax, by - ay) or 1.0
        push = ROUGHNESS * (coves[k] + 0.45 * notches[k])
        moved.append((x - (by - ay) / length * push, y + (bx - ax) / length * push))
    return moved


def make_coast() -> LineString:
    """The closed coast line in board units."""
    sheet = [project(lon, lat) for lon, lat in load_outline()]
    board = cleaned([on_board(point) for point in sheet])
    ring = softened(evenly(board, STEP), 3)
    ring = softened(roughened(ring), 1)
    return LineString([*ring, ring[0]])
