"""Placing the labs of the characters [2.4.5]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS
from famiglia.engine.answers import pack_set_up_lab, set_up_lab_area
from famiglia.engine.cells import LAB_SUPPLY, lab_in
from famiglia.engine.kinds import SET_UP_LAB
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import in_turn, must_hold, own_areas, room_for_lab
from famiglia.engine.setup.quick import must_be_emptiest, who_answers
from famiglia.engine.setup.resources import units_of
from famiglia.engine.setup.tokens import FirstTokens
from famiglia.engine.state import Frame, State

SET_UP_LAB_NOT_OWN: Final[i64] = reason(
    "2.4.5", "set-up-lab-not-own", "Labs of a character come into own areas."
)


class PlaceLabs(Frame):
    """Each family in the order of play places the labs of its character [2.4.5]."""

    def __init__(self, place: i64, left: i64) -> None:
        self.place = place
        self.left = left

    def kind(self) -> i64:
        """An area."""
        return SET_UP_LAB

    def seat(self, state: State) -> i64:
        """The family's player."""
        return who_answers(state, state.seat_of[self._family(state)])

    def enter(self, state: State) -> bool:
        """Then the next family; when all have done so, the first tokens follow."""
        if self.left > 0 and state.count(LAB_SUPPLY) > 0 and len(self.options(state)) > 0:
            return True
        if self.place + 1 < state.seats:
            state.replace(PlaceLabs(self.place + 1, units_of(state, self.place + 1)[3]))
        else:
            state.replace(FirstTokens(0))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Own areas with room for a lab [1.3.8]."""
        for area in range(AREAS):
            self.allow(state, pack_set_up_lab(area), options)

    def why_not(self, state: State, option: i64) -> i64:
        """The area is another's or full."""
        family, area = self._family(state), set_up_lab_area(option)
        against = must_hold(state, family, area, SET_UP_LAB_NOT_OWN) or room_for_lab(state, area)
        if against != OK or not state.quick:
            return against
        cells = [lab_in(own) for own in own_areas(state, family)]
        return must_be_emptiest(state, lab_in(area), cells)

    def answer(self, state: State, option: i64) -> None:
        """One lab at a time."""
        state.move(LAB_SUPPLY, lab_in(set_up_lab_area(option)), 1)
        state.replace(PlaceLabs(self.place, self.left - 1))

    def _family(self, state: State) -> i64:
        return in_turn(state, self.place)
