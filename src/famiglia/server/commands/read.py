"""Reading tables: as they stand, as a seat finds them, and what happened as it may know it.

The database is the truth. What is kept here of a table is a state that has been committed, which
catches up with what other workers have written before anything else is read.
"""

from collections.abc import Iterable
from itertools import dropwhile, takewhile

from sqlalchemy import Connection

from famiglia.server.cache.editions import Editions
from famiglia.server.cache.tables import CachedTable, SeatRowsCache, TableCache
from famiglia.server.commands.load import TableLoader
from famiglia.server.commands.sketches import load_sketches
from famiglia.server.commands.snapshot import Snapshot, load_snapshot
from famiglia.server.store.database import Database
from famiglia.server.table.moments import MomentMessage, moment_message
from famiglia.server.table.projection import RowMessage, row_message
from famiglia.server.table.sketches import Stroke
from famiglia.server.table.state import AppliedRow


class TableReader:
    """Any number of threads may ask it."""

    def __init__(self, database: Database, editions: Editions) -> None:
        self._database = database
        self._cache = TableCache()
        self._loader = TableLoader(self._cache, editions)
        self._seat_rows = SeatRowsCache()

    def count_cached(self) -> int:
        """How many are kept in memory."""
        return len(self._cache)

    def cached(self, table: str, number: int | None = None) -> CachedTable | None:
        """A table as remembered: with a row one wants, or by the only worker there is."""
        known = self._cache.get(table)
        if known is None or (number is None and self._database.is_shared):
            return None
        return known if number is None or known.state.number >= number else None

    def load(self, table: str, number: int | None = None) -> CachedTable:
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

    def _from_the_first(self, known: CachedTable, seat: int, last: int) -> list[RowMessage]:
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

    def sketches(self, table: str, seat: int) -> dict[int, list[Stroke]]:
        """What the team of a seat has drawn."""
        team = self.load(table, 0).state.settings.team_seats(seat)
        return self._database.read(lambda connection: load_sketches(connection, table, team))


def _some(news: Iterable[AppliedRow], first: int, last: int) -> list[AppliedRow]:
    behind = dropwhile(lambda each: each.row.number < first, news)
    return list(takewhile(lambda each: each.row.number <= last, behind))


def _row_messages(rows: Iterable[AppliedRow], seat: int) -> list[RowMessage]:
    return [row_message(applied, seat) for applied in rows]
