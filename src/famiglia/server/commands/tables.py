"""The tables of this worker: commands become rows, and rows what each seat is sent.

The database is the truth. What is kept here of a table is a state that has been committed; every
command begins by catching up with what other workers have written.
"""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from itertools import dropwhile, takewhile
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection

from famiglia.record.header import RULES_VERSION
from famiglia.server.cache.editions import Editions
from famiglia.server.cache.tables import SeatRowsCache, Table, TableCache
from famiglia.server.commands.drafts import preview_new
from famiglia.server.commands.load import TableLoader
from famiglia.server.commands.persist import save, save_deadline, sealed_at
from famiglia.server.commands.publish import write_and_publish
from famiglia.server.commands.sketches import load_sketches, save_sketch
from famiglia.server.commands.snapshot import Snapshot, load_snapshot
from famiglia.server.store.database import Database
from famiglia.server.store.drafts import (
    Confirm,
    DraftStore,
    confirm_of,
    note_confirm,
)
from famiglia.server.store.editions import keep_edition
from famiglia.server.store.notices import DRAFTS_TOPIC, SKETCHES_TOPIC, Notice, Notices
from famiglia.server.store.tables import TableRow, insert_table
from famiglia.server.store.writer import Writer
from famiglia.server.table.drafts import Draft, DraftPreview
from famiglia.server.table.moments import MomentMessage, moment_message
from famiglia.server.table.projection import RowMessage, row_message
from famiglia.server.table.rows import Row
from famiglia.server.table.seats import play_again
from famiglia.server.table.settings import Settings, check_settings
from famiglia.server.table.sketches import Stroke, check_sketch
from famiglia.server.table.state import OPEN, AppliedRow
from famiglia.server.table.unit_of_work import Command, UnitOfWork

T = TypeVar("T")


class Opening(NamedTuple):
    """A table to be opened."""

    id: str
    creator: str
    seed: str
    settings: Settings
    edition: str = "sicilia"


class NewRematch(NamedTuple):
    """A table to be opened like one that has ended."""

    id: str
    creator: str
    seed: str


class IdempotencyKey(NamedTuple):
    """Who sends a command, and by which id, so that sent twice it counts once."""

    seat: int
    client: str


class CommandResult(NamedTuple):
    """What became of a command: the rows it wrote, or wrote when it was first sent."""

    first: int
    last: int
    before: Table
    """As it stood, with what other workers had written."""
    table: Table
    rows: list[Row]
    """Empty when it had been sent before."""


