"""A table catches up with its log, as far as these rules replay it in the same way."""

from collections.abc import Sequence
from typing import Final

from famiglia.server.table.rows import Row
from famiglia.server.table.state import ReplayMismatch, TableState

RECENT_ROWS: Final = 12
"""Of how many rows it is remembered what happened in the game by them."""


def replay_rows(state: TableState, rows: Sequence[Row]) -> TableState:
    """The table after these rows; frozen before the first that replays in another way."""
    found = state.copy()
    for done, row in enumerate(rows):
        try:
            found.replay(row)
        except ReplayMismatch as why:
            found = replay_rows(state, rows[:done])
            found.freeze(str(why))
            break
        del found.applied[:-RECENT_ROWS], found.transitions[:-RECENT_ROWS]
    return found
