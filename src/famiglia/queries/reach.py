"""How far an area reaches, and who reaches it, as the board stands [8.2] [9.1] [9.3]."""

from typing import Final, NamedTuple

from famiglia.edition.tables import FAMILIES, NONE, ORDERS, Part
from famiglia.engine.answers import act_agitate_area
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.encounter.agitate import Agitate, agitate_targets
from famiglia.engine.encounter.fight import ALLIED, BOATS, LAND
from famiglia.engine.encounter.progress import Progress, Trail
from famiglia.engine.encounter.strike import may_use_car, strike_targets
from famiglia.engine.encounter.ways import targets
from famiglia.engine.encounter.words import AGITATE
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK
from famiglia.engine.state import State
from famiglia.engine.view import View

FARTHEST_DISTANCE: Final = 3
"""As far as distances are counted [1.1.4]."""


class Reach(NamedTuple):
    """Areas by the way that leads to them, or from them; each list from low to high."""

    land: list[int]
    boats: list[int]
    allies: list[int]
    """Only while the price can be paid [11.2.3]."""
    bomb: list[int]
    car_bomb: list[int]
    """Only where a car stands [9.1.3]; with the Delay Detonator farther [11.2.8]."""
    agitate: list[int]


class Origins(NamedTuple):
    """Areas by the way that leads from them, each with the families that could come from there."""

    land: dict[int, list[int]]
    boats: dict[int, list[int]]
    allies: dict[int, list[int]]
    bomb: dict[int, list[int]]
    car_bomb: dict[int, list[int]]
    agitate: dict[int, list[int]]
    """Neutral areas, with the families that could lead their neutrals [9.3.2]."""


def reach(seen: View, area: int, family: int = NONE, distance: int = 0) -> Reach:
    """Where an order of a family, else of the area's holder, leads from an area.

    `agitate` are the neutral areas that an Agitate of this distance may choose. From an area of
    nobody's family nothing leads anywhere.
    """
    state = seen.state
    if family == NONE:
        family = state.holder[area]
    if not 0 <= family < FAMILIES:
        return Reach([], [], [], [], [], [])
    has_car = state.holder[area] == family and may_use_car(state, area, 1) == OK
    return Reach(
        sorted(targets(state, family, area, LAND)),
        sorted(targets(state, family, area, BOATS)),
        sorted(targets(state, family, area, ALLIED)),
        strike_targets(state, family, area, 0),
        strike_targets(state, family, area, 1) if has_car else [],
        _to_agitate(state, family, area, distance),
    )


def reached_from(seen: View, area: int) -> Origins:
    """From which areas who could enter an area, friend or enemy, or strike it."""
    origins = Origins({}, {}, {}, {}, {}, {})
    for start, holder in enumerate(seen.state.holder):
        leaders = _leaders(seen.state, start, area) if holder == NEUTRAL else []
        if leaders:
            origins.agitate[start] = leaders
        for found, reached in zip(origins[:-1], reach(seen, start)[:-1], strict=True):
            if area in reached:
                found[start] = [holder]
    return origins


def agitated_from(seen: View, area: int) -> dict[int, int]:
    """The neutral areas that an Agitate of an area's holder may choose, and its least distance."""
    state = seen.state
    family = state.holder[area]
    found: dict[int, int] = {}
    if 0 <= family < FAMILIES:
        for distance in range(FARTHEST_DISTANCE, 0, -1):
            found |= dict.fromkeys(_to_agitate(state, family, area, distance), distance)
    return dict(sorted(found.items()))


def led_to(seen: View, area: int) -> list[int]:
    """Where the seat's family could lead the neutrals of an area, if some stand there [9.3.2]."""
    state = seen.state
    family = state.family_of[seen.seat]
    if state.holder[area] != NEUTRAL or family == NONE:
        return []
    return sorted(agitate_targets(state, family, area))


def _to_agitate(state: State, family: int, area: int, distance: int) -> list[int]:
    order = Progress(family * ORDERS, area, 0, 0, Trail(NONE, 0, NONE, False, 0))
    options = Options()
    Agitate().offer(state, order, Part(AGITATE, [distance], False, 0), options)
    return sorted(act_agitate_area(option) for option in options.listed)


def _leaders(state: State, start: int, target: int) -> list[int]:
    """Whose order could lead the neutrals of one area into another, in the order of the seats."""
    return [
        family
        for family in state.family_of
        if family != NONE and target in agitate_targets(state, family, start)
    ]
