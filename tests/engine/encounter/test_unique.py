"""Unique orders [10]."""

import pytest

from famiglia.engine.cells import FIGHT, in_supply
from famiglia.engine.game import Game, NotOffered
from tests.engine.build import GREEN, hand, run_out
from tests.engine.encounter.scene import (
    WHITE,
    asked,
    begin,
    board,
    hq,
    in_place,
    money,
    offered,
    play,
    printing,
    scene,
    supply,
)


def _game(text: str, cell: int, left: int) -> Game:
    state = board(text)
    run_out(state, cell, left)
    return begin(state)


def test_green_may_replace_one_defender() -> None:
    """[10.1.1] [10.1.2] [R96] Green Church A; the Soldato joins the attackers, no reward."""
    game = scene("camastra: green 4, church-a\nlicata: neutral 3")
    play(game, "shotgun camastra licata land", "3 0")

    assert (asked(game), offered(game)) == ("green turn-defenders", {"0", "1"})
    play(game, "1")
    assert in_place(game, "licata") == "neutral 2"
    assert game.state.count(FIGHT) == 4
    play(game, "brute-force")
    assert (in_place(game, "licata"), hq(game, "green")) == ("", 2)


def test_more_than_printed_is_refused() -> None:
    """[10.1.2] Green turns 1, not 2."""
    game = scene("camastra: green 4, church-a\nlicata: neutral 3")
    play(game, "shotgun camastra licata land", "3 0")

    with pytest.raises(NotOffered):
        play(game, "2")


def test_black_may_replace_up_to_two() -> None:
    """[10.1.1] [10.1.2] Black Church B; with none left the area is taken at once [8.4.3]."""
    game = scene("camastra: black 4, church-b\nlicata: red 2, labs 1")
    play(game, "shotgun camastra licata land", "1 0")

    assert offered(game) == {"0", "1", "2"}
    play(game, "2")
    assert in_place(game, "licata") == "black 3"


def test_no_more_are_replaced_than_the_supply_holds() -> None:
    """[10.1.2] [R96] Nobody is asked without supply."""
    text = "camastra: green 4, church-a\nlicata: neutral 3"
    game = _game(text, in_supply(GREEN), 0)
    play(game, "shotgun camastra licata land", "3 0")

    assert asked(game) == "green conflict"


def test_yellow_may_pay_to_remove_defenders() -> None:
    """[10.1.1] [10.1.3] Yellow Economy C: Money in hand [11.2.1], and rewards [8.9.1]."""
    game = scene("camastra: yellow 4, economy-c\nlicata: neutral 3\nyellow: money 2")
    play(game, "shotgun camastra licata land", "3 0")

    assert (asked(game), offered(game)) == ("yellow buy", {"0", "1", "2"})
    with pytest.raises(NotOffered):
        play(game, "3")
    play(game, "2")
    assert (money(game, "yellow"), in_place(game, "licata")) == (0, "neutral 1")
    play(game, "brute-force")
    assert (in_place(game, "licata"), hq(game, "yellow")) == ("", 3)


def test_replacing_and_paying_are_for_attacks() -> None:
    """[8.3.4] Not asked in an own area."""
    game = scene("camastra: yellow 4, economy-c\nlicata: yellow 1\nyellow: money 2")
    play(game, "shotgun camastra licata land", "3 0")

    assert (asked(game), in_place(game, "licata")) == ("", "yellow 4")


def test_replacing_and_paying_serve_each_movement() -> None:
    """[10.1.4] [R210] One replaced and one paid for, twice."""
    with printing("green", "church-a", "shotgun 2 + turn 1 + buy"):
        game = scene("camastra: green 6, church-a\nlicata: blue 3\nenna: blue 3\ngreen: money 2")
        play(game, "shotgun camastra licata land", "1 0", "1", "1", "brute-force")
        play(game, "shotgun camastra enna land", "1 0", "1", "1", "brute-force")

    assert (in_place(game, "licata"), in_place(game, "enna")) == ("blue 1", "blue 1")
    assert money(game, "green") == 0


