"""What chance decides before families are chosen: tiles and colours [2.1.3], [2.2.1]."""

from famiglia.edition.tables import FAMILIES
from famiglia.engine.kinds import DRAW_COLOUR, DRAW_TILE
from famiglia.engine.options import first, pack
from famiglia.engine.setup.families import ChooseFamilies, DealFamilies
from famiglia.engine.state import CHANCE, Frame, State


class DrawTiles(Frame):
    """The control tiles of this game, one after the other."""

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
        if sum(state.tile_in_play) < state.tables.numbers.tiles_drawn:
            return True
        state.replace(DealFamilies([]) if self.first_game else DrawColours(0, 0))
        return False

    def ask(self, state: State) -> list[int]:
        """Every tile that has not been drawn."""
        return [pack(0, tile) for tile, drawn in enumerate(state.tile_in_play) if not drawn]

    def answer(self, state: State, option: int) -> None:
        """Both teams play with it."""
        state.tile_in_play[first(option)] = True


class DrawColours(Frame):
    """Three colours for the first team, then three for the second."""

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
        drawn = self.team_0 | self.team_1
        return [pack(0, family) for family in range(FAMILIES) if not drawn >> family & 1]

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
