"""What a command changed is kept: its rows, and what only some may know, in one transaction."""

from typing import Final

import msgspec
from sqlalchemy import Connection

from famiglia.engine.state import CHANCE
from famiglia.record.undo import read_undo
from famiglia.server.store.deadlines import Deadline, clear_deadline, set_deadline
from famiglia.server.store.drafts import (
    DRAFTS,
    PROPOSALS,
    AheadRow,
    all_ahead,
    drop_ahead,
    put_ahead,
)
from famiglia.server.store.log import append
from famiglia.server.store.notices import Notice, notify
from famiglia.server.store.seats import SeatRow, drop_seat, set_seat
from famiglia.server.store.sketches import drop_sketch
from famiglia.server.store.tables import set_state
from famiglia.server.table.events import Left, TableEvent, TookOver, from_text
from famiglia.server.table.rows import ANSWER, Row
from famiglia.server.table.sealed_answers import SealedAnswer
from famiglia.server.table.state import ENDED, RUNNING, TableState
from famiglia.server.table.unit_of_work import UnitOfWork

_READER: Final = msgspec.json.Decoder(SealedAnswer)
"""Made before threads use it, as that of `settings`."""


def sealed_at(connection: Connection, table: str) -> dict[int, dict[str, SealedAnswer]]:
    """What the seats of a table have set ahead, by name."""
    found: dict[int, dict[str, SealedAnswer]] = {}
    for each in all_ahead(connection, table):
        found.setdefault(each.seat, {})[each.name] = _READER.decode(each.answer)
    return found


def save(connection: Connection, table: str, before: TableState, work: UnitOfWork) -> None:
    """Write what a command changed, all in one transaction."""
    append(connection, table, work.rows)
    _save_ahead(connection, table, work)
    _drop_drafts(connection, table, work)
    _drop_sketches(connection, table, work)
    _save_seats(connection, table, work)
    state = work.state
    if state.status != before.status:
        set_state(connection, table, state.status, state.at if state.status == ENDED else None)
    if work.rows:
        save_deadline(connection, table, state)
        notify(connection, Notice(table, state.number))


def save_deadline(connection: Connection, table: str, state: TableState) -> None:
    """When the table is to be looked at though nobody comes: at once where a bot is asked."""
    due: list[int] = []
    if state.status == RUNNING:
        due = [state.at] if state.asks_bot() else list(state.clocks.ends(state.at).values())
    if due:
        set_deadline(connection, Deadline(table, min(due)))
    else:
        clear_deadline(connection, table)


def _save_ahead(connection: Connection, table: str, work: UnitOfWork) -> None:
    """What was set ahead, used up or withdrawn."""
    for seat, names in work.ahead_before.items():
        for name in names.keys() - work.ahead.get(seat, {}).keys():
            drop_ahead(connection, table, seat, name)
    for seat, sealed in work.ahead.items():
        for name, answer in sealed.items():
            if work.ahead_before.get(seat, {}).get(name) != answer:
                text = msgspec.json.encode(answer).decode()
                put_ahead(connection, AheadRow(table, seat, name, text))


def _drop_drafts(connection: Connection, table: str, work: UnitOfWork) -> None:
    """What a seat or its partner wrote down for a move that is made, or that a bot makes now."""
    moved: set[int | None] = {row.seat for row in work.rows if row.kind == ANSWER}
    moved |= {row.seat for row in work.rows if isinstance(_event_in(row), TookOver)}
    if any(row.kind == ANSWER and read_undo(row.text) for row in work.rows):
        moved = set(range(len(work.state.seats)))
    for seat in moved:
        if seat is not None and seat != CHANCE:
            DRAFTS.drop(connection, table, seat)
            for by in work.state.settings.team_seats(seat):
                PROPOSALS.drop(connection, table, by)


def _drop_sketches(connection: Connection, table: str, work: UnitOfWork) -> None:
    """What somebody drew who has left, or for whom a bot plays now."""
    for row in work.rows:
        if row.seat is not None and isinstance(_event_in(row), Left | TookOver):
            drop_sketch(connection, table, row.seat)


def _save_seats(connection: Connection, table: str, work: UnitOfWork) -> None:
    """Who sits where by which link, to be found without the log."""
    for seat, link in work.links.items():
        set_seat(connection, SeatRow(table, seat, work.state.seats[seat].person, link))
    for row in work.rows:
        if row.seat is not None and isinstance(_event_in(row), Left):
            drop_seat(connection, table, row.seat)


def _event_in(row: Row) -> TableEvent | None:
    return None if row.kind == ANSWER else from_text(row.text)
