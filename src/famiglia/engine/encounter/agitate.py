"""Agitate: neutrals of one area make a Movement [9.3]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, NONE, Part
from famiglia.engine.answers import (
    act_agitate_area,
    agitate_move_area,
    agitate_move_number,
    pack_act_agitate,
    pack_agitate_move,
)
from famiglia.engine.cells import NEUTRAL, in_area
from famiglia.engine.encounter.attack import Arrival
from famiglia.engine.encounter.fight import LAND, Movement, Route
from famiglia.engine.encounter.movers import set_out
from famiglia.engine.encounter.progress import OrderPart, Progress
from famiglia.engine.encounter.teams import is_on_team
from famiglia.engine.kinds import AGITATE_MOVE
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.state import FamilyFrame, State

AGITATE_TOO_FAR: Final[i64] = reason(
    "9.3.1", "agitate-too-far", "The area is further from the order's than printed."
)
NOT_NEUTRAL: Final[i64] = reason("9.3.1", "not-neutral", "No neutrals stand in this area.")
NOWHERE_TO_GO: Final[i64] = reason(
    "9.3.2", "nowhere-to-go", "All adjacent areas are of the agitator's team."
)
AGITATE_NOT_ADJACENT: Final[i64] = reason(
    "9.3.2", "agitate-not-adjacent", "Agitated neutrals go into an adjacent area."
)
AGITATE_OWN_TEAM: Final[i64] = reason(
    "9.3.2", "agitate-own-team", "Agitated neutrals do not go into areas of the agitator's team."
)
AGITATE_NUMBER: Final[i64] = reason(
    "9.3.2", "agitate-number", "At least 1 neutral goes, and at most all of the area."
)


class Agitate(OrderPart):
    """One neutral area at most as far from the order's as printed, even from a lost one [9.3.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """Every such area whose neutrals have somewhere to go."""
        for area in range(AREAS):
            if may_agitate(state, progress, part, area) == OK:
                options.add(pack_act_agitate(area))

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """Only the area can be wrong."""
        return may_agitate(state, progress, part, act_agitate_area(option))

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """Ask where they go."""
        state.push(AgitateMove(progress.family, act_agitate_area(option)))


class AgitateMove(FamilyFrame):
    """Into which adjacent area, and how many, at least 1 [9.3.2]."""

    def __init__(self, family: i64, start: i64) -> None:
        super().__init__(family)
        self.start = start

    def kind(self) -> i64:
        """An area and a number."""
        return AGITATE_MOVE

    def enter(self, state: State) -> bool:
        """One neutral with one way to go has no choice [1.4.10]."""
        return self.has_choice(state)

    def ask(self, state: State, options: Options) -> None:
        """Any number into any area that is not of the agitator's team."""
        for target in agitate_targets(state, self.family, self.start):
            for number in range(1, self._most(state) + 1):
                options.add(pack_agitate_move(target, number))

    def why_not(self, state: State, option: i64) -> i64:
        """The area or the number is wrong."""
        against = may_send(state, self.family, self.start, agitate_move_area(option))
        return against or within(agitate_move_number(option), self._most(state), AGITATE_NUMBER)

    def answer(self, state: State, option: i64) -> None:
        """They join, enter or attack [9.3.3]; nobody's order helps them [9.3.4]."""
        target = agitate_move_area(option)
        route = Route(self.start, target, LAND)
        movement = Movement(self.family, NONE, route, state.holder[target], False)
        set_out(state, movement, agitate_move_number(option), 0)
        state.replace(Arrival(movement))

    def _most(self, state: State) -> i64:
        return state.count(in_area(self.start))


def may_agitate(state: State, progress: Progress, part: Part, area: i64) -> i64:
    """Neutrals near enough who have somewhere to go."""
    if not 0 <= state.tables.distance[progress.area][area] <= part.number:
        return AGITATE_TOO_FAR
    if state.holder[area] != NEUTRAL:
        return NOT_NEUTRAL
    return OK if agitate_targets(state, progress.family, area) else NOWHERE_TO_GO


def agitate_targets(state: State, family: i64, start: i64) -> list[i64]:
    """Where neutrals may be sent."""
    near = state.tables.neighbours[start]
    return [area for area in near if may_send(state, family, start, area) == OK]


def may_send(state: State, family: i64, start: i64, target: i64) -> i64:
    """Adjacent areas that are not of the agitator's team."""
    if target not in state.tables.neighbours[start]:
        return AGITATE_NOT_ADJACENT
    return AGITATE_OWN_TEAM if is_on_team(state, family, state.holder[target]) else OK
