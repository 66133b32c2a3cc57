"""What people say at a table, by channel; numbered in each from 1 on, apart from the log."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select

from famiglia.server.store.schema import chat

MOST_MESSAGES_READ: Final = 200
"""Messages that are read at once."""


class ChatRow(NamedTuple):
    """Somebody said something, to whoever may read the channel."""

    table_id: str
    channel: str
    number: int
    at: int
    person: str
    seat: int | None
    text: str


def say(connection: Connection, row: ChatRow) -> None:
    """Add a message; its number is the next one, which the writer of the table knows."""
    connection.execute(insert(chat).values(row._asdict()))


def said_after(connection: Connection, table: str, channel: str, number: int) -> list[ChatRow]:
    """The next messages of a channel behind the last one known; 0 knows none."""
    wanted = select(chat).where(chat.c.table_id == table, chat.c.channel == channel)
    wanted = wanted.where(chat.c.number > number).order_by(chat.c.number).limit(MOST_MESSAGES_READ)
    found = connection.execute(wanted)
    return [ChatRow._make(row) for row in found]


def last_said(connection: Connection, table: str, channel: str) -> int:
    """The number of the last message of a channel, 0 if there is none."""
    of_table = select(func.max(chat.c.number)).where(chat.c.table_id == table)
    return connection.execute(of_table.where(chat.c.channel == channel)).scalar_one() or 0
