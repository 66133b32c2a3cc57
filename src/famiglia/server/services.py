"""What a worker is made of: all that requests are answered with."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from famiglia.server.cache.compression import CompressedCache
from famiglia.server.cache.editions import Editions
from famiglia.server.commands.chat import Chat
from famiglia.server.commands.tables import TableService
from famiglia.server.config import BACKUPS
from famiglia.server.identity import CookieSigner, MakeToken
from famiglia.server.metrics import Metrics
from famiglia.server.store.database import Database, open_database
from famiglia.server.store.notices import Notices, notices_of
from famiglia.server.store.secrets import shared_secret
from famiglia.server.store.upgrade import Backups, bring_up_to_date
from famiglia.server.store.writer import Writer, writer_of
from famiglia.server.stream.hub import Hub

_log: Final = structlog.get_logger(__name__)


def _log_upgrade(text: str) -> None:
    _log.warning(text)


class Upgrade(NamedTuple):
    """What happens before a database of an older version is changed."""

    has_backup: bool = True
    tell: Callable[[str], None] = _log_upgrade


class Runtime(NamedTuple):
    """What comes from outside the program: time, chance, and who is told what."""

    clock: Callable[[], int]
    new_token: MakeToken
    upgrade: Upgrade = Upgrade()


class Services(NamedTuple):
    """All of them."""

    database: Database
    writer: Writer
    notices: Notices
    tables: TableService
    hub: Hub
    chat: Chat
    cookies: CookieSigner
    runtime: Runtime
    editions: Editions
    compressed: CompressedCache
    metrics: Metrics
    is_secure: bool
    """Whether people come by https."""
    address: str = ""
    """Where others reach the server, if it is set."""

    def close(self) -> None:
        """Finish what is being written."""
        self.writer.close()
        self.notices.close()
        self.database.close()


def backups_in(folder: Path, now: int, upgrade: Upgrade) -> Backups | None:
    """Where backups before an upgrade go, below the folder of all data; None if none is wanted."""
    return Backups(folder / BACKUPS, upgrade.tell, now) if upgrade.has_backup else None


def open_services(
    url: str,
    folder: Path,
    runtime: Runtime,
    is_secure: bool = False,
    more_editions: Iterable[str] = (),
) -> Services:
    """Open the database, bring it up to date, and begin."""
    editions = Editions(folder / "editions", more_editions)
    database = open_database(url)
    try:
        bring_up_to_date(database, backups_in(folder, runtime.clock(), runtime.upgrade))
    except BaseException:
        database.close()
        raise
    metrics = Metrics()
    writer, notices = writer_of(database, metrics), notices_of(database)
    key = writer.submit(
        "", lambda connection: shared_secret(connection, "cookie", runtime.new_token)
    ).result()
    tables = TableService(database, writer, notices, editions, runtime.clock)
    hub = Hub(tables, notices)
    chat = Chat(writer, notices, runtime.clock)
    metrics.look_at(tables.count_cached, hub.readers, writer.waiting)
    return Services(
        database,
        writer,
        notices,
        tables,
        hub,
        chat,
        CookieSigner(key),
        runtime,
        editions,
        CompressedCache(),
        metrics,
        is_secure,
    )
