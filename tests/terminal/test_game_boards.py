"""What those who play alone see besides: solo board, Cupola, members, fictional areas, mats."""

import re
from pathlib import Path

import pytest

from famiglia.arena.dice import Dice
from famiglia.edition.tables import AREAS
from famiglia.engine.cells import (
    ADDITIONAL,
    FICTIONAL,
    ON_SOLO,
    commission_in,
    in_cupola,
    in_hq,
    members_in_hq,
    members_in_supply,
)
from famiglia.engine.facts import CUPOLA_TOKEN, members_least, members_most, opened
from famiglia.engine.kinds import ACT, SPLIT, UNLOCK
from famiglia.engine.management.end import Outcome
from famiglia.engine.solo import UseSolo
from famiglia.engine.state import State
from famiglia.terminal.game.board import area_signs
from famiglia.terminal.game.ending import ending_lines
from famiglia.terminal.game.families import family_state_lines
from famiglia.terminal.game.mats import mat_lines
from famiglia.terminal.game.members import cupola_lines
from famiglia.terminal.game.menu import Menu
from famiglia.terminal.game.questions import question
from famiglia.terminal.game.solo import solo_lines
from famiglia.terminal.game.table import TerminalTable
from tests.terminal.typist import Typist, play, play_until, table, table_at_turn


def state_of(at: TerminalTable) -> State:
    """The true position, for what a test changes in it."""
    return at.recorder.game.state


def line_of(lines: list[str], beginning: str) -> str:
    """The one line that begins so."""
    found = [line for line in lines if line.strip().startswith(beginning)]
    assert len(found) == 1, found
    return found[0].strip()


# The beginning


def test_the_beginning_of_1v1_is_told_in_few_lines() -> None:
    """[15.1]"""
    log = table_at_turn(3, mode="1v1").logs[0]

    lines = "\n".join(log)
    assert re.search(r"^(Anna|Bruno) picks a family first\.$", lines, re.M)
    assert len(re.findall(r"^The commission of \w+ is \w+\.$", lines, re.M)) == 2
    assert len(re.findall(r"^The fictional family is \w+\.$", lines, re.M)) == 1
    areas = line_of(log, "Fictional areas, with 3 Soldati each: ")
    assert areas.count(",") == 8
    assert " now " not in areas
    assert lines.count("; the solo board adds 4 Soldati at home; 2 Soldati for the board.") == 2


def test_the_beginning_of_2v1_is_told_in_few_lines() -> None:
    """[16.1]"""
    log = table_at_turn(3, mode="2v1 easy").logs[0]

    lines = "\n".join(log)
    assert re.search(r"^Anna picks \w+\.$", lines, re.M)
    assert re.search(r"^Bruno and Carla draw \w+, \w+, \w+\.$", lines, re.M)
    assert re.search(r"^Bruno chooses the team's families\.$", lines, re.M)
    assert re.search(r"^\w+ opens the locked space [\w-]+\.$", lines, re.M)
    assert line_of(log, "Fictional areas").endswith(" begins.")
    assert lines.count("; the solo board adds ") == 1


def test_locks_are_opened_with_the_solo_board_in_sight(tmp_path: Path) -> None:
    """[16.2.2]"""
    at = table(3, mode="2v1 easy")
    play_until(at, UNLOCK)

    seen = play(Typist(["2"]), at, tmp_path)

    assert "At level easy you open 1 locked space before the game begins. Which" in seen
    assert re.search(r"^2\. Open the locked space car-lab: receive 2 Money; Place ", seen, re.M)
    assert "  car-lab, locked: " in seen
    assert state_of(at).facts[opened(at.seat_view(0).tables.solo_ids.index("car-lab"))]


# The solo board


