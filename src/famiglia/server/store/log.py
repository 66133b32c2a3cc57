"""The log of a table: numbered rows from 1 on, without gaps, only ever added to."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select
from sqlalchemy.exc import IntegrityError

from famiglia.server.store.problems import is_duplicate
from famiglia.server.store.schema import log
from famiglia.server.table.rows import Row

# Built once: that takes longer than executing them.
_INSERT: Final = insert(log)
_AFTER: Final = (
    select(*(log.c[name] for name in Row._fields))
    .where(log.c.table_id == bindparam("table"), log.c.number > bindparam("known"))
    .order_by(log.c.number)
)


class NumberTaken(Exception):
    """Somebody else has written a row with this number; the job is to be given up."""


def append(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    """Add rows; raises NumberTaken."""
    if not rows:
        return
    try:
        connection.execute(_INSERT, [{"table_id": table, **row._asdict()} for row in rows])
    except IntegrityError as error:
        if is_duplicate(error):
            raise NumberTaken(f"{table} has rows from {rows[0].number} on.") from error
        raise


def rows_after(connection: Connection, table: str, number: int) -> list[Row]:
    """The rows behind the last one known; 0 knows none."""
    found = connection.execute(_AFTER, {"table": table, "known": number})
    return [Row._make(row) for row in found]
