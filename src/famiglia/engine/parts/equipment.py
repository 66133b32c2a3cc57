"""Equipment [5.4]: a car, a boat or a lab."""

from famiglia.edition.tables import NONE, Part
from famiglia.engine.act import Doing
from famiglia.engine.cells import LAB_SUPPLY, car_in, car_supply, lab_in
from famiglia.engine.options import first, pack, variant_of
from famiglia.engine.parts.boats import offer_boats, place_boat
from famiglia.engine.rules import own_areas
from famiglia.engine.state import State
from famiglia.engine.words import BOAT, CAR, EQUIPMENT, LAB


class Equipment(Doing):
    """The word itself, or one that names the piece [5.4.1]."""

    def __init__(self, word: int) -> None:
        self.word = word
        """EQUIPMENT, CAR, BOAT or LAB."""

    def answers(self, word: int) -> bool:
        """The piece it names; the word itself is answered with any of the three."""
        if self.word == EQUIPMENT:
            return word in (CAR, BOAT, LAB)
        return word == self.word

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every place for every piece it can bring."""
        if self.answers(CAR):
            offer_cars(state, family, area, options)
        if self.answers(BOAT):
            offer_boats(state, family, area, options)
        if self.answers(LAB):
            offer_labs(state, family, options)

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The piece comes from its supply."""
        word, place = variant_of(option), first(option)
        if word == CAR:
            state.move(car_supply(family), car_in(place), 1)
        elif word == BOAT:
            place_boat(state, family, place)
        else:
            state.move(LAB_SUPPLY, lab_in(place), 1)


def offer_cars(state: State, family: int, area: int, options: list[int]) -> None:
    """Any own area [5.4.2]; an order's car goes into its own one, while it is held [7.3.1]."""
    if state.pieces[car_supply(family)] == 0:
        return  # [1.3.3]
    for target in own_areas(state, family):
        if area in (NONE, target):
            options.append(pack(CAR, target))


def offer_labs(state: State, family: int, options: list[int]) -> None:
    """Any own area with room for one more [5.4.5], for an order too [7.3.4]."""
    if state.pieces[LAB_SUPPLY] == 0:
        return  # [1.3.3]
    for target in own_areas(state, family):
        if state.pieces[lab_in(target)] < state.tables.numbers.labs_per_area:
            options.append(pack(LAB, target))
