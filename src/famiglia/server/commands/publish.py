"""Something is stored and then published: to others with the commit, to this worker after it."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from sqlalchemy import Connection

from famiglia.server.store.notices import Notice, Notices, notify
from famiglia.server.store.writer import Writer

T = TypeVar("T")


def write_and_publish(
    writer: Writer, notices: Notices, notice: Notice, job: Callable[[Connection], T]
) -> Future[T]:
    """Have a job done for a table, and give notice of it if it was kept."""

    def noticed(connection: Connection) -> T:
        result = job(connection)
        notify(connection, notice)
        return result

    def publish(done: Future[T]) -> None:
        if not done.cancelled() and done.exception() is None:
            notices.publish(notice)

    future = writer.submit(notice.table, noticed)
    future.add_done_callback(publish)
    return future
