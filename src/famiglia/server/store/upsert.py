"""Rows that may be there already, found by their primary key."""

from functools import cache
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

from famiglia.server.store.postgres import DIALECT

Upsert = ReturningInsert[tuple[object, ...]]


def insert_once(connection: Connection, table: Table, row: NamedTuple) -> bool:
    """Insert a row unless there is one with its key; whether it was inserted."""
    insert = _once(connection.dialect.name, table)
    return connection.execute(insert, row._asdict()).first() is not None


def put(connection: Connection, table: Table, row: NamedTuple) -> bool:
    """Insert a row or replace the one with its key."""
    return (
        connection.execute(_upsert(connection.dialect.name, table), row._asdict()).first()
        is not None
    )


def put_if(
    connection: Connection, table: Table, row: NamedTuple, where: ColumnElement[bool]
) -> bool:
    """Insert a row or replace the one with its key, if that one is such; whether it was done."""
    upsert = _made(connection.dialect.name, table, where)
    return connection.execute(upsert, row._asdict()).first() is not None


# Building a statement takes longer than executing it, so those without values are kept.


@cache
def _once(dialect: str, table: Table) -> Upsert:
    return _insert(dialect, table).on_conflict_do_nothing().returning(*table.primary_key)


@cache
def _upsert(dialect: str, table: Table) -> Upsert:
    return _made(dialect, table, None)


def _made(dialect: str, table: Table, where: ColumnElement[bool] | None) -> Upsert:
    insert = _insert(dialect, table)
    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in insert.excluded.items() if name not in keys}
    upsert = insert.on_conflict_do_update(index_elements=keys, set_=others, where=where)
    return upsert.returning(*table.primary_key)


def _insert(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    # Both databases can do it, but SQLAlchemy has a word for each.
    return postgresql.insert(table) if dialect == DIALECT else sqlite.insert(table)
