"""Chapter 15, two players: set-up, characters and what they bring."""

import re
from functools import partial

import pytest
from tools.fuzz.content import view_content

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.game import Game
from famiglia.record.position import read_game
from tests.engine.build import PLAIN
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused
from tests.rules.test_chapter_15h import OTHERS, RED, receives

TEAMS = "teams red against blue\n"

duel = partial(position, mode="1v1")


# 15.1.5 Characters


DEALT = f"""
    set-up, start red
    {TEAMS}
    now: choose-character red hand seat-0 money cars hand seat-1 guards labs
"""


def test_each_is_dealt_two_characters_and_keeps_one() -> None:
    """[15.1.5] Chance deals four different ones; each chooses among the own two."""
    game = duel(f"set-up, start red\n{TEAMS}now: deal-hidden red")
    play(game, "deal-hidden money")
    assert "deal-hidden money" not in offered(game)
    play(game, "deal-hidden cars", "deal-hidden guards", "deal-hidden labs")
    assert asked(game) == "red choose-character"
    assert offered(game) == {"choose-character money", "choose-character cars"}
    play(game, "choose-character cars")
    assert asked(game) == "blue choose-character"
    assert offered(game) == {"choose-character guards", "choose-character labs"}
    play(game, "choose-character labs")
    assert show(game, "red").startswith("character cars")
    assert show(game, "blue").startswith("character labs")


def test_only_a_character_in_hand_is_kept() -> None:
    """[14.1.5] [15.1.5] Not the opponent's, and not one that was not dealt."""
    game = duel(DEALT)
    assert refused(game, "choose-character guards") == "14.1.5"
    assert refused(game, "choose-character boats") == "14.1.5"


@pytest.mark.parametrize("seat", OTHERS)
def test_the_choice_is_hidden_until_both_have_chosen(seat: int) -> None:
    """[15.1.5] [1.4.4] [3.4.1] [R03] [R10] What Red kept shows only when Blue has chosen."""
    one = receives(duel(DEALT), seat, "choose-character cars", "choose-character labs")
    other = receives(duel(DEALT), seat, "choose-character money", "choose-character labs")
    assert one[:2] == other[:2]
    assert one[2] != other[2]


@pytest.mark.parametrize("seat", OTHERS)
def test_a_character_not_kept_is_never_shown(seat: int) -> None:
    """[15.1.5] [1.4.4] [R03] Red was dealt the boats besides, or the recruits."""
    received = []
    for other in ("boats", "recruits"):
        deal = [f"deal-hidden {card}" for card in ("cars", other, "guards", "labs")]
        choices = ["choose-character cars", "choose-character labs", "split 2", "split 3"]
        game = duel(f"set-up, start red\n{TEAMS}now: deal-hidden red")
        received.append(receives(game, seat, *deal, *choices))
    assert received[0] == received[1]


def test_who_was_dealt_them_sees_both() -> None:
    """[15.1.5] [R03] Red knows the own hand from the first question on."""
    one = duel(DEALT).view(RED)
    other = duel(DEALT.replace("money cars", "boats cars")).view(RED)
    assert view_content(one) != view_content(other)


# 15.1.6 First payments, 15.1.7 Units


def hands(start: str, board: str = "") -> str:
    """Red has been dealt money and cars, Blue guards and labs."""
    return f"""
        set-up, start {start}
        {TEAMS}
        {board}
        now: choose-character {start} hand seat-0 money cars hand seat-1 guards labs
    """


def choose(game: Game) -> None:
    """Red keeps money, Blue guards, whoever is asked first."""
    for _ in range(2):
        kept = "money" if asked(game).startswith("red") else "guards"
        play(game, f"choose-character {kept}")


def money(game: Game, family: str) -> int:
    """The Money of a family."""
    found = re.search(r"\bmoney (\d+)", show(game, family).replace("character money", ""))
    return int(found[1]) if found else 0


@pytest.mark.parametrize(("start", "red", "blue"), [("red", 6, 4), ("blue", 7, 3)])
def test_the_first_returns_two_money_and_the_other_one(start: str, red: int, blue: int) -> None:
    """X6 [15.1.6] [R03] Of 8 and 5; nobody gets what the other returns."""
    game = duel(hands(start))
    choose(game)
    assert [money(game, family) for family in ("red", "blue")] == [red, blue]


@pytest.mark.parametrize(("start", "red", "blue"), [("red", 0, 2), ("blue", 0, 1)])
def test_nobody_returns_more_than_there_is(start: str, red: int, blue: int) -> None:
    """X6 [15.1.6] [R03] Red has 1 Money, Blue 3; never below 0."""
    tables = flatten(load(PLAIN), "1v1")
    names = tables.character_ids
    tables.characters[names.index("money")].hq[0] = 1
    tables.characters[names.index("guards")].hq[0] = 3
    game = read_game(hands(start), tables)
    choose(game)
    assert [money(game, family) for family in ("red", "blue")] == [red, blue]


def test_four_units_more_come_home() -> None:
    """X6 [15.1.7] 5 of the character and 4 of the solo board, all of which are split."""
    game = duel(hands("red"))
    choose(game)
    assert asked(game) == "red split"
    assert offered(game) == {f"split {number}" for number in range(10)}
    play(game, "split 0", "split 0")
    assert "hq 9" in show(game, "red")
    assert "hq 9" in show(game, "blue")


def test_two_soldati_more_are_placed() -> None:
    """X6 [15.1.7] [R04] 2 of the character and 2 of the solo board, after the split."""
    game = duel(hands("red", "gela: red 2\nnoto: blue 2"))
    choose(game)
    play(game, "split 0", "split 0")
    assert asked(game) == "red set-up-unit"
    assert refused(game, "set-up-unit soldati gela 5") == "2.4.3"
    play(game, "set-up-unit soldati gela 4")
    assert asked(game) == "blue set-up-unit"
    play(game, "set-up-unit soldati noto 6")
    assert (show(game, "gela"), show(game, "noto")) == ("red 6", "blue 8")


def test_a_unit_of_the_board_may_be_a_member() -> None:
    """[15.1.7] [15.2.5] [15.2.2] [R112] From the supply into the Cupola; the rest are Soldati."""
    game = duel(f"""
        set-up, start red
        {TEAMS}
        gela: red 2
        red: hq 9
        now: set-up-unit red left soldati 4
    """)
    assert refused(game, "set-up-unit members 5") == "2.4.3"
    play(game, "set-up-unit members 3")
    assert show(game, "cupola") == "red 9, blue 3"
    assert offered(game) == {"set-up-unit soldati gela 1", "set-up-unit members 1"}
    play(game, "set-up-unit soldati gela 1")
    assert (show(game, "gela"), show(game, "red")) == ("red 3", "hq 9")
