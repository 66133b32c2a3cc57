"""Talk at a table: stored by channel, and published to who may hear it."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, NamedTuple

from sqlalchemy import Connection

from famiglia.server.commands.publish import write_and_publish
from famiglia.server.store.chat import ChatRow, last_said, say
from famiglia.server.store.notices import CHAT_TOPIC, Notice, Notices
from famiglia.server.store.writer import Writer

TABLE: Final = "table"
TEAM: Final = "team"
SPECTATORS: Final = "spectators"
"""Channels: for all who play, for partners, for who looks on."""
BOT: Final = ""
"""In place of a person: a bot has said it."""


def stored_channel(channel: str, team: int | None) -> str:
    """The name of a channel in the database: each team has its own."""
    return f"{TEAM} {team}" if channel == TEAM else channel


class Speech(NamedTuple):
    """Something to be said."""

    channel: str
    """As it is kept."""
    person: str
    seat: int | None
    text: str


class Chat:
    """Writes down what is said."""

    def __init__(self, writer: Writer, notices: Notices, clock: Callable[[], int]) -> None:
        self._writer = writer
        self._notices = notices
        self._clock = clock

    def say(self, table: str, speech: Speech) -> Future[ChatRow]:
        """Say something; it is published when it is stored."""
        at = self._clock()

        def job(connection: Connection) -> ChatRow:
            number = last_said(connection, table, speech.channel) + 1
            row = ChatRow(table, speech.channel, number, at, *speech[1:])
            say(connection, row)
            return row

        return write_and_publish(
            self._writer, self._notices, Notice(table, 0, f"{CHAT_TOPIC} {speech.channel}"), job
        )
