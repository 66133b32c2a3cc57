"""Who looks on: every browser has one reader, which is woken when one of its tables has news.

A reader keeps only which tables have news, never the news itself: so a slow one costs nothing.
"""

import asyncio
from collections.abc import Iterable
from typing import Final

import structlog

from famiglia.server.commands.read import TableReader
from famiglia.server.store.notices import DRAFTS_TOPIC, Notice, Notices

_log: Final = structlog.get_logger(__name__)
DRAFT_SECONDS: Final = 0.05
"""Seconds after which a draft is sent to its team: its reply goes first, quick clicks go as one."""
EVERYTHING: Final = Notice("", 0, "")
"""Any table may have any news."""


class Reader:
    """One browser."""

    def __init__(
        self, person: str, watched: Iterable[str] = (), handed_over: Iterable[tuple[str, int]] = ()
    ) -> None:
        self.person = person
        self.watched = frozenset(watched)
        """Tables at which it looks on as a spectator."""
        self.handed_over = frozenset(handed_over)
        """Of several seats that share this screen, those handed over to who sits there."""
        self._news: dict[tuple[str, str], Notice] = {}
        self._is_there = asyncio.Event()

    def wake(self, notice: Notice) -> None:
        """There is news; of one thing at one table only the last counts."""
        self._news[notice.table, notice.topic] = notice
        self._is_there.set()

    async def next(self, seconds: float) -> list[Notice]:
        """What there is news of, or nothing after so many seconds."""
        try:
            await asyncio.wait_for(self._is_there.wait(), seconds)
        except TimeoutError:
            return []
        found, self._news = list(self._news.values()), {}
        self._is_there.clear()
        return [EVERYTHING] if EVERYTHING in found else found


class Hub:
    """All readers of this worker."""

    def __init__(self, tables: TableReader, notices: Notices) -> None:
        self._tables = tables
        self._people: dict[str, set[Reader]] = {}
        self._watching: dict[str, set[Reader]] = {}
        """By table."""
        self._loop: asyncio.AbstractEventLoop | None = None
        notices.subscribe(self._on_notice)

    def join(self, reader: Reader) -> None:
        """From now on it is woken."""
        self._loop = asyncio.get_running_loop()
        self._people.setdefault(reader.person, set()).add(reader)
        for table in reader.watched:
            self._watching.setdefault(table, set()).add(reader)

    def leave(self, reader: Reader) -> None:
        """It is gone."""
        _remove(self._people, reader.person, reader)
        for table in reader.watched:
            _remove(self._watching, table, reader)

    def readers(self) -> int:
        """How many there are."""
        return sum(len(readers) for readers in self._people.values())

    def _on_notice(self, notice: Notice | None) -> None:
        """Called in any thread."""
        loop = self._loop
        if loop is None or loop.is_closed():
            return
        people = set[str]()
        if notice is not None:
            try:
                people = self._people_at(notice)
            except Exception as failure:
                _log.error("who sits at a table is not known", exc_info=failure)
                notice = None
        if notice is not None and notice.topic.startswith(f"{DRAFTS_TOPIC} "):
            loop.call_soon_threadsafe(loop.call_later, DRAFT_SECONDS, self._wake, notice, people)
        else:
            loop.call_soon_threadsafe(self._wake, notice, people)

    def _people_at(self, notice: Notice) -> set[str]:
        seats = self._tables.load(notice.table, notice.number).state.seats
        return {seat.person for seat in seats if seat.person is not None}

    def _wake(self, notice: Notice | None, people: set[str]) -> None:
        if notice is None:
            for readers in self._people.values():
                for reader in readers:
                    reader.wake(EVERYTHING)
            return
        for person in people & self._people.keys():
            for reader in self._people[person]:
                reader.wake(notice)
        for reader in self._watching.get(notice.table, ()):
            reader.wake(notice)


def _remove(readers: dict[str, set[Reader]], key: str, reader: Reader) -> None:
    """Nothing is left behind where the last one has gone."""
    there = readers.get(key, set())
    there.discard(reader)
    if not there:
        readers.pop(key, None)
