"""Games of two and three at the terminal: whole games, commands, and who is whose opponent."""

from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest

from famiglia.arena.dice import Dice
from famiglia.edition import load
from famiglia.engine.kinds import ADDITIONAL_ACTION, KINDS, SPLIT, TURN
from famiglia.record.digest import position_digest
from famiglia.record.record import from_text
from famiglia.record.replay import replay
from famiglia.record.set_up import SetUp
from famiglia.terminal.game.play import PAUSE, PAUSE_ALONE
from famiglia.terminal.game.table import TerminalTable
from tests.terminal.typist import Typist, play, play_until, table, table_at_turn, whole_turn

MODES = ("1v1", "2v1 easy", "2v1 medium", "2v1 hard")


class Gambler(Typist):
    """Types a random number of the list in front of them."""

    def __init__(self, at: TerminalTable, seed: int, *, plain: bool) -> None:
        super().__init__(self._numbers(), plain=plain)
        self._at, self._dice = at, Dice(seed)

    def _numbers(self) -> Iterator[str]:
        while (decision := self._at.recorder.decision()) is not None:
            option = self._dice.answer(decision)
            yield str(list(decision.options).index(option) % 6 + 1)


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_is_played_with_random_numbers(tmp_path: Path, mode: str) -> None:
    """Numbers that are none on the list are told and asked again."""
    at = table(5, mode=mode)

    seen = play(Gambler(at, 5, plain=True), at, tmp_path)

    assert at.recorder.decision() is None
    over = seen.split("The game is over: ")[1]
    assert " wins with " in over or " win with " in over
    assert over.count(": ") >= len(at.recorder.record.header.names)


@pytest.mark.parametrize("mode", ["1v1", "2v1 medium"])
@pytest.mark.parametrize("seat", [0, 1])
def test_typing_1_all_the_time_plays_a_whole_game(tmp_path: Path, mode: str, seat: int) -> None:
    at = table(seat, seat, mode=mode)

    seen = play(Typist(repeat("1"), plain=seat == 0), at, tmp_path)

    assert at.recorder.decision() is None
    assert "The game is over: " in seen


@pytest.mark.parametrize("mode", ["1v1", "2v1 hard"])
def test_people_on_all_seats_play_a_whole_game(tmp_path: Path, mode: str) -> None:
    seats = (0, 1) if mode == "1v1" else (0, 1, 2)
    at = table(1, *seats, mode=mode)

    seen = play(Typist(repeat("1")), at, tmp_path)

    assert at.recorder.decision() is None
    assert all(f"({name}): " in seen for name in at.recorder.record.header.names)


@pytest.mark.parametrize("mode", MODES)
def test_the_record_that_is_left_replays_by_what_its_header_says(tmp_path: Path, mode: str) -> None:
    at = table(3, mode=mode)

    play(Typist(["1"] * 40 + ["quit"]), at, tmp_path)

    record = from_text(next(tmp_path.iterdir()).read_text("utf-8"))
    again = replay(record, record.header.mode.tables(load()))
    assert str(record.header.mode) == mode
    assert position_digest(again.state) == position_digest(at.recorder.game.state)


@pytest.mark.parametrize(
    ("mode", "lines"),
    [
        ("2v2", ["2v2: Anna and Carla against Bruno and Dario.", "You are Anna, seat 0."]),
        ("1v1", ["1v1: Anna against Bruno.", "rules 14 and rules 15"]),
        ("2v1 easy", ["2v1, level easy: Anna alone against Bruno and Carla.", "rules 16"]),
    ],
)
def test_the_first_lines_say_who_plays_against_whom(
    tmp_path: Path, mode: str, lines: list[str]
) -> None:
    seen = play(Typist([]), table(3, mode=mode), tmp_path)

    assert all(line in seen for line in lines)


LOOKS = ("table", "map", "sheets", "solo", "mat", "mat blue", "orders", "tiles", "families", "log")


@pytest.mark.parametrize("mode", ["1v1", "2v1 medium"])
@pytest.mark.parametrize("plain", [True, False])
def test_every_look_shows_something(tmp_path: Path, mode: str, plain: bool) -> None:
    seen = play(Typist(LOOKS, plain=plain), table_at_turn(3, mode=mode), tmp_path)

    for command in LOOKS:
        assert len(seen.split(f"> {command}\n")[1].split("\n> ")[0]) > 200, command


@pytest.mark.parametrize(
    ("mode", "boards"),
    [("2v2", ""), ("1v1", "  solo, cupola "), ("2v1 easy", "  solo  ")],
)
def test_help_tells_what_there_is_in_a_mode(tmp_path: Path, mode: str, boards: str) -> None:
    seen = play(Typist(["?"]), table(3, mode=mode), tmp_path)

    answer = seen.split("> ?\n")[1]
    assert ("  solo" in answer) == bool(boards)
    assert boards in answer
    assert ("  sell, give" in answer) == (mode == "2v2")


