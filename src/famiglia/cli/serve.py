"""`famiglia serve`: tables for people, in this process or in several."""

from pathlib import Path
from typing import Final, TypedDict, Unpack

import click
import uvicorn

from famiglia.server.settings import FILE, BadServer, ServerSettings, check, told

PATIENCE: Final = 2
"""Seconds for requests to end when the server does; streams never end by themselves."""


class Kept(TypedDict):
    """The options that say where everything is kept, and how people come to it."""

    database: str | None
    data: Path | None
    https: bool


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8300, show_default=True)
@click.option("--database", help="sqlite:///… or postgresql://…; else a file in the data folder.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where everything is kept; else $FAMIGLIA_DATA or the user's own folder.",
)
@click.option("--https", is_flag=True, help="People come by https: cookies are for that alone.")
def serve(host: str, port: int, workers: int, **kept: Unpack[Kept]) -> None:
    """Serve tables until interrupted."""
    settings = _settings(**kept)
    try:
        check(settings, workers)
    except BadServer as bad:
        raise click.UsageError(str(bad)) from bad
    settings.tell()
    uvicorn.run(
        "famiglia.server.main:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        server_header=False,
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def _settings(database: str | None, data: Path | None, https: bool) -> ServerSettings:
    found = told()
    if data is not None:
        found = ServerSettings(data, f"sqlite:///{data / FILE}")
    return found._replace(database=database or found.database, is_secure=https)
