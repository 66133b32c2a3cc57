"""Options several commands share."""

from collections.abc import Callable
from typing import Any

import click

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
