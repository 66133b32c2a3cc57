"""Rally: in planning into any own area [5.9], by an order into its own [8.1]."""

from famiglia.edition.tables import NONE, Part
from famiglia.engine.act import Doing
from famiglia.engine.cells import car_in, in_area
from famiglia.engine.kinds import RALLY_FROM
from famiglia.engine.options import DONE, first, pack, second, third, variant_of
from famiglia.engine.rules import own_areas
from famiglia.engine.sea import reachable_by_boat
from famiglia.engine.state import FamilyFrame, State
from famiglia.engine.words import RALLY


class Rally(Doing):
    """Own Soldati and cars from adjacent areas come into one own area [5.9.1] [8.1.1]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == RALLY

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every target that something can come to; an order's own area, while it is held."""
        for target in own_areas(state, family):
            if area in (NONE, target) and begin_rally(state, family, target, area).has_source(
                state
            ):
                options.append(pack(RALLY, target))

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """Ask where from."""
        state.push(begin_rally(state, family, first(option), area))


class RallyFrom(FamilyFrame):
    """From where, how many Soldati and cars; each area once."""

    def __init__(self, family: int, target: int, used: int, boat_areas: int) -> None:
        super().__init__(family)
        self.target = target
        self.used = used
        """The areas that something has come from, one bit each."""
        self.boat_areas = boat_areas
        """From how many areas Soldati may still come by boats [13.1.5]."""

    def kind(self) -> int:
        """An area, and numbers."""
        return RALLY_FROM

    def enter(self, state: State) -> bool:
        """It ends when nothing more can come."""
        if self.has_source(state):
            return True
        self._finish(state)
        return False

    def ask(self, state: State) -> list[int]:
        """Any numbers from any area; a rally that was begun moves something [4.2.2]."""
        options: list[int] = []
        for source in self._by_land(state):
            self._offer(state, source, state.pieces[car_in(source)], options)
        for source in self._by_boat(state):
            self._offer(state, source, 0, options)
        if self.used:
            options.append(pack(DONE))
        return options

    def answer(self, state: State, option: int) -> None:
        """They come; what becomes of the areas left is seen at the end."""
        if variant_of(option) == DONE:
            self._finish(state)
            return
        source = first(option)
        by_land = source in state.tables.neighbours[self.target]
        boat_areas = self.boat_areas if by_land else self.boat_areas - 1
        used = self.used | 1 << source
        state.replace(RallyFrom(self.family, self.target, used, boat_areas))
        state.move(in_area(source), in_area(self.target), second(option))
        state.move(car_in(source), car_in(self.target), third(option))

    def has_source(self, state: State) -> bool:
        """Whether something more can come."""
        return bool(self._by_land(state)) or bool(self._by_boat(state))

    def _by_land(self, state: State) -> list[int]:
        return [area for area in state.tables.neighbours[self.target] if self._is_open(state, area)]

    def _by_boat(self, state: State) -> list[int]:
        """Own areas over the sea; from adjacent ones they come by land."""
        if self.boat_areas == 0:
            return []
        near = state.tables.neighbours[self.target]
        reached = reachable_by_boat(state, self.family, self.target)
        return [area for area in reached if area not in near and self._is_open(state, area)]

    def _is_open(self, state: State, area: int) -> bool:
        return state.holder[area] == self.family and not self.used >> area & 1

    def _offer(self, state: State, source: int, most_cars: int, options: list[int]) -> None:
        for soldati in range(state.pieces[in_area(source)] + 1):
            for cars in range(most_cars + 1):
                if soldati + cars > 0:
                    options.append(pack(0, source, soldati, cars))

    def _finish(self, state: State) -> None:
        """Areas left without Soldati are lost [5.9.3] [8.1.3]."""
        state.end()
        for area in own_areas(state, self.family):
            if self.used >> area & 1:
                state.settle(area)


def begin_rally(state: State, family: int, target: int, area: int) -> RallyFrom:
    """By land; a rally of an order also by boats, under the switch [5.9.2] [13.1.5]."""
    by_boat = area != NONE and state.rules.rally_by_boat
    return RallyFrom(family, target, 0, state.tables.numbers.rally_boat_areas if by_boat else 0)
