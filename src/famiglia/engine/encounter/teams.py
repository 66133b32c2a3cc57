"""Friend and enemy in the encounter [1.2.5], and the tiles that help there [11.2]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, PrintedTile
from famiglia.engine.cells import NOBODY
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import money, team_of, tiles_of
from famiglia.engine.state import State

NOT_IN_HAND: Final[i64] = reason(
    "11.2.1", "not-in-hand", "The price of a tile is paid from money in hand."
)


def is_on_team(state: State, family: i64, owner: i64) -> bool:
    """Whether an owner is the family itself or its partner."""
    return 0 <= owner < FAMILIES and team_of(state, owner) == team_of(state, family)


def is_partner(state: State, family: i64, owner: i64) -> bool:
    """Whether an owner is the family's partner."""
    return owner != family and is_on_team(state, family, owner)


def is_enemy(state: State, family: i64, owner: i64) -> bool:
    """The opposing team's families, the neutrals and the fictional family [1.2.5]."""
    return owner != NOBODY and not is_on_team(state, family, owner)


def enemies_beside(state: State, family: i64, area: i64) -> list[i64]:
    """The areas next to an area that an enemy holds."""
    near = state.tables.neighbours[area]
    return [place for place in near if is_enemy(state, family, state.holder[place])]


def tile_with(state: State, family: i64, word: i64) -> PrintedTile | None:
    """The tile with this effect on which the family's token lies [6.2.3]."""
    for number in tiles_of(state, family):
        tile = state.tables.tiles[number]
        if tile.action.part(word) is not None:
            return tile
    return None


def tile_number(state: State, family: i64, word: i64) -> i64:
    """The number such a tile prints; 0 without the tile."""
    tile = tile_with(state, family, word)
    part = tile.action.part(word) if tile is not None else None
    return part.number if part is not None else 0


def price_of(state: State, family: i64, word: i64) -> i64:
    """The Money such a tile costs each time; 0 without the tile."""
    tile = tile_with(state, family, word)
    return tile.money if tile is not None else 0


def may_pay(state: State, family: i64, price: i64) -> i64:
    """Prices of tiles must be paid from money in hand [11.2.1]."""
    return OK if money(state, family) >= price else NOT_IN_HAND
