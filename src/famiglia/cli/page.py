"""`famiglia play`: a server on this machine, a table with bots, and the browser opened at it."""

from pathlib import Path
from typing import Final, NamedTuple

import click

from famiglia.cli.browser import open_browser
from famiglia.cli.client import LOOPBACK, Client, RequestFailed
from famiglia.cli.friends import drawn_code, is_drawable, lan_address
from famiglia.cli.local import LocalServer, NoServer, ended_by_signals, listening
from famiglia.cli.new_table import OpenedTable, PageGame, introduce, open_table, unfinished
from famiglia.cli.options import terminal
from famiglia.cli.player import Player, player_in
from famiglia.cli.start_problems import told
from famiglia.server.config import ServerConfig

EVERYWHERE: Final = "0.0.0.0"


class Hosting(NamedTuple):
    """What the server keeps, where it listens, and for whom it is."""

    config: ServerConfig
    port: int | None
    lan: bool
    has_browser: bool


def play_on_page(game: PageGame, hosting: Hosting) -> None:
    """Serve a game until Ctrl-C."""
    config = hosting.config._replace(is_secure=False, is_quiet=True)
    try:
        _must_be_alone(config.folder)
        server = LocalServer(listening(EVERYWHERE if hosting.lan else LOOPBACK, hosting.port))
        config._replace(address=_address_for_friends(hosting, server.port)).to_environment()
        with ended_by_signals(server):
            server.start()
            _begin(game, hosting, server)
            server.wait()
    except (NoServer, RequestFailed) as problem:
        raise click.ClickException(str(problem)) from problem
    except OSError as problem:
        raise click.ClickException(told(problem, config)) from problem
    click.echo("\nGoodbye. Your games are kept: `famiglia play` goes on with them.")


def _must_be_alone(folder: Path) -> None:
    """Two servers with the same games would not hear of each other's moves."""
    player = player_in(folder)
    try:
        known = Client(player.port, player.cookie, patience=1).ask("GET", "/api/people/me")
    except RequestFailed:
        return
    if known is None:
        return
    raise NoServer(
        f"famiglia already runs at http://{LOOPBACK}:{player.port} with the games in {folder}. "
        "Play there, end it first, or name another folder with --data."
    )


def _address_for_friends(hosting: Hosting, port: int) -> str:
    """By which they reach the server, if they can and it is found."""
    found = lan_address() if hosting.lan else None
    return "" if found is None else f"http://{found}:{port}"


def _begin(game: PageGame, hosting: Hosting, server: LocalServer) -> None:
    """Open a table, tell where it is, and then which others wait."""
    folder = hosting.config.folder
    player = player_in(folder)
    client = Client(server.port, player.cookie)
    try:
        called = introduce(client, game.name, player.is_named)
        Player(client.cookie, server.port, is_named=True).save(folder)
        opened = open_table(client, game, called)
        _announce(game, opened, hosting, server)
        _remind(unfinished(client), opened.table, server.address)
        click.echo("Ctrl-C ends it; your games are kept.")
    except RequestFailed:
        # Who ends it while it begins need not hear what did not come about.
        if not server.is_ending:
            raise


def _announce(game: PageGame, opened: OpenedTable, hosting: Hosting, server: LocalServer) -> None:
    """Where to sit, for us and for friends; the link is behind #, where no server sees it."""
    settings = game.settings
    click.echo(
        f"A table for {settings.mode_with_level}, {settings.set_up} set-up, edition {game.edition}."
    )
    addresses = [f"{server.address}/#link={link}" for link in opened.links.values()]
    for seat, address in zip(opened.links, addresses, strict=True):
        click.echo(f"Your seat {seat}: {address}")
    if hosting.lan:
        _invite(opened, _address_for_friends(hosting, server.port), server.address)
    if hosting.has_browser:
        open_browser(addresses[0])


def _invite(opened: OpenedTable, found: str, own: str) -> None:
    """How friends come to the free seats."""
    if not opened.free:
        click.echo("No seat is free for friends: name fewer with --seat and --bot.")
        return
    address = f"{found or own}/#{opened.table}"
    seats = ", ".join(map(str, opened.free))
    free = f"free is seat {seats}" if len(opened.free) == 1 else f"free are seats {seats}"
    click.echo(f"For friends in the same network, {free}: {address}")
    if not found:
        click.echo("This machine's address in the network was not found: put it in there.")
    elif is_drawable((console := terminal()).encoding):
        console.print(drawn_code(address), soft_wrap=True)
    click.echo("When all seats are taken, press Start on the page.")


def _remind(tables: dict[str, int], new: str, address: str) -> None:
    """Which other games are not finished; with the link the browser is who sits there too."""
    others = {table: seat for table, seat in tables.items() if table != new}
    if others:
        games = "an unfinished game" if len(others) == 1 else f"{len(others)} unfinished games"
        click.echo(f"In the same browser you also have {games}:")
        for table, seat in others.items():
            click.echo(f"  {address}/#{table}/{seat}")
