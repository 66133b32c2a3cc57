"""Anytime Options at the terminal: the own ones, those of others here, and pauses for them."""

from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from famiglia.record.record import Entry
from famiglia.terminal.game.play import PAUSE
from famiglia.terminal.game.table import TerminalTable
from tests.terminal.typist import Typist, play, table, table_at_turn, whole_turn


def used(at: TerminalTable) -> list[tuple[int, str]]:
    """The Anytime Options of a game: who, and what."""
    return [(entry.seat, entry.text) for entry in _entries(at)]


def _entries(at: TerminalTable) -> list[Entry]:
    return [entry for entry in at.recorder.record.entries if entry.text.startswith("anytime")]


def test_an_order_that_is_named_is_sold_at_once(tmp_path: Path) -> None:
    at = table_at_turn(3)

    seen = play(Typist(["sell basic-1"]), at, tmp_path)

    assert used(at) == [(0, "anytime sell basic-1")]
    assert "(basic-1) for 1 Money" in seen
    assert seen.count("Your turn") == 2


def test_without_a_name_a_list_is_shown_and_enter_takes_none(tmp_path: Path) -> None:
    at = table_at_turn(3)

    seen = play(Typist(["sell", "", "anytime", "", "sell", "2"]), at, tmp_path)

    assert seen.count("1. Sell the order ") == 3
    assert seen.count("Pay 2 Money to give the partner 1") == 1
    assert used(at) == [(0, "anytime sell basic-2")]


@pytest.mark.parametrize("name", ["2", "seat-2", "Carla", "black"])
def test_a_partner_at_the_same_keyboard_may_use_one_at_any_question(
    tmp_path: Path, name: str
) -> None:
    at = table_at_turn(3, 0, 2)
    assert at.seat_view(0).speaker(2) == "Black"

    play(Typist([f"anytime {name} sell basic-5"]), at, tmp_path)

    assert used(at) == [(2, "anytime sell basic-5")]


def test_an_opponent_at_the_same_keyboard_has_to_name_it_and_nothing_is_listed(
    tmp_path: Path,
) -> None:
    at = table_at_turn(3, 0, 1)

    seen = play(Typist(["anytime 1 sell", "anytime 1 sell basic-2"]), at, tmp_path)

    answer = seen.split("> anytime 1 sell\n")[1].split("> ")[0]
    assert answer.startswith("Across teams it has to be named in full, as in anytime 1 sell ")
    assert len(answer.splitlines()) == 1
    assert used(at) == [(1, "anytime sell basic-2")]


def test_what_an_opponent_does_not_have_is_refused(tmp_path: Path) -> None:
    at = table_at_turn(3, 0, 1)

    seen = play(Typist(["anytime 1 sell justice-a"]), at, tmp_path)

    assert " cannot sell justice-a now [3.3]." in seen
    assert not used(at)


def test_random_players_cannot_be_spoken_for(tmp_path: Path) -> None:
    at = table_at_turn(3)

    seen = play(Typist(["anytime 1 give", "anytime Bruno sell basic-1"]), at, tmp_path)

    assert "Nobody here is '1'; people sit on 0 (" in seen
    assert "Nobody here is 'bruno'" in seen
    assert not used(at)


def test_nobody_is_disturbed_without_asking_for_it(tmp_path: Path) -> None:
    assert PAUSE not in play(Typist(repeat("1", 60)), table(3), tmp_path)


def test_whoever_pauses_is_asked_before_each_answer_of_a_random_player(tmp_path: Path) -> None:
    at = table_at_turn(3)
    before = len(at.recorder.record.entries)

    seen = play(Typist(chain(["pause"], whole_turn(at), repeat("", 6))), at, tmp_path)

    others = [entry.seat for entry in at.recorder.record.entries[before:] if entry.seat != 0]
    assert seen.count(PAUSE) >= len(others) > 2
    assert "Next: Yellow's turn. " in seen
    assert "Next: Yellow goes on. " in seen


def test_a_pause_lets_a_person_act_in_the_turn_of_another(tmp_path: Path) -> None:
    at = table_at_turn(4)

    play(Typist(["pause", *whole_turn(at), "", "sell basic-2", "sell basic-3"]), at, tmp_path)

    assert used(at) == [(0, "anytime sell basic-2"), (0, "anytime sell basic-3")]
    before = at.recorder.record.entries[_entries(at)[0].number - 2]
    assert before.seat in (1, 2, 3)
    decision = at.recorder.decision()
    assert decision is not None
    assert decision.seat in (1, 2, 3)


def test_skip_goes_on_to_the_next_own_question_and_then_pauses_again(tmp_path: Path) -> None:
    at = table_at_turn(3)

    seen = play(Typist(["pause", *whole_turn(at), "skip"]), at, tmp_path)

    assert seen.count(PAUSE) == 1
    assert seen.count("Your turn") == 2
    assert at.pauses.waiting() == [0]


def test_pause_off_ends_the_pauses(tmp_path: Path) -> None:
    at = table_at_turn(3)

    seen = play(Typist(["pause", *whole_turn(at), "pause off"]), at, tmp_path)

    assert seen.count(PAUSE) == 1
    assert seen.count("Your turn") == 2
    assert at.pauses.waiting() == []


def test_everything_can_be_looked_at_in_a_pause(tmp_path: Path) -> None:
    at = table_at_turn(3)

    seen = play(Typist(["pause", *whole_turn(at), "orders", "nonsense", "?"]), at, tmp_path)

    assert "Orders of " in seen
    assert "'nonsense' is no command; ? shows them." in seen
    assert seen.count(PAUSE) == 4


class Patient(Typist):
    """Types 1 at questions and Enter at pauses and curtains."""

    def __init__(self) -> None:
        super().__init__(self._lines_to_type())
        self.prompts: list[str] = []

    def _lines_to_type(self) -> Iterator[str]:
        while len(self.prompts) < 400:
            yield "1" if self.prompts[-1] == "> " else ""

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return super().ask(prompt)


def test_between_pauses_of_opponents_a_curtain_falls(tmp_path: Path) -> None:
    at = table(3, 0, 1)
    for seat in (0, 1):
        at.pauses.begin(seat)
    patient = Patient()

    play(patient, at, tmp_path)

    pauses = [place for place, prompt in enumerate(patient.prompts) if PAUSE in prompt]
    assert len(pauses) > 20
    assert not [place for place in pauses if PAUSE in patient.prompts[place - 1]]
