"""Marking control tiles [6.2]: first all remove, then all place, then some may move."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, TILES
from famiglia.engine.answers import (
    move_tile_from,
    move_tile_to,
    pack_move_tile,
    pack_place_tile,
    pack_remove_tile,
    place_tile_tile,
    remove_tile_tile,
)
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import IN_SUPPLY, ON_TILE, token_in
from famiglia.engine.facts import drawn, marker
from famiglia.engine.kinds import MOVE_TILE, PLACE_TILE, REMOVE_TILE
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.repeated import Repeated
from famiglia.engine.rules import must_mark, team_of, tiles_of
from famiglia.engine.state import FamilyFrame, State

TILE_NOT_IN_PLAY: Final[i64] = reason(
    "2.1.3", "tile-not-in-play", "This tile is not used in this game."
)
TILE_MARKED: Final[i64] = reason(
    "6.2.3", "tile-marked", "A token of the team lies on this tile already."
)
TILE_MOVED: Final[i64] = reason("13.1.6", "tile-moved", "This token has moved already.")


def free_tiles(state: State, family: i64) -> list[i64]:
    """The tiles a family may mark."""
    return [tile for tile in range(TILES) if may_mark(state, family, tile) == OK]


def may_mark(state: State, family: i64, tile: i64) -> i64:
    """A tile in play on which no token of the team lies [6.2.3]."""
    if not state.facts[drawn(tile)]:
        return TILE_NOT_IN_PLAY
    return OK if state.facts[marker(team_of(state, family), tile)] == NONE else TILE_MARKED


def mark(state: State, family: i64, tile: i64) -> None:
    """A token from the supply marks a tile."""
    state.move(token_in(family, IN_SUPPLY), token_in(family, ON_TILE + tile), 1)
    state.note(marker(team_of(state, family), tile), family)


def unmark(state: State, family: i64, tile: i64) -> None:
    """A token goes back to the supply."""
    state.move(token_in(family, ON_TILE + tile), token_in(family, IN_SUPPLY), 1)
    state.note(marker(team_of(state, family), tile), NONE)


class RemoveTiles(FamilyFrame):
    """A family with more tokens on tiles than Mandamenti takes some off [6.2.1]."""

    def kind(self) -> i64:
        """Which tile is given up."""
        return REMOVE_TILE

    def enter(self, state: State) -> bool:
        """Until the numbers are equal."""
        if len(tiles_of(state, self.family)) > mandamenti_of(state, self.family):
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every tile it has marked."""
        for tile in tiles_of(state, self.family):
            options.add(pack_remove_tile(tile))

    def why_not(self, state: State, option: i64) -> i64:
        """It has not marked this tile."""
        return must_mark(state, self.family, remove_tile_tile(option))

    def answer(self, state: State, option: i64) -> None:
        """The tile is free again."""
        unmark(state, self.family, remove_tile_tile(option))


class PlaceTiles(FamilyFrame):
    """A family with more Mandamenti than tokens on tiles marks free ones [6.2.1] [6.2.4]."""

    def kind(self) -> i64:
        """Which tile is marked."""
        return PLACE_TILE

    def enter(self, state: State) -> bool:
        """Until the numbers are equal, or tiles or tokens run out."""
        lacking = len(tiles_of(state, self.family)) < mandamenti_of(state, self.family)
        has_token = state.count(token_in(self.family, IN_SUPPLY)) > 0
        if lacking and has_token and free_tiles(state, self.family):
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """Every free tile of the team."""
        for tile in free_tiles(state, self.family):
            options.add(pack_place_tile(tile))

    def why_not(self, state: State, option: i64) -> i64:
        """The tile is not free."""
        return may_mark(state, self.family, place_tile_tile(option))

    def answer(self, state: State, option: i64) -> None:
        """It works from now on [6.2.6]."""
        mark(state, self.family, place_tile_tile(option))


class MoveTiles(Repeated):
    """Under a switch, tokens may move to free tiles, each at most once [13.1.6]."""

    def __init__(self, family: i64, moved: i64) -> None:
        super().__init__(family)
        self.moved = moved
        """The tiles to which tokens have moved, as bits."""

    def kind(self) -> i64:
        """From which tile to which."""
        return MOVE_TILE

    def offer(self, state: State, options: Options) -> None:
        """Every token that has not moved, to every free tile."""
        for source in tiles_of(state, self.family):
            if self._may_leave(source) == OK:
                for target in free_tiles(state, self.family):
                    options.add(pack_move_tile(source, target))

    def why_not_more(self, state: State, option: i64) -> i64:
        """The token or the tile it shall move to is wrong."""
        source = move_tile_from(option)
        against = must_mark(state, self.family, source) or self._may_leave(source)
        return against or may_mark(state, self.family, move_tile_to(option))

    def perform(self, state: State, option: i64) -> None:
        """The token lies on another tile."""
        unmark(state, self.family, move_tile_from(option))
        mark(state, self.family, move_tile_to(option))
        state.replace(MoveTiles(self.family, self.moved | bit(move_tile_to(option))))

    def _may_leave(self, tile: i64) -> i64:
        """A token moves at most once."""
        return TILE_MOVED if has_bit(self.moved, tile) else OK
