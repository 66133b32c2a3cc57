"""Chapter 2, set-up."""

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.record.notation import BadNotation
from famiglia.record.position import read_game
from tests.engine.build import PLAIN
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import headline, refused

TEAMS = "set-up\nteams red+green against blue+yellow\n"

# 2.1 Seats and tiles, 2.2 Families


def test_seven_tiles_are_drawn_for_both_teams() -> None:
    """[2.1.3] None twice; after the seventh come the colours."""
    game = position("set-up\nnow: draw-tile")
    for tile in ("allies", "bribery", "rents", "influence", "lookouts", "favours", "miniguns"):
        assert asked(game) == "chance draw-tile"
        play(game, f"draw-tile {tile}")
        assert f"draw-tile {tile}" not in offered(game)
    assert asked(game) == "chance draw-colour"
    assert show(game, "red") == ""


def test_each_team_gets_three_colours_and_plays_two_of_them() -> None:
    """[2.2.1] [2.2.2] [2.2.3] [3.4.1] Any two of the own three, in either order; first seat 0."""
    game = position("set-up\nnow: draw-colour")
    for colour in ("red", "blue", "green", "yellow", "black", "white"):
        play(game, f"draw-colour {colour}")
    assert len(offered(game, "choose-families")) == 6
    assert refused(game, "choose-families red yellow") == "2.2.2"
    play(game, "choose-families green red")
    assert refused(game, "choose-families green red") == "2.2.2"
    play(game, "choose-families white yellow")
    assert headline(game).startswith("set-up")
    assert [show(game, area) for area in ("sciacca", "salemi")] == ["green 2", "white 2"]


def test_seats_are_taken_alternately_and_play_in_that_order() -> None:
    """[2.1.1] [2.1.2] [2.5.1] Green and Red against White and Yellow: partners never follow."""
    game = position("set-up, start white\nteams green+red against white+yellow\nnow: first-token")
    columns = ("police", "church", "justice", "two") * 2
    for family, column in zip(("white", "red", "yellow", "green") * 2, columns, strict=True):
        assert asked(game) == f"{family} first-token"
        play(game, f"first-token {column}")
    assert show(game, "top") == "justice yellow 2, police white 2, church red 2, two green 2"


# 2.3 Line-up


LINE_UP = """
    set-up
    now: choose-families seat-1 first-team red green black second-team blue yellow white \
chosen red green
"""


def test_the_line_up_is_as_printed() -> None:
    """[2.3.1] [2.2.4] Ring, club, star, diamond and neutral, two or three in an area."""
    game = position(LINE_UP)
    play(game, "choose-families blue yellow")
    found = [show(game, area) for area in ("catania", "enna", "licata", "gela", "bronte")]
    assert found == ["red 3", "blue 3", "green 3", "yellow 2", "neutral 3"]


def test_after_the_line_up_nobody_controls_a_mandamento() -> None:
    """[2.3.2] In every three areas at least three holders."""
    game = position(LINE_UP)
    play(game, "choose-families blue yellow")
    held = [show(game, area).split()[0] for area in ("enna", "nicosia", "mistretta")]
    assert len(set(held)) == 3


def test_chance_decides_who_begins() -> None:
    """[2.3.3] That family is dealt a character first and has the starting piece."""
    game = position(TEAMS + "now: draw-start")
    play(game, "draw-start seat-2")
    assert headline(game) == "set-up, start green"


# 2.4 Characters


def test_characters_bring_money_and_soldati_and_the_first_pays_the_last() -> None:
    """[2.4.1] [2.4.2] Blue begins with 8 and gives 1 to Red, the last; none is dealt twice."""
    game = position(
        "set-up, start blue\nteams red+green against blue+yellow\nnow: deal-character blue"
    )
    play(game, "deal-character money")
    assert refused(game, "deal-character money") == "2.4.1"
    play(game, "deal-character recruits", "deal-character cars", "deal-character boats")
    assert show(game, "blue").endswith("hq 5, money 7")
    assert show(game, "green").endswith("hq 8, money 5")
    assert show(game, "red").endswith("hq 5, money 6")


def test_a_first_player_without_money_gives_none() -> None:
    """[2.4.2] [R03] Red, the last, has 5 of the own character and gets nothing from nowhere."""
    tables = flatten(load(PLAIN), "2v2")
    tables.characters[tables.character_ids.index("money")].hq[0] = 0
    text = "set-up, start blue\nteams red+green against blue+yellow\nnow: deal-character blue"
    game = read_game(text, tables)
    play(game, "deal-character money", "deal-character recruits", "deal-character cars")
    play(game, "deal-character boats")
    assert show(game, "blue").endswith("hq 5")
    assert show(game, "red").endswith("hq 5, money 5")


UNITS = """
    gela: red 2
    enna: red 2
    noto: blue 2
    mare-licata: {}
    now: set-up-unit red left soldati 2 cars 1 boats 1
"""


