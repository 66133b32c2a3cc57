"""Opening a database, and reading from it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from famiglia.server.store.postgres import open_server
from famiglia.server.store.problems import DatabaseGone, NoDatabase, problem_of
from famiglia.server.store.sqlite import open_file

T = TypeVar("T")

BUSY_TIMEOUT_SECONDS: Final = 5.0
"""Seconds for which a lock of somebody else is waited for."""


class Database:
    """An open database. Whoever changes something does it through a `Writer`."""

    def __init__(self, engine: Engine, reading: Engine, *, is_shared: bool) -> None:
        self.engine = engine
        """Its transactions may write; with SQLite each of them locks out all other writers."""
        self._reading = reading
        self.is_shared = is_shared
        """Whether several workers can use it at once."""

    def read(self, job: Callable[[Connection], T]) -> T:
        """What a job that changes nothing reads, all of it as of one moment."""
        try:
            return self._read(job)
        except DatabaseGone:
            if not self.is_shared:
                raise
            # The connection may have been cut long ago; a new one shows whether anybody is there.
            return self._read(job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._reading.begin() as connection:
                return job(connection)
        except SQLAlchemyError as error:
            if problem := problem_of(error):
                raise problem from error
            raise

    def close(self) -> None:
        """Give back all connections; writers and notices are closed before."""
        # The writer goes last: only it can tidy up an SQLite file.
        self._reading.dispose()
        self.engine.dispose()


def open_database(url: str, busy_timeout: float = BUSY_TIMEOUT_SECONDS) -> Database:
    """The database at a path, a `sqlite:///` or a `postgresql://` address; raises StoreProblem."""
    if "://" not in url:
        return _open_file(url, busy_timeout)
    address = _read_url(url)
    kind = address.get_backend_name()
    if kind == "sqlite":
        if address.query or not address.database:
            raise NoDatabase(f"{url}: expected sqlite:/// and the path of a file.")
        return _open_file(address.database, busy_timeout)
    if kind in ("postgresql", "postgres"):
        return Database(*open_server(address, busy_timeout), is_shared=True)
    raise NoDatabase(f"{kind} is unknown: expected sqlite:///FILE or postgresql://ADDRESS.")


def _open_file(name: str, busy_timeout: float) -> Database:
    if not name or name == ":memory:" or name.startswith("file:"):
        raise NoDatabase(f"{name!r} is not the path of a file.")
    path = Path(name).expanduser().absolute()
    return Database(*open_file(path, busy_timeout), is_shared=False)


def _read_url(url: str) -> URL:
    # What is wrong is not shown: an address may hold a password.
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise NoDatabase("This is no address of a database.") from None
