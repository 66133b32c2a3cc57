"""The control tiles of a game [2.1.3], and what follows them."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, TILES
from famiglia.engine.answers import draw_tile_tile, pack_draw_tile
from famiglia.engine.facts import drawn
from famiglia.engine.kinds import DRAW_TILE
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.setup.colours import DrawColours
from famiglia.engine.setup.families import DealFamilies
from famiglia.engine.setup.picks import DrawPicker, PickFamily
from famiglia.engine.state import ChanceFrame, Frame, State

TILE_DRAWN: Final[i64] = reason("2.1.3", "tile-drawn", "This tile has been drawn already.")


class DrawTiles(ChanceFrame):
    """The control tiles of this game, one after the other [2.1.3]."""

    def __init__(self, first_game: bool = False) -> None:
        self.first_game = first_game

    def kind(self) -> i64:
        """A tile."""
        return DRAW_TILE

    def enter(self, state: State) -> bool:
        """Until there are enough; then everybody comes by a family."""
        if TILES - len(self.options(state)) < state.tables.numbers.tiles_drawn:
            return True
        state.replace(DealFamilies([]) if self.first_game else first_choice(state))
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every tile that has not been drawn."""
        for tile in range(TILES):
            self.allow(state, pack_draw_tile(tile), options)

    def why_not(self, state: State, option: i64) -> i64:
        """Each tile is drawn once."""
        return TILE_DRAWN if state.facts[drawn(draw_tile_tile(option))] else OK

    def answer(self, state: State, option: i64) -> None:
        """Both teams play with it."""
        state.note(drawn(draw_tile_tile(option)), 1)


def first_choice(state: State) -> Frame:
    """Colours are drawn for teams [2.2.1]; who plays alone picks [15.1.2] [16.1.2]."""
    singles = [seat.is_single for seat in state.tables.seats].count(True)
    if singles == state.seats:
        return DrawPicker()
    return PickFamily(0, NONE) if singles else DrawColours(0, 0)
