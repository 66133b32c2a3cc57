"""Agitate: neutrals of one area make a Movement [9.3]."""

from __future__ import annotations

from famiglia.edition.tables import AREAS, NONE, Part
from famiglia.engine.cells import NEUTRAL, in_area
from famiglia.engine.encounter.attack import arrive
from famiglia.engine.encounter.fight import LAND, NOBODY_FELL, Movement, Route
from famiglia.engine.encounter.force import set_out
from famiglia.engine.encounter.progress import OrderPart, Progress
from famiglia.engine.encounter.teams import is_on_team
from famiglia.engine.encounter.words import AGITATE
from famiglia.engine.kinds import AGITATE_MOVE
from famiglia.engine.options import first, pack, second
from famiglia.engine.state import Frame, State


class Agitate(OrderPart):
    """One neutral area at most as far from the order's as printed, even from a lost one [9.3.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: list[int]) -> None:
        """Every such area whose neutrals have somewhere to go."""
        away = state.tables.distance[progress.area]
        for area in range(AREAS):
            is_near = 0 <= away[area] <= part.number
            if is_near and may_agitate(state, progress.family, area):
                options.append(pack(AGITATE, area))

    def perform(self, state: State, progress: Progress, part: Part, option: int) -> None:
        """Ask where they go."""
        state.push(AgitateMove(progress.family, first(option)))


class AgitateMove(Frame):
    """Into which adjacent area, and how many, at least 1 [9.3.2]."""

    def __init__(self, family: int, start: int) -> None:
        self.family = family
        self.start = start

    def kind(self) -> int:
        """An area and a number."""
        return AGITATE_MOVE

    def seat(self, state: State) -> int:
        """The agitator's player."""
        return state.seat_of[self.family]

    def ask(self, state: State) -> list[int]:
        """Any number into any area that is not of the agitator's team."""
        most = state.pieces[in_area(self.start)]
        options: list[int] = []
        for target in agitate_targets(state, self.family, self.start):
            for number in range(1, most + 1):
                options.append(pack(0, target, number))
        return options

    def answer(self, state: State, option: int) -> None:
        """They join, enter or attack [9.3.3]; nobody's order helps them [9.3.4]."""
        target = first(option)
        route = Route(self.start, target, LAND)
        movement = Movement(self.family, NONE, route, state.holder[target], False)
        set_out(state, movement, second(option), 0)
        arrive(state, movement, NOBODY_FELL)


def may_agitate(state: State, family: int, area: int) -> bool:
    """Whether neutrals stand there who have somewhere to go."""
    return state.holder[area] == NEUTRAL and bool(agitate_targets(state, family, area))


def agitate_targets(state: State, family: int, start: int) -> list[int]:
    """Adjacent areas that are not of the agitator's team."""
    near = state.tables.neighbours[start]
    return [area for area in near if not is_on_team(state, family, state.holder[area])]
