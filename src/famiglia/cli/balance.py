"""`famiglia balance`: many games of one bot, and what they say about the edition."""

import json
from pathlib import Path
from typing import Unpack

import click

from famiglia.arena.balance import Balance
from famiglia.arena.observe import SelfPlay, observe
from famiglia.arena.picture import balance_page
from famiglia.cli.games import BotName, GameSettings, games_options, play_all, setting_of
from famiglia.cli.options import terminal
from famiglia.terminal.arena import balance_tables


@click.command()
@click.option("--bot", type=BotName(), default="soldato", show_default=True)
@games_options(200)
@click.option("--json", "as_json", is_flag=True, help="Print figures for machines.")
@click.option(
    "--html", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with a picture."
)
def balance(bot: str, as_json: bool, html: Path | None, **played: Unpack[GameSettings]) -> None:
    """Let a bot play in all seats, and count who wins and what is used."""
    self_play = SelfPlay(setting_of(played), bot)
    title = f"{bot} in all seats"
    found = Balance(self_play, list(play_all(observe, self_play, played, title)))
    if html is not None:
        html.write_text(balance_page(found), encoding="utf-8")
        click.echo(f"{html}", err=True)
    if as_json:
        click.echo(json.dumps(found.figures()))
        return
    console = terminal()
    for shown in balance_tables(found):
        console.print(shown)
