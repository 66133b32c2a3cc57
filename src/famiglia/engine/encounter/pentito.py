"""Pentito: one own Soldato for several enemies in adjacent areas [9.2]."""

from __future__ import annotations

from famiglia.edition.tables import Part
from famiglia.engine.cells import in_area, in_supply
from famiglia.engine.encounter.progress import OrderPart, Progress
from famiglia.engine.encounter.strike import hit
from famiglia.engine.encounter.teams import enemies_beside, offer_enemies
from famiglia.engine.encounter.words import PENTITO
from famiglia.engine.kinds import PENTITO_REMOVE
from famiglia.engine.options import first, pack, second
from famiglia.engine.repeated import Repeated
from famiglia.engine.state import State


class Pentito(OrderPart):
    """1 own Soldato goes, even the last, and the removals follow all the same [9.2.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: list[int]) -> None:
        """If an enemy stands in an adjacent area."""
        if enemies_beside(state, progress.family, progress.area):
            options.append(pack(PENTITO))

    def perform(self, state: State, progress: Progress, part: Part, option: int) -> None:
        """He goes to the supply."""
        area, family = progress.area, progress.family
        state.move(in_area(area), in_supply(family), 1)
        state.settle(area)
        state.push(PentitoRemove(family, area, sorted(part.numbers), 0))


class PentitoRemove(Repeated):
    """From which area and how many: for each printed number another area [9.2.2]."""

    def __init__(self, family: int, area: int, numbers: list[int], named: int) -> None:
        super().__init__(family)
        self.area = area
        self.numbers = numbers
        """The printed numbers not used yet, from low to high; never changed."""
        self.named = named
        """One bit for each area named before."""

    def kind(self) -> int:
        """An area and a number."""
        return PENTITO_REMOVE

    def offer(self, state: State, options: list[int]) -> None:
        """Adjacent enemies not named before; defence bonuses do not count."""
        most = self.numbers[-1] if self.numbers else 0
        offer_enemies(
            state, enemies_beside(state, self.family, self.area), self.named, most, options
        )

    def perform(self, state: State, option: int) -> None:
        """The lowest printed number that suffices is used up."""
        area, number = first(option), second(option)
        left = numbers_left(self.numbers, number)
        state.replace(PentitoRemove(self.family, self.area, left, self.named | 1 << area))
        hit(state, self.family, area, number)


def numbers_left(numbers: list[int], used: int) -> list[int]:
    """The printed numbers without the lowest that is at least `used`."""
    left = numbers.copy()
    for number in numbers:
        if number >= used:
            left.remove(number)
            break
    return left
