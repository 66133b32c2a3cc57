"""Rows that may be there already, found by their primary key."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from famiglia.server.store.postgres import DIALECT


def _insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    # Both databases can do it, but SQLAlchemy has a word for each.
    is_postgres = connection.dialect.name == DIALECT
    return postgresql.insert(table) if is_postgres else sqlite.insert(table)


def insert_once(connection: Connection, table: Table, row: NamedTuple) -> bool:
    """Insert a row unless there is one with its key; whether it was inserted."""
    insert = _insert(connection, table).values(row._asdict()).on_conflict_do_nothing()
    return connection.execute(insert.returning(*table.primary_key)).first() is not None


def put(
    connection: Connection, table: Table, row: NamedTuple, where: ColumnElement[bool] | None = None
) -> bool:
    """Insert a row or replace the one with its key, if that one is such; whether it was done."""
    insert = _insert(connection, table).values(row._asdict())
    keys = [column.name for column in table.primary_key]
    others = {name: value for name, value in insert.excluded.items() if name not in keys}
    upsert = insert.on_conflict_do_update(index_elements=keys, set_=others, where=where)
    return connection.execute(upsert.returning(*table.primary_key)).first() is not None
