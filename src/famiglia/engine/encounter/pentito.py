"""Pentito: one own Soldato for several enemies in adjacent areas [9.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import Part
from famiglia.engine.answers import (
    ACT_PENTITO,
    pack_pentito_remove,
    pentito_remove_area,
    pentito_remove_number,
)
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import in_area, in_supply
from famiglia.engine.encounter.progress import OrderPart, Progress
from famiglia.engine.encounter.strike import hit
from famiglia.engine.encounter.teams import enemies_beside, is_enemy
from famiglia.engine.kinds import PENTITO_REMOVE
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.repeated import Repeated
from famiglia.engine.state import State

PENTITO_NOBODY: Final[i64] = reason(
    "9.2.1", "pentito-nobody", "No enemy stands in an area adjacent to the order's."
)
PENTITO_ELSEWHERE: Final[i64] = reason(
    "9.2.2", "pentito-elsewhere", "Pentito removes enemies from areas adjacent to the order's."
)
PENTITO_AGAIN: Final[i64] = reason(
    "9.2.2", "pentito-again", "Each printed number is for another area."
)
PENTITO_TOO_MANY: Final[i64] = reason(
    "9.2.2", "pentito-too-many", "The numbers left and the enemies there do not allow so many."
)


class Pentito(OrderPart):
    """1 own Soldato goes, even the last, and the removals follow all the same [9.2.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """If an enemy stands in an adjacent area."""
        if self.why_not(state, progress, part, ACT_PENTITO) == OK:
            options.add(ACT_PENTITO)

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """Nobody stands there."""
        return OK if enemies_beside(state, progress.family, progress.area) else PENTITO_NOBODY

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """He goes to the supply."""
        area, family = progress.area, progress.family
        state.move(in_area(area), in_supply(family), 1)
        state.clear_if_empty(area)
        state.push(PentitoRemove(family, area, sorted(part.numbers), 0))


class PentitoRemove(Repeated):
    """From which area and how many: for each printed number another area [9.2.2]."""

    def __init__(self, family: i64, area: i64, numbers: list[i64], named: i64) -> None:
        super().__init__(family)
        self.area = area
        self.numbers = numbers
        """The printed numbers not used yet, from low to high; never changed."""
        self.named = named
        """One bit for each area named before."""

    def kind(self) -> i64:
        """An area and a number."""
        return PENTITO_REMOVE

    def offer(self, state: State, options: Options) -> None:
        """Every area that may be named, with every number."""
        for area in state.tables.neighbours[self.area]:
            if self._may_name(state, area) == OK:
                for number in range(1, self._most(state, area) + 1):
                    options.add(pack_pentito_remove(area, number))

    def why_not_more(self, state: State, option: i64) -> i64:
        """The area or the number is wrong."""
        area, number = pentito_remove_area(option), pentito_remove_number(option)
        against = self._may_name(state, area)
        return against or within(number, self._most(state, area), PENTITO_TOO_MANY)

    def perform(self, state: State, option: i64) -> None:
        """The lowest printed number that suffices is used up."""
        area, number = pentito_remove_area(option), pentito_remove_number(option)
        left = numbers_left(self.numbers, number)
        state.replace(PentitoRemove(self.family, self.area, left, self.named | bit(area)))
        hit(state, self.family, area, number)

    def _may_name(self, state: State, area: i64) -> i64:
        """An enemy's adjacent area that was not named before."""
        if has_bit(self.named, area):
            return PENTITO_AGAIN
        is_beside = area in state.tables.neighbours[self.area]
        if is_beside and is_enemy(state, self.family, state.holder[area]):
            return OK
        return PENTITO_ELSEWHERE

    def _most(self, state: State, area: i64) -> i64:
        """Up to the highest number left and the enemies there; defence bonuses do not count."""
        return min(self.numbers[-1], state.count(in_area(area))) if self.numbers else 0


def numbers_left(numbers: list[i64], used: i64) -> list[i64]:
    """The printed numbers without the lowest that is at least `used`."""
    left = numbers.copy()
    for number in numbers:
        if number >= used:
            left.remove(number)
            break
    return left
