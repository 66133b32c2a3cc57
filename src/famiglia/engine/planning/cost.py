"""What using a space or gaining a column costs: to whom, and how many orders go [4.3], [4.4.2]."""

from __future__ import annotations

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE, PrintedSpace
from famiglia.engine.cells import BANK, NEUTRAL, ON_TOP, money_of, token_in
from famiglia.engine.planning.pay import GiveUp, orders_to_give_up
from famiglia.engine.sheets import bottom_sheet, tokens_in_column, top_sheet
from famiglia.engine.state import State


class Payment:
    """Money to the bank and to each family, income, and the orders to be given up."""

    def __init__(self, bank: i64, owners: list[i64], income: i64, orders: i64) -> None:
        self.bank = bank
        self.owners = owners
        """By family."""
        self.income = income
        """It comes after the costs and cannot pay them [4.3.2]."""
        self.orders = orders

    def total(self) -> i64:
        """What leaves the family's hands."""
        return self.bank + sum(self.owners)


def fee(state: State, family: i64, owner: i64) -> i64:
    """What moving a token costs to its owner [4.3.1]."""
    return 0 if owner in (family, NEUTRAL) else state.tables.numbers.foreign_token_cost


def cost_of_space(state: State, family: i64, space: i64, owner: i64) -> Payment:
    """The fee of the token's owner, if anybody is paid, and what the space prints [4.3.1]."""
    owners = [0] * FAMILIES
    if 0 <= owner < FAMILIES:
        owners[owner] = fee(state, family, owner)
    return _payment_of_space(state, family, bottom_sheet(state).spaces[space], owners)


def cost_of_solo_space(state: State, family: i64, space: i64) -> Payment:
    """What a space of the solo board prints; nobody owns the tokens there [14.4.1]."""
    return _payment_of_space(state, family, state.tables.solo.spaces[space], [0] * FAMILIES)


def _payment_of_space(
    state: State, family: i64, printed: PrintedSpace, owners: list[i64]
) -> Payment:
    return _payment(state, family, printed.cost, owners, printed.income)


def cost_of_column(state: State, family: i64, column: i64, unpaid: i64) -> Payment:
    """The column's cost, 1 for each token, and the fees; `unpaid` goes without one [11.1.6]."""
    owners = [
        state.count(token_in(owner, ON_TOP + column)) * fee(state, family, owner)
        for owner in range(FAMILIES)
    ]
    if unpaid != NONE:
        owners[unpaid] -= fee(state, family, unpaid)
    return _payment(state, family, _bank_of_column(state, column), owners, 0)


def price_of_column(state: State, family: i64, column: i64, unpaid: i64) -> i64:
    """What a column costs in all, to the bank and to the owners [4.4.2].

    The total of `cost_of_column`, without making it: this is asked of every column in every turn.
    """
    price = _bank_of_column(state, column)
    for owner in range(FAMILIES):
        price += state.count(token_in(owner, ON_TOP + column)) * fee(state, family, owner)
    return price if unpaid == NONE else price - fee(state, family, unpaid)


def _bank_of_column(state: State, column: i64) -> i64:
    """The column's cost, and 1 for each token."""
    tokens = tokens_in_column(state, column)
    return top_sheet(state).costs[column] + tokens * state.tables.numbers.token_cost


def pays(state: State, family: i64, payment: Payment) -> bool:
    """Orders are given up first; then owners are paid, then the bank [4.3.2]. False before that."""
    if payment.orders > 0:
        state.push(GiveUp(family, payment.total()))
        return False
    for owner, owed in enumerate(payment.owners):
        state.move(money_of(family), money_of(owner), owed)
    state.move(money_of(family), BANK, payment.bank)
    return True


def _payment(state: State, family: i64, bank: i64, owners: list[i64], income: i64) -> Payment:
    orders = orders_to_give_up(state, family, bank + sum(owners))
    return Payment(bank, owners, income, orders)
