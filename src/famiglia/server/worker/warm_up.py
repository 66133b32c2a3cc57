"""What is made when the server starts: the first look at a table is as quick as the next."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import structlog

from famiglia.record.mode import Mode
from famiglia.server.http.editions import fill_cache
from famiglia.server.http.page import compress_assets
from famiglia.server.services import Services
from famiglia.server.store.tables import newest_in
from famiglia.server.table.state import RUNNING

MOST_WARMED_TABLES: Final = 3
"""So many tables that were going on, those opened last, are read again before anybody asks."""
T = TypeVar("T")
_log: Final = structlog.get_logger(__name__)


def warm_up(services: Services) -> None:
    """The page, then tables at which somebody may go on, then what new ones need."""
    _try(compress_assets)
    for table in _try(partial(_newest, services)) or []:
        _try(partial(_read_again, services, table))
    for place in services.editions.offered.values():
        _try(partial(_print, services, place))


def _try(make: Callable[[], T]) -> T | None:
    """What goes wrong is made again when somebody asks for it, who is then told."""
    try:
        return make()
    except Exception as failure:
        _log.error("something is not made ready", exc_info=failure)
        return None


def _newest(services: Services) -> list[str]:
    return services.database.read(
        lambda connection: newest_in(connection, RUNNING, MOST_WARMED_TABLES)
    )


def _read_again(services: Services, table: str) -> None:
    known = services.tables.load(table)
    fill_cache(services, known.edition.edition, known.state.settings.mode_with_level)


def _print(services: Services, place: str) -> None:
    edition = services.editions.edition_of(services.editions.add(place)).edition
    fill_cache(services, edition, Mode("2v2"))
