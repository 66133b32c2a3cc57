"""Movement: its target and its way are declared together [8.2]."""

from famiglia.edition.tables import Part
from famiglia.engine.cells import BANK, car_in, money_of
from famiglia.engine.encounter.bribery import Bribery
from famiglia.engine.encounter.fight import ALLIED, BOATS, LAND, NOBODY_FELL, Movement, Route
from famiglia.engine.encounter.progress import OrderPart, Progress, Trail, starts
from famiglia.engine.encounter.teams import tile_with
from famiglia.engine.encounter.ways import by_allies, by_boats, by_land
from famiglia.engine.encounter.words import ALLIES, SHOTGUN
from famiglia.engine.options import first, pack, second, third
from famiglia.engine.state import State


class Shotgun(OrderPart):
    """A Movement from the order's area, a second one also from the area entered [8.8.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: list[int]) -> None:
        """Every start and target, and every way that leads there [8.2.4]."""
        family = progress.family
        for start in starts(state, progress):
            for target in by_land(state, family, start):
                options.append(pack(SHOTGUN, start, target, LAND))
            for target in by_boats(state, family, start):
                options.append(pack(SHOTGUN, start, target, BOATS))
            for target in by_allies(state, family, start):
                options.append(pack(SHOTGUN, start, target, ALLIED))

    def perform(self, state: State, progress: Progress, part: Part, option: int) -> None:
        """Once declared it must be carried out [8.2.5]."""
        route = Route(first(option), second(option), third(option))
        if route.way == ALLIED:
            _pay_allies(state, progress.family)
        defender = state.holder[route.target]
        may_drive = may_take_car(state, progress, route.start)
        movement = Movement(progress.family, progress.token, route, defender, may_drive)
        state.push(Bribery(movement, NOBODY_FELL))


def _pay_allies(state: State, family: int) -> None:
    """The price is paid when the way is declared [11.2.3]."""
    tile = tile_with(state, family, ALLIES)
    if tile is not None:
        state.move(money_of(family), BANK, tile.money)


def may_take_car(state: State, progress: Progress, start: int) -> bool:
    """One car goes along per order, but the same one may go along again [8.3.2], [8.8.3].

    In the area entered stands the first one's car, if it took one. From the order's area it took
    one if fewer cars stand there now.
    """
    if progress.trail.word != SHOTGUN or start != progress.area:
        return True
    return state.pieces[car_in(start)] == progress.trail.cars


def trail_of(state: State, progress: Progress, times: int, option: int) -> Trail:
    """What a Movement that is being declared leaves for later parts to know."""
    return Trail(SHOTGUN, times, second(option), state.pieces[car_in(progress.area)])
