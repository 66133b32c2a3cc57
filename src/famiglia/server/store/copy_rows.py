"""Copying what is in one database into another, whatever kind they are."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select

from famiglia.server.store.schema import log, tables

ROWS_AT_ONCE: Final = 1000
"""How many rows are in memory at a time."""


class Amount(NamedTuple):
    """How much there is in a database."""

    tables: int
    rows: int
    """Of all their logs."""

    def __str__(self) -> str:
        return f"{self.tables} table(s), {self.rows} row(s)"


def copy_table(source: Connection, target: Connection, table: Table) -> None:
    """Copy all rows of a table of the database, by their keys."""
    wanted = select(table).order_by(*table.primary_key)
    found = source.execute(wanted, execution_options={"yield_per": ROWS_AT_ONCE})
    for rows in found.mappings().partitions():
        target.execute(insert(table), [dict(row) for row in rows])


def amount(connection: Connection) -> Amount:
    """How much there is."""
    found = [
        connection.execute(select(func.count()).select_from(each)).scalar_one()
        for each in (tables, log)
    ]
    return Amount(*found)
