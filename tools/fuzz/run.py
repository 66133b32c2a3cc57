"""Many games under the laws; what breaks is written as a record that can be replayed."""

import random
from pathlib import Path
from typing import Final, NamedTuple

from tools.fuzz.laws import Watch, always
from tools.fuzz.play import Answered, answers, give, recorded, table_of

from famiglia.edition.tables import Tables

CRASHES: Final = Path("build/crashes")
WATCHED: Final = 10
"""One game in so many is looked at by all laws."""


class Crash(Exception):
    """A game that broke a law, or the engine: where its record is."""


class Played(NamedTuple):
    """What a run has seen."""

    games: int
    watched: int
    decisions: int


def run(tables: Tables, seeds: range, folder: Path = CRASHES) -> Played:
    """A random game for each seed; raises Crash at the first that fails."""
    decisions = watched = 0
    for seed in seeds:
        decisions += play(tables, seed, folder, watched=seed % WATCHED == 0)
        watched += seed % WATCHED == 0
    return Played(len(seeds), watched, decisions)


def play(tables: Tables, seed: int, folder: Path = CRASHES, *, watched: bool) -> int:
    """One game to its end; how many answers it took."""
    table = table_of(tables, seed)
    game = table.game()
    watch = Watch(table, game, random.Random(f"watch {seed}")) if watched else None
    given: list[Answered] = []
    try:
        for answer in answers(game, seed):
            given.append(answer)
            give(game, answer)
            always(game)
            if watch is not None:
                watch.after(answer)
        if watch is not None:
            watch.end()
    except Exception as error:
        path = keep(tables, seed, given, folder)
        raise Crash(f"seed {seed} after {len(given)} answers: {error!r}; see {path}") from error
    return len(given)


def keep(tables: Tables, seed: int, given: list[Answered], folder: Path) -> Path:
    """The record of what was played; without the last answer if the engine failed at it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"seed-{seed}.famiglia"
    table = table_of(tables, seed)
    try:
        recorder = recorded(table, given)
    except Exception:
        recorder = recorded(table, given[:-1])
    path.write_text(recorder.record.to_text(), "utf-8")
    return path
