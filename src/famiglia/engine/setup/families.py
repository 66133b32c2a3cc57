"""Who leads which family [2.2.2], and what a family begins with [2.2.4]."""

from __future__ import annotations

from typing import Final

from famiglia.edition.tables import FAMILIES, ORDERS, ROWS
from famiglia.engine.cells import (
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    ON_MAT,
    boat_supply,
    car_supply,
    in_supply,
    token_in,
)
from famiglia.engine.kinds import CHOOSE_FAMILIES, DRAW_COLOUR
from famiglia.engine.options import first, pack, second
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import team_of_seat
from famiglia.engine.setup.lineup import DrawStart, line_up
from famiglia.engine.setup.quick import asked
from famiglia.engine.state import CHANCE, HQ, Frame, State

UNKNOWN: Final = -1
"""A choice that has been made, for those who may not know it."""
BASIC: Final = 5
"""How many basic orders come first among a family's tokens."""

NOT_ITS_COLOUR: Final[int] = reason(
    "2.2.2", "not-its-colour", "The team has not drawn this colour."
)
SAME_FAMILY: Final[int] = reason("2.2.2", "same-family", "Partners lead two different families.")
NOT_FOR_FIRST_GAME: Final[int] = reason(
    "2.6.2", "not-for-first-game", "A first game is played without this family."
)
FAMILY_DEALT: Final[int] = reason(
    "2.6.2", "family-dealt", "This family has been given out already."
)


class ChooseFamilies(Frame):
    """Seat 0 chooses for its team, then seat 1; hidden until both have chosen [2.2.3]."""

    def __init__(self, asked: int, team_0: int, team_1: int, choice: int) -> None:
        self.asked = asked
        self.team_0 = team_0
        self.team_1 = team_1
        self.choice = choice
        """What seat 0 answered; hidden from the other team."""

    def kind(self) -> int:
        """The own family and the partner's."""
        return CHOOSE_FAMILIES

    def seat(self, state: State) -> int:
        """Seats 0 and 1 answer for their teams."""
        return asked(state, self.asked)

    def ask(self, state: State) -> list[int]:
        """Any two of the three colours, either way round."""
        families = range(FAMILIES)
        options = [pack(0, own, other) for own in families for other in families]
        return [option for option in options if self.why_not(state, option) == OK]

    def why_not(self, state: State, option: int) -> int:
        """A colour is another team's or named twice."""
        colours = self.team_1 if self.asked else self.team_0
        own, other = first(option), second(option)
        if not (colours >> own & 1 and colours >> other & 1):
            return NOT_ITS_COLOUR
        return SAME_FAMILY if own == other else OK

    def answer(self, state: State, option: int) -> None:
        """When both have chosen, families take their seats and the board is set up."""
        if self.asked == 0:
            state.replace(ChooseFamilies(1, self.team_0, self.team_1, option))
            return
        seat_families(
            state, [first(self.choice), first(option), second(self.choice), second(option)]
        )
        line_up(state)
        state.replace(DrawStart())

    def seen_by(self, state: State, seat: int) -> Frame:
        """The first team's choice is hidden from the second until it has chosen too [1.4.4]."""
        if self.asked == 0 or team_of_seat(state, seat) == 0:
            return self
        return ChooseFamilies(1, self.team_0, self.team_1, UNKNOWN)

    def guesses(self, state: State) -> list[Frame]:
        """Every choice the first team can have made."""
        if self.choice != UNKNOWN:
            return [self]
        choices = ChooseFamilies(0, self.team_0, self.team_1, 0).ask(state)
        return [ChooseFamilies(1, self.team_0, self.team_1, choice) for choice in choices]


class DealFamilies(Frame):
    """In a first game chance gives each seat one of the families fit for it [2.6.2]."""

    def __init__(self, dealt: list[int]) -> None:
        self.dealt = dealt

    def kind(self) -> int:
        """A family."""
        return DRAW_COLOUR

    def seat(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def ask(self, state: State) -> list[int]:
        """Every such family that no seat has yet."""
        options = [pack(0, family) for family in range(FAMILIES)]
        return [option for option in options if self.why_not(state, option) == OK]

    def why_not(self, state: State, option: int) -> int:
        """The family stays in the box or has a seat."""
        if not state.tables.first_game[first(option)]:
            return NOT_FOR_FIRST_GAME
        return FAMILY_DEALT if first(option) in self.dealt else OK

    def answer(self, state: State, option: int) -> None:
        """When every seat has one, the board is set up."""
        dealt = [*self.dealt, first(option)]
        if len(dealt) < state.seats:
            state.replace(DealFamilies(dealt))
            return
        seat_families(state, dealt)
        line_up(state)
        state.replace(DrawStart())


def seat_families(state: State, families: list[int]) -> None:
    """Give each seat its family with all its pieces."""
    tables = state.tables
    state.take_seats(families)
    state.unpack(LAB_SUPPLY, tables.labs)
    state.unpack(in_supply(NEUTRAL), tables.neutral_soldati)
    for family in families:
        state.unpack(in_supply(family), tables.soldati)
        state.unpack(car_supply(family), tables.cars)
        state.unpack(boat_supply(family), tables.boats)
        _fill_mat(state, family)


def _fill_mat(state: State, family: int) -> None:
    """A token on every slot, the rest in the supply; basic orders in headquarters [2.2.4]."""
    left = state.tables.influence_tokens
    for row in range(ROWS):
        slots = len(state.tables.mats[family][row].slots)
        state.unpack(token_in(family, ON_MAT + row), slots)
        left -= slots
    state.unpack(token_in(family, IN_SUPPLY), left)
    for token in range(BASIC):
        state.put(family * ORDERS + token, HQ)
