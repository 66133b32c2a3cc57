"""What can be wrong with a database, in plain English."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError, TimeoutError

from famiglia.server.config import StartProblem


class StoreProblem(StartProblem):
    """The database does not do what it should; the message says why, to who runs the server."""

    is_of_database = True

    public_detail = "The database does not answer as it should. Nothing was kept; try again."
    """The same to everybody: no addresses, and no words of the database."""


class NoDatabase(StoreProblem):
    """There is no database at this place, or none that can be used."""


class ClosedDatabase(NoDatabase):
    """The system does not let us write there."""

    advice = "See to it that it can be written there, or name another folder with --data."


class DamagedDatabase(NoDatabase):
    """What is there cannot be read."""

    advice = (
        "Move that file away, and keep it. `famiglia admin restore FILE` puts a backup in its "
        "place; meanwhile another folder can be named with --data."
    )


class DatabaseBusy(StoreProblem):
    """Somebody else has locked the database for too long."""

    advice = "End the other program that uses it, and start again."

    public_detail = "The database is busy. Nothing was kept; try again."


class DatabaseFull(StoreProblem):
    """There is no room left."""

    advice = "Make room on that disk, and start again: nothing is lost."

    public_detail = "There is no room left for the database. Nothing was kept; try again later."


class DatabaseGone(StoreProblem):
    """The database cannot be reached now; what was being kept may be kept or not."""

    advice = "See whether it runs, and whether its address is right."

    public_detail = "The database cannot be reached now. Send the same again: it counts once."


class DiskFails(DatabaseGone):
    """The system cannot read or write the file; on a full disk it may say no more than that."""

    advice = "See whether there is room on that disk, and whether it works."


class NewerDatabase(StoreProblem):
    """The database was made by a newer version of this program."""

    advice = (
        "Start that version again, or name another folder with --data. If it was changed from "
        "here, what was in it before is in {backups}."
    )


class NoBackup(StoreProblem):
    """A backup cannot be made or read; nothing has changed."""


class StoreClosed(StoreProblem):
    """The store was closed and takes nothing any more."""


_BUSY: Final = DatabaseBusy, "The database is busy: somebody else has locked it."
_FULL: Final = DatabaseFull, "There is no room left for the database."
_GONE: Final = DatabaseGone, "The database cannot be reached"
_DISK: Final = DiskFails, "The database cannot be reached"
_CLOSED: Final = ClosedDatabase, "The database cannot be opened"
_DAMAGED: Final = DamagedDatabase, "This is no database, or it is damaged."
_READ_ONLY: Final = ClosedDatabase, "The database may not be written."

_Kind = tuple[type[StoreProblem], str]
_SQLITE: Final[dict[int, _Kind]] = {
    sqlite3.SQLITE_BUSY: _BUSY,
    sqlite3.SQLITE_LOCKED: _BUSY,
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_IOERR: _DISK,
    sqlite3.SQLITE_CANTOPEN: _CLOSED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_PERM: _READ_ONLY,
}
_POSTGRES: Final[dict[str, _Kind]] = {
    "53100": _FULL,
    "40001": _BUSY,
    "40P01": _BUSY,
    "55P03": _BUSY,
}
"""The disk is full; two were in each other's way; a lock was not given in time."""
_UNIQUE_VIOLATION: Final = "23505"
_DUPLICATE: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


def problem_of(error: BaseException) -> StoreProblem | None:
    """What is wrong with the database, or None if it only refuses what it was asked."""
    if isinstance(error, StoreProblem):
        return error
    if isinstance(error, TimeoutError):
        return DatabaseBusy("The database is busy: all connections are in use.")
    found = _kind_of(error) if isinstance(error, DBAPIError) else None
    if found is None:
        return None
    kind, words = found
    return kind(words if words.endswith(".") else f"{words}: {_first_line(error).rstrip('.')}.")


def _kind_of(error: DBAPIError) -> _Kind | None:
    if isinstance(error.orig, sqlite3.Error):
        return _SQLITE.get(_sqlite_code(error.orig) & 0xFF)
    code = postgres_code(error)
    if known := _POSTGRES.get(code):
        return known
    # Without a code there is no connection: nobody is there, or we are not let in.
    is_silent = not code and isinstance(error, OperationalError)
    return _GONE if error.connection_invalidated or is_silent else None


def _sqlite_code(error: sqlite3.Error) -> int:
    # Errors of the Python module itself have no code.
    return getattr(error, "sqlite_errorcode", 0)


def postgres_code(error: DBAPIError) -> str:
    """What PostgreSQL calls it; its driver, which says so, is not there where nobody uses it."""
    return getattr(error.orig, "sqlstate", None) or ""


def _first_line(error: BaseException) -> str:
    return str(getattr(error, "orig", error)).partition("\n")[0]


def any_problem(error: BaseException) -> StoreProblem:
    """The same where nothing else can be wrong than the database."""
    return problem_of(error) or StoreProblem(f"The database refused: {_first_line(error)}")


def is_duplicate(error: DBAPIError) -> bool:
    """Whether a row was refused because there is one with its key."""
    if isinstance(error.orig, sqlite3.Error):
        return _sqlite_code(error.orig) in _DUPLICATE
    return postgres_code(error) == _UNIQUE_VIOLATION
