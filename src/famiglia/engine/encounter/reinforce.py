"""Reinforce: Soldati for the order's area and adjacent ones of the team [10.3.3]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import Part
from famiglia.engine.answers import (
    ACT_REINFORCE,
    pack_reinforce_area,
    reinforce_area_area,
    reinforce_area_members,
    reinforce_area_number,
)
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import in_hq
from famiglia.engine.encounter.progress import OrderPart, Progress
from famiglia.engine.encounter.teams import is_on_team
from famiglia.engine.kinds import REINFORCE_AREA
from famiglia.engine.members import at_home, may_sit, sit_down
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.repeated import Repeated
from famiglia.engine.state import FamilyFrame, State

NOBODY_AT_HOME: Final[i64] = reason(
    "10.3.3", "nobody-at-home", "Headquarters hold no Soldati to place."
)
REINFORCE_ELSEWHERE: Final[i64] = reason(
    "10.3.3", "reinforce-elsewhere", "The order's area and adjacent ones of the team get Soldati."
)
REINFORCE_AGAIN: Final[i64] = reason("10.3.3", "reinforce-again", "Each area is named once.")
NO_MORE_AREAS: Final[i64] = reason(
    "10.3.3", "no-more-areas", "As many adjacent areas as printed have been named."
)
REINFORCE_NUMBER: Final[i64] = reason(
    "10.3.3", "reinforce-number", "The printed number and headquarters do not allow this number."
)
PARTNER_SAYS: Final[i64] = reason(
    "10.3.4", "partner-says", "Of a partner's area the partner says how many; name it with 0."
)
ANOTHER_NAMED: Final[i64] = reason("10.3.4", "another-named", "The partner has named another area.")


class Reinforce(OrderPart):
    """Soldati into the order's area and into adjacent ones of the team [10.3.3]."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """If anybody of the team can place."""
        if self.why_not(state, progress, part, ACT_REINFORCE) == OK:
            options.add(ACT_REINFORCE)

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """Nobody of the team who could place has Soldati in headquarters."""
        return OK if _reinforcement(progress, part).places(state) else NOBODY_AT_HOME

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """Ask where."""
        state.push(_reinforcement(progress, part))


def _reinforcement(progress: Progress, part: Part) -> ReinforceArea:
    return ReinforceArea(progress.family, progress.area, part.number, part.numbers[1], 0)


class ReinforceArea(Repeated):
    """Which area gets how many; for a partner's area 0, the partner says how many [10.3.4]."""

    def __init__(self, family: i64, area: i64, most: i64, left: i64, named: i64) -> None:
        super().__init__(family)
        self.area = area
        self.most = most
        """How many Soldati each area may get."""
        self.left = left
        """How many adjacent areas may still be named."""
        self.named = named
        """One bit for each area named before."""

    def kind(self) -> i64:
        """An area and a number."""
        return REINFORCE_AREA

    def offer(self, state: State, options: Options) -> None:
        """Own areas with numbers, the partner's with 0."""
        for area in self.places(state):
            if state.holder[area] == self.family:
                _offer_units(state, self.family, area, self.most, options)
            else:
                options.add(pack_reinforce_area(area, 0, 0))

    def can_go_on(self, state: State) -> bool:
        """While an area may be named."""
        return bool(self.places(state))

    def why_not_more(self, state: State, option: i64) -> i64:
        """The area or the number is wrong."""
        area = reinforce_area_area(option)
        against = self._may_name(state, area)
        if against != OK:
            return against
        if state.holder[area] == self.family:
            return _may_bring(state, self.family, self.most, option)
        units = reinforce_area_number(option) + reinforce_area_members(option)
        return OK if units == 0 else PARTNER_SAYS

    def perform(self, state: State, option: i64) -> None:
        """Place own Soldati, or ask the partner."""
        area = reinforce_area_area(option)
        left = self.left if area == self.area else self.left - 1
        named = self.named | bit(area)
        state.replace(ReinforceArea(self.family, self.area, self.most, left, named))
        owner = state.holder[area]
        if owner == self.family:
            _bring(state, owner, option)
        else:
            state.push(PartnerPlaces(owner, area, self.most))

    def places(self, state: State) -> list[i64]:
        """The areas that may still be named and whose holder has Soldati in headquarters."""
        near = [self.area, *state.tables.neighbours[self.area]]
        return [area for area in near if self._may_name(state, area) == OK]

    def _may_name(self, state: State, area: i64) -> i64:
        """The order's area and so many adjacent ones of the team, each once."""
        if has_bit(self.named, area):
            return REINFORCE_AGAIN
        owner = state.holder[area]
        is_beside = area in state.tables.neighbours[self.area]
        if not (is_beside or area == self.area) or not is_on_team(state, self.family, owner):
            return REINFORCE_ELSEWHERE
        if is_beside and self.left == 0:
            return NO_MORE_AREAS
        return OK if at_home(state, owner) > 0 else NOBODY_AT_HOME


class PartnerPlaces(FamilyFrame):
    """The partner may place Soldati of the partner's own headquarters there [10.3.4]."""

    def __init__(self, family: i64, area: i64, most: i64) -> None:
        super().__init__(family)
        self.area = area
        self.most = most

    def kind(self) -> i64:
        """The area and a number."""
        return REINFORCE_AREA

    def ask(self, state: State, options: Options) -> None:
        """Any number, or none."""
        _offer_units(state, self.family, self.area, self.most, options)
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """The area or the number is wrong."""
        if option == DONE:
            return OK
        if reinforce_area_area(option) != self.area:
            return ANOTHER_NAMED
        return _may_bring(state, self.family, self.most, option)

    def answer(self, state: State, option: i64) -> None:
        """They come into the area."""
        if option != DONE:
            _bring(state, self.family, option)
        state.end()


def _offer_units(state: State, family: i64, area: i64, most: i64, options: Options) -> None:
    """Up to so many units for an area: Soldati, or members for the Cupola instead [15.2.5]."""
    for soldati in range(most + 1):
        for members in range(most - soldati + 1):
            option = pack_reinforce_area(area, soldati, members)
            if _may_bring(state, family, most, option) == OK:
                options.add(option)


def _may_bring(state: State, family: i64, most: i64, option: i64) -> i64:
    """At least one unit, no more than printed, and no more than headquarters hold."""
    soldati, members = reinforce_area_number(option), reinforce_area_members(option)
    if soldati > state.count(in_hq(family)):
        return REINFORCE_NUMBER
    against = within(soldati + members, most, REINFORCE_NUMBER)
    return against or may_sit(state, family, members, most)


def _bring(state: State, family: i64, option: i64) -> None:
    """Soldati come into the area, members into the Cupola."""
    state.deploy(family, in_hq(family), reinforce_area_area(option), reinforce_area_number(option))
    sit_down(state, family, reinforce_area_members(option))
