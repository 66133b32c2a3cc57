"""The tables of this worker: commands become rows, and rows are told to who looks on.

The database is the truth. What is kept here of a table is a state that has been committed; every
command begins by catching up with what other workers have written.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from itertools import dropwhile, takewhile
from typing import Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection

from famiglia.edition.tables import Tables
from famiglia.engine.view import View
from famiglia.record.header import RULES_VERSION
from famiglia.record.mode import Mode
from famiglia.server.cache.editions import Editions, Played
from famiglia.server.cache.tables import Memory, Table, Told
from famiglia.server.commands.drafts import Written, write_down, written_down
from famiglia.server.commands.persist import keep, keep_deadline, sealed_at
from famiglia.server.commands.publish import keep_and_tell
from famiglia.server.commands.sketches import keep_sketch, sketched
from famiglia.server.problems import Refusal
from famiglia.server.store import notices
from famiglia.server.store.database import Database
from famiglia.server.store.drafts import (
    DRAFTS,
    PROPOSALS,
    Confirm,
    Shelf,
    confirm_of,
    note_confirm,
)
from famiglia.server.store.editions import edition_of, keep_edition
from famiglia.server.store.log import rows_after
from famiglia.server.store.notices import Notice, Notices
from famiglia.server.store.tables import TableRow, insert_table, table_of
from famiglia.server.store.writer import Writer
from famiglia.server.table.drafts import Drafted
from famiglia.server.table.moments import MomentMessage, moment_message
from famiglia.server.table.projection import RowMessage, row_message
from famiglia.server.table.replay import followed
from famiglia.server.table.rows import Row
from famiglia.server.table.seats import play_again
from famiglia.server.table.settings import Settings, check_settings, read_settings
from famiglia.server.table.sketches import Stroke, check_sketch
from famiglia.server.table.state import OPEN, News, TableState
from famiglia.server.table.unit_of_work import Command, Pen

T = TypeVar("T")
_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


class Opening(NamedTuple):
    """A table to be opened."""

    id: str
    creator: str
    seed: str
    settings: Settings
    edition: str = "sicilia"


class Again(NamedTuple):
    """A table to be opened like one that has ended."""

    id: str
    creator: str
    seed: str


class Sender(NamedTuple):
    """Who sends a command, and by which id, so that sent twice it counts once."""

    seat: int
    client: str


class Seen(NamedTuple):
    """A table, and what is only for one of its seats."""

    table: Table
    seat: int
    drafts: dict[int, Drafted]
    """Of the seat and its partner."""
    proposals: dict[int, Drafted]
    """By who made them; for the partner who is asked."""
    ahead: dict[str, str]
    sketches: dict[int, list[Stroke]]
    """Of the seat and its partner."""

    def drafted_view(self) -> View:
        """What the seat would see when its draft has been played; refused without a game."""
        game = self.table.state.game
        if game is None:
            raise Refusal("not-started", "The game has not begun.")
        draft = self.drafts.get(self.seat)
        return game.view(self.seat) if draft is None else draft.found.view


class Done(NamedTuple):
    """What became of a command: the rows it wrote, or wrote when it was first sent."""

    first: int
    last: int
    before: Table
    """As it stood, with what other workers had written."""
    table: Table
    rows: list[Row]
    """Empty when it had been sent before."""


class Room:
    """All tables; any number of threads may ask it."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        told: Notices,
        editions: Editions,
        clock: Callable[[], int],
    ) -> None:
        self._database = database
        self._writer = writer
        self._notices = told
        self._editions = editions
        self._clock = clock
        self._memory = Memory()
        self._told = Told()
        self._flat: dict[tuple[str, Mode], Tables] = {}

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

    def rematch(self, table: str, again: Again) -> Future[Done]:
        """Open a table like one that has ended, unless somebody has already."""

        def job(connection: Connection) -> Done:
            done = self._do(
                connection, table, lambda pen: play_again(pen, again.creator, again.id), None
            )
            if done.rows:
                insert_table(connection, self._like(done.table.row, again))
            return done

        return self._noted(self._writer.submit(table, job))

    def tables(self) -> int:
        """How many are kept in memory."""
        return len(self._memory)

    def at_hand(self, table: str, number: int | None = None) -> Table | None:
        """A table as remembered: with a row one wants, or by the only worker there is."""
        known = self._memory.get(table)
        if known is None or (number is None and self._database.is_shared):
            return None
        return known if number is None or known.state.number >= number else None

    def look(self, table: str, number: int | None = None) -> Table:
        """A table as it stands in the database; as remembered if that has the row one wants."""
        known = None if number is None else self.at_hand(table, number)
        if known is not None:
            return known
        return self._memory.keep(
            self._database.read(lambda connection: self._now(connection, table))
        )

    def look_from(self, table: str, seat: int) -> Seen:
        """A table as a seat finds it, with drafts as far as they are still offered."""

        def job(connection: Connection) -> Seen:
            now = self._now(connection, table)
            if seat < 0:
                return Seen(now, seat, {}, {}, {}, {})
            state, team = now.state, now.state.settings.partners(seat)
            drafts = written_down(connection, table, state, DRAFTS, team)
            proposals = written_down(connection, table, state, PROPOSALS, team)
            ahead = sealed_at(connection, table).get(seat, {})
            texts = {name: sealed.text for name, sealed in ahead.items()}
            sketches = sketched(connection, table, team)
            return Seen(now, seat, drafts, proposals, texts, sketches)

        seen = self._database.read(job)
        self._memory.keep(seen.table)
        return seen

    def rows_for(
        self, table: str, seat: int, after: int, number: int | None = None
    ) -> list[RowMessage]:
        """What a seat is told of the rows behind one, up to another."""
        known = self.look(table, number)
        last = known.state.number if number is None else number
        recent = self._memory.between(table, after, last)
        if recent is not None:
            return _told(recent, seat)
        return [
            row for row in self._from_the_first(known, seat, last) if after < row.number <= last
        ]

    def _from_the_first(self, known: Table, seat: int, last: int) -> list[RowMessage]:
        """All rows as a seat was told them, at least up to one; a game is replayed for it once."""
        table = known.row.id
        rows = self._told.get(table, seat)
        if len(rows) < last:
            more = self._memory.between(table, len(rows), last) if rows else None
            if more is None:
                rows = self._database.read(lambda each: _told(self._all_news(each, known), seat))
            else:
                rows = rows + _told(more, seat)
        self._told.keep(table, seat, rows)
        return rows

    def moments_for(self, table: str, seat: int, first: int, last: int) -> list[MomentMessage]:
        """What a seat saw after each answer of these rows; a game is replayed for older ones."""
        known = self.look(table, last)
        news = self._memory.between(table, first - 1, last)
        if news is None:
            news = self._database.read(lambda each: _some(self._all_news(each, known), first, last))
        return [moment_message(each.heard, seat) for each in news if each.heard]

    def has_recent(self, table: str, after: int, last: int) -> bool:
        """Whether all rows behind one, up to another, are remembered."""
        return self._memory.between(table, after, last) is not None

    def write_down(self, table: str, shelf: Shelf, draft: Written) -> Future[Drafted]:
        """Keep a draft, or what a seat proposes to its partner; one of no answers is dropped."""

        def job(connection: Connection) -> Drafted:
            state = self._must_go_on(connection, table).state
            return write_down(connection, table, state, shelf, draft)

        return self._for_team(table, draft.seat, notices.DRAFTS, job)

    def sketch(self, table: str, seat: int, strokes: Sequence[Stroke]) -> Future[None]:
        """Keep what a seat draws for its team, in place of all it has drawn."""

        def job(connection: Connection) -> None:
            check_sketch(self._must_go_on(connection, table).state, seat, strokes)
            keep_sketch(connection, table, seat, strokes)

        return self._for_team(table, seat, notices.SKETCHES, job)

    def sketches(self, table: str, seat: int) -> dict[int, list[Stroke]]:
        """What the team of a seat has drawn."""
        team = self.look(table, 0).state.settings.partners(seat)
        return self._database.read(lambda connection: sketched(connection, table, team))

    def do(self, table: str, command: Command, sender: Sender | None = None) -> Future[Done]:
        """Do something at a table; the answer comes when it is on the disk."""
        return self._noted(
            self._writer.submit(
                table, lambda connection: self._do(connection, table, command, sender)
            )
        )

    def look_later(self, table: str) -> Future[None]:
        """Nothing is due at a table: note when it will be."""
        return self._writer.submit(
            table,
            lambda connection: keep_deadline(connection, table, self._now(connection, table).state),
        )

    def _for_team(
        self, table: str, seat: int, of: str, job: Callable[[Connection], T]
    ) -> Future[T]:
        """Have something done of which only the team of a seat may learn."""
        team = self.look(table, 0).state.settings.team(seat)
        notice = Notice(table, 0, f"{of} {team}")
        return keep_and_tell(self._writer, self._notices, notice, job)

    def _noted(self, future: Future[Done]) -> Future[Done]:
        future.add_done_callback(self._tell)
        return future

    def _like(self, row: TableRow, again: Again) -> TableRow:
        return row._replace(
            id=again.id,
            created=self._clock(),
            creator=again.creator,
            rules_version=str(RULES_VERSION),
            seed=again.seed,
            state=OPEN,
            ended=None,
        )

    def _do(
        self, connection: Connection, table: str, command: Command, sender: Sender | None
    ) -> Done:
        now = self._must_go_on(connection, table)
        if sender is not None:
            found = confirm_of(connection, table, *sender)
            if found is not None:
                return Done(found.first, found.last, now, now, [])
        pen = Pen(now.state, self._clock(), now.row.seed, sealed_at(connection, table))
        command(pen)
        keep(connection, table, now.state, pen)
        first, last = now.state.number + 1, pen.state.number
        if sender is not None:
            note_confirm(connection, Confirm(table, *sender, first, last))
        return Done(first, last, now, now._replace(state=pen.state), pen.rows)

    def _must_go_on(self, connection: Connection, table: str) -> Table:
        """A table at which something can be done."""
        now = self._now(connection, table)
        if now.state.frozen:
            raise Refusal("frozen", now.state.frozen)
        return now

    def _now(self, connection: Connection, table: str) -> Table:
        """What is known of a table, with what was written since."""
        known = self._memory.get(table) or self._read(connection, table)
        if known.state.frozen:
            return known
        rows = rows_after(connection, table, known.state.number)
        return known._replace(state=followed(known.state, rows)) if rows else known

    def _all_news(self, connection: Connection, table: Table) -> Iterator[News]:
        """All rows of a table from its beginning on, as far as they are known here."""
        state = self._read(connection, table.row.id).state
        for row in rows_after(connection, table.row.id, 0)[: table.state.number]:
            state.follow(row)
            yield state.news.pop()
            state.heard.clear()

    def _read(self, connection: Connection, table: str) -> Table:
        row = table_of(connection, table) if _ID.fullmatch(table) else None
        if row is None:
            raise Refusal("no-table", "There is no such table.")
        edition = edition_of(connection, row.edition)
        assert edition is not None
        played = self._editions.played(edition)
        settings = read_settings(row.settings)
        return Table(row, played, TableState(settings, self._tables(played, settings.played)))

    def _tables(self, played: Played, mode: Mode) -> Tables:
        """Shared by all tables of an edition and mode: they are large."""
        key = (played.edition.hash, mode)
        if key not in self._flat:
            self._flat[key] = mode.tables(played.edition)
        return self._flat[key]

    def _tell(self, future: Future[Done]) -> None:
        if future.cancelled() or future.exception() is not None:
            return
        done = future.result()
        self._memory.keep(done.before)
        self._memory.keep(done.table)
        if done.rows:
            self._notices.publish(Notice(done.table.row.id, done.last))


def _some(news: Iterable[News], first: int, last: int) -> list[News]:
    behind = dropwhile(lambda each: each.row.number < first, news)
    return list(takewhile(lambda each: each.row.number <= last, behind))


def _told(rows: Iterable[News], seat: int) -> list[RowMessage]:
    return [row_message(news, seat) for news in rows]
