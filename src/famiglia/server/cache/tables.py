"""What a worker remembers: states that were committed, what happened last, rows by seat."""

from collections import OrderedDict
from threading import Lock
from typing import Final, NamedTuple

from famiglia.server.cache.editions import PlayedEdition
from famiglia.server.store.tables import TableRow
from famiglia.server.table.projection import RowMessage
from famiglia.server.table.replay import RECENT_ROWS
from famiglia.server.table.state import AppliedRow, TableState

MOST_CACHED_TABLES: Final = 1000
"""How many tables are remembered, the last ones used; others are read from the log."""
MOST_CACHED_SEATS: Final = 32
"""Of how many seats the rows are remembered, as they may know them, from the first on."""


class CachedTable(NamedTuple):
    """A table as this worker knows it."""

    row: TableRow
    edition: PlayedEdition
    state: TableState


class TableCache:
    """Any number of threads may ask it."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, CachedTable] = OrderedDict()
        self._recent: dict[str, list[AppliedRow]] = {}
        """The last rows of each table, for who looks on as it happens."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._known)

    def get(self, table: str) -> CachedTable | None:
        """A table, if it is remembered."""
        return self._known.get(table)

    def recent(self, table: str) -> list[AppliedRow]:
        """Its last rows, without gaps."""
        return self._recent.get(table, [])

    def between(self, table: str, after: int, last: int) -> list[AppliedRow] | None:
        """The rows behind one, up to another; nothing if not all of them are remembered."""
        if after >= last:
            return []
        recent = self.recent(table)
        if not recent or recent[0].row.number - 1 > after or recent[-1].row.number < last:
            return None
        return [applied for applied in recent if after < applied.row.number <= last]

    def put(self, table: CachedTable) -> CachedTable:
        """Remember a committed state, unless a later one is known."""
        name, state = table.row.id, table.state
        with self._lock:
            known = self._known.get(name)
            if known is None or known.state.number < state.number:
                begin = 0 if known is None else known.state.number
                applied = [each for each in state.applied if each.row.number > begin]
                # First the rows: who finds the state without asking for the lock wants them too.
                self._recent[name] = _joined(self.recent(name), applied)
                self._known[name] = table
                state.clear_applied()
            self._known.move_to_end(name)
            self._forget()
        return table

    def _forget(self) -> None:
        """The tables that nobody has used for the longest time."""
        while len(self._known) > MOST_CACHED_TABLES:
            name, _ = self._known.popitem(last=False)
            self._recent.pop(name, None)


class SeatRowsCache:
    """Rows as seats may know them, from the first on; any number of threads may ask it.

    A row is redacted for a seat in the same way for ever, and for that the game is replayed.
    """

    def __init__(self) -> None:
        self._rows: OrderedDict[tuple[str, int], list[RowMessage]] = OrderedDict()
        self._lock = Lock()

    def get(self, table: str, seat: int) -> list[RowMessage]:
        """As far as it is remembered."""
        return self._rows.get((table, seat), [])

    def put(self, table: str, seat: int, rows: list[RowMessage]) -> None:
        """Remember more of it; the seats that have not asked for the longest time are forgotten."""
        with self._lock:
            self._rows[table, seat] = rows
            self._rows.move_to_end((table, seat))
            while len(self._rows) > MOST_CACHED_SEATS:
                self._rows.popitem(last=False)


def _joined(recent: list[AppliedRow], applied: list[AppliedRow]) -> list[AppliedRow]:
    """The last rows; what is behind a gap is left to the log."""
    if recent and applied and recent[-1].row.number + 1 != applied[0].row.number:
        recent = []
    return [*recent, *applied][-RECENT_ROWS:]
