"""Tables are read from the database: what is cached, and the rows that were appended since."""

import re
from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection

from famiglia.edition.tables import Tables
from famiglia.record.mode import Mode
from famiglia.server.cache.editions import Editions, PlayedEdition
from famiglia.server.cache.tables import CachedTable, TableCache
from famiglia.server.problems import Refusal
from famiglia.server.store.editions import edition_of
from famiglia.server.store.log import rows_after
from famiglia.server.store.tables import table_of
from famiglia.server.table.replay import replay_rows
from famiglia.server.table.settings import read_settings
from famiglia.server.table.state import AppliedRow, TableState

_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


class TableLoader:
    """Any number of threads may ask it."""

    def __init__(self, cache: TableCache, editions: Editions) -> None:
        self._cache = cache
        self._editions = editions
        self._printed: dict[tuple[str, Mode], Tables] = {}

    def current(self, connection: Connection, table: str) -> CachedTable:
        """What is cached of a table, with what was appended since."""
        known = self._cache.get(table) or self._first(connection, table)
        if known.state.frozen:
            return known
        rows = rows_after(connection, table, known.state.number)
        return known._replace(state=replay_rows(known.state, rows)) if rows else known

    def writable(self, connection: Connection, table: str) -> CachedTable:
        """The same of a table at which something can be done."""
        now = self.current(connection, table)
        if now.state.frozen:
            raise Refusal("frozen", now.state.frozen)
        return now

    def all_rows(self, connection: Connection, table: CachedTable) -> Iterator[AppliedRow]:
        """All rows of a table from its beginning on, as far as they are known here."""
        state = self._first(connection, table.row.id).state
        for row in rows_after(connection, table.row.id, 0)[: table.state.number]:
            state.replay(row)
            yield state.applied.pop()
            state.transitions.clear()

    def _first(self, connection: Connection, table: str) -> CachedTable:
        """A table before its first row."""
        row = table_of(connection, table) if _ID.fullmatch(table) else None
        if row is None:
            raise Refusal("no-table", "There is no such table.")
        edition = edition_of(connection, row.edition)
        assert edition is not None
        played = self._editions.edition_of(edition)
        settings = read_settings(row.settings)
        printed = self._printed_in(played, settings.mode_with_level)
        return CachedTable(row, played, TableState(settings, printed, int(row.rules_version)))

    def _printed_in(self, played: PlayedEdition, mode: Mode) -> Tables:
        """Shared by all tables of an edition and mode: they are large."""
        key = (played.edition.hash, mode)
        if key not in self._printed:
            self._printed[key] = mode.tables(played.edition)
        return self._printed[key]
