"""What tables there are, without playing them again."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, case, func, select

from famiglia.server.store.schema import log
from famiglia.server.store.tables import TableRow, tables_in
from famiglia.server.table.events import Left, Renamed, Sat, from_text
from famiglia.server.table.rows import ANSWER, TABLE_EVENT
from famiglia.server.table.settings import Settings, read_settings
from famiglia.server.table.state import ENDED, OPEN, PAUSED, RUNNING

STATES: Final = (OPEN, RUNNING, PAUSED, ENDED)
"""As the database knows them; whether a table is frozen shows only when it is opened."""


class TableSummary(NamedTuple):
    """A table in a list; times are milliseconds since 1970."""

    id: str
    state: str
    mode: str
    seats: list[str]
    """The names; empty where nobody sits."""
    created: int
    last: int
    """When something last happened there."""
    moved: int | None
    """When somebody, or chance, last answered."""
    rows: int


class _Log(NamedTuple):
    rows: int = 0
    last: int = 0
    moved: int | None = None


def listed(connection: Connection, states: Sequence[str] = STATES) -> list[TableSummary]:
    """All tables in one of these states, the oldest first."""
    logs = _logs(connection)
    return [
        _listed(connection, row, logs.get(row.id, _Log())) for row in tables_in(connection, *states)
    ]


def _logs(connection: Connection) -> dict[str, _Log]:
    """How long each log is, and when it was last added to."""
    answered = func.max(case((log.c.kind == ANSWER, log.c.at)))
    wanted = select(log.c.table_id, func.max(log.c.number), func.max(log.c.at), answered)
    found = connection.execute(wanted.group_by(log.c.table_id))
    return {table: _Log(*rest) for table, *rest in found}


def _listed(connection: Connection, row: TableRow, known: _Log) -> TableSummary:
    settings = read_settings(row.settings)
    return TableSummary(
        row.id,
        row.state,
        str(settings.mode_with_level),
        _names(connection, row.id, settings),
        row.created,
        max(known.last, row.created),
        known.moved,
        known.rows,
    )


def _names(connection: Connection, table: str, settings: Settings) -> list[str]:
    names = [settings.bot(seat).capitalize() for seat in range(settings.seats)]
    wanted = select(log.c.seat, log.c.text).where(
        log.c.table_id == table, log.c.kind == TABLE_EVENT
    )
    for seat, text in connection.execute(wanted.order_by(log.c.number)):
        table_event = from_text(text)
        if isinstance(table_event, Sat | Renamed):
            names[seat] = table_event.name
        elif isinstance(table_event, Left):
            names[seat] = ""
    return names
