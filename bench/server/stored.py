"""A database with many tables: a few games are really played, and copied under other ids."""

import random
import time
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from bench.server.plan import played
from famiglia.server.commands.new_table import TableSpec
from famiglia.server.commands.persist import save_deadline
from famiglia.server.config import FILE
from famiglia.server.identity import COOKIE, new_token
from famiglia.server.services import Runtime, Services, open_services
from famiglia.server.store.log import append, rows_after
from famiglia.server.store.schema import seats
from famiglia.server.store.seats import SeatRow, set_seat
from famiglia.server.store.tables import TableRow, insert_table, table_of
from famiglia.server.table.rows import Row
from famiglia.server.table.seats import Guest, sit, start
from famiglia.server.table.settings import PERSON, DaysClock, LiveClock, Settings
from famiglia.server.table.state import TableState

TABLES_AT_ONCE: Final = 250
"""Tables in one commit."""
LIVE: Final = Settings(set_up="quick", clock=LiveClock(3600, 10))
DAYS: Final = Settings(set_up="quick", clock=DaysClock(3, 20))
WITH_BOT: Final = Settings(set_up="quick", bots=(PERSON, PERSON, PERSON, "picciotto"))
SHARES_OF_TABLES: Final = (("ended", 0.70), ("live", 0.15), ("days", 0.148), ("bot", 0.002))
"""How many of all tables are like which."""


class Mould(NamedTuple):
    """A table that was played, to be copied."""

    row: TableRow
    state: TableState
    log: list[Row]
    seats: list[SeatRow]


class Stored(NamedTuple):
    """What a database was filled with."""

    tables: dict[str, int]
    """How many of each kind."""
    rows: dict[str, int]
    """How long their logs are."""
    running: list[str]
    """Ids of tables at which the first seat can look."""
    cookie: str
    """Of who sits in the first seat everywhere."""


def fill(data: Path, tables: int) -> Stored:
    """Write so many tables, by the store's own functions."""
    runtime = Runtime(lambda: time.time_ns() // 1_000_000, new_token)
    services = open_services(f"sqlite:///{data / FILE}", data, runtime)
    moulds = {
        "ended": _mould(services, LIVE, None),
        "live": _mould(services, LIVE, 40),
        "days": _mould(services, DAYS, 60),
        "bot": _mould(services, WITH_BOT, 20),
    }
    counts = {kind: max(1, round(part * tables)) for kind, part in SHARES_OF_TABLES}
    ids = {kind: [new_token() for _ in range(count)] for kind, count in counts.items()}
    for kind, names in ids.items():
        for first in range(0, len(names), TABLES_AT_ONCE):
            _copy(services, moulds[kind], names[first : first + TABLES_AT_ONCE])
    cookie = f"{COOKIE}={services.cookies.sign(_guest(0))}"
    services.close()
    rows = {kind: len(mould.log) for kind, mould in moulds.items()}
    return Stored(counts, rows, [*ids["live"], *ids["days"]], cookie)


def _guest(seat: int) -> str:
    return f"guest-{seat}"


def _mould(services: Services, settings: Settings, moves: int | None) -> Mould:
    """A table after so many moves, or as many as it takes until a bot is asked; or at its end."""
    table, seed = new_token(), new_token()
    services.tables.open(TableSpec(table, _guest(0), seed, settings)).result()
    for seat in range(settings.seats):
        if settings.bot(seat) == PERSON:
            _sit(services, table, seat)
    services.tables.execute(table, lambda work: start(work, _guest(0))).result()
    state = services.tables.load(table).state
    log, row, seats = services.database.read(lambda connection: _read(connection, table))
    for _, work in islice(played(state, seed, random.Random(seed)), moves):
        log += work.rows
        state = work.state
        if moves is not None and state.asks_bot():
            break
    if moves is None:
        row = row._replace(state=state.status, ended=state.at)
    return Mould(row, state, log, seats)


def _sit(services: Services, table: str, seat: int) -> None:
    guest = Guest(_guest(seat), f"guest {seat}", new_token())
    services.tables.execute(table, lambda work: sit(work, seat, guest)).result()


def _read(connection: Connection, table: str) -> tuple[list[Row], TableRow, list[SeatRow]]:
    row = table_of(connection, table)
    assert row is not None
    taken = connection.execute(select(seats).where(seats.c.table_id == table))
    return rows_after(connection, table, 0), row, [SeatRow._make(seat) for seat in taken]


def _copy(services: Services, mould: Mould, names: list[str]) -> None:
    def job(connection: Connection) -> None:
        for name in names:
            insert_table(connection, mould.row._replace(id=name))
            append(connection, name, mould.log)
            for seat in mould.seats:
                set_seat(connection, seat._replace(table_id=name, link=new_token()))
            save_deadline(connection, name, mould.state)

    services.writer.submit(names[0], job).result()
