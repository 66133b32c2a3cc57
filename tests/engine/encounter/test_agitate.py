"""Agitate [9.3]."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.engine.state import RECOMMENDED
from tests.engine.encounter.scene import asked, hq, in_place, offered, play, scene, supply

E21 = """
    caltagirone: red 3, police-a
    scordia: neutral 3
    palagonia: blue 2, labs 1
    vittoria: green 1
    catania: neutral 1
"""


def _areas(texts: set[str]) -> set[str]:
    return {text.split()[0] for text in texts}


@pytest.mark.parametrize(
    ("family", "reached"),
    [
        ("red", {"licata"}),
        ("blue", {"licata", "gela"}),
        ("green", {"licata", "gela", "vittoria"}),
    ],
)
def test_agitate_reaches_as_far_as_printed(family: str, reached: set[str]) -> None:
    """[9.3.1] [1.1.4] E20: distance 1, 2 and 3 from Camastra; Ragusa is at 4."""
    game = scene(f"""
        camastra: {family} 2, police-a
        licata: neutral 1
        gela: neutral 1
        vittoria: neutral 1
        ragusa: neutral 1
    """)

    assert offered(game, "agitate") == {f"agitate {area}" for area in reached}


def test_agitated_neutrals_go_by_land_but_not_against_the_team() -> None:
    """[9.3.2] [R83] Any number, at least 1; refused: into Vittoria, Green's, and nobody."""
    game = scene(E21 + "sea catania: red")
    play(game, "agitate scordia")

    assert asked(game) == "red agitate-move"
    assert _areas(offered(game)) == {"palagonia", "chiaramonte", "lentini", "catania"}
    assert offered(game, "palagonia") == {f"palagonia {number}" for number in (1, 2, 3)}
    for refused in ("vittoria 1", "caltagirone 1", "palagonia 0", "done"):
        with pytest.raises(NotOffered):
            play(game, refused)


def test_the_agitator_fights_for_the_neutrals() -> None:
    """[9.3.4] [9.3.5] E21: 2 of Scordia into Palagonia; Red lays the card, Blue defends."""
    game = scene(E21)
    play(game, "agitate scordia", "palagonia 2")

    assert in_place(game, "scordia") == "neutral 1"
    assert asked(game) == "red conflict"
    play(game, "finesse", "turncoat")
    assert asked(game) == "blue card"
    play(game, "coward-1", "leave", "leave")
    # Turncoat 3:1, Coward 3:0: the neutrals take Palagonia, and its lab goes.
    assert in_place(game, "palagonia") == "neutral 3"
    assert supply(game, "neutral") == 30 - 1 - 1 - 3
    assert (hq(game, "red"), hq(game, "blue")) == (0, 1)


def test_agitated_neutrals_join_neutrals() -> None:
    """[9.3.3] [R83] All of Scordia go; it is empty then."""
    game = scene(E21)
    play(game, "agitate scordia", "catania 3")

    assert (in_place(game, "scordia"), in_place(game, "catania")) == ("", "neutral 4")


def test_agitated_neutrals_take_an_empty_area() -> None:
    """[9.3.3] [1.3.10] 1 lab goes."""
    game = scene(E21 + "lentini: labs 2")
    play(game, "agitate scordia", "lentini 1")

    assert in_place(game, "lentini") == "neutral 1, labs 1"


def test_the_defending_family_is_rewarded_for_neutrals_removed() -> None:
    """[9.3.6] [R83] Brute force removes 2 of 3, the knockout the third; the agitator gets none."""
    game = scene(E21)
    play(game, "agitate scordia", "palagonia 3", "brute-force")

    assert in_place(game, "palagonia") == "blue 1, labs 1"
    assert (hq(game, "blue"), hq(game, "red")) == (3, 0)


def test_neutrals_replaced_bring_no_reward() -> None:
    """[9.3.6] [R83] Blue's Turncoat: 1:3, the knockout removes one neutral."""
    game = scene(E21)
    play(
        game, "agitate scordia", "palagonia 2", "finesse", "coward-1", "turncoat", "leave", "leave"
    )

    # Turncoat 1:3, the neutrals' Coward 0:3: the one that ran was removed.
    assert in_place(game, "palagonia") == "blue 3, labs 1"
    assert hq(game, "blue") == 1


def test_under_the_switch_nobody_is_rewarded_and_brute_force_costs_one() -> None:
    """[13.1.2] [13.1.3] [R83] 2:2, nobody is left."""
    game = scene(E21, RECOMMENDED)
    play(game, "agitate scordia", "palagonia 3", "brute-force")

    assert in_place(game, "palagonia") == "labs 1"
    assert (hq(game, "blue"), hq(game, "red")) == (0, 0)


def test_the_fictional_family_is_defended_and_gets_nothing() -> None:
    """[9.3.6] [14.2.3] [8.9.3] A helper of the team opposing the agitator plays."""
    game = scene(E21.replace("blue 2", "fictional 2"))
    play(game, "agitate scordia", "palagonia 3", "finesse")

    assert asked(game) == "blue helper"
    play(game, "yellow", "coward-1", "coward-1", "leave", "leave")
    # 2:1, then 1:0.
    assert in_place(game, "palagonia") == "neutral 1"
    assert sum(hq(game, name) for name in ("red", "blue", "green", "yellow")) == 0


def test_no_tile_and_no_car_helps_agitated_neutrals() -> None:
    """[9.3.4] Bribery is not asked, Recruitment neither."""
    game = scene(
        E21.replace("labs 1", "cars 1") + "red: hq 5, money 5, tile bribery, tile recruitment"
    )
    play(game, "agitate scordia", "palagonia 3")

    assert asked(game) == "red conflict"
    play(game, "finesse", "turncoat", "coward-2", "leave", "leave")
    assert in_place(game, "palagonia") == "neutral 4"
    assert asked(game) == ""


def test_fictional_soldati_cannot_be_agitated() -> None:
    """[14.2.3] [R84]"""
    game = scene(
        E21.replace("scordia: neutral", "scordia: fictional").replace("catania: n", "noto: n")
    )

    assert not offered(game, "agitate")


def test_later_orders_may_agitate_the_same_neutrals() -> None:
    """[9.3.7] [R83] Red sends them to Lentini, Blue fetches them from there."""
    game = scene(E21.replace("blue 2, labs 1", "blue 2, police-a"))
    play(game, "agitate scordia", "lentini 3")

    assert asked(game) == "blue act"
    assert "agitate lentini" in offered(game)
