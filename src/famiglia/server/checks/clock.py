"""Whether the clock of the machine can be right: games are played by it."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

import famiglia
from famiglia.server.checks.finding import Fact, Finding, Subject, failure, fine, warning
from famiglia.server.checks.reading import NoneYet, read
from famiglia.server.store.postgres import DIALECT
from famiglia.server.store.problems import StoreProblem
from famiglia.server.store.schema import chat, log, people, tables

MOST_AHEAD_SECONDS: Final = 300.0
"""A row of the database may be so much later than now: workers' clocks differ."""
MOST_APART_SECONDS: Final = 2.0
"""From the clock of the database."""
_TIMES: Final = (log.c.at, chat.c.at, tables.c.created, people.c.created)


def look(subject: Subject) -> Finding:
    """Beside what is known to be earlier, and beside the clock of the database."""
    now = time.time()
    facts: dict[str, Fact] = {"now": _shown(now)}
    installed = Path(famiglia.__file__).stat().st_mtime
    if now < installed - MOST_AHEAD_SECONDS:
        return failure(
            f"It is {_shown(now)} by the clock, but famiglia was put here at {_shown(installed)}. "
            "Set the clock.",
            **facts,
        )
    if not _is_monotonic():
        return failure("The clock that only goes forward went back.", **facts)
    try:
        newest, apart = read(subject.config.database, _newest_and_apart)
    except (NoneYet, StoreProblem):
        return fine(f"{_shown(now)}.", **facts)
    if newest > now + MOST_AHEAD_SECONDS:
        return failure(
            f"It is {_shown(now)} by the clock, but something in the database happened at "
            f"{_shown(newest)}. Set the clock: by this one turns would end at the wrong time.",
            **facts,
        )
    facts |= {"seconds_from_database": round(apart, 3)}
    if abs(apart) > MOST_APART_SECONDS:
        return warning(
            f"{_shown(now)}, {abs(apart):.1f} seconds from the clock of the database. "
            "Let both be set by the network.",
            **facts,
        )
    return fine(f"{_shown(now)}.", **facts)


def _is_monotonic() -> bool:
    first, second = time.monotonic(), time.monotonic()
    return time.get_clock_info("monotonic").monotonic and first <= second


def _newest_and_apart(connection: Connection) -> tuple[float, float]:
    """When the last thing happened that the database knows, and how far its clock is from ours."""
    names = set(inspect(connection).get_table_names())
    found = [
        connection.execute(select(func.max(column))).scalar_one() or 0
        for column in _TIMES
        if column.table.name in names
    ]
    return max(found, default=0) / 1000, _apart(connection)


def _apart(connection: Connection) -> float:
    if connection.dialect.name != DIALECT:
        return 0.0
    before = time.time()
    theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    return float(theirs) - (before + time.time()) / 2


def _shown(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S} UTC"
