"""What several commands share: the edition they are about, the terminal, drawings as files."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from famiglia.edition import Edition
from famiglia.edition.source import DEFAULT
from famiglia.edition.vocabulary import LEVELS
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.record.mode import LEVELLED, MODES, Mode, mode_of

Command = Callable[..., Any]
PRESETS: Final = {"classic": CLASSIC, "recommended": RECOMMENDED}
"""The rules of a table by name [13.1]."""
MIDDLE_LEVEL: Final = LEVELS[1]


def edition_option(command: Command) -> Command:
    """Give a command `--edition`: a built-in id, a folder, or an overlay file."""
    return click.option(
        "--edition",
        "edition_name",
        default=DEFAULT,
        show_default=True,
        metavar="EDITION",
        help="A built-in edition, a folder with one, or an overlay such as mine.toml.",
    )(command)


def picture_option(command: Command) -> Command:
    """Give a command `--out`: the picture it writes."""
    return click.option(
        "--out",
        type=click.Path(dir_okay=False, path_type=Path),
        required=True,
        help="The picture to write: .svg or .png.",
    )(command)


def mode_options(command: Command) -> Command:
    """Give a command `--mode` and `--level`: who plays against whom, and how hard 2v1 is."""
    level = click.option(
        "--level",
        type=click.Choice(LEVELS),
        help=f"How hard it is for who plays alone in {LEVELLED}.  [default: {MIDDLE_LEVEL}]",
    )
    mode = click.option(
        "--mode",
        type=click.Choice(MODES),
        default=MODES[0],
        show_default=True,
        help="How many play against how many.",
    )
    return mode(level(command))


def chosen_mode(mode: str, level: str | None) -> Mode:
    """What these two options say; a level without levels is a mistake in the call."""
    if mode != LEVELLED and level is not None:
        raise click.UsageError(f"--level {level} needs --mode {LEVELLED}: {mode} has no levels.")
    return mode_of(mode, (level or MIDDLE_LEVEL) if mode == LEVELLED else "")


def rules_option(command: Command) -> Command:
    """Give a command `--rules`: the recommended changes, or the game without them."""
    return click.option(
        "--rules", type=click.Choice(list(PRESETS)), default="recommended", show_default=True
    )(command)


def terminal() -> Console:
    """The terminal; names are printed as they are, whatever signs an owner puts into them."""
    return Console(markup=False, emoji=False, highlight=False)


def draw(write: Callable[[], None], edition: Edition, path: Path) -> None:
    """Write a drawing and say so; what cannot be drawn is told as a mistake in the call."""
    try:
        write()
    except (ValueError, OSError) as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{edition.id} {edition.hash[:12]}: {path}")
