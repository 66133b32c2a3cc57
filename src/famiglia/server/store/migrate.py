"""Bringing the tables of a database to the form this program knows."""

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from famiglia.server.store.postgres import DIALECT, lock
from famiglia.server.store.problems import NewerDatabase, any_problem

SCRIPTS: Final = "famiglia.server.store:migrations"
"""Found in the package, wherever that is installed."""
LOCK: Final = "migrate"
_alembic = Lock()
"""Alembic keeps what it works on in a module."""


def migrate(engine: Engine) -> None:
    """Make or change the tables; all of it or nothing. Workers that start at once wait here."""
    try:
        # With SQLite the beginning itself is the lock.
        with engine.begin() as connection:
            if connection.dialect.name == DIALECT:
                # However long another worker takes to migrate.
                connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
                lock(connection, LOCK)
            _upgrade(connection)
    except DBAPIError as error:
        raise any_problem(error) from error


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if unknown := set(MigrationContext.configure(connection).get_current_heads()) - known:
        raise NewerDatabase(
            f"The database has the form {', '.join(sorted(unknown))}, which this version of "
            "famiglia does not know: it was used with a newer one."
        )
    with _alembic:
        command.upgrade(config, "head")
