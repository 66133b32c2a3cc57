"""Placing the units and labs of the characters, then the first tokens [2.4.3] to [2.5.1]."""

from typing import Final

from famiglia.edition.tables import COLUMNS, FAMILIES, FREE, NONE
from famiglia.engine.cells import (
    IN_SUPPLY,
    LAB_SUPPLY,
    ON_TOP,
    boat_supply,
    car_in,
    car_supply,
    in_supply,
    lab_in,
    token_in,
)
from famiglia.engine.kinds import FIRST_TOKEN, SET_UP_LAB, SET_UP_UNIT
from famiglia.engine.options import first, pack, second, variant_of
from famiglia.engine.parts.boats import harbours, place_boat
from famiglia.engine.rounds import PLAN, Round
from famiglia.engine.rules import order_of_play, own_areas
from famiglia.engine.setup.quick import asked, emptiest
from famiglia.engine.state import Frame, State

SOLDATI: Final = 0
CAR: Final = 1
BOAT: Final = 2


class PlaceUnits(Frame):
    """Each family in the order of play places the units of its character [2.4.3]."""

    def __init__(self, place: int, left: list[int]) -> None:
        self.place = place
        self.left = left
        """Soldati, cars, boats (and labs, which come later) still to be placed."""

    def kind(self) -> int:
        """What, where and how many."""
        return SET_UP_UNIT

    def seat(self, state: State) -> int:
        """The family's player."""
        return asked(state, state.seat_of[order_of_play(state)[self.place]])

    def enter(self, state: State) -> bool:
        """Then the next family; when all have done so, labs follow [2.4.5]."""
        if self.ask(state):
            return True
        if self.place + 1 < state.seats:
            state.replace(PlaceUnits(self.place + 1, units_of(state, self.place + 1)))
        else:
            state.replace(PlaceLabs(0, units_of(state, 0)[3]))
        return False

    def ask(self, state: State) -> list[int]:
        """Soldati and cars in own areas, boats in seas beside them."""
        family = order_of_play(state)[self.place]
        areas = own_areas(state, family)
        soldati = min(self.left[SOLDATI], state.pieces[in_supply(family)])
        if state.quick:
            soldati = min(1, soldati)
        options = [
            pack(SOLDATI, area, number)
            for area in emptiest(state, areas, areas)
            for number in range(1, soldati + 1)
        ]
        if self.left[CAR] > 0 and state.pieces[car_supply(family)] > 0:
            garages = [car_in(area) for area in areas]
            options += [pack(CAR, area) for area in emptiest(state, areas, garages)]
        if self.left[BOAT] > 0 and state.pieces[boat_supply(family)] > 0:
            options += [pack(BOAT, sea) for sea in harbours(state, family, NONE)]
        return options

    def answer(self, state: State, option: int) -> None:
        """A boat does not move on, but a third one in a sea collides [2.4.4]."""
        family = order_of_play(state)[self.place]
        what, where = variant_of(option), first(option)
        placed = second(option) if what == SOLDATI else 1
        left = self.left.copy()
        left[what] -= placed
        state.replace(PlaceUnits(self.place, left))
        if what == SOLDATI:
            state.deploy(family, in_supply(family), where, placed)
        elif what == CAR:
            state.move(car_supply(family), car_in(where), 1)
        else:
            place_boat(state, family, where)


class PlaceLabs(Frame):
    """Each family in the order of play places the labs of its character [2.4.5]."""

    def __init__(self, place: int, left: int) -> None:
        self.place = place
        self.left = left

    def kind(self) -> int:
        """An area."""
        return SET_UP_LAB

    def seat(self, state: State) -> int:
        """The family's player."""
        return asked(state, state.seat_of[order_of_play(state)[self.place]])

    def enter(self, state: State) -> bool:
        """Then the next family; when all have done so, the first tokens follow."""
        if self.left > 0 and self.ask(state):
            return True
        if self.place + 1 < state.seats:
            state.replace(PlaceLabs(self.place + 1, units_of(state, self.place + 1)[3]))
        else:
            state.replace(FirstTokens(0))
        return False

    def ask(self, state: State) -> list[int]:
        """Own areas with room for a lab [1.3.8]."""
        if state.pieces[LAB_SUPPLY] == 0:
            return []
        most = state.tables.numbers.labs_per_area
        own = own_areas(state, order_of_play(state)[self.place])
        areas = [area for area in own if state.pieces[lab_in(area)] < most]
        cells = [lab_in(area) for area in areas]
        return [pack(0, area) for area in emptiest(state, areas, cells)]

    def answer(self, state: State, option: int) -> None:
        """One lab at a time."""
        state.move(LAB_SUPPLY, lab_in(first(option)), 1)
        state.replace(PlaceLabs(self.place, self.left - 1))


class FirstTokens(Frame):
    """Each family in the order of play lays one token on sheet 0, and again [2.5.1]."""

    def __init__(self, laid: int) -> None:
        self.laid = laid

    def kind(self) -> int:
        """A column; its spaces are alike."""
        return FIRST_TOKEN

    def seat(self, state: State) -> int:
        """The family's player."""
        return asked(state, state.seat_of[self._family(state)])

    def enter(self, state: State) -> bool:
        """When all are laid, the first round begins."""
        if self.laid < state.seats * state.tables.numbers.tokens:
            return True
        state.replace(Round(PLAN))
        return False

    def ask(self, state: State) -> list[int]:
        """Columns with an empty space that is no grey circle."""
        columns = [column for column in range(COLUMNS) if _has_room(state, column)]
        cells = [token_in(self._family(state), ON_TOP + column) for column in columns]
        return [pack(0, column) for column in emptiest(state, columns, cells)]

    def answer(self, state: State, option: int) -> None:
        """The token lies there for the first planning phase."""
        family = self._family(state)
        state.move(token_in(family, IN_SUPPLY), token_in(family, ON_TOP + first(option)), 1)
        state.replace(FirstTokens(self.laid + 1))

    def _family(self, state: State) -> int:
        return order_of_play(state)[self.laid % state.seats]


def units_of(state: State, place: int) -> list[int]:
    """What the character of the family at this place brings to the board."""
    family = order_of_play(state)[place]
    return state.tables.characters[state.character[state.seat_of[family]]].board


def _has_room(state: State, column: int) -> bool:
    spaces = state.tables.sheets[0].spaces
    room = sum(space.column == column and space.kind == FREE for space in spaces)
    laid = sum(state.pieces[token_in(family, ON_TOP + column)] for family in range(FAMILIES))
    return laid < room
