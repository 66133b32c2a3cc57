"""`famiglia serve`: tables for people, in this process or in several."""

import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final, Unpack

import click
import uvicorn

from famiglia.cli.local import NoServer, listening
from famiglia.cli.start_problems import EXPECTED, told
from famiglia.cli.storage_options import StorageOptions, checked, config_of, storage_options
from famiglia.server.config import ServerConfig

SHUTDOWN_SECONDS: Final = 2
"""Seconds for requests to end when the server does; streams never end by themselves."""


class ServeOptions(StorageOptions):
    """The other options."""

    https: bool
    editions: tuple[str, ...]
    proxies: tuple[str, ...]


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8300, show_default=True)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True)
@storage_options
@click.option(
    "--edition",
    "editions",
    multiple=True,
    metavar="EDITION",
    help="A folder or an overlay such as mine.toml, with which tables can be played too.",
)
@click.option("--https", is_flag=True, help="People come by https: cookies are for that alone.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="An address or a network of a proxy on another machine, which is believed who asks.",
)
def serve(host: str, port: int, workers: int, **rest: Unpack[ServeOptions]) -> None:
    """Serve tables until interrupted."""
    config = checked(_config(rest, workers), workers)
    try:
        listening(host, port).close()
    except NoServer as taken:
        raise click.ClickException(str(taken)) from taken
    config.to_environment()
    how = uvicorn.Config(
        "famiglia.server.worker.main:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        server_header=False,
        forwarded_allow_ips=config.believed_proxies,
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    try:
        has_served = _serve_with_several(how, config) if workers > 1 else _serve_alone(how)
    except EXPECTED as problem:
        raise click.ClickException(told(problem, config)) from problem
    if not has_served:
        sys.exit(1)


def _serve_alone(how: uvicorn.Config) -> bool:
    how.load_app()
    server = uvicorn.Server(how)
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


def _serve_with_several(how: uvicorn.Config, config: ServerConfig) -> bool:
    # Loaded here, since who serves alone need not wait for it.
    several = import_module("famiglia.server.worker.several")
    return bool(several.serve_with_several(how, config))


def _config(options: ServeOptions, workers: int) -> ServerConfig:
    """What these options say, else the environment."""
    found = config_of(options, workers)
    return found._replace(
        is_secure=options["https"] or found.is_secure,
        editions=tuple(str(Path(each).resolve()) for each in options["editions"]) or found.editions,
        proxies=options["proxies"] or found.proxies,
    )
