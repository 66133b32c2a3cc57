"""Backups: everything in a database as of one moment, in one SQLite file, while a server runs."""

import os
import sqlite3
from pathlib import Path
from uuid import uuid4

from sqlalchemy import Connection, MetaData

from famiglia.server.store.backup_file import damage, note_checksum, writing
from famiglia.server.store.copy_rows import Amount, amount, copy_table
from famiglia.server.store.database import Database
from famiglia.server.store.problems import DatabaseFull, NoBackup
from famiglia.server.store.schema import tables


def back_up(database: Database, file: Path, *, may_replace: bool) -> Amount:
    """Write a backup, of SQLite and PostgreSQL alike; until it is whole its name is another."""
    _must_be_free(file, may_replace)
    made = file.with_name(f".{file.name}.{uuid4().hex}")
    try:
        # Only its owner may look into it: it holds secrets.
        os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        found = database.read(lambda source: _write(source, made))
        note_checksum(made)
        if wrong := damage(made):
            raise NoBackup(f"The backup is damaged, and was not kept: {wrong}.")
        made.replace(file)
        _flush(file.parent)
    except OSError as error:
        raise NoBackup(f"{file} cannot be written: {error.strerror}.") from error
    except (sqlite3.Error, DatabaseFull) as error:
        # What is backed up is only read: it is the disk of the backup that has no room.
        why = "no room is left there" if isinstance(error, DatabaseFull) else str(error)
        raise NoBackup(f"{file} cannot be written: {why}.") from error
    finally:
        made.unlink(missing_ok=True)
    return found


def _must_be_free(file: Path, may_replace: bool) -> None:
    if file.exists() and not may_replace:
        raise NoBackup(f"{file} is there already; --force replaces it.")
    if file.with_name(f"{file.name}-wal").exists():
        raise NoBackup(f"{file} is a database in use, and is not replaced.")


def _write(source: Connection, file: Path) -> Amount:
    """Copy the tables as they are, of whatever version: so it can be done before an upgrade."""
    metadata = MetaData()
    metadata.reflect(source)
    if tables.name not in metadata.tables:
        raise NoBackup("This database has never been used: there is nothing to back up.")
    with writing(file) as target:
        metadata.create_all(target)
        for table in metadata.sorted_tables:
            copy_table(source, target, table)
        return amount(target)


def _flush(folder: Path) -> None:
    """So that the new name is on the disk too."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
