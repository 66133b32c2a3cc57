"""Where a Movement may lead, by land, by boats and by Allies [8.2], [11.2.3]."""

from famiglia.engine.cells import NEUTRAL, NOBODY
from famiglia.engine.encounter.teams import is_partner, tile_with
from famiglia.engine.encounter.words import ALLIES
from famiglia.engine.rules import money
from famiglia.engine.sea import reachable_by_boat
from famiglia.engine.state import State


def by_land(state: State, family: int, start: int) -> list[int]:
    """Adjacent areas, but never a partner's [8.2.2]."""
    return _without_partner(state, family, state.tables.neighbours[start])


def by_boats(state: State, family: int, start: int) -> list[int]:
    """Areas that boats of the team reach [8.2.3]; the start area is never among them [8.2.1]."""
    return _without_partner(state, family, reachable_by_boat(state, family, start))


def by_allies(state: State, family: int, start: int) -> list[int]:
    """Areas behind one empty or neutral area, if the price can be paid [11.2.3].

    Where land leads as well, Allies would only cost Money; that is not offered.
    """
    tile = tile_with(state, family, ALLIES)
    if tile is None or money(state, family) < tile.money:
        return []
    near = state.tables.neighbours[start]
    found: list[int] = []
    for passed in near:
        if state.holder[passed] in (NOBODY, NEUTRAL):
            for area in state.tables.neighbours[passed]:
                if area != start and area not in near and area not in found:
                    found.append(area)
    return _without_partner(state, family, found)


def _without_partner(state: State, family: int, areas: list[int]) -> list[int]:
    return [area for area in areas if not is_partner(state, family, state.holder[area])]
