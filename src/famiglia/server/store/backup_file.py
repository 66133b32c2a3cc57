"""The file of a backup: an SQLite database that nobody is using."""

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, NullPool, create_engine

from famiglia.server.store.problems import NoBackup


@contextmanager
def writing(file: Path) -> Iterator[Connection]:
    """A new SQLite file, on the disk when the block ends."""
    url = URL.create("sqlite+pysqlite", database=str(file))
    with create_engine(url, poolclass=NullPool).begin() as connection:
        yield connection


def copy_of(file: Path, copy: Path) -> None:
    """Copy an SQLite file as of one moment, and check the copy; raises NoBackup."""
    if not file.is_file():
        raise NoBackup(f"{file}: there is no such file.")
    try:
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        raise NoBackup(f"{file}: this is no backup, or it is damaged: {error}.") from error
    if wrong := damage(copy):
        raise NoBackup(f"{file}: it is damaged: {wrong}.")


def note_checksum(file: Path) -> None:
    """Note the checksum of all that is in a file, where SQLite has room for a number."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {_checksum(connection)}")


def noted_checksum(file: Path) -> int:
    """The checksum that was noted in a file; 0 if there is none or it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            return int(opened.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        return 0


def damage(file: Path) -> str:
    """What is wrong with an SQLite file; nothing if it is sound."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            return _damage(connection)
    except sqlite3.Error as error:
        return str(error)


def _damage(connection: sqlite3.Connection) -> str:
    [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return str(found)
    if dangling := connection.execute("PRAGMA foreign_key_check").fetchone():
        return f"a row of {dangling[0]} refers to nothing"
    [noted] = connection.execute("PRAGMA user_version").fetchone()
    # The file of a server has none.
    return "what is in it was changed" if noted and noted != _checksum(connection) else ""


def _checksum(connection: sqlite3.Connection) -> int:
    """Of all rows as text; never 0."""
    found = 0
    for statement in connection.iterdump():
        found = zlib.crc32(statement.encode(), found)
    return found & 0x7FFF_FFFF or 1
