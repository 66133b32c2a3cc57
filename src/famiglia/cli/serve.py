"""`famiglia serve`: tables for people, in this process or in several."""

from typing import Final, Unpack

import click
import uvicorn

from famiglia.cli.kept import Kept, kept_options, settings_of
from famiglia.server.settings import BadServer

PATIENCE: Final = 2
"""Seconds for requests to end when the server does; streams never end by themselves."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8300, show_default=True)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@kept_options
@click.option("--https", is_flag=True, help="People come by https: cookies are for that alone.")
def serve(host: str, port: int, workers: int, https: bool, **kept: Unpack[Kept]) -> None:
    """Serve tables until interrupted."""
    settings_of(kept, workers)._replace(is_secure=https).tell()
    try:
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
    except BadServer as bad:
        raise click.ClickException(str(bad)) from bad
