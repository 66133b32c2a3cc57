"""What a command changed is kept: its rows, and what only some may know, in one transaction."""

import msgspec
from sqlalchemy import Connection

from famiglia.server.store.deadlines import Deadline, clear_deadline, set_deadline
from famiglia.server.store.drafts import Ahead, all_ahead, drop_ahead, drop_draft, put_ahead
from famiglia.server.store.log import append
from famiglia.server.store.notices import notify
from famiglia.server.store.seats import SeatRow, drop_seat, set_seat
from famiglia.server.store.tables import set_state
from famiglia.server.table.ahead import Sealed
from famiglia.server.table.happenings import Stood, from_text
from famiglia.server.table.pen import Pen
from famiglia.server.table.rows import ANSWER
from famiglia.server.table.state import ENDED


def sealed_at(connection: Connection, table: str) -> dict[int, dict[str, Sealed]]:
    """What the seats of a table have set ahead, by name."""
    found: dict[int, dict[str, Sealed]] = {}
    for each in all_ahead(connection, table):
        found.setdefault(each.seat, {})[each.name] = msgspec.json.decode(each.answer, type=Sealed)
    return found


def keep(connection: Connection, table: str, pen: Pen) -> None:
    """Write what a command changed, all in one transaction."""
    append(connection, table, pen.rows)
    _keep_ahead(connection, table, pen)
    for seat in {row.seat for row in pen.rows if row.kind == ANSWER and row.seat is not None}:
        drop_draft(connection, table, seat)
    _keep_seats(connection, table, pen)
    state = pen.state
    set_state(connection, table, state.status, state.at if state.status == ENDED else None)
    ends = state.clocks.ends(state.at)
    if ends:
        set_deadline(connection, Deadline(table, min(ends.values())))
    else:
        clear_deadline(connection, table)
    if pen.rows:
        notify(connection, table, state.number)


def _keep_ahead(connection: Connection, table: str, pen: Pen) -> None:
    """What was set ahead, used up or withdrawn."""
    before = sealed_at(connection, table)
    for seat, names in before.items():
        for name in names.keys() - pen.ahead.get(seat, {}).keys():
            drop_ahead(connection, table, seat, name)
    for seat, sealed in pen.ahead.items():
        for name, answer in sealed.items():
            if before.get(seat, {}).get(name) != answer:
                text = msgspec.json.encode(answer).decode()
                put_ahead(connection, Ahead(table, seat, name, text))


def _keep_seats(connection: Connection, table: str, pen: Pen) -> None:
    """Who sits where by which link, to be found without the log."""
    for seat, link in pen.links.items():
        set_seat(connection, SeatRow(table, seat, pen.state.seats[seat].person, link))
    for row in pen.rows:
        if row.kind != ANSWER and row.seat is not None and isinstance(from_text(row.text), Stood):
            drop_seat(connection, table, row.seat)
