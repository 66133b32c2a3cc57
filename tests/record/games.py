"""Games of the plain edition for tests of the record room."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from famiglia.arena.dice import Dice
from famiglia.arena.random_games import play_on
from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.engine.kinds import KINDS
from famiglia.engine.state import RECOMMENDED
from famiglia.record.digest import flat
from famiglia.record.mode import Mode
from famiglia.record.new import record_of
from famiglia.record.recorder import Recorder
from famiglia.record.set_up import FULL, SetUp

PLAIN: Final = Path(__file__).parent.parent / "edition"
TABLES: Final[Tables] = flatten(load(PLAIN), "2v2")
ANSWERS_PER_UNDO: Final = 40
"""Each undo plays the whole game again."""
MODES: Final = ("2v2", "1v1", "2v1 easy", "2v1 medium", "2v1 hard")


@cache
def tables_of(mode: str) -> Tables:
    """The tables of a mode as records call it."""
    return Mode(*mode.split()).tables(load(PLAIN))


def random_game(
    seed: int,
    *,
    rules: int = RECOMMENDED,
    set_up: SetUp = FULL,
    most: int = 5000,
    anytime: bool = False,
) -> Recorder:
    """A random game of four of the plain edition, or its beginning."""
    recorder = record_of(TABLES, rules, set_up)
    play_on(recorder, Dice(seed), most=most, anytime=anytime)
    return recorder


def game_in(
    mode: str, seed: int, *, set_up: SetUp = FULL, most: int = 5000, anytime: bool = False
) -> Recorder:
    """A random game in some mode, or its beginning."""
    recorder = record_of(tables_of(mode), RECOMMENDED, set_up)
    play_on(recorder, Dice(seed), most=most, anytime=anytime)
    return recorder


def play_until(recorder: Recorder, kind: str, seed: int = 0) -> None:
    """Go on at random until a question of this kind is open."""
    dice = Dice(seed)
    while kind_open(recorder) != kind:
        answer(recorder, dice)


def answer(recorder: Recorder, dice: Dice) -> None:
    """Whoever is asked answers at random."""
    decision = recorder.decision()
    assert decision is not None
    recorder.apply(decision.seat, dice.answer(decision))


def kind_open(recorder: Recorder) -> str:
    """The name of the open question."""
    decision = recorder.decision()
    assert decision is not None, "nothing is asked"
    return KINDS[decision.kind].name


class Moment(NamedTuple):
    """All that can be compared of a game at one moment."""

    position: list[list[int]]
    frames: list[str]
    question: tuple[int, int, list[int]] | None


def moment(game: Game) -> Moment:
    """A game as it stands."""
    decision = game.decision()
    question = (decision.seat, decision.kind, list(decision.options)) if decision else None
    frames = [type(frame).__name__ for frame in game.state.frames]
    return Moment([values.copy() for values in flat(game.state)], frames, question)
