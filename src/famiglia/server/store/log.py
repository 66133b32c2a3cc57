"""The log of a table: numbered rows from 1 on, without gaps, only ever added to."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from famiglia.server.store.problems import is_duplicate
from famiglia.server.store.schema import log


class NumberTaken(Exception):
    """Somebody else has written a row with this number; the job is to be given up."""


class LogRow(NamedTuple):
    """An answer, an undo or a happening."""

    table_id: str
    number: int
    at: int
    kind: str
    seat: int | None
    person: str | None
    text: str
    outcome: str
    digest: str


def append(connection: Connection, rows: Sequence[LogRow]) -> None:
    """Add rows; raises NumberTaken."""
    if not rows:
        return
    try:
        connection.execute(insert(log), [row._asdict() for row in rows])
    except IntegrityError as error:
        if is_duplicate(error):
            first = rows[0]
            raise NumberTaken(f"{first.table_id} has rows from {first.number} on.") from error
        raise


def rows_after(connection: Connection, table: str, number: int) -> list[LogRow]:
    """The rows behind the last one known; 0 knows none."""
    wanted = select(log).where(log.c.table_id == table, log.c.number > number)
    return [LogRow._make(row) for row in connection.execute(wanted.order_by(log.c.number))]


def last_number(connection: Connection, table: str) -> int:
    """The number of the last row, 0 if there is none."""
    highest = select(func.max(log.c.number)).where(log.c.table_id == table)
    return connection.execute(highest).scalar_one() or 0
