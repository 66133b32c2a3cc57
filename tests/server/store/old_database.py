"""A database as the first version of the program left it, and the people who come back to it.

`v0001.sql` was written by that version: tables of every kind, with all that was kept of them. It
is plain SQL for both databases and stands for an old program, so nothing here makes it anew.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
from litestar import Litestar
from litestar.testing import TestClient

from famiglia.server.http.app import application
from famiglia.server.services import Runtime, open_services
from tests.server.http.clients import Browser

SCRIPT: Final = Path(__file__).with_name("v0001.sql")
NOW: Final = 1_790_000_100_000
"""A little after the last row was written."""
COOKIES: Final = {
    "Anna": "drawn-0001.18f83c85f7c62f23d53d7a7c24eff9590215373dda5e635cc41f59666d2e87f2",
    "Bruno": "drawn-0002.fa0b304f6083bb597c35adea23a7463a22bb6e03e9944af1a8c71433a06b704b",
    "Carla": "drawn-0003.f412b1837f33b4562030a725860664f5206846f6260a6beea0b9ebb1bdaa8785",
    "Dario": "drawn-0004.29ad87b456672886f0dd10025bbc545713aca270a5cb24988468266225ee584b",
    "Eva": "drawn-0005.26f9279837bb502f57819b037d0934402f611412332b0a2ca5de09f9f21fddb3",
}
"""What their browsers still hold."""
LINK: Final = "drawn-0009"
"""The private link of seat 1 at the running table."""


def make_old(url: str) -> None:
    """Fill an empty database."""
    script = SCRIPT.read_text(encoding="utf-8")
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.executescript(script)
        connection.close()
    else:
        with psycopg.connect(url, autocommit=True) as server:
            server.execute(script.encode())


@contextmanager
def served_later(url: str, folder: Path) -> Iterator[Litestar]:
    """The present program over what the old one left."""
    ids = count()
    runtime = Runtime(lambda: NOW, lambda: f"later-{next(ids):04d}")
    services = open_services(url, folder, runtime)
    app = application(services)
    with TestClient(app):
        yield app
    services.close()


def come_back(app: Litestar, name: str) -> Browser:
    """Somebody whose browser has kept its cookie."""
    browser = Browser(app, "Guest")
    browser.client.cookies.clear()
    browser.client.cookies.set("famiglia", COOKIES[name])
    return browser
