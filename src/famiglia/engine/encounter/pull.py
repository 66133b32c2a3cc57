"""Pull: enemies in adjacent areas change sides [10.4]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import Part
from famiglia.engine.answers import ACT_PULL, pack_pull_from, pull_from_area, pull_from_number
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import in_area, in_supply
from famiglia.engine.encounter.fight import Side, turn
from famiglia.engine.encounter.progress import OrderPart, Progress
from famiglia.engine.encounter.teams import enemies_beside, is_enemy
from famiglia.engine.kinds import PULL_FROM
from famiglia.engine.members import in_stock
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.repeated import Repeated
from famiglia.engine.state import State

PULL_NOBODY: Final[i64] = reason(
    "10.4.1", "pull-nobody", "No enemy stands in an area adjacent to the order's."
)
PULL_WITHOUT_SUPPLY: Final[i64] = reason(
    "10.4.1", "pull-without-supply", "The supply holds no Soldati to replace enemies with."
)
PULL_ELSEWHERE: Final[i64] = reason(
    "10.4.1", "pull-elsewhere", "Enemies are replaced in areas adjacent to the order's."
)
PULL_AGAIN: Final[i64] = reason("10.4.1", "pull-again", "Each area is named once.")
PULL_TOO_MANY: Final[i64] = reason(
    "10.4.1",
    "pull-too-many",
    "The printed number, the supply and the enemies there do not allow so many.",
)


class Pull(OrderPart):
    """Enemies in adjacent areas are replaced and join the order's area [10.4.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """If it can replace anybody."""
        if self.why_not(state, progress, part, ACT_PULL) == OK:
            options.add(ACT_PULL)

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """There is no enemy to replace, or nobody in the supply to do it."""
        if in_stock(state, progress.family) == 0:
            return PULL_WITHOUT_SUPPLY
        return OK if enemies_beside(state, progress.family, progress.area) else PULL_NOBODY

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """Ask where from."""
        state.push(PullFrom(progress.family, progress.area, part.number, 0))


class PullFrom(Repeated):
    """From which adjacent area, and how many of those still allowed."""

    def __init__(self, family: i64, area: i64, left: i64, named: i64) -> None:
        super().__init__(family)
        self.area = area
        self.left = left
        self.named = named
        """One bit for each area named before."""

    def kind(self) -> i64:
        """An area and a number."""
        return PULL_FROM

    def offer(self, state: State, options: Options) -> None:
        """Every area that may be named, with every number."""
        for area in state.tables.neighbours[self.area]:
            if self._may_name(state, area) == OK:
                for number in range(1, self._most(state, area) + 1):
                    options.add(pack_pull_from(area, number))

    def can_go_on(self, state: State) -> bool:
        """While an area may be named, and there are units in the supply [15.2.4]."""
        if min(self.left, in_stock(state, self.family)) == 0:
            return False
        near = state.tables.neighbours[self.area]
        return any(self._may_name(state, area) == OK for area in near)

    def why_not_more(self, state: State, option: i64) -> i64:
        """The area or the number is wrong."""
        area, number = pull_from_area(option), pull_from_number(option)
        against = self._may_name(state, area)
        return against or within(number, self._most(state, area), PULL_TOO_MANY)

    def perform(self, state: State, option: i64) -> None:
        """No reward and no lab goes; emptied areas follow [1.3.11]."""
        area, number = pull_from_area(option), pull_from_number(option)
        left = self.left - number
        state.replace(PullFrom(self.family, self.area, left, self.named | bit(area)))
        own = Side(self.family, in_area(self.area))
        turn(state, own, Side(state.holder[area], in_area(area)), number)
        state.clear_if_empty(area)

    def _may_name(self, state: State, area: i64) -> i64:
        """An enemy's adjacent area, each once."""
        if has_bit(self.named, area):
            return PULL_AGAIN
        is_beside = area in state.tables.neighbours[self.area]
        if is_beside and is_enemy(state, self.family, state.holder[area]):
            return OK
        return PULL_ELSEWHERE

    def _most(self, state: State, area: i64) -> i64:
        """What is left of the printed number, of supply and enemies; no defence counts [10.4.2]."""
        return min(self.left, state.count(in_supply(self.family)), state.count(in_area(area)))
