"""Opening the database that a server uses, while it runs or not."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from famiglia.server.admin.problems import AdminProblem
from famiglia.server.config import BadServer, ServerSettings
from famiglia.server.identity import drawn
from famiglia.server.services import Outside, Services, open_services
from famiglia.server.store.database import Database, open_database
from famiglia.server.store.exclusive import alone_at


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@contextmanager
def opened(settings: ServerSettings) -> Iterator[Database]:
    """The database as it is; a file is made if there is none."""
    database = open_database(settings.database)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def held(settings: ServerSettings) -> Iterator[Database]:
    """The database, which no server uses meanwhile; PostgreSQL must be asked for that."""
    try:
        alone = alone_at(settings.database)
    except BadServer as taken:
        raise AdminProblem(str(taken)) from taken
    try:
        with opened(settings) as database:
            yield database
    finally:
        if alone is not None:
            alone.close()


@contextmanager
def at_work(settings: ServerSettings) -> Iterator[Services]:
    """All that a server has, beside one that may be running; brings the database up to date."""
    must_be_there(settings)
    services = open_services(settings.database, settings.folder, Outside(now, drawn))
    try:
        yield services
    finally:
        services.close()


def must_be_there(settings: ServerSettings) -> None:
    """Refuses a file that would have to be made first."""
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise AdminProblem(f"{url.database}: there is no database.")
