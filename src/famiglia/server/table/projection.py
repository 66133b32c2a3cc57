"""What a seat, or a spectator, sees of a table: of every row of its log, and as it stands now."""

import msgspec

from famiglia.engine.redact import redact
from famiglia.engine.view import SPECTATOR
from famiglia.record.undo import undo_in
from famiglia.server.table.events import Rematch, TableEvent, from_text
from famiglia.server.table.rows import ANSWER
from famiglia.server.table.state import AppliedRow
from famiglia.wire.events import EntryMessage, entry_message


class RowMessage(msgspec.Struct, frozen=True):
    """One row of the log, for one seat. There is one for every row, so numbers have no gaps."""

    number: int
    at: int
    seat: int | None
    """Who did it, or whom it is about."""
    table_event: TableEvent | None = None
    entry: EntryMessage | None = None
    """What was answered and what came of it, as far as the seat may know."""
    undone: int | None = None
    """The first entry that was taken back: the view is to be fetched anew."""


def row_message(applied: AppliedRow, seat: int) -> RowMessage:
    """A row as a seat may know it."""
    row, transition = applied
    if row.kind != ANSWER or transition is None:
        table_event = from_text(row.text)
        if seat == SPECTATOR and isinstance(table_event, Rematch):
            table_event = Rematch("")  # That table may be private.
        return RowMessage(row.number, row.at, row.seat, table_event)
    undo = undo_in(transition.entry)
    if undo is not None:
        return RowMessage(row.number, row.at, row.seat, undone=undo.first)
    events = redact(transition.after, transition.events, seat)
    entry = entry_message(transition.entry.number, transition.before, transition.after, events)
    return RowMessage(row.number, row.at, row.seat, entry=entry)
