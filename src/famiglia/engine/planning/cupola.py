"""The Cupola at the start of a round [15.3.1], [15.3.2]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, Part
from famiglia.edition.vocabulary import QUALIFIER_IDS
from famiglia.engine.act import DOINGS, NO_SUCH_PART
from famiglia.engine.answers import (
    ACT_MEMBERS,
    act_members_number,
    act_place_members,
    act_place_number,
    act_variant,
    pack_refill,
    refill_number,
)
from famiglia.engine.cells import in_cupola
from famiglia.engine.kinds import ACT, REFILL
from famiglia.engine.members import at_home, may_sit, most_members, sit_down
from famiglia.engine.options import Options
from famiglia.engine.reasons import reason
from famiglia.engine.repeated import Repeated
from famiglia.engine.state import FamilyFrame, Frame, State
from famiglia.engine.words import PLACE

ANYWHERE: Final = QUALIFIER_IDS.index("")

MORE_THAN_SURPLUS: Final[i64] = reason(
    "15.3.1", "more-than-surplus", "Only as many units as the surplus of members may come."
)
MORE_THAN_START: Final[i64] = reason(
    "15.3.2", "more-than-start", "Members come until there are as many as at the start."
)


class Majority(Frame):
    """Who has more members than at the start may deploy as many units as the surplus."""

    def enter(self, state: State) -> bool:
        """At six each nothing happens [15.3.2]."""
        state.end()
        for family in state.family_of:
            surplus = state.count(in_cupola(family)) - state.tables.solo.members
            if surplus > 0:
                for other in state.family_of:
                    if other != family:
                        state.push(Refill(other))
                state.push(Deploy(family, surplus))
        return False


class Deploy(Repeated):
    """Up to the surplus comes from headquarters: Soldati into one area, members [15.3.1]."""

    def __init__(self, family: i64, surplus: i64) -> None:
        super().__init__(family)
        self.surplus = surplus

    def kind(self) -> i64:
        """The same question as a space that places Soldati."""
        return ACT

    def can_go_on(self, state: State) -> bool:
        """As with such a space."""
        return DOINGS[PLACE].can_do(state, self.family, self._part(), NONE)

    def offer(self, state: State, options: Options) -> None:
        """As such a space offers."""
        DOINGS[PLACE].offer(state, self.family, self._part(), NONE, options)

    def why_not_more(self, state: State, option: i64) -> i64:
        """More units than the surplus, or what stands against it on such a space."""
        variant = act_variant(option)
        if not DOINGS[PLACE].answers(variant):
            return NO_SUCH_PART
        units = act_place_number(option) + act_place_members(option)
        if variant == ACT_MEMBERS:
            units = act_members_number(option)
        if units > self.surplus:
            return MORE_THAN_SURPLUS
        return DOINGS[PLACE].why_not(state, self.family, self._part(), NONE, option)

    def perform(self, state: State, option: i64) -> None:
        """They come once."""
        state.end()
        DOINGS[PLACE].perform(state, self.family, self._part(), NONE, option)

    def _part(self) -> Part:
        return Part(PLACE, [self.surplus], False, ANYWHERE)


class Refill(FamilyFrame):
    """The other may put in members until having as many as at the start [15.3.2]."""

    def kind(self) -> i64:
        """A number, 0 declines."""
        return REFILL

    def enter(self, state: State) -> bool:
        """Only who has fewer, and units at home, of which some may be members [15.2.4]."""
        if self._lacking(state) > 0 and at_home(state, self.family) > 0:
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every number, or none."""
        most = most_members(state, self.family, self._lacking(state))
        for number in range(most + 1):
            options.add(pack_refill(number))

    def why_not(self, state: State, option: i64) -> i64:
        """So many are not at home, or not lacking."""
        if refill_number(option) > self._lacking(state):
            return MORE_THAN_START
        return may_sit(state, self.family, refill_number(option), self._lacking(state))

    def answer(self, state: State, option: i64) -> None:
        """They take their seats."""
        state.end()
        sit_down(state, self.family, refill_number(option))

    def _lacking(self, state: State) -> i64:
        return state.tables.solo.members - state.count(in_cupola(self.family))
