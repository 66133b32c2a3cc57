"""`famiglia simulate`: random games, to see that all goes well and how games go."""

import json
import random
import time
from collections import Counter
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import track

from famiglia.cli.options import edition_option, terminal
from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import Tables
from famiglia.engine.game import Game, new_game
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.terminal.layout import table

PRESETS = {"classic": CLASSIC, "recommended": RECOMMENDED}
WINNERS = ("team 1", "team 2", "draw")


class Played(NamedTuple):
    """One random game: how it ended, and how much was asked."""

    winner: str
    rounds: int
    decisions: int
    choices: int
    """Decisions with at least two answers."""


@click.command()
@edition_option
@click.option("--rules", type=click.Choice(list(PRESETS)), default="recommended", show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print figures for machines.")
def simulate(edition_name: str, rules: str, games: int, seed: int, as_json: bool) -> None:
    """Play random games of four and tell how they went."""
    tables = flatten(load(edition_name), "2v2")
    begin = time.perf_counter()
    silent = Console(stderr=True, quiet=as_json)
    played = [
        play(tables, PRESETS[rules], seed + number)
        for number in track(range(games), description="Playing", console=silent)
    ]
    figures = summary(played, time.perf_counter() - begin)
    if as_json:
        click.echo(json.dumps(figures))
        return
    lines = table("", "")
    for name, value in figures.items():
        lines.add_row(name, str(value))
    terminal().print(lines)


def play(tables: Tables, rules: int, seed: int) -> Played:
    """One game in which chance and all seats answer at random."""
    chance = random.Random(seed)
    game: Game = new_game(tables, rules)
    decisions = choices = 0
    while (decision := game.decision()) is not None:
        decisions += 1
        choices += len(decision.options) > 1
        game.apply(decision.seat, chance.choice(decision.options))
    return Played(WINNERS[game.state.winner], game.state.round, decisions, choices)


def summary(played: list[Played], seconds: float) -> dict[str, object]:
    """The figures of many games."""
    return {
        "games": len(played),
        "decisions": sum(game.decisions for game in played),
        "choices": sum(game.choices for game in played),
        "seconds": round(seconds, 3),
        "rounds": dict(sorted(Counter(str(game.rounds) for game in played).items())),
        "wins": dict(sorted(Counter(game.winner for game in played).items())),
    }
