"""Launder and Take Money [5.5]."""

from famiglia.edition.tables import Part
from famiglia.engine.act import Doing
from famiglia.engine.cells import BANK, lab_in, money_of
from famiglia.engine.options import pack
from famiglia.engine.rules import own_areas
from famiglia.engine.state import State
from famiglia.engine.words import LAUNDER, MONEY


class Launder(Doing):
    """1 Money from the bank for each own lab [5.5.1]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == LAUNDER

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Only with a lab [4.2.2]."""
        if own_labs(state, family) > 0:
            options.append(pack(LAUNDER))

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The bank pays."""
        state.move(BANK, money_of(family), own_labs(state, family))


class TakeMoney(Doing):
    """The printed amount from the bank [5.5.1]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == MONEY

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Always possible: the bank never runs out [1.3.3]."""
        options.append(pack(MONEY))

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The bank pays."""
        state.move(BANK, money_of(family), part.number)


def own_labs(state: State, family: int) -> int:
    """How many labs belong to a family: those in its areas [1.3.9]."""
    labs = 0
    for area in own_areas(state, family):
        labs += state.pieces[lab_in(area)]
    return labs
