"""Restoring a backup: all of it in one transaction, or nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, delete, func, inspect, select
from sqlalchemy.exc import DBAPIError

from famiglia.server.admin.problems import AdminProblem
from famiglia.server.store.backup_file import copy_of
from famiglia.server.store.copy_rows import Amount, amount, copy_table
from famiglia.server.store.database import Database, open_database
from famiglia.server.store.migrate import LOCK, migrate
from famiglia.server.store.postgres import DIALECT, lock
from famiglia.server.store.problems import any_problem
from famiglia.server.store.schema import leases, metadata, people, tables
from famiglia.server.store.upgrade import Backups, bring_up_to_date


def restore(
    database: Database, file: Path, now: int, backups: Backups | None = None, *, may_replace: bool
) -> Amount:
    """Put what a backup holds into a database in place of what is there."""
    with _backup(file) as backup:
        bring_up_to_date(database, backups)
        try:
            with database.engine.begin() as target:
                _must_be_free(target, now, may_replace)
                backup.read(lambda source: _replace(source, target))
                found = amount(target)
                if backup.read(amount) != found:
                    raise AdminProblem("Not everything was restored, so nothing was.")
        except DBAPIError as error:
            raise any_problem(error) from error
    return found


@contextmanager
def _backup(file: Path) -> Iterator[Database]:
    """A checked copy of a backup, brought to the form this program knows."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        copy_of(file, copy)
        database = open_database(str(copy))
        try:
            if not database.read(lambda connection: inspect(connection).has_table(tables.name)):
                raise AdminProblem(f"{file}: this is no backup of famiglia.")
            migrate(database.engine)
            yield database
        finally:
            database.close()


def _must_be_free(target: Connection, now: int, may_replace: bool) -> None:
    if target.dialect.name == DIALECT:
        # Workers that start meanwhile wait until this is done.
        lock(target, LOCK)
    until = target.execute(select(func.max(leases.c.until))).scalar_one() or 0
    if until > now:
        seconds = -(-(until - now) // 1000)
        raise AdminProblem(
            "A server uses this database. Stop it; if it was killed, try again in "
            f"{seconds} second(s)."
        )
    used = [target.execute(select(each).limit(1)).first() for each in (tables, people)]
    if any(used) and not may_replace:
        raise AdminProblem("This database has been used; --force replaces everything in it.")


def _replace(source: Connection, target: Connection) -> None:
    """What workers do at the moment is no part of a backup."""
    for table in reversed(metadata.sorted_tables):
        target.execute(delete(table))
    for table in metadata.sorted_tables:
        if table is not leases:
            copy_table(source, target, table)