def test_what_a_mode_does_not_have_is_said(tmp_path: Path) -> None:
    four = play(Typist(["solo", "cupola"]), table(3), tmp_path)
    three = play(Typist(["cupola"]), table(3, mode="2v1 easy"), tmp_path)

    assert "There is no solo board in 2v2." in four
    assert "There is no Cupola in 2v2, only in 1v1." in four
    assert "There is no Cupola in 2v1, only in 1v1." in three


def test_who_plays_alone_gives_nobody_money(tmp_path: Path) -> None:
    """[14.1.2]"""
    at = table_at_turn(3, mode="1v1")

    seen = play(Typist(["give", "why anytime give", "sell basic-1"]), at, tmp_path)

    assert "You cannot give now: you play alone [14.1.2]." in seen
    assert "Who plays alone has nobody to give to. [14.1.2]" in seen
    assert at.recorder.record.entries[-1].text == "anytime sell basic-1"


def test_partners_of_2v1_sit_beside_each_other(tmp_path: Path) -> None:
    """[16.1.1] Seats 1 and 2 see the same, and seat 0 is their opponent."""
    at = table(3, 1, mode="2v1 easy")
    play_until(at, TURN, 1)

    seen = play(Typist(["families", "anytime"]), at, tmp_path)

    assert "(Carla, partner)" in seen
    assert "(Anna)" in seen
    assert "Pay 2 Money to give the partner 1" in seen


def test_a_curtain_falls_between_teams_only(tmp_path: Path) -> None:
    """[1.4.5]"""
    alone = play(Typist(repeat("1", 50)), table(3, 0, 1, mode="1v1"), tmp_path)
    partners = play(Typist(repeat("1", 50)), table(3, 1, 2, mode="2v1 easy"), tmp_path)
    against = play(Typist(repeat("1", 50)), table(3, 0, 2, mode="2v1 easy"), tmp_path)

    assert "Pass the keyboard to Bruno, seat 1" in alone
    assert "Pass the keyboard" not in partners
    assert "Pass the keyboard to Carla, seat 2" in against


@pytest.mark.parametrize("mode", ["1v1", "2v1 medium"])
def test_answers_can_be_taken_back(tmp_path: Path, mode: str) -> None:
    """[3.4.4] The own last answer; past others by consent."""
    at = table_at_turn(3, mode=mode)
    turn = whole_turn(at)

    play(Typist([*turn[:1], "undo", *turn, "undo", "y"]), at, tmp_path)

    undone = [entry.text for entry in at.recorder.record.entries if "undo" in entry.text]
    assert [text.endswith("agreed") for text in undone] == [False, True]


def test_a_split_is_taken_back_like_any_answer(tmp_path: Path) -> None:
    at = table(3, mode="1v1", set_up=SetUp(quick=True))
    play_until(at, SPLIT)

    seen = play(Typist(["3", "undo", "y"]), at, tmp_path)

    decision = at.recorder.decision()
    assert decision is not None
    assert decision.kind == SPLIT
    assert "takes back the last answer" in seen


@pytest.mark.parametrize(
    ("mode", "seat", "prompt"),
    [("1v1", 0, PAUSE_ALONE), ("2v1 hard", 0, PAUSE_ALONE), ("2v1 hard", 1, PAUSE)],
)
def test_whoever_pauses_may_act_in_the_turn_of_another(
    tmp_path: Path, mode: str, seat: int, prompt: str
) -> None:
    """[3.3.1]"""
    at = table(7, seat, mode=mode)
    play_until(at, TURN, seat)
    at.pauses.begin(seat)
    while (decision := at.recorder.decision()) is not None and decision.seat == seat:
        at.answer(seat, decision.options[0])

    seen = play(Typist(["sell basic-2", ""]), at, tmp_path)

    assert prompt in seen
    assert any(entry.text == "anytime sell basic-2" for entry in at.recorder.record.entries)


@pytest.mark.parametrize("mode", ["1v1", "2v1 medium"])
def test_why_names_the_rule(tmp_path: Path, mode: str) -> None:
    at = table_at_turn(3, mode=mode)
    typed = {
        "1v1": ["why turn additional order", "16.3.1"],
        "2v1 medium": ["why turn additional order-place", "16.2.2"],
    }[mode]

    seen = play(Typist(typed[:1]), at, tmp_path)

    assert " is refused: " in seen
    assert f"[{typed[1]}]" in seen


def test_an_additional_action_is_offered_before_and_after_the_move(tmp_path: Path) -> None:
    """[16.3.1] Once in a turn."""
    at = table_at_turn(3, mode="2v1 easy")
    kinds = []

    typed = ["turn additional small-jobs", "act recruit 1", "table"]
    seen = play(Typist(typed), at, tmp_path)
    while (decision := at.recorder.decision()) is not None and decision.seat == 0:
        kinds.append(KINDS[decision.kind].name)
        at.answer(0, decision.options[0])
    play_until(at, ADDITIONAL_ACTION)

    assert "Do an additional action before the move ... " in seen
    assert "does the additional action small-jobs before the move." in seen
    assert "small-jobs, always free, 1 token there" in seen.split("> table\n")[1]
    assert "additional-action" not in kinds
