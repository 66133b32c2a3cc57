"""How many Soldati go, and whether a car comes along [8.3]."""

from __future__ import annotations

from famiglia.engine.cells import CAR_IN_FIGHT, FIGHT, car_in, in_area
from famiglia.engine.encounter.defenders import TurnDefenders
from famiglia.engine.encounter.fight import BOATS, Movement, Step
from famiglia.engine.kinds import FORCE
from famiglia.engine.options import first, pack, second
from famiglia.engine.state import State


class Force(Step):
    """At least 1 Soldato and up to all of the start area [8.3.1], with or without a car."""

    def kind(self) -> int:
        """A number, and a car or none."""
        return FORCE

    def enter(self, state: State) -> bool:
        """One Soldato without a car has no choice."""
        options = self.ask(state)
        if len(options) > 1:
            return True
        self.answer(state, options[0])
        return False

    def ask(self, state: State) -> list[int]:
        """Every number, and with a car where one may come along."""
        options: list[int] = []
        cars = 1 if has_car(state, self.movement) else 0
        for number in range(1, state.pieces[in_area(self.movement.start)] + 1):
            for car in range(cars + 1):
                options.append(pack(0, number, car))
        return options

    def answer(self, state: State, option: int) -> None:
        """They set out; an area where nobody stays is lost at once [8.3.3]."""
        set_out(state, self.movement, first(option), second(option))
        state.replace(TurnDefenders(self.movement, self.fallen))


def has_car(state: State, movement: Movement) -> bool:
    """Over land, also by Allies, 1 car of the start area may come along [8.3.2], [11.2.4]."""
    if movement.way == BOATS or not movement.may_drive:
        return False
    return state.pieces[car_in(movement.start)] > 0


def set_out(state: State, movement: Movement, number: int, cars: int) -> None:
    """Soldati and a car leave the start area for the fight."""
    state.move(in_area(movement.start), FIGHT, number)
    state.move(car_in(movement.start), CAR_IN_FIGHT, cars)
    state.settle(movement.start)
