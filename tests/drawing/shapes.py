"""Shapes of what is drawn, measured apart from the code that draws it."""

from functools import cache
from itertools import combinations
from math import hypot
from typing import Final

import shapely
from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from shapely import affinity
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot

from famiglia.drawing.geometry import AreaShape, Board, Control, Label, Point, SeaShape
from famiglia.drawing.land import name_size, name_spots
from famiglia.drawing.metrics import broken_name, fitting_size, text_width
from famiglia.drawing.typeface import file_name, fonts
from famiglia.drawing.water import NAME_LETTERS, NAME_ROOM, NAME_SIZE, SEA_LETTERS, name_at

# The board at the width at which most people see it.
SCREEN: Final = 1280


@cache
def font(style: str) -> TTFont:
    return TTFont(str(fonts() / file_name(style)))


@cache
def glyph_bounds(style: str, letter: str) -> tuple[float, float, float, float, float]:
    """Left, bottom, right, top and advance of a letter, in parts of the font size."""
    face = font(style)
    name = face.getBestCmap()[ord(letter)]
    glyphs = face.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    left, bottom, right, top = pen.bounds or (0, 0, 0, 0)
    unit = face["head"].unitsPerEm
    return (left / unit, bottom / unit, right / unit, top / unit, glyphs[name].width / unit)


def text_box(words: str, style: str, size: float, at: Point) -> Polygon:
    """The ink of a line of text centred at a baseline point."""
    rows = [glyph_bounds(style, letter) for letter in words]
    start = at[0] - sum(row[4] for row in rows) * size / 2
    advance = 0.0
    boxes = []
    for left, bottom, right, top, width in rows:
        x = start + advance * size
        boxes.append(
            shapely.box(
                x + left * size, at[1] - top * size, x + right * size, at[1] - bottom * size
            )
        )
        advance += width
    return shapely.box(*shapely.union_all([part for part in boxes if part.area]).bounds)


def name_boxes(name: str, label: Label) -> list[Polygon]:
    """One box for each line of an area's name."""
    lines = broken_name(name, len(label.lines))
    size = name_size(label, lines)
    spots = name_spots(label, lines)
    return [text_box(line, "bold", size, at) for line, at in zip(lines, spots, strict=True)]


def box_at(at: Point, size: Point) -> Polygon:
    (x, y), (w, h) = at, size
    return shapely.box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)


def disc_at(at: Point, size: Point) -> Polygon:
    return Spot(at).buffer(size[0] / 2)


def area_places(shape: AreaShape, board: Board) -> dict[str, Polygon]:
    """Everything that can stand in an area, with its full size."""
    places, sizes = shape.places, board.sizes
    return {
        "symbol": disc_at(places.symbol, sizes.symbol),
        "soldati": disc_at(places.soldati, sizes.soldati),
        "car": box_at(places.car, sizes.car),
        "lab 1": box_at(places.labs[0], sizes.lab),
        "lab 2": box_at(places.labs[1], sizes.lab),
        "order 1": box_at(places.orders[0], sizes.order),
        "order 2": box_at(places.orders[1], sizes.order),
    }


def curve_points(curve: str) -> list[Point]:
    """Points along a path of one quadratic arc."""
    start, control, end = [
        (float(pair.split()[0]), float(pair.split()[1])) for pair in quadratic_pairs(curve)
    ]
    points = []
    for k in range(61):
        t = k / 60
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append(
            (
                a * start[0] + b * control[0] + c * end[0],
                a * start[1] + b * control[1] + c * end[1],
            )
        )
    return points


def quadratic_pairs(curve: str) -> list[str]:
    head, tail = curve.removeprefix("M").split("Q")
    words = tail.split()
    return [head, " ".join(words[:2]), " ".join(words[2:])]


def sea_name_shape(name: str, shape: SeaShape) -> Polygon:
    """The band that a sea's name covers along its curve."""
    size = fitting_size(name, "italic", shape.label.size, shape.label.room, SEA_LETTERS)
    width = text_width(name, "italic", size, SEA_LETTERS)
    line = LineString(curve_points(shape.label.curve))
    middle = line.length / 2
    over, under = [], []
    for k in range(31):
        at = middle + (k / 30 - 0.5) * width
        here, ahead = line.interpolate(at), line.interpolate(at + 0.5)
        dx, dy = ahead.x - here.x, ahead.y - here.y
        length = hypot(dx, dy)
        up = (dy / length, -dx / length)
        over.append((here.x + up[0] * size * 0.8, here.y + up[1] * size * 0.8))
        under.append((here.x - up[0] * size * 0.26, here.y - up[1] * size * 0.26))
    return Polygon(over + under[::-1])


def boat_shapes(shape: SeaShape, board: Board) -> list[Polygon]:
    return [
        affinity.rotate(box_at(at, board.sizes.boat), shape.angle, origin=at) for at in shape.boats
    ]


def control_shapes(name: str, control: Control, board: Board) -> dict[str, Polygon]:
    """The token and the lettering at it."""
    radius = board.sizes.control[0] / 2
    x, y = name_at(control.at, control.target, radius)
    words = name.upper()
    size = fitting_size(words, "bold", NAME_SIZE, NAME_ROOM, NAME_LETTERS)
    width = text_width(words, "bold", size, NAME_LETTERS)
    top = NAME_SIZE * 0.8
    return {
        "token": disc_at(control.at, board.sizes.control),
        "lettering": shapely.box(x - width / 2, y - top, x + width / 2, y + 1),
    }


def overlapping(shapes: dict[str, Polygon], gap: float = 0.0) -> list[tuple[str, str]]:
    """Pairs of named shapes that are closer than `gap`."""
    return [
        (a, b)
        for a, b in combinations(shapes, 2)
        if shapes[a].intersects(shapes[b]) or shapes[a].distance(shapes[b]) < gap
    ]
