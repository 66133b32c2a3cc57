"""Crests and start symbols are different shapes, not only different colours."""

import io
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from famiglia.drawing.crests import CRESTS, SYMBOLS
from famiglia.drawing.palette import Palette
from famiglia.drawing.png import png_bytes
from famiglia.drawing.svg import element, path

ALIKE = 0.6
SMALL = 14


@cache
def painted(d: str, width: int) -> NDArray[np.bool_]:
    """Where a figure is black when drawn at this many pixels."""
    figure = path(d, fill="#000", fill_rule="evenodd")
    svg = element("svg", figure, xmlns="http://www.w3.org/2000/svg", viewBox="-1.05 -1.05 2.1 2.1")
    image = Image.open(io.BytesIO(png_bytes(svg, width)))
    return np.asarray(image.convert("RGBA"))[:, :, 3] > 127


def likeness(a: str, b: str, width: int) -> float:
    """Common black over all black."""
    one, other = painted(a, width), painted(b, width)
    return float((one & other).sum() / (one | other).sum())


def test_crests_and_symbols_are_pairwise_different_shapes() -> None:
    figures = {**CRESTS, **SYMBOLS}
    for width in (64, SMALL):
        for a, b in combinations(figures, 2):
            assert likeness(figures[a], figures[b], width) < ALIKE, (a, b, width)


def test_crests_are_bold_enough_to_be_seen_small() -> None:
    for name, d in CRESTS.items():
        assert 0.15 < painted(d, SMALL).mean() < 0.7, name


def test_every_family_has_its_own_crest(palette: Palette) -> None:
    crests = [family.crest for key, family in palette.families.items() if key != "neutral"]

    assert len(set(crests)) == len(crests)
    assert set(crests) == set(CRESTS)
