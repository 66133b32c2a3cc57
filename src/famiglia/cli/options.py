"""What several commands share: the edition they are about, the terminal, drawings as files."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from famiglia.edition import Edition
from famiglia.edition.source import DEFAULT

Command = Callable[..., Any]


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


def terminal() -> Console:
    """The terminal; names are printed as they are, whatever signs an owner puts into them."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Console(markup=False, emoji=False, highlight=False)


def draw(write: Callable[[], None], edition: Edition, path: Path) -> None:
    """Write a drawing and say so; what cannot be drawn is told as a mistake in the call."""
    try:
        write()
    except (ValueError, OSError) as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{edition.id} {edition.hash[:12]}: {path}")
