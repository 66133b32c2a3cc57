"""Who leads which family [2.2.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES
from famiglia.engine.answers import (
    choose_families_own,
    choose_families_partner,
    draw_colour_family,
    pack_choose_families,
    pack_draw_colour,
)
from famiglia.engine.bits import has_bit
from famiglia.engine.kinds import CHOOSE_FAMILIES, DRAW_COLOUR
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import team_of_seat
from famiglia.engine.setup.box import unpack
from famiglia.engine.setup.commission import DrawCommission
from famiglia.engine.setup.quick import who_answers
from famiglia.engine.state import ChanceFrame, Frame, State

UNKNOWN: Final = -1
"""A choice that has been made, for those who may not know it."""

NOT_ITS_COLOUR: Final[i64] = reason(
    "2.2.2", "not-its-colour", "The team has not drawn this colour."
)
SAME_FAMILY: Final[i64] = reason("2.2.2", "same-family", "Partners lead two different families.")
NOT_FOR_FIRST_GAME: Final[i64] = reason(
    "2.6.2", "not-for-first-game", "A first game is played without this family."
)
FAMILY_DEALT: Final[i64] = reason(
    "2.6.2", "family-dealt", "This family has been given out already."
)


class ChooseFamilies(Frame):
    """Seat 0 chooses for its team, then seat 1; hidden until both have chosen [2.2.3]."""

    def __init__(self, asked: i64, team_0: i64, team_1: i64, choice: i64) -> None:
        self.asked = asked
        self.team_0 = team_0
        self.team_1 = team_1
        self.choice = choice
        """What seat 0 answered; hidden from the other team."""

    def kind(self) -> i64:
        """The own family and the partner's."""
        return CHOOSE_FAMILIES

    def seat(self, state: State) -> i64:
        """Seats 0 and 1 answer for their teams."""
        return who_answers(state, self.asked)

    def ask(self, state: State, options: Options) -> None:
        """Any two of the three colours, either way round."""
        for own in range(FAMILIES):
            for other in range(FAMILIES):
                self.allow(state, pack_choose_families(own, other), options)

    def why_not(self, state: State, option: i64) -> i64:
        """A colour is another team's or named twice."""
        colours = self.team_1 if self.asked else self.team_0
        own, other = choose_families_own(option), choose_families_partner(option)
        if not (has_bit(colours, own) and has_bit(colours, other)):
            return NOT_ITS_COLOUR
        return SAME_FAMILY if own == other else OK

    def answer(self, state: State, option: i64) -> None:
        """When both have chosen, families take their seats and the board is set up."""
        if self.asked == 0:
            state.replace(ChooseFamilies(1, self.team_0, self.team_1, option))
            return
        own, partner = choose_families_own(option), choose_families_partner(option)
        if state.tables.seats[0].is_single:
            seat_families(state, [_only(self.team_0), own, partner])
        else:
            first, third = choose_families_own(self.choice), choose_families_partner(self.choice)
            seat_families(state, [first, own, third, partner])

    def seen_by(self, state: State, seat: i64) -> Frame:
        """The first team's choice is hidden from the second until it has chosen too [1.4.4]."""
        is_open = self.asked == 0 or state.tables.seats[0].is_single
        if is_open or team_of_seat(state, seat) == 0:
            return self
        return ChooseFamilies(1, self.team_0, self.team_1, UNKNOWN)

    def guesses(self, state: State) -> list[Frame]:
        """Every choice the first team can have made."""
        if self.choice != UNKNOWN:
            return [self]
        choices = ChooseFamilies(0, self.team_0, self.team_1, 0).options(state)
        return [ChooseFamilies(1, self.team_0, self.team_1, choice) for choice in choices]


class DealFamilies(ChanceFrame):
    """In a first game chance gives each seat one of the families fit for it [2.6.2]."""

    def __init__(self, dealt: list[i64]) -> None:
        self.dealt = dealt

    def kind(self) -> i64:
        """A family."""
        return DRAW_COLOUR

    def ask(self, state: State, options: Options) -> None:
        """Every such family that no seat has yet."""
        for family in range(FAMILIES):
            self.allow(state, pack_draw_colour(family), options)

    def why_not(self, state: State, option: i64) -> i64:
        """The family stays in the box or has a seat."""
        if not state.tables.first_game[draw_colour_family(option)]:
            return NOT_FOR_FIRST_GAME
        return FAMILY_DEALT if draw_colour_family(option) in self.dealt else OK

    def answer(self, state: State, option: i64) -> None:
        """When every seat has one, the board is set up."""
        dealt = [*self.dealt, draw_colour_family(option)]
        if len(dealt) < state.seats:
            state.replace(DealFamilies(dealt))
            return
        seat_families(state, dealt)


def _only(mask: i64) -> i64:
    """The one family of a mask."""
    return next(family for family in range(FAMILIES) if has_bit(mask, family))


def seat_families(state: State, families: list[i64]) -> None:
    """Give each seat its family with all its pieces; then the board is set up."""
    state.take_seats(families)
    unpack(state, families)
    state.replace(DrawCommission(0))