@pytest.mark.parametrize("first", ["bomb", "shotgun"])
def test_blue_may_begin_with_bomb_or_shotgun(first: str) -> None:
    """[10.2.1] [R81] Blue Justice B; either may come first, each once."""
    game = scene("camastra: blue 6, justice-b\nlicata: red 6\nenna: red 6")
    answers = {
        "bomb": ["bomb camastra enna 0"],
        "shotgun": ["shotgun camastra licata land", "1 0", "brute-force"],
    }
    play(game, *answers.pop(first))

    assert not offered(game, first)
    play(game, *next(iter(answers.values())))
    # Skull 1 counts for both [10.2.3].
    assert (in_place(game, "licata"), in_place(game, "enna")) == ("red 5", "red 5")
    assert asked(game) == ""


def test_blues_strike_may_start_from_the_area_entered() -> None:
    """[10.2.2] [R81] [R212] A car bomb with the car that came along."""
    game = scene("camastra: blue 6, cars 1, justice-b\nenna: red 9\ngela: red 9")
    play(game, "shotgun camastra licata land", "3 1")

    assert offered(game, "bomb") == {
        "bomb camastra enna 0",
        "bomb licata enna 0",
        "bomb licata enna 1",
        "bomb licata gela 0",
        "bomb licata gela 1",
    }
    play(game, "bomb licata gela 1")
    assert (in_place(game, "gela"), in_place(game, "licata")) == ("red 7", "blue 3")


def test_blues_strike_from_an_area_not_won_is_refused() -> None:
    """[10.2.2] [R81] Only from the order's area then."""
    game = scene("camastra: blue 6, justice-b\nlicata: red 9\ngela: red 9")
    play(game, "shotgun camastra licata land", "3 0", "brute-force")

    with pytest.raises(NotOffered):
        play(game, "bomb licata gela 0")


def test_blues_strike_remains_when_the_orders_area_is_lost() -> None:
    """[7.2.6] [10.2.2] From Licata, which all have entered."""
    game = scene("camastra: blue 3, justice-b\nenna: red 9")
    play(game, "shotgun camastra licata land", "3 0")

    assert offered(game, "bomb") == {"bomb licata enna 0"}


def test_yellow_places_car_lab_and_soldati_in_this_sequence() -> None:
    """[10.3.1] [10.3.2] [R96] With the new lab, and 2 Soldati with 2 labs."""
    game = scene("enna: yellow 1, economy-b\nnoto: yellow 1, labs 1\nyellow: hq 9")
    play(game, "car enna", "lab noto")

    assert offered(game) == {"garrison noto 1", "garrison noto 2", "done"}
    play(game, "garrison noto 2")
    assert (in_place(game, "noto"), in_place(game, "enna")) == (
        "yellow 3, labs 2",
        "yellow 1, cars 1",
    )


def test_yellow_chooses_where_soldati_go_when_they_are_too_few() -> None:
    """[10.3.2] [R96] Each area once."""
    game = scene("enna: yellow 1, labs 1, economy-b\nnoto: yellow 1, labs 2\nyellow: hq 2")
    play(game, "garrison noto 1")

    assert offered(game) == {"garrison enna 1", "done"}
    with pytest.raises(NotOffered):
        play(game, "garrison noto 1")
    play(game, "garrison enna 1")
    assert hq(game, "yellow") == 0


def test_after_the_lab_no_car_is_placed() -> None:
    """[10.3.1] [R96] Refused: the sequence is car, lab, Soldati."""
    game = scene("enna: yellow 1, economy-b\nyellow: hq 2")
    play(game, "lab enna")

    with pytest.raises(NotOffered):
        play(game, "car enna")


REINFORCED = """
    enna: white 1, church-a
    licata: white 1
    gela: white 1
    nicosia: white 1
    camastra: red 1
    white: hq 9
    red: hq 1
"""


