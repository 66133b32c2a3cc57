"""The colours from which teams choose their families [2.2.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES
from famiglia.engine.answers import draw_colour_family, pack_draw_colour
from famiglia.engine.bits import bit, bits_in, has_bit
from famiglia.engine.kinds import DRAW_COLOUR
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.setup.families import ChooseFamilies
from famiglia.engine.state import ChanceFrame, State

COLOUR_DRAWN: Final[i64] = reason("2.2.1", "colour-drawn", "This colour has been drawn already.")


class DrawColours(ChanceFrame):
    """Three colours for the first team, then three for the second [2.2.1].

    Who plays alone has picked one and draws none [16.1.2].
    """

    def __init__(self, team_0: i64, team_1: i64) -> None:
        self.team_0 = team_0
        self.team_1 = team_1
        """The colours each team has drawn, as bits."""

    def kind(self) -> i64:
        """A family."""
        return DRAW_COLOUR

    def enter(self, state: State) -> bool:
        """Until both have theirs; then each team chooses."""
        if bits_in(self.team_1) < state.tables.numbers.colours_per_team:
            return True
        asked = 1 if state.tables.seats[0].is_single else 0
        state.replace(ChooseFamilies(asked, self.team_0, self.team_1, 0))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every colour that has not been drawn."""
        for family in range(FAMILIES):
            self.allow(state, pack_draw_colour(family), options)

    def why_not(self, state: State, option: i64) -> i64:
        """Each colour is drawn once."""
        taken = self.team_0 | self.team_1
        return COLOUR_DRAWN if has_bit(taken, draw_colour_family(option)) else OK

    def answer(self, state: State, option: i64) -> None:
        """It goes to the first team until that has enough."""
        colour = bit(draw_colour_family(option))
        is_single = state.tables.seats[0].is_single
        if not is_single and bits_in(self.team_0) < state.tables.numbers.colours_per_team:
            state.replace(DrawColours(self.team_0 | colour, 0))
        else:
            state.replace(DrawColours(self.team_0, self.team_1 | colour))
