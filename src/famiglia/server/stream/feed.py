"""What a browser is sent: what is new at its tables, as its seats may know it."""

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection

from famiglia.engine.view import SPECTATOR
from famiglia.server.cache.tables import CachedTable
from famiglia.server.commands.chat import SPECTATORS, TABLE, TEAM, stored_channel
from famiglia.server.commands.read import TableReader
from famiglia.server.messages.snapshot import draft_messages, saying
from famiglia.server.problems import Refusal
from famiglia.server.store.chat import last_said, said_after
from famiglia.server.store.database import Database
from famiglia.server.store.notices import (
    CHAT_TOPIC,
    DRAFTS_TOPIC,
    LOG_TOPIC,
    SKETCHES_TOPIC,
    Notice,
)
from famiglia.server.store.seats import seats_by_person, tables_of_person
from famiglia.server.stream.cursor import Cursor, Subscription, write_cursor
from famiglia.server.stream.events import (
    EVENT_NAMES,
    ChatMessage,
    DraftsMessage,
    Message,
    NewsMessage,
    SketchesMessage,
    StreamEvent,
    UnnumberedMessage,
)
from famiglia.server.stream.hub import EVERYTHING, Reader
from famiglia.server.table.state import ENDED, TableState

MOST_ROWS_OR_SAYINGS: Final = 200
"""Rows or sayings sent at once; who is farther behind has to fetch anew."""


