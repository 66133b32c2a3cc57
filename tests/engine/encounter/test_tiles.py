"""Control tiles of the encounter [11.2]."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import TABLES, printed
from tests.engine.encounter.scene import asked, hq, in_place, money, offered, play, scene


def test_bribery_removes_a_defender_right_after_the_target_is_chosen() -> None:
    """[11.2.2] [R60] For 2 Money, before the numbers are said; neutrals are rewarded [8.9.1]."""
    game = scene("camastra: red 4, basic-1\nlicata: neutral 1\nred: money 2, tile bribery")
    play(game, "shotgun camastra licata land")

    assert asked(game) == "red bribe"
    play(game, "yes")
    assert (asked(game), money(game, "red")) == ("red force", 0)
    play(game, "3 0")
    assert (in_place(game, "licata"), hq(game, "red")) == ("red 3", 1)


def test_bribery_may_be_declined() -> None:
    """[11.2.2]"""
    game = scene("camastra: red 4, basic-1\nlicata: blue 1\nred: money 2, tile bribery")
    play(game, "shotgun camastra licata land", "done", "3 0")

    assert (money(game, "red"), in_place(game, "licata")) == (2, "blue 1")


@pytest.mark.parametrize(
    ("target", "what"),
    [
        ("blue 1", "money 1, tile bribery"),
        ("red 1", "money 5, tile bribery"),
        ("blue 1", "money 5"),
    ],
)
def test_bribery_needs_money_in_hand_an_enemy_and_the_tile(target: str, what: str) -> None:
    """[11.2.1] [11.2.2] [R207] Otherwise it is not asked."""
    game = scene(f"camastra: red 4, basic-1\nlicata: {target}\nred: {what}")
    play(game, "shotgun camastra licata land")

    assert asked(game) == "red force"


def test_a_partners_tile_does_not_help() -> None:
    """[6.2.3] [11.2.2] Only who marked it."""
    game = scene("camastra: red 4, basic-1\nlicata: blue 1\nred: money 5\ngreen: tile bribery")
    play(game, "shotgun camastra licata land")

    assert asked(game) == "red force"


def test_bribery_is_not_asked_at_a_strike() -> None:
    """[11.2.2]"""
    game = scene("camastra: red 4, basic-3\nlicata: blue 3\nred: money 5, tile bribery")
    play(game, "bomb camastra licata 0")

    assert (asked(game), in_place(game, "licata")) == ("", "blue 1")


ALLIES = """
    camastra: red 4, cars 1, basic-1
    licata: neutral 2
    enna: blue 2
    agrigento: fictional 2
    gela: blue 1
    red: money 1, tile allies
"""


def test_allies_lead_through_one_empty_or_neutral_area() -> None:
    """[11.2.3] [11.2.4] [R93] Licata (neutral) and Caltanissetta (empty); not Enna, Agrigento."""
    game = scene(ALLIES)

    assert {text for text in offered(game) if text.endswith("allies")} == {
        f"shotgun camastra {area} allies"
        for area in ("gela", "cefalu", "termini-imerese", "lercara-friddi")
    }


def test_allies_cost_money_when_declared_and_a_car_may_come() -> None:
    """[11.2.3] [11.2.4] [R93] The area passed is not touched."""
    game = scene(ALLIES)
    play(game, "shotgun camastra gela allies")

    assert money(game, "red") == 0
    play(game, "4 1")
    assert (in_place(game, "gela"), in_place(game, "licata")) == ("red 4, cars 1", "neutral 2")


def test_allies_without_money_are_refused() -> None:
    """[11.2.1] [11.2.3]"""
    game = scene(ALLIES.replace("money 1, ", ""))

    with pytest.raises(NotOffered):
        play(game, "shotgun camastra gela allies")


def test_allies_do_not_lead_to_the_partner() -> None:
    """[8.2.2] [11.2.3] Gela is Green's."""
    game = scene(ALLIES.replace("gela: blue", "gela: green"))

    assert "shotgun camastra gela allies" not in offered(game)


