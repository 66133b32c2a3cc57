"""Chapter 15, two players: what can be worked out of members at home."""

import re
from functools import partial

import pytest

from famiglia.engine.game import Game
from tests.positions import play, position, show
from tests.rules.test_chapter_15h import BLUE, OTHERS, RED, at_home, possible

duel = partial(position, mode="1v1")

# 15.2.4 What can be worked out


def worked_out(game: Game, family: str = "red") -> tuple[int, int]:
    """How many members others know a family to have at least and at most."""
    line = show(game, family)
    borders = re.search(r"\bmembers \d+ of (\d+) to (\d+)", line)
    if borders:
        return int(borders[1]), int(borders[2])
    return 0, sum(at_home(line))


NEXT = "now:\n  act blue doing recruit 1\n  "
"""What is going on: Blue is asked after this."""


@pytest.mark.parametrize("seat", OTHERS)
def test_any_split_of_the_sum_is_possible(seat: int) -> None:
    """[15.2.3] [15.2.4] Nothing has been shown yet."""
    game = duel("red: hq 1, members 2\nnow: act red doing place 3")
    assert possible(game, seat) == {(3, 0), (2, 1), (1, 2), (0, 3)}
    assert worked_out(game) == (0, 3)


COWARD = """
    round 1 encounter
    licata: red 5, order red/basic-1 revealed
    gela: blue 2
    red: {}
    now:
      execute red/basic-1
      act red doing place 3
"""


def flee(game: Game) -> None:
    """Two of Red's go home as cowards."""
    play(game, "act shotgun licata gela land", "force 4", "conflict finesse")
    play(game, "card coward-2", "card coward-1", "take leave", "take leave")


def test_all_deployed_as_soldati_leaves_no_member() -> None:
    """[15.2.4] [R13] Three came; then two Soldati go home, and all know that they are."""
    game = duel(COWARD.format("hq 3"))
    play(game, "act place licata 3")
    assert possible(game, BLUE) == {(0, 0)}
    flee(game)
    assert possible(game, BLUE) == {(2, 0)}
    assert worked_out(game) == (0, 0)


def test_who_comes_home_from_a_fight_is_a_soldato() -> None:
    """[15.2.4] One unknown unit and two Soldati: at most one member."""
    game = duel(COWARD.format("hq 2"))
    play(game, "act place licata 1")
    flee(game)
    assert possible(game, BLUE) == {(3, 0), (2, 1)}
    assert worked_out(game) == (0, 1)


def test_a_member_deployed_is_one_less() -> None:
    """[15.2.4] At least two of three were known; one of them sits in the Cupola now."""
    game = duel(f"red: hq 1, members 2 of 2 to 3\n{NEXT}act red doing place 1")
    play(game, "act members 1")
    assert possible(game, BLUE) == {(1, 1), (0, 2)}
    assert worked_out(game) == (1, 2)


def test_a_soldato_deployed_is_no_member() -> None:
    """[15.2.4] Of three units two or three were members: now it is two."""
    game = duel(f"gela: red 1\nred: hq 1, members 2 of 2 to 3\n{NEXT}act red doing place 1")
    play(game, "act place gela 1")
    assert possible(game, BLUE) == {(0, 2)}
    assert worked_out(game) == (2, 2)


def test_recruits_may_be_either() -> None:
    """[15.2.4] One member was known, and two units come."""
    game = duel(f"red: members 1 of 1 to 1\n{NEXT}act red doing recruit 2")
    play(game, "act recruit 2 members:1")
    assert possible(game, BLUE) == {(2, 1), (1, 2), (0, 3)}
    assert worked_out(game) == (1, 3)


def test_what_is_not_deployed_tells_nothing() -> None:
    """[15.2.4] Red declines; so does Blue."""
    game = duel("cupola: red 8, blue 4\nred: hq 2\nblue: hq 2\nnow: majority")
    play(game, "act done")
    assert possible(game, BLUE) == {(2, 0), (1, 1), (0, 2)}
    play(game, "refill 0")
    assert possible(game, RED, "blue") == {(2, 0), (1, 1), (0, 2)}


def test_a_price_paid_shows_a_soldato() -> None:
    """[15.2.4] [15.2.9] Two members at least of three were known: the third was a Soldato."""
    game = duel("""
        red: hq 1, members 2 of 2 to 3, tiles influence
        now: begin-tile red
    """)
    play(game, "begin-tile influence", "act exert police supply")
    assert possible(game, BLUE) == {(0, 2)}


def test_a_refill_shows_as_many_members() -> None:
    """[15.2.4] Exactly two of three were members."""
    game = duel(f"cupola: red 4, blue 8\nred: hq 1, members 2 of 2 to 2\n{NEXT}refill red")
    play(game, "refill 2")
    assert possible(game, BLUE) == {(1, 0)}
    assert worked_out(game) == (0, 0)


TURNCOAT = """
    round 1 encounter
    licata: red 5, order red/basic-1 revealed
    noto: red {}
    gela: blue 3
    red: {}
    now:
      act blue doing recruit 1
      execute red/basic-1
"""


def turn_coats(game: Game) -> None:
    """Red's Turncoat acts in Gela."""
    play(game, "act shotgun licata gela land", "force 2", "conflict finesse")
    play(game, "card turncoat", "card coward-1", "take leave", "take leave")


def test_a_turncoat_who_does_not_come_shows_the_rest() -> None:
    """[15.2.4] [8.6.10] [R13] 47 stand on the board, no Soldato is in the supply: 3 are home."""
    game = duel(TURNCOAT.format(42, "hq 3, members 2"))
    assert possible(game, BLUE) >= {(3, 2), (2, 3)}
    turn_coats(game)
    soldati, members = at_home(show(game, "red"))
    assert possible(game, BLUE) == {(soldati, members)}
    assert (members, worked_out(game)) == (2, (2, 2))


def test_a_turncoat_who_comes_was_in_the_supply() -> None:
    """[15.2.4] 49 stood on the board: the fiftieth was not at home, so both there are members."""
    game = duel(TURNCOAT.format(44, "members 2").replace("blue 3", "blue 1"))
    assert possible(game, BLUE) == {(1, 1), (0, 2)}
    turn_coats(game)
    assert possible(game, BLUE) == {at_home(show(game, "red"))}


def test_the_box_tells_what_must_be_members() -> None:
    """[15.2.4] [1.3.3] All 50 Soldati stand in Noto: the three recruits are members."""
    game = duel(f"noto: red 50\n{NEXT}act red doing recruit 3")
    play(game, "act recruit 3 members:3")
    assert possible(game, BLUE) == {(0, 3)}
