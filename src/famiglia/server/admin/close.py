"""Closing tables: nothing more is asked there."""

from typing import Final

from famiglia.server.admin.table_list import listed
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.table.events import CANCELLED, Ended
from famiglia.server.table.state import ENDED, OPEN, PAUSED, RUNNING
from famiglia.server.table.unit_of_work import UnitOfWork

DAY_MS: Final = 24 * 3600 * 1000


def close(services: Services, table: str) -> None:
    """End a table like its players could by a vote; refused if it has ended."""
    services.tables.execute(table, _cancel).result()


def idle(services: Services, days: int) -> list[str]:
    """The tables that have not ended, and where nothing has happened for so many days."""
    before = services.runtime.clock() - days * DAY_MS
    found = services.database.read(lambda connection: listed(connection, (OPEN, RUNNING, PAUSED)))
    return [each.id for each in found if each.last < before]


def _cancel(work: UnitOfWork) -> None:
    if work.state.status == ENDED:
        raise Refusal("ended", "The table has ended already.")
    work.append_event(Ended(CANCELLED))
