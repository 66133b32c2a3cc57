"""Recruit [5.1] and Place [5.2]."""

from famiglia.edition.tables import NONE, Part
from famiglia.engine.act import Doing
from famiglia.engine.cells import NOBODY, in_hq, in_supply
from famiglia.engine.options import first, pack, second
from famiglia.engine.rules import base_value
from famiglia.engine.state import State
from famiglia.engine.words import HELD, PLACE, RECRUIT

POLICE = 1
CHURCH = 3


class Recruit(Doing):
    """From the supply to headquarters: up to the base value of Church plus the bonus [5.1.1]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == RECRUIT

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every number from 1 to what base, bonus and supply allow."""
        most = part.number + (base_value(state, family, CHURCH) if part.bonus else 0)
        for number in range(1, min(most, state.pieces[in_supply(family)]) + 1):
            options.append(pack(RECRUIT, number))

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """Soldati come into headquarters."""
        state.move(in_supply(family), in_hq(family), first(option))


class Place(Doing):
    """From headquarters into one area: an own or an empty one [5.2.1], an order's own [7.3.1]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == PLACE

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every allowed area with every number up to base and bonus [5.2.2]."""
        most = part.number + (base_value(state, family, POLICE) if part.bonus else 0)
        most = min(most, state.pieces[in_hq(family)])
        for target in range(len(state.holder)) if area == NONE else [area]:
            if may_place(state, family, target, part, area):
                for number in range(1, most + 1):
                    options.append(pack(PLACE, target, number))

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The first Soldato in an empty area costs it a lab [5.2.3]."""
        state.deploy(family, in_hq(family), first(option), second(option))


def may_place(state: State, family: int, target: int, part: Part, area: int) -> bool:
    """An own area; in planning also an empty one, unless the space says held [5.2.4]."""
    if state.holder[target] == family:
        return True
    return area == NONE and state.holder[target] == NOBODY and part.qualifier != HELD
