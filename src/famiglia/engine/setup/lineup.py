"""The start line-up, who begins, and characters [2.3], [2.4.1], [2.4.2]."""

from typing import Final

from famiglia.edition.tables import CIRCLE, NONE
from famiglia.engine.cells import (
    BANK,
    NEUTRAL,
    ON_TOP,
    in_area,
    in_hq,
    in_supply,
    money_of,
    token_in,
)
from famiglia.engine.facts import character
from famiglia.engine.kinds import DEAL_CHARACTER, DRAW_START
from famiglia.engine.options import first, pack
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import order_of_play
from famiglia.engine.setup.units import PlaceUnits, units_of
from famiglia.engine.state import CHANCE, Frame, State

CHARACTER_DEALT: Final[int] = reason(
    "2.4.1", "character-dealt", "Somebody has this character already."
)


def line_up(state: State) -> None:
    """Soldati stand where the board shows their symbol, neutrals elsewhere [2.3.1]."""
    for area, seat in enumerate(state.tables.start_seat):
        owner = NEUTRAL if seat == NONE else state.family_of[seat]
        state.hold(area, owner)
        state.move(in_supply(owner), in_area(area), state.tables.start_soldati[area])
    for printed in state.tables.sheets[0].spaces:
        if printed.kind == CIRCLE:
            state.unpack(token_in(NEUTRAL, ON_TOP + printed.column), 1)


class DrawStart(Frame):
    """Chance decides who begins and takes the starting piece [2.3.3]."""

    def kind(self) -> int:
        """A seat."""
        return DRAW_START

    def seat(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def ask(self, state: State) -> list[int]:
        """Every seat."""
        return [pack(0, seat) for seat in range(state.seats)]

    def why_not(self, state: State, option: int) -> int:
        """Anybody may begin."""
        return OK

    def answer(self, state: State, option: int) -> None:
        """Characters follow."""
        state.starting_piece = first(option)
        state.first = first(option)
        state.replace(DealCharacters(0))


class DealCharacters(Frame):
    """One character for each seat, by chance [2.4.1]."""

    def __init__(self, place: int) -> None:
        self.place = place

    def kind(self) -> int:
        """A character."""
        return DEAL_CHARACTER

    def seat(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def enter(self, state: State) -> bool:
        """When all have theirs, the first player pays and units are placed."""
        if self.place < state.seats:
            return True
        first_payment(state)
        state.replace(PlaceUnits(0, units_of(state, 0)))
        return False

    def ask(self, state: State) -> list[int]:
        """Every character that nobody has."""
        options = [pack(0, card) for card in range(len(state.tables.characters))]
        return [option for option in options if self.why_not(state, option) == OK]

    def why_not(self, state: State, option: int) -> int:
        """Each character is dealt once."""
        taken = [state.facts[character(seat)] for seat in range(state.seats)]
        return CHARACTER_DEALT if first(option) in taken else OK

    def answer(self, state: State, option: int) -> None:
        """Its money and Soldati go to headquarters."""
        family = order_of_play(state)[self.place]
        card = state.tables.characters[first(option)]
        state.note(character(state.seat_of[family]), first(option))
        state.move(BANK, money_of(family), card.hq[0])
        state.move(in_supply(family), in_hq(family), card.hq[1])
        state.replace(DealCharacters(self.place + 1))


def first_payment(state: State) -> None:
    """The first player gives the last in the order of play 1 Money [2.4.2]."""
    families = order_of_play(state)
    numbers = state.tables.numbers
    amount = min(numbers.starter_pays, state.pieces[money_of(families[0])])
    state.move(money_of(families[0]), money_of(families[-1]), amount)
