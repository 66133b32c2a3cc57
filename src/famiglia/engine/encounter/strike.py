"""Strike: a bomb against an area nearby, with or without a car [9.1]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, Part
from famiglia.engine.answers import act_bomb_area, act_bomb_car, act_bomb_start, pack_act_bomb
from famiglia.engine.cells import car_in, car_supply, in_area
from famiglia.engine.encounter.bonuses import defence_bonus, strike_bonus
from famiglia.engine.encounter.fight import Side, remove, reward
from famiglia.engine.encounter.progress import OrderPart, Progress, may_start, starts
from famiglia.engine.encounter.teams import is_enemy
from famiglia.engine.encounter.words import DETONATOR
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import has_tile
from famiglia.engine.state import State

STRIKE_START: Final[i64] = reason(
    "10.2.2",
    "strike-start",
    "A Strike starts from the order's area, or from the area that its Movement has taken.",
)
NO_CAR_BOMB: Final[i64] = reason(
    "9.1.3", "no-car-bomb", "A car bomb needs a car where the Strike starts."
)
STRIKE_TOO_FAR: Final[i64] = reason("9.1.1", "strike-too-far", "A Strike hits an adjacent area.")
DETONATOR_TOO_FAR: Final[i64] = reason(
    "11.2.8", "detonator-too-far", "The Delay Detonator reaches no further than distance 2."
)
NOBODY_TO_HIT: Final[i64] = reason("9.1.1", "nobody-to-hit", "No enemy stands in this area.")


class Bomb(OrderPart):
    """A Strike from the order's area, after a Movement also from the area it took [10.2.2]."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """Every start and every enemy near enough, with a car bomb where a car stands."""
        for start in strike_starts(state, progress):
            for cars in range(2):
                if may_use_car(state, start, cars) == OK:
                    for target in strike_targets(state, progress.family, start, cars):
                        options.add(pack_act_bomb(start, target, cars))

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """The start or the target is wrong, or there is no car."""
        start, target, cars = act_bomb_start(option), act_bomb_area(option), act_bomb_car(option)
        return (
            may_strike_from(state, progress, start)
            or may_use_car(state, start, cars)
            or may_hit(state, progress.family, target)
            or may_reach(state, start, target, reach(state, progress.family, cars))
        )

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """The car is gone in any case [9.1.3]; the difference is removed [9.1.4]."""
        start, target, cars = act_bomb_start(option), act_bomb_area(option), act_bomb_car(option)
        family = progress.family
        state.move(car_in(start), car_supply(family), cars)
        bonus = strike_bonus(state, progress.token, family, cars > 0)
        difference = bonus - defence_bonus(state, target)
        if difference > 0:
            hit(state, family, target, difference)


def strike_starts(state: State, progress: Progress) -> list[i64]:
    """Where a Strike may start from now."""
    found = starts(state, progress)
    return [area for area in found if may_strike_from(state, progress, area) == OK]


def may_strike_from(state: State, progress: Progress, area: i64) -> i64:
    """From the area entered only if the Movement took it: it was not the family's own before."""
    if area != progress.area and progress.trail.joined:
        return STRIKE_START
    return may_start(state, progress, area, STRIKE_START)


def strike_targets(state: State, family: i64, start: i64, cars: i64) -> list[i64]:
    """The enemies' areas that are near enough."""
    most = reach(state, family, cars)
    near = [area for area in range(AREAS) if may_reach(state, start, area, most) == OK]
    return [area for area in near if may_hit(state, family, area) == OK]


def may_use_car(state: State, start: i64, cars: i64) -> i64:
    """A car bomb needs a car in the start area [9.1.3]."""
    return OK if cars <= state.count(car_in(start)) else NO_CAR_BOMB


def reach(state: State, family: i64, cars: i64) -> i64:
    """Adjacent areas [9.1.1]; a car bomb with the Delay Detonator also distance 2 [11.2.8]."""
    return 2 if cars and has_tile(state, family, DETONATOR) else 1


def may_reach(state: State, start: i64, target: i64, most: i64) -> i64:
    """No further away than that."""
    if 0 <= state.tables.distance[start][target] <= most:
        return OK
    return STRIKE_TOO_FAR if most == 1 else DETONATOR_TOO_FAR


def may_hit(state: State, family: i64, target: i64) -> i64:
    """Only where enemies stand [9.1.1]."""
    return OK if is_enemy(state, family, state.holder[target]) else NOBODY_TO_HIT


def hit(state: State, family: i64, area: i64, number: i64) -> None:
    """A family removes enemies without taking the area [9.1.5], neutrals for a reward [8.9.1]."""
    reward(state, family, remove(state, Side(state.holder[area], in_area(area)), number))
    state.clear_if_empty(area)
