"""How those who play alone come by a family [15.1.2], [16.1.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.answers import (
    draw_picker_seat,
    pack_draw_picker,
    pack_pick_family,
    pick_family_family,
)
from famiglia.engine.bits import bit
from famiglia.engine.kinds import DRAW_PICKER, PICK_FAMILY
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.setup.colours import DrawColours
from famiglia.engine.setup.families import seat_families
from famiglia.engine.setup.quick import who_answers
from famiglia.engine.state import ChanceFrame, Frame, State

FAMILY_PICKED: Final[i64] = reason("15.1.2", "family-picked", "The other has picked this family.")


class DrawPicker(ChanceFrame):
    """In 1v1 chance decides who picks first [15.1.2]."""

    def kind(self) -> i64:
        """A seat."""
        return DRAW_PICKER

    def ask(self, state: State, options: Options) -> None:
        """Either of the two."""
        for seat in range(state.seats):
            options.add(pack_draw_picker(seat))

    def why_not(self, state: State, option: i64) -> i64:
        """Anybody may pick first."""
        return OK

    def answer(self, state: State, option: i64) -> None:
        """That one picks."""
        state.replace(PickFamily(draw_picker_seat(option), NONE))


class PickFamily(Frame):
    """A single player picks any family that nobody has [15.1.2] [16.1.2]."""

    def __init__(self, picker: i64, picked: i64) -> None:
        self.picker = picker
        self.picked = picked
        """What the other has picked, or NONE."""

    def kind(self) -> i64:
        """A family."""
        return PICK_FAMILY

    def seat(self, state: State) -> i64:
        """Who picks; in a quick set-up chance."""
        return who_answers(state, self.picker)

    def ask(self, state: State, options: Options) -> None:
        """All but the other's."""
        for family in range(FAMILIES):
            self.allow(state, pack_pick_family(family), options)

    def why_not(self, state: State, option: i64) -> i64:
        """The other has it."""
        return FAMILY_PICKED if pick_family_family(option) == self.picked else OK

    def answer(self, state: State, option: i64) -> None:
        """In 1v1 the other picks next; in 2v1 the team draws colours."""
        family = pick_family_family(option)
        if not state.tables.seats[-1].is_single:
            state.replace(DrawColours(bit(family), 0))
        elif self.picked == NONE:
            state.replace(PickFamily(1 - self.picker, family))
        else:
            pair = [self.picked, family] if self.picker == 1 else [family, self.picked]
            seat_families(state, pair)
