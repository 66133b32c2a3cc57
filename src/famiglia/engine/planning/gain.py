"""Gaining influence [4.4]: pay, lay the tokens, then the column's action and an order."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import COLUMNS, NONE
from famiglia.engine.act import ALL_OPEN, Act
from famiglia.engine.answers import lay_token_owner, lay_token_space, pack_lay_token
from famiglia.engine.cells import ON_BOTTOM, ON_TOP, TOKEN_OWNERS, token_in
from famiglia.engine.facts import TAKEN_FROM
from famiglia.engine.kinds import LAY_TOKEN
from famiglia.engine.options import Options
from famiglia.engine.parts.influence import take_starting_piece
from famiglia.engine.planning.cost import cost_of_column, fee, pays, price_of_column
from famiglia.engine.planning.pay import may_pay
from famiglia.engine.planning.use import close_if_empty
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import has_favour, spend_favour
from famiglia.engine.sheets import (
    bottom_sheet,
    may_lay,
    must_lie_in,
    tokens_in_column,
)
from famiglia.engine.state import FamilyFrame, Frame, State
from famiglia.engine.words import START

COLUMN_EMPTY: Final[i64] = reason(
    "4.4.1", "column-empty", "This column of the top sheet holds no token."
)
NO_FAVOUR: Final[i64] = reason(
    "11.1.6", "no-favour", "The family has no favour to use in this phase."
)
COLUMN_RESTRICTED: Final[i64] = reason(
    "16.4.1", "column-restricted", "The partner has just taken from this column: it stays filled."
)
NO_FEE: Final[i64] = reason("11.1.6", "no-fee", "There is no fee that a favour could save.")


def may_gain(state: State, family: i64, column: i64, unpaid: i64) -> i64:
    """A column with a token that can be paid, with a favour less the fee it saves [4.4.1]."""
    if tokens_in_column(state, column) == 0:
        return COLUMN_EMPTY
    if column == restricted_column(state, family):
        return COLUMN_RESTRICTED
    if unpaid != NONE:
        against = must_lie_in(state, unpaid, column) or may_favour(state, family, unpaid)
        if against != OK:
            return against
    return may_pay(state, family, price_of_column(state, family, column, unpaid))


def restricted_column(state: State, family: i64) -> i64:
    """The column from which the partner has just taken a token, or NONE [16.4.1]."""
    seat = state.seat_of[family]
    teams = state.tables.teams
    return state.facts[TAKEN_FROM] if teams[seat - 1] == teams[seat] else NONE


def may_empty(state: State, family: i64, column: i64) -> i64:
    """OK for taking a token, unless it is the last of the partner's column [16.4.1]."""
    is_last = tokens_in_column(state, column) == 1
    return COLUMN_RESTRICTED if is_last and column == restricted_column(state, family) else OK


def may_favour(state: State, family: i64, owner: i64) -> i64:
    """A favour saves the fee of another family's token, while there is one [11.1.6]."""
    if fee(state, family, owner) == 0:
        return NO_FEE
    return OK if has_favour(state, family) else NO_FAVOUR


class Gain(Frame):
    """Payment for a whole column [4.4.2]."""

    def __init__(self, family: i64, column: i64, unpaid: i64) -> None:
        self.family = family
        self.column = column
        self.unpaid = unpaid
        """The owner of a token that goes unpaid by a favour, or NONE [11.1.6]."""

    def enter(self, state: State) -> bool:
        """Orders are given up first, then all is paid."""
        payment = cost_of_column(state, self.family, self.column, self.unpaid)
        if not pays(state, self.family, payment):
            return False
        if self.unpaid != NONE:
            spend_favour(state, self.family)
        state.replace(LayTokens(self.family, self.column))
        return False


class LayTokens(FamilyFrame):
    """The column's tokens go one by one to free spaces, whose actions are not done [4.4.3]."""

    def __init__(self, family: i64, column: i64) -> None:
        super().__init__(family)
        self.column = column

    def kind(self) -> i64:
        """Whose token next, and where."""
        return LAY_TOKEN

    def enter(self, state: State) -> bool:
        """When the column is empty the action follows [4.4.4]."""
        if tokens_in_column(state, self.column) > 0:
            return True
        close_if_empty(state, self.column)
        action = state.tables.columns[self.column]
        if action.part(START) is not None:
            take_starting_piece(state, self.family)
        state.replace(Act(self.family, action, NONE, False, ALL_OPEN))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Each owner's token to each free space."""
        number = len(bottom_sheet(state).spaces)
        free = [space for space in range(number) if may_lay_gained(state, space) == OK]
        for owner in owners_in(state, self.column):
            for space in free:
                options.add(pack_lay_token(owner, space))

    def why_not(self, state: State, option: i64) -> i64:
        """The token or the space is wrong."""
        against = must_lie_in(state, lay_token_owner(option), self.column)
        return against or may_lay_gained(state, lay_token_space(option))

    def answer(self, state: State, option: i64) -> None:
        """The token lies there."""
        owner, space = lay_token_owner(option), lay_token_space(option)
        state.move(token_in(owner, ON_TOP + self.column), token_in(owner, ON_BOTTOM + space), 1)


def may_lay_gained(state: State, space: i64) -> i64:
    """A free action space; under the switch a free blue one too [13.1.4]."""
    return may_lay(state, space, state.rules.blue_spaces)


def owners_in(state: State, column: i64) -> list[i64]:
    """Whose tokens lie in a column of the top sheet."""
    return [owner for owner in range(TOKEN_OWNERS) if must_lie_in(state, owner, column) == OK]


def open_columns(state: State) -> list[i64]:
    """The columns of the top sheet that hold a token [4.4.1]."""
    return [column for column in range(COLUMNS) if tokens_in_column(state, column) > 0]
