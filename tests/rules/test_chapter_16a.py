"""Chapter 16, three players: set-up, levels."""

from itertools import pairwise

import pytest
from tools.fuzz.content import content

from famiglia.engine.game import Game
from famiglia.engine.state import CHANCE
from famiglia.engine.view import View
from famiglia.record.position import write
from tests.positions import asked, offered, play, position, question, show
from tests.rules.acts import headline, refused

RING = {"sciacca", "partinico", "caltanissetta", "caltagirone", "ragusa", "catania"}
STAR = {"alcamo", "lercara-friddi", "nicosia", "licata", "noto", "messina"}
LOCKED = ("order-place", "equipment", "exert-supply", "place-3", "garrison")
TEAMS = "teams red against blue+yellow\ncolours red black, fictional white\n"


def three(text: str, level: str = "medium") -> Game:
    """Red alone against Blue and Yellow."""
    return position(f"{TEAMS}{text}", mode="2v1", level=level)


def draw(game: Game, kind: str) -> None:
    """Chance draws the first on offer while it is asked."""
    while asked(game) == f"chance {kind}":
        play(game, min(offered(game)))


def board(game: Game) -> dict[str, str]:
    """What every area holds."""
    lines = [line.partition(": ") for line in write(game.state).splitlines()]
    return {name: text for name, _, text in lines if name in game.state.tables.area_ids}


# 16.1 Set-up


@pytest.mark.parametrize(
    ("start", "families"),
    [
        ("red", ["red", "blue", "yellow", "red"]),
        ("blue", ["blue", "yellow", "red", "blue"]),
        ("yellow", ["yellow", "red", "blue", "yellow"]),
    ],
)
def test_the_partners_play_one_after_the_other(start: str, families: list[str]) -> None:
    """[16.1.1] [R02] Red, Blue, Yellow and round again, whoever begins."""
    game = three(f"""
        round 1 planning, start {start}
        solo: waiting 0
        top: police neutral 3, church neutral 4
        now: round then planning
    """)
    for family, column in zip(families, ("police", "church", "police", "church"), strict=True):
        assert asked(game) == f"{family} turn"
        play(game, f"turn use {column} neutral choice", "act recruit 1")


@pytest.mark.parametrize(
    ("start", "family"), [("red", "red"), ("blue", "yellow"), ("yellow", "yellow")]
)
def test_equal_orders_are_executed_in_the_order_of_play(start: str, family: str) -> None:
    """[16.1.1] [7.1.3] [R02] Red and Yellow have initiative 7 both."""
    game = three(f"""
        round 1 encounter, start {start}
        enna: red 2, order red/basic-1
        noto: yellow 2, order yellow/basic-1
        now: encounter
    """)
    assert asked(game) == f"{family} act"


def test_the_single_player_picks_before_the_team_draws() -> None:
    """[16.1.2] [R01] Any of six, once the tiles are known; that one is not drawn."""
    game = position(
        "set-up\ntiles allies bribery rents influence lookouts favours\nnow: draw-tile", mode="2v1"
    )
    play(game, "draw-tile miniguns")
    assert question(game).seat == 0
    families = {"red", "blue", "green", "yellow", "black", "white"}
    assert offered(game) == {f"pick-family {family}" for family in families}
    play(game, "pick-family green")
    assert question(game).seat == CHANCE
    assert offered(game) == {f"draw-colour {family}" for family in families - {"green"}}


def test_the_team_draws_three_and_seat_1_chooses() -> None:
    """[16.1.2] [2.2.2] [R220] Any two of the three, in either order."""
    game = position("set-up\nnow: pick-family seat-0", mode="2v1")
    play(game, "pick-family red", "draw-colour black", "draw-colour yellow")
    assert question(game).seat == CHANCE
    play(game, "draw-colour blue")
    assert question(game).seat == 1
    drawn = ("black", "yellow", "blue")
    pairs = {f"choose-families {own} {other}" for own in drawn for other in drawn if own != other}
    assert offered(game) == pairs
    assert refused(game, "choose-families red blue") == "2.2.2"
    play(game, "choose-families yellow blue")
    assert game.state.family_of == [
        game.state.tables.family_ids.index(name) for name in ("red", "yellow", "blue")
    ]


