"""Executing an order: its parts in any sequence the rules allow [7.2]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, Part, PrintedAction
from famiglia.engine.act import DOINGS
from famiglia.engine.answers import act_lab_area, act_variant
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.encounter.agitate import Agitate
from famiglia.engine.encounter.movement import Shotgun, trail_of
from famiglia.engine.encounter.pentito import Pentito
from famiglia.engine.encounter.progress import (
    AREA_LOST,
    OrderPart,
    Progress,
    Trail,
    is_lost,
    printed,
)
from famiglia.engine.encounter.pull import Pull
from famiglia.engine.encounter.reinforce import Reinforce
from famiglia.engine.encounter.strike import Bomb
from famiglia.engine.encounter.words import (
    AGITATE,
    BOMB,
    BUY,
    PENTITO,
    PULL,
    SHOTGUN,
    SKULL,
    TURN,
    VEST,
)
from famiglia.engine.kinds import ACT
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import HQ, Frame, State
from famiglia.engine.words import GARRISON, LAB, LAUNDER, MONEY, RALLY, RECRUIT, REINFORCE

_PASSIVE: Final = (VEST, SKULL, TURN, BUY)
"""Words that are no parts of their own but help others."""
_REMAINING: Final = (MONEY, RECRUIT, LAUNDER, LAB, SHOTGUN, BOMB, AGITATE)
"""What can still be done when the order's area has been lost [7.2.6]."""
_SERIES: Final = (SHOTGUN, BOMB)
"""What an order may have twice, directly one after the other [7.2.2], [8.8.1], [9.1.6]."""

NOT_ON_ORDER: Final[i64] = reason("7.2.1", "not-on-order", "The order does not have this part.")
ORDER_PART_DONE: Final[i64] = reason(
    "7.2.1", "order-part-done", "This part of the order has been done."
)
RALLY_TOO_LATE: Final[i64] = reason(
    "7.2.2", "rally-too-late", "A Rally comes before the first Movement."
)
NOT_AFTER_RALLY: Final[i64] = reason(
    "7.2.2", "not-after-rally", "After a Rally the first Movement follows directly or not at all."
)
SERIES_BROKEN: Final[i64] = reason(
    "7.2.2", "series-broken", "Two Movements or two Strikes come directly one after the other."
)
OUT_OF_SEQUENCE: Final[i64] = reason(
    "10.3.1", "out-of-sequence", "This order places a car, then a lab, then Soldati."
)


class ExecuteOrder(Frame):
    """A family does open parts of an order until it is done; all are optional [7.2.1]."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def kind(self) -> i64:
        """Which part next, and how."""
        return ACT

    def seat(self, state: State) -> i64:
        """The family's player."""
        return state.seat_of[self.progress.family]

    def enter(self, state: State) -> bool:
        """It ends when no open part can do anything more, as far as all can know [1.4.10]."""
        progress = self.progress
        for number, part in enumerate(printed(state, progress.token).action.parts):
            is_open = may_do(state, progress, number, part.word) == OK
            if is_open and way_of(part.word).can_do(state, progress, part):
                return True
        self._finish(state)
        return False

    def ask(self, state: State, options: Options) -> None:
        """The union of what all open parts offer."""
        progress = self.progress
        for number, part in enumerate(printed(state, progress.token).action.parts):
            if may_do(state, progress, number, part.word) == OK:
                way_of(part.word).offer(state, progress, part, options)
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """The part is not there, or not open, or not done in this way."""
        if option == DONE:
            return OK
        number = part_about(state, self.progress, act_variant(option))
        if number == NONE:
            return NOT_ON_ORDER
        part = printed(state, self.progress.token).action.parts[number]
        against = may_do(state, self.progress, number, part.word)
        return against or way_of(part.word).why_not(state, self.progress, part, option)

    def answer(self, state: State, option: i64) -> None:
        """Do one part, and close what may not follow it."""
        if option == DONE:
            self._finish(state)
            return
        number = part_about(state, self.progress, act_variant(option))
        part = printed(state, self.progress.token).action.parts[number]
        state.replace(ExecuteOrder(_advanced(state, self.progress, number, option)))
        way_of(part.word).perform(state, self.progress, part, option)

    def _finish(self, state: State) -> None:
        """Executed or declined, it goes home unless it has a vest [7.2.3]."""
        token = self.progress.token
        if is_lost(state, self.progress) or printed(state, token).vest == 0:
            state.put(token, HQ)
        state.end()

    def order_in_execution(self) -> i64:
        """Its token."""
        return self.progress.token


