"""What people say at a table; numbered from 1 on, apart from the log."""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from famiglia.server.store.schema import chat


class ChatRow(NamedTuple):
    """Somebody said something, to whoever may read the channel."""

    table_id: str
    number: int
    channel: str
    at: int
    person: str
    seat: int | None
    text: str


def say(connection: Connection, row: ChatRow) -> None:
    """Add a message; its number is the next one, which the writer of the table knows."""
    connection.execute(insert(chat).values(row._asdict()))


def said_after(connection: Connection, table: str, number: int) -> list[ChatRow]:
    """The messages behind the last one known; 0 knows none."""
    wanted = select(chat).where(chat.c.table_id == table, chat.c.number > number)
    return [ChatRow._make(row) for row in connection.execute(wanted.order_by(chat.c.number))]


def last_said(connection: Connection, table: str) -> int:
    """The number of the last message, 0 if there is none."""
    highest = select(func.max(chat.c.number)).where(chat.c.table_id == table)
    return connection.execute(highest).scalar_one() or 0
