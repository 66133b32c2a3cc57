"""Worked examples of the rulebook, on the plain edition; its README says how each is set up."""

import pytest

from famiglia.engine.game import NotOffered
from tests.engine.build import BLUE, hand
from tests.engine.encounter.scene import asked, hq, in_place, offered, play, scene, supply


def test_example_16_the_car_gives_an_attack_bonus_of_two() -> None:
    """E16, p. 15 [8.5.1] One shotgun, Justice 2 open."""
    game = scene("enna: red 3, cars 1, basic-1\nlicata: blue 5\nred: justice 2")
    play(game, "shotgun enna licata land", "2 1")

    assert in_place(game, "licata") == "blue 3"


def test_example_17_the_car_bomb_gives_three_and_the_car_goes() -> None:
    """E17, p. 18 [9.1.2] [9.1.3] Skull 2 + 3."""
    game = scene("enna: red 3, cars 1, basic-3\nlicata: blue 6\nred: justice 2")
    play(game, "bomb enna licata 1")

    assert in_place(game, "licata") == "blue 1"
    assert in_place(game, "enna") == "red 3"


def test_example_18_a_conflict() -> None:
    """E18, p. 17 [8.5] [8.6] [8.7] Red 5 and a car of 6 against Blue 4, two labs and a vest."""
    game = scene("""
        enna: red 6, cars 1, basic-2
        licata: blue 4, labs 2, basic-4
        red: justice 2
    """)
    play(game, "done", "shotgun enna licata land", "5 1")
    assert in_place(game, "enna") == "red 1, basic-2"
    assert in_place(game, "licata") == "blue 3, labs 2, basic-4"

    play(game, "finesse", "turncoat", "coward-1", "leave", "take")

    assert in_place(game, "licata") == "red 1, cars 1, labs 1"
    assert hq(game, "blue") == 1
    assert "basic-4" in hand(game.state, BLUE)
    assert (supply(game, "red"), supply(game, "blue")) == (50 - 2, 50 - 1)
    assert asked(game) == ""


def test_example_19_an_attack_over_two_boats() -> None:
    """E19, p. 17 [8.2.3] [8.3.2] Camastra to Ragusa over a red and a green boat, no car."""
    game = scene("""
        camastra: red 5, cars 1, basic-1
        ragusa: blue 2
        sea agrigento: red
        sea licata: green
    """)
    play(game, "shotgun camastra ragusa boats")
    with pytest.raises(NotOffered):
        play(game, "4 1")
    play(game, "4 0")

    assert asked(game) == "red conflict"
    assert in_place(game, "camastra") == "red 1, cars 1, basic-1"


def test_example_20_pentito_and_distances() -> None:
    """E20, p. 18 [9.2.2] [9.3.1] 2 each from two areas and 1 from another; Agitate 1, 2, 3."""
    game = scene("enna: red 2, church-a\nlicata: blue 3\ngela: yellow 3\nnicosia: neutral 3")
    play(game, "pentito", "licata 2", "gela 2", "nicosia 1")
    assert [in_place(game, name) for name in ("licata", "gela", "nicosia")] == [
        "blue 1",
        "yellow 1",
        "neutral 2",
    ]

    for family, reach in (("red", 1), ("blue", 2), ("green", 3)):
        game = scene(f"""
            caltagirone: {family} 2, police-a
            scordia: neutral 1
            lentini: neutral 1
            siracusa: neutral 1
        """)
        assert len(offered(game, "agitate")) == reach


def test_example_21_red_agitates_neutrals_of_scordia() -> None:
    """E21, p. 19 [9.3.2] [9.3.5] Two of them move into Palagonia and attack there."""
    game = scene("caltagirone: red 2, police-a\nscordia: neutral 2\npalagonia: blue 2")
    play(game, "agitate scordia")
    assert offered(game, "palagonia") == {"palagonia 1", "palagonia 2"}
    play(game, "palagonia 2")

    assert asked(game) == "red conflict"
    assert in_place(game, "scordia") == ""
