"""Chapter 12, the end of the game."""

import pytest

from tests.positions import asked, position
from tests.rules.acts import after_the_encounter, controls, headline

FIVE = "trapani sciacca palermo cefalu caltanissetta"
FOUR = "trapani sciacca palermo cefalu"
OTHERS = "enna gela caltagirone ragusa siracusa catania messina"


def some(number: int, beginning: int = 0) -> str:
    """So many Mandamenti of the second half of the list."""
    return " ".join(OTHERS.split()[beginning : beginning + number])


# 12.1 Winning


def test_the_end_is_not_checked_after_planning() -> None:
    """[12.1.1] Seven Mandamenti of Red's, and the encounter follows."""
    game = position(f"""
        round 1 planning
        {controls("red", FIVE + " enna gela")}
        messina: blue 1, order blue/basic-4
        now: round then management
    """)
    assert (headline(game), asked(game)) == ("round 1 encounter, start red", "blue act")


def test_the_end_comes_before_any_tile_changes() -> None:
    """[12.1.1] Nobody is asked for the five tiles."""
    game = after_the_encounter(controls("red", FIVE) + "tiles allies bribery rents")
    assert (headline(game), asked(game)) == ("round 1 encounter, start red, winner red+green", "")


@pytest.mark.parametrize(
    ("red", "green", "wins"),
    [
        (FIVE, "", True),
        (FOUR, "", False),
        (FOUR, some(1), False),
        (FOUR, some(2), True),
        ("trapani sciacca palermo", some(3), True),
        ("trapani sciacca palermo", some(2), False),
        ("", FIVE, True),
    ],
)
def test_five_of_a_family_or_six_of_a_team_are_enough(red: str, green: str, wins: bool) -> None:
    """[12.1.2] [12.1.3] One less is not."""
    game = after_the_encounter(controls("red", red) + controls("green", green))
    assert ("winner red+green" in headline(game)) == wins
    assert headline(game).startswith("round 1 encounter" if wins else "round 2 planning")


def test_areas_of_partners_do_not_add_up_to_a_mandamento() -> None:
    """[12.1.2] [1.2.6] Four of Red's and one of Green's; one area each in a sixth."""
    shared = "enna: red 1\nnicosia: green 1\n"
    game = after_the_encounter(controls("red", FOUR) + shared + controls("green", "gela"))
    assert headline(game).startswith("round 2 planning")


def test_who_meets_the_condition_alone_wins_whatever_the_totals() -> None:
    """[12.1.3] Red has five, Blue four and Yellow one: five each, but Red's are of one family."""
    board = controls("red", FIVE) + controls("blue", some(4)) + controls("yellow", some(1, 4))
    assert headline(after_the_encounter(board)).endswith("winner red+green")
    mirrored = controls("yellow", FIVE) + controls("red", some(4)) + controls("green", some(1, 4))
    assert headline(after_the_encounter(mirrored)).endswith("winner blue+yellow")


def test_if_both_meet_it_more_mandamenti_win() -> None:
    """[12.1.4] Five against six."""
    board = controls("red", FIVE) + controls("blue", some(4)) + controls("yellow", some(2, 4))
    assert headline(after_the_encounter(board)).endswith("winner blue+yellow")


@pytest.mark.parametrize(("number", "ends"), [(3, False), (4, True)])
def test_after_round_four_more_mandamenti_win(number: int, ends: bool) -> None:
    """[12.1.4] [3.1.1] One against none; before round 4 the game goes on."""
    game = after_the_encounter(controls("yellow", "enna"), number)
    assert headline(game).endswith("winner blue+yellow") == ends
    assert (asked(game) == "") == ends


@pytest.mark.parametrize(
    ("bronte", "winner"),
    [
        ("bronte: red 1", "winner red+green"),
        ("bronte: green 1", "winner red+green"),
        ("bronte: blue 1", "winner blue+yellow"),
        ("bronte: neutral 3", "winner nobody"),
        ("", "winner nobody"),
    ],
)
def test_after_round_four_bronte_decides_between_equals(bronte: str, winner: str) -> None:
    """[12.1.5] [12.1.6] One each; whoever has Bronte wins, or nobody."""
    board = controls("red", "enna") + controls("yellow", "gela") + bronte
    assert headline(after_the_encounter(board, 4)).endswith(winner)


def test_bronte_does_not_decide_between_unequals() -> None:
    """[12.1.4] [12.1.5] Red has more, Blue has Bronte."""
    board = controls("red", "enna gela") + controls("blue", "messina") + "bronte: blue 1"
    assert headline(after_the_encounter(board, 4)).endswith("winner red+green")


BOTH_FIVE = controls("red", FIVE) + controls("blue", some(5))


def test_bronte_decides_before_round_four_if_both_meet_the_condition() -> None:
    """[12.1.5] Five each."""
    game = after_the_encounter(BOTH_FIVE + "bronte: yellow 1")
    assert headline(game).endswith("winner blue+yellow")


@pytest.mark.parametrize("number", [1, 3])
def test_without_bronte_the_game_goes_on_before_round_four(number: int) -> None:
    """[12.1.6] Five each; in round 4 it would be a draw."""
    assert headline(after_the_encounter(BOTH_FIVE, number)).startswith(f"round {number + 1}")
    assert headline(after_the_encounter(BOTH_FIVE, 4)).endswith("winner nobody")
