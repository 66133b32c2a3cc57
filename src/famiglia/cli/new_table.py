"""A new table on a server of this machine, with us in our seats."""

import getpass
from typing import Any, Final, NamedTuple

import click
import msgspec

from famiglia.bots.names import BOTS
from famiglia.cli.client import Client
from famiglia.server.problems import Refusal
from famiglia.server.table.seats import LONGEST_NAME, checked_name
from famiglia.server.table.settings import PERSON, Settings

NAMELESS: Final = "Player"
"""Who has not said a name: what the machine calls its user is nobody else's business."""


class PageGame(NamedTuple):
    """What is played on the page, and where we sit."""

    settings: Settings
    edition: str
    people: list[int]
    name: str | None
    """How we want to be called, if that was said."""


class OpenedTable(NamedTuple):
    """A table with the private links of our seats, and what is left for friends."""

    table: str
    links: dict[int, str]
    free: list[int]


def must_be_bot(name: str) -> None:
    """Refuses who does not play on a server."""
    if name not in BOTS:
        raise click.UsageError(
            f"--bot is NAME or SEAT=NAME: there is no bot called {name} in the browser game; "
            f"there are {', '.join(BOTS)}."
        )


def must_be_name(name: str | None) -> None:
    """Refuses what nobody can be called."""
    if name is None:
        return
    try:
        checked_name(name)
    except Refusal as refusal:
        raise click.UsageError(f"--name {name!r}: {refusal}") from refusal


def introduce(client: Client, name: str | None, is_named: bool) -> str:
    """Be who the cookie says, or somebody new, and be called as asked for; else as before."""
    known = client.ask("GET", "/api/people/me")
    is_login = known is not None and not is_named and known["name"] == _login_name()
    if known is None or name is not None or is_login:
        known = client.ask("POST", "/api/people", {"name": name or NAMELESS})
    return str(known["name"])


def _login_name() -> str:
    """How the machine calls its user, as far as it would be a name."""
    try:
        return getpass.getuser()[:LONGEST_NAME]
    except (OSError, KeyError, ImportError):  # Windows has no list of users to import.
        return ""


def open_table(client: Client, game: PageGame, called: str) -> OpenedTable:
    """Open it and sit down; where no seat is free, the game begins."""
    settings = game.settings
    body = {"settings": msgspec.to_builtins(settings), "edition": game.edition}
    table = str(client.ask("POST", "/api/tables", body)["id"])
    links = {}
    for number, seat in enumerate(game.people, 1):
        name = called if number == 1 else f"{called[: LONGEST_NAME - 2]} {number}"
        found = client.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})
        links[seat] = str(found["link"])
    people = [seat for seat in range(settings.seats) if settings.bot(seat) == PERSON]
    free = [seat for seat in people if seat not in links]
    if not free:
        client.ask("POST", f"/api/tables/{table}/start")
    return OpenedTable(table, links, free)


def unfinished(client: Client) -> dict[str, int]:
    """The tables at which we sit and which have not ended, each with the first seat of ours."""
    tables = client.ask("GET", "/api/people/me/tables")
    return {str(table["id"]): _own_seat(table["seats"]) for table in tables}


def _own_seat(seats: list[dict[str, Any]]) -> int:
    return next(int(seat["seat"]) for seat in seats if seat["is_yours"])
