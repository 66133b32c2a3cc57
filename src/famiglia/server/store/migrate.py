"""Bringing the tables of a database to the form this program knows."""

from collections.abc import Callable
from threading import Lock
from typing import Final, NamedTuple

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


class Form(NamedTuple):
    """Which form a database has, and which one this program knows."""

    found: str
    """Empty if it has none yet."""
    newest: str
    is_known: bool

    @property
    def is_older(self) -> bool:
        """Whether it has been used by an older program, and will be changed."""
        return self.is_known and self.found not in ("", self.newest)


BeforeChange = Callable[[Form], None]
"""Is called while nobody else migrates; what it raises leaves the database as it is."""


def migrate(engine: Engine, before_change: BeforeChange | None = None) -> None:
    """Make or change the tables; all of it or nothing. Workers that start at once wait here."""
    try:
        # With SQLite the beginning itself is the lock.
        with engine.begin() as connection:
            if connection.dialect.name == DIALECT:
                # However long another worker takes to migrate, or we to write a backup meanwhile.
                for timeout in ("lock_timeout", "idle_in_transaction_session_timeout"):
                    connection.exec_driver_sql(f"SET LOCAL {timeout} = 0")
                lock(connection, LOCK)
            _upgrade(connection, before_change)
    except DBAPIError as error:
        raise any_problem(error) from error


def form_of(connection: Connection) -> Form:
    """Which form a database has; nothing is changed."""
    return _form_of(connection, _scripts())


def _upgrade(connection: Connection, before_change: BeforeChange | None) -> None:
    config = _scripts()
    form = _form_of(connection, config)
    if not form.is_known:
        raise NewerDatabase(
            f"The database has the form {form.found}, which this version of famiglia does not "
            "know: it was used with a newer one."
        )
    if before_change is not None and form.is_older:
        before_change(form)
    config.attributes["connection"] = connection
    with _alembic:
        command.upgrade(config, "head")


def _scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    return config


def _form_of(connection: Connection, config: Config) -> Form:
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    newest = scripts.get_current_head() or ""
    return Form(", ".join(sorted(found - known or found)), newest, found <= known)
