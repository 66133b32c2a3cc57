"""How long *Soldato* thinks: CPU time of whole games, the engine's part with it, a decision."""

import statistics
import time
from typing import Final

from rich.console import Console
from rich.table import Table

from famiglia.arena.game import ArenaSettings, play, tables_of
from famiglia.edition import load
from famiglia.engine.game import Decision, Game
from famiglia.engine.state import CHANCE
from famiglia.record.mode import mode_of

MOST_MILLISECONDS: Final = 1.0
"""Milliseconds a decision, on average."""
GAMES_PER_BLOCK: Final = 8
BLOCKS: Final = 5
MODES: Final = (("2v2", ""), ("1v1", ""), ("2v1", "medium"))


def milliseconds_a_decision(name: str, level: str) -> float:
    """The median of several blocks, each all questions that seats answered in a few games."""
    return statistics.median(_block(name, level) for _ in range(BLOCKS))


def _block(name: str, level: str) -> float:
    setting = ArenaSettings("sicilia", load().hash, mode_of(name, level))
    seats = len(tables_of(setting).teams)
    answered = 0

    def count(_game: Game, decision: Decision, _option: int) -> None:
        nonlocal answered
        answered += decision.seat != CHANCE

    begin = time.process_time()
    for seed in range(GAMES_PER_BLOCK):
        play(setting, ["soldato"] * seats, seed, count)
    return (time.process_time() - begin) * 1000 / answered


def main() -> None:
    """Print a table; fail over the bar."""
    found = {mode[0]: milliseconds_a_decision(*mode) for mode in MODES}
    lines = Table(
        "mode", "ms a decision", title=f"Soldato, median of {BLOCKS} times {GAMES_PER_BLOCK} games"
    )
    for name, figure in found.items():
        lines.add_row(name, f"{figure:.2f}")
    Console().print(lines)
    if max(found.values()) > MOST_MILLISECONDS:
        raise SystemExit(f"Soldato is to think no longer than {MOST_MILLISECONDS} ms a decision")


if __name__ == "__main__":
    main()
