"""`famiglia simulate`: random games, to see that all goes well and how games go."""

import json
from typing import TypedDict, Unpack

import click
from rich.console import Console
from rich.progress import track

from famiglia.arena.simulation import Simulation
from famiglia.arena.simulation import simulate as play_games
from famiglia.cli.options import (
    PRESETS,
    chosen_mode,
    edition_option,
    mode_options,
    rules_option,
    terminal,
)
from famiglia.edition import Edition, load
from famiglia.edition.flatten import TEAM_OF_SEATS
from famiglia.engine.game import is_compiled
from famiglia.record.mode import Mode
from famiglia.record.set_up import FULL, SET_UPS
from famiglia.terminal.simulation import simulation_table


class SimulateOptions(TypedDict):
    """The options of the command besides the edition and the form of the answer."""

    mode: str
    level: str | None
    rules: str
    set_up: str
    games: int
    seed: int


@click.command()
@edition_option
@mode_options
@rules_option
@click.option("--set-up", type=click.Choice(list(SET_UPS)), default=str(FULL), show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option(
    "--seed", type=int, default=0, show_default=True, help="Of the first game; others count on."
)
@click.option("--json", "as_json", is_flag=True, help="Print figures for machines.")
def simulate(edition_name: str, as_json: bool, **options: Unpack[SimulateOptions]) -> None:
    """Play random games and tell how they went."""
    mode = chosen_mode(options["mode"], options["level"])
    edition = load(edition_name)
    simulation = _played(edition, mode, options)
    if as_json:
        click.echo(json.dumps(simulation.figures()))
        return
    console = terminal()
    console.print(_heading(edition, mode, options))
    console.print(simulation_table(simulation))


def _played(edition: Edition, mode: Mode, options: SimulateOptions) -> Simulation:
    """The games, with a bar for whoever waits for them."""
    tables = mode.tables(edition)
    seeds = range(options["seed"], options["seed"] + options["games"])
    watched = Console(stderr=True)
    bar = track(seeds, "Playing", console=watched, transient=True, disable=not watched.is_terminal)
    return play_games(tables, PRESETS[options["rules"]], SET_UPS[options["set_up"]], bar)


def _heading(edition: Edition, mode: Mode, options: SimulateOptions) -> str:
    """What was played, and with which engine."""
    games = f"{options['games']} random game{'s' if options['games'] > 1 else ''}"
    how = f"{mode}, {options['rules']} rules, {options['set_up']} set-up"
    engine = "compiled" if is_compiled() else "interpreted"
    return (
        f"{games} from seed {options['seed']} on: {how}.\n"
        f"Team 1 is {_seats(mode, 0)}, team 2 {_seats(mode, 1)}.\n"
        f"Edition {edition.id} {edition.hash[:12]}, engine {engine}."
    )


def _seats(mode: Mode, team: int) -> str:
    """The seats of a team: seats 1 and 2."""
    seats = [str(seat) for seat, each in enumerate(TEAM_OF_SEATS[mode.name]) if each == team]
    return f"seat{'s' if len(seats) > 1 else ''} {' and '.join(seats)}"
