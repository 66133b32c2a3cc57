"""The first tokens on sheet 0 [2.5.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import COLUMNS, FAMILIES, FREE, NONE
from famiglia.engine.answers import first_token_column, pack_first_token
from famiglia.engine.cells import IN_SUPPLY, ON_TOP, token_in
from famiglia.engine.kinds import FIRST_TOKEN
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rounds import PLAN, Round
from famiglia.engine.rules import in_turn
from famiglia.engine.setup.quick import must_be_emptiest, who_answers
from famiglia.engine.state import Frame, State

NO_FREE_SPACE: Final[i64] = reason(
    "2.5.1", "no-free-space", "No space for a first token is left in this column."
)


class FirstTokens(Frame):
    """In the order of play each lays a token on sheet 0, and again [2.5.1] [15.1.8] [16.1.8]."""

    def __init__(self, laid: i64) -> None:
        self.laid = laid

    def kind(self) -> i64:
        """A column; its spaces are alike."""
        return FIRST_TOKEN

    def seat(self, state: State) -> i64:
        """The family's player."""
        return who_answers(state, state.seat_of[self._family(state)])

    def enter(self, state: State) -> bool:
        """When all are laid, the first round begins."""
        if self._family(state) != NONE:
            return True
        state.replace(Round(PLAN))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Columns with an empty space that is no grey circle."""
        for column in range(COLUMNS):
            self.allow(state, pack_first_token(column), options)

    def why_not(self, state: State, option: i64) -> i64:
        """The column is full."""
        if not _has_room(state, first_token_column(option)):
            return NO_FREE_SPACE
        if not state.quick:
            return OK
        family = self._family(state)
        columns = [column for column in range(COLUMNS) if _has_room(state, column)]
        cells = [token_in(family, ON_TOP + column) for column in columns]
        return must_be_emptiest(state, token_in(family, ON_TOP + first_token_column(option)), cells)

    def answer(self, state: State, option: i64) -> None:
        """The token lies there for the first planning phase."""
        family = self._family(state)
        column = ON_TOP + first_token_column(option)
        state.move(token_in(family, IN_SUPPLY), token_in(family, column), 1)
        state.replace(FirstTokens(self.laid + 1))

    def _family(self, state: State) -> i64:
        return whose_token(state, self.laid)


def whose_token(state: State, laid: i64) -> i64:
    """Whose token follows so many: each lays some at once, while there are some left; or NONE."""
    turn = 0
    is_anybody_left = True
    while is_anybody_left:
        is_anybody_left = False
        for place in range(state.seats):
            family = in_turn(state, place)
            printed = state.tables.seats[state.seat_of[family]]
            left = printed.tokens - turn * printed.tokens_at_once
            if left > 0:
                is_anybody_left = True
                laid -= min(printed.tokens_at_once, left)
                if laid < 0:
                    return family
        turn += 1
    return NONE


def _has_room(state: State, column: i64) -> bool:
    spaces = state.tables.sheets[0].spaces
    room = sum(space.column == column and space.kind == FREE for space in spaces)
    laid = sum(state.count(token_in(family, ON_TOP + column)) for family in range(FAMILIES))
    return laid < room
