"""Launder and Take Money [5.5]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, Part
from famiglia.engine.act import Doing
from famiglia.engine.answers import ACT_LAUNDER, ACT_MONEY
from famiglia.engine.cells import BANK, lab_in, money_of
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import own_areas
from famiglia.engine.state import State

NO_LABS: Final[i64] = reason("5.5.1", "no-labs", "The family has no lab to launder with.")


class Launder(Doing):
    """1 Money from the bank for each own lab [5.5.1]."""

    def answers(self, variant: i64) -> bool:
        """Its own variant."""
        return variant == ACT_LAUNDER

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """If it brings something [4.2.2]."""
        if may_launder(state, family) == OK:
            options.add(ACT_LAUNDER)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """If it brings something [4.2.2]."""
        return may_launder(state, family) == OK

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """There may be nothing to launder with."""
        return may_launder(state, family)

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """The bank pays."""
        state.move(BANK, money_of(family), own_labs(state, family))


class TakeMoney(Doing):
    """The printed amount from the bank [5.5.1]."""

    def answers(self, variant: i64) -> bool:
        """Its own variant."""
        return variant == ACT_MONEY

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Always possible: the bank never runs out [1.3.3]."""
        options.add(ACT_MONEY)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """Always."""
        return True

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """Nothing stands against it."""
        return OK

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """The bank pays."""
        state.move(BANK, money_of(family), part.number)


def may_launder(state: State, family: i64) -> i64:
    """Only with a lab [5.5.1]."""
    for area in range(AREAS):
        if state.holder[area] == family and state.count(lab_in(area)) > 0:
            return OK
    return NO_LABS


def own_labs(state: State, family: i64) -> i64:
    """How many labs belong to a family: those in its areas [1.3.9]."""
    labs: i64 = 0
    for area in own_areas(state, family):
        labs += state.count(lab_in(area))
    return labs
