"""Attack and defence bonuses [8.5], vests [7.4]."""

import pytest

from famiglia.engine.cells import FIGHT
from famiglia.engine.game import Game
from tests.engine.build import BLUE, hand
from tests.engine.encounter.scene import asked, hq, in_place, offered, play, scene


def _attack(text: str, force: str) -> Game:
    """Red's Movement from Camastra has reached Licata; all other orders are declined."""
    game = scene(text)
    while not offered(game, "shotgun camastra licata"):
        play(game, "done")
    play(game, "shotgun camastra licata land", force)
    return game


@pytest.mark.parametrize(
    ("order", "force", "justice", "left"),
    [
        ("basic-1", "4 0", 0, 9),
        ("basic-2", "4 0", 0, 7),
        ("basic-1", "4 1", 0, 8),
        ("basic-1", "4 1", 1, 8),
        ("basic-1", "4 1", 2, 7),
        ("basic-2", "4 1", 4, 4),
    ],
)
def test_skulls_and_the_upper_justice_value_are_the_attack_bonus(
    order: str, force: str, justice: int, left: int
) -> None:
    """[8.5.1] [8.5.3] [R65] E16: with two Justice slots open the car gives 2."""
    game = _attack(
        f"camastra: red 5, cars 1, {order}\nlicata: blue 9\nred: justice {justice}", force
    )

    assert in_place(game, "licata") == f"blue {left}"


def test_a_car_that_stays_behind_gives_nothing() -> None:
    """[8.5.1] Nor do the defender's cars."""
    game = _attack("camastra: red 5, cars 1, basic-2\nlicata: blue 9, cars 1", "4 0")

    assert in_place(game, "licata") == "blue 7, cars 1"


@pytest.mark.parametrize(("holder", "labs"), [("blue", 1), ("neutral", 2), ("fictional", 2)])
def test_each_lab_defends_whoever_holds_the_area(holder: str, labs: int) -> None:
    """[8.5.2] Against skull 2."""
    game = _attack(f"camastra: red 5, basic-2\nlicata: {holder} 9, labs {labs}", "4 0")

    assert in_place(game, "licata") == f"{holder} {9 - 2 + labs}, labs {labs}"


def test_vests_defend_their_own_area_only() -> None:
    """[7.4.1] [R53] Not a neighbouring one."""
    here = _attack("camastra: red 5, basic-2\nlicata: blue 9, basic-4\nenna: blue 1", "4 0")
    there = _attack("camastra: red 5, basic-2\nlicata: blue 9\nenna: blue 1, basic-4", "4 0")

    assert in_place(here, "licata") == "blue 8, basic-4"
    assert in_place(there, "licata") == "blue 7"


def test_vests_add_up_executed_or_not() -> None:
    """[7.4.2] [R53] 1 of an executed order and 2 of one whose turn has not come."""
    game = _attack("camastra: red 5, cars 1, basic-2\nlicata: blue 9, basic-4, economy-c", "4 1")

    assert in_place(game, "licata") == "blue 9, basic-4, economy-c"


def test_a_higher_defence_bonus_removes_nobody() -> None:
    """[8.5.3] [R65] On either side."""
    game = _attack("camastra: red 5, basic-1\nlicata: blue 3, labs 2", "4 0")

    assert in_place(game, "licata") == "blue 3, labs 2"
    assert game.state.count(FIGHT) == 4


def test_an_area_without_defenders_after_the_bonuses_is_taken() -> None:
    """[8.5.4] [8.7.3] [8.7.5] Cars and orders of the defender go, and 1 lab."""
    game = _attack(
        "camastra: red 5, cars 1, basic-2\nlicata: blue 2, cars 1, labs 1, basic-1", "4 1"
    )

    assert asked(game) == ""
    assert in_place(game, "licata") == "red 4, cars 1"
    assert "basic-1" in hand(game.state, BLUE)


def test_neutrals_removed_by_the_bonuses_are_rewarded() -> None:
    """[8.9.1] [R67] Only as many as stood there."""
    game = _attack("camastra: red 5, basic-2\nlicata: neutral 1", "4 0")

    assert in_place(game, "licata") == "red 4"
    assert hq(game, "red") == 1
