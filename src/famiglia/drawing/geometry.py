"""The drawn map as data: shapes of areas and seas and the places on them."""

from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot
from typing import Literal

import msgspec

Point = tuple[float, float]
Pair = tuple[str, str]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all parts of map.json."""


class Label(Shape, frozen=True):
    """An area's name: baseline centre of each line, font size, widest text that fits."""

    lines: tuple[Point, ...]
    size: float
    room: float


class Places(Shape, frozen=True):
    """Centres of what stands in an area."""

    symbol: Point
    soldati: Point
    car: Point
    labs: tuple[Point, Point]
    orders: tuple[Point, Point]


class AreaShape(Shape, frozen=True):
    """An area's outline, name and places."""

    d: str
    label: Label
    places: Places

    @property
    def polygon(self) -> tuple[Point, ...]:
        """The outline's points, for hit tests."""
        return points_of(self.d)


class SeaLabel(Shape, frozen=True):
    """A sea's name on a curve, with the font size and the widest text that fits."""

    curve: str
    size: float
    room: float


class SeaShape(Shape, frozen=True):
    """A sea's outline, name and boats."""

    d: str
    label: SeaLabel
    boats: tuple[Point, Point, Point]
    angle: float

    @property
    def polygon(self) -> tuple[Point, ...]:
        """The outline's points, for hit tests."""
        return points_of(self.d)


class Control(Shape, frozen=True):
    """A Mandamento's control-token place in a sea, and the leader line to its land."""

    sea: str
    at: Point
    target: Point


class Border(Shape, frozen=True):
    """The line between two areas."""

    areas: Pair
    kind: Literal["area", "mandamento"]
    d: str


class SeaBorder(Shape, frozen=True):
    """The line between two seas."""

    seas: Pair
    d: str


class Coast(Shape, frozen=True):
    """The stretch of coast where an area touches a sea."""

    pair: Pair
    d: str


class Link(Shape, frozen=True):
    """A border so short that it gets a mark: its middle and its direction in degrees."""

    areas: Pair
    at: Point
    angle: float
    length: float


class Relief(Shape, frozen=True):
    """Peaks and hills: their outlines and the hatching of the shaded side."""

    outline: str
    shade: str


class Ornament(Shape, frozen=True):
    """Something decorative on the water and the box it fills."""

    at: Point
    size: Point


class Sizes(Shape, frozen=True):
    """Width and height of every kind of place."""

    symbol: Point
    soldati: Point
    car: Point
    lab: Point
    order: Point
    boat: Point
    control: Point


class Board(Shape, frozen=True):
    """The whole drawing."""

    source: str
    width: int
    height: int
    frame: int
    sizes: Sizes
    coast: str
    ripples: tuple[str, ...]
    swells: str
    islets: tuple[str, ...]
    relief: Relief
    mandamenti: dict[str, str]
    areas: dict[str, AreaShape]
    seas: dict[str, SeaShape]
    control: dict[str, Control]
    borders: tuple[Border, ...]
    sea_borders: tuple[SeaBorder, ...]
    coasts: tuple[Coast, ...]
    links: tuple[Link, ...]
    ornaments: dict[str, Ornament]


def points_of(d: str) -> tuple[Point, ...]:
    """The points of a path of straight lines; a closed one does not repeat its first."""
    found = []
    for pair in d.rstrip("Z").replace("M", "L").split("L")[1:]:
        x, y = pair.split()
        found.append((float(x), float(y)))
    return tuple(found)


def middle_of(d: str) -> tuple[Point, float, float]:
    """The point halfway along an open path and the path's direction there."""
    points = points_of(d)
    parts = list(pairwise(points))
    left = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in parts) / 2
    for a, b in parts:
        length = hypot(b[0] - a[0], b[1] - a[1])
        if left <= length:
            dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
            return (a[0] + dx * left, a[1] + dy * left), dx, dy
        left -= length
    raise ValueError("a path needs two points")


@cache
def load_map(edition: str = "sicilia") -> Board:
    """The map drawn for an edition's areas."""
    raw = (files("famiglia") / "edition" / "data" / edition / "map.json").read_bytes()
    return msgspec.json.decode(raw, type=Board)
