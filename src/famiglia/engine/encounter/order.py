"""Executing an order: its parts in any sequence the rules allow [7.2]."""

from __future__ import annotations

from typing import Final

from famiglia.edition.tables import NONE, Part, PrintedAction
from famiglia.engine.act import DOINGS
from famiglia.engine.encounter.agitate import Agitate
from famiglia.engine.encounter.movement import Shotgun, trail_of
from famiglia.engine.encounter.pentito import Pentito
from famiglia.engine.encounter.progress import OrderPart, Progress, Trail, is_lost, printed
from famiglia.engine.encounter.strike import Bomb
from famiglia.engine.encounter.unique import Pull, Reinforce
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
from famiglia.engine.options import DONE, first, pack, variant_of
from famiglia.engine.state import HQ, Frame, State
from famiglia.engine.words import GARRISON, LAB, LAUNDER, MONEY, RALLY, RECRUIT, REINFORCE

_PASSIVE: Final = (VEST, SKULL, TURN, BUY)
"""Words that are no parts of their own but help others."""
_REMAINING: Final = (MONEY, RECRUIT, LAUNDER, LAB, SHOTGUN, BOMB, AGITATE)
"""What can still be done when the order's area has been lost [7.2.6]."""
_SERIES: Final = (SHOTGUN, BOMB)
"""What an order may have twice, directly one after the other [7.2.2], [8.8.1], [9.1.6]."""


class ExecuteOrder(Frame):
    """A family does open parts of an order until it is done; all are optional [7.2.1]."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def kind(self) -> int:
        """Which part next, and how."""
        return ACT

    def seat(self, state: State) -> int:
        """The family's player."""
        return state.seat_of[self.progress.family]

    def enter(self, state: State) -> bool:
        """It ends when no open part can do anything more."""
        if len(self.ask(state)) > 1:
            return True
        self._finish(state)
        return False

    def ask(self, state: State) -> list[int]:
        """The union of what all open parts offer."""
        options: list[int] = []
        progress = self.progress
        lost = is_lost(state, progress)
        for number, part in enumerate(printed(state, progress.token).action.parts):
            if progress.open_parts >> number & 1 and (not lost or part.word in _REMAINING):
                way_of(part.word).offer(state, progress, part, options)
        options.append(pack(DONE))
        return options

    def answer(self, state: State, option: int) -> None:
        """Do one part, and close what may not follow it."""
        action = printed(state, self.progress.token).action
        for number, part in enumerate(action.parts):
            if part.word == variant_of(option) and self.progress.open_parts >> number & 1:
                state.replace(ExecuteOrder(_advanced(state, self.progress, number, option)))
                way_of(part.word).perform(state, self.progress, part, option)
                return
        self._finish(state)

    def _finish(self, state: State) -> None:
        """Executed or declined, it goes home unless it has a vest [7.2.3]."""
        token = self.progress.token
        if not is_lost(state, self.progress) and printed(state, token).vest == 0:
            state.put(token, HQ)
        state.end()


class Supply(OrderPart):
    """A supply part: as in planning, but into the order's own area [7.3.1]."""

    def offer(self, state: State, progress: Progress, part: Part, options: list[int]) -> None:
        """What it offers in planning; a lab only elsewhere once the area was lost [7.2.6]."""
        found: list[int] = []
        DOINGS[part.word].offer(state, progress.family, part, progress.area, found)
        if part.word == LAB and is_lost(state, progress):
            found = [option for option in found if first(option) != progress.area]
        options.extend(found)

    def perform(self, state: State, progress: Progress, part: Part, option: int) -> None:
        """Skulls, cars and tiles add nothing to it [7.3.5]."""
        DOINGS[part.word].perform(state, progress.family, part, progress.area, option)


_SUPPLY: Final = Supply()
_WAYS: Final[dict[int, OrderPart]] = {
    SHOTGUN: Shotgun(),
    BOMB: Bomb(),
    PENTITO: Pentito(),
    AGITATE: Agitate(),
    PULL: Pull(),
    REINFORCE: Reinforce(),
}


def way_of(word: int) -> OrderPart:
    """How a word is done as a part of an order."""
    return _WAYS.get(word, _SUPPLY)


def begin(state: State, token: int) -> None:
    """Begin to execute an order that lies in an area."""
    open_parts = 0
    for number, part in enumerate(printed(state, token).action.parts):
        if part.word not in _PASSIVE:
            open_parts |= 1 << number
    trail = Trail(NONE, 0, NONE, 0)
    state.push(ExecuteOrder(Progress(token, state.orders[token], open_parts, trail)))


def _advanced(state: State, progress: Progress, number: int, option: int) -> Progress:
    """How far the order is once this part is done."""
    action = printed(state, progress.token).action
    word = action.parts[number].word
    before = progress.trail
    times = before.times + 1 if before.word == word else 1
    left = parts_left(action, progress.open_parts, before.word, number)
    if word not in _SERIES or times >= action.parts[number].number:
        left &= ~(1 << number)
    trail = Trail(word, times, before.entered, before.cars)
    if word == SHOTGUN:
        trail = trail_of(state, progress, times, option)
    return Progress(progress.token, progress.area, left, trail)


def parts_left(action: PrintedAction, open_parts: int, last: int, number: int) -> int:
    """Which parts stay open when part `number` is done after the word `last` [7.2.2]."""
    word = action.parts[number].word
    in_sequence = action.part(GARRISON) is not None
    for other, part in enumerate(action.parts):
        is_before = in_sequence and other < number  # [10.3.1]
        if other != number and (is_before or _closes(word, last, part.word)):
            open_parts &= ~(1 << other)
    return open_parts


def _closes(word: int, last: int, other: int) -> bool:
    """Whether another part can no longer follow: it would have had to come at once, or before."""
    if word == AGITATE:
        return True
    if other == RALLY:
        return word == SHOTGUN
    if other == SHOTGUN and last == RALLY:
        return True
    return other == last and other in _SERIES
