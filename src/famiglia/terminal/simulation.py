"""How random games went, as a table."""

from collections.abc import Iterable
from statistics import mean

from rich.table import Table

from famiglia.arena.simulation import Simulation, counts
from famiglia.terminal.layout import table


def simulation_table(simulation: Simulation) -> Table:
    """Endings, wins, rounds, how much was asked, and the time it took."""
    games = simulation.played
    shown = table("", "", "")
    _add_counts(shown, "ended by", counts(game.ending for game in games))
    _add_counts(shown, "won by", counts(game.winner for game in games))
    _add_counts(shown, "rounds", simulation.rounds())
    _add_spread(shown, "decisions per game", [game.decisions for game in games])
    _add_spread(shown, "of them choices", [game.choices for game in games])
    shown.add_section()
    _add_times(shown, simulation)
    return shown


def _add_counts(shown: Table, title: str, found: dict[str, int]) -> None:
    """A row for each name, with its share of all games."""
    games = sum(found.values())
    for place, (name, number) in enumerate(found.items()):
        shown.add_row("" if place else title, name, f"{number} ({number / games:.0%})")
    shown.add_section()


def _add_spread(shown: Table, title: str, numbers: Iterable[int]) -> None:
    """The mean of some numbers, the least and the most."""
    found = list(numbers)
    shown.add_row(title, f"{mean(found):.1f}", f"from {min(found)} to {max(found)}")


def _add_times(shown: Table, simulation: Simulation) -> None:
    seconds, games = simulation.seconds, len(simulation.played)
    decisions = sum(game.decisions for game in simulation.played)
    shown.add_row("time", f"{seconds:.1f} s", f"{1000 * seconds / games:.1f} ms per game")
    shown.add_row(
        "per second", f"{games / seconds:.1f} games", f"{decisions / seconds:.0f} decisions"
    )
