"""Boats: where they are placed, and what happens when three lie in one sea [5.4.3], [5.4.4]."""

from famiglia.edition.tables import FAMILIES, NONE, SEAS
from famiglia.engine.cells import boat_in, boat_supply
from famiglia.engine.kinds import BOAT_GOES
from famiglia.engine.options import first, pack
from famiglia.engine.rules import own_areas
from famiglia.engine.state import Frame, State
from famiglia.engine.words import BOAT


def offer_boats(state: State, family: int, area: int, options: list[int]) -> None:
    """The seas where a boat may end: beside an own area, or one sea further [5.4.3]."""
    if state.pieces[boat_supply(family)] == 0:
        return  # [1.3.3]
    reached = [False] * SEAS
    for sea in harbours(state, family, area):
        reached[sea] = True
        for further in state.tables.sea_neighbours[sea]:
            reached[further] = True
    for sea in range(SEAS):
        if reached[sea]:
            options.append(pack(BOAT, sea))


def harbours(state: State, family: int, area: int = NONE) -> list[int]:
    """The seas own areas touch; for an order those its own area touches, while held [7.3.3]."""
    seas: list[int] = []
    for own in own_areas(state, family):
        if area in (NONE, own):
            for sea in state.tables.area_seas[own]:
                if sea not in seas:
                    seas.append(sea)
    return seas


def place_boat(state: State, family: int, sea: int) -> None:
    """A boat comes into a sea; as the third it goes at once, and another one with it [5.4.4]."""
    state.move(boat_supply(family), boat_in(sea, family), 1)
    boats = 0
    for owner in range(FAMILIES):
        boats += state.pieces[boat_in(sea, owner)]
    if boats == state.tables.numbers.boats_that_collide:
        state.move(boat_in(sea, family), boat_supply(family), 1)
        state.push(BoatGoes(family, sea))


class BoatGoes(Frame):
    """Whose boat goes together with the third one [5.4.4]."""

    def __init__(self, family: int, sea: int) -> None:
        self.family = family
        self.sea = sea

    def kind(self) -> int:
        """One of the families with a boat there."""
        return BOAT_GOES

    def seat(self, state: State) -> int:
        """Who placed the third boat."""
        return state.seat_of[self.family]

    def enter(self, state: State) -> bool:
        """Nothing is asked if all of them belong to one family [1.4.10]."""
        owners = self._owners(state)
        if len(owners) > 1:
            return True
        self._sink(state, owners[0])
        return False

    def ask(self, state: State) -> list[int]:
        """Every family with a boat there, the own one too; it is not optional."""
        return [pack(0, owner) for owner in self._owners(state)]

    def answer(self, state: State, option: int) -> None:
        """That boat goes."""
        self._sink(state, first(option))

    def _sink(self, state: State, owner: int) -> None:
        state.end()
        state.move(boat_in(self.sea, owner), boat_supply(owner), 1)

    def _owners(self, state: State) -> list[int]:
        return [owner for owner in range(FAMILIES) if state.pieces[boat_in(self.sea, owner)] > 0]