def test_a_space_of_the_solo_board_is_free_taken_locked_or_opened() -> None:
    """[14.4] [16.2.2]"""
    at = table_at_turn(3, mode="2v1 medium")
    seat_view = at.seat_view(0)
    spaces = seat_view.tables.solo_ids
    state, family = state_of(at), seat_view.family
    state.note(opened(spaces.index("car-lab")), 1)
    waiting = commission_in(family, ADDITIONAL)
    state.move(waiting, commission_in(family, ON_SOLO + spaces.index("launder")), 1)
    state.move(waiting, commission_in(family, ON_SOLO + spaces.index("small-jobs")), 1)

    lines = solo_lines(at.seat_view(1))

    who = seat_view.owner(family)
    assert line_of(lines, "order,").startswith("order, free: Issue 1 order")
    assert line_of(lines, "launder").startswith(f"launder, taken by {who}: receive 1 ")
    assert line_of(lines, "car-lab").startswith("car-lab, opened, free: receive 2 Money; ")
    assert line_of(lines, "recruit-3").startswith("recruit-3, locked: ")
    assert line_of(lines, "small-jobs").startswith("small-jobs, always free, 1 token there: ")
    assert lines[-1] == "  1 additional token waits, 4 blocked."


def test_both_players_of_1v1_see_who_has_used_a_space() -> None:
    """[15.4.1]"""
    at = table_at_turn(3, 0, 1, mode="1v1")
    state = state_of(at)
    for family, space in zip(state.family_of, (0, 9), strict=True):
        state.unpack(commission_in(family, ON_SOLO + space), 1)

    for seat in (0, 1):
        seat_view = at.seat_view(seat)
        lines = solo_lines(seat_view)
        for family, name in zip(state.family_of, ("order", "collect"), strict=True):
            assert line_of(lines, f"{name},").startswith(
                f"{name}, taken by {seat_view.owner(family)}:"
            )
        assert "used once a game [15.4.1]" in lines[0]


def test_the_table_in_colour_shows_the_solo_board(tmp_path: Path) -> None:
    seen = play(Typist([], plain=False), table_at_turn(3, mode="2v1 medium"), tmp_path)

    shown = re.sub(r"\x1b\[[\d;]*m", "", seen)
    assert "Solo board" in shown
    assert "recruit-3 +1" in shown
    assert shown.count("(locked)") == 5
    assert "3 additional tokens wait, 4 blocked" in shown


def test_a_commission_token_says_what_its_space_does() -> None:
    """[14.3.3] Where it lies on the own one, it goes first."""
    at, dice = table(3, mode="1v1"), Dice(3)
    found: list[str] = []
    while (decision := at.until_asked()) is not None:
        if decision.kind == ACT:
            menu = Menu(ACT, decision.options, at.seat_view(0))
            found += [str(item) for item in menu.items if "commission token" in item.text]
        at.answer(0, dice.answer(decision))

    assert any(text.endswith(", to collect on the solo board: Take 3 Money") for text in found)
    supply = [text for text in found if ", to the supply: " in text]
    assert supply
    assert all(text.endswith("your own token stays on its slot") for text in supply)


def test_a_mat_tells_which_slots_are_covered() -> None:
    """[14.3.1] Five of who plays alone, none of others."""
    at = table_at_turn(3, mode="2v1 medium")
    seat_view = at.seat_view(0)
    alone, partner = (mat_lines(seat_view, family) for family in seat_view.state.family_of[:2])

    assert sum(line.count("+commission") for line in alone[:-1]) == 5
    assert alone[-1].startswith("  +commission: a token of the commission lies there")
    assert "+commission" not in "\n".join(partner)


def test_a_commission_token_that_is_gone_covers_nothing() -> None:
    """[14.3.2]"""
    at = table_at_turn(3, mode="1v1")
    state, family = state_of(at), at.seat_view(0).family
    row = next(row for row in range(4) if state.count(commission_in(family, row)) == 1)
    state.push(UseSolo(family, row, at.seat_view(0).tables.solo_ids.index("collect")))
    state.frames[-1].enter(state)

    lines = mat_lines(at.seat_view(0), family)

    assert "+commission" not in lines[1 + row]
    assert sum(line.count("+commission") for line in lines[:-1]) == 4


