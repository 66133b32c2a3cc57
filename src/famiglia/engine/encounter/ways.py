"""Where a Movement may lead, by land, by boats and by Allies [8.2], [11.2.3]."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.cells import NEUTRAL, NOBODY
from famiglia.engine.encounter.fight import BOATS, LAND, Route
from famiglia.engine.encounter.teams import is_partner, may_pay, tile_with
from famiglia.engine.encounter.words import ALLIES
from famiglia.engine.reasons import OK, reason
from famiglia.engine.sea import reachable_by_boat
from famiglia.engine.state import State

START_ITSELF: Final[i64] = reason(
    "8.2.1", "start-itself", "A Movement does not lead back into its start area."
)
LAND_NOT_ADJACENT: Final[i64] = reason(
    "8.2.1", "land-not-adjacent", "By land a Movement leads into an adjacent area."
)
PARTNERS_AREA: Final[i64] = reason("8.2.2", "partners-area", "A partner's area is no target.")
NO_BOATS: Final[i64] = reason("8.2.3", "no-boats", "No boats of the team lead to this area.")
NO_ALLIES: Final[i64] = reason("11.2.3", "no-allies", "This way needs the tile Allies.")
LAND_LEADS_THERE: Final[i64] = reason(
    "11.2.3", "land-leads-there", "By land the area is reached without Allies."
)
NO_WAY_THROUGH: Final[i64] = reason(
    "11.2.3", "no-way-through", "Allies lead through one empty or neutral area."
)


def targets(state: State, family: i64, start: i64, way: i64) -> list[i64]:
    """Where a way leads from a start area, without a partner's areas."""
    found = reached(state, family, start, way)
    return [area for area in found if may_enter(state, family, area) == OK]


def why_no_way(state: State, family: i64, route: Route) -> i64:
    """OK for a target, else what stands against it or against the way."""
    if route.target == route.start:
        return START_ITSELF
    against = may_enter(state, family, route.target)
    if against != OK or route.target in reached(state, family, route.start, route.way):
        return against
    if route.way == LAND:
        return LAND_NOT_ADJACENT
    if route.way == BOATS:
        return NO_BOATS
    return _why_no_allies(state, family, route)


def may_enter(state: State, family: i64, target: i64) -> i64:
    """Any area but a partner's [8.2.2]."""
    return PARTNERS_AREA if is_partner(state, family, state.holder[target]) else OK


def reached(state: State, family: i64, start: i64, way: i64) -> list[i64]:
    """The areas that a way leads to, whoever holds them; never the start area itself [8.2.1]."""
    if way == LAND:
        return state.tables.neighbours[start]
    if way == BOATS:
        return reachable_by_boat(state, family, start)
    return reached_by_allies(state, start) if may_use_allies(state, family) == OK else []


def may_use_allies(state: State, family: i64) -> i64:
    """With the tile, if the price can be paid [11.2.3]."""
    tile = tile_with(state, family, ALLIES)
    return may_pay(state, family, tile.money) if tile is not None else NO_ALLIES


def reached_by_allies(state: State, start: i64) -> list[i64]:
    """Areas behind one empty or neutral area [11.2.3].

    Where land leads as well, Allies would only cost Money; that is not offered.
    """
    near = state.tables.neighbours[start]
    found: list[i64] = []
    for passed in near:
        if state.holder[passed] in (NOBODY, NEUTRAL):
            for area in state.tables.neighbours[passed]:
                if area != start and area not in near and area not in found:
                    found.append(area)
    return found


def _why_no_allies(state: State, family: i64, route: Route) -> i64:
    """Why Allies do not lead there."""
    against = may_use_allies(state, family)
    if against != OK:
        return against
    is_near = route.target in state.tables.neighbours[route.start]
    return LAND_LEADS_THERE if is_near else NO_WAY_THROUGH
