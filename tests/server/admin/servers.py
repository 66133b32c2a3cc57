"""Servers that an operator looks after: tables that are played, and all that is kept of them."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from famiglia.server.commands.new_table import TableSpec
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.store.database import open_database
from famiglia.server.table.drafts import Draft
from famiglia.server.table.moves import confirm
from famiglia.server.table.seats import Guest, sit, start
from famiglia.server.table.settings import Settings
from famiglia.server.table.unit_of_work import UnitOfWork
from tests.server.table.tables import PEOPLE, move_at

NOW: Final = 1_700_000_000_000
Contents = dict[str, list[tuple[object, ...]]]


@contextmanager
def serving(url: str, folder: Path, now: int = NOW) -> Iterator[Services]:
    """A server in this process, at a time that does not pass."""
    ids = count()
    runtime = Runtime(lambda: now, lambda: f"drawn-{next(ids):04d}")
    services = open_services(url, folder, runtime)
    try:
        yield services
    finally:
        services.close()


def begin(services: Services, table: str, settings: Settings, moves: int = 0) -> None:
    """A table at which people have sat down, and made some random moves."""
    services.tables.open(TableSpec(table, "anna", "7", settings)).result()

    def sit_down(work: UnitOfWork) -> None:
        for seat in range(settings.seats):
            name = PEOPLE[seat]
            sit(work, seat, Guest(name, name.capitalize(), f"{table} {seat}"))
        start(work, PEOPLE[0])

    services.tables.execute(table, sit_down).result()
    play(services, table, moves)


def play(services: Services, table: str, moves: int, seed: int = 1) -> None:
    """Random moves, until the game ends if it is sooner."""
    chance = random.Random(seed)
    for _ in range(moves):
        state = services.tables.load(table).state
        if state.decision is None:
            break
        seat, texts = move_at(state, chance)
        number = state.decision_number
        services.tables.execute(
            table,
            lambda work, seat=seat, texts=texts, number=number: confirm(  # type: ignore[misc]
                work, seat, Draft(number, texts), PEOPLE[seat]
            ),
        ).result()


def everything(url: str) -> Contents:
    """All rows of all tables of a database."""

    def read(connection: Connection) -> Contents:
        names = inspect(connection).get_table_names()
        return {
            name: sorted(
                (tuple(row) for row in connection.execute(text(f"SELECT * FROM {name}"))), key=repr
            )
            for name in names
        }

    database = open_database(url)
    try:
        return database.read(read)
    finally:
        database.close()


def execute(url: str, statement: str) -> None:
    """Change something behind everybody's back."""
    database = open_database(url)
    with database.engine.begin() as connection:
        connection.execute(text(statement))
    database.close()
