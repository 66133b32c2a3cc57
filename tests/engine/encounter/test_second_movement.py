"""The second Movement of an order with two shotguns [8.8]."""

import pytest

from famiglia.engine.game import NotOffered
from tests.engine.encounter.scene import asked, in_place, money, offered, play, scene


def test_the_second_movement_starts_from_either_area() -> None:
    """[8.8.1] [8.8.2] [R64] From Camastra or from Licata, which Red entered."""
    game = scene("camastra: red 4, justice-a")
    play(game, "shotgun camastra licata land", "2 0")

    assert {text.split()[1] for text in offered(game, "shotgun")} == {"camastra", "licata"}
    play(game, "shotgun licata gela land", "1 0")
    assert asked(game) == ""
    assert [in_place(game, name) for name in ("camastra", "licata", "gela")] == [
        "red 2",
        "red 1",
        "red 1",
    ]


def test_it_takes_any_soldati_of_an_own_area_that_was_entered() -> None:
    """[8.8.2] [R64] Licata held 3 before."""
    game = scene("camastra: red 4, justice-a\nlicata: red 3")
    play(game, "shotgun camastra licata land", "2 0", "shotgun licata gela land")

    assert offered(game) == {f"{number} 0" for number in range(1, 6)}


def test_after_a_lost_attack_it_starts_from_the_area_of_the_order() -> None:
    """[8.8.2] [R64]"""
    game = scene("camastra: red 4, justice-a\nlicata: blue 5")
    play(game, "shotgun camastra licata land", "1 0", "brute-force")

    assert {text.split()[1] for text in offered(game, "shotgun")} == {"camastra"}
    with pytest.raises(NotOffered):
        play(game, "shotgun licata gela land")


def test_skulls_count_fully_in_both() -> None:
    """[8.8.1] Skull 1 each time."""
    game = scene("camastra: red 9, justice-a\nlicata: blue 6\nenna: blue 6")
    play(game, "shotgun camastra licata land", "1 0", "brute-force")
    play(game, "shotgun camastra enna land", "1 0", "brute-force")

    assert (in_place(game, "licata"), in_place(game, "enna")) == ("blue 5", "blue 5")


def test_a_car_goes_along_once_per_order() -> None:
    """[8.3.2] [8.8.3] [R63] The first took one, so the other car stays in Camastra."""
    game = scene("camastra: red 6, cars 2, justice-a")
    play(game, "shotgun camastra licata land", "2 1", "shotgun camastra enna land")

    assert offered(game) == {f"{number} 0" for number in range(1, 5)}
    with pytest.raises(NotOffered):
        play(game, "1 1")


def test_the_same_car_may_go_on_from_where_it_stands() -> None:
    """[8.8.3] [R63] With its full bonus: skull 1 and car 2."""
    game = scene("camastra: red 9, cars 1, justice-a\ngela: blue 6\nred: justice 2")
    play(game, "shotgun camastra licata land", "8 1", "shotgun licata gela land", "7 1")

    assert in_place(game, "gela") == "blue 3"
    play(game, "brute-force")
    assert in_place(game, "gela") == "red 2, cars 1"


def test_a_car_may_go_with_the_second_if_the_first_took_none() -> None:
    """[8.8.3] [R63] From Camastra, or one that stood in the own area entered."""
    game = scene("camastra: red 6, cars 1, justice-a")
    play(game, "shotgun camastra licata land", "2 0", "shotgun camastra enna land")
    assert "1 1" in offered(game)

    game = scene("camastra: red 6, justice-a\nlicata: red 1, cars 1")
    play(game, "shotgun camastra licata land", "2 0", "shotgun licata enna land")
    assert "1 1" in offered(game)


def test_a_car_lost_with_the_first_attack_is_the_only_one() -> None:
    """[8.8.3] [R63] Camastra has another, but it stays."""
    game = scene("camastra: red 6, cars 2, justice-a\nlicata: blue 9")
    play(game, "shotgun camastra licata land", "2 1", "brute-force", "shotgun camastra enna land")

    assert "1 1" not in offered(game)


def test_allies_and_bribery_serve_each_movement() -> None:
    """[8.8.1] [11.2.2] [R60] Bribery twice, for 2 Money each."""
    game = scene("""
        camastra: red 6, justice-a
        licata: blue 3
        enna: blue 3
        red: money 4, tile bribery
    """)
    play(game, "shotgun camastra licata land", "yes", "1 0", "brute-force")
    play(game, "shotgun camastra enna land", "yes", "1 0", "brute-force")

    assert (in_place(game, "licata"), in_place(game, "enna")) == ("blue 1", "blue 1")
    assert money(game, "red") == 0