def test_two_areas_of_each_of_both_symbols_become_fictional() -> None:
    """[14.2.4] [16.1.3] X5. Four of ring and star, none twice; no other area is drawn."""
    game = three("set-up\nnow: draw-area")
    drawn: set[str] = set()
    while asked(game) == "chance draw-area":
        names = {answer.split()[1] for answer in offered(game)}
        assert names <= (RING | STAR) - drawn
        assert refused(game, "draw-area enna") == "14.2.4"
        drawn.add(max(names))
        play(game, f"draw-area {max(names)}")
    assert (len(drawn & RING), len(drawn & STAR)) == (2, 2)
    assert {area for area, text in board(game).items() if text == "fictional 3"} == drawn


def test_no_area_is_drawn_twice() -> None:
    """[16.1.3] Its tile is drawn already."""
    game = three("set-up\nnow: draw-area")
    play(game, "draw-area sciacca")
    assert "draw-area sciacca" not in offered(game)
    assert refused(game, "draw-area sciacca") == "14.2.4"


def test_the_single_player_lines_up_two_in_each_of_eight_areas() -> None:
    """[16.1.4] X5. Two in Catania too, where three are printed."""
    game = three("set-up\nnow: draw-area")
    draw(game, "draw-area")
    fictional = {area for area, text in board(game).items() if text.startswith("fictional")}
    own = {area for area, text in board(game).items() if text == "red 2"}
    assert (len(own), own) == (8, (RING | STAR) - fictional)


def test_team_and_neutrals_line_up_as_with_four() -> None:
    """[16.1.4] [2.3.1] As many as are printed, two or three."""
    game = three("set-up\nnow: draw-area")
    draw(game, "draw-area")
    areas = ("enna", "salemi", "gela", "agrigento", "bronte", "trapani")
    assert [show(game, area) for area in areas] == [
        "blue 3",
        "blue 2",
        "yellow 2",
        "yellow 3",
        "neutral 3",
        "neutral 2",
    ]


def dealt(first: str, second: str) -> Game:
    """Red is dealt two characters, the partners one each."""
    game = three("set-up\nnow: draw-area")
    draw(game, "draw-area")
    left = [card for card in ("money", "guards", "labs", "cars") if card not in (first, second)]
    play(game, f"deal-hidden {first}", f"deal-hidden {second}")
    play(game, f"deal-character {left[0]}", f"deal-character {left[1]}")
    return game


def test_the_single_player_keeps_one_of_two_characters() -> None:
    """[14.1.5] [16.1.5] [R03] One of those two; each partner has the one that was dealt."""
    game = dealt("boats", "recruits")
    assert asked(game) == "red choose-character"
    assert offered(game) == {"choose-character boats", "choose-character recruits"}
    assert refused(game, "choose-character cars") == "14.1.5"
    play(game, "choose-character recruits")
    assert show(game, "red").startswith("character recruits")
    assert show(game, "blue").startswith("character money")
    assert show(game, "yellow").startswith("character guards")


def test_no_character_is_dealt_twice() -> None:
    """[16.1.5] [2.4.1] Not even the one that the single player will give back."""
    game = three("set-up\nnow: draw-area")
    draw(game, "draw-area")
    play(game, "deal-hidden boats")
    assert refused(game, "deal-hidden boats") == "2.4.1"


def test_what_the_single_player_was_dealt_is_hidden() -> None:
    """[16.1.5] [1.4.4] [R03] Blue sees the same, whatever Red holds, and never what goes back."""
    one, other = dealt("boats", "recruits"), dealt("boats", "recruits")
    swapped = three("set-up\nnow: draw-area")
    draw(swapped, "draw-area")
    play(swapped, "deal-hidden recruits", "deal-hidden cars")
    play(swapped, "deal-character money", "deal-character guards")
    assert_same_view(one.view(1), swapped.view(1))
    assert content(one.view(0)) != content(swapped.view(0))
    play(other, "choose-character recruits")
    play(swapped, "choose-character recruits")
    assert_same_view(other.view(1), swapped.view(1))


