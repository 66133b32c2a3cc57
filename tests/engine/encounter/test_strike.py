"""Strike [9.1], Delay Detonator [11.2.8]."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import BLUE, hand
from tests.engine.encounter.scene import asked, hq, in_place, offered, play, scene


def test_a_strike_hits_an_adjacent_area_with_enemies() -> None:
    """[9.1.1] [1.2.5] [R80] Neutral, fictional and enemy areas; not the partner's, own or empty."""
    game = scene("""
        caltanissetta: red 2, basic-3
        cefalu: neutral 1
        termini-imerese: fictional 1
        agrigento: blue 1
        camastra: green 1
        enna: red 1
    """)

    assert offered(game, "bomb") == {
        "bomb caltanissetta cefalu 0",
        "bomb caltanissetta termini-imerese 0",
        "bomb caltanissetta agrigento 0",
    }


def test_a_strike_never_goes_by_boat() -> None:
    """[9.1.1] Refused: from Camastra over Mare Agrigento to Sciacca."""
    game = scene("camastra: red 2, basic-3\nlicata: blue 1\nsciacca: blue 2\nsea agrigento: red")

    with pytest.raises(NotOffered):
        play(game, "bomb camastra sciacca 0")


def test_the_car_bomb_adds_the_lower_justice_value() -> None:
    """[9.1.2] [9.1.3] E17: skull 2 and 3 for the car, which is gone."""
    game = scene("camastra: red 2, cars 2, basic-3\nlicata: blue 9\nred: justice 2")
    play(game, "bomb camastra licata 1")

    assert in_place(game, "licata") == "blue 4"
    assert in_place(game, "camastra") == "red 2, cars 1"


def test_without_a_car_there_is_no_car_bomb() -> None:
    """[9.1.3] Refused."""
    game = scene("camastra: red 2, basic-3\nlicata: blue 9")

    with pytest.raises(NotOffered):
        play(game, "bomb camastra licata 1")


def test_labs_and_vests_defend_and_the_car_is_gone_all_the_same() -> None:
    """[9.1.2] [9.1.3] [R80] Skull 2 and car 1 against 2 labs and vest 1."""
    game = scene("camastra: red 2, cars 1, basic-3\nlicata: blue 4, labs 2, basic-4")
    play(game, "done", "bomb camastra licata 1")

    assert in_place(game, "licata") == "blue 4, labs 2"
    assert in_place(game, "camastra") == "red 2"


def test_what_is_in_excess_is_lost() -> None:
    """[9.1.4] [9.1.5] Nobody takes the area; its car and order go, its labs stay."""
    game = scene("camastra: red 2, basic-3\nlicata: blue 1, cars 1, labs 1, basic-1")
    play(game, "bomb camastra licata 0")

    assert in_place(game, "licata") == "labs 1"
    assert "basic-1" in hand(game.state, BLUE)


def test_neutrals_hit_are_rewarded_unless_the_switch_is_on() -> None:
    """[8.9.1] [13.1.3] [R67] One for each removed."""
    for rules, reward in ((0, 2), (RECOMMENDED, 0)):
        game = scene("camastra: red 2, basic-3\nlicata: neutral 3", rules)
        play(game, "bomb camastra licata 0")

        assert (in_place(game, "licata"), hq(game, "red")) == ("neutral 1", reward)


def test_each_of_two_strikes_meets_the_full_defence() -> None:
    """[9.1.6] The same area or another, and each car bomb needs its own car."""
    game = scene("camastra: red 2, cars 1, justice-b\nlicata: blue 9, labs 1\nenna: blue 9")
    play(game, "bomb camastra licata 1")

    assert offered(game, "bomb") == {"bomb camastra licata 0", "bomb camastra enna 0"}
    play(game, "bomb camastra licata 0")
    assert in_place(game, "licata") == "blue 6, labs 1"
    assert asked(game) == ""


def test_the_delay_detonator_reaches_distance_two_with_a_car() -> None:
    """[11.2.8] [R80] Gela lies behind Licata, whoever is there; Caltagirone is too far."""
    text = "camastra: red 2, cars 1, basic-3\nlicata: green 1\ngela: blue 9\ncaltagirone: blue 9"
    game = scene(text + "\nred: tile delay-detonator")

    assert offered(game, "bomb") == {"bomb camastra gela 1"}
    play(game, "bomb camastra gela 1")
    assert in_place(game, "gela") == "blue 6"
    assert asked(scene(text)) == ""


def test_the_detonator_is_not_for_plain_bombs() -> None:
    """[11.2.8] Refused without a car."""
    game = scene("""
        camastra: red 2, basic-3
        enna: blue 1
        gela: blue 9
        red: tile delay-detonator
    """)

    with pytest.raises(NotOffered):
        play(game, "bomb camastra gela 0")
