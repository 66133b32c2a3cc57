"""The start line-up, and who begins [2.3]."""

from mypy_extensions import i64

from famiglia.edition.tables import CIRCLE, NONE
from famiglia.engine.answers import draw_start_seat, pack_draw_start
from famiglia.engine.bits import has_bit
from famiglia.engine.cells import FICTIONAL, NEUTRAL, ON_TOP, in_area, in_supply, token_in
from famiglia.engine.kinds import DRAW_START
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK
from famiglia.engine.setup.characters import first_deal
from famiglia.engine.state import ChanceFrame, State


def line_up(state: State, fictional: i64) -> None:
    """Soldati stand where the board shows their symbol, neutrals elsewhere [2.3.1].

    Areas of the fictional family, one bit each, are nobody's, and who plays alone has as many in
    each area as the mode says [14.2.2] [15.1.4] [16.1.4].
    """
    tables = state.tables
    for area, seat in enumerate(tables.start_seat):
        owner = NEUTRAL if seat == NONE else state.family_of[seat]
        number = tables.start_soldati[area]
        if has_bit(fictional, area):
            owner, number = FICTIONAL, tables.numbers.fictional_soldati
        elif seat != NONE and tables.seats[seat].soldati_per_area > 0:
            number = tables.seats[seat].soldati_per_area
        state.hold(area, owner)
        state.move(in_supply(owner), in_area(area), number)
    for printed in tables.sheets[0].spaces:
        if printed.kind == CIRCLE:
            state.unpack(token_in(NEUTRAL, ON_TOP + printed.column), 1)


def begin_start(state: State) -> None:
    """Chance decides who begins, unless the solo board gives the starting piece [16.1.7]."""
    if state.tables.solo.starting_piece:
        start_with(state, 0)
    else:
        state.replace(DrawStart())


def start_with(state: State, seat: i64) -> None:
    """A seat takes the starting piece; characters follow."""
    state.starting_piece = seat
    state.first = seat
    state.replace(first_deal(state))


class DrawStart(ChanceFrame):
    """Chance decides who begins and takes the starting piece [2.3.3]."""

    def kind(self) -> i64:
        """A seat."""
        return DRAW_START

    def ask(self, state: State, options: Options) -> None:
        """Every seat."""
        for seat in range(state.seats):
            options.add(pack_draw_start(seat))

    def why_not(self, state: State, option: i64) -> i64:
        """Anybody may begin."""
        return OK

    def answer(self, state: State, option: i64) -> None:
        """It takes the starting piece."""
        start_with(state, draw_start_seat(option))
