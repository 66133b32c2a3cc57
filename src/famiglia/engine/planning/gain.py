"""Gaining influence [4.4]: pay, lay the tokens, then the column's action and an order."""

from famiglia.edition.tables import ACTION, BLUE, COLUMNS, NONE
from famiglia.engine.act import ALL_OPEN, Act
from famiglia.engine.cells import NEUTRAL, ON_BOTTOM, ON_TOP, TOKEN_OWNERS, token_in
from famiglia.engine.kinds import LAY_TOKEN
from famiglia.engine.options import first, pack, second
from famiglia.engine.parts.influence import take_starting_piece
from famiglia.engine.planning.pay import GiveUp, fee, pay
from famiglia.engine.planning.use import close_if_empty
from famiglia.engine.rules import money
from famiglia.engine.sheets import bottom_sheet, free_bottom, tokens_in_column, top_sheet
from famiglia.engine.state import FamilyFrame, Frame, State
from famiglia.engine.words import START


def gain_cost(state: State, family: int, column: int) -> int:
    """The column's cost, 1 for each token, and each foreign owner's fee [4.4.2]."""
    numbers = state.tables.numbers
    cost = top_sheet(state).costs[column]
    for owner in range(TOKEN_OWNERS):
        tokens = state.pieces[token_in(owner, ON_TOP + column)]
        cost += tokens * (numbers.token_cost + fee(state, family, owner))
    return cost


class Gain(Frame):
    """Payment for a whole column."""

    def __init__(self, family: int, column: int, unpaid: int) -> None:
        self.family = family
        self.column = column
        self.unpaid = unpaid
        """The owner of a token that goes unpaid by a favour, or NONE [11.1.6]."""

    def enter(self, state: State) -> bool:
        """Orders are given up first, then all is paid."""
        saved = 0 if self.unpaid == NONE else fee(state, self.family, self.unpaid)
        cost = gain_cost(state, self.family, self.column) - saved
        if money(state, self.family) < cost:
            state.push(GiveUp(self.family, cost))
            return False
        state.favours[self.family] += self.unpaid != NONE
        for owner in range(TOKEN_OWNERS):
            tokens = state.pieces[token_in(owner, ON_TOP + self.column)]
            tokens -= owner == self.unpaid
            owed = tokens * fee(state, self.family, owner)
            pay(state, self.family, owner, owed)
            cost -= owed
        pay(state, self.family, NEUTRAL, cost)
        state.replace(LayTokens(self.family, self.column))
        return False


class LayTokens(FamilyFrame):
    """The column's tokens go one by one to free spaces, whose actions are not done [4.4.3]."""

    def __init__(self, family: int, column: int) -> None:
        super().__init__(family)
        self.column = column

    def kind(self) -> int:
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

    def ask(self, state: State) -> list[int]:
        """Each owner's token to each free action space, under [13.1.4] to blue ones too."""
        free = [
            space
            for space, printed in enumerate(bottom_sheet(state).spaces)
            if (printed.kind == ACTION or (printed.kind == BLUE and state.rules.blue_spaces))
            and free_bottom(state, space)
        ]
        return [
            pack(0, owner, space)
            for owner in range(TOKEN_OWNERS)
            if state.pieces[token_in(owner, ON_TOP + self.column)] > 0
            for space in free
        ]

    def answer(self, state: State, option: int) -> None:
        """The token lies there."""
        owner, space = first(option), second(option)
        state.move(token_in(owner, ON_TOP + self.column), token_in(owner, ON_BOTTOM + space), 1)


def open_columns(state: State) -> list[int]:
    """The columns of the top sheet that hold a token [4.4.1]."""
    return [column for column in range(COLUMNS) if tokens_in_column(state, column) > 0]
