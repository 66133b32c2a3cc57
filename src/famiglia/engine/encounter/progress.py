"""How far the execution of an order has come [7.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, ORDERS, Part, PrintedOrder
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import State

AREA_LOST: Final[i64] = reason("7.2.5", "area-lost", "The area of this order has been lost.")


class Trail:
    """What an order did last, as far as later parts depend on it."""

    def __init__(self, word: i64, times: i64, entered: i64, joined: bool, cars: i64) -> None:
        self.word = word
        """The last part that was done, or NONE."""
        self.times = times
        """How many times in a row."""
        self.entered = entered
        """The target of the last Movement, or NONE."""
        self.joined = joined
        """Whether it was the family's own area already."""
        self.cars = cars
        """Cars in the order's area when the last Movement was declared."""


class Progress:
    """An order in execution: its token, its area, how far its parts are, and what it did last."""

    def __init__(
        self, token: i64, area: i64, open_parts: i64, done_parts: i64, trail: Trail
    ) -> None:
        self.token = token
        self.family = token // ORDERS
        self.area = area
        self.open_parts = open_parts
        """One bit for each part that may still be done."""
        self.done_parts = done_parts
        """One bit for each part that was done as often as it is printed."""
        self.trail = trail


class OrderPart:
    """How a word is done as a part of an order; one subclass for each, beside its rules."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """Add the ways to do it; none when it can do nothing."""
        raise NotImplementedError

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """OK for a way that is offered, else the number of the reason against it."""
        raise NotImplementedError

    def can_do(self, state: State, progress: Progress, part: Part) -> bool:
        """Whether it can do something, as far as all can know [1.4.10]."""
        options = Options()
        self.offer(state, progress, part, options)
        return not options.is_empty()

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """Do it in one of these ways."""
        raise NotImplementedError


def printed(state: State, token: i64) -> PrintedOrder:
    """What is printed on an order token."""
    return state.tables.orders[token]


def is_lost(state: State, progress: Progress) -> bool:
    """Whether its area has emptied while it is executed [7.2.5]."""
    return state.orders[progress.token] != progress.area


def starts(state: State, progress: Progress) -> list[i64]:
    """Where a Movement may start from now: the order's area, and the area entered [8.8.2]."""
    found = [progress.area]
    if progress.trail.entered not in (NONE, progress.area):
        found.append(progress.trail.entered)
    return [area for area in found if _is_start(state, progress, area)]


def may_start(state: State, progress: Progress, area: i64, elsewhere: i64) -> i64:
    """OK where it may start from, else that the order's area is lost, or the reason given."""
    if _is_start(state, progress, area):
        return OK
    return AREA_LOST if area == progress.area else elsewhere


def _is_start(state: State, progress: Progress, area: i64) -> bool:
    """The order's area and the area entered, while the family holds them."""
    if area == progress.area:
        return not is_lost(state, progress)
    # A fight that was not won has left the area to another holder, or to nobody.
    return area == progress.trail.entered and state.holder[area] == progress.family
