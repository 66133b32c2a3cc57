"""The edition, the map it is drawn on and its colours."""

import pytest

from famiglia.drawing.geometry import Board, map_of
from famiglia.drawing.palette import Palette, palette_of
from famiglia.edition import Edition, load


@pytest.fixture(scope="session")
def edition() -> Edition:
    return load()


@pytest.fixture(scope="session")
def board(edition: Edition) -> Board:
    return map_of(edition)


@pytest.fixture(scope="session")
def palette(edition: Edition) -> Palette:
    return palette_of(edition)
