"""Golden records show every frame, question, order, tile and space, and every ending."""

import importlib
import pkgutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.fuzz.play import Answered, give
from tools.golden.cover import ending_of, everything, shown_by

import famiglia.engine
from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.state import Frame, State
from famiglia.record.notation import context_of, parse
from famiglia.record.record import from_text
from famiglia.record.replay import begin
from tests.engine.build import TABLES

RECORDS = sorted(Path(__file__).parent.glob("*.famiglia"))
ENDINGS = {"family", "team", "majority", "tie-break area", "starting piece", "draw"}


def frames() -> list[type[Frame]]:
    """Every frame of the engine that others are not built on."""
    for module in pkgutil.walk_packages(famiglia.engine.__path__, "famiglia.engine."):
        importlib.import_module(module.name)
    found: list[type[Frame]] = []
    ahead = [Frame]
    while ahead:
        above = ahead.pop()
        below = above.__subclasses__()
        ahead += below
        if not below:
            found.append(above)
    return found


def note_entering(frame: type[Frame], entered: set[type[Frame]]) -> Callable[[Frame, State], bool]:
    """What a frame does when it is on top, and that it was there."""
    enter = frame.enter

    def entering(self: Frame, state: State) -> bool:
        entered.add(type(self))
        return enter(self, state)

    return entering


def told(path: Path) -> set[str]:
    """What a record shows."""
    record = from_text(path.read_text("utf-8"))
    game: Game = begin(record.header, TABLES)
    shown: set[str] = set()
    for entry in record.entries:
        answer = parse(entry.text, context_of(game.state, entry.seat))
        given = Answered(entry.seat, answer.kind, answer.option)
        shown |= {"kind anytime"} if answer.kind == ANYTIME else shown_by(game, given)
        give(game, given)
    return shown | ending_of(game)


def test_golden_records_show_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """[3.4.2] [12.1.2] [12.1.4] [12.1.5] [12.1.6] Whatever an edition prints and a rule asks."""
    entered: set[type[Frame]] = set()
    every = frames()
    for frame in every:
        monkeypatch.setattr(frame, "enter", note_entering(frame, entered))
    shown: set[str] = set()
    for path in RECORDS:
        shown |= told(path)

    wanted = everything(TABLES) | {f"ending {ending}" for ending in ENDINGS}
    assert sorted(wanted - shown) == []
    assert sorted(frame.__name__ for frame in set(every) - entered) == []
