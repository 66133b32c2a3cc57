"""The tables of this worker: commands become rows, and rows are told to who looks on.

The database is the truth. What is kept here of a table is a state that has been committed; every
command begins by catching up with what other workers have written.
"""

import re
from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from famiglia.record.header import RULES_VERSION
from famiglia.server.editions import Editions, Played
from famiglia.server.keep import keep, sealed_at
from famiglia.server.problems import Refusal
from famiglia.server.store.database import Database
from famiglia.server.store.drafts import (
    Confirm,
    Draft,
    confirm_of,
    draft_of,
    drop_draft,
    note_confirm,
    put_draft,
)
from famiglia.server.store.editions import edition_of, keep_edition
from famiglia.server.store.log import rows_after
from famiglia.server.store.notices import Notices
from famiglia.server.store.tables import TableRow, insert_table, table_of
from famiglia.server.store.writer import Writer
from famiglia.server.table.drafts import Drafted, as_it_stands, drafted
from famiglia.server.table.pen import Command, Pen
from famiglia.server.table.projection import RowMessage, row_message
from famiglia.server.table.rows import Row
from famiglia.server.table.settings import Settings, check_settings
from famiglia.server.table.state import OPEN, News, TableState

_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
RECENT: Final = 12
"""How many rows of a table are at hand; older ones are read from the log."""


class Opening(NamedTuple):
    """A table to be opened."""

    id: str
    creator: str
    seed: str
    settings: Settings
    edition: str = "sicilia"


class Sender(NamedTuple):
    """Who sends a command, and by which id, so that sent twice it counts once."""

    seat: int
    client: str


class Table(NamedTuple):
    """A table as this worker knows it."""

    row: TableRow
    played: Played
    state: TableState


class Seen(NamedTuple):
    """A table, and what is only for one of its seats."""

    table: Table
    seat: int
    drafts: dict[int, Drafted]
    """Of the seat and its partner."""
    ahead: dict[str, str]


class Done(NamedTuple):
    """What became of a command: the rows it wrote, or wrote when it was first sent."""

    first: int
    last: int
    table: Table
    rows: list[Row]
    """Empty when it had been sent before."""


