"""The board as SVG and PNG, empty and with the start line-up."""

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from famiglia.drawing.board import draw_board, draw_ground, write_board
from famiglia.drawing.geometry import Board
from famiglia.drawing.picture import WIDTH
from famiglia.edition import Edition

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def empty(edition: Edition) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(edition))


@pytest.fixture(scope="module")
def line_up(edition: Edition) -> ElementTree.Element:
    return ElementTree.fromstring(draw_board(edition, start=True))


def ids(root: ElementTree.Element) -> list[str]:
    return [part.attrib["id"] for part in root.iter() if "id" in part.attrib]


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in root.iter() if name in part.attrib.get("class", "").split()]


def test_every_area_and_sea_has_one_element(edition: Edition, empty: ElementTree.Element) -> None:
    found = ids(empty)

    assert len(found) == len(set(found))
    assert {f"area-{area}" for area in edition.areas} <= set(found)
    assert {f"sea-{sea}" for sea in edition.seas} <= set(found)
    assert {f"control-{key}" for key in edition.mandamenti} <= set(found)


def test_the_drawing_has_a_title_and_a_description(empty: ElementTree.Element) -> None:
    assert "empty board" in (empty.findtext(f"{SVG}title") or "")
    assert "36 areas in 12 Mandamenti" in (empty.findtext(f"{SVG}desc") or "")


def test_every_name_of_the_edition_is_lettered(
    edition: Edition, empty: ElementTree.Element
) -> None:
    lettered = {"".join(part.itertext()) for part in empty.iter(f"{SVG}text")}
    words = {word for text in lettered for word in text.split()}

    for area in edition.areas.values():
        assert set(area.name.en.split()) <= words
    assert {sea.name.en for sea in edition.seas.values()} <= lettered


def test_the_typeface_travels_with_the_drawing(edition: Edition) -> None:
    assert draw_board(edition).count("@font-face{font-family:Alegreya") == 3


def test_the_empty_board_prints_strengths_and_the_line_up_has_pieces(
    empty: ElementTree.Element, line_up: ElementTree.Element
) -> None:
    assert len(of_class(empty, "printed-soldati")) == 36
    assert of_class(empty, "soldati") == []
    assert len(of_class(line_up, "soldati")) == 36
    assert of_class(line_up, "printed-soldati") == []


def test_the_board_to_play_on_has_no_strengths_and_small_symbols(
    edition: Edition, board: Board, empty: ElementTree.Element
) -> None:
    ground = ElementTree.fromstring(draw_ground(edition))

    assert of_class(ground, "printed-soldati") == of_class(ground, "soldati") == []
    assert radius_of(ground) < radius_of(empty) < board.sizes.symbol[0] / 2
    for name in ("area", "sea", "link", "tiebreak"):
        assert len(of_class(ground, name)) == len(of_class(empty, name)) > 0


def test_the_board_to_play_on_leaves_names_to_the_page(
    edition: Edition, empty: ElementTree.Element
) -> None:
    ground = ElementTree.fromstring(draw_ground(edition))

    for name in ("area-names", "sea-names", "control-names"):
        assert of_class(ground, name) == []
        assert len(of_class(empty, name)) == 1


def radius_of(root: ElementTree.Element) -> float:
    """Of the first start symbol's disc."""
    return float(of_class(root, "symbol")[0][0].attrib["r"])


def test_all_four_corners_show_who_plays_next(edition: Edition, empty: ElementTree.Element) -> None:
    assert {f"corner-{symbol}" for symbol in edition.symbols} <= set(ids(empty))
    assert len(of_class(empty, "next")) == 4


def test_the_edition_as_drawn_needs_no_note(empty: ElementTree.Element) -> None:
    assert of_class(empty, "schematic") == []


def test_drawing_twice_gives_the_same_text(edition: Edition) -> None:
    assert draw_board(edition, start=True) == draw_board(edition, start=True)


def test_the_suffix_chooses_the_format(edition: Edition, board: Board, tmp_path: Path) -> None:
    write_board(edition, tmp_path / "board.svg")
    write_board(edition, tmp_path / "board.png", start=True)

    image = Image.open(io.BytesIO((tmp_path / "board.png").read_bytes()))
    assert image.size == (WIDTH, round(WIDTH * board.height / board.width))
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_another_suffix_is_refused_with_a_reason(edition: Edition, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"must end in \.svg or \.png"):
        write_board(edition, tmp_path / "board.jpg")