def assert_same_view(one: View, other: View) -> None:
    """Nothing tells two games apart; `tests/laws/test_planted_leaks.py` plants what would."""
    assert content(one) == content(other)


def units(game: Game) -> dict[str, int]:
    """Red's units that stand on the board, besides the line-up."""
    text = ", ".join(line for line in board(game).values() if line.startswith("red"))
    seas = [show(game, sea) for sea in game.state.tables.sea_ids]
    words = text.replace(",", "").split()
    pairs = list(pairwise(words))
    return {
        "soldati": sum(int(number) for word, number in pairs if word == "red") - 16,
        "cars": sum(int(number) for number, word in pairs if word.startswith("car")),
        "labs": sum(int(number) for number, word in pairs if word.startswith("lab")),
        "boats": sum(int(sea.split()[1]) for sea in seas if sea),
    }


def test_the_single_player_starts_with_more() -> None:
    """[16.1.6] [R04] X6. 5 Soldati and 1 Money more at home; 5 Soldati, a car, a boat, a lab."""
    game = dealt("boats", "recruits")
    play(game, "choose-character recruits")
    assert show(game, "red") == "character recruits, hq 13, money 6"
    while asked(game) == "red set-up-unit":
        play(game, max(offered(game), key=lambda answer: ("number" in answer, answer)))
    assert units(game) == {"soldati": 7, "cars": 1, "boats": 1, "labs": 0}


def test_the_single_players_labs_come_with_those_of_the_characters() -> None:
    """[16.1.6] [2.4.5] [R04] X6. After all units: three, two of them the character's."""
    game = dealt("boats", "recruits")
    play(game, "choose-character recruits")
    order: list[str] = []
    while asked(game).endswith(("set-up-unit", "set-up-lab")):
        if asked(game) not in order[-1:]:
            order.append(asked(game))
        play(game, min(offered(game)))
    families = ("red", "blue", "yellow")
    assert order == [
        *(f"{family} set-up-unit" for family in families),
        *(f"{family} set-up-lab" for family in families),
    ]
    assert units(game) == {"soldati": 7, "cars": 1, "boats": 1, "labs": 3}
    circles = ("start neutral 1", "justice neutral 2", "church neutral 2", "two neutral 1")
    assert all(circle in show(game, "top") for circle in circles)


def test_the_single_player_begins_and_pays_nobody() -> None:
    """[16.1.7] [R03] X6. No lot is drawn; everybody has what the character and the board give."""
    game = dealt("boats", "labs")
    play(game, "choose-character labs")
    assert headline(game) == "set-up, start red"
    assert show(game, "red") == "character labs, hq 10, money 6"
    assert show(game, "blue") == "character money, hq 5, money 8"
    assert show(game, "yellow") == "character guards, hq 5, money 5"
    assert asked(game) == "red set-up-unit"


def test_the_single_player_lays_two_first_tokens_at_a_time() -> None:
    """[16.1.8] [R05] X6. Two of Red's, one of Blue's, one of Yellow's, and all of it again."""
    game = three("set-up\nnow: first-token")
    for family in ["red", "red", "blue", "yellow"] * 2:
        assert asked(game) == f"{family} first-token"
        column = {"red": "justice", "blue": "church", "yellow": "two"}[family]
        full = f"first-token {column}" not in offered(game)
        play(game, f"first-token {'police' if full else column}")
    assert show(game, "top") == "justice red 3, police red 1, church blue 2, two yellow 2"
    assert (headline(game), asked(game)) == ("round 1 planning, start red", "red turn")