def test_additional_tokens_are_told_to_all() -> None:
    """[16.2.1] They are no secret of who plays alone."""
    for level, sentence in (
        ("easy", "4 additional tokens wait, 3 blocked"),
        ("medium", "3 additional tokens wait, 4 blocked"),
        ("hard", "2 additional tokens wait, 5 blocked"),
    ):
        at = table_at_turn(3, mode=f"2v1 {level}")
        assert sentence in "\n".join(family_state_lines(at.seat_view(0)))
        assert sentence in "\n".join(family_state_lines(at.seat_view(2)))


# Members and the Cupola


def with_members(at: TerminalTable, seat: int, soldati: int, members: int) -> None:
    """So many units at home; all can tell that at least one is a member, and one is not."""
    state = state_of(at)
    family = state.family_of[seat]
    for cell, number in ((in_hq(family), soldati), (members_in_hq(family), members)):
        state.pieces[cell] = number
    state.note(members_least(family), 1)
    state.note(members_most(family), soldati + members - 1)


def with_seats(at: TerminalTable, *members: int) -> None:
    """So many members of each in the Cupola."""
    state = state_of(at)
    for family, number in zip(state.family_of, members, strict=True):
        missing = number - state.count(in_cupola(family))
        state.shift(members_in_supply(family), in_cupola(family), missing)


def test_members_at_home_are_told_exactly_to_their_player_only() -> None:
    """[15.2.3] Of the other the sum, and what can be worked out of it."""
    at = table_at_turn(3, 0, 1, mode="1v1")
    for seat in (0, 1):
        with_members(at, seat, 4, 2)

    for seat in (0, 1):
        own, other = (at.seat_view(seat).speaker(each) for each in (seat, 1 - seat))
        lines = family_state_lines(at.seat_view(seat))
        assert "at home 4 Soldati, 2 members, " in line_of(lines, own)
        assert "at home 6 units (1 to 5 members), " in line_of(lines, other)
        assert "supply " not in line_of(lines, other)


def test_who_can_tell_nothing_hears_only_of_units() -> None:
    """[15.2.3]"""
    at = table_at_turn(3, mode="1v1")

    lines = family_state_lines(at.seat_view(0))

    assert re.search(r"at home \d+ units, \d orders", line_of(lines, at.seat_view(0).speaker(1)))


def test_before_families_are_chosen_the_cupola_has_only_seats() -> None:
    """[15.2.1]"""
    assert cupola_lines(table(3, 0, mode="1v1").seat_view(0))[0] == "Cupola, 12 seats."


def test_the_cupola_tells_the_members_of_both_and_the_control_token(tmp_path: Path) -> None:
    """[15.3]"""
    at = table_at_turn(3, mode="1v1")
    seat_view, state = at.seat_view(0), state_of(at)
    first, second = state.family_of
    with_seats(at, 11, 1)
    state.note(CUPOLA_TOKEN, first)

    seen = play(Typist(["cupola", "families"]), at, tmp_path)

    own, other = seat_view.owner(first), seat_view.owner(second)
    sentence = f"Cupola, 12 seats; {own} 11, {other} 1; control token of {own}."
    assert seen.count(sentence) >= 2
    assert "counts as a Mandamento [15.3.3] [15.3.4]" in seen
    assert f"{own} ({at.seat_view(0).people[0]}, you): " in seen
    assert ", 1 Mandamento" in line_of(family_state_lines(at.seat_view(0)), own)


def test_a_full_cupola_locks_the_other_out_and_says_so() -> None:
    """[15.3.5]"""
    at = table_at_turn(3, mode="1v1")
    with_seats(at, 0, 12)

    lines = cupola_lines(at.seat_view(0))

    own = line_of(lines, f"{at.seat_view(0).speaker(0)} has ")
    assert own.endswith("; locked out of the solo board.")


