"""When a table must be looked at though nobody asks: a clock runs out, a vote ends."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from famiglia.server.store.schema import deadlines
from famiglia.server.store.upsert import put


class Deadline(NamedTuple):
    """A table, and when to look at it."""

    table_id: str
    at: int


def set_deadline(connection: Connection, deadline: Deadline) -> None:
    """Set the deadline of a table in place of its last one."""
    put(connection, deadlines, deadline)


def clear_deadline(connection: Connection, table: str) -> None:
    """A table has no deadline any more."""
    connection.execute(delete(deadlines).where(deadlines.c.table_id == table))


def due(connection: Connection, now: int) -> list[Deadline]:
    """The deadlines that have come, the oldest first."""
    wanted = select(deadlines).where(deadlines.c.at <= now)
    found = connection.execute(wanted.order_by(deadlines.c.at, deadlines.c.table_id))
    return [Deadline._make(row) for row in found]