@pytest.mark.parametrize(("way", "left"), [("boats", 2), ("land", 3)])
def test_miniguns_help_over_boats(way: str, left: int) -> None:
    """[11.2.5] [R95] +1 once, also over a partner's boat and where land leads too."""
    game = scene("""
        camastra: red 4, basic-1
        licata: blue 3
        sea agrigento: green
        red: tile miniguns
    """)
    play(game, f"shotgun camastra licata {way}", "3 0")

    assert in_place(game, "licata") == f"blue {left}"


def test_recruitment_may_print_a_single_soldato(monkeypatch: pytest.MonkeyPatch) -> None:
    """[11.2.6]"""
    tile = TABLES.tiles[TABLES.tile_ids.index("recruitment")]
    monkeypatch.setattr(tile, "action", printed("occupy 1"))
    game = scene("camastra: red 6, basic-1\nlicata: neutral 1\nred: hq 1, tile recruitment")
    play(game, "shotgun camastra licata land", "5 0", "brute-force", "yes")

    assert in_place(game, "licata").startswith("red")
    assert hq(game, "red") == 1


def test_recruitment_places_all_or_none_in_an_area_taken() -> None:
    """[11.2.6] [R94] Two from headquarters, after the rewards [8.9.2]."""
    game = scene("camastra: red 6, basic-1\nlicata: neutral 2\nred: tile recruitment")
    play(game, "shotgun camastra licata land", "5 0", "brute-force")

    assert (asked(game), hq(game, "red")) == ("red occupy", 2)
    play(game, "yes")
    assert (in_place(game, "licata"), hq(game, "red")) == ("red 3", 0)


def test_recruitment_may_be_declined() -> None:
    """[11.2.6]"""
    game = scene("camastra: red 6, basic-2\nlicata: blue 2\nred: hq 5, tile recruitment")
    play(game, "shotgun camastra licata land", "5 0", "done")

    assert (in_place(game, "licata"), hq(game, "red")) == ("red 5", 5)


def test_recruitment_needs_all_the_printed_soldati() -> None:
    """[11.2.6] [R94] With one in headquarters nobody is asked."""
    game = scene("camastra: red 6, basic-2\nlicata: blue 2\nred: hq 1, tile recruitment")
    play(game, "shotgun camastra licata land", "5 0")

    assert asked(game) == ""


@pytest.mark.parametrize("target", ["labs 1", "red 1", "blue 9"])
def test_recruitment_needs_an_attack_that_took_the_area(target: str) -> None:
    """[11.2.6] [11.2.7] [R208] Not an empty one, an own one, or a lost attack."""
    game = scene(f"camastra: red 6, basic-1\nlicata: {target}\nred: hq 5, tile recruitment")
    play(game, "shotgun camastra licata land", "5 0")
    if asked(game):
        play(game, "brute-force")

    assert asked(game) == ""


@pytest.mark.parametrize(("labs", "left"), [("", "blue 8"), (", labs 1", "blue 8, labs 1")])
@pytest.mark.parametrize(
    "attack",
    [("basic-2", "shotgun camastra licata land", "3 0"), ("basic-3", "bomb camastra licata 0")],
)
def test_lookouts_defend_areas_without_a_lab(attack: tuple[str, ...], labs: str, left: str) -> None:
    """[11.2.9] [R215] Skull 2 against 1 of the tile or 1 of the lab, never both."""
    order, *answers = attack
    game = scene(f"camastra: red 4, {order}\nlicata: blue 9{labs}\nblue: tile lookouts")
    play(game, *answers)

    assert in_place(game, "licata") == left


def test_the_switch_gives_its_reward_before_recruitment() -> None:
    """[8.9.2] [13.1.3] Two Soldati for Licata, who may be placed there at once."""
    game = scene("camastra: red 6, basic-2\nlicata: neutral 2\nred: tile recruitment", RECOMMENDED)
    play(game, "shotgun camastra licata land", "5 0")

    assert asked(game) == "red occupy"
