"""What is made when the server starts: the first look at a table is as quick as the next."""

from collections.abc import Callable
from typing import Final

import structlog

from famiglia.record.mode import Mode
from famiglia.server.http.editions import print_ahead
from famiglia.server.http.page import pack_ahead
from famiglia.server.services import Services
from famiglia.server.store.tables import newest_in
from famiglia.server.table.state import RUNNING

NEWEST: Final = 3
"""So many tables that were going on are read again before anybody asks for them."""
_log: Final = structlog.get_logger(__name__)


def make_ready(services: Services) -> None:
    """First the tables at which somebody may go on, then what new ones need."""
    _try(_read_newest, services)
    _try(lambda _: pack_ahead(), services)
    _try(_print_offered, services)


def _try(make: Callable[[Services], None], services: Services) -> None:
    """What goes wrong is made again when somebody asks for it, who is then told."""
    try:
        make(services)
    except Exception as failure:
        _log.error("something is not made ready", exc_info=failure)


def _read_newest(services: Services) -> None:
    newest = services.database.read(lambda connection: newest_in(connection, RUNNING, NEWEST))
    for table in newest:
        known = services.room.look(table)
        print_ahead(services, known.played.edition, known.state.settings.played)


def _print_offered(services: Services) -> None:
    for place in services.editions.offered.values():
        edition = services.editions.played(services.editions.add(place)).edition
        print_ahead(services, edition, Mode("2v2"))