class Feed:
    """What one browser has been sent, and is to be sent next; asked by one thread at a time."""

    def __init__(
        self, tables: TableReader, database: Database, reader: Reader, cursor: Cursor
    ) -> None:
        self._service = tables
        self._database = database
        self._reader = reader
        self._cursor = cursor
        self._last_sent: dict[tuple[type[UnnumberedMessage], str, int], UnnumberedMessage] = {}
        """As it was last sent to each seat: that others do something must not show."""

    def of(self, notices: list[Notice]) -> list[StreamEvent]:
        """What is to be sent when somebody has given notice."""
        found: list[StreamEvent] = []
        for notice in notices:
            tables = self._tables() if notice == EVERYTHING else [notice.table]
            for table in tables:
                for message in self._at(table, notice):
                    found.append(
                        StreamEvent(EVENT_NAMES[type(message)], message, write_cursor(self._cursor))
                    )
        return found

    def is_cached(self, notices: list[Notice]) -> bool:
        """Whether it can be sent from memory, at once."""
        return all(
            notice.topic == LOG_TOPIC
            and (table := self._service.cached(notice.table, notice.number)) is not None
            and self._has_recent(table)
            for notice in notices
        )

    def _has_recent(self, table: CachedTable) -> bool:
        name, number = table.row.id, table.state.number
        known = [
            self._cursor.get(Subscription(name, seat, LOG_TOPIC)) for seat in self._seats(table)
        ]
        return all(last is None or self._service.has_recent(name, last, number) for last in known)

    def _tables(self) -> list[str]:
        """Where the browser sits in a game that goes on, looks on, or has not heard the end."""
        person, read = self._reader.person, self._database.read
        sits = {row.table_id for row in read(lambda each: seats_by_person(each, person))}
        goes_on = set(read(lambda connection: tables_of_person(connection, person)))
        for subscription in list(self._cursor):
            if subscription.table not in sits | self._reader.watched:
                del self._cursor[subscription]
        known = {subscription.table for subscription in self._cursor}
        return sorted(goes_on | known | self._reader.watched)

    def _at(self, table: str, notice: Notice) -> Iterator[Message]:
        """What is new at a table for each of the seats.

        One by one: the id of an event must not count what comes behind it, else a cut between two
        of them would leave a gap.
        """
        try:
            found = self._service.load(table, notice.number or None)
        except Refusal:
            return
        for seat in self._seats(found):
            for message in self._for(seat, found, notice):
                if message is not None:
                    yield message
        if found.state.status == ENDED:
            self._forget(table)

    def _for(self, seat: int, table: CachedTable, notice: Notice) -> Iterator[Message | None]:
        """All kinds of news for one seat; a notice that is for others sends it nothing."""
        name, state = table.row.id, table.state
        if notice.topic in (LOG_TOPIC, EVERYTHING.topic):
            yield self._rows(Subscription(name, seat, LOG_TOPIC), state)
        team = None if seat == SPECTATOR else state.settings.team(seat)
        for channel in self._channels(table, seat):
            stored_name = stored_channel(channel, team)
            if notice.topic in (f"{CHAT_TOPIC} {stored_name}", EVERYTHING.topic):
                yield self._talk(Subscription(name, seat, channel), stored_name)
        if team is not None and notice.topic in (f"{DRAFTS_TOPIC} {team}", EVERYTHING.topic):
            yield self._if_new(self._drafts(name, seat))
        if team is not None and notice.topic in (f"{SKETCHES_TOPIC} {team}", EVERYTHING.topic):
            sketches = self._service.sketches(name, seat)
            yield self._if_new(SketchesMessage(name, seat, sketches))

    def _own(self, table: CachedTable) -> list[int]:
        person = self._reader.person
        return [number for number, seat in enumerate(table.state.seats) if seat.person == person]

    def _seats(self, table: CachedTable) -> list[int]:
        """The own seats; of several that share a screen, only those handed over."""
        name, own = table.row.id, self._own(table)
        if len(own) > 1:
            return [seat for seat in own if (name, seat) in self._reader.handed_over] or [SPECTATOR]
        return own or ([SPECTATOR] if name in self._reader.watched else [])

    def _channels(self, table: CachedTable, seat: int) -> list[str]:
        """Who plays does not hear spectators, also before a seat is handed over."""
        if seat != SPECTATOR:
            return [TABLE, TEAM]
        return [TABLE] if self._own(table) else [SPECTATORS]

    def _rows(self, subscription: Subscription, state: TableState) -> NewsMessage | None:
        """What has happened since; who comes for the first time is sent where the table stands."""
        known, number = self._cursor.get(subscription), state.number
        if known == number:
            return None
        self._cursor[subscription] = number
        if known is None or not number - MOST_ROWS_OR_SAYINGS <= known <= number:
            return NewsMessage(
                subscription.table, _sent_seat(subscription.seat), [], number, anew=True
            )
        rows = self._service.rows_for(subscription.table, subscription.seat, known, number)
        return NewsMessage(subscription.table, _sent_seat(subscription.seat), rows, number)

    def _talk(self, subscription: Subscription, stored_name: str) -> ChatMessage | None:
        """What was said in a channel, which is kept under another name."""
        table, seat, channel = subscription
        known = self._cursor.get(subscription)

        def job(connection: Connection) -> ChatMessage | None:
            last = last_said(connection, table, stored_name)
            if last == known:
                return None
            if known is None or not last - MOST_ROWS_OR_SAYINGS <= known <= last:
                return ChatMessage(table, _sent_seat(seat), channel, [], last, anew=True)
            said = [saying(row) for row in said_after(connection, table, stored_name, known)]
            return ChatMessage(table, _sent_seat(seat), channel, said, said[-1].number)

        found = self._database.read(job)
        if found is not None:
            self._cursor[subscription] = found.number
        return found

    def _drafts(self, table: str, seat: int) -> DraftsMessage:
        seen = self._service.snapshot(table, seat)
        return DraftsMessage(
            table,
            seat,
            seen.table.state.decision_number,
            draft_messages(seen.drafts),
            draft_messages(seen.proposals),
        )

    def _if_new(self, found: UnnumberedMessage) -> UnnumberedMessage | None:
        key = (type(found), found.table, found.seat)
        if self._last_sent.get(key) == found:
            return None
        self._last_sent[key] = found
        return found

    def _forget(self, table: str) -> None:
        """All has been sent of a game that is over; what is said there later begins anew."""
        for subscription in [each for each in self._cursor if each.table == table]:
            del self._cursor[subscription]


def _sent_seat(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat
