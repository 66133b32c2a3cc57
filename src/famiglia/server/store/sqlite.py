"""Connections to an SQLite file: safe against power cuts, one writer, many readers."""

import os
import sqlite3
from errno import ENOTDIR
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError

from famiglia.server.store.problems import ClosedDatabase, NoDatabase, any_problem

OLDEST_VERSION: Final = (3, 35, 0)
"""The version of SQLite that has all we use."""
_MOST_READERS: Final = 40
"""So many threads may read at once; others wait."""


def open_file(path: Path, busy_timeout: float) -> tuple[Engine, Engine]:
    """An engine that writes and one that only reads; makes the file if there is none."""
    if sqlite3.sqlite_version_info < OLDEST_VERSION:
        oldest = ".".join(map(str, OLDEST_VERSION))
        raise NoDatabase(f"SQLite {sqlite3.sqlite_version} is too old: {oldest} is needed.")
    _make_file(path)
    writing = _engine(path, busy_timeout, begin="BEGIN IMMEDIATE", is_reader=False)
    reading = _engine(path, busy_timeout, begin="BEGIN", is_reader=True)
    try:
        _check(path, writing)
    except DBAPIError as error:
        writing.dispose()
        problem = any_problem(error)
        raise type(problem)(f"{path}: {problem}") from error
    return writing, reading


def _make_file(path: Path) -> None:
    """Only its owner may look into it: it holds secrets."""
    try:
        make_folder(path.parent)
        # An existing file is not opened here: closing it would drop the locks of this process.
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise ClosedDatabase(f"{path} cannot be made: {error.strerror}.") from error
    if not path.is_file():
        raise ClosedDatabase(f"{path} is no file.")


def make_folder(folder: Path) -> None:
    """Only its owner may look into it."""
    if folder.is_dir():
        return
    if folder.exists():
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(folder))
    make_folder(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)


def _check(path: Path, engine: Engine) -> None:
    with engine.connect() as connection:
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
    if mode != "wal":
        engine.dispose()
        raise ClosedDatabase(
            f"{path}: this kind of disk cannot hold a database (no write-ahead log)."
        )


def _engine(path: Path, busy_timeout: float, begin: str, *, is_reader: bool) -> Engine:
    """All its transactions begin in this way."""
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        # One connection that writes is used again and again.
        pool_size=_MOST_READERS if is_reader else 1,
    )
    pragmas = (
        f"busy_timeout = {round(busy_timeout * 1000)}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "fullfsync = ON",  # On macOS the disk itself keeps things back unless it is told not to.
        "foreign_keys = ON",
        f"query_only = {int(is_reader)}",
    )

    @event.listens_for(engine, "connect")
    def connected(dbapi: DBAPIConnection, _record: object) -> None:
        # Python's module would begin transactions on its own, too late and never for reading.
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
