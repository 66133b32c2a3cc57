"""The tables of this worker: read as they stand, and changed by commands that become rows."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TypeVar

from sqlalchemy import Connection

from famiglia.server.cache.editions import Editions
from famiglia.server.commands.drafts import preview_new
from famiglia.server.commands.execute import CommandResult, IdempotencyKey, execute_once
from famiglia.server.commands.new_table import RematchSpec, TableSpec, new_table_row, rematch_row
from famiglia.server.commands.persist import save_deadline
from famiglia.server.commands.publish import write_and_publish
from famiglia.server.commands.read import TableReader
from famiglia.server.commands.sketches import save_sketch
from famiglia.server.store.database import Database
from famiglia.server.store.drafts import DraftStore
from famiglia.server.store.editions import insert_edition
from famiglia.server.store.notices import DRAFTS_TOPIC, SKETCHES_TOPIC, Notice, Notices
from famiglia.server.store.tables import insert_table
from famiglia.server.store.writer import Writer
from famiglia.server.table.drafts import Draft, DraftPreview
from famiglia.server.table.seats import play_again
from famiglia.server.table.settings import check_settings
from famiglia.server.table.sketches import Stroke, check_sketch
from famiglia.server.table.unit_of_work import Command

T = TypeVar("T")


class TableService(TableReader):
    """All tables; any number of threads may ask it."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        notices: Notices,
        editions: Editions,
        clock: Callable[[], int],
    ) -> None:
        super().__init__(database, editions)
        self._writer = writer
        self._notices = notices
        self._editions = editions
        self._clock = clock

    def open(self, spec: TableSpec) -> Future[None]:
        """Open a table; refused if it cannot be played so."""
        check_settings(spec.settings)
        edition = self._editions.add(spec.edition)
        row = new_table_row(spec, edition.hash, self._clock())

        def job(connection: Connection) -> None:
            insert_edition(connection, edition)
            insert_table(connection, row)

        return self._writer.submit(spec.id, job)

    def rematch(self, table: str, again: RematchSpec) -> Future[CommandResult]:
        """Open a table like one that has ended, unless somebody has already."""

        def job(connection: Connection) -> CommandResult:
            done = self._execute(
                connection, table, lambda work: play_again(work, again.creator, again.id), None
            )
            if done.rows:
                insert_table(connection, rematch_row(done.table, again, self._clock()))
            return done

        return self._published(self._writer.submit(table, job))

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

    def _execute(
        self, connection: Connection, table: str, command: Command, key: IdempotencyKey | None
    ) -> CommandResult:
        now = self._loader.writable(connection, table)
        return execute_once(connection, now, self._clock(), command, key)

    def _publish(self, future: Future[CommandResult]) -> None:
        if future.cancelled() or future.exception() is not None:
            return
        done = future.result()
        self._cache.put(done.before)
        self._cache.put(done.table)
        if done.rows:
            self._notices.publish(Notice(done.table.row.id, done.last))
