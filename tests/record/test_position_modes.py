"""Positions of games of two and of three: single players, the Cupola and the solo board."""

import pytest

from famiglia.edition.tables import NONE
from famiglia.edition.vocabulary import COLUMN_IDS, ROW_IDS
from famiglia.engine.cells import (
    ADDITIONAL,
    BLOCKED,
    COMMISSION_OUT,
    FICTIONAL,
    IN_SUPPLY,
    ON_MAT,
    ON_SOLO,
    boat_supply,
    commission_in,
    in_cupola,
    in_hq,
    in_supply,
    members_in_hq,
    members_in_supply,
)
from famiglia.engine.facts import (
    CUPOLA_TOKEN,
    FICTIONAL_COLOUR,
    TAKEN_FROM,
    commission,
    members_least,
    members_most,
    opened,
)
from famiglia.engine.game import Game
from famiglia.engine.setup.characters import DealCharacters
from famiglia.engine.state import State
from famiglia.record.position import Unwritable, read, write
from tests.engine.build import BLUE, RED, YELLOW
from tests.positions import asked, offered, play, position, show, tables_of

GREEN, BLACK, WHITE = 2, 4, 5
OF_TWO = """\
round 2 encounter, start red, first blue
teams red against blue
colours red white, blue black, fictional green
switches neutrals
tiles allies

red: character cars, hq 4, members 2 of 1 to 4, money 3, mat justice 1 church 1, \
uncovered justice church, tiles allies
blue: members 3, mat justice 2 church 4

enna: blue 2
licata: red 6, order red/basic-1
gela: fictional 3

cupola: red 8, blue 4, control red
solo: order red 1, launder blue 1

now:
  split red number 3
"""
OF_THREE = """\
round 3 planning, start blue, taken church
teams red against blue+yellow
colours red white, fictional green

red: mat justice 1 church 2, uncovered justice
yellow: hq 4

solo: choice red 2, order-place red 1, opened order-place garrison, blocked 3, waiting 2, out 1

now:
  planning turns then yellow
  turn red added
"""


def state_of(text: str, mode: str, level: str = "") -> State:
    return read(text, tables_of(mode, level))


def rewritten_line(text: str, mode: str, about: str) -> str:
    """What the line about something says when a text is read and written again."""
    lines = write(state_of(text, mode)).splitlines()
    return next((line for line in lines if line.startswith(about)), "")


@pytest.mark.parametrize(("text", "mode"), [(OF_TWO, "1v1"), (OF_THREE, "2v1")])
def test_everything_a_position_may_say_is_written_as_it_was_read(text: str, mode: str) -> None:
    assert write(state_of(text, mode)) == text


@pytest.mark.parametrize(("text", "mode"), [(OF_TWO, "1v1"), (OF_THREE, "2v1")])
def test_sequence_of_lines_does_not_matter(text: str, mode: str) -> None:
    table, now = text.split("now:")
    turned = "\n".join(reversed(table.split("\n")))

    assert write(state_of(f"{turned}\nnow:{now}", mode)) == text


# Who plays


@pytest.mark.parametrize(
    ("mode", "families", "line"),
    [
        ("1v1", [RED, BLUE], "teams red against blue"),
        ("2v1", [RED, BLUE, GREEN], "teams red against blue+green"),
    ],
)
def test_an_empty_text_is_as_many_families_as_there_are_seats(
    mode: str, families: list[int], line: str
) -> None:
    state = state_of("", mode)

    assert state.family_of == families
    assert write(state) == f"round 1 planning, start red\n{line}\n"


def test_partners_sit_beside_each_other_in_a_game_of_three() -> None:
    state = state_of("teams white against yellow+black", "2v1")

    assert state.family_of == [WHITE, YELLOW, BLACK]
    assert [state.count(boat_supply(family)) for family in state.family_of] == [6, 4, 4]


@pytest.mark.parametrize(
    ("mode", "winner", "team"),
    [("1v1", "red", 0), ("1v1", "blue", 1), ("2v1", "red", 0), ("2v1", "blue+green", 1)],
)
def test_who_has_won_is_told_by_the_team(mode: str, winner: str, team: int) -> None:
    text = f"round 4 encounter, winner {winner}"

    assert state_of(text, mode).winner == team
    assert rewritten_line(text, mode, "round") == f"round 4 encounter, start red, winner {winner}"


