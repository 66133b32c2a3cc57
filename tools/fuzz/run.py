"""Many games under the laws; what breaks is written as a record that can be replayed."""

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.fuzz.laws import Watch, always
from tools.fuzz.play import Answered, FuzzTable, answers, give, recorded, table_of

from famiglia.edition.tables import Tables

CRASHES: Final = Path("build/crashes")
GAMES_PER_WATCHED: Final = 10
"""One game in so many is looked at by all laws."""


class Crash(Exception):
    """A game that broke a law, or the engine: where its record is."""


@dataclass
class FuzzSummary:
    """What a run has seen."""

    games: int = 0
    watched: int = 0
    answers: int = 0
    exchanged: Counter[str] = field(default_factory=Counter)
    """How often other secrets of each sort were told, and nobody noticed."""

    def add(self, other: "FuzzSummary") -> None:
        """One run after another."""
        self.games += other.games
        self.watched += other.watched
        self.answers += other.answers
        self.exchanged.update(other.exchanged)


def run(tables: list[Tables], seeds: range, folder: Path = CRASHES) -> FuzzSummary:
    """A random game for each seed; raises Crash at the first that fails."""
    played = FuzzSummary()
    for seed in seeds:
        played.add(play(tables, seed, folder, watched=seed % GAMES_PER_WATCHED == 0))
    return played


def play(tables: list[Tables], seed: int, folder: Path = CRASHES, *, watched: bool) -> FuzzSummary:
    """One game to its end."""
    table = table_of(tables, seed)
    game = table.game()
    watch = Watch(table, game, random.Random(f"watch {seed}")) if watched else None
    answered: list[Answered] = []
    try:
        for answer in answers(game, seed):
            answered.append(answer)
            give(game, answer)
            always(game)
            if watch is not None:
                watch.after(answer)
        if watch is not None:
            watch.end()
    except Exception as error:
        path = keep(table, seed, answered, folder)
        raise Crash(f"seed {seed} after {len(answered)} answers: {error!r}; see {path}") from error
    return FuzzSummary(
        1, watched, len(answered), watch.exchanged if watch is not None else Counter()
    )


def keep(table: FuzzTable, seed: int, answered: list[Answered], folder: Path) -> Path:
    """The record of what was played; without the last answer if the engine failed at it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{table.tables.mode}-seed-{seed}.famiglia"
    try:
        recorder = recorded(table, answered)
    except Exception:
        recorder = recorded(table, answered[:-1])
    path.write_text(recorder.record.to_text(), "utf-8")
    return path
