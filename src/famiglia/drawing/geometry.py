"""The drawn map as data: shapes of areas and seas and the places on them."""

from functools import cache
from itertools import pairwise
from math import dist, hypot
from typing import Final, Literal, NamedTuple

import msgspec

from famiglia.edition.schema import Edition
from famiglia.edition.source import DATA, DEFAULT, built_in

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
    """The line between two areas; its kind is that of the edition the map was made for."""

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


class Page(NamedTuple):
    """The size of a drawing and of the paper margin around it."""

    width: int
    height: int
    frame: int


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

    @property
    def page(self) -> Page:
        """The board's size and margin."""
        return Page(self.width, self.height, self.frame)


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


def towards(at: Point, to: Point, reach: float) -> Point:
    """A point so far on the way to another, at most there."""
    part = min(1.0, reach / max(1.0, dist(at, to)))
    return (at[0] + (to[0] - at[0]) * part, at[1] + (to[1] - at[1]) * part)


def holds(polygon: tuple[Point, ...], at: Point) -> bool:
    """Whether a point lies in a polygon: a line to its right leaves it an odd number of times."""
    x, y = at
    crossings = sum(
        x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)
        for (x1, y1), (x2, y2) in pairwise((*polygon, polygon[0]))
        if (y1 <= y) != (y2 <= y)
    )
    return crossings % 2 == 1


def drawn_as(edition: Edition, file: str) -> str:
    """The built-in edition whose `file` draws this one: its base, itself, or the default."""
    key = edition.base or edition.id
    return key if key in built_in() and (DATA / key / file).is_file() else DEFAULT


def map_of(edition: Edition) -> Board:
    """The map an edition is drawn on; ValueError if it does not show all of its places."""
    board = load_map(drawn_as(edition, "map.json"))
    require_drawn(edition, board)
    return board


def require_drawn(edition: Edition, board: Board) -> None:
    """Refuse an edition with places the map does not have; it can be played, but not drawn."""
    unknown = {f"area {key}" for key in edition.areas.keys() - board.areas.keys()}
    unknown |= {f"sea {key}" for key in edition.seas.keys() - board.seas.keys()}
    unknown |= {f"Mandamento {key}" for key in edition.mandamenti.keys() - board.mandamenti.keys()}
    if unknown:
        raise ValueError(f"the map does not show {', '.join(sorted(unknown))}")


_READER: Final = msgspec.json.Decoder(Board)
"""Made while one thread loads it: msgspec fails where two find out a type's shape at once."""


@cache
def load_map(key: str) -> Board:
    """The map of a built-in edition."""
    return _READER.decode((DATA / key / "map.json").read_bytes())
