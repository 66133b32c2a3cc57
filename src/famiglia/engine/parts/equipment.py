"""Equipment [5.4]: a car, a boat or a lab."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, NONE, Part
from famiglia.engine.act import Doing
from famiglia.engine.answers import (
    ACT_BOAT,
    ACT_CAR,
    ACT_LAB,
    act_boat_sea,
    act_car_area,
    act_lab_area,
    act_variant,
    pack_act_car,
    pack_act_lab,
)
from famiglia.engine.cells import LAB_SUPPLY, car_in, car_supply, lab_in
from famiglia.engine.options import Options
from famiglia.engine.parts.boats import (
    has_place_for_boat,
    may_place_boat,
    offer_boats,
    place_boat,
)
from famiglia.engine.parts.people import NOT_ITS_AREA
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import must_be_left, must_hold, own_areas, room_for_lab
from famiglia.engine.state import State
from famiglia.engine.words import EQUIPMENT

CAR_NOT_OWN: Final[i64] = reason("5.4.2", "car-not-own", "A car is placed in an own area.")
LAB_NOT_OWN: Final[i64] = reason("5.4.5", "lab-not-own", "A lab is placed in an own area.")


class Equipment(Doing):
    """The word itself, or one that names the piece [5.4.1]."""

    def __init__(self, word: i64) -> None:
        self.word = word
        """EQUIPMENT, CAR, BOAT or LAB."""

    def answers(self, variant: i64) -> bool:
        """The piece it names; the word itself is answered with any of the three."""
        if self.word == EQUIPMENT:
            return variant in (ACT_CAR, ACT_BOAT, ACT_LAB)
        return variant == self.word

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Every place for every piece it can bring."""
        if self.answers(ACT_CAR):
            offer_cars(state, family, area, options)
        if self.answers(ACT_BOAT):
            offer_boats(state, family, area, options)
        if self.answers(ACT_LAB):
            offer_labs(state, family, options)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """With a place for one of the pieces it can bring."""
        return (
            (self.answers(ACT_CAR) and _has_place_for_car(state, family, area))
            or (self.answers(ACT_BOAT) and has_place_for_boat(state, family, area))
            or (self.answers(ACT_LAB) and _has_place_for_lab(state, family))
        )

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The supply or the place is wrong."""
        variant = act_variant(option)
        if variant == ACT_CAR:
            return may_place_car(state, family, act_car_area(option), area)
        if variant == ACT_BOAT:
            return may_place_boat(state, family, act_boat_sea(option), area)
        return may_place_lab(state, family, act_lab_area(option))

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """The piece comes from its supply."""
        variant = act_variant(option)
        if variant == ACT_CAR:
            state.move(car_supply(family), car_in(act_car_area(option)), 1)
        elif variant == ACT_BOAT:
            place_boat(state, family, act_boat_sea(option))
        else:
            state.move(LAB_SUPPLY, lab_in(act_lab_area(option)), 1)


def offer_cars(state: State, family: i64, area: i64, options: Options) -> None:
    """Every own area where a car may be placed."""
    for target in own_areas(state, family):
        if may_place_car(state, family, target, area) == OK:
            options.add(pack_act_car(target))


def _has_place_for_car(state: State, family: i64, area: i64) -> bool:
    return any(may_place_car(state, family, target, area) == OK for target in range(AREAS))


def may_place_car(state: State, family: i64, target: i64, area: i64) -> i64:
    """Any own area [5.4.2]; an order's car goes into its own one, while it is held [7.3.1]."""
    against = must_be_left(state, car_supply(family))
    if against == OK and area not in (NONE, target):
        return NOT_ITS_AREA
    return against or must_hold(state, family, target, CAR_NOT_OWN)


def offer_labs(state: State, family: i64, options: Options) -> None:
    """Every own area where a lab may be placed."""
    for target in own_areas(state, family):
        if may_place_lab(state, family, target) == OK:
            options.add(pack_act_lab(target))


def _has_place_for_lab(state: State, family: i64) -> bool:
    return any(may_place_lab(state, family, target) == OK for target in range(AREAS))


def may_place_lab(state: State, family: i64, target: i64) -> i64:
    """Any own area with room for one more [5.4.5], for an order too [7.3.4]."""
    against = must_be_left(state, LAB_SUPPLY) or must_hold(state, family, target, LAB_NOT_OWN)
    return against or room_for_lab(state, target)
