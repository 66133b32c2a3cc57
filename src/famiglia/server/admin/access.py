"""Opening the database that a server uses, while it runs or not."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from famiglia.server.admin.problems import AdminProblem
from famiglia.server.config import ConfigError, ServerConfig
from famiglia.server.identity import new_token
from famiglia.server.services import Runtime, Services, Upgrade, open_services
from famiglia.server.store.database import Database, open_database
from famiglia.server.store.process_lock import lock_database


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@contextmanager
def database_as_is(config: ServerConfig) -> Iterator[Database]:
    """The database as it is; a file is made if there is none."""
    database = open_database(config.database)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def exclusive_database(config: ServerConfig) -> Iterator[Database]:
    """The database, which no server uses meanwhile; PostgreSQL must be asked for that."""
    try:
        process_lock = lock_database(config.database)
    except ConfigError as taken:
        raise AdminProblem(str(taken)) from taken
    try:
        with database_as_is(config) as database:
            yield database
    finally:
        if process_lock is not None:
            process_lock.close()


@contextmanager
def open_for_admin(config: ServerConfig) -> Iterator[Services]:
    """All that a server has, beside one that may be running; brings the database up to date."""
    must_exist(config)
    runtime = Runtime(now, new_token, upgrade_of(config))
    services = open_services(config.database, config.folder, runtime)
    try:
        yield services
    finally:
        services.close()


def upgrade_of(config: ServerConfig) -> Upgrade:
    """An operator is told of backups beside what the command prints."""
    return Upgrade(config.has_backup, lambda text: print(text, file=sys.stderr))


def must_exist(config: ServerConfig) -> None:
    """Refuses a file that would have to be made first."""
    url = make_url(config.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise AdminProblem(f"{url.database}: there is no database.")
