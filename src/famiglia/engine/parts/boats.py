"""Boats: where they are placed, and what happens when three lie in one sea [5.4.3], [5.4.4]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE, SEAS
from famiglia.engine.answers import boat_goes_family, pack_act_boat, pack_boat_goes
from famiglia.engine.cells import boat_in, boat_supply
from famiglia.engine.kinds import BOAT_GOES
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import must_be_left
from famiglia.engine.setup.quick import who_answers
from famiglia.engine.state import Frame, State

SEA_TOO_FAR: Final[i64] = reason(
    "5.4.3", "sea-too-far", "A boat ends in a sea beside an own area, or in the next one."
)
SEA_TOO_FAR_FOR_ORDER: Final[i64] = reason(
    "7.3.3", "sea-too-far-for-order", "An order's boat ends beside its area, or in the next sea."
)
NO_BOAT_OF_IT: Final[i64] = reason(
    "5.4.4", "no-boat-of-it", "This family has no boat in the sea where three lay."
)


def offer_boats(state: State, family: i64, area: i64, options: Options) -> None:
    """The seas where a boat may end."""
    for sea in range(SEAS):
        if may_place_boat(state, family, sea, area) == OK:
            options.add(pack_act_boat(sea))


def has_place_for_boat(state: State, family: i64, area: i64) -> bool:
    """Whether there is such a sea."""
    return any(may_place_boat(state, family, sea, area) == OK for sea in range(SEAS))


def may_place_boat(state: State, family: i64, sea: i64, area: i64) -> i64:
    """A sea beside an own area, or one sea further [5.4.3]; for an order its own [7.3.3]."""
    against = must_be_left(state, boat_supply(family))
    if against != OK or is_harbour(state, family, sea, area):
        return against
    for nearer in state.tables.sea_neighbours[sea]:
        if is_harbour(state, family, nearer, area):
            return OK
    return SEA_TOO_FAR if area == NONE else SEA_TOO_FAR_FOR_ORDER


def is_harbour(state: State, family: i64, sea: i64, area: i64 = NONE) -> bool:
    """Whether an own area touches a sea; for an order its own area, while held [7.3.3]."""
    for coast in state.tables.sea_areas[sea]:
        if state.holder[coast] == family and area in (NONE, coast):
            return True
    return False


def place_boat(state: State, family: i64, sea: i64) -> None:
    """A boat comes into a sea; as the third it goes at once, and another one with it [5.4.4]."""
    state.move(boat_supply(family), boat_in(sea, family), 1)
    boats = 0
    for owner in range(FAMILIES):
        boats += state.count(boat_in(sea, owner))
    if boats == state.tables.numbers.boats_that_collide:
        state.move(boat_in(sea, family), boat_supply(family), 1)
        state.push(BoatGoes(family, sea))


class BoatGoes(Frame):
    """Whose boat goes together with the third one [5.4.4]."""

    def __init__(self, family: i64, sea: i64) -> None:
        self.family = family
        self.sea = sea

    def kind(self) -> i64:
        """One of the families with a boat there."""
        return BOAT_GOES

    def seat(self, state: State) -> i64:
        """Who placed the third boat; in a quick set-up chance [2.6.1]."""
        return who_answers(state, state.seat_of[self.family])

    def enter(self, state: State) -> bool:
        """Nothing is asked if all of them belong to one family [1.4.10]."""
        return self.has_choice(state)

    def ask(self, state: State, options: Options) -> None:
        """Every family with a boat there, the own one too; it is not optional."""
        for owner in range(FAMILIES):
            self.allow(state, pack_boat_goes(owner), options)

    def why_not(self, state: State, option: i64) -> i64:
        """Only a boat that lies there can go."""
        return OK if state.count(boat_in(self.sea, boat_goes_family(option))) > 0 else NO_BOAT_OF_IT

    def answer(self, state: State, option: i64) -> None:
        """That boat goes."""
        state.end()
        owner = boat_goes_family(option)
        state.move(boat_in(self.sea, owner), boat_supply(owner), 1)
