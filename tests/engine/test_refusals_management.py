"""Refused in management [6]."""

import pytest

from famiglia.engine.game import Game
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import GREEN, RED, position
from tests.engine.refusals import Refusal, names, refuse
from tests.engine.table import after_encounter, control, mark, use_tiles


def _too_many() -> Game:
    """Red has marked two tiles and controls nothing; Green, the partner, has one tile."""
    state = position()
    mark(state, RED, "allies", "bribery")
    mark(state, GREEN, "miniguns")
    control(state, GREEN, "gela")
    return after_encounter(state)


def _too_few() -> Game:
    """Red controls two Mandamenti and has marked no tile; Green has one of each."""
    state = position()
    use_tiles(state)
    mark(state, GREEN, "miniguns")
    control(state, RED, "trapani", "palermo")
    control(state, GREEN, "gela")
    return after_encounter(state)


def _moving() -> Game:
    """Red may move two tokens on tiles, Green one."""
    state = position(RECOMMENDED)
    use_tiles(state)
    mark(state, RED, "allies", "bribery")
    mark(state, GREEN, "miniguns")
    control(state, RED, "trapani", "palermo")
    control(state, GREEN, "gela")
    return after_encounter(state)


CASES = [
    Refusal("not-its-tile", "6.2.3", _too_many, (), "influence"),
    Refusal("not-its-tile", "6.2.3", _too_many, (), "miniguns"),
    Refusal("not-its-tile", "6.2.3", _too_many, ("allies",), "allies"),
    Refusal("tile-not-in-play", "2.1.3", _too_few, (), "favours"),
    Refusal("tile-marked", "6.2.3", _too_few, (), "miniguns"),
    Refusal("tile-marked", "6.2.3", _too_few, ("allies",), "allies"),
    Refusal("not-its-tile", "6.2.3", _moving, (), "miniguns influence"),
    Refusal("tile-not-in-play", "2.1.3", _moving, (), "allies favours"),
    Refusal("tile-marked", "6.2.3", _moving, (), "allies bribery"),
    Refusal("tile-marked", "6.2.3", _moving, (), "allies allies"),
    Refusal("tile-moved", "13.1.6", _moving, ("allies influence",), "influence allies"),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_tiles_are_not_marked_so(case: Refusal) -> None:
    """[6.2] [13.1.6] Each with its rule."""
    refuse(case)
