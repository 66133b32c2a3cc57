"""A table of the tests in a database, and all that is sent of it to whoever sits or looks on."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from tools.fuzz.content import content

from famiglia.engine.game import Game
from famiglia.engine.view import SPECTATOR, View
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.commands.tables import TableService
from famiglia.server.messages.snapshot import snapshot_message
from famiglia.server.table.events import from_text
from famiglia.server.table.rows import ANSWER, Row
from famiglia.server.table.unit_of_work import UnitOfWork
from tests.engine.build import PLAIN
from tests.server.recorded_game import services_in
from tests.server.table.tables import PEOPLE, Desk

TABLE: Final = "table-1"
Look = Callable[[Game, int], View]


class Sent(NamedTuple):
    """What a seat, or who looks on, gets of a table."""

    view: object
    """All of what it sees of the game, also what no message says."""
    snapshot: dict[str, Any]
    rows: list[Any]


@contextmanager
def stored(desk: Desk, folder: Path) -> Iterator[TableService]:
    """The table in a database, with all that has happened at it."""
    with services_in(folder, is_timeless=True) as services:
        settings = desk.state.settings
        spec = TableSpec(TABLE, PEOPLE[0], "7", settings, str(PLAIN))
        services.tables.open(spec).result()
        services.tables.execute(TABLE, lambda work: _again(work, desk.log)).result()
        yield services.tables


def _again(work: UnitOfWork, log: list[Row]) -> None:
    for row in log:
        _once_more(work, row)


def _once_more(work: UnitOfWork, row: Row) -> None:
    if row.kind != ANSWER:
        work.append_event(from_text(row.text), row.seat, row.person)
        return
    assert row.seat is not None
    seat = row.seat
    work.add_entry(lambda recorder: recorder.replay_entry(seat, row.text), row.person)


def as_it_is(game: Game, seat: int) -> View:
    """What a seat sees."""
    return game.view(seat)


def sent_to_all(tables: TableService, look: Look = as_it_is) -> dict[int, Sent]:
    """By seat, who looks on among them."""
    seats = len(tables.load(TABLE).state.seats)
    return {seat: _sent(tables, seat, look) for seat in (*range(seats), SPECTATOR)}


def _sent(tables: TableService, seat: int, look: Look) -> Sent:
    person = "eva" if seat == SPECTATOR else PEOPLE[seat]
    seen = tables.snapshot(TABLE, seat)
    game = seen.table.state.game
    assert game is not None
    snapshot = _plain(snapshot_message(seen, person))
    rows = [_plain(row) for row in tables.rows_for(TABLE, seat, 0)]
    return Sent(content(look(game, seat)), snapshot, rows)


def _plain(message: msgspec.Struct) -> Any:
    return json.loads(msgspec.json.encode(message))


def assert_only_one_is_told(
    before: dict[int, Sent], after: dict[int, Sent], seat: int, ahead: dict[str, str]
) -> None:
    """One seat sees what it has set ahead, and nobody sees anything else."""
    one = before[seat]
    assert one.snapshot["ahead"] == {} != ahead
    told = one._replace(snapshot=one.snapshot | {"ahead": ahead})
    assert after == before | {seat: told}
