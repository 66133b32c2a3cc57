"""Strike: a bomb against an area nearby, with or without a car [9.1]."""

from famiglia.edition.tables import AREAS, Part
from famiglia.engine.cells import car_in, car_supply, in_area
from famiglia.engine.encounter.bonuses import defence_bonus, strike_bonus
from famiglia.engine.encounter.fight import Side, remove, reward
from famiglia.engine.encounter.progress import OrderPart, Progress, starts
from famiglia.engine.encounter.teams import enemies_beside, is_enemy
from famiglia.engine.encounter.words import BOMB, DETONATOR
from famiglia.engine.options import first, pack, second, third
from famiglia.engine.rules import has_tile
from famiglia.engine.state import State


class Bomb(OrderPart):
    """A Strike from the order's area, after a Movement also from the area entered [10.2.2]."""

    def offer(self, state: State, progress: Progress, part: Part, options: list[int]) -> None:
        """Adjacent enemies [9.1.1], and the same with a car bomb where a car stands."""
        family = progress.family
        for start in starts(state, progress):
            for target in enemies_beside(state, family, start):
                options.append(pack(BOMB, start, target, 0))
            if state.pieces[car_in(start)]:
                for target in car_bomb_targets(state, family, start):
                    options.append(pack(BOMB, start, target, 1))

    def perform(self, state: State, progress: Progress, part: Part, option: int) -> None:
        """The car is gone in any case [9.1.3]; the difference is removed [9.1.4]."""
        start, target, cars = first(option), second(option), third(option)
        family = progress.family
        state.move(car_in(start), car_supply(family), cars)
        bonus = strike_bonus(state, progress.token, family, cars > 0)
        difference = bonus - defence_bonus(state, target)
        if difference > 0:
            hit(state, family, target, difference)


def car_bomb_targets(state: State, family: int, start: int) -> list[int]:
    """Adjacent enemies; with the Delay Detonator also those at distance 2 [11.2.8]."""
    if not has_tile(state, family, DETONATOR):
        return enemies_beside(state, family, start)
    away = state.tables.distance[start]
    return [
        area
        for area in range(AREAS)
        if 1 <= away[area] <= 2 and is_enemy(state, family, state.holder[area])
    ]


def hit(state: State, family: int, area: int, number: int) -> None:
    """A family removes enemies without taking the area [9.1.5], neutrals for a reward [8.9.1]."""
    reward(state, family, remove(state, Side(state.holder[area], in_area(area)), number))
    state.settle(area)
