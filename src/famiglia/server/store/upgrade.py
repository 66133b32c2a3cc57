"""Bringing a database up to date: before an older one is changed, all of it is kept in a file."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from famiglia.server.store.backup import back_up
from famiglia.server.store.backup_file import noted_checksum
from famiglia.server.store.database import Database
from famiglia.server.store.migrate import Form, migrate
from famiglia.server.store.problems import NoBackup, StoreProblem
from famiglia.server.store.schema import people, tables
from famiglia.server.store.sqlite import make_folder

MOST_BACKUPS: Final = 3
"""So many of them are kept, the newest."""
_PREFIX: Final = "before-"


class Backups(NamedTuple):
    """Where they go, who is told of them, and what time it is."""

    folder: Path
    tell: Callable[[str], None]
    now: int
    """Milliseconds since 1970."""


def bring_up_to_date(database: Database, backups: Backups | None) -> None:
    """Migrate; an older database that holds anything is backed up before, unless there is None."""
    migrate(database.engine, backups and partial(_keep, database, backups))


def _keep(database: Database, backups: Backups, form: Form) -> None:
    """Nobody else migrates now, and what reads beside the migration sees what was before it."""
    if not database.read(_holds_anything):
        return
    program = version("famiglia")
    at = datetime.fromtimestamp(backups.now / 1000, UTC)
    file = backups.folder / f"{_PREFIX}{program}-{at:%Y%m%d-%H%M%S}.db"
    try:
        make_folder(backups.folder)
        _drop_unfinished(backups.folder)
        amount = back_up(database, file, may_replace=True)
    except (OSError, StoreProblem) as error:
        raise NoBackup(
            f"The database has the form {form.found} and must be changed to {form.newest} for "
            f"famiglia {program}, but no backup could be written before: {_why(error, backups)} "
            "Nothing was changed. Make room there, or let it be written; or keep a backup "
            "elsewhere, by `famiglia admin backup FILE`, and start once with FAMIGLIA_BACKUP=off."
        ) from error
    _drop_old(file)
    backups.tell(
        f"The database is changed from form {form.found} to {form.newest}; "
        f"what was in it before is kept in {file}: {amount}."
    )


def _why(error: OSError | StoreProblem, backups: Backups) -> str:
    if isinstance(error, OSError):
        return f"{backups.folder} cannot be made: {error.strerror}."
    return str(error)


def _holds_anything(connection: Connection) -> bool:
    wanted = [select(each.c.id).limit(1) for each in (tables, people)]
    return any(connection.execute(each).first() for each in wanted)


def _drop_unfinished(folder: Path) -> None:
    """What somebody wrote who was killed over it: nobody would see it there, and it takes room."""
    for file in folder.glob(f".{_PREFIX}*"):
        file.unlink(missing_ok=True)


def _drop_old(newest: Path) -> None:
    """Of backups with the same in them, as after a change that fails again and again, one stays."""
    found = sorted(newest.parent.glob(f"{_PREFIX}*.db"), key=_written, reverse=True)
    kept = [newest, *_others(newest, found)][:MOST_BACKUPS]
    for file in found:
        if file not in kept:
            with suppress(OSError):
                file.unlink()


def _written(file: Path) -> str:
    """When, as the name says it."""
    return "-".join(file.stem.split("-")[-2:])


def _others(newest: Path, found: list[Path]) -> Iterator[Path]:
    checksum = noted_checksum(newest)
    for file in found:
        if file != newest and noted_checksum(file) != checksum:
            yield file
