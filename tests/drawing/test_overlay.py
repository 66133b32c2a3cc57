"""An owner's edition may rename and rejoin areas; the drawing follows."""

from collections.abc import Mapping

import msgspec
import pytest
from shapely.geometry import Polygon

from famiglia.drawing.board import draw_board
from famiglia.drawing.geometry import Board
from famiglia.drawing.links import NOTE, differences
from famiglia.drawing.water import control_at
from famiglia.edition import Edition
from famiglia.edition.schema import Area, Sea, Text

from .shapes import name_boxes


def with_area(edition: Edition, area: str, **changes: object) -> Edition:
    changed: Mapping[str, Area] = {
        **edition.areas,
        area: msgspec.structs.replace(edition.areas[area], **changes),
    }
    return msgspec.structs.replace(edition, areas=changed)


def joined(edition: Edition, area: str, other: str) -> Edition:
    """Both areas list each other."""
    for one, two in ((area, other), (other, area)):
        neighbours = (*edition.areas[one].neighbours, two)
        edition = with_area(edition, one, neighbours=neighbours)
    return edition


def parted(edition: Edition, area: str, other: str) -> Edition:
    for one, two in ((area, other), (other, area)):
        kept = tuple(key for key in edition.areas[one].neighbours if key != two)
        edition = with_area(edition, one, neighbours=kept)
    return edition


def test_a_new_adjacency_is_drawn_as_a_link_line(edition: Edition, board: Board) -> None:
    changed = joined(edition, "caltanissetta", "licata")
    svg = draw_board(changed)

    assert differences(changed, board).missing == [("caltanissetta", "licata")]
    assert svg.count('class="added-link"') == 1
    assert 'id="added-caltanissetta-licata"' in svg
    assert NOTE in svg


def test_a_missing_adjacency_closes_the_border(edition: Edition, board: Board) -> None:
    changed = parted(edition, "camastra", "enna")
    svg = draw_board(changed)

    assert differences(changed, board).closed == [("camastra", "enna")]
    assert 'id="closed-camastra-enna"' in svg
    assert 'class="link"' not in svg
    assert NOTE in svg


def test_coasts_and_sea_borders_can_change_too(edition: Edition, board: Board) -> None:
    changed = with_area(edition, "licata", seas=("mare-licata", "mare-sciacca"))
    sea = msgspec.structs.replace(edition.seas["mare-palermo"], neighbours=())
    seas: Mapping[str, Sea] = {**edition.seas, "mare-palermo": sea}
    changed = msgspec.structs.replace(changed, seas=seas)
    svg = draw_board(changed)

    assert 'id="added-licata-mare-sciacca"' in svg
    assert 'id="closed-licata-mare-agrigento"' in svg


@pytest.mark.parametrize("area", ["enna", "piazza-armerina", "caltanissetta", "taormina"])
@pytest.mark.parametrize(
    "name", ["Bo", "Castellammare", "Santo Stefano di Quisquina", "Лас-Петросяново", "& <Co>"]
)
def test_a_renamed_area_shows_its_name_and_it_fits(
    edition: Edition, board: Board, area: str, name: str
) -> None:
    changed = with_area(edition, area, name=Text(name))
    shape = board.areas[area]
    ground = Polygon(shape.polygon)

    svg = draw_board(changed)

    assert all(ground.contains(box) for box in name_boxes(name, shape.label))
    assert name.split(maxsplit=1)[0].replace("&", "&amp;").replace("<", "&lt;") in svg


def test_symbols_and_strengths_come_from_the_edition(edition: Edition) -> None:
    changed = with_area(edition, "licata", symbol="ring", soldati=9)

    assert draw_board(changed) != draw_board(edition)
    assert draw_board(changed, start=True).count(">9</text>") == 1


def test_a_control_token_moved_to_another_sea_lies_in_it(edition: Edition, board: Board) -> None:
    for sea, shape in board.seas.items():
        at = control_at(sea, board.control["caltagirone"], board)
        assert Polygon(shape.polygon).contains(Polygon([at, (at[0] + 1, at[1]), at]).centroid)


def test_an_area_the_map_does_not_have_is_named_and_not_drawn(edition: Edition) -> None:
    renamed = {("atlantis" if key == "noto" else key): area for key, area in edition.areas.items()}
    with pytest.raises(ValueError, match="the map does not show atlantis"):
        draw_board(msgspec.structs.replace(edition, areas=renamed))
