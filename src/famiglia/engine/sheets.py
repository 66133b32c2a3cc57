"""The two action sheets: which tokens lie there, and where there is room [4.1]."""

from famiglia.edition.tables import ACTION, COLUMNS, PrintedSheet
from famiglia.engine.cells import ON_BOTTOM, ON_TOP, TOKEN_OWNERS, token_in
from famiglia.engine.state import State


def top_sheet(state: State) -> PrintedSheet:
    """The sheet that tokens leave in this round [2.3.4]."""
    return state.tables.sheets[state.round - 1]


def bottom_sheet(state: State) -> PrintedSheet:
    """The sheet that tokens come to in this round [2.3.4]."""
    return state.tables.sheets[state.round]


def tokens_in_column(state: State, column: int) -> int:
    """How many tokens lie in a column of the top sheet, neutral ones too."""
    return _tokens(state, ON_TOP + column)


def free_top(state: State, column: int) -> bool:
    """Whether a column of the top sheet has a free space: circles and blue ones count [4.1.5]."""
    if state.closed[column]:
        return False  # [4.1.7]
    room = 0
    for space in top_sheet(state).spaces:
        if space.column == column:
            if space.unlimited:
                return True
            room += 1
    return tokens_in_column(state, column) < room


def free_bottom(state: State, space: int) -> bool:
    """Whether a space of the bottom sheet, of any kind, has room for a token [4.1.4]."""
    printed = bottom_sheet(state).spaces[space]
    return printed.unlimited or _tokens(state, ON_BOTTOM + space) == 0


def columns_to_join(state: State) -> list[int]:
    """The columns of the top sheet that a token from a mat may join [5.6.3]."""
    return [
        column
        for column in range(COLUMNS)
        if tokens_in_column(state, column) > 0 and free_top(state, column)
    ]


def free_action_spaces(state: State) -> list[int]:
    """The spaces of the bottom sheet on which a token may be laid; blue ones are none [4.1.6]."""
    return [
        space
        for space, printed in enumerate(bottom_sheet(state).spaces)
        if printed.kind == ACTION and free_bottom(state, space)
    ]


def _tokens(state: State, place: int) -> int:
    tokens = 0
    for owner in range(TOKEN_OWNERS):
        tokens += state.pieces[token_in(owner, place)]
    return tokens
