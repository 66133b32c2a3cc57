"""Friend and enemy in the encounter [1.2.5], and the tiles that help there [11.2]."""

from famiglia.edition.tables import FAMILIES, PrintedTile
from famiglia.engine.cells import NOBODY, in_area
from famiglia.engine.options import pack
from famiglia.engine.rules import team_of, tiles_of
from famiglia.engine.state import State


def is_on_team(state: State, family: int, owner: int) -> bool:
    """Whether an owner is the family itself or its partner."""
    return 0 <= owner < FAMILIES and team_of(state, owner) == team_of(state, family)


def is_partner(state: State, family: int, owner: int) -> bool:
    """Whether an owner is the family's partner."""
    return owner != family and is_on_team(state, family, owner)


def is_enemy(state: State, family: int, owner: int) -> bool:
    """The opposing team's families, the neutrals and the fictional family [1.2.5]."""
    return owner != NOBODY and not is_on_team(state, family, owner)


def enemies_beside(state: State, family: int, area: int) -> list[int]:
    """The areas next to an area that an enemy holds."""
    near = state.tables.neighbours[area]
    return [place for place in near if is_enemy(state, family, state.holder[place])]


def tile_with(state: State, family: int, word: int) -> PrintedTile | None:
    """The tile with this effect on which the family's token lies [6.2.3]."""
    for number in tiles_of(state, family):
        tile = state.tables.tiles[number]
        if tile.action.part(word) is not None:
            return tile
    return None


def tile_number(state: State, family: int, word: int) -> int:
    """The number such a tile prints; 0 without the tile."""
    tile = tile_with(state, family, word)
    part = tile.action.part(word) if tile is not None else None
    return part.number if part is not None else 0


def offer_enemies(
    state: State, areas: list[int], named: int, most: int, options: list[int]
) -> None:
    """Each area that was not named before, with every number of its Soldati up to `most`."""
    for area in areas:
        if not named >> area & 1:
            for number in range(1, min(most, state.pieces[in_area(area)]) + 1):
                options.append(pack(0, area, number))
