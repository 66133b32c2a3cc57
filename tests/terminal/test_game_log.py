"""The log in words: what everybody did, and what came of it."""

from itertools import repeat
from pathlib import Path

import pytest

from famiglia.engine.management.end import Outcome
from famiglia.record.record import NOTHING, Entry
from famiglia.record.set_up import SetUp
from famiglia.terminal.game.ending import ending_lines
from famiglia.terminal.game.fights import cards_text
from tests.terminal.typist import Typist, play, table, table_at_turn

COLOURS = ("Red", "Blue", "Green", "Yellow", "Black", "White")
PLAYERS = ("Anna", "Bruno", "Carla", "Dario")


def whole_log(seed: int, folder: Path) -> list[str]:
    """What seat 0 is told in a game."""
    at = table(seed)
    play(Typist(repeat("1")), at, folder)
    return at.logs[0]


def test_the_beginning_is_told_in_few_lines() -> None:
    at = table(3)
    at.until_asked()

    assert len(at.logs[0]) == 3
    assert at.logs[0][0].startswith("Control tiles in play: Chain of Command, ")
    assert at.logs[0][1] == "Anna and Carla draw Red, Black, White."
    assert at.logs[0][2] == "Bruno and Dario draw Blue, Green, Yellow."


def test_everybody_learns_who_leads_what_and_what_the_characters_bring() -> None:
    log = table_at_turn(3).logs[0]

    leads = next(line for line in log if line.count(" leads ") == 4)
    assert all(name in leads for name in PLAYERS)
    characters = [line for line in log if " for the board." in line]
    assert len(characters) == 4
    assert all(" Money, " in line and " Soldati at home; " in line for line in characters)


@pytest.mark.parametrize("set_up", [SetUp(quick=True), SetUp(quick=True, first_game=True)], ids=str)
def test_in_a_quick_set_up_chance_acts_for_somebody(set_up: SetUp) -> None:
    at = table(3, set_up=set_up)
    at.until_asked()

    begun = at.logs[0].index("Round 1 of 4, planning.")
    assert begun > 10
    for line in at.logs[0][:begun]:
        assert line.startswith((*COLOURS, *PLAYERS, "Control tiles in play: ")), line


@pytest.mark.parametrize("seed", range(3))
def test_every_attack_has_a_result(tmp_path: Path, seed: int) -> None:
    log = whole_log(seed, tmp_path)
    fights = [place for place, line in enumerate(log) if "fights with Brute force" in line]

    assert fights
    for place in fights:
        next_lines = " ".join(log[place + 1 : place + 4])
        assert (
            "The attack on " in next_lines
            or " takes " in next_lines
            or " is empty after " in next_lines
        )


def test_orders_are_called_by_name_when_they_are_executed(tmp_path: Path) -> None:
    log = whole_log(1, tmp_path)

    moves = [place for place, line in enumerate(log) if " moves from " in line]
    assert moves
    for place in moves:
        family = log[place].split()[0]
        before = [line for line in log[:place] if " executes " in line][-1]
        assert before.startswith(f"{family} executes ")


def test_a_phase_is_announced_before_what_happens_in_it(tmp_path: Path) -> None:
    log = whole_log(1, tmp_path)
    encounter = log.index("Round 1 of 4, encounter.")

    assert " reveals " in log[encounter + 1]
    assert not any(" executes " in line for line in log[:encounter])


@pytest.mark.parametrize(
    ("taken", "sides"),
    [
        (("leave", "leave"), "the attackers now have Turncoat, the defenders Coward 1"),
        (("take", "leave"), "the attackers now have Turncoat and Coward 1, the defenders nothing"),
        (("leave", "take"), "the attackers now have nothing, the defenders Turncoat and Coward 1"),
        (("take", "take"), "the attackers now have Coward 1, the defenders Turncoat"),
    ],
)
def test_cards_act_on_the_side_of_whoever_has_them(taken: tuple[str, str], sides: str) -> None:
    """[8.6.6] Each card acts before whom it lies."""
    texts = ["card turncoat", "card coward-1", *(f"take {choice}" for choice in taken)]
    entries = [Entry(place, place % 2, text, "", NOTHING) for place, text in enumerate(texts)]

    assert cards_text(entries, table_at_turn(3).seat_view(0)).endswith(f"; {sides}")


@pytest.mark.parametrize(
    ("outcome", "sentence"),
    [
        (Outcome(0, "family", [5, 3]), "with 5 Mandamenti against 3: one of them has at least 5"),
        (Outcome(1, "team", [3, 6]), "with 6 Mandamenti against 3: that is at least 6"),
        (Outcome(1, "majority", [2, 3]), "3 Mandamenti against 2: that is more, after round 1"),
        (Outcome(0, "tie-break area", [2, 2]), "that is as many, and Bronte is theirs [12.1.5]."),
        (Outcome(0, "starting piece", [1, 1]), "nobody has Bronte, and the starting piece"),
        (Outcome(2, "draw", [1, 1]), "a draw with 1 Mandamento each; nobody has Bronte"),
    ],
)
def test_the_end_says_who_won_and_why(outcome: Outcome, sentence: str) -> None:
    lines = ending_lines(table_at_turn(3).seat_view(0), outcome)

    assert sentence in lines[0]
    assert ("Your team has won!" in lines[0]) == (outcome.winner == 0)
    assert len(lines) == 5
