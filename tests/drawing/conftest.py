"""The edition and the map it is drawn on."""

import pytest

from famiglia.drawing.geometry import Board, load_map
from famiglia.edition import Edition, load


@pytest.fixture(scope="session")
def edition() -> Edition:
    return load()


@pytest.fixture(scope="session")
def board() -> Board:
    return load_map()
