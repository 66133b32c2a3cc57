"""Where a server keeps everything: what `serve` and `admin` share."""

from contextlib import suppress
from pathlib import Path
from typing import TypedDict

import click

from famiglia.cli.options import Command
from famiglia.server.config import (
    ConfigError,
    ServerConfig,
    check,
    from_environment,
    with_password,
)


class StorageOptions(TypedDict):
    """The options that say where everything is kept."""

    database: str | None
    data: Path | None


def storage_options(command: Command) -> Command:
    """Give a command `--database` and `--data`."""
    data = click.option(
        "--data",
        type=click.Path(file_okay=False, path_type=Path),
        help="Where everything is kept; else $FAMIGLIA_DATA or the user's own folder.",
    )
    database = click.option(
        "--database", help="sqlite:///… or postgresql://…; else a file in the data folder."
    )
    return database(data(command))


def config_of(storage: StorageOptions, workers: int = 1) -> ServerConfig:
    """What these options say, else the environment; what would not work is refused."""
    return checked(unchecked_config_of(storage), workers)


def checked(config: ServerConfig, workers: int = 1) -> ServerConfig:
    """The config, unless it would not work; then that is told as what was typed wrong."""
    try:
        check(config, workers)
    except ConfigError as bad:
        raise click.UsageError(str(bad)) from bad
    return config


def unchecked_config_of(storage: StorageOptions) -> ServerConfig:
    """The same, also where it would not work."""
    try:
        found = from_environment(storage["data"])
    except ConfigError as bad:
        raise click.UsageError(str(bad)) from bad
    database = storage["database"] or found.database
    with suppress(ConfigError):
        database = with_password(database)
    return found._replace(database=database)
