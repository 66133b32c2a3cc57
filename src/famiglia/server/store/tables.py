"""Tables: with what each is played, and whether it still is."""

from typing import NamedTuple

from sqlalchemy import Connection, insert, select, update

from famiglia.server.store.schema import tables


class TableRow(NamedTuple):
    """A table; who sits there and what happened is in its log."""

    id: str
    created: int
    creator: str
    settings: str
    """JSON."""
    edition: str
    """The hash of a row of `editions`."""
    rules_version: str
    seed: str
    state: str
    ended: int | None = None


def insert_table(connection: Connection, row: TableRow) -> None:
    """A new table; its edition must be there."""
    connection.execute(insert(tables).values(row._asdict()))


def table_of(connection: Connection, table: str) -> TableRow | None:
    """The table of this id."""
    found = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return None if found is None else TableRow._make(found)


def tables_in(connection: Connection, *states: str) -> list[TableRow]:
    """All tables in one of these states, the oldest first."""
    wanted = select(tables).where(tables.c.state.in_(states))
    found = connection.execute(wanted.order_by(tables.c.created, tables.c.id))
    return [TableRow._make(row) for row in found]


def newest_in(connection: Connection, state: str, most: int) -> list[str]:
    """The ids of the tables in a state that were opened last, the newest first."""
    wanted = select(tables.c.id).where(tables.c.state == state)
    found = connection.execute(wanted.order_by(tables.c.created.desc(), tables.c.id).limit(most))
    return [row.id for row in found]


def set_state(connection: Connection, table: str, state: str, ended: int | None = None) -> None:
    """A table goes on in another state, or has ended."""
    values = {"state": state, "ended": ended}
    connection.execute(update(tables).where(tables.c.id == table).values(values))
