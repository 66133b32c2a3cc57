"""From a table to an export."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from famiglia.engine.view import SPECTATOR
from famiglia.server.cache.editions import files_in
from famiglia.server.cache.tables import CachedTable
from famiglia.server.export.digests import running_digests, with_digest
from famiglia.server.export.document import (
    AnyExport,
    CompleteExport,
    EditionFiles,
    Export,
    SeatExport,
    TableEventMessage,
    TaggedRow,
)
from famiglia.server.services import Services
from famiglia.server.store.editions import edition_of
from famiglia.server.store.log import rows_after
from famiglia.server.table.events import Rematch, from_text
from famiglia.server.table.rows import ANSWER, Row
from famiglia.server.table.state import ENDED
from famiglia.wire.view import view_message


def export_for(services: Services, table: str, seat: int) -> AnyExport:
    """Everything when the table has ended; until then what the seat may know."""
    found = services.tables.load(table)
    if found.state.status == ENDED:
        return complete_export(services, found)
    return seat_export(services, found, seat)


def complete_export(services: Services, table: CachedTable, note: str = "") -> CompleteExport:
    """All there is to know of a table; the seed by which chance speaks is not part of it."""
    state = table.state
    rows = services.database.read(lambda connection: rows_after(connection, table.row.id, 0))
    return with_digest(
        CompleteExport(
            **_head(services, table),
            note=note,
            record="" if state.recorder is None else state.recorder.record.to_text(),
            table_events=[event for row in rows[: state.number] if (event := _table_event(row))],
        )
    )


def seat_export(services: Services, table: CachedTable, seat: int) -> SeatExport:
    """Rows as a seat may know them, and what it sees now; nothing of what it has not said."""
    state, name = table.state, table.row.id
    asker = None if seat == SPECTATOR else seat
    rows = services.tables.rows_for(name, seat, 0, state.number)
    digests = running_digests(name, asker, rows)
    return with_digest(
        SeatExport(
            **_head(services, table),
            seat=asker,
            rows=[TaggedRow(row, digest) for row, digest in zip(rows, digests, strict=True)],
            view=None if state.game is None else view_message(state.game.view(seat)),
        )
    )


def _head(services: Services, table: CachedTable) -> dict[str, Any]:
    """What all exports of a table say."""
    row, state = table.row, table.state
    head = Export(
        table=row.id,
        status=state.status,
        settings=state.settings,
        names=tuple(seat.name for seat in state.seats),
        edition=services.database.read(lambda connection: _edition(connection, row.edition)),
        rules=row.rules_version,
        ended=state.ended,
        frozen=state.frozen,
    )
    return msgspec.structs.asdict(head)


def _table_event(row: Row) -> TableEventMessage | None:
    """What a row says, unless it is an answer; where they play again is nothing of this table."""
    if row.kind == ANSWER or isinstance(table_event := from_text(row.text), Rematch):
        return None
    return TableEventMessage(row.number, row.at, row.seat, table_event)


def _edition(connection: Connection, content_hash: str) -> EditionFiles:
    row = edition_of(connection, content_hash)
    assert row is not None
    return EditionFiles(row.id, row.hash, files_in(row))
