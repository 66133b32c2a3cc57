"""Rally: in planning into any own area [5.9], by an order into its own [8.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, NONE, Part
from famiglia.engine.act import Doing
from famiglia.engine.answers import (
    ACT_RALLY,
    act_rally_area,
    pack_act_rally,
    pack_rally_from,
    rally_from_area,
    rally_from_cars,
    rally_from_soldati,
)
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import car_in, in_area
from famiglia.engine.kinds import RALLY_FROM
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import must_hold, own_areas
from famiglia.engine.sea import reachable_by_boat
from famiglia.engine.state import FamilyFrame, State

RALLY_NOT_OWN: Final[i64] = reason("5.9.1", "rally-not-own", "A rally leads into an own area.")
NOTHING_COMES: Final[i64] = reason(
    "5.9.1", "nothing-comes", "Nothing of the family can come into this area."
)
NOT_ITS_RALLY: Final[i64] = reason(
    "8.1.1", "not-its-rally", "An order's rally leads into its own area."
)
COMES_FROM_OWN: Final[i64] = reason(
    "5.9.1", "comes-from-own", "Soldati and cars come from other own areas."
)
HAS_COME: Final[i64] = reason("5.9.1", "has-come", "This area has been named already.")
NOT_ADJACENT: Final[i64] = reason(
    "5.9.1", "not-adjacent", "Soldati and cars come from adjacent areas."
)
NO_BOATS_THERE: Final[i64] = reason(
    "13.1.5", "no-boats-there", "No chain of the team's boats leads there."
)
BOATS_USED: Final[i64] = reason("13.1.5", "boats-used", "By boats Soldati come from one area only.")
NO_CARS_BY_BOAT: Final[i64] = reason("13.1.5", "no-cars-by-boat", "Cars never come by boat.")
TOO_MANY_COME: Final[i64] = reason("5.9.1", "too-many-come", "So many do not stand in this area.")
BRINGS_NOTHING: Final[i64] = reason(
    "4.2.2", "brings-nothing", "A rally brings at least one Soldato or car."
)


class Rally(Doing):
    """Own Soldati and cars from adjacent areas come into one own area [5.9.1] [8.1.1]."""

    def answers(self, variant: i64) -> bool:
        """Its own variant."""
        return variant == ACT_RALLY

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Every own area that something can come to."""
        for target in own_areas(state, family):
            if may_rally(state, family, target, area) == OK:
                options.add(pack_act_rally(target))

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The target is wrong."""
        return may_rally(state, family, act_rally_area(option), area)

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """Ask where from."""
        state.push(begin_rally(state, family, act_rally_area(option), area))


class RallyFrom(FamilyFrame):
    """From where, how many Soldati and cars; each area once."""

    def __init__(self, family: i64, target: i64, used: i64, boat_areas: i64) -> None:
        super().__init__(family)
        self.target = target
        self.used = used
        """The areas that something has come from, one bit each."""
        self.boat_areas = boat_areas
        """From how many areas Soldati may still come by boats [13.1.5]."""

    def kind(self) -> i64:
        """An area, and numbers."""
        return RALLY_FROM

    def enter(self, state: State) -> bool:
        """It ends when nothing more can come."""
        if self.has_source(state):
            return True
        self._finish(state)
        return False

    def ask(self, state: State, options: Options) -> None:
        """Any numbers from any area; a rally that was begun moves something [4.2.2]."""
        for source in self._sources(state):
            for soldati in range(state.count(in_area(source)) + 1):
                for cars in range(state.count(car_in(source)) + 1):
                    if self._may_come(state, source, soldati, cars) == OK:
                        options.add(pack_rally_from(source, soldati, cars))
        if self.used:
            options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """The area, the way or the numbers are wrong."""
        if option == DONE:
            return OK if self.used else BRINGS_NOTHING
        source = rally_from_area(option)
        against = self._may_leave(state, source)
        if against == OK and source not in self._reached(state):
            against = self._no_way(state)
        soldati, cars = rally_from_soldati(option), rally_from_cars(option)
        return against or self._may_come(state, source, soldati, cars)

    def answer(self, state: State, option: i64) -> None:
        """They come; what becomes of the areas left is seen at the end."""
        if option == DONE:
            self._finish(state)
            return
        source = rally_from_area(option)
        boat_areas = self.boat_areas - (0 if self._is_near(state, source) else 1)
        used = self.used | bit(source)
        state.replace(RallyFrom(self.family, self.target, used, boat_areas))
        state.move(in_area(source), in_area(self.target), rally_from_soldati(option))
        state.move(car_in(source), car_in(self.target), rally_from_cars(option))

    def has_source(self, state: State) -> bool:
        """Whether something more can come."""
        return bool(self._sources(state))

    def _sources(self, state: State) -> list[i64]:
        return [area for area in self._reached(state) if self._may_leave(state, area) == OK]

    def _reached(self, state: State) -> list[i64]:
        """Adjacent areas; by boats others too, from adjacent ones they come by land [13.1.5]."""
        near = state.tables.neighbours[self.target]
        if self.boat_areas == 0:
            return near
        over_sea = reachable_by_boat(state, self.family, self.target)
        return near + [area for area in over_sea if area not in near]

    def _may_leave(self, state: State, source: i64) -> i64:
        """An own area that has not been named before."""
        if has_bit(self.used, source):
            return HAS_COME
        return must_hold(state, self.family, source, COMES_FROM_OWN)

    def _no_way(self, state: State) -> i64:
        """Why nothing comes from an area that is not reached."""
        if self.boat_areas > 0:
            return NO_BOATS_THERE
        for area in range(AREAS):
            if has_bit(self.used, area) and not self._is_near(state, area):
                return BOATS_USED
        return NOT_ADJACENT

    def _may_come(self, state: State, source: i64, soldati: i64, cars: i64) -> i64:
        """At least one, and no more than stand there."""
        if soldati + cars == 0:
            return BRINGS_NOTHING
        if cars > 0 and not self._is_near(state, source):
            return NO_CARS_BY_BOAT
        enough = soldati <= state.count(in_area(source)) and cars <= state.count(car_in(source))
        return OK if enough else TOO_MANY_COME

    def _is_near(self, state: State, source: i64) -> bool:
        return source in state.tables.neighbours[self.target]

    def _finish(self, state: State) -> None:
        """Areas left without Soldati are lost [5.9.3] [8.1.3]."""
        state.end()
        for area in own_areas(state, self.family):
            if has_bit(self.used, area):
                state.clear_if_empty(area)


def may_rally(state: State, family: i64, target: i64, area: i64) -> i64:
    """Any own area that something can come to; an order's own one, while it is held [8.1.1]."""
    if area not in (NONE, target):
        return NOT_ITS_RALLY
    against = must_hold(state, family, target, RALLY_NOT_OWN)
    if against != OK or begin_rally(state, family, target, area).has_source(state):
        return against
    return NOTHING_COMES


def begin_rally(state: State, family: i64, target: i64, area: i64) -> RallyFrom:
    """By land; a rally of an order also by boats, under the switch [5.9.2] [13.1.5]."""
    by_boat = area != NONE and state.rules.rally_by_boat
    return RallyFrom(family, target, 0, state.tables.numbers.rally_boat_areas if by_boat else 0)
