"""`famiglia play`: a game with bots, in the browser or at the terminal."""

from pathlib import Path
from typing import Final, Unpack

import click
from click.core import ParameterSource

from famiglia.bots.names import BOTS
from famiglia.cli.local import FIRST_PORT
from famiglia.cli.new_table import PageGame, must_be_bot, must_be_name
from famiglia.cli.options import (
    PRESETS,
    chosen_mode,
    edition_option,
    mode_options,
    rules_option,
)
from famiglia.cli.page import Hosting, play_on_page
from famiglia.cli.seats import USUAL_BOT, seats_of
from famiglia.cli.storage_options import StorageOptions, config_of, storage_options
from famiglia.cli.terminal import (
    AT_RANDOM,
    TerminalGame,
    look,
    must_be_player,
    play_at_terminal,
)
from famiglia.edition import load
from famiglia.edition.flatten import TEAM_OF_SEATS
from famiglia.edition.source import built_in
from famiglia.record.header import switches_of
from famiglia.record.mode import Mode
from famiglia.record.set_up import SetUp
from famiglia.server.table.settings import PERSON, Settings

AT_TERMINAL: Final = ("seed", "plain", "board", "view")
IN_BROWSER: Final = ("no_browser", "lan", "port", "database", "data", "name")
"""Options that mean something only there."""


class PlayOptions(StorageOptions):
    """The options of the command besides the edition and where it is played."""

    mode: str
    level: str | None
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    rules: str
    quick: bool
    first_game: bool
    name: str | None
    no_browser: bool
    lan: bool
    port: int | None
    seed: int | None
    plain: bool
    board: Path | None
    view: bool


@click.command()
@edition_option
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
    help=f"Who plays where no person does, everywhere or in one seat: {', '.join(BOTS)}; "
    f"with --terminal also {AT_RANDOM}.  [default: {USUAL_BOT}]",
)
@rules_option
@click.option("--quick", is_flag=True, help="Let chance set everything up.")
@click.option("--first-game", is_flag=True, help="Leave out the families that are harder to play.")
@click.option("--name", help="How you are called.  [default: as before]")
@click.option("--no-browser", is_flag=True, help="Print the address only.")
@click.option(
    "--lan",
    is_flag=True,
    help="For friends in the same network too: seats that neither --seat nor --bot names are free.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help=f"[default: {FIRST_PORT}, or the next that is free]",
)
@storage_options
@click.option("--terminal", "at_terminal", is_flag=True, help="Play here, without a server.")
@click.option("--seed", type=int, help="At the terminal: what bots and chance do.")
@click.option("--plain", is_flag=True, help="At the terminal: words only, for screen readers.")
@click.option(
    "--board",
    type=click.Path(dir_okay=False, path_type=Path),
    help="At the terminal, instead of a game: show board and box, and draw the board there.",
)
@click.option("--view", is_flag=True, help="With --board: open the picture.")
@click.pass_context
def play(
    context: click.Context, edition_name: str, at_terminal: bool, **options: Unpack[PlayOptions]
) -> None:
    """Play with bots in the browser, or with --terminal here."""
    _must_fit(context, at_terminal)
    mode = chosen_mode(options["mode"], options["level"])
    if at_terminal:
        _play_at_terminal(edition_name, mode, options)
    else:
        _play_in_browser(edition_name, mode, options)


def _must_fit(context: click.Context, at_terminal: bool) -> None:
    """Refuses options that would mean nothing."""
    idle = IN_BROWSER if at_terminal else AT_TERMINAL
    for parameter in context.command.params:
        name = str(parameter.name)
        if name in idle and context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            needs = "cannot go with" if at_terminal else "needs"
            raise click.UsageError(f"{parameter.opts[0]} {needs} --terminal.")
    if context.params["view"] and context.params["board"] is None:
        raise click.UsageError("--view needs --board.")


def _play_at_terminal(edition_name: str, mode: Mode, options: PlayOptions) -> None:
    bots = options["bots"] or (USUAL_BOT,)
    seats = seats_of(mode, options["seats"], bots, must_be_player)
    edition = load(edition_name)
    if options["board"] is not None:
        look(edition, options["board"], options["view"])
        return
    set_up = SetUp(options["quick"], options["first_game"])
    game = TerminalGame(mode, seats, options["rules"], set_up, options["seed"], options["plain"])
    play_at_terminal(edition, game)


def _play_in_browser(edition_name: str, mode: Mode, options: PlayOptions) -> None:
    must_be_name(options["name"])
    edition = load(edition_name)
    others = () if options["lan"] else (USUAL_BOT,)
    seats = seats_of(mode, options["seats"], (*others, *options["bots"]), must_be_bot)
    table = Settings(
        mode=mode.name,
        level=mode.level,
        switches=switches_of(PRESETS[options["rules"]]),
        set_up=str(SetUp(options["quick"], options["first_game"])),
        bots=tuple(seats.bots.get(seat, PERSON) for seat in range(len(TEAM_OF_SEATS[mode.name]))),
    )
    game = PageGame(table, edition.id, seats.people, options["name"])
    config, port, lan = config_of(options), options["port"], options["lan"]
    if edition_name not in built_in():
        config = config._replace(editions=(str(Path(edition_name).resolve()),))
    play_on_page(game, Hosting(config, port, lan, not options["no_browser"]))