class TableService:
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
        self._cache = TableCache()
        self._loader = TableLoader(self._cache, editions)
        self._seat_rows = SeatRowsCache()

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

    def rematch(self, table: str, again: NewRematch) -> Future[CommandResult]:
        """Open a table like one that has ended, unless somebody has already."""

        def job(connection: Connection) -> CommandResult:
            done = self._execute(
                connection, table, lambda work: play_again(work, again.creator, again.id), None
            )
            if done.rows:
                insert_table(connection, self._like(done.table.row, again))
            return done

        return self._published(self._writer.submit(table, job))

    def count_cached(self) -> int:
        """How many are kept in memory."""
        return len(self._cache)

    def cached(self, table: str, number: int | None = None) -> Table | None:
        """A table as remembered: with a row one wants, or by the only worker there is."""
        known = self._cache.get(table)
        if known is None or (number is None and self._database.is_shared):
            return None
        return known if number is None or known.state.number >= number else None

    def load(self, table: str, number: int | None = None) -> Table:
        """A table as it stands in the database; as remembered if that has the row one wants."""
        known = None if number is None else self.cached(table, number)
        if known is not None:
            return known
        return self._cache.put(
            self._database.read(lambda connection: self._loader.current(connection, table))
        )

    def snapshot(self, table: str, seat: int) -> Snapshot:
        """A table as a seat finds it, with drafts as far as they are still offered."""

        def job(connection: Connection) -> Snapshot:
            return load_snapshot(connection, self._loader.current(connection, table), seat)

        seen = self._database.read(job)
        self._cache.put(seen.table)
        return seen

    def rows_for(
        self, table: str, seat: int, after: int, number: int | None = None
    ) -> list[RowMessage]:
        """The rows behind one, up to another, as a seat may know them."""
        known = self.load(table, number)
        last = known.state.number if number is None else number
        recent = self._cache.between(table, after, last)
        if recent is not None:
            return _row_messages(recent, seat)
        return [
            row for row in self._from_the_first(known, seat, last) if after < row.number <= last
        ]

    def _from_the_first(self, known: Table, seat: int, last: int) -> list[RowMessage]:
        """All rows as a seat may know them, at least up to one; a game is replayed for it once."""
        table = known.row.id
        rows = self._seat_rows.get(table, seat)
        if len(rows) < last:
            more = self._cache.between(table, len(rows), last) if rows else None
            if more is None:
                rows = self._database.read(
                    lambda each: _row_messages(self._loader.all_rows(each, known), seat)
                )
            else:
                rows = rows + _row_messages(more, seat)
        self._seat_rows.put(table, seat, rows)
        return rows

    def moments_for(self, table: str, seat: int, first: int, last: int) -> list[MomentMessage]:
        """What a seat saw after each answer of these rows; a game is replayed for older ones."""
        known = self.load(table, last)
        news = self._cache.between(table, first - 1, last)
        if news is None:
            news = self._database.read(
                lambda each: _some(self._loader.all_rows(each, known), first, last)
            )
        return [moment_message(each.transition, seat) for each in news if each.transition]

    def has_recent(self, table: str, after: int, last: int) -> bool:
        """Whether all rows behind one, up to another, are remembered."""
        return self._cache.between(table, after, last) is not None

    def save_draft(
        self, table: str, seat: int, store: DraftStore, draft: Draft
    ) -> Future[DraftPreview]:
        """Keep a draft, or what a seat proposes to its partner; one of no answers is dropped."""

        def job(connection: Connection) -> DraftPreview:
            state = self._loader.writable(connection, table).state
            found = preview_new(state, store, seat, draft)
            store.put(connection, table, seat, draft)
            return found

        return self._for_team(table, seat, DRAFTS_TOPIC, job)

    def save_sketch(self, table: str, seat: int, strokes: Sequence[Stroke]) -> Future[None]:
        """Keep what a seat draws for its team, in place of all it has drawn."""

        def job(connection: Connection) -> None:
            check_sketch(self._loader.writable(connection, table).state, seat, strokes)
            save_sketch(connection, table, seat, strokes)

        return self._for_team(table, seat, SKETCHES_TOPIC, job)

    def sketches(self, table: str, seat: int) -> dict[int, list[Stroke]]:
        """What the team of a seat has drawn."""
        team = self.load(table, 0).state.settings.team_seats(seat)
        return self._database.read(lambda connection: load_sketches(connection, table, team))

    def execute(
        self, table: str, command: Command, key: IdempotencyKey | None = None
    ) -> Future[CommandResult]:
        """Do something at a table; the answer comes when it is on the disk."""
        return self._published(
            self._writer.submit(
                table, lambda connection: self._execute(connection, table, command, key)
            )
        )

    def save_deadline(self, table: str) -> Future[None]:
        """Nothing is due at a table: note when it will be."""
        return self._writer.submit(
            table,
            lambda connection: save_deadline(
                connection, table, self._loader.current(connection, table).state
            ),
        )

    def _for_team(
        self, table: str, seat: int, of: str, job: Callable[[Connection], T]
    ) -> Future[T]:
        """Have something done of which only the team of a seat may learn."""
        team = self.load(table, 0).state.settings.team(seat)
        notice = Notice(table, 0, f"{of} {team}")
        return write_and_publish(self._writer, self._notices, notice, job)

    def _published(self, future: Future[CommandResult]) -> Future[CommandResult]:
        future.add_done_callback(self._publish)
        return future

    def _like(self, row: TableRow, again: NewRematch) -> TableRow:
        return row._replace(
            id=again.id,
            created=self._clock(),
            creator=again.creator,
            rules_version=str(RULES_VERSION),
            seed=again.seed,
            state=OPEN,
            ended=None,
        )

    def _execute(
        self, connection: Connection, table: str, command: Command, key: IdempotencyKey | None
    ) -> CommandResult:
        now = self._loader.writable(connection, table)
        if key is not None:
            found = confirm_of(connection, table, *key)
            if found is not None:
                return CommandResult(found.first, found.last, now, now, [])
        work = UnitOfWork(now.state, self._clock(), now.row.seed, sealed_at(connection, table))
        command(work)
        save(connection, table, now.state, work)
        first, last = now.state.number + 1, work.state.number
        if key is not None:
            note_confirm(connection, Confirm(table, *key, first, last))
        return CommandResult(first, last, now, now._replace(state=work.state), work.rows)

    def _publish(self, future: Future[CommandResult]) -> None:
        if future.cancelled() or future.exception() is not None:
            return
        done = future.result()
        self._cache.put(done.before)
        self._cache.put(done.table)
        if done.rows:
            self._notices.publish(Notice(done.table.row.id, done.last))


def _some(news: Iterable[AppliedRow], first: int, last: int) -> list[AppliedRow]:
    behind = dropwhile(lambda each: each.row.number < first, news)
    return list(takewhile(lambda each: each.row.number <= last, behind))


def _row_messages(rows: Iterable[AppliedRow], seat: int) -> list[RowMessage]:
    return [row_message(applied, seat) for applied in rows]
