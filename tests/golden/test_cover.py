"""Golden records show every frame, question, order, tile and space, and every ending, by mode."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tools.fuzz.play import MODES, Answered, give, tables_of
from tools.golden.__main__ import mode_of
from tools.golden.cover import ending_of, everything, shown_by

from famiglia.edition import load
from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.state import Frame, State
from famiglia.record.notation import context_of, parse
from famiglia.record.record import from_text
from famiglia.record.replay import begin
from tests.engine.build import PLAIN
from tests.frames import frames

RECORDS = sorted(Path(__file__).parent.glob("*.famiglia"))
EDITION = load(PLAIN)


def note_entering(frame: type[Frame], entered: set[type[Frame]]) -> Callable[[Frame, State], bool]:
    """What a frame does when it is on top, and that it was there."""
    enter = frame.enter

    def entering(self: Frame, state: State) -> bool:
        entered.add(type(self))
        return enter(self, state)

    return entering


class Coverage:
    """What some records show, and the frames they enter."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.entered: set[type[Frame]] = set()

    def play(self, path: Path) -> None:
        """Play a record again."""
        record = from_text(path.read_text("utf-8"))
        game: Game = begin(record.header, record.header.mode.tables(EDITION))
        for entry in record.entries:
            answer = parse(entry.text, context_of(game.state, entry.seat))
            given = Answered(entry.seat, answer.kind, answer.option)
            self.shown |= {"kind anytime"} if answer.kind == ANYTIME else shown_by(game, given)
            give(game, given)
        self.shown |= ending_of(game)


def coverage_of(mode: str, every: list[type[Frame]], monkeypatch: pytest.MonkeyPatch) -> Coverage:
    """What the records of a mode show."""
    coverage = Coverage()
    with monkeypatch.context() as patch:
        for frame in every:
            patch.setattr(frame, "enter", note_entering(frame, coverage.entered))
        for path in RECORDS:
            if mode_of(path).name == mode:
                coverage.play(path)
    return coverage


def test_golden_records_show_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """[3.4.2] [12.1.2] [12.1.4] [12.1.5] [12.1.6] [14.6] Whatever is printed and asked."""
    every = frames()
    coverage = {mode: coverage_of(mode, every, monkeypatch) for mode in MODES}

    for mode in MODES:
        wanted = everything(tables_of(EDITION, mode)[0])
        assert sorted(wanted - coverage[mode].shown) == [], mode
    entered = coverage["1v1"].entered | coverage["2v1"].entered
    assert sorted(frame.__name__ for frame in set(every) - entered) == []


def test_golden_records_are_called_after_their_mode() -> None:
    """Also the level of a written position."""
    for path in RECORDS:
        header = from_text(path.read_text("utf-8")).header
        assert header.mode.name == mode_of(path).name
        assert mode_of(path).level in ("", header.mode.level)
