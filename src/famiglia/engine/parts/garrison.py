"""Garrison: Soldati from headquarters with own labs [10.3.1], [14.4.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, Part
from famiglia.engine.act import Doing
from famiglia.engine.answers import (
    ACT_GARRISON,
    ACT_MEMBERS,
    act_garrison_area,
    act_garrison_number,
    act_members_number,
    act_variant,
    pack_act_garrison,
    pack_act_members,
)
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import in_hq, lab_in
from famiglia.engine.members import at_home, may_sit_alone, most_members, seats_left, sit_down
from famiglia.engine.options import Options
from famiglia.engine.parts.money import own_labs
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.repeated import MoreOfPart
from famiglia.engine.rules import own_areas
from famiglia.engine.state import State
from famiglia.engine.words import ALL

NO_OWN_LAB: Final[i64] = reason("10.3.1", "no-own-lab", "No own lab stands in this area.")
TOO_MANY_WITH_LABS: Final[i64] = reason(
    "10.3.1", "too-many-with-labs", "Labs and headquarters do not allow this number."
)
LABS_NAMED: Final[i64] = reason("10.3.2", "labs-named", "This area has been named already.")


class Garrison(Doing):
    """Up to 1 Soldato with each own lab, or with each of up to so many."""

    def answers(self, variant: i64) -> bool:
        """Its own variant, or members."""
        return variant in (ACT_GARRISON, ACT_MEMBERS)

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Every own area with labs."""
        first_garrison(state, family, part).offer(state, options)

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The area or the number is wrong."""
        return first_garrison(state, family, part).why_not_more(state, option)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """By all units at home, of which only the family knows what they are [15.2.4]."""
        return first_garrison(state, family, part).can_go_on(state)

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """Place them, then ask about the other areas."""
        first_garrison(state, family, part).place(state, option)


class GarrisonMore(MoreOfPart):
    """The same for areas not named before, until it is done."""

    def __init__(self, family: i64, left: i64, named: i64) -> None:
        super().__init__(family)
        self.left = left
        """With how many labs Soldati may still be placed."""
        self.named = named
        """One bit for each area named before."""

    def answers(self, variant: i64) -> bool:
        """Soldati with labs, or members [15.2.7]."""
        return variant in (ACT_GARRISON, ACT_MEMBERS)

    def offer(self, state: State, options: Options) -> None:
        """Own areas with labs, with every number up to them; or members."""
        for area in own_areas(state, self.family):
            if self._may_place_in(state, area) == OK:
                for number in range(1, self._most(state, area) + 1):
                    options.add(pack_act_garrison(area, number))
        for members in range(1, most_members(state, self.family, self.left) + 1):
            options.add(pack_act_members(members))

    def can_go_on(self, state: State) -> bool:
        """With units at home, and an area or a seat for them."""
        if min(self.left, at_home(state, self.family)) == 0:
            return False
        if seats_left(state, self.family) > 0:
            return True
        return any(self._may_place_in(state, area) == OK for area in range(AREAS))

    def why_not_more(self, state: State, option: i64) -> i64:
        """The area or the number is wrong."""
        if act_variant(option) == ACT_MEMBERS:
            return may_sit_alone(state, self.family, act_members_number(option), self.left)
        area = act_garrison_area(option)
        against, most = self._may_place_in(state, area), self._most(state, area)
        return against or within(act_garrison_number(option), most, TOO_MANY_WITH_LABS)

    def perform(self, state: State, option: i64) -> None:
        """Place them there."""
        state.end()
        self.place(state, option)

    def place(self, state: State, option: i64) -> None:
        """Soldati come into an area, or members into the Cupola, and the rest is asked."""
        if act_variant(option) == ACT_MEMBERS:
            members = act_members_number(option)
            sit_down(state, self.family, members)
            state.push(GarrisonMore(self.family, self.left - members, self.named))
            return
        area, number = act_garrison_area(option), act_garrison_number(option)
        state.deploy(self.family, in_hq(self.family), area, number)
        state.push(GarrisonMore(self.family, self.left - number, self.named | bit(area)))

    def _may_place_in(self, state: State, area: i64) -> i64:
        """An own lab stands there, and the area has not been named before."""
        if state.holder[area] != self.family or state.count(lab_in(area)) == 0:
            return NO_OWN_LAB
        return LABS_NAMED if has_bit(self.named, area) else OK

    def _most(self, state: State, area: i64) -> i64:
        """As many as labs there, labs left and headquarters; with 2 labs 2 Soldati [10.3.2]."""
        return min(state.count(lab_in(area)), self.left, state.count(in_hq(self.family)))


def first_garrison(state: State, family: i64, part: Part) -> GarrisonMore:
    """Units with the first of all own labs, or of so many as printed."""
    labs = own_labs(state, family)
    return GarrisonMore(family, labs if part.qualifier == ALL else min(labs, part.number), 0)
