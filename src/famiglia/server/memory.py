"""The tables that a worker remembers: states that were committed, and what happened last."""

from collections import OrderedDict
from threading import Lock
from typing import Final, NamedTuple

from famiglia.server.editions import Played
from famiglia.server.store.tables import TableRow
from famiglia.server.table.follow import RECENT
from famiglia.server.table.state import News, TableState

KEPT: Final = 1000
"""How many tables are remembered, the last ones used; others are read from the log."""


class Table(NamedTuple):
    """A table as this worker knows it."""

    row: TableRow
    played: Played
    state: TableState


class Memory:
    """Any number of threads may ask it."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Table] = OrderedDict()
        self._recent: dict[str, list[News]] = {}
        """The last rows of each table, for who looks on as it happens."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._known)

    def get(self, table: str) -> Table | None:
        """A table, if it is remembered."""
        return self._known.get(table)

    def recent(self, table: str) -> list[News]:
        """Its last rows, without gaps."""
        return self._recent.get(table, [])

    def keep(self, table: Table) -> Table:
        """Remember a committed state, unless a later one is known."""
        name, state = table.row.id, table.state
        with self._lock:
            known = self._known.get(name)
            if known is None or known.state.number < state.number:
                begin = 0 if known is None else known.state.number
                news = [each for each in state.news if each.row.number > begin]
                # First the rows: who finds the state without asking for the lock wants them too.
                self._recent[name] = _joined(self.recent(name), news)
                self._known[name] = table
                state.forget_news()
            self._known.move_to_end(name)
            self._forget()
        return table

    def _forget(self) -> None:
        """The tables that nobody has used for the longest time."""
        while len(self._known) > KEPT:
            name, _ = self._known.popitem(last=False)
            self._recent.pop(name, None)


def _joined(recent: list[News], news: list[News]) -> list[News]:
    """The last rows; what is behind a gap is left to the log."""
    if recent and news and recent[-1].row.number + 1 != news[0].row.number:
        recent = []
    return [*recent, *news][-RECENT:]
