"""Names and places lie inside their areas and seas, and nothing lies on anything else."""

import pytest
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot

from famiglia.drawing.corners import MEDALLION, arrow_tip, corners
from famiglia.drawing.geometry import Board, points_of
from famiglia.edition import Edition
from tests.drawing.shapes import (
    SCREEN,
    area_places,
    boat_shapes,
    box_at,
    control_shapes,
    name_boxes,
    overlapping,
    sea_name_shape,
)

AREAS = 36
INDEX = range(AREAS)


def filled(edition: Edition, board: Board, area: str) -> dict[str, Polygon]:
    """Places and name lines of an area."""
    shape = board.areas[area]
    names = name_boxes(edition.areas[area].name.en, shape.label)
    lines = {f"name {k}": box for k, box in enumerate(names)}
    return {**area_places(shape, board), **lines}


def on_water(edition: Edition, board: Board) -> dict[str, Polygon]:
    """Everything that stands on the water."""
    shapes: dict[str, Polygon] = {}
    for key, sea in board.seas.items():
        shapes[f"name {key}"] = sea_name_shape(edition.seas[key].name.en, sea)
        shapes |= {f"boat {k} {key}": part for k, part in enumerate(boat_shapes(sea, board))}
    for key, control in board.control.items():
        parts = control_shapes(edition.mandamenti[key].name.en, control, board)
        shapes |= {f"{part} {key}": shape for part, shape in parts.items()}
    for key, ornament in board.ornaments.items():
        shapes[key] = box_at(ornament.at, ornament.size)
    islets = {f"islet {k}": Polygon(points_of(d)).buffer(5) for k, d in enumerate(board.islets)}
    return {**shapes, **islets, **corner_shapes(edition, board)}


def corner_shapes(edition: Edition, board: Board) -> dict[str, Polygon]:
    """Medallions, and arrows with the symbol at their tip."""
    places = corners(edition, board)
    turn = sorted(places, key=lambda key: edition.symbols[key].seat)
    shapes: dict[str, Polygon] = {}
    for key, after in zip(turn, turn[1:] + turn[:1], strict=True):
        tip = arrow_tip(places[key], places[after])
        beyond = LineString([places[key], tip]).interpolate(MEDALLION + 20)
        shapes[f"corner {key}"] = Spot(places[key]).buffer(MEDALLION + 5)
        shapes[f"arrow {key}"] = LineString([(beyond.x, beyond.y), tip]).buffer(11)
    return shapes


@pytest.mark.parametrize("number", INDEX)
def test_names_and_places_lie_inside_their_area(
    edition: Edition, board: Board, number: int
) -> None:
    area = list(board.areas)[number]
    # Half the brown line, so that nothing touches a border as it is drawn.
    ground = Polygon(board.areas[area].polygon).buffer(-2.2)

    for what, shape in filled(edition, board, area).items():
        assert ground.contains(shape), f"{what} of {area}"


@pytest.mark.parametrize("number", INDEX)
def test_nothing_in_an_area_overlaps(edition: Edition, board: Board, number: int) -> None:
    area = list(board.areas)[number]

    assert overlapping(filled(edition, board, area), gap=1.0) == []


def test_the_link_mark_covers_no_place(edition: Edition, board: Board) -> None:
    [link] = board.links
    mark = Spot(link.at).buffer(18)

    for area in board.areas:
        for what, shape in filled(edition, board, area).items():
            assert not mark.intersects(shape), f"{what} of {area}"


def test_soldati_are_big_enough_to_read(board: Board) -> None:
    assert board.sizes.soldati[0] / 2 * SCREEN / board.width >= 12


def test_nothing_on_the_water_overlaps(edition: Edition, board: Board) -> None:
    assert overlapping(on_water(edition, board), gap=2.0) == []


def test_nothing_on_the_water_lies_on_land(edition: Edition, board: Board) -> None:
    land = Polygon(points_of(board.coast)).buffer(2)

    for what, shape in on_water(edition, board).items():
        assert not land.intersects(shape), what


def test_names_and_boats_lie_inside_their_sea(edition: Edition, board: Board) -> None:
    for key, sea in board.seas.items():
        water = Polygon(sea.polygon)
        assert water.contains(sea_name_shape(edition.seas[key].name.en, sea)), key
        assert all(water.contains(boat) for boat in boat_shapes(sea, board)), key


def test_islets_lie_in_one_sea_each(board: Board) -> None:
    seas = [Polygon(sea.polygon) for sea in board.seas.values()]
    for d in board.islets:
        assert sum(sea.contains(Polygon(points_of(d)).buffer(7)) for sea in seas) == 1


def test_control_tokens_lie_in_the_sea_the_edition_names(edition: Edition, board: Board) -> None:
    for key, control in board.control.items():
        water = Polygon(board.seas[control.sea].polygon)
        parts = control_shapes(edition.mandamenti[key].name.en, control, board)
        assert control.sea == edition.mandamenti[key].control
        assert all(water.contains(part) for part in parts.values()), key


def test_leaders_end_in_their_mandamento_and_cross_no_place(edition: Edition, board: Board) -> None:
    for key, control in board.control.items():
        leader = LineString([control.at, control.target]).buffer(2)
        end = Spot(control.target)
        assert Polygon(points_of(board.mandamenti[key])).contains(end)
        for area in board.areas:
            for what, shape in filled(edition, board, area).items():
                assert not leader.intersects(shape), f"leader of {key}, {what} of {area}"


def test_leaders_cross_nothing_else_on_the_water(edition: Edition, board: Board) -> None:
    water = on_water(edition, board)
    for key, control in board.control.items():
        leader = LineString([control.at, control.target])
        own = {f"token {key}"}
        assert [what for what, shape in water.items() if leader.intersects(shape)] == [*own]


def test_every_area_and_sea_is_drawn(edition: Edition, board: Board) -> None:
    assert set(board.areas) == set(edition.areas)
    assert set(board.seas) == set(edition.seas)
    assert set(board.control) == set(board.mandamenti) == set(edition.mandamenti)
    assert len(board.areas) == AREAS
