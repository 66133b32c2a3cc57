"""Rows to write, and what is there afterwards."""

import time
from collections.abc import Callable
from typing import Final

import psycopg
from sqlalchemy import Connection

from famiglia.server.store.database import Database
from famiglia.server.store.log import append, rows_after
from famiglia.server.table.rows import Row

TIMEOUT_SECONDS: Final = 20.0
"""Seconds for what must happen, on a machine that is busy."""


def log_row(number: int, text: str = "") -> Row:
    return Row(number, 1_700_000_000_000, "answer", 2, "anna", text, "", "d1g35t")


def writes(table: str, number: int, text: str = "") -> Callable[[Connection], int]:
    """A job that writes one row of a log."""

    def job(connection: Connection) -> int:
        append(connection, table, [log_row(number, text)])
        return number

    return job


def numbers(database: Database, table: str) -> list[int]:
    return [row.number for row in database.read(lambda it: rows_after(it, table, 0))]


def cut_connections(database: Database, name: str) -> int:
    """Cut all PostgreSQL connections that go by a name, from outside; how many there were."""
    address = database.engine.url.set(drivername="postgresql").render_as_string()
    with psycopg.connect(address, autocommit=True) as connection:
        return connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE application_name = %s AND datname = current_database()",
            [name],
        ).rowcount


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