class Supply(OrderPart):
    """A supply part: as in planning, but into the order's own area [7.3.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: Options) -> None:
        """What it offers in planning, except in a lost area."""
        lost = self._lost_area(state, progress, part)
        if lost == NONE:
            DOINGS[part.word].offer(state, progress.family, part, progress.area, options)
            return
        found = Options()
        DOINGS[part.word].offer(state, progress.family, part, progress.area, found)
        for option in found.listed:
            if act_lab_area(option) != lost:
                options.add(option)

    def why_not(self, state: State, progress: Progress, part: Part, option: i64) -> i64:
        """What stands against it in planning, or the area is lost."""
        lost = self._lost_area(state, progress, part)
        if lost != NONE and act_lab_area(option) == lost:
            return AREA_LOST
        return DOINGS[part.word].why_not(state, progress.family, part, progress.area, option)

    def can_do(self, state: State, progress: Progress, part: Part) -> bool:
        """As in planning; a lab only if there is another area for it."""
        if part.word == LAB:
            return super().can_do(state, progress, part)
        return DOINGS[part.word].can_do(state, progress.family, part, progress.area)

    def perform(self, state: State, progress: Progress, part: Part, option: i64) -> None:
        """Skulls, cars and tiles add nothing to it [7.3.5]."""
        DOINGS[part.word].perform(state, progress.family, part, progress.area, option)

    def _lost_area(self, state: State, progress: Progress, part: Part) -> i64:
        """Where no lab comes since it was lost, even if it is held again [7.2.6]; or NONE."""
        return progress.area if part.word == LAB and is_lost(state, progress) else NONE


_SUPPLY: Final = Supply()
_WAYS: Final[dict[i64, OrderPart]] = {
    SHOTGUN: Shotgun(),
    BOMB: Bomb(),
    PENTITO: Pentito(),
    AGITATE: Agitate(),
    PULL: Pull(),
    REINFORCE: Reinforce(),
}


def way_of(word: i64) -> OrderPart:
    """How a word is done as a part of an order."""
    return _WAYS.get(word, _SUPPLY)


def part_about(state: State, progress: Progress, variant: i64) -> i64:
    """The part that an answer of this variant is about, an open one if there is one; or NONE."""
    found = NONE
    for number, part in enumerate(printed(state, progress.token).action.parts):
        if part.word == variant or DOINGS[part.word].answers(variant):
            if may_do(state, progress, number, part.word) == OK:
                return number
            found = number if found == NONE else found
    return found


def begin(state: State, token: i64) -> None:
    """Begin to execute an order that lies in an area."""
    open_parts = 0
    for number, part in enumerate(printed(state, token).action.parts):
        if part.word not in _PASSIVE:
            open_parts |= bit(number)
    trail = Trail(NONE, 0, NONE, False, 0)
    state.push(ExecuteOrder(Progress(token, state.orders[token], open_parts, 0, trail)))


def may_do(state: State, progress: Progress, number: i64, word: i64) -> i64:
    """A part that is open; of a lost area only what remains [7.2.6]."""
    if not has_bit(progress.open_parts, number):
        return _why_closed(progress, number, word)
    return AREA_LOST if word not in _REMAINING and is_lost(state, progress) else OK


def _why_closed(progress: Progress, number: i64, word: i64) -> i64:
    """It is no part of its own, or done, or something was done after which it cannot follow."""
    if word in _PASSIVE:
        return NOT_ON_ORDER
    if has_bit(progress.done_parts, number):
        return ORDER_PART_DONE
    if word == RALLY:
        return RALLY_TOO_LATE
    if word == SHOTGUN and progress.trail.entered == NONE:
        return NOT_AFTER_RALLY
    return SERIES_BROKEN if word in _SERIES else OUT_OF_SEQUENCE


def _advanced(state: State, progress: Progress, number: i64, option: i64) -> Progress:
    """How far the order is once this part is done."""
    action = printed(state, progress.token).action
    word = action.parts[number].word
    before = progress.trail
    times = before.times + 1 if before.word == word else 1
    left = parts_left(action, progress.open_parts, before.word, number)
    done = progress.done_parts
    if word not in _SERIES or times >= action.parts[number].number:
        left &= ~bit(number)
        done |= bit(number)
    trail = Trail(word, times, before.entered, before.joined, before.cars)
    if word == SHOTGUN:
        trail = trail_of(state, progress, times, option)
    return Progress(progress.token, progress.area, left, done, trail)


def parts_left(action: PrintedAction, open_parts: i64, last: i64, number: i64) -> i64:
    """Which parts stay open when part `number` is done after the word `last` [7.2.2]."""
    word = action.parts[number].word
    in_sequence = action.part(GARRISON) is not None
    for other, part in enumerate(action.parts):
        is_before = in_sequence and other < number  # [10.3.1]
        if other != number and (is_before or _closes(word, last, part.word)):
            open_parts &= ~bit(other)
    return open_parts


def _closes(word: i64, last: i64, other: i64) -> bool:
    """Whether another part can no longer follow: it would have had to come at once, or before."""
    if word == AGITATE:
        return True
    if other == RALLY:
        return word == SHOTGUN
    if other == SHOTGUN and last == RALLY:
        return True
    return other == last and other in _SERIES