def test_units_are_placed_in_own_areas_and_seas_beside_them() -> None:
    """[2.4.3] [2.4.4] All of them must be placed; a boat does not move on."""
    game = position(TEAMS + UNITS.format("blue 1 boat"))
    assert offered(game, "set-up-unit boat") == {"set-up-unit boat mare-licata"}
    assert refused(game, "set-up-unit boat mare-siracusa") == "2.4.3"
    assert refused(game, "set-up-unit car noto") == "2.4.3"
    assert refused(game, "set-up-unit soldati gela 3") == "2.4.3"
    play(game, "set-up-unit soldati gela 1", "set-up-unit car enna", "set-up-unit boat mare-licata")
    assert asked(game) == "red set-up-unit"
    play(game, "set-up-unit soldati enna 1")
    assert [show(game, area) for area in ("gela", "enna")] == ["red 3", "red 3, 1 car"]
    assert show(game, "mare-licata") == "red 1 boat, blue 1 boat"


def test_the_third_boat_collides_in_the_set_up_too() -> None:
    """[2.4.4] [5.4.4] Red chooses which one goes with it."""
    game = position(TEAMS + UNITS.format("blue 1 boat, green 1 boat"))
    play(game, "set-up-unit boat mare-licata", "boat-goes green")
    assert show(game, "mare-licata") == "blue 1 boat"


def test_labs_come_into_own_areas_two_at_most_in_one() -> None:
    """[2.4.5] [1.3.8] Gela has two after the first."""
    game = position(
        TEAMS + "gela: red 1, 1 lab\nenna: red 1\nnoto: blue 1\nnow: set-up-lab red left 2"
    )
    assert refused(game, "set-up-lab noto") == "2.4.5"
    play(game, "set-up-lab gela")
    assert refused(game, "set-up-lab gela") == "1.3.8"
    play(game, "set-up-lab enna")
    assert [show(game, area) for area in ("gela", "enna")] == ["red 1, 2 labs", "red 1, 1 lab"]


def test_who_has_no_room_for_a_lab_is_not_asked() -> None:
    """[2.4.5] [1.3.8] Blue's only area is full; Green is next, and then come the first tokens."""
    game = position("""
        set-up
        teams red+green against blue+yellow
        red: character cars
        blue: character boats
        green: character guards
        yellow: character money
        gela: red 1
        noto: blue 1, 2 labs
        enna: green 1, 1 lab
        now: set-up-lab red left 1
    """)
    play(game, "set-up-lab gela")
    assert asked(game) == "green set-up-lab"
    play(game, "set-up-lab enna")
    assert asked(game) == "red first-token"


# 2.5 First tokens


@pytest.mark.parametrize(("tokens", "room"), [(2, True), (3, False)])
def test_first_tokens_do_not_go_to_grey_circles(tokens: int, room: bool) -> None:
    """[2.5.1] Police has a circle and three spaces."""
    game = position(TEAMS + f"top: police neutral 1 blue {tokens}\nnow: first-token")
    assert ("first-token police" in offered(game)) == room
    if not room:
        assert refused(game, "first-token police") == "2.5.1"


def test_first_tokens_are_laid_twice_in_the_order_of_play() -> None:
    """[2.5.1] Seven have been laid; Yellow lays the last, and planning begins."""
    game = position(
        TEAMS + "top: police red 2 blue 1, church blue 1 green 2 yellow 1\nnow: first-token laid 7"
    )
    assert asked(game) == "yellow first-token"
    play(game, "first-token two")
    assert "two yellow 1" in show(game, "top")
    assert (headline(game), asked(game)) == ("round 1 planning, start red", "red turn")


def test_sheet_0_and_sheet_1_are_those_of_round_1() -> None:
    """[2.3.4] A token of sheet 0 goes to a space of sheet 1; later ones are not there."""
    game = position(TEAMS + "noto: yellow 1\ntop: police red 2\nnow: first-token laid 7")
    play(game, "first-token two", "turn use police red ultima")
    assert show(game, "bottom") == "ultima red 1"
    with pytest.raises(BadNotation):
        play(game, "turn use police red two-orders")


# 2.6 Shorter ways to begin


def test_black_and_white_stay_in_the_box_in_a_first_game() -> None:
    """[2.6.2] After the tiles chance gives out the other four."""
    game = position("""
        set-up
        tiles allies bribery rents influence lookouts favours
        now: draw-tile first-game
    """)
    play(game, "draw-tile miniguns")
    families = ("yellow", "red", "green", "blue")
    assert offered(game) == {f"draw-colour {family}" for family in families}
    play(game, *(f"draw-colour {family}" for family in families))
    assert [show(game, area) for area in ("sciacca", "salemi")] == ["yellow 2", "red 2"]
    assert asked(game) == "chance draw-start"
