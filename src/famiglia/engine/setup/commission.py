"""The colours of the commissions and of the fictional family, opened locks, drawn areas [14]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, FAMILIES, NONE
from famiglia.engine.answers import (
    draw_area_area,
    draw_commission_family,
    pack_draw_area,
    pack_draw_commission,
    pack_unlock,
    unlock_space,
)
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.facts import FICTIONAL_COLOUR, commission, opened
from famiglia.engine.kinds import DRAW_AREA, DRAW_COMMISSION, UNLOCK
from famiglia.engine.options import Options
from famiglia.engine.planning.additional import locked_spaces, may_open
from famiglia.engine.reasons import OK, reason
from famiglia.engine.setup.lineup import begin_start, line_up
from famiglia.engine.setup.quick import who_answers
from famiglia.engine.state import ChanceFrame, Frame, State

COLOUR_IN_PLAY: Final[i64] = reason("14.1.4", "colour-in-play", "This colour is in play already.")
NOT_SINGLES: Final[i64] = reason(
    "14.2.4", "not-singles", "The tiles drawn are of the symbol that is due."
)
MARKED_TILE: Final[i64] = reason(
    "15.1.3", "marked-tile", "The areas of marked tiles are fictional already."
)
AREA_DRAWN: Final[i64] = reason("14.2.4", "area-drawn", "This area has been drawn already.")


class DrawCommission(ChanceFrame):
    """Chance gives each single player a commission, then draws the fictional family [14.1.4]."""

    def __init__(self, place: i64) -> None:
        self.place = place
        """The seat whose commission is drawn; after the last one the fictional family."""

    def kind(self) -> i64:
        """A colour."""
        return DRAW_COMMISSION

    def enter(self, state: State) -> bool:
        """Nobody who has a partner has a commission; without single players nothing is drawn."""
        seats = state.tables.seats
        if not any(seat.is_single for seat in seats) or self.place > len(seats):
            state.replace(OpenLocks(state.tables.solo.opened))
            return False
        if self.place < len(seats) and not seats[self.place].is_single:
            state.replace(DrawCommission(self.place + 1))
            return False
        return True

    def ask(self, state: State, options: Options) -> None:
        """Every colour that is not in play."""
        for family in range(FAMILIES):
            self.allow(state, pack_draw_commission(family), options)

    def why_not(self, state: State, option: i64) -> i64:
        """All are different."""
        commissions = [state.facts[commission(seat)] for seat in range(state.seats)]
        taken = state.family_of + commissions
        return COLOUR_IN_PLAY if draw_commission_family(option) in taken else OK

    def answer(self, state: State, option: i64) -> None:
        """It is that one's."""
        is_last = self.place == state.seats
        fact = FICTIONAL_COLOUR if is_last else commission(self.place)
        state.note(fact, draw_commission_family(option))
        state.replace(DrawCommission(self.place + 1))


class OpenLocks(Frame):
    """The single player opens as many locks as the level says [16.2.2]."""

    def __init__(self, left: i64) -> None:
        self.left = left

    def kind(self) -> i64:
        """A locked space."""
        return UNLOCK

    def seat(self, state: State) -> i64:
        """The single player; in a quick set-up chance."""
        return who_answers(state, 0)

    def enter(self, state: State) -> bool:
        """Until enough are open; then areas are drawn."""
        if self.left > 0:
            return True
        state.replace(DrawAreas(0))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every locked space."""
        for space in locked_spaces(state):
            options.add(pack_unlock(space))

    def why_not(self, state: State, option: i64) -> i64:
        """It has no lock."""
        return may_open(state, unlock_space(option))

    def answer(self, state: State, option: i64) -> None:
        """It can be used from the first round on."""
        state.note(opened(unlock_space(option)), 1)
        state.replace(OpenLocks(self.left - 1))


class DrawAreas(ChanceFrame):
    """Chance draws area tiles of the single players' symbols [15.1.3] [16.1.3]."""

    def __init__(self, drawn: i64) -> None:
        self.drawn = drawn
        """The areas drawn, one bit each."""

    def kind(self) -> i64:
        """An area."""
        return DRAW_AREA

    def enter(self, state: State) -> bool:
        """Symbol by symbol; then the board is set up."""
        if self._symbol(state) != NONE:
            return True
        line_up(state, self.drawn | marked_areas(state))
        begin_start(state)
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every area of the symbol that has not been drawn."""
        due = self._symbol(state)
        for area in range(AREAS):
            if state.tables.start_symbol[area] == due:
                self.allow(state, pack_draw_area(area), options)

    def why_not(self, state: State, option: i64) -> i64:
        """Another symbol's tile, a marked one, or one that was drawn."""
        area = draw_area_area(option)
        if has_bit(self.drawn, area):
            return AREA_DRAWN
        if _is_marked(state, area):
            return MARKED_TILE
        return OK if state.tables.start_symbol[area] == self._symbol(state) else NOT_SINGLES

    def answer(self, state: State, option: i64) -> None:
        """It becomes fictional."""
        state.replace(DrawAreas(self.drawn | bit(draw_area_area(option))))

    def _symbol(self, state: State) -> i64:
        """The symbol of which the next tile is drawn, or NONE when all are."""
        tables = state.tables
        for symbol in range(SYMBOLS):
            is_single = False
            drawn: i64 = 0
            for area in range(AREAS):
                if tables.start_symbol[area] == symbol:
                    is_single = tables.seats[tables.start_seat[area]].is_single
                    drawn += has_bit(self.drawn, area)
            if is_single and drawn < tables.numbers.fictional_drawn:
                return symbol
        return NONE


SYMBOLS: Final = 4


def marked_areas(state: State) -> i64:
    """The areas of marked tiles, if they are fictional in this mode, one bit each [15.1.3]."""
    return sum([bit(area) for area in range(AREAS) if _is_marked(state, area)])


def _is_marked(state: State, area: i64) -> bool:
    return state.tables.numbers.fictional_marked and state.tables.marked[area]
