"""Issue order [5.3]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, ORDERS, Part
from famiglia.engine.act import Doing
from famiglia.engine.answers import ACT_ORDER, act_order_area, act_order_order, pack_act_order
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.repeated import MoreOfPart
from famiglia.engine.rules import (
    has_tile,
    in_headquarters,
    must_be_home,
    orders_at,
    orders_at_home,
    own_areas,
)
from famiglia.engine.state import State
from famiglia.engine.words import CHAIN, TOGETHER

ORDER_NOT_AT_HOME: Final[i64] = reason(
    "5.3.1", "order-not-at-home", "Only an order in headquarters can be issued."
)
ORDER_NOT_OWN: Final[i64] = reason("5.3.1", "order-not-own", "An order is laid in an own area.")
HOLDS_ORDER: Final[i64] = reason("5.3.1", "holds-order", "An order lies in this area already.")
SAME_AREA: Final[i64] = reason("5.3.2", "same-area", "Each order goes into a different area.")
OTHER_AREA: Final[i64] = reason("5.3.3", "other-area", "Both orders go into the same area.")
HELD_ONE_BEFORE: Final[i64] = reason(
    "5.3.3", "held-one-before", "Two orders go together only into an area that held none."
)
ORDERS_FULL: Final[i64] = reason("5.3.5", "orders-full", "This area has no room for another order.")


class IssueOrder(Doing):
    """An order from headquarters, face down into an own area [5.3.1]."""

    def answers(self, variant: i64) -> bool:
        """Its own variant."""
        return variant == ACT_ORDER

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Every area with room, with every order in headquarters."""
        first_order(family, part).offer(state, options)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """With an order in headquarters and an area for it."""
        return first_order(family, part).can_go_on(state)

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The area or the order is wrong."""
        return first_order(family, part).why_not_more(state, option)

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """Lay it; a second one may follow."""
        lay(state, family, option)
        if part.number > 1:
            used = bit(act_order_area(option))
            state.push(MoreOrders(family, part.qualifier, part.number - 1, used))


class MoreOrders(MoreOfPart):
    """One more order: elsewhere [5.3.2], or beside the first one [5.3.3]."""

    def __init__(self, family: i64, qualifier: i64, left: i64, used: i64) -> None:
        super().__init__(family)
        self.qualifier = qualifier
        self.left = left
        self.used = used
        """The areas where this action has laid orders, one bit each."""

    def answers(self, variant: i64) -> bool:
        """Issue order."""
        return variant == ACT_ORDER

    def offer(self, state: State, options: Options) -> None:
        """The areas still allowed, with every order in headquarters [5.3.4]."""
        tokens = in_headquarters(state, self.family)
        for area in own_areas(state, self.family):
            if self._may_lay_in(state, area) == OK:
                for token in tokens:
                    options.add(pack_act_order(area, token))

    def can_go_on(self, state: State) -> bool:
        """With an order in headquarters and an area for it."""
        if orders_at_home(state, self.family) == 0:
            return False
        return any(self._may_lay_in(state, area) == OK for area in range(AREAS))

    def why_not_more(self, state: State, option: i64) -> i64:
        """The area or the order is wrong."""
        area, token = act_order_area(option), act_order_order(option)
        against = self._may_lay_in(state, area)
        return against or must_be_home(state, self.family, token, ORDER_NOT_AT_HOME)

    def perform(self, state: State, option: i64) -> None:
        """Lay it."""
        used = self.used | bit(act_order_area(option))
        if self.left > 1:
            state.replace(MoreOrders(self.family, self.qualifier, self.left - 1, used))
        else:
            state.end()
        lay(state, self.family, option)

    def _may_lay_in(self, state: State, area: i64) -> i64:
        """After the first order only elsewhere [5.3.2], or only in the same area [5.3.3]."""
        is_used = has_bit(self.used, area)
        if self.used and self.qualifier == TOGETHER:
            return room_for_order(state, self.family, area) if is_used else OTHER_AREA
        if is_used:
            return SAME_AREA
        return may_lay_order(state, self.family, area, self.qualifier)


def first_order(family: i64, part: Part) -> MoreOrders:
    """The first order of a part."""
    return MoreOrders(family, part.qualifier, part.number, 0)


def may_lay_order(state: State, family: i64, area: i64, qualifier: i64) -> i64:
    """An own area without an order, or with one under Chain of Command [11.1.2].

    Two orders that come together never join another one [5.3.3].
    """
    if state.holder[area] != family:
        return ORDER_NOT_OWN
    laid = orders_at(state, family, area)
    if laid == 0:
        return OK
    if qualifier == TOGETHER:
        return HELD_ONE_BEFORE
    if laid > 1:
        return ORDERS_FULL
    return room_for_order(state, family, area) if has_tile(state, family, CHAIN) else HOLDS_ORDER


def room_for_order(state: State, family: i64, area: i64) -> i64:
    """OK for an area with fewer orders than it can hold [5.3.5]."""
    most = state.tables.numbers.orders_per_area
    return OK if orders_at(state, family, area) < most else ORDERS_FULL


def lay(state: State, family: i64, option: i64) -> None:
    """The order lies in the area, face down [1.4.2]."""
    state.put(family * ORDERS + act_order_order(option), act_order_area(option))
