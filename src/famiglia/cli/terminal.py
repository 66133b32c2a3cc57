"""`famiglia play --terminal`: a game at the terminal, or a look at the board and into the box."""

import secrets
from pathlib import Path
from typing import Final, NamedTuple

import click
from rich.console import Console

from famiglia.arena.dice import Dice
from famiglia.bots.names import NoSuchBot, bot_named
from famiglia.cli.options import PRESETS, draw, terminal
from famiglia.cli.seats import Seats
from famiglia.drawing.board import write_board
from famiglia.edition import Edition
from famiglia.record.mode import Mode
from famiglia.record.new import record_of
from famiglia.record.set_up import SetUp
from famiglia.terminal import show
from famiglia.terminal.game.console import ConsoleTerminal
from famiglia.terminal.game.play import Play
from famiglia.terminal.game.table import TerminalTable
from famiglia.terminal.picture import WIDEST_MAP_COLUMNS, terminal_board

AT_RANDOM: Final = "random"
FOLDER: Final = Path("build/games")


class TerminalGame(NamedTuple):
    """What is played at the terminal, and how it is shown."""

    mode: Mode
    seats: Seats
    rules: str
    set_up: SetUp
    seed: int | None
    plain: bool


def must_be_player(name: str) -> None:
    """Refuses who does not play at the terminal."""
    if name == AT_RANDOM:
        return
    try:
        bot_named(name, "")
    except NoSuchBot as wrong:
        raise click.UsageError(f"--bot is NAME or SEAT=NAME: {wrong}, or {AT_RANDOM}.") from wrong


def play_at_terminal(edition: Edition, game: TerminalGame) -> None:
    """A game, from its first question on; seats without a bot answer at random."""
    mode, rules, set_up = game.mode, game.rules, game.set_up
    seed = secrets.randbelow(10**6) if game.seed is None else game.seed
    bots = {seat: name for seat, name in game.seats.bots.items() if name != AT_RANDOM}
    recorder = record_of(mode.tables(edition), PRESETS[rules], set_up)
    table = TerminalTable(edition, recorder, Dice(seed), game.seats.people, bots)
    console = terminal()
    if game.plain:
        console = Console(color_system=None, markup=False, emoji=False, highlight=False)
    click.echo(f"Seed {seed}, {mode}, {rules} rules, {set_up} set-up, edition {edition.id}.")
    Play(table, ConsoleTerminal(console, plain=game.plain), FOLDER).run()


def look(edition: Edition, board: Path, view: bool) -> None:
    """The board with its start line-up, and what lies in the box."""
    console = terminal()
    if console.color_system and not console.no_color:
        console.print(terminal_board(edition, min(console.width, WIDEST_MAP_COLUMNS)))
    show(edition, [], console)
    board.parent.mkdir(parents=True, exist_ok=True)
    console.print("\nThe board as a picture:")
    draw(lambda: write_board(edition, board, start=True), edition, board)
    if view:
        click.launch(str(board))