def test_a_quick_set_up_asks_nobody_but_chance() -> None:
    """[2.6.1] [R06] Seven Soldati more in eight areas: one in each of seven."""
    game = position("set-up, quick\nnow: draw-tile", mode="2v1", level="easy")
    while headline(game).startswith("set-up"):
        assert question(game).seat == CHANCE
        play(game, min(offered(game)))
    own = game.state.tables.family_ids[game.state.family_of[0]]
    held = [text.split()[1].strip(",") for text in board(game).values() if text.startswith(own)]
    assert show(game, own).startswith("character boats")
    assert sorted(held) == ["2", *["3"] * 7]


def test_in_a_quick_set_up_chance_opens_the_lock() -> None:
    """[16.2.2] [2.6.1] [R228] [R06] On easy one is opened, of any that are closed."""
    game = position(
        f"{TEAMS}set-up, quick\nnow: open-locks left 1",
        mode="2v1",
        level="easy",
    )
    assert question(game).seat == CHANCE
    assert offered(game) == {f"unlock {space}" for space in LOCKED}
    play(game, "unlock garrison")
    assert show(game, "solo") == "opened garrison"


def test_in_a_first_game_chance_gives_out_the_families() -> None:
    """[2.6.2] [R06] Nobody picks, and nobody plays Black or White."""
    game = position(
        "set-up\ntiles allies bribery rents influence lookouts favours\nnow: draw-tile first-game",
        mode="2v1",
    )
    play(game, "draw-tile miniguns")
    for _ in range(3):
        families = {answer.split()[1] for answer in offered(game, "draw-colour")}
        assert families <= {"red", "blue", "green", "yellow"}
        assert question(game).seat == CHANCE
        play(game, f"draw-colour {min(families)}")
    assert asked(game) == "chance draw-commission"


# 16.2 Levels


@pytest.mark.parametrize(("level", "usable"), [("easy", 4), ("medium", 3), ("hard", 2)])
def test_the_level_says_how_many_additional_tokens_are_blocked(level: str, usable: int) -> None:
    """[16.2.1] X4. Of seven the last three on easy, one more on medium, two more on hard."""
    game = three("now:\n" + "additional-action red\n" * 7, level)
    for _ in range(usable):
        play(game, "additional-action choice", "act recruit 1")
    assert asked(game) == ""
    assert show(game, "solo").startswith(f"choice red {usable}")


def test_on_easy_one_lock_of_the_players_choice_is_opened() -> None:
    """[16.2.2] [R228] X4. When the colours are known, before the line-up; one that is closed."""
    game = position("set-up\nnow: pick-family seat-0", mode="2v1", level="easy")
    play(game, "pick-family red")
    play(game, "draw-colour blue", "draw-colour green", "draw-colour yellow")
    play(game, "choose-families blue yellow", "draw-commission black", "draw-commission white")
    assert asked(game) == "red unlock"
    assert offered(game) == {f"unlock {space}" for space in LOCKED}
    assert refused(game, "unlock recruit") == "16.2.2"
    assert not board(game)
    play(game, "unlock order-place")
    assert "opened order-place" in show(game, "solo")
    assert asked(game) == "chance draw-area"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_on_other_levels_none_is_opened(level: str) -> None:
    """[16.2.2]"""
    game = position("set-up\nnow: pick-family seat-0", mode="2v1", level=level)
    play(game, "pick-family red")
    play(game, "draw-colour blue", "draw-colour green", "draw-colour yellow")
    play(game, "choose-families blue yellow", "draw-commission black", "draw-commission white")
    assert asked(game) == "chance draw-area"
    assert "opened" not in show(game, "solo")


@pytest.mark.parametrize("space", LOCKED)
def test_a_locked_space_cannot_be_used(space: str) -> None:
    """[16.2.2] Neither in the turn nor after it, but once it is open."""
    text = """
        gela: red 2, 1 lab
        red: hq 5, money 5
        solo: {}waiting 3
        top: police neutral 2, church neutral 2
        now: {}
    """
    for step, answer in (
        ("turn red", f"turn additional {space}"),
        ("additional-action red", f"additional-action {space}"),
    ):
        assert refused(three(text.format("", step)), answer) == "16.2.2"
        assert answer in offered(three(text.format(f"opened {space}, ", step)))
