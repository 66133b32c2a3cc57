"""Anytime Options: selling an order, giving the partner money [3.3]."""

from typing import Final

from famiglia.edition.tables import NONE
from famiglia.engine.cells import BANK, money_of
from famiglia.engine.options import first, pack, variant_of
from famiglia.engine.planning.pay import sell
from famiglia.engine.rules import in_headquarters, money, partner_of
from famiglia.engine.state import State

SELL: Final = 0
GIVE: Final = 1


def anytime_options(state: State, seat: int) -> list[int]:
    """What a family may do while anybody is asked something, from the first planning on [3.3.1]."""
    family = state.family_of[seat]
    if not state.begun or family == NONE:
        return []
    options = [pack(SELL, token) for token in in_headquarters(state, family)]
    if money(state, family) >= state.tables.numbers.gift_spent:
        options.append(pack(GIVE))
    return options


def use_anytime(state: State, seat: int, option: int) -> None:
    """An order for 1 Money, or 2 Money for the partner's 1 [3.3.2] [3.3.3]."""
    family = state.family_of[seat]
    if variant_of(option) == SELL:
        sell(state, family, first(option))
        return
    numbers = state.tables.numbers
    partner = partner_of(state, family)
    state.move(money_of(family), money_of(partner), numbers.gift_received)
    state.move(money_of(family), BANK, numbers.gift_spent - numbers.gift_received)
