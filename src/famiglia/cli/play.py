"""`famiglia play`: a game at the terminal; without one, a look at the board and into the box."""

import secrets
import sys
from pathlib import Path
from typing import Final, NamedTuple, TypedDict, Unpack

import click
from rich.console import Console

from famiglia.bots.names import BOTS, NoSuchBot, bot_named
from famiglia.cli.options import (
    PRESETS,
    chosen_mode,
    draw,
    edition_option,
    mode_options,
    rules_option,
    terminal,
)
from famiglia.drawing.board import write_board
from famiglia.edition import Edition, load
from famiglia.edition.flatten import TEAMS
from famiglia.record.driver import Dice, record_of
from famiglia.record.mode import Mode
from famiglia.record.set_up import SetUp
from famiglia.terminal import show
from famiglia.terminal.game.play import Play
from famiglia.terminal.game.table import Table
from famiglia.terminal.game.talk import ConsoleTerminal
from famiglia.terminal.picture import terminal_board

WIDEST: Final = 120
AT_RANDOM: Final = "random"
PLAYERS: Final = (*BOTS, AT_RANDOM)
FOLDER: Final = Path("build/games")


class Seats(NamedTuple):
    """Who sits where: people, and bots by name."""

    people: list[int]
    bots: dict[int, str]


class Settings(TypedDict):
    """The options of the command besides the edition."""

    at_terminal: bool
    mode: str
    level: str | None
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int | None
    rules: str
    quick: bool
    first_game: bool
    plain: bool
    board: Path
    view: bool


@click.command()
@edition_option
@click.option("--terminal", "at_terminal", is_flag=True, help="Play even without a terminal.")
@mode_options
@click.option(
    "--seat",
    "seats",
    type=click.IntRange(min=0),
    multiple=True,
    default=(0,),
    show_default=True,
    help="A seat with a person; give it several times for several people.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="[SEAT=]NAME",
    default=("soldato",),
    show_default=True,
    help=f"Who plays where no person does, everywhere or in one seat: {', '.join(PLAYERS)}.",
)
@click.option("--seed", type=int, default=None, help="What bots and chance do.")
@rules_option
@click.option("--quick", is_flag=True, help="Let chance set everything up.")
@click.option("--first-game", is_flag=True, help="Leave out the families that are harder to play.")
@click.option("--plain", is_flag=True, help="Words only, for screen readers and pipes.")
@click.option(
    "--board",
    "board",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("build/board.svg"),
    show_default=True,
    help="Without a game: where to put the picture of the board.",
)
@click.option("--view", is_flag=True, help="Without a game: open the picture.")
def play(edition_name: str, **settings: Unpack[Settings]) -> None:
    """Play with bots; without a terminal, show the board and the box."""
    mode = chosen_mode(settings["mode"], settings["level"])
    seats = _taken(mode, settings["seats"])
    bots = _seated(mode, seats, settings["bots"])
    edition = load(edition_name)
    if settings["at_terminal"] or sys.stdin.isatty():
        _play(edition, mode, Seats(seats, bots), settings)
    else:
        _look(edition, settings["board"], settings["view"])


def _taken(mode: Mode, seats: tuple[int, ...]) -> list[int]:
    """The seats with people, each once; one that the mode does not have is refused."""
    last = len(TEAMS[mode.name]) - 1
    for seat in seats:
        if seat > last:
            raise click.UsageError(
                f"There is no seat {seat} in {mode.name}: seats go from 0 to {last}."
            )
    return sorted(set(seats))


def _seated(mode: Mode, people: list[int], bots: tuple[str, ...]) -> dict[int, str]:
    """The bots in the seats without a person; later ones take the seats of earlier ones."""
    found: dict[int, str] = {}
    for text in bots:
        before, _, after = text.partition("=")
        seat, name = (before, after) if before.isdecimal() else ("", text)
        if name != AT_RANDOM:
            _must_be_bot(name)
        seats = _taken(mode, (int(seat),)) if seat else range(len(TEAMS[mode.name]))
        found |= dict.fromkeys(seats, name)
    return {seat: name for seat, name in found.items() if seat not in people and name != AT_RANDOM}


def _must_be_bot(name: str) -> None:
    try:
        bot_named(name, "")
    except NoSuchBot as wrong:
        raise click.UsageError(f"--bot is NAME or SEAT=NAME: {wrong}, or {AT_RANDOM}.") from wrong


def _play(edition: Edition, mode: Mode, seats: Seats, settings: Settings) -> None:
    """A game, from its first question on."""
    seed = secrets.randbelow(10**6) if settings["seed"] is None else settings["seed"]
    rules, plain = settings["rules"], settings["plain"]
    set_up = SetUp(settings["quick"], settings["first_game"])
    recorder = record_of(mode.tables(edition), PRESETS[rules], set_up)
    table = Table(edition, recorder, Dice(seed), seats.people, seats.bots)
    console = terminal()
    if plain:
        console = Console(color_system=None, markup=False, emoji=False, highlight=False)
    click.echo(f"Seed {seed}, {mode}, {rules} rules, {set_up} set-up, edition {edition.id}.")
    Play(table, ConsoleTerminal(console, plain=plain), FOLDER).run()


def _look(edition: Edition, board: Path, view: bool) -> None:
    """The board with its start line-up, and what lies in the box."""
    console = terminal()
    if console.color_system and not console.no_color:
        console.print(terminal_board(edition, min(console.width, WIDEST)))
    show(edition, [], console)
    board.parent.mkdir(parents=True, exist_ok=True)
    console.print("\nThe board as a picture:")
    draw(lambda: write_board(edition, board, start=True), edition, board)
    if view:
        click.launch(str(board))