def test_a_split_says_what_comes_and_what_there_is() -> None:
    """[15.2.2]"""
    at = table(3, mode="1v1")
    play_until(at, SPLIT)
    decision = at.recorder.decision()
    assert decision is not None
    seat_view = at.seat_view(0)
    menu = Menu(SPLIT, decision.options, seat_view)

    asked = question(SPLIT, seat_view)
    texts = [item.text for item in menu.items]

    assert re.match(r"\d+ units come into headquarters; at home you have 0 Soldati, 0 memb", asked)
    assert "Your opponent learns only how many come in all. [15.2.2]" in asked
    assert re.fullmatch(r"Take \d+ Soldati home", texts[0])
    assert re.fullmatch(r"Take \d+ Soldati and 1 member home", texts[1])
    assert re.fullmatch(r"Take \d+ members home", texts[-1])


def test_the_start_of_a_round_says_why_the_cupola_asks() -> None:
    """[15.3.1] [15.3.2]"""
    asked: set[str] = set()
    for seed in range(4):
        at, dice = table(seed, mode="1v1"), Dice(seed)
        while (decision := at.recorder.decision()) is not None:
            if decision.seat >= 0:
                text = question(decision.kind, at.seat_view(decision.seat))
                asked |= {text} if "A round begins" in text else set()
            at.recorder.apply(decision.seat, dice.answer(decision))

    assert any("deploy up to " in text and "[15.3.1]" in text for text in asked)
    assert any("not 6. How many members do you put into the Cupola? [15.3.2]" in t for t in asked)


# The fictional family


@pytest.mark.parametrize(("mode", "number"), [("1v1", 8), ("2v1 easy", 4)])
def test_fictional_areas_are_told_from_neutral_ones(tmp_path: Path, mode: str, number: int) -> None:
    """[14.2]"""
    at = table_at_turn(3, mode=mode)
    seat_view = at.seat_view(0)
    areas = [area for area in range(AREAS) if seat_view.state.holder[area] == FICTIONAL]

    plain = play(Typist(["map"]), at, tmp_path)
    coloured = play(Typist(["map"], plain=False), at, tmp_path)

    assert len(areas) == number
    assert plain.split("> map\n")[1].count(": fictional 3") == number
    assert {area_signs(seat_view, area) for area in areas} == {"f3"}
    assert " · f fictional" in coloured


# The end


@pytest.mark.parametrize(
    ("mode", "outcome", "sentence"),
    [
        ("1v1", Outcome(0, "family", [5, 3]), "{0} wins with 5 Mandamenti against 3: that is at"),
        ("1v1", Outcome(1, "tie-break area", [2, 2]), "as many, and Bronte is {1}'s [12.1.5]."),
        ("2v1 easy", Outcome(0, "majority", [3, 2]), "{0} wins with 3 Mandamenti against 2: "),
        ("2v1 easy", Outcome(1, "team", [3, 6]), "{1} and {2} win with 6 Mandamenti against 3"),
        ("2v1 easy", Outcome(1, "starting piece", [1, 1]), "the starting piece is theirs"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_end_says_who_won_and_why(
    mode: str, outcome: Outcome, sentence: str, seat: int
) -> None:
    at = table_at_turn(3, mode=mode)
    seat_view = at.seat_view(seat)
    names = [seat_view.speaker(each) for each in range(len(seat_view.people))]

    lines = ending_lines(seat_view, outcome)

    assert sentence.format(*names) in lines[0]
    is_alone = seat == 0 or mode == "1v1"
    yours = "You have won!" if is_alone else "Your team has won!"
    assert (yours in lines[0]) == (seat == outcome.winner)
    assert len(lines) == 1 + len(names)


def test_the_cupola_is_among_the_mandamenti_at_the_end() -> None:
    """[15.3.4]"""
    at = table_at_turn(3, mode="1v1")
    state_of(at).note(CUPOLA_TOKEN, state_of(at).family_of[1])

    lines = ending_lines(at.seat_view(0), Outcome(1, "majority", [0, 1]))

    assert lines[2].endswith(": 1 Mandamento (the Cupola).")
