"""The encounter phase: orders are revealed and executed one by one [7.1]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, ORDERS
from famiglia.engine.answers import next_order_order, pack_next_order
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.encounter.order import begin
from famiglia.engine.kinds import NEXT_ORDER
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import HQ, TOKENS, Frame, State

NOT_ON_BOARD: Final[i64] = reason("7.1.1", "not-on-board", "This order is not on the board.")
EXECUTED: Final[int] = reason("7.2.3", "executed", "This order has been executed.")
SUPPLY_FIRST: Final[i64] = reason(
    "7.1.2", "supply-first", "Supply orders come before attack orders."
)
LOWER_FIRST: Final[i64] = reason(
    "7.1.2", "lower-first", "An order of lower initiative comes first."
)


class Encounter(Frame):
    """All orders on the board are revealed at once, then executed [7.1.1]."""

    def enter(self, state: State) -> bool:
        """Turn all tokens over; what lies on the board stays open to the end."""
        for token in range(TOKENS):
            if state.orders[token] < AREAS:
                state.reveal(token)
        state.replace(NextOrder(0))
        return False


class NextOrder(Frame):
    """Which order is executed next; a family with several of one initiative chooses [7.1.3]."""

    def __init__(self, executed: int) -> None:
        self.executed = executed
        """One bit for each token whose turn is over; with a vest it may still lie there [7.2.3]."""

    def kind(self) -> i64:
        """Which of the own orders that are due."""
        return NEXT_ORDER

    def seat(self, state: State) -> i64:
        """The player of the family whose orders are due."""
        return state.seat_of[orders_due(state, self.executed)[0] // ORDERS]

    def enter(self, state: State) -> bool:
        """Begin the only order that is due; without any the phase ends."""
        due = orders_due(state, self.executed)
        if len(due) > 1:
            return True
        if due:
            self._begin(state, due[0])
        else:
            take_orders_home(state)
            state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """The tokens that are due."""
        for token in orders_due(state, self.executed):
            options.add(pack_next_order(token % ORDERS))

    def why_not(self, state: State, option: i64) -> i64:
        """It does not wait for its turn, or another own one comes first."""
        due = orders_due(state, self.executed)[0]
        token = due // ORDERS * ORDERS + next_order_order(option)
        if has_bit(self.executed, token):
            return EXECUTED
        if token not in waiting(state, self.executed):
            return NOT_ON_BOARD
        return may_be_next(state, token, due)

    def answer(self, state: State, option: i64) -> None:
        """Execute the chosen one."""
        family = orders_due(state, self.executed)[0] // ORDERS
        self._begin(state, family * ORDERS + next_order_order(option))

    def _begin(self, state: State, token: i64) -> None:
        state.replace(NextOrder(self.executed | bit(token)))
        begin(state, token)


def orders_due(state: State, executed: int) -> list[int]:
    """The orders whose turn it is: one family's of one initiative [7.1.2], [7.1.3]."""
    due: list[i64] = []
    earliest = 0
    for token in waiting(state, executed):
        moment = _moment(state, token)
        if not due or moment < earliest:
            due, earliest = [token], moment
        elif moment == earliest:
            due.append(token)
    return due


def waiting(state: State, executed: int) -> list[int]:
    """The orders on the board whose turn is not over.

    One whose area was lost has gone home by then [7.1.4].
    """
    return [
        token
        for token in range(TOKENS)
        if state.orders[token] < AREAS and not has_bit(executed, token)
    ]


def may_be_next(state: State, token: i64, due: i64) -> i64:
    """OK if it comes at the same moment as an order of its family that is due."""
    if _moment(state, token) == _moment(state, due):
        return OK
    orders = state.tables.orders
    return LOWER_FIRST if orders[token].supply == orders[due].supply else SUPPLY_FIRST


def _moment(state: State, token: i64) -> i64:
    """Supply before attack, low initiative before high, then the order of play."""
    order = state.tables.orders[token]
    turn = (state.seat_of[token // ORDERS] - state.first) % state.seats
    return (0 if order.supply else 1024) + order.initiative * 4 + turn


def take_orders_home(state: State) -> None:
    """At the end of the phase all orders go to headquarters [7.2.4]."""
    for token in range(TOKENS):
        if state.orders[token] < AREAS:
            state.put(token, HQ)
