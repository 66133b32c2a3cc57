"""How many Soldati go, and whether a car comes along [8.3]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.engine.answers import force_car, force_number, pack_force
from famiglia.engine.cells import CAR_IN_FIGHT, FIGHT, car_in, in_area
from famiglia.engine.encounter.defenders import TurnDefenders
from famiglia.engine.encounter.fight import BOATS, Movement, MovementFrame
from famiglia.engine.kinds import FORCE
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.state import State

WRONG_FORCE: Final[i64] = reason(
    "8.3.1", "wrong-force", "At least 1 Soldato goes, and at most all of the start area."
)
NO_CAR: Final[i64] = reason("8.3.2", "no-car", "No car stands in the start area.")
CAR_BY_LAND: Final[i64] = reason("8.3.2", "car-by-land", "A car comes along by land only.")
ONE_CAR: Final[i64] = reason("8.8.3", "one-car", "The first Movement took another car along.")


class Force(MovementFrame):
    """At least 1 Soldato and up to all of the start area [8.3.1], with or without a car."""

    def kind(self) -> i64:
        """A number, and a car or none."""
        return FORCE

    def enter(self, state: State) -> bool:
        """One Soldato without a car has no choice."""
        return self.has_choice(state)

    def ask(self, state: State, options: Options) -> None:
        """Every number, and with a car where one may come along."""
        cars = [car for car in range(2) if may_come_along(state, self.movement, car) == OK]
        for number in range(1, most_soldati(state, self.movement) + 1):
            for car in cars:
                options.add(pack_force(number, car))

    def why_not(self, state: State, option: i64) -> i64:
        """The number is wrong, or no car may come along."""
        against = within(force_number(option), most_soldati(state, self.movement), WRONG_FORCE)
        return against or may_come_along(state, self.movement, force_car(option))

    def answer(self, state: State, option: i64) -> None:
        """They set out; an area where nobody stays is lost at once [8.3.3]."""
        set_out(state, self.movement, force_number(option), force_car(option))
        state.replace(TurnDefenders(self.movement))


def most_soldati(state: State, movement: Movement) -> i64:
    """All of the start area."""
    return state.count(in_area(movement.start))


def may_come_along(state: State, movement: Movement, cars: i64) -> i64:
    """Over land, also by Allies, 1 car of the start area or none [8.3.2], [11.2.4]."""
    if cars == 0:
        return OK
    if movement.way == BOATS:
        return CAR_BY_LAND
    if state.count(car_in(movement.start)) == 0:
        return NO_CAR
    return OK if movement.may_drive else ONE_CAR


def set_out(state: State, movement: Movement, number: i64, cars: i64) -> None:
    """Soldati and a car leave the start area for the fight."""
    state.move(in_area(movement.start), FIGHT, number)
    state.move(car_in(movement.start), CAR_IN_FIGHT, cars)
    state.clear_if_empty(movement.start)
