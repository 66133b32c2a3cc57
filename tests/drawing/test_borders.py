"""The drawing's borders are the edition's adjacency, measured in two independent ways."""

from collections import Counter
from itertools import combinations, pairwise

import numpy as np
import pytest
import shapely
from PIL import Image, ImageDraw
from shapely.geometry import LineString, Polygon

from famiglia.drawing.differences import differences, drawn_pairs, listed_pairs, pair_of
from famiglia.drawing.geometry import Board, Pair, points_of
from famiglia.edition import Edition
from tests.drawing.shapes import SCREEN

Edge = tuple[tuple[float, float], tuple[float, float]]
FINE = 4
# Four pixels at the finest: less is the corner of a pixel, not a border.
TOUCH = 8


def polygons(board: Board) -> dict[str, Polygon]:
    areas = {key: Polygon(shape.polygon) for key, shape in board.areas.items()}
    return areas | {key: Polygon(shape.polygon) for key, shape in board.seas.items()}


def edges_of(polygon: Polygon) -> set[Edge]:
    points = [(x, y) for x, y in polygon.exterior.coords]
    return {(min(a, b), max(a, b)) for a, b in pairwise(points)}


def shared_edges(board: Board) -> dict[Pair, float]:
    """Length of the edges that two shapes have in common, vertex by vertex."""
    edges = {key: edges_of(polygon) for key, polygon in polygons(board).items()}
    found = {}
    for (a, one), (b, other) in combinations(edges.items(), 2):
        if one & other:
            found[pair_of(a, b)] = sum(LineString(edge).length for edge in one & other)
    return found


def raster(board: Board) -> dict[Pair, int]:
    """Contacts of neighbouring pixels when all shapes are painted at four times the size."""
    keys = [*board.areas, *board.seas]
    image = Image.new("L", (board.width * FINE, board.height * FINE), 0)
    brush = ImageDraw.Draw(image)
    for k, polygon in enumerate(polygons(board).values(), 1):
        brush.polygon([(x * FINE, y * FINE) for x, y in polygon.exterior.coords], fill=k)
    pixels = np.asarray(image).astype(np.int32)
    contacts: Counter[Pair] = Counter()
    for one, other in ((pixels[:, 1:], pixels[:, :-1]), (pixels[1:], pixels[:-1])):
        where = (one != other) & (one > 0) & (other > 0)
        codes, numbers = np.unique(one[where] * 256 + other[where], return_counts=True)
        for code, number in zip(codes.tolist(), numbers.tolist(), strict=True):
            contacts[pair_of(keys[code // 256 - 1], keys[code % 256 - 1])] += number
    return contacts


def test_shared_vertices_give_exactly_the_listed_adjacency(edition: Edition, board: Board) -> None:
    assert set(shared_edges(board)) == listed_pairs(edition)


def test_a_raster_gives_exactly_the_listed_adjacency(edition: Edition, board: Board) -> None:
    seen = {pair for pair, number in raster(board).items() if number >= TOUCH}

    assert seen == listed_pairs(edition)


def test_recorded_borders_are_the_listed_adjacency(edition: Edition, board: Board) -> None:
    assert drawn_pairs(board) == listed_pairs(edition)
    assert differences(edition, board) == ([], [], [])
    assert len(board.borders) == 82


def test_recorded_borders_run_where_the_areas_touch(board: Board) -> None:
    lengths = shared_edges(board)
    lines = [(pair_of(*border.areas), border.d) for border in board.borders]
    lines += [(pair_of(*border.seas), border.d) for border in board.sea_borders]
    lines += [(pair_of(*coast.pair), coast.d) for coast in board.coasts]

    for pair, d in lines:
        assert LineString(points_of(d)).length == pytest.approx(lengths[pair], abs=0.5), pair


def test_every_sea_has_two_neighbours_in_a_ring(edition: Edition, board: Board) -> None:
    ring = Counter(sea for border in board.sea_borders for sea in border.seas)

    assert ring == Counter(dict.fromkeys(edition.seas, 2))


def test_brown_borders_part_mandamenti_and_white_ones_do_not(
    edition: Edition, board: Board
) -> None:
    for border in board.borders:
        a, b = (edition.areas[area].mandamento for area in border.areas)
        assert border.kind == ("area" if a == b else "mandamento"), border.areas


def test_areas_fill_the_coast_without_overlap(board: Board) -> None:
    areas = [Polygon(shape.polygon) for shape in board.areas.values()]
    coast = Polygon(points_of(board.coast))

    assert all(area.is_valid for area in areas)
    assert sum(area.area for area in areas) == pytest.approx(coast.area)
    assert shapely.union_all(areas).symmetric_difference(coast).area < 1


def test_seas_and_land_fill_the_frame(board: Board) -> None:
    inner = (board.width - 2 * board.frame) * (board.height - 2 * board.frame)
    land = Polygon(points_of(board.coast)).area
    seas = [Polygon(shape.polygon) for shape in board.seas.values()]

    assert all(sea.is_valid for sea in seas)
    assert sum(sea.area for sea in seas) + land == pytest.approx(inner)


def test_enna_camastra_is_the_shortest_border_and_still_seen(board: Board) -> None:
    land = {border.areas: LineString(points_of(border.d)).length for border in board.borders}
    shortest, second = sorted(land.values())[:2]
    screen = SCREEN / board.width

    assert min(land, key=lambda pair: land[pair]) == ("camastra", "enna")
    assert shortest * screen >= 10
    assert second > 1.5 * shortest


def test_enna_camastra_wears_a_mark_on_its_border(board: Board) -> None:
    [link] = board.links
    [border] = [border for border in board.borders if border.areas == link.areas]
    line = LineString(points_of(border.d))

    assert set(link.areas) == {"enna", "camastra"}
    assert line.distance(shapely.Point(link.at)) < 0.2
    assert link.length == pytest.approx(line.length, abs=0.1)


def test_caltanissetta_and_licata_stay_apart(board: Board) -> None:
    shapes = polygons(board)
    gap = shapes["caltanissetta"].distance(shapes["licata"])

    assert gap * SCREEN / board.width >= 10
