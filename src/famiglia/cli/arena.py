"""`famiglia arena`: two bots against each other, over many games."""

import json
from typing import Unpack

import click

from famiglia.arena.match import Match, Pairing, play_game
from famiglia.cli.games import BotName, GameSettings, games_options, play_all, setting_of
from famiglia.cli.options import terminal
from famiglia.engine.game import is_compiled
from famiglia.terminal.arena import match_table


@click.command()
@click.argument("a", metavar="A", type=BotName())
@click.argument("b", metavar="B", type=BotName())
@games_options(100)
@click.option("--json", "as_json", is_flag=True, help="Print figures for machines.")
def arena(a: str, b: str, as_json: bool, **played: Unpack[GameSettings]) -> None:
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
    console = terminal()
    console.print(
        f"{played['games']} games from seed {setting.seed} on: {setting.mode}, "
        f"{played['rules']} rules, budget {setting.budget}, engine {engine}."
    )
    console.print(match_table(match))
