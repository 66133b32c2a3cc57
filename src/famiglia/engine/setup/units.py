"""Placing the units of the characters [2.4.3], [2.4.4]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, SEAS
from famiglia.engine.answers import (
    SET_UP_UNIT_BOAT,
    SET_UP_UNIT_CAR,
    SET_UP_UNIT_MEMBERS,
    SET_UP_UNIT_SOLDATI,
    pack_set_up_unit_boat,
    pack_set_up_unit_car,
    pack_set_up_unit_members,
    pack_set_up_unit_soldati,
    set_up_unit_boat_sea,
    set_up_unit_car_area,
    set_up_unit_members_number,
    set_up_unit_soldati_area,
    set_up_unit_soldati_number,
    set_up_unit_variant,
)
from famiglia.engine.cells import (
    boat_in,
    boat_supply,
    car_in,
    car_supply,
    in_area,
    in_supply,
    members_in_supply,
)
from famiglia.engine.kinds import SET_UP_UNIT
from famiglia.engine.members import CUPOLA_FULL, NO_CUPOLA, displace, has_cupola, seats_left
from famiglia.engine.options import Options
from famiglia.engine.parts.boats import is_harbour, place_boat
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.rules import in_turn, must_hold, own_areas
from famiglia.engine.setup.labs import PlaceLabs
from famiglia.engine.setup.quick import NOT_EVENLY, must_be_emptiest, must_be_one, who_answers
from famiglia.engine.setup.resources import units_of
from famiglia.engine.state import Frame, State

TOO_MANY_UNITS: Final[i64] = reason(
    "2.4.3", "too-many-units", "Character and supply do not bring so many of these units."
)
UNIT_NOT_OWN: Final[i64] = reason(
    "2.4.3", "unit-not-own", "Soldati and cars of a character come into own areas."
)
BOAT_NOT_BESIDE: Final[i64] = reason(
    "2.4.3", "boat-not-beside", "A boat of a character comes into a sea that an own area touches."
)


class PlaceUnits(Frame):
    """Each family in the order of play places the units of its character [2.4.3]."""

    def __init__(self, place: i64, left: list[i64]) -> None:
        self.place = place
        self.left = left
        """Soldati, cars, boats (and labs, which come later) still to be placed."""

    def kind(self) -> i64:
        """What, where and how many."""
        return SET_UP_UNIT

    def seat(self, state: State) -> i64:
        """The family's player."""
        return who_answers(state, state.seat_of[self._family(state)])

    def enter(self, state: State) -> bool:
        """Then the next family; when all have done so, labs follow [2.4.5]."""
        if len(self.options(state)) > 0:
            return True
        if self.place + 1 < state.seats:
            state.replace(PlaceUnits(self.place + 1, units_of(state, self.place + 1)))
        else:
            state.replace(PlaceLabs(0, units_of(state, 0)[3]))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Soldati and cars in own areas, boats in seas beside them; members for the Cupola."""
        soldati = self._most(state, SET_UP_UNIT_SOLDATI)
        members = self._most(state, SET_UP_UNIT_MEMBERS)
        for area in own_areas(state, self._family(state)):
            for number in range(1, soldati + 1):
                self.allow(state, pack_set_up_unit_soldati(area, number), options)
            self.allow(state, pack_set_up_unit_car(area), options)
        for sea in range(SEAS):
            self.allow(state, pack_set_up_unit_boat(sea), options)
        for number in range(1, members + 1):
            self.allow(state, pack_set_up_unit_members(number), options)

    def why_not(self, state: State, option: i64) -> i64:
        """The number or the place is wrong."""
        what, number = set_up_unit_variant(option), _number(option)
        if what == SET_UP_UNIT_MEMBERS:
            return self._may_sit(state, number)
        against = within(number, self._most(state, what), TOO_MANY_UNITS)
        against = against or must_be_one(state, number)
        return against or self._may_come_to(state, what, _place(option))

    def answer(self, state: State, option: i64) -> None:
        """A boat does not move on, but a third one in a sea collides [2.4.4]."""
        family = self._family(state)
        what, where, placed = set_up_unit_variant(option), _place(option), _number(option)
        left = self.left.copy()
        left[SET_UP_UNIT_SOLDATI if what == SET_UP_UNIT_MEMBERS else what] -= placed
        state.replace(PlaceUnits(self.place, left))
        if what == SET_UP_UNIT_SOLDATI:
            state.deploy(family, in_supply(family), where, placed)
        elif what == SET_UP_UNIT_CAR:
            state.move(car_supply(family), car_in(where), 1)
        elif what == SET_UP_UNIT_MEMBERS:
            displace(state, family, members_in_supply(family), placed)
        else:
            place_boat(state, family, where)

    def _family(self, state: State) -> i64:
        return in_turn(state, self.place)

    def _most(self, state: State, what: i64) -> i64:
        """How many are left of the character's units, and in the supply."""
        left = self.left[SET_UP_UNIT_SOLDATI if what == SET_UP_UNIT_MEMBERS else what]
        return min(left, state.count(_supply(what, self._family(state))))

    def _may_sit(self, state: State, number: i64) -> i64:
        """In place of Soldati members, but not in a quick set-up [15.2.5] [2.6.1]."""
        if not has_cupola(state):
            return NO_CUPOLA
        if state.quick:
            return NOT_EVENLY
        if number > seats_left(state, self._family(state)):
            return CUPOLA_FULL
        return within(number, self._most(state, SET_UP_UNIT_MEMBERS), TOO_MANY_UNITS)

    def _may_come_to(self, state: State, what: i64, place: i64) -> i64:
        """An own area, or for a boat a sea beside one."""
        family = self._family(state)
        if what == SET_UP_UNIT_BOAT:
            if not is_harbour(state, family, place):
                return BOAT_NOT_BESIDE
            if not state.quick:
                return OK
            seas = [sea for sea in range(SEAS) if is_harbour(state, family, sea)]
            berths = [boat_in(sea, family) for sea in seas]
            return must_be_emptiest(state, boat_in(place, family), berths)
        against = must_hold(state, family, place, UNIT_NOT_OWN)
        if against != OK or not state.quick:
            return against
        cells = [_cell(what, area) for area in own_areas(state, family)]
        return must_be_emptiest(state, _cell(what, place), cells)


def _number(option: i64) -> i64:
    """How many units an answer places: cars and boats come one by one."""
    what = set_up_unit_variant(option)
    if what == SET_UP_UNIT_MEMBERS:
        return set_up_unit_members_number(option)
    return set_up_unit_soldati_number(option) if what == SET_UP_UNIT_SOLDATI else 1


def _place(option: i64) -> i64:
    """Which area or sea they come to, or NONE for the Cupola."""
    what = set_up_unit_variant(option)
    if what == SET_UP_UNIT_SOLDATI:
        return set_up_unit_soldati_area(option)
    if what == SET_UP_UNIT_CAR:
        return set_up_unit_car_area(option)
    return set_up_unit_boat_sea(option) if what == SET_UP_UNIT_BOAT else NONE


def _supply(what: i64, family: i64) -> i64:
    if what == SET_UP_UNIT_SOLDATI:
        return in_supply(family)
    if what == SET_UP_UNIT_CAR:
        return car_supply(family)
    return boat_supply(family) if what == SET_UP_UNIT_BOAT else members_in_supply(family)


def _cell(what: i64, area: i64) -> i64:
    return car_in(area) if what == SET_UP_UNIT_CAR else in_area(area)
