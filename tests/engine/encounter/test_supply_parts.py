"""Supply parts of orders [7.3]."""

import pytest

from famiglia.engine.game import NotOffered
from tests.engine.build import boats
from tests.engine.encounter.scene import in_place, offered, play, scene


def test_soldati_and_cars_go_into_the_area_of_the_order() -> None:
    """[7.3.1] [R56] Not into another own area."""
    game = scene("enna: red 2, basic-5\nnoto: red 1\nred: hq 5")

    assert offered(game) == {"place enna 1", "place enna 2", "place enna 3", "car enna", "done"}
    play(game, "car enna", "place enna 3")
    assert in_place(game, "enna") == "red 5, cars 1"


def test_soldati_are_not_placed_elsewhere() -> None:
    """[7.3.1] Refused: into Noto."""
    game = scene("enna: red 2, basic-5\nnoto: red 1\nred: hq 5")

    with pytest.raises(NotOffered):
        play(game, "place noto 1")


def test_numbers_of_orders_are_plain_or_added_to_the_base() -> None:
    """[7.3.2] [R55] E15: `basic-5` places up to 3, `church-b` up to base 2 + 1."""
    plain = scene("enna: red 2, basic-5\nred: hq 9, police 1")
    added = scene("enna: red 2, church-b\nred: hq 9, police 1")

    assert offered(plain, "place") == {f"place enna {number}" for number in (1, 2, 3)}
    assert offered(added, "place") == {f"place enna {number}" for number in (1, 2, 3)}
    assert offered(added, "recruit") == {f"recruit {number}" for number in (1, 2, 3, 4)}


def test_a_boat_goes_into_a_sea_beside_the_area_or_one_further() -> None:
    """[7.3.3] [R56] From Camastra: Mare Agrigento, then Licata or Sciacca."""
    game = scene("camastra: red 2, economy-c\nmessina: red 1")

    assert offered(game, "boat") == {"boat agrigento", "boat licata", "boat sciacca"}
    play(game, "boat agrigento")
    assert boats(game.state, "agrigento") == {"red": 1}


def test_an_inland_order_places_no_boat() -> None:
    """[7.3.3] [R56] Enna touches no sea."""
    game = scene("enna: red 2, economy-c\nmessina: red 1")

    assert not offered(game, "boat")


def test_a_lab_goes_into_any_own_area() -> None:
    """[7.3.4] [R56] With at most 1 lab."""
    game = scene("enna: red 2, economy-b\nnoto: red 1, labs 1\nmessina: red 1, labs 2")

    assert offered(game, "lab") == {"lab enna", "lab noto"}


def test_skulls_cars_and_tiles_add_nothing() -> None:
    """[7.3.5] [R57] Police A with a car in the area and Recruitment: base 1 + 1."""
    game = scene("enna: red 2, cars 2, police-a\nred: hq 9, tile recruitment, justice 4")

    assert offered(game, "place") == {"place enna 1", "place enna 2"}
