"""`famiglia arena`: two bots against each other, over many games."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any, TypedDict, Unpack

import click
from rich.console import Console
from rich.progress import Progress

from famiglia.arena.game import Setting
from famiglia.arena.match import Match, Pairing, play_game
from famiglia.arena.spread import NoCluster, spread, spread_by_ray
from famiglia.bots.bot import BUDGET
from famiglia.bots.names import NoSuchBot, bot_named
from famiglia.cli.options import PRESETS, chosen_mode, edition_option, mode_options, rules_option
from famiglia.cli.options import terminal as plain_terminal
from famiglia.edition import load
from famiglia.engine.game import is_compiled
from famiglia.terminal.arena import match_table

Command = Callable[..., Any]


class BotName(click.ParamType[str]):
    """The name of a bot, perhaps with traits."""

    name = "bot"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Whether there is such a bot."""
        try:
            bot_named(value, "")
        except NoSuchBot as wrong:
            self.fail(str(wrong), param, ctx)
        return value


class Played(TypedDict):
    """The options that say which games are played, and by how many at once."""

    edition_name: str
    mode: str
    level: str | None
    rules: str
    games: int
    seed: int
    budget: int
    workers: int
    ray: str | None


def games_options(games: int) -> Callable[[Command], Command]:
    """Give a command the options that say which games of bots it plays, and where."""

    def give(command: Command) -> Command:
        for option in (
            click.option(
                "--ray",
                metavar="ADDRESS",
                is_flag=False,
                flag_value="auto",
                help="Play on a running Ray cluster: this one, or the one Ray finds.",
            ),
            click.option(
                "--workers",
                type=click.IntRange(min=1),
                default=len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1,
                help="Games at once on this machine.  [default: all cores]",
            ),
            click.option(
                "--budget",
                type=click.IntRange(min=1),
                default=BUDGET,
                show_default=True,
                help="Positions a bot may judge in one move.",
            ),
            click.option("--seed", type=int, default=0, show_default=True),
            click.option("--games", type=click.IntRange(min=1), default=games, show_default=True),
            rules_option,
            mode_options,
            edition_option,
        ):
            command = option(command)
        return command

    return give


def setting_of(played: Played) -> Setting:
    """What all games have in common."""
    mode = chosen_mode(played["mode"], played["level"])
    edition = load(played["edition_name"])
    rules = PRESETS[played["rules"]]
    name = played["edition_name"]
    return Setting(name, edition.hash, mode, rules, played["budget"], played["seed"])


def play_all(
    work: Callable[[Any, int], Any], setting: Any, played: Played, title: str
) -> Iterator[Any]:
    """What comes of each game, in their sequence, with a bar for whoever waits."""
    numbers = range(played["games"])
    if played["ray"] is None:
        found = spread(work, setting, numbers, played["workers"])
    else:
        found = spread_by_ray(work, setting, numbers, played["ray"])
    watched = Console(stderr=True)
    with Progress(console=watched, transient=True, disable=not watched.is_terminal) as progress:
        task = progress.add_task(title, total=len(numbers))
        try:
            for each in found:
                progress.advance(task)
                yield each
        except NoCluster as missing:
            raise click.UsageError(str(missing)) from missing


@click.command()
@click.argument("a", metavar="A", type=BotName())
@click.argument("b", metavar="B", type=BotName())
@games_options(100)
@click.option("--json", "as_json", is_flag=True, help="Print figures for machines.")
def arena(a: str, b: str, as_json: bool, **played: Unpack[Played]) -> None:
    """Let bot A play against bot B (picciotto, soldato).

    Each game is played twice, with sides and families exchanged. A soldato may have another
    character: soldato:money=1.5,car=3 is fond of both.
    """
    pairing = Pairing(setting_of(played), a, b)
    match = Match(pairing, list(play_all(play_game, pairing, played, f"{a} against {b}")))
    if as_json:
        click.echo(json.dumps(match.figures()))
        return
    setting = pairing.setting
    engine = "compiled" if is_compiled() else "interpreted"
    console = plain_terminal()
    console.print(
        f"{played['games']} games from seed {setting.seed} on: {setting.mode}, "
        f"{played['rules']} rules, budget {setting.budget}, engine {engine}."
    )
    console.print(match_table(match))
