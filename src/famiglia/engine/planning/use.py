"""Using a space [4.2]: pay, move the token, take income, act."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, PrintedAction
from famiglia.engine.act import ALL_OPEN, DOES_NOTHING, Act, may_act
from famiglia.engine.cells import BANK, ON_BOTTOM, ON_TOP, money_of, token_in
from famiglia.engine.facts import bust, closed
from famiglia.engine.parts.influence import may_put_bust
from famiglia.engine.planning.cost import cost_of_space, pays
from famiglia.engine.planning.pay import may_pay, orders_to_give_up
from famiglia.engine.reasons import OK
from famiglia.engine.rules import spend_favour
from famiglia.engine.sheets import bottom_sheet, bottom_space, may_lay, tokens_in_column
from famiglia.engine.state import Frame, State
from famiglia.engine.words import ULTIMA

FROM_BOTTOM: Final = 6
"""The place of a token that a final action moves, in stead of a column."""


class UseSpace(Frame):
    """A token moves to a space of the bottom sheet, whose action is then done [4.3.2]."""

    def __init__(self, family: i64, column: i64, owner: i64, space: i64, favour: bool) -> None:
        self.family = family
        self.column = column
        """Where the token comes from; FROM_BOTTOM for a final action."""
        self.owner = owner
        self.space = space
        self.favour = favour
        """Whether the owner goes unpaid [11.1.6]."""

    def enter(self, state: State) -> bool:
        """Orders are given up first; then everything happens at once, up to the action."""
        owner = NONE if self.favour or self.column == FROM_BOTTOM else self.owner
        payment = cost_of_space(state, self.family, self.space, owner)
        if not pays(state, self.family, payment):
            return False
        if self.favour:
            spend_favour(state, self.family)
        self._bring_token(state)
        state.move(BANK, money_of(self.family), payment.income)
        self._act(state, bottom_space(state, self.space).action)
        return False

    def _act(self, state: State, action: PrintedAction) -> None:
        """The action follows; of an Ultima Azione a bust only [5.10.1]."""
        if action.part(ULTIMA) is not None:
            state.note(bust(self.family), self.space)
            state.end()
        else:
            state.replace(Act(self.family, action, NONE, True, ALL_OPEN))

    def _bring_token(self, state: State) -> None:
        target = token_in(self.owner, ON_BOTTOM + self.space)
        if self.column == FROM_BOTTOM:
            state.move(token_in(self.owner, ON_BOTTOM + state.facts[bust(self.family)]), target, 1)
            return
        state.move(token_in(self.owner, ON_TOP + self.column), target, 1)
        close_if_empty(state, self.column)


def close_if_empty(state: State, column: i64) -> None:
    """A column that has been emptied stays closed for the rest of the phase [4.1.7]."""
    if tokens_in_column(state, column) == 0:
        state.note(closed(column), 1)


def usable_spaces(state: State, family: i64) -> list[i64]:
    """The spaces of the bottom sheet that a family may use if no owner is paid."""
    number = len(bottom_sheet(state).spaces)
    return [space for space in range(number) if may_use(state, family, space, 0) == OK]


def is_usable_for_fee(state: State, family: i64, space: i64) -> bool:
    """Whether it may use such a space also if an owner is paid; it may, with Money enough."""
    fee_paid = state.tables.numbers.foreign_token_cost
    cost = fee_paid + bottom_space(state, space).cost
    return (
        orders_to_give_up(state, family, cost) == 0 or may_use(state, family, space, fee_paid) == OK
    )


def may_use(state: State, family: i64, space: i64, fee_paid: i64) -> i64:
    """A free action space that the family can pay and then do something with [4.3.5]."""
    printed = bottom_space(state, space)
    cost = fee_paid + printed.cost
    against = may_lay(state, space) or may_pay(state, family, cost)
    if against != OK:
        return against
    against = may_act(state, family, printed.action, orders_to_give_up(state, family, cost))
    # Only to tell the better reason, so it is asked last.
    if against == DOES_NOTHING and printed.action.part(ULTIMA) is not None:
        return may_put_bust(state, family)
    return against
