"""What the map maker starts from: the skeleton of borders and the outline of Sicily."""

import json
from pathlib import Path
from typing import Final, NamedTuple

from famiglia.edition import load
from famiglia.edition.source import DEFAULT

HERE: Final = Path(__file__).parent

# Skeleton and bumps are given on a sheet of 1280 x 800; this lays it on the board.
SCALE: Final = 1.25
OFFSET: Final = (20.0, 22.0)
WIDTH: Final = 1640
HEIGHT: Final = 1040
FRAME: Final = 30

Point = tuple[float, float]


class Border(NamedTuple):
    """The line between two neighbouring areas, from node to node."""

    areas: tuple[str, str]
    start: int
    end: int


class SeaLine(NamedTuple):
    """The line between two seas: from a point along an area's coast to the frame."""

    seas: tuple[str, str]
    area: str
    along: float
    end: Point


class AreaSeed(NamedTuple):
    """An area's name and Mandamento in the edition, and a point surely inside it."""

    name: str
    mandamento: str
    seed: Point


class Skeleton(NamedTuple):
    """The graph of the map, pinned to the sheet by its nodes."""

    nodes: dict[int, Point]
    coast_nodes: frozenset[int]
    borders: list[Border]
    areas: dict[str, AreaSeed]
    sea_lines: list[SeaLine]


def on_board(point: Point) -> Point:
    """A point of the layout sheet in board units."""
    return (point[0] * SCALE + OFFSET[0], point[1] * SCALE + OFFSET[1])


def rounded(point: Point) -> Point:
    """Board coordinates have one decimal, so that shared vertices are equal and not nearly so."""
    return (round(point[0], 1), round(point[1], 1))


def load_skeleton() -> Skeleton:
    """The skeleton in board units; names and Mandamenti come from the edition."""
    raw = json.loads((HERE / "skeleton.json").read_text(encoding="utf-8"))
    nodes = {int(node): rounded(on_board(tuple(at))) for node, at in raw["nodes"].items()}
    borders = [Border((a, b), start, end) for a, b, start, end in raw["borders"]]
    printed = load(DEFAULT).areas
    areas = {
        area: AreaSeed(printed[area].name.en, printed[area].mandamento, on_board(tuple(seed)))
        for area, seed in raw["seeds"].items()
    }
    lines = [
        SeaLine(tuple(row["seas"]), row["area"], row["along"], tuple(row["end"]))
        for row in raw["sea_lines"]
    ]
    return Skeleton(nodes, frozenset(raw["coast_nodes"]), borders, areas, lines)


def load_outline() -> list[Point]:
    """Sicily's main island in degrees, anticlockwise from the cape in the north-east."""
    raw = json.loads((HERE / "outline_lonlat.json").read_text(encoding="utf-8"))
    return [(lon, lat) for lon, lat in raw]
