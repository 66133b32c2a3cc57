"""Movement: rally, target and way, numbers and cars, arriving [8.1] to [8.4]."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import RED, hand
from tests.engine.encounter.scene import asked, in_place, offered, play, scene


def test_a_rally_brings_own_soldati_and_cars_into_the_area_of_the_order() -> None:
    """[8.1.1] [8.1.2] [R60] From adjacent Enna, not from Noto; nothing leaves Camastra."""
    game = scene("camastra: red 2, economy-a\nenna: red 3, cars 1\nnoto: red 3")

    assert offered(game, "rally") == {"rally camastra"}
    play(game, "rally camastra")
    assert {text.split()[0] for text in offered(game)} == {"enna"}
    play(game, "enna 2 1")
    assert in_place(game, "camastra") == "red 4, cars 1, economy-a"
    assert in_place(game, "enna") == "red 1"


def test_an_area_emptied_by_a_rally_is_lost() -> None:
    """[8.1.3] [R54] Its car goes to the supply and its order home."""
    game = scene("camastra: red 2, economy-a\nenna: red 3, cars 1, economy-c")
    play(game, "rally camastra", "enna 3 0")

    assert in_place(game, "enna") == ""
    assert "economy-c" in hand(game.state, RED)


def test_a_rally_comes_by_boat_only_under_the_switch() -> None:
    """[8.1.2] [13.1.5] Licata and Ragusa touch Mare Licata."""
    text = "licata: red 2, economy-a\nragusa: red 3\nsea licata: red"

    assert not offered(scene(text), "rally")
    assert offered(scene(text, RECOMMENDED), "rally") == {"rally licata"}


def test_a_movement_by_land_leads_into_an_adjacent_area() -> None:
    """[8.2.1] [8.2.2] Empty, own, neutral or enemy, never the partner's."""
    game = scene("""
        camastra: red 2, basic-1
        enna: red 1
        licata: green 1
        agrigento: blue 1
        caltanissetta: neutral 1
    """)

    assert offered(game, "shotgun") == {
        "shotgun camastra enna land",
        "shotgun camastra agrigento land",
        "shotgun camastra caltanissetta land",
    }


def test_a_partners_area_is_no_target() -> None:
    """[8.2.2] [R62] Refused, by land and by boats."""
    game = scene("camastra: red 2, basic-1\nlicata: green 1\nsea agrigento: green")

    for way in ("land", "boats"):
        with pytest.raises(NotOffered):
            play(game, f"shotgun camastra licata {way}")


def test_boats_of_the_team_carry_over_one_sea_or_a_chain() -> None:
    """[8.2.3] [R61] Agrigento and Licata hold boats of the team, Siracusa an enemy's."""
    game = scene("""
        camastra: red 2, basic-1
        sea agrigento: red
        sea licata: green
        sea siracusa: blue
    """)

    assert offered(game, "shotgun") - {
        f"shotgun camastra {area} land" for area in ("enna", "licata", "agrigento", "caltanissetta")
    } == {
        f"shotgun camastra {area} boats"
        for area in ("sciacca", "agrigento", "licata", "gela", "vittoria", "ragusa")
    }


def test_the_start_area_is_no_target() -> None:
    """[8.2.1] [R218] The chain leads back to it, but moving nowhere is no Movement."""
    game = scene("camastra: red 2, basic-1\nsea agrigento: red")

    with pytest.raises(NotOffered):
        play(game, "shotgun camastra camastra boats")


def test_the_family_chooses_between_land_and_boats() -> None:
    """[8.2.4] [R61] Camastra to Licata."""
    game = scene("camastra: red 2, basic-1\nsea agrigento: red")

    assert offered(game, "shotgun camastra licata") == {
        "shotgun camastra licata land",
        "shotgun camastra licata boats",
    }


def test_a_declared_movement_is_carried_out() -> None:
    """[8.2.5] [R209] Refused: to send nobody, or to be done with it."""
    game = scene("camastra: red 2, basic-1")
    play(game, "shotgun camastra licata land")

    assert offered(game) == {"1 0", "2 0"}
    for refused in ("0 0", "done"):
        with pytest.raises(NotOffered):
            play(game, refused)


def test_between_one_and_all_soldati_go_with_or_without_a_car() -> None:
    """[8.3.1] [8.3.2] One car at most."""
    game = scene("camastra: red 2, cars 2, basic-1")
    play(game, "shotgun camastra licata land")

    assert offered(game) == {"1 0", "1 1", "2 0", "2 1"}


def test_no_car_comes_along_by_boats() -> None:
    """[8.3.2] [R61] Refused."""
    game = scene("camastra: red 2, cars 2, basic-1\nsea agrigento: red")
    play(game, "shotgun camastra licata boats")

    with pytest.raises(NotOffered):
        play(game, "1 1")


def test_a_single_soldato_without_a_car_is_not_asked() -> None:
    """[8.3.1] [1.4.10] Only one answer would be left."""
    game = scene("camastra: red 1, basic-1")
    play(game, "shotgun camastra licata land")

    assert in_place(game, "licata") == "red 1"


def test_an_area_where_nobody_stays_is_lost_at_once() -> None:
    """[8.3.3] [7.2.7] [R62] Its other car goes, its other order goes home before the fight."""
    game = scene("camastra: red 2, cars 2, basic-1, basic-4\nlicata: blue 3")
    play(game, "done", "shotgun camastra licata land", "2 1")

    assert asked(game) == "red conflict"
    assert in_place(game, "camastra") == ""
    assert {"basic-1", "basic-4"} & hand(game.state, RED) == {"basic-4"}


def test_in_an_own_area_the_movement_ends() -> None:
    """[8.4.1] No lab goes."""
    game = scene("camastra: red 3, cars 1, basic-1\nlicata: red 1, labs 2")
    play(game, "shotgun camastra licata land", "2 1")

    assert in_place(game, "licata") == "red 3, cars 1, labs 2"
    assert asked(game) == ""


def test_an_empty_area_is_taken_and_a_lab_goes() -> None:
    """[8.4.2] [1.3.10] [R66]"""
    game = scene("camastra: red 3, basic-1\nlicata: labs 2")
    play(game, "shotgun camastra licata land", "2 0")

    assert in_place(game, "licata") == "red 2, labs 1"


def test_an_area_whose_last_defender_was_bought_is_taken_at_once() -> None:
    """[8.4.3] [R60] It counts as taken by an attack: cars and orders go, and a lab."""
    game = scene("""
        camastra: yellow 3, economy-c
        licata: red 1, cars 1, labs 2, basic-4
        yellow: money 1
    """)
    play(game, "done", "shotgun camastra licata land", "2 0", "1")

    assert in_place(game, "licata") == "yellow 2, labs 1"
    assert "basic-4" in hand(game.state, RED)