def test_commissions_and_the_fictional_family_have_colours() -> None:
    state = state_of(OF_TWO, "1v1")

    assert [state.facts[commission(seat)] for seat in range(4)] == [WHITE, BLACK, NONE, NONE]
    assert state.facts[FICTIONAL_COLOUR] == GREEN
    alone = state_of(OF_THREE, "2v1")
    assert [alone.facts[commission(seat)] for seat in range(3)] == [WHITE, NONE, NONE]


def test_colours_may_be_drawn_in_part() -> None:
    text = "set-up\nteams red against blue\ncolours red white\nnow: draw-commission seat-1"

    assert offered(position(text, "1v1")) == {
        f"draw-commission {colour}" for colour in ("green", "yellow", "black")
    }
    assert rewritten_line(text, "1v1", "colours") == "colours red white"


def test_the_column_of_the_last_turn_is_told() -> None:
    assert state_of(OF_THREE, "2v1").facts[TAKEN_FROM] == COLUMN_IDS.index("church")
    assert state_of("", "2v1").facts[TAKEN_FROM] == NONE


def test_the_fictional_family_stands_in_areas() -> None:
    state = state_of(OF_TWO, "1v1")

    assert state.holder[state.tables.area_ids.index("gela")] == FICTIONAL
    assert state.count(in_supply(FICTIONAL)) == 50 - 3


# Members


def test_members_are_at_home_in_the_cupola_and_else_in_the_supply() -> None:
    state = state_of(OF_TWO, "1v1")
    families = (RED, BLUE)

    assert [state.count(in_hq(family)) for family in families] == [4, 0]
    assert [state.count(members_in_hq(family)) for family in families] == [2, 3]
    assert [state.count(in_cupola(family)) for family in families] == [8, 4]
    assert [state.count(members_in_supply(family)) for family in families] == [40, 43]
    assert state.facts[CUPOLA_TOKEN] == RED


def test_without_a_line_each_has_six_members_in_the_cupola() -> None:
    state = state_of("", "1v1")

    assert [state.count(in_cupola(family)) for family in (RED, BLUE)] == [6, 6]
    assert state.facts[CUPOLA_TOKEN] == NONE
    assert rewritten_line("cupola: blue 6, red 6", "1v1", "cupola") == ""


def test_a_control_token_may_lie_there_with_six_each() -> None:
    assert (
        rewritten_line("cupola: control blue", "1v1", "cupola")
        == "cupola: red 6, blue 6, control blue"
    )


def test_who_is_not_told_has_no_member_in_the_cupola() -> None:
    assert rewritten_line("cupola: blue 12", "1v1", "cupola") == "cupola: red 0, blue 12"


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("red: hq 4, members 2", 0, 6),
        ("red: members 2\nlicata: red 50", 2, 2),
        ("red: hq 1, members 4\nlicata: red 47", 2, 5),
        ("red: hq 41, members 5", 0, 44),
        ("red: hq 44, members 5\ncupola: red 12", 0, 38),
        ("red: members 2 of 1 to 4, hq 4", 1, 4),
        ("red: members 0 of 0 to 3, hq 4", 0, 3),
    ],
)
def test_what_all_know_of_members_follows_from_the_sums_unless_it_is_told(
    text: str, least: int, most: int
) -> None:
    """[15.2.3] Soldati on the board are not at home, members in the Cupola neither."""
    state = state_of(text, "1v1")

    assert state.facts[members_least(RED)] == least
    assert state.facts[members_most(RED)] == most


def test_those_who_have_set_out_are_not_at_home() -> None:
    state = state_of(
        """
        round 1 encounter
        enna: red 46
        licata: blue 3
        fight: red 3
        red: members 2
        now: conflict red/basic-1 from enna to licata by land against blue
        """,
        "1v1",
    )

    assert (state.facts[members_least(RED)], state.facts[members_most(RED)]) == (1, 2)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("red: members 2 of 0 to 6, hq 4", "red: hq 4, members 2"),
        ("red: members 0 of 0 to 4, hq 4", "red: hq 4"),
        ("red: members 0 of 0 to 3, hq 4", "red: hq 4, members 0 of 0 to 3"),
    ],
)
def test_what_the_sums_tell_is_not_written(text: str, line: str) -> None:
    assert rewritten_line(text, "1v1", "red:") == line


# Tokens of a commission


def on_mat(state: State, family: int) -> list[int]:
    return [state.count(commission_in(family, ON_MAT + row)) for row in range(len(ROW_IDS))]


