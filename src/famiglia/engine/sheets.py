"""The two action sheets: which tokens lie there, and where there is room [4.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import ACTION, PrintedSheet, PrintedSpace
from famiglia.engine.cells import ON_BOTTOM, ON_TOP, TOKEN_OWNERS, TOKEN_PLACES, token_in
from famiglia.engine.facts import closed
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import State

NO_SUCH_TOKEN: Final[i64] = reason("4.1.2", "no-such-token", "No such token lies in this column.")
SPACE_TAKEN: Final[i64] = reason("4.1.4", "space-taken", "A token lies on this space already.")
SPACE_BLUE: Final[i64] = reason("4.1.6", "space-blue", "A blue space has no action.")
COLUMN_CLOSED: Final[i64] = reason(
    "4.1.7", "column-closed", "This column has been emptied and stays closed in this phase."
)
NOTHING_TO_JOIN: Final[i64] = reason(
    "5.6.3", "nothing-to-join", "On the top sheet a token joins a column that holds another one."
)
COLUMN_FULL: Final[i64] = reason(
    "5.6.3", "column-full", "This column of the top sheet has no free space."
)


def top_sheet(state: State) -> PrintedSheet:
    """The sheet that tokens leave in this round [2.3.4]."""
    return state.tables.sheets[state.round - 1]


def bottom_sheet(state: State) -> PrintedSheet:
    """The sheet that tokens come to in this round [2.3.4]."""
    return state.tables.sheets[state.round]


def bottom_space(state: State, space: i64) -> PrintedSpace:
    """A space of the bottom sheet as printed."""
    return bottom_sheet(state).spaces[space]


def tokens_in_column(state: State, column: i64) -> i64:
    """How many tokens lie in a column of the top sheet, neutral ones too."""
    return _tokens(state, ON_TOP + column)


def must_lie_in(state: State, owner: i64, column: i64) -> i64:
    """OK if a token of this owner lies in a column of the top sheet [4.1.2]."""
    is_there = owner < TOKEN_OWNERS and state.count(token_in(owner, ON_TOP + column)) > 0
    return OK if is_there else NO_SUCH_TOKEN


def may_join(state: State, column: i64) -> i64:
    """OK for a column of the top sheet that a token from a mat may join [5.6.3]."""
    if state.facts[closed(column)]:
        return COLUMN_CLOSED
    tokens = tokens_in_column(state, column)
    if tokens == 0:
        return NOTHING_TO_JOIN
    return OK if _has_room(state, column, tokens) else COLUMN_FULL


def _has_room(state: State, column: i64, tokens: i64) -> bool:
    """Whether one more than so many fits into a column: circles and blue ones count [4.1.5]."""
    room: i64 = 0
    for space in top_sheet(state).spaces:
        if space.column == column:
            if space.unlimited:
                return True
            room += 1
    return tokens < room


def may_lay(state: State, space: i64, on_blue: bool = False) -> i64:
    """OK for a free action space of the bottom sheet [4.1.4]; blue ones are none [4.1.6]."""
    printed = bottom_space(state, space)
    if printed.kind != ACTION and not on_blue:
        return SPACE_BLUE
    is_free = printed.unlimited or _tokens(state, ON_BOTTOM + space) == 0
    return OK if is_free else SPACE_TAKEN


def _tokens(state: State, place: i64) -> i64:
    tokens: i64 = 0  # The cells of one place lie as far apart as an owner has places.
    for cell in range(token_in(0, place), token_in(TOKEN_OWNERS, place), TOKEN_PLACES):
        tokens += state.count(cell)
    return tokens
