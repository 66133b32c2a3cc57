"""Contrast bars for normal, protan, deutan and tritan vision, computed from the palette."""

from itertools import combinations

import pytest
from tools.palette.contrast import VISIONS, contrasts, washed

from famiglia.drawing.geometry import Board
from famiglia.drawing.palette import Palette
from famiglia.edition import Edition

LEAST_CONTRAST = 10.0


@pytest.mark.parametrize("vision", VISIONS)
def test_neighbouring_mandamenti_differ(
    edition: Edition, board: Board, palette: Palette, vision: str
) -> None:
    k = VISIONS.index(vision)
    borders = [border for border in board.borders if border.kind == "mandamento"]
    assert len(borders) > 10
    for border in borders:
        a, b = (edition.areas[area].mandamento for area in border.areas)
        assert contrasts(palette.tints[a], palette.tints[b])[k] >= LEAST_CONTRAST, (a, b)


@pytest.mark.parametrize("vision", VISIONS)
def test_pieces_differ_from_every_ground(palette: Palette, vision: str) -> None:
    k = VISIONS.index(vision)
    fills = {key: family.fill for key, family in palette.families.items()}
    fills |= {f"side {side}": colour for side, colour in enumerate(palette.sides, 1)}
    for piece, fill in fills.items():
        for ground, tint in palette.tints.items():
            assert contrasts(fill, tint)[k] >= LEAST_CONTRAST, (piece, ground)
            assert contrasts(fill, washed(tint, palette.board.border))[k] >= LEAST_CONTRAST, (
                piece,
                ground,
            )


@pytest.mark.parametrize("vision", VISIONS)
def test_families_differ_from_each_other(palette: Palette, vision: str) -> None:
    k = VISIONS.index(vision)
    for a, b in combinations(palette.families, 2):
        pair = (palette.families[a].fill, palette.families[b].fill)
        assert contrasts(*pair)[k] >= LEAST_CONTRAST, (a, b)


@pytest.mark.parametrize("vision", VISIONS)
def test_boats_differ_from_the_water(palette: Palette, vision: str) -> None:
    k = VISIONS.index(vision)
    for key, family in palette.families.items():
        for water in (palette.board.water, palette.board.depth):
            assert contrasts(family.fill, water)[k] >= LEAST_CONTRAST, key


def test_every_mandamento_and_family_has_its_colours(edition: Edition, palette: Palette) -> None:
    assert set(palette.tints) == set(edition.mandamenti)
    assert set(edition.families) | {"neutral", "fictional"} == set(palette.families)


def test_figures_are_readable_on_their_pieces(palette: Palette) -> None:
    for key, family in palette.families.items():
        assert min(contrasts(family.fill, family.ink)) >= 30, key
