"""The sheet of pieces as SVG and PNG."""

import io
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from famiglia.drawing.crests import CRESTS
from famiglia.drawing.palette import Palette
from famiglia.drawing.picture import WIDTH
from famiglia.drawing.sheet import draw_pieces, write_pieces
from famiglia.edition import Edition


@pytest.fixture(scope="module")
def strips(edition: Edition) -> dict[str, ElementTree.Element]:
    """The parts of the sheet by whose pieces they show."""
    root = ElementTree.fromstring(draw_pieces(edition))
    ids = {part.get("id", ""): part for part in root.iter()}
    return {key.removeprefix("pieces-"): ids[key] for key in ids if key.startswith("pieces-")}


def kinds(strip: ElementTree.Element) -> Counter[str]:
    return Counter(part.attrib["class"] for part in strip.iter() if "class" in part.attrib)


def words(strip: ElementTree.Element) -> set[str]:
    return {part.text or "" for part in strip.iter("{http://www.w3.org/2000/svg}text")}


def test_every_family_shows_its_name_and_all_kinds_of_pieces_on_every_ground(
    edition: Edition, strips: dict[str, ElementTree.Element]
) -> None:
    grounds = len(edition.mandamenti)
    for key, family in edition.families.items():
        assert family.name.en in words(strips[key])
        assert kinds(strips[key]) == {
            "soldati": grounds,
            "car": grounds,
            "order": 2 * grounds,
            "boat": 1,
            "control": 1,
        }


def test_every_crest_occurs_and_only_with_its_family(
    palette: Palette, strips: dict[str, ElementTree.Element]
) -> None:
    owners = {family.crest: key for key, family in palette.families.items()}
    for crest, d in CRESTS.items():
        seen = {key for key, strip in strips.items() if any(p.get("d") == d for p in strip.iter())}
        assert seen == {owners[crest]}


def test_neutrals_the_fictional_family_and_labs_are_there(
    edition: Edition, strips: dict[str, ElementTree.Element]
) -> None:
    assert set(strips) == {*edition.families, "neutral", "fictional", "labs"}
    assert kinds(strips["neutral"]) == kinds(strips["fictional"]) == {"soldati": 12}
    assert set(kinds(strips["labs"])) == {"lab"}


def test_every_ground_is_there_with_its_name(edition: Edition, palette: Palette) -> None:
    svg = draw_pieces(edition)

    for key, mandamento in edition.mandamenti.items():
        assert f'fill="{palette.tints[key]}"' in svg
        assert mandamento.name.en.upper() in svg


def test_the_suffix_chooses_the_format(edition: Edition, tmp_path: Path) -> None:
    write_pieces(edition, tmp_path / "pieces.svg")
    write_pieces(edition, tmp_path / "pieces.png")

    image = Image.open(io.BytesIO((tmp_path / "pieces.png").read_bytes()))
    assert image.width == WIDTH
    assert (tmp_path / "pieces.svg").read_text(encoding="utf-8").startswith("<svg")


def test_another_suffix_is_refused_with_a_reason(edition: Edition, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"must end in \.svg or \.png"):
        write_pieces(edition, tmp_path / "pieces.gif")
