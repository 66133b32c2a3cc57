"""Doing the parts of a printed action: each in any order, or one of several [4.2.4], [4.2.5]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, Part, PrintedAction
from famiglia.engine.answers import act_variant
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.kinds import ACT
from famiglia.engine.member_bounds import show_idle
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.rules import orders_at_home
from famiglia.engine.state import FamilyFrame, State
from famiglia.engine.words import ORDER

ALL_OPEN: Final = 255

NO_SUCH_PART: Final[i64] = reason("4.2.1", "no-such-part", "The action has no such part.")
MUST_DO: Final[i64] = reason("4.2.2", "must-do", "At least one part must do something.")
DOES_NOTHING: Final[i64] = reason("4.2.2", "does-nothing", "Its action could do nothing now.")
NO_ORDER_LEFT: Final[i64] = reason(
    "4.3.5", "no-order-left", "After the orders given up for it, its action could do nothing."
)
PART_DONE: Final[i64] = reason("4.2.5", "part-done", "This part has been done already.")


class Act(FamilyFrame):
    """A family does open parts of an action until it is done; `must` means at least one [4.2.2]."""

    def __init__(
        self, family: i64, action: PrintedAction, area: i64, must: bool, open_parts: i64
    ) -> None:
        super().__init__(family)
        self.action = action
        self.area = area
        """The area of the order that is executed; NONE in planning."""
        self.must = must
        self.open_parts = open_parts

    def kind(self) -> i64:
        """Which part next, and how."""
        return ACT

    def enter(self, state: State) -> bool:
        """It ends when no open part can do anything more, as far as all can know [1.4.10]."""
        for number, part in enumerate(self.action.parts):
            is_open = has_bit(self.open_parts, number)
            if is_open and DOINGS[part.word].can_do(state, self.family, part, self.area):
                return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """The union of what all open parts offer."""
        self._offer_ways(state, options)
        if not self.must or options.is_empty():
            options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """What the part says that the answer is about."""
        if option == DONE:
            return MUST_DO if self.must and self._has_way(state) else OK
        variant = act_variant(option)
        number = self._part_about(variant, self.open_parts)
        if number == NONE:
            return NO_SUCH_PART if self._part_about(variant, ALL_OPEN) == NONE else PART_DONE
        part = self.action.parts[number]
        return DOINGS[part.word].why_not(state, self.family, part, self.area, option)

    def answer(self, state: State, option: i64) -> None:
        """Do one part; of a choice all others are closed by it."""
        if option == DONE:
            if self.must:
                show_idle(state, self.family)
            state.end()
            return
        number = self._part_about(act_variant(option), self.open_parts)
        part = self.action.parts[number]
        left = 0 if self.action.choose else self.open_parts & ~bit(number)
        state.replace(Act(self.family, self.action, self.area, False, left))
        DOINGS[part.word].perform(state, self.family, part, self.area, option)

    def _part_about(self, variant: i64, open_parts: i64) -> i64:
        """The first of these parts that such an answer is about, or NONE."""
        for number, part in enumerate(self.action.parts):
            if has_bit(open_parts, number) and DOINGS[part.word].answers(variant):
                return number
        return NONE

    def _has_way(self, state: State) -> bool:
        options = Options()
        self._offer_ways(state, options)
        return not options.is_empty()

    def _offer_ways(self, state: State, options: Options) -> None:
        for number, part in enumerate(self.action.parts):
            if has_bit(self.open_parts, number):
                DOINGS[part.word].offer(state, self.family, part, self.area, options)


class Doing:
    """What a word of the vocabulary does; one subclass for each, beside its rules."""

    def answers(self, variant: i64) -> bool:
        """Whether an answer of this variant is about this word."""
        raise NotImplementedError

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Add the ways to do it; none when it can do nothing."""
        raise NotImplementedError

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """OK for a way that is offered, else the number of the reason against it."""
        raise NotImplementedError

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """Whether it can do something, as far as all can know [1.4.10]."""
        options = Options()
        self.offer(state, family, part, area, options)
        return not options.is_empty()

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """Do it in one of these ways."""
        raise NotImplementedError


DOINGS: Final[list[Doing]] = []
"""By word; filled by `famiglia.engine.parts`."""


def may_act(state: State, family: i64, action: PrintedAction, given_up: i64) -> i64:
    """At least one part can do something once so many orders are given up [4.2.2] [4.3.5]."""
    against = DOES_NOTHING
    for part in action.parts:
        if DOINGS[part.word].can_do(state, family, part, NONE):
            if part.word != ORDER or given_up == 0 or given_up < orders_at_home(state, family):
                return OK
            against = NO_ORDER_LEFT
    return against
