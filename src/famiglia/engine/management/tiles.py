"""Marking control tiles [6.2]: first all remove, then all place, then some may move."""

from famiglia.edition.tables import NONE
from famiglia.engine.cells import IN_SUPPLY, ON_TILE, TILES, token_in
from famiglia.engine.kinds import MOVE_TILE, PLACE_TILE, REMOVE_TILE
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.options import first, pack, second
from famiglia.engine.repeated import Repeated
from famiglia.engine.rules import team_of, tiles_of
from famiglia.engine.state import FamilyFrame, State


def free_tiles(state: State, family: int) -> list[int]:
    """The tiles in play on which no token of the team lies [6.2.3]."""
    start = team_of(state, family) * TILES
    return [
        tile
        for tile in range(TILES)
        if state.tile_in_play[tile] and state.tile_family[start + tile] == NONE
    ]


def mark(state: State, family: int, tile: int) -> None:
    """A token from the supply marks a tile."""
    state.move(token_in(family, IN_SUPPLY), token_in(family, ON_TILE + tile), 1)
    state.tile_family[team_of(state, family) * TILES + tile] = family


def unmark(state: State, family: int, tile: int) -> None:
    """A token goes back to the supply."""
    state.move(token_in(family, ON_TILE + tile), token_in(family, IN_SUPPLY), 1)
    state.tile_family[team_of(state, family) * TILES + tile] = NONE


class RemoveTiles(FamilyFrame):
    """A family with more tokens on tiles than Mandamenti takes some off [6.2.1]."""

    def kind(self) -> int:
        """Which tile is given up."""
        return REMOVE_TILE

    def enter(self, state: State) -> bool:
        """Until the numbers are equal."""
        if len(tiles_of(state, self.family)) > mandamenti_of(state, self.family):
            return True
        state.end()
        return False

    def ask(self, state: State) -> list[int]:
        """Every tile it has marked."""
        return [pack(0, tile) for tile in tiles_of(state, self.family)]

    def answer(self, state: State, option: int) -> None:
        """The tile is free again."""
        unmark(state, self.family, first(option))


class PlaceTiles(FamilyFrame):
    """A family with more Mandamenti than tokens on tiles marks free ones [6.2.1] [6.2.4]."""

    def kind(self) -> int:
        """Which tile is marked."""
        return PLACE_TILE

    def enter(self, state: State) -> bool:
        """Until the numbers are equal, or tiles or tokens run out."""
        lacking = len(tiles_of(state, self.family)) < mandamenti_of(state, self.family)
        has_token = state.pieces[token_in(self.family, IN_SUPPLY)] > 0
        if lacking and has_token and free_tiles(state, self.family):
            return True
        state.end()
        return False

    def ask(self, state: State) -> list[int]:
        """Every free tile of the team."""
        return [pack(0, tile) for tile in free_tiles(state, self.family)]

    def answer(self, state: State, option: int) -> None:
        """It works from now on [6.2.6]."""
        mark(state, self.family, first(option))


class MoveTiles(Repeated):
    """Under a switch, tokens may move to free tiles, each at most once [13.1.6]."""

    def __init__(self, family: int, moved: int) -> None:
        super().__init__(family)
        self.moved = moved
        """The tiles to which tokens have moved, as bits."""

    def kind(self) -> int:
        """From which tile to which."""
        return MOVE_TILE

    def offer(self, state: State, options: list[int]) -> None:
        """Every token that has not moved, to every free tile."""
        for source in tiles_of(state, self.family):
            if not self.moved >> source & 1:
                for target in free_tiles(state, self.family):
                    options.append(pack(0, source, target))

    def perform(self, state: State, option: int) -> None:
        """The token lies on another tile."""
        unmark(state, self.family, first(option))
        mark(state, self.family, second(option))
        state.replace(MoveTiles(self.family, self.moved | 1 << second(option)))
