"""Executing an order: parts, their sequence, and a lost area [7.2]."""

import pytest

from famiglia.engine.game import NotOffered
from tests.engine.build import RED, hand
from tests.engine.encounter.scene import asked, hq, in_place, money, offered, play, printing, scene

EVERYTHING = """
    camastra: red 4, cars 1, economy-c
    enna: red 3
    licata: blue 1
    caltanissetta: blue 1
"""


def test_all_parts_are_optional() -> None:
    """[7.2.1] [R51] *Done* is on offer at every part, and to any extent."""
    game = scene("enna: red 2, church-b\nred: hq 9")

    assert offered(game, "recruit") == {f"recruit {number}" for number in range(1, 5)}
    play(game, "recruit 1")
    assert offered(game, "place") == {"place enna 1", "place enna 2"}
    play(game, "done")
    assert (hq(game, "red"), in_place(game, "enna")) == (10, "red 2")


@pytest.mark.parametrize("answers", [("money", "lab enna"), ("lab enna", "money")])
def test_parts_go_in_any_sequence(answers: tuple[str, str]) -> None:
    """[7.2.2] [R51] Economy A of Red."""
    game = scene("enna: red 2, economy-a\nlicata: blue 2")
    play(game, *answers)

    assert money(game, "red") == 2
    assert offered(game, "shotgun")
    assert not offered(game, "money")
    assert not offered(game, "lab")


def test_a_movement_may_follow_a_rally_directly() -> None:
    """[7.2.2] [8.1.1] [R51]"""
    game = scene(EVERYTHING)
    play(game, "rally camastra", "enna 1 0")

    assert offered(game, "shotgun")


def test_after_a_rally_another_part_closes_the_movement() -> None:
    """[7.2.2] [R51] The Rally would no longer come directly before it."""
    game = scene(EVERYTHING)
    play(game, "rally camastra", "enna 1 0", "car camastra")

    assert not offered(game, "shotgun")
    assert offered(game, "boat")


def test_a_rally_does_not_follow_a_movement() -> None:
    """[7.2.2] [R51] Refused: Rally after the first of two Movements."""
    game = scene(EVERYTHING)
    play(game, "shotgun camastra licata land", "2 0", "brute-force")

    assert not offered(game, "rally")
    with pytest.raises(NotOffered):
        play(game, "rally camastra")


def test_two_movements_come_directly_one_after_the_other() -> None:
    """[7.2.2] [R51] A car placed in between closes the second."""
    game = scene(EVERYTHING)
    play(game, "shotgun camastra licata land", "2 0", "brute-force")

    assert offered(game, "shotgun")
    play(game, "car camastra")
    assert not offered(game, "shotgun")


def test_two_strikes_come_directly_one_after_the_other() -> None:
    """[7.2.2] [9.1.6] Nothing lies in between, so the second is on offer."""
    game = scene("camastra: red 4, justice-b\nlicata: blue 9")
    play(game, "bomb camastra licata 0")

    assert offered(game, "bomb")
    play(game, "bomb camastra licata 0")
    assert asked(game) == ""
    assert in_place(game, "licata") == "blue 5"


def test_agitate_comes_last() -> None:
    """[7.2.2] [R51] After it the order is over."""
    game = scene("camastra: red 4, police-a\nlicata: neutral 2\nred: hq 3")

    assert offered(game, "place")
    play(game, "agitate licata", "gela 1")

    assert asked(game) == ""
    assert in_place(game, "camastra") == "red 4"


def test_what_a_lost_area_still_allows() -> None:
    """[7.2.5] [7.2.6] [R52] All leave Camastra: no Place, but Agitate, counted from there."""
    game = scene("camastra: red 4, police-a\nlicata: neutral 2\nred: hq 3")
    play(game, "shotgun camastra agrigento land", "4 0")

    assert offered(game) == {"agitate licata", "done"}
    play(game, "done")
    assert "police-a" in hand(game.state, RED)


def test_money_and_a_lab_elsewhere_remain_when_the_area_is_lost() -> None:
    """[7.2.6] [R52] Not in the area lost, but where Red now stands."""
    game = scene("camastra: red 4, economy-a\nnoto: red 1")
    play(game, "shotgun camastra agrigento land", "4 0")

    assert offered(game) == {"money", "lab agrigento", "lab noto", "done"}


def test_car_and_boat_do_not_come_to_a_lost_area() -> None:
    """[7.2.5] [R52] Nothing is placed into or beside it; the second Movement remains."""
    game = scene("camastra: red 4, economy-c\nnoto: red 1")
    play(game, "shotgun camastra agrigento land", "4 0")

    assert {text.split()[0] for text in offered(game)} == {"shotgun", "done"}
    assert all(text.split()[1] == "agrigento" for text in offered(game, "shotgun"))


def test_a_lost_area_that_is_entered_again_stays_closed() -> None:
    """[7.2.5] [R52] Back in Camastra with the second Movement, no car is placed there."""
    game = scene("camastra: red 4, economy-c\nnoto: red 1")
    play(game, "shotgun camastra agrigento land", "4 0", "shotgun agrigento camastra land", "4 0")

    assert asked(game) == ""
    assert in_place(game, "camastra") == "red 4"


def test_no_lab_is_built_in_a_lost_area_that_is_entered_again() -> None:
    """[7.2.5] [7.2.6] [R52] Elsewhere it is: in Noto, not in Camastra."""
    with printing("red", "economy-c", "lab + shotgun 2"):
        game = scene("camastra: red 4, economy-c\nnoto: red 1")
        play(game, "shotgun camastra agrigento land", "4 0")
        play(game, "shotgun agrigento camastra land", "4 0")

        assert offered(game) == {"lab noto", "done"}


def test_an_order_that_can_do_nothing_is_not_asked_about() -> None:
    """[7.2.1] A Strike without an enemy next door."""
    game = scene("enna: red 2, labs 2, basic-3")

    assert asked(game) == ""
