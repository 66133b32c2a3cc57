"""Anytime Options: selling an order, giving the partner money [3.3]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.answers import (
    ANYTIME_GIVE,
    ANYTIME_SELL,
    anytime_sell_order,
    anytime_variant,
    pack_anytime_sell,
)
from famiglia.engine.cells import BANK, money_of
from famiglia.engine.planning.pay import sell
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import in_headquarters, money, partner_of
from famiglia.engine.state import State

NOT_BEGUN: Final[i64] = reason(
    "3.3.1", "not-begun", "Anytime Options come with the first planning phase."
)
NO_FAMILY: Final[i64] = reason("3.3.1", "no-family", "Only families have Anytime Options.")
NOT_AT_HOME: Final[i64] = reason(
    "3.3.2", "sell-not-at-home", "Only an order in headquarters can be removed."
)
NO_PARTNER: Final[i64] = reason("14.1.2", "no-partner", "Who plays alone has nobody to give to.")
CANNOT_GIVE: Final[i64] = reason("3.3.3", "cannot-give", "A gift needs 2 Money.")
MONEY_OWED: Final[i64] = reason("3.3.4", "money-owed", "That Money is about to be paid.")
LEAVES_NO_ANSWER: Final[i64] = reason(
    "3.3.4", "leaves-no-answer", "It would leave the own open question without an answer."
)


def anytime_options(state: State, seat: i64) -> list[i64]:
    """What a family may do while anybody is asked something, from the first planning on [3.3.1]."""
    options = [pack_anytime_sell(token) for token in range(ORDERS)]
    options.append(ANYTIME_GIVE)
    return [option for option in options if why_not_anytime(state, seat, option) == OK]


def why_not_anytime(state: State, seat: i64, option: i64) -> i64:
    """OK, or what stands against an Anytime Option, whatever is asked."""
    if not state.begun:
        return NOT_BEGUN
    if not 0 <= seat < state.seats:
        return NO_FAMILY
    family = state.family_of[seat]
    if option == ANYTIME_GIVE:
        if partner_of(state, family) == NONE:
            return NO_PARTNER
        enough = money(state, family) >= state.tables.numbers.gift_spent
        return OK if enough else CANNOT_GIVE
    is_home = anytime_sell_order(option) in in_headquarters(state, family)
    return OK if is_home else NOT_AT_HOME


def use_anytime(state: State, seat: i64, option: i64) -> None:
    """An order for 1 Money, or 2 Money for the partner's 1 [3.3.2] [3.3.3]."""
    family = state.family_of[seat]
    if anytime_variant(option) == ANYTIME_SELL:
        sell(state, family, anytime_sell_order(option))
        return
    numbers = state.tables.numbers
    partner = partner_of(state, family)
    state.move(money_of(family), money_of(partner), numbers.gift_received)
    state.move(money_of(family), BANK, numbers.gift_spent - numbers.gift_received)
