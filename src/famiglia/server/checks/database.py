"""Whether the database can be reached, of which kind it is, and how much is in it."""

import sqlite3
from typing import NamedTuple

from sqlalchemy import Connection, inspect, text

from famiglia.server.checks.finding import Finding, Subject, failure, fine
from famiglia.server.checks.reading import NoneYet, file_of, read
from famiglia.server.config import ConfigError, check_address, database_place
from famiglia.server.store.copy_rows import amount
from famiglia.server.store.problems import StoreProblem
from famiglia.server.store.schema import log, tables


class Contents(NamedTuple):
    """What a look into it tells."""

    version: str
    damage: str
    amount: str


def look(subject: Subject) -> Finding:
    """Its place without any password."""
    address = subject.config.database
    try:
        check_address(address)
    except ConfigError as bad:
        return failure(str(bad))
    place = database_place(address)
    kind = "SQLite" if file_of(address) is not None else "PostgreSQL"
    facts = {"kind": kind, "place": place}
    try:
        found = read(address, _contents)
    except NoneYet as none:
        return fine(f"{kind}, {none}", **facts)
    except StoreProblem as problem:
        return failure(f"{kind}, {place}: {problem} {problem.advice}".rstrip(), **facts)
    facts |= {"version": found.version}
    if found.damage:
        return failure(f"{kind} {found.version}, {place}: it is damaged: {found.damage}.", **facts)
    return fine(f"{kind} {found.version}, {place}: {found.amount}.", **facts)


def _contents(connection: Connection) -> Contents:
    names = set(inspect(connection).get_table_names())
    is_used = {tables.name, log.name} <= names
    held = str(amount(connection)) if is_used else "nothing in it yet"
    if connection.dialect.name == "sqlite":
        damage = str(connection.execute(text("PRAGMA quick_check(1)")).scalar_one())
        return Contents(sqlite3.sqlite_version, "" if damage == "ok" else damage, held)
    version = str(connection.execute(text("SHOW server_version")).scalar_one())
    return Contents(version.partition(" ")[0], "", held)