def test_tokens_of_the_commission_come_off_with_revealed_slots() -> None:
    """[14.3.1] The second slots of the areas A and B are doubled."""
    state = state_of("red: mat justice 2 police 1 church 4", "1v1")

    assert on_mat(state, RED) == [1, 1, 0, 0]
    assert on_mat(state, BLUE) == [2, 1, 0, 2]
    assert state.count(commission_in(RED, IN_SUPPLY)) == 25 - 2
    assert state.count(commission_in(BLUE, IN_SUPPLY)) == 25 - 5
    assert on_mat(state_of("blue: mat justice 2", "2v1"), BLUE) == [0, 0, 0, 0]


def test_one_has_come_off_before_the_token_it_lay_on() -> None:
    """[14.3.2]"""
    text = "red: mat justice 1 church 3, uncovered justice church"
    state = state_of(text, "1v1")

    assert on_mat(state, RED) == [1, 1, 0, 0]
    assert state.count(commission_in(RED, IN_SUPPLY)) == 25 - 2
    assert rewritten_line(text, "1v1", "red:") == text


def test_tokens_on_the_solo_board_come_from_the_supply_of_the_commission() -> None:
    state = state_of(OF_TWO, "1v1")
    order, launder = (state.tables.solo_ids.index(name) for name in ("order", "launder"))

    assert state.count(commission_in(RED, ON_SOLO + order)) == 1
    assert state.count(commission_in(BLUE, ON_SOLO + launder)) == 1
    assert state.count(commission_in(RED, IN_SUPPLY)) == 25 - 3 - 1


def piles(state: State) -> list[int]:
    """Of Red's commission: waiting, blocked, in the supply, and out of the game."""
    places = (ADDITIONAL, BLOCKED, IN_SUPPLY, COMMISSION_OUT)
    return [state.count(commission_in(RED, place)) for place in places]


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("", [3, 4, 13, 0]),
        ("solo: order red 1", [2, 4, 13, 0]),
        ("solo: choice red 5", [0, 4, 11, 0]),
        ("solo: order red 1, waiting 3", [3, 4, 12, 0]),
        ("solo: order red 1, blocked 2", [4, 2, 13, 0]),
        ("solo: waiting 0", [0, 4, 16, 0]),
        ("solo: blocked 0, waiting 6, out 2", [6, 0, 12, 2]),
    ],
)
def test_additional_tokens_are_used_first_unless_it_is_told(line: str, numbers: list[int]) -> None:
    """[16.2.1] Seven, of which the middle level blocks four."""
    state = state_of(line, "2v1")

    assert piles(state) == numbers
    assert rewritten_line(line, "2v1", "solo") == line


@pytest.mark.parametrize(("level", "blocked"), [("easy", 3), ("medium", 4), ("hard", 5)])
def test_the_level_says_how_many_are_blocked(level: str, blocked: int) -> None:
    state = state_of("solo: order red 1", "2v1", level)

    assert piles(state)[:2] == [7 - 1 - blocked, blocked]
    assert "blocked" not in write(state)


def test_locks_are_opened() -> None:
    state = state_of(OF_THREE, "2v1")
    spaces = enumerate(state.tables.solo_ids)

    assert {name for space, name in spaces if state.facts[opened(space)]} == {
        "order-place",
        "garrison",
    }


# To play on


def test_members_come_into_the_cupola() -> None:
    """[15.2.5] [15.2.8]"""
    game = position("red: hq 2, members 3\nnow: act red doing place 4", "1v1")
    play(game, "act members 2")

    assert show(game, "cupola") == "red 8, blue 4"
    assert show(game, "red") == "hq 2, members 1"


def test_a_token_of_the_commission_goes_to_the_solo_board() -> None:
    """[14.3.2] [14.3.3] It came from the mat, so all additional ones wait as before."""
    game = position("red: hq 1, mat church 1\nnow: act red doing exert supply", "2v1")
    play(game, "act exert church solo:choice", "act recruit 1")

    assert show(game, "red") == "hq 2, money 1, mat church 1, uncovered church"
    assert show(game, "solo") == "choice red 1, waiting 3"


def test_a_picker_has_no_family_yet() -> None:
    game = position("set-up\nnow: pick-family seat-1 other green", "1v1")

    assert asked(game) == "seat-1 pick-family"
    assert "pick-family green" not in offered(game)


def test_cards_in_a_hand_that_nobody_else_sees_are_refused() -> None:
    state = state_of("set-up\nteams red against blue\nnow: deal-hidden red", "1v1")
    game = Game(state)
    play(game, "deal-hidden cars")
    frame = game.state.frames[-1]
    assert isinstance(frame, DealCharacters)
    state.frames = [frame.seen_by(state, BLUE)]

    with pytest.raises(Unwritable, match="a character is hidden"):
        write(state)