def test_white_places_in_its_area_and_two_adjacent_ones() -> None:
    """[10.3.3] [R91] Up to 2 in each."""
    game = scene(REINFORCED)
    play(game, "reinforce")

    assert asked(game) == "white reinforce-area"
    assert offered(game, "enna") == {"enna 1", "enna 2"}
    play(game, "licata 2", "gela 1")
    assert offered(game) == {"enna 1", "enna 2", "done"}
    play(game, "enna 2")
    assert [in_place(game, name) for name in ("enna", "licata", "gela", "nicosia")] == [
        "white 3",
        "white 3",
        "white 2",
        "white 1",
    ]


def test_the_partner_is_asked_for_the_partners_area() -> None:
    """[10.3.4] [R91] Red places up to 2 of its own headquarters, which hold 1."""
    game = scene(REINFORCED)
    play(game, "reinforce", "camastra 0")

    assert (asked(game), offered(game)) == ("red reinforce-area", {"camastra 1", "done"})
    play(game, "camastra 1")
    assert (in_place(game, "camastra"), hq(game, "red"), hq(game, "white")) == ("red 2", 0, 9)
    assert asked(game) == "white reinforce-area"


def test_white_does_not_place_for_the_partner() -> None:
    """[10.3.4] Refused: White's own Soldati in Camastra."""
    game = scene(REINFORCED)
    play(game, "reinforce")

    with pytest.raises(NotOffered):
        play(game, "camastra 1")


def test_a_partner_who_declines_has_been_named() -> None:
    """[10.3.4] [R91] One more adjacent area is left."""
    game = scene(REINFORCED)
    play(game, "reinforce", "camastra 0", "done", "licata 1")

    assert offered(game) == {"enna 1", "enna 2", "done"}


PULLED = """
    enna: white 1, justice-b
    licata: neutral 1, labs 2
    gela: blue 3, labs 2, basic-1
    nicosia: fictional 1
    camastra: red 1
"""


def test_white_replaces_enemies_who_join_its_area() -> None:
    """[10.4.1] [10.4.2] [R92] No defence, no reward, no lab goes; the emptied area is lost."""
    game = scene(PULLED)
    play(game, "done", "pull", "licata 1", "gela 1", "nicosia 1")

    assert in_place(game, "enna") == "white 4"
    assert [in_place(game, name) for name in ("licata", "gela", "nicosia")] == [
        "labs 2",
        "blue 2, labs 2",
        "",
    ]
    assert (hq(game, "white"), supply(game, "white")) == (0, 50 - 4)


def test_no_more_than_printed_and_each_area_once() -> None:
    """[10.4.1] Refused: four, the partner's, and Gela again."""
    game = scene(PULLED)
    play(game, "done", "pull")
    for refused in ("gela 4", "camastra 1"):
        with pytest.raises(NotOffered):
            play(game, refused)
    play(game, "gela 1")
    with pytest.raises(NotOffered):
        play(game, "gela 1")


def test_the_printed_number_is_for_all_areas_together() -> None:
    """[10.4.1] Two of Gela and one of Licata are three."""
    game = scene(PULLED)
    play(game, "done", "pull", "gela 2")

    assert offered(game) == {"licata 1", "nicosia 1", "done"}
    play(game, "licata 1")
    assert asked(game) == ""


def test_no_more_than_the_supply_holds() -> None:
    """[10.4.1] [R96] One in White's supply."""
    game = _game(PULLED, in_supply(WHITE), 1)
    play(game, "done", "pull")

    assert offered(game, "gela") == {"gela 1"}
    play(game, "gela 1")
    assert asked(game) == ""


def test_the_orders_of_an_area_emptied_by_white_go_home() -> None:
    """[10.4.2] [1.3.11] Blue's economy C of 17 comes after White's 15, too late."""
    game = scene("enna: white 1, justice-b\ngela: blue 3, cars 1, economy-c")
    play(game, "pull", "gela 3")

    assert in_place(game, "gela") == ""
    assert "economy-c" in hand(game.state, 1)
    assert asked(game) == ""
