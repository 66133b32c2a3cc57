"""What commands share that let bots play many games: which games, where, and a bar to watch."""

import os
from collections.abc import Callable, Iterator
from typing import Any, TypedDict

import click
from rich.console import Console
from rich.progress import Progress

from famiglia.arena.game import ArenaSettings
from famiglia.arena.spread import NoCluster, spread, spread_by_ray
from famiglia.bots.bot import BUDGET_POSITIONS
from famiglia.bots.names import NoSuchBot, bot_named
from famiglia.cli.options import (
    PRESETS,
    Command,
    chosen_mode,
    edition_option,
    mode_options,
    rules_option,
)
from famiglia.edition import load


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


class GameSettings(TypedDict):
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
                default=os.cpu_count() or 1,
                help="Games at once on this machine.  [default: all cores]",
            ),
            click.option(
                "--budget",
                type=click.IntRange(min=1),
                default=BUDGET_POSITIONS,
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


def setting_of(played: GameSettings) -> ArenaSettings:
    """What all games have in common."""
    mode = chosen_mode(played["mode"], played["level"])
    edition = load(played["edition_name"])
    rules = PRESETS[played["rules"]]
    name = played["edition_name"]
    return ArenaSettings(name, edition.hash, mode, rules, played["budget"], played["seed"])


def play_all(
    work: Callable[[Any, int], Any], setting: Any, played: GameSettings, title: str
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
