"""Using a space [4.2]: pay, move the token, take income, act."""

from famiglia.edition.tables import NONE, PrintedSpace
from famiglia.engine.act import ALL_OPEN, DOINGS, Act
from famiglia.engine.cells import BANK, NEUTRAL, ON_BOTTOM, ON_TOP, money_of, token_in
from famiglia.engine.planning.pay import GiveUp, can_pay, fee, orders_to_give_up, pay
from famiglia.engine.rules import in_headquarters, money
from famiglia.engine.sheets import bottom_sheet, free_action_spaces, tokens_in_column
from famiglia.engine.state import Frame, State
from famiglia.engine.words import ORDER, ULTIMA

FROM_BOTTOM = 6
"""The place of a token that a final action moves, in stead of a column."""


class UseSpace(Frame):
    """A token moves to a space of the bottom sheet, whose action is then done [4.3.2]."""

    def __init__(self, family: int, column: int, owner: int, space: int, favour: bool) -> None:
        self.family = family
        self.column = column
        """Where the token comes from; FROM_BOTTOM for a final action."""
        self.owner = owner
        self.space = space
        self.favour = favour
        """Whether the owner goes unpaid [11.1.6]."""

    def enter(self, state: State) -> bool:
        """Orders are given up first; then everything happens at once, up to the action."""
        printed = bottom_space(state, self.space)
        is_free = self.favour or self.column == FROM_BOTTOM
        owed = 0 if is_free else fee(state, self.family, self.owner)
        cost = owed + max(0, -printed.money)
        if money(state, self.family) < cost:
            state.push(GiveUp(self.family, cost))
            return False
        state.favours[self.family] += self.favour
        pay(state, self.family, self.owner, owed)
        pay(state, self.family, NEUTRAL, max(0, -printed.money))
        self._bring_token(state)
        state.move(BANK, money_of(self.family), max(0, printed.money))
        if printed.action.part(ULTIMA) is not None:
            state.bust[self.family] = self.space
            state.end()
        else:
            state.replace(Act(self.family, printed.action, NONE, True, ALL_OPEN))
        return False

    def _bring_token(self, state: State) -> None:
        target = token_in(self.owner, ON_BOTTOM + self.space)
        if self.column == FROM_BOTTOM:
            state.move(token_in(self.owner, ON_BOTTOM + state.bust[self.family]), target, 1)
            return
        state.move(token_in(self.owner, ON_TOP + self.column), target, 1)
        close_if_empty(state, self.column)


def close_if_empty(state: State, column: int) -> None:
    """A column that has been emptied stays closed for the rest of the phase [4.1.7]."""
    if tokens_in_column(state, column) == 0:
        state.closed[column] = True


def bottom_space(state: State, space: int) -> PrintedSpace:
    """A space of the bottom sheet as printed."""
    return bottom_sheet(state).spaces[space]


def usable_spaces(state: State, family: int, fee_paid: int) -> list[int]:
    """The free action spaces a family can pay and then do something with [4.2.2] [4.3.5]."""
    return [
        space
        for space in free_action_spaces(state)
        if _is_possible(state, family, bottom_space(state, space), fee_paid)
    ]


def _is_possible(state: State, family: int, printed: PrintedSpace, fee_paid: int) -> bool:
    cost = fee_paid + max(0, -printed.money)
    if not can_pay(state, family, cost):
        return False
    given_up = orders_to_give_up(state, family, cost)
    orders_left = len(in_headquarters(state, family)) - given_up
    options: list[int] = []
    for part in printed.action.parts:
        if part.word == ULTIMA and state.bust[family] == NONE:
            return True
        if part.word != ORDER or orders_left > 0:
            DOINGS[part.word].offer(state, family, part, NONE, options)
        if options:
            return True
    return False
