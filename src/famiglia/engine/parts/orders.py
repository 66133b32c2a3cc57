"""Issue order [5.3]."""

from famiglia.edition.tables import ORDERS, Part
from famiglia.engine.act import Doing
from famiglia.engine.kinds import ACT
from famiglia.engine.options import first, pack, second
from famiglia.engine.repeated import Repeated
from famiglia.engine.rules import has_tile, in_headquarters, own_areas
from famiglia.engine.state import State
from famiglia.engine.words import CHAIN, ORDER, TOGETHER


class IssueOrder(Doing):
    """An order from headquarters, face down into an own area [5.3.1]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == ORDER

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every area with room, with every order in headquarters."""
        offer_orders(state, family, areas_for_order(state, family, part.qualifier), options)

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """Lay it; a second one may follow."""
        lay(state, family, option)
        if part.number > 1:
            state.push(NextOrder(family, part.qualifier, part.number - 1, 1 << first(option)))


class NextOrder(Repeated):
    """One more order: elsewhere [5.3.2], or beside the first one [5.3.3]."""

    def __init__(self, family: int, qualifier: int, left: int, used: int) -> None:
        super().__init__(family)
        self.qualifier = qualifier
        self.left = left
        self.used = used
        """The areas where this action has laid orders, one bit each."""

    def kind(self) -> int:
        """The same question as the part's."""
        return ACT

    def offer(self, state: State, options: list[int]) -> None:
        """The areas still allowed, with every order in headquarters [5.3.4]."""
        offer_orders(state, self.family, self._areas(state), options)

    def perform(self, state: State, option: int) -> None:
        """Lay it."""
        used = self.used | 1 << first(option)
        if self.left > 1:
            state.replace(NextOrder(self.family, self.qualifier, self.left - 1, used))
        else:
            state.end()
        lay(state, self.family, option)

    def _areas(self, state: State) -> list[int]:
        if self.qualifier != TOGETHER:
            allowed = areas_for_order(state, self.family, self.qualifier)
            return [area for area in allowed if not self.used >> area & 1]
        most = state.tables.numbers.orders_per_area
        return [
            area
            for area in own_areas(state, self.family)
            if self.used >> area & 1 and orders_laid(state, self.family, area) < most  # [5.3.5]
        ]


def areas_for_order(state: State, family: int, qualifier: int) -> list[int]:
    """Own areas without an order, or with one under Chain of Command [11.1.2].

    Two orders that come together never join another one [5.3.3].
    """
    joins = qualifier != TOGETHER and has_tile(state, family, CHAIN)
    most = min(1 if joins else 0, state.tables.numbers.orders_per_area - 1)
    return [area for area in own_areas(state, family) if orders_laid(state, family, area) <= most]


def orders_laid(state: State, family: int, area: int) -> int:
    """How many orders of a family lie in an area."""
    base = family * ORDERS
    return state.orders[base : base + ORDERS].count(area)


def offer_orders(state: State, family: int, areas: list[int], options: list[int]) -> None:
    """Each of these areas with each order in headquarters."""
    tokens = in_headquarters(state, family)
    for area in areas:
        for token in tokens:
            options.append(pack(ORDER, area, token))


def lay(state: State, family: int, option: int) -> None:
    """The order lies in the area, face down [1.4.2]."""
    state.put(family * ORDERS + second(option), first(option))
