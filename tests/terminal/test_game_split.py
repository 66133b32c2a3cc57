"""The split into Soldati and members, and hidden characters, stay hidden [15.1.5], [15.2.3]."""

import re
from itertools import repeat
from pathlib import Path

import pytest

from famiglia.arena.dice import Dice
from famiglia.engine.answers import ACT_RECRUIT, act_variant
from famiglia.engine.kinds import ACT, CHOOSE_CHARACTER, SPLIT
from famiglia.engine.packing import public_part
from famiglia.record.record import Record
from famiglia.record.recorder import Recorder
from famiglia.record.set_up import FULL, SetUp
from famiglia.terminal.game.table import TerminalTable
from tests.terminal.typist import Typist, play, play_until, table

COLOURS = "Red|Blue|Green|Yellow|Black|White"
NAMED = re.compile(
    rf"(?P<family>{COLOURS})\b.*?"
    r"(takes \d+ .*home|recruits \d+ (Soldat|member)|(has|at home) \d+ Soldat)"
)
"""What tells how many of a player's units are Soldati."""


def fork(at: TerminalTable) -> TerminalTable:
    """The same game once more, with empty logs."""
    record = Record(at.recorder.record.header)
    record.entries = at.recorder.record.entries.copy()
    recorder = Recorder(at.recorder.game.copy(), record)
    return TerminalTable(at.edition, recorder, Dice(0), at.people)


def splits(at: TerminalTable) -> list[int]:
    """Answers of seat 1 to the open question that differ only in what the other may not see."""
    decision = at.recorder.decision()
    if decision is None or decision.seat != 1 or decision.kind not in (SPLIT, ACT):
        return []
    alike: dict[int, list[int]] = {}
    for option in decision.options:
        if decision.kind == SPLIT or act_variant(option) == ACT_RECRUIT:
            alike.setdefault(public_part(decision.kind, option), []).append(option)
    return max(alike.values(), key=len, default=[])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_log_of_the_other_is_the_same_however_a_player_splits(seed: int) -> None:
    """[15.2.3] Word for word; the own log tells it."""
    at, dice = table(seed, 0, 1, mode="1v1"), Dice(seed)
    compared = 0
    while (decision := at.recorder.decision()) is not None:
        per_split = []
        for option in splits(at):
            other = fork(at)
            other.answer(1, option)
            per_split.append(other.logs)
        if len(per_split) > 1:
            compared += 1
            assert len({tuple(logs[0]) for logs in per_split}) == 1
            assert len({tuple(logs[1]) for logs in per_split}) == len(per_split)
        at.answer(decision.seat, dice.answer(decision))
    assert compared > 5


class Watcher(Typist):
    """Types 1, and reads every line for the split of the other."""

    def __init__(self, at: TerminalTable, *, plain: bool) -> None:
        super().__init__(repeat("1"), plain=plain)
        self.at = at
        self.own = 0
        self._read = 0

    def ask(self, prompt: str) -> str:
        news, self._read = self.seen[self._read :], len(self.seen)
        seat_view = self.at.seat_view(0)
        for line in re.sub(r"\x1b\[[\d;]*m", "", news).splitlines():
            if found := NAMED.search(line):
                self.own += 1
                assert found["family"] == seat_view.speaker(0), line
        return super().ask(prompt)


@pytest.mark.parametrize(("seed", "plain"), [(0, True), (1, True), (2, True), (3, False)])
def test_nothing_on_the_screen_tells_the_split_of_the_other(
    tmp_path: Path, seed: int, plain: bool
) -> None:
    """[15.2.3] Over whole games; the own one is told all the time."""
    at = table(seed, mode="1v1")
    watcher = Watcher(at, plain=plain)

    play(watcher, at, tmp_path)

    assert at.recorder.decision() is None
    assert watcher.own > (20 if plain else 2)
    assert not any(NAMED.search(line) for line in at.logs[0] if line.startswith(_other(at)))


def _other(at: TerminalTable) -> str:
    return at.seat_view(0).speaker(1)


def dealt_to(at: TerminalTable, seat: int) -> list[str]:
    """The characters dealt hidden to a seat, by name."""
    seat_view, kept = at.seat_view(0), at.recorder.record.entries
    cards = [entry.text.split()[1] for entry in kept if entry.text.startswith("deal-hidden")]
    if at.recorder.game.state.first == 1:
        cards = [*cards[2:], *cards[:2]]
    names = [seat_view.character(seat_view.tables.character_ids.index(card)) for card in cards]
    return names[2 * seat : 2 * seat + 2]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("set_up", [FULL, SetUp(quick=True)], ids=str)
def test_the_characters_of_the_other_are_not_told_before_both_have_chosen(
    seed: int, set_up: SetUp
) -> None:
    """[1.4.4] And the one that goes back never."""
    at = table(seed, mode="1v1", set_up=set_up)
    if not set_up.quick:
        play_until(at, CHOOSE_CHARACTER)
        assert all(name in "\n".join(at.logs[0]) for name in dealt_to(at, 0))
        assert not any(name in "\n".join(at.logs[0]) for name in dealt_to(at, 1))
    while not at.recorder.game.state.begun:
        decision = at.until_asked()
        assert decision is not None
        at.answer(0, decision.options[0])

    log = "\n".join(at.logs[0])
    assert log.count(f"{_other(at)} is dealt a character, face down.") == 2
    assert f"{_other(at)} keeps a character in secret." in log
    assert sum(name in log for name in dealt_to(at, 1)) == 1