class Room:
    """All tables; any number of threads may ask it."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        notices: Notices,
        editions: Editions,
        clock: Callable[[], int],
    ) -> None:
        self._database = database
        self._writer = writer
        self._notices = notices
        self._editions = editions
        self._clock = clock
        self._known: dict[str, Table] = {}
        self._recent: dict[str, list[News]] = {}
        """The last rows of each table, for who looks on as it happens."""
        self._lock = Lock()

    def open(self, opening: Opening) -> Future[None]:
        """Open a table; refused if it cannot be played so."""
        check_settings(opening.settings)
        edition = self._editions.add(opening.edition)
        row = TableRow(
            opening.id,
            self._clock(),
            opening.creator,
            msgspec.json.encode(opening.settings).decode(),
            edition.hash,
            str(RULES_VERSION),
            opening.seed,
            OPEN,
        )

        def job(connection: Connection) -> None:
            keep_edition(connection, edition)
            insert_table(connection, row)

        return self._writer.submit(opening.id, job)

    def look(self, table: str) -> Table:
        """A table as it stands in the database."""
        return self._remember(self._database.read(lambda connection: self._now(connection, table)))

    def look_from(self, table: str, seat: int) -> Seen:
        """A table as a seat finds it, with drafts as far as they are still offered."""

        def job(connection: Connection) -> Seen:
            now = self._now(connection, table)
            if seat < 0:
                return Seen(now, seat, {}, {})
            team = now.state.settings.partners(seat)
            drafts = {of: _standing(now.state, draft_of(connection, table, of)) for of in team}
            ahead = sealed_at(connection, table).get(seat, {})
            texts = {name: sealed.text for name, sealed in ahead.items()}
            return Seen(now, seat, {of: each for of, each in drafts.items() if each}, texts)

        seen = self._database.read(job)
        self._remember(seen.table)
        return seen

    def rows_for(self, table: str, seat: int, after: int) -> list[RowMessage]:
        """What a seat is told of all rows behind one; if they are not recent, from the log."""
        self.look(table)
        recent = self._recent.get(table, [])
        if not recent or recent[0].row.number > after + 1:
            recent = self._database.read(lambda connection: self._all_news(connection, table))
        return [row_message(news, seat) for news in recent if news.row.number > after]

    def draft(self, table: str, seat: int, decision: int, texts: list[str]) -> Future[Drafted]:
        """Keep a draft of a seat; one of no answers is dropped."""

        def job(connection: Connection) -> Drafted:
            now = self._now(connection, table)
            found = drafted(now.state, seat, decision, texts)
            if texts:
                answers = msgspec.json.encode(texts).decode()
                put_draft(connection, Draft(table, seat, answers, decision))
            else:
                drop_draft(connection, table, seat)
            return found

        return self._writer.submit(table, job)

    def do(self, table: str, command: Command, sender: Sender | None = None) -> Future[Done]:
        """Do something at a table; the answer comes when it is on the disk."""
        future = self._writer.submit(
            table, lambda connection: self._do(connection, table, command, sender)
        )
        future.add_done_callback(self._tell)
        return future

    def _do(
        self, connection: Connection, table: str, command: Command, sender: Sender | None
    ) -> Done:
        now = self._now(connection, table)
        if sender is not None:
            found = confirm_of(connection, table, *sender)
            if found is not None:
                return Done(found.first, found.last, now, [])
        pen = Pen(now.state, self._clock(), now.row.seed, sealed_at(connection, table))
        command(pen)
        keep(connection, table, pen)
        first, last = now.state.number + 1, pen.state.number
        if sender is not None:
            note_confirm(connection, Confirm(table, *sender, first, last))
        return Done(first, last, now._replace(state=pen.state), pen.rows)

    def _now(self, connection: Connection, table: str) -> Table:
        """What is known of a table, with what was written since."""
        known = self._known.get(table) or self._read(connection, table)
        rows = rows_after(connection, table, known.state.number)
        if not rows:
            return known
        state = known.state.copy()
        for row in rows:
            state.follow(row)
        return known._replace(state=state)

    def _all_news(self, connection: Connection, table: str) -> list[News]:
        state = self._read(connection, table).state
        for row in rows_after(connection, table, 0):
            state.follow(row)
        return state.news

    def _read(self, connection: Connection, table: str) -> Table:
        row = table_of(connection, table) if _ID.fullmatch(table) else None
        if row is None:
            raise Refusal("no-table", "There is no such table.")
        edition = edition_of(connection, row.edition)
        assert edition is not None
        played = self._editions.played(edition)
        settings = msgspec.json.decode(row.settings, type=Settings)
        return Table(row, played, TableState(settings, settings.played.tables(played.edition)))

    def _remember(self, table: Table) -> Table:
        """Keep a committed state, unless a later one is known."""
        name, state = table.row.id, table.state
        with self._lock:
            known = self._known.get(name)
            if known is None or known.state.number < state.number:
                self._known[name] = table
                begin = 0 if known is None else known.state.number
                news = [each for each in state.news if each.row.number > begin]
                self._recent[name] = _joined(self._recent.get(name, []), news)
        return table

    def _tell(self, future: Future[Done]) -> None:
        if future.cancelled() or future.exception() is not None:
            return
        done = future.result()
        self._remember(done.table)
        if done.rows:
            self._notices.publish(done.table.row.id, done.last)


def _joined(recent: list[News], news: list[News]) -> list[News]:
    """The last rows; what is behind a gap is left to the log."""
    if recent and news and recent[-1].row.number + 1 != news[0].row.number:
        recent = []
    return [*recent, *news][-RECENT:]


def _standing(state: TableState, draft: Draft | None) -> Drafted | None:
    """A draft as far as it is still offered; None when its question has passed."""
    if draft is None:
        return None
    texts = msgspec.json.decode(draft.answers, type=list[str])
    try:
        return as_it_stands(state, draft.seat, draft.decision, texts)
    except Refusal:
        return None
