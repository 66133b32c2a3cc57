"""What requests are answered with: the room, and who people are."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from famiglia.server.cache.compressed import Press
from famiglia.server.cache.editions import Editions
from famiglia.server.commands.chat import Chat
from famiglia.server.commands.tables import Room
from famiglia.server.identity import Draw, Passport
from famiglia.server.metrics import Metrics
from famiglia.server.store.database import Database, open_database
from famiglia.server.store.migrate import migrate
from famiglia.server.store.notices import Notices, notices_of
from famiglia.server.store.secrets import shared_secret
from famiglia.server.store.writer import Writer, writer_of
from famiglia.server.stream.hub import Hub


class Outside(NamedTuple):
    """What comes from outside the program: time and chance."""

    clock: Callable[[], int]
    draw: Draw


class Services(NamedTuple):
    """All of them."""

    database: Database
    writer: Writer
    notices: Notices
    room: Room
    hub: Hub
    chat: Chat
    passport: Passport
    outside: Outside
    editions: Editions
    press: Press
    metrics: Metrics
    is_secure: bool
    """Whether people come by https."""

    def close(self) -> None:
        """Finish what is being written."""
        self.writer.close()
        self.notices.close()
        self.database.close()


def open_services(
    url: str,
    folder: Path,
    outside: Outside,
    is_secure: bool = False,
    more_editions: Iterable[str] = (),
) -> Services:
    """Open the database, bring it up to date, and begin."""
    editions = Editions(folder / "editions", more_editions)
    database = open_database(url)
    migrate(database.engine)
    metrics = Metrics()
    writer, notices = writer_of(database, metrics), notices_of(database)
    key = writer.submit(
        "", lambda connection: shared_secret(connection, "cookie", outside.draw)
    ).result()
    room = Room(database, writer, notices, editions, outside.clock)
    hub = Hub(room, notices)
    chat = Chat(writer, notices, outside.clock)
    metrics.look_at(room.tables, hub.readers, writer.waiting)
    return Services(
        database,
        writer,
        notices,
        room,
        hub,
        chat,
        Passport(key),
        outside,
        editions,
        Press(),
        metrics,
        is_secure,
    )
