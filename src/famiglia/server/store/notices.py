"""Notices: letting all workers know that a table has news, without what they are."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from famiglia.server.store.database import Database
from famiglia.server.store.postgres import DIALECT

CHANNEL: Final = "famiglia"
_log: Final = logging.getLogger(__name__)


LOG_TOPIC: Final = "log"
CHAT_TOPIC: Final = "chat"
DRAFTS_TOPIC: Final = "drafts"
SKETCHES_TOPIC: Final = "sketches"
"""What there may be news of: behind the second stands the channel, behind the others the team:
nobody else may even learn that something was said, drafted or drawn."""


class Notice(NamedTuple):
    """There is news at a table, whose log has at least rows up to this number."""

    table: str
    number: int
    topic: str = LOG_TOPIC


Subscriber = Callable[[Notice | None], None]
"""Called in any thread, at times twice with the same; None: anything may have been missed."""


def notify(connection: Connection, notice: Notice) -> None:
    """Notify other workers, once the transaction is committed; with SQLite there are none."""
    if connection.dialect.name == DIALECT:
        text = f"{notice.table}:{notice.number}:{notice.topic}"
        connection.execute(select(func.pg_notify(CHANNEL, text)))


class Notices(ABC):
    """Passes notices on to the subscribers of this worker."""

    def __init__(self) -> None:
        self._subscribers: tuple[Subscriber, ...] = ()

    def subscribe(self, callback: Subscriber) -> None:
        """Be called from now on; the callback should be quick."""
        self._subscribers = (*self._subscribers, callback)

    def publish(self, notice: Notice) -> None:
        """Notify this worker, after a commit; `notify` has reached the others."""
        self._call_subscribers(notice)

    def _call_subscribers(self, notice: Notice | None) -> None:
        for callback in self._subscribers:
            try:
                callback(notice)
            except Exception:
                _log.exception("a subscriber failed at %s", notice)

    @abstractmethod
    def close(self) -> None:
        """Call nobody any more."""


class OwnNotices(Notices):
    """For SQLite: there is no other worker."""

    def close(self) -> None:
        """Call nobody any more."""
        self._subscribers = ()


def notices_of(database: Database) -> Notices:
    """The notices that fit a database; one for each worker."""
    if not database.is_shared:
        return OwnNotices()
    # Only here: the driver of PostgreSQL is an extra.
    from famiglia.server.store.shared_notices import SharedNotices  # noqa: PLC0415

    return SharedNotices(database.engine)
