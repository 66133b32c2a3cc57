"""Paying what a move costs (`cost.py`): orders are given up when money is short [4.3]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import ORDERS
from famiglia.engine.answers import give_up_order, pack_give_up
from famiglia.engine.cells import BANK, money_of
from famiglia.engine.kinds import GIVE_UP
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import in_headquarters, money, must_be_home, orders_at_home
from famiglia.engine.state import REMOVED, FamilyFrame, State

CANNOT_PAY: Final[i64] = reason(
    "4.3.3", "cannot-pay", "Money and orders in headquarters do not cover the cost."
)
GIVE_UP_NOT_AT_HOME: Final[i64] = reason(
    "4.3.4", "give-up-not-at-home", "Only an order in headquarters can be given up."
)


def orders_to_give_up(state: State, family: i64, cost: i64) -> i64:
    """How many orders a family must remove to pay this much [4.3.4]."""
    return max(0, cost - money(state, family))


def may_pay(state: State, family: i64, cost: i64) -> i64:
    """With its money and 1 Money for each order in headquarters [4.3.3]."""
    lacking = orders_to_give_up(state, family, cost)
    return OK if lacking == 0 or lacking <= orders_at_home(state, family) else CANNOT_PAY


def sell(state: State, family: i64, token: i64) -> None:
    """An order leaves the game for 1 Money [3.3.2]."""
    state.put(family * ORDERS + token, REMOVED)
    state.move(BANK, money_of(family), state.tables.numbers.order_sale)


class GiveUp(FamilyFrame):
    """Which order to remove, one at a time, until the cost can be paid [4.3.4]."""

    def __init__(self, family: i64, cost: i64) -> None:
        super().__init__(family)
        self.cost = cost

    def kind(self) -> i64:
        """An order of headquarters."""
        return GIVE_UP

    def enter(self, state: State) -> bool:
        """It ends as soon as there is money enough."""
        if orders_to_give_up(state, self.family, self.cost) > 0:
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every order in headquarters."""
        for token in in_headquarters(state, self.family):
            options.add(pack_give_up(token))

    def why_not(self, state: State, option: i64) -> i64:
        """The order is somewhere else."""
        return must_be_home(state, self.family, give_up_order(option), GIVE_UP_NOT_AT_HOME)

    def answer(self, state: State, option: i64) -> None:
        """It is gone for good."""
        sell(state, self.family, give_up_order(option))
