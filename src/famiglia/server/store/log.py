"""The log of a table: numbered rows from 1 on, without gaps, only ever added to."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from famiglia.server.store.problems import is_duplicate
from famiglia.server.store.schema import log
from famiglia.server.table.rows import Row


class NumberTaken(Exception):
    """Somebody else has written a row with this number; the job is to be given up."""


def append(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    """Add rows; raises NumberTaken."""
    if not rows:
        return
    try:
        connection.execute(insert(log), [{"table_id": table, **row._asdict()} for row in rows])
    except IntegrityError as error:
        if is_duplicate(error):
            raise NumberTaken(f"{table} has rows from {rows[0].number} on.") from error
        raise


def rows_after(connection: Connection, table: str, number: int) -> list[Row]:
    """The rows behind the last one known; 0 knows none."""
    columns = [log.c[name] for name in Row._fields]
    wanted = select(*columns).where(log.c.table_id == table, log.c.number > number)
    return [Row._make(row) for row in connection.execute(wanted.order_by(log.c.number))]


def last_number(connection: Connection, table: str) -> int:
    """The number of the last row, 0 if there is none."""
    highest = select(func.max(log.c.number)).where(log.c.table_id == table)
    return connection.execute(highest).scalar_one() or 0
