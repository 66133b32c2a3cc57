"""What chance decides before families are chosen: tiles and colours [2.1.3], [2.2.1]."""

from typing import Final

from famiglia.edition.tables import FAMILIES
from famiglia.engine.cells import TILES
from famiglia.engine.facts import drawn
from famiglia.engine.kinds import DRAW_COLOUR, DRAW_TILE
from famiglia.engine.options import first, pack
from famiglia.engine.reasons import OK, reason
from famiglia.engine.setup.families import ChooseFamilies, DealFamilies
from famiglia.engine.state import CHANCE, Frame, State

TILE_DRAWN: Final[int] = reason("2.1.3", "tile-drawn", "This tile has been drawn already.")
COLOUR_DRAWN: Final[int] = reason("2.2.1", "colour-drawn", "This colour has been drawn already.")


class DrawTiles(Frame):
    """The control tiles of this game, one after the other [2.1.3]."""

    def __init__(self, first_game: bool = False) -> None:
        self.first_game = first_game

    def kind(self) -> int:
        """A tile."""
        return DRAW_TILE

    def seat(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def enter(self, state: State) -> bool:
        """Until there are enough; then colours are drawn."""
        if TILES - len(self.ask(state)) < state.tables.numbers.tiles_drawn:
            return True
        state.replace(DealFamilies([]) if self.first_game else DrawColours(0, 0))
        return False

    def ask(self, state: State) -> list[int]:
        """Every tile that has not been drawn."""
        options = [pack(0, tile) for tile in range(TILES)]
        return [option for option in options if self.why_not(state, option) == OK]

    def why_not(self, state: State, option: int) -> int:
        """Each tile is drawn once."""
        return TILE_DRAWN if state.facts[drawn(first(option))] else OK

    def answer(self, state: State, option: int) -> None:
        """Both teams play with it."""
        state.note(drawn(first(option)), 1)


class DrawColours(Frame):
    """Three colours for the first team, then three for the second [2.2.1]."""

    def __init__(self, team_0: int, team_1: int) -> None:
        self.team_0 = team_0
        self.team_1 = team_1
        """The colours each team has drawn, as bits."""

    def kind(self) -> int:
        """A family."""
        return DRAW_COLOUR

    def seat(self, state: State) -> int:
        """Chance."""
        return CHANCE

    def enter(self, state: State) -> bool:
        """Until both have theirs; then each team chooses."""
        if bits(self.team_1) < state.tables.numbers.colours_per_team:
            return True
        state.replace(ChooseFamilies(0, self.team_0, self.team_1, 0))
        return False

    def ask(self, state: State) -> list[int]:
        """Every colour that has not been drawn."""
        options = [pack(0, family) for family in range(FAMILIES)]
        return [option for option in options if self.why_not(state, option) == OK]

    def why_not(self, state: State, option: int) -> int:
        """Each colour is drawn once."""
        taken = self.team_0 | self.team_1
        return COLOUR_DRAWN if taken >> first(option) & 1 else OK

    def answer(self, state: State, option: int) -> None:
        """It goes to the first team until that has enough."""
        colour = 1 << first(option)
        if bits(self.team_0) < state.tables.numbers.colours_per_team:
            state.replace(DrawColours(self.team_0 | colour, 0))
        else:
            state.replace(DrawColours(self.team_0, self.team_1 | colour))


def bits(mask: int) -> int:
    """How many bits of a mask are set."""
    return sum(mask >> number & 1 for number in range(FAMILIES))
