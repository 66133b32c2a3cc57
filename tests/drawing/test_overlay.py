"""An owner's edition may rename and rejoin areas; the drawing follows."""

from collections.abc import Mapping
from xml.etree import ElementTree

import msgspec
import pytest
from shapely.geometry import Polygon

from famiglia.drawing.board import draw_board
from famiglia.drawing.differences import NOTE, differences
from famiglia.drawing.geometry import Board, holds, map_of
from famiglia.drawing.metrics import text_width
from famiglia.drawing.palette import palette_of
from famiglia.drawing.sheet import draw_pieces
from famiglia.drawing.water import control_at, leader_end
from famiglia.edition import Edition
from famiglia.edition.schema import Area, Sea, TranslatedText
from tests.drawing.shapes import name_boxes


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

    assert differences(changed, board).added == [("caltanissetta", "licata")]
    assert svg.count('class="added-border"') == 1
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
    changed = with_area(edition, area, name=TranslatedText(name))
    shape = board.areas[area]
    ground = Polygon(shape.polygon)

    svg = draw_board(changed)

    assert all(ground.contains(box) for box in name_boxes(name, shape.label))
    assert name.split(maxsplit=1)[0].replace("&", "&amp;").replace("<", "&lt;") in svg


def test_symbols_and_strengths_come_from_the_edition(edition: Edition) -> None:
    changed = with_area(edition, "licata", soldati=5 - edition.areas["licata"].soldati)

    assert draw_board(changed) != draw_board(edition)
    assert draw_board(with_area(edition, "licata", symbol="ring")) != draw_board(edition)


def test_a_control_token_moved_to_another_sea_lies_in_it(edition: Edition, board: Board) -> None:
    for sea, shape in board.seas.items():
        at = control_at(sea, board.control["caltagirone"], board)
        assert Polygon(shape.polygon).contains(Polygon([at, (at[0] + 1, at[1]), at]).centroid)


def exchanged(edition: Edition, area: str, other: str) -> Edition:
    """Two areas change their Mandamenti."""
    one, two = (edition.areas[key].mandamento for key in (area, other))
    return with_area(with_area(edition, area, mandamento=two), other, mandamento=one)


def layer(svg: str, name: str) -> list[ElementTree.Element]:
    """The parts of a layer of the drawing."""
    [found] = [part for part in ElementTree.fromstring(svg).iter() if part.get("class") == name]
    return list(found)


def clip(svg: str, mandamento: str) -> list[str]:
    """The paths to which a Mandamento's wash is clipped."""
    root = ElementTree.fromstring(svg)
    [found] = [part for part in root.iter() if part.get("id") == f"clip-{mandamento}"]
    return [part.attrib["d"] for part in found]


def test_an_area_of_another_mandamento_makes_the_map_schematic(
    edition: Edition, board: Board
) -> None:
    changed = exchanged(edition, "alcamo", "salemi")

    assert differences(changed, board) == ([], [], ["alcamo", "salemi"])
    assert NOTE in draw_board(changed)


def test_borders_are_white_inside_a_mandamento_as_the_edition_has_it(
    edition: Edition, board: Board
) -> None:
    lines = {frozenset(border.areas): border.d for border in board.borders}
    turned_white = lines[frozenset({"salemi", "trapani"})]
    turned_brown = lines[frozenset({"alcamo", "trapani"})]

    _, before, brown_before, *_ = layer(draw_board(edition), "borders")
    _, after, brown_after, *_ = layer(draw_board(exchanged(edition, "alcamo", "salemi")), "borders")

    assert turned_white in after.attrib["d"]
    assert turned_white not in brown_after.attrib["d"]
    assert turned_brown in brown_after.attrib["d"]
    assert turned_brown not in after.attrib["d"]
    assert turned_white in brown_before.attrib["d"]
    assert turned_brown in before.attrib["d"]


def test_the_wash_follows_the_areas_of_a_mandamento(edition: Edition, board: Board) -> None:
    svg = draw_board(exchanged(edition, "alcamo", "salemi"))

    shapes = {key: board.areas[key].d for key in ("trapani", "marsala", "salemi")}
    assert set(clip(svg, "trapani")) == set(shapes.values())
    assert clip(svg, "enna") == [board.mandamenti["enna"]]


def test_a_leader_ends_on_land_of_its_mandamento(edition: Edition, board: Board) -> None:
    changed = exchanged(edition, "palermo", "alcamo")
    at = board.control["palermo"].at
    end = leader_end(at, "palermo", changed, board)

    own = [key for key, area in changed.areas.items() if area.mandamento == "palermo"]
    assert any(holds(board.areas[key].polygon, end) for key in own)
    assert leader_end(at, "palermo", edition, board) == board.control["palermo"].target


def test_the_note_fits_over_the_cartouche(board: Board) -> None:
    plate = board.ornaments["cartouche"]

    assert text_width(NOTE, "italic", 16) / 2 < plate.at[0] - board.frame


def test_every_edition_is_drawn_on_a_map(edition: Edition) -> None:
    overlay = msgspec.structs.replace(edition, id="mine", base="sicilia")
    folder = msgspec.structs.replace(edition, id="elsewhere")

    for other in (overlay, folder):
        assert map_of(other) == map_of(edition)
        assert palette_of(other) == palette_of(edition)


@pytest.mark.parametrize(
    ("kind", "known", "place"),
    [
        ("areas", "noto", "area mare-licata"),
        ("seas", "mare-licata", "sea noto"),
        ("mandamenti", "enna", "Mandamento noto"),
    ],
)
def test_a_place_the_map_does_not_have_is_named_and_not_drawn(
    edition: Edition, kind: str, known: str, place: str
) -> None:
    """Its name belongs to a place of another kind, which is no help."""
    unknown = place.rsplit(maxsplit=1)[-1]
    table = {(unknown if key == known else key): at for key, at in getattr(edition, kind).items()}
    changed = msgspec.structs.replace(edition, **{kind: table})

    for draw in (draw_board, draw_pieces):
        with pytest.raises(ValueError, match=f"the map does not show {place}"):
            draw(changed)
