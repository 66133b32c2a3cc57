"""What seats draw for their teams."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, select

from famiglia.server.store.schema import sketches
from famiglia.server.store.upsert import put

# Built once: that takes longer than executing them.
_ALL: Final = (
    select(sketches).where(sketches.c.table_id == bindparam("table")).order_by(sketches.c.seat)
)
_DROP: Final = delete(sketches).where(
    sketches.c.table_id == bindparam("table"), sketches.c.seat == bindparam("of")
)


class Sketch(NamedTuple):
    """Everything that a seat has drawn."""

    table_id: str
    seat: int
    strokes: str


def put_sketch(connection: Connection, sketch: Sketch) -> None:
    """Keep a sketch in place of the seat's last one."""
    put(connection, sketches, sketch)


def all_sketches(connection: Connection, table: str) -> list[Sketch]:
    """Those of all seats at a table."""
    return [Sketch._make(row) for row in connection.execute(_ALL, {"table": table})]


def drop_sketch(connection: Connection, table: str, seat: int) -> None:
    """Forget what a seat has drawn."""
    connection.execute(_DROP, {"table": table, "of": seat})
