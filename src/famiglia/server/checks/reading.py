"""Looking into a database without changing anything, not even making it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, NullPool, create_engine, make_url
from sqlalchemy.exc import DBAPIError

from famiglia.server.config import SQLITE, ConfigError, check_address
from famiglia.server.store.database import open_database
from famiglia.server.store.problems import ClosedDatabase, NoDatabase, any_problem

T = TypeVar("T")


class NoneYet(Exception):
    """There is no database: one is made when the server starts for the first time."""


def file_of(address: str) -> Path | None:
    """The file of an SQLite database."""
    return Path(make_url(address).database or "") if address.startswith(SQLITE) else None


def read(address: str, job: Callable[[Connection], T]) -> T:
    """What a job finds in a database; raises NoneYet or StoreProblem."""
    try:
        check_address(address)
    except ConfigError as bad:
        raise NoDatabase(str(bad)) from bad
    file = file_of(address)
    if file is not None:
        return _read_file(file, job)
    database = open_database(address)
    try:
        return database.read(job)
    finally:
        database.close()


def _read_file(file: Path, job: Callable[[Connection], T]) -> T:
    if not file.exists():
        raise NoneYet(f"{file}: there is none yet; the first start makes it.")
    if not file.is_file():
        raise ClosedDatabase(f"{file} is no file.")
    # Without a log beside it nobody uses it, and to look at it needs no file beside it either.
    is_used = file.with_name(f"{file.name}-wal").exists()
    how = "mode=ro" if is_used else "mode=ro&immutable=1"
    address = f"{file.absolute().as_uri()}?{how}"
    engine = create_engine(
        "sqlite+pysqlite://",
        creator=lambda: sqlite3.connect(address, uri=True),
        poolclass=NullPool,
    )
    try:
        with engine.connect() as connection:
            return job(connection)
    except DBAPIError as error:
        raise any_problem(error) from error
