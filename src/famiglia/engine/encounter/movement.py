"""Movement: its target and its way are declared together [8.2]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import Part
from famiglia.engine.answers import (
    act_shotgun_area,
    act_shotgun_start,
    act_shotgun_way,
    pack_act_shotgun,
)
from famiglia.engine.cells import BANK, car_in, money_of
from famiglia.engine.encounter.bribery import Bribery
from famiglia.engine.encounter.fight import ALLIED, BOATS, LAND, Movement, Route
from famiglia.engine.encounter.progress import OrderPart, Progress, Trail, may_start, starts
from famiglia.engine.encounter.teams import price_of
from famiglia.engine.encounter.ways import targets, why_no_way
from famiglia.engine.encounter.words import ALLIES, SHOTGUN
from famiglia.engine.options import Options
from famiglia.engine.reasons import reason
from famiglia.engine.state import State

_WAYS: Final = (LAND, BOATS, ALLIED)

WRONG_START: Final[i64] = reason(
    "8.8.2",
    "wrong-start",
    "A Movement starts from the order's area or from the one that the last Movement took.",
)


class Shotgun(OrderPart):
    """A Movement from the order's area, a second one also from the area entered [8.8.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """Every start and target, and every way that leads there [8.2.4]."""
        for start in starts(state, progress):
            for way in _WAYS:
                for target in targets(state, progress.family, start, way):
                    options.add(pack_act_shotgun(start, target, way))

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """The start, the target or the way is wrong."""
        against = may_start(state, progress, act_shotgun_start(option), WRONG_START)
        return against or why_no_way(state, progress.family, _route(option))

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """Once declared it must be carried out [8.2.5]."""
        family, route = progress.family, _route(option)
        if route.way == ALLIED:
            # The price is paid when the way is declared [11.2.3].
            state.move(money_of(family), BANK, price_of(state, family, ALLIES))
        defender = state.holder[route.target]
        may_drive = may_take_car(state, progress, route.start)
        movement = Movement(family, progress.token, route, defender, may_drive)
        state.push(Bribery(movement))


def _route(option: i64) -> Route:
    return Route(act_shotgun_start(option), act_shotgun_area(option), act_shotgun_way(option))


def may_take_car(state: State, progress: Progress, start: i64) -> bool:
    """One car goes along per order, but the same one may go along again [8.3.2], [8.8.3].

    In the area entered stands the first one's car, if it took one. From the order's area it took
    one if fewer cars stand there now.
    """
    if progress.trail.word != SHOTGUN or start != progress.area:
        return True
    return state.count(car_in(start)) == progress.trail.cars


def trail_of(state: State, progress: Progress, times: i64, option: i64) -> Trail:
    """What a Movement that is being declared leaves for later parts to know."""
    target = act_shotgun_area(option)
    joined = state.holder[target] == progress.family
    return Trail(SHOTGUN, times, target, joined, state.count(car_in(progress.area)))
