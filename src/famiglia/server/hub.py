"""Who looks on: every browser has one reader, which is woken when one of its tables has news.

A reader keeps only which tables have news, never the news itself: so a slow one costs nothing.
"""

import asyncio
from typing import Final

from famiglia.server.room import Room
from famiglia.server.store.notices import Notice, Notices

EVERYWHERE: Final = "*"
"""In place of a table: any may have news."""


class Reader:
    """One browser."""

    def __init__(self, person: str, watched: frozenset[str]) -> None:
        self.person = person
        self.watched = watched
        """Tables at which it looks on as a spectator."""
        self._news: set[str] = set()
        self._is_there = asyncio.Event()

    def wake(self, table: str) -> None:
        """A table has news."""
        self._news.add(table)
        self._is_there.set()

    async def next(self, seconds: float) -> set[str]:
        """The tables with news, or none after so many seconds."""
        try:
            await asyncio.wait_for(self._is_there.wait(), seconds)
        except TimeoutError:
            return set()
        found, self._news = self._news, set()
        self._is_there.clear()
        return found


class Hub:
    """All readers of this worker."""

    def __init__(self, room: Room, notices: Notices) -> None:
        self._room = room
        self._readers: set[Reader] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        notices.subscribe(self._hear)

    def join(self, reader: Reader) -> None:
        """From now on it is woken."""
        self._loop = asyncio.get_running_loop()
        self._readers.add(reader)

    def leave(self, reader: Reader) -> None:
        """It is gone."""
        self._readers.discard(reader)

    def _hear(self, notice: Notice | None) -> None:
        """Called in any thread."""
        loop = self._loop
        if loop is None or loop.is_closed():
            return
        people = set() if notice is None else self._people_at(notice.table)
        loop.call_soon_threadsafe(self._wake, notice, people)

    def _people_at(self, table: str) -> set[str]:
        seats = self._room.look(table).state.seats
        return {seat.person for seat in seats if seat.person is not None}

    def _wake(self, notice: Notice | None, people: set[str]) -> None:
        for reader in self._readers:
            if notice is None:
                reader.wake(EVERYWHERE)
            elif reader.person in people or notice.table in reader.watched:
                reader.wake(notice.table)
