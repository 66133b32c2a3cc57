"""Doing the parts of a printed action: each in any order, or one of several [4.2.4], [4.2.5]."""

from __future__ import annotations

from typing import Final

from famiglia.edition.tables import NONE, Part, PrintedAction
from famiglia.engine.kinds import ACT
from famiglia.engine.options import DONE, pack, variant_of
from famiglia.engine.state import FamilyFrame, State

ALL_OPEN: Final = 255


class Act(FamilyFrame):
    """A family does open parts of an action until it is done; `must` means at least one [4.2.2]."""

    def __init__(
        self, family: int, action: PrintedAction, area: int, must: bool, open_parts: int
    ) -> None:
        super().__init__(family)
        self.action = action
        self.area = area
        """The area of the order that is executed; NONE in planning."""
        self.must = must
        self.open_parts = open_parts

    def kind(self) -> int:
        """Which part next, and how."""
        return ACT

    def enter(self, state: State) -> bool:
        """It ends when no open part can do anything more."""
        if self.ask(state) == [pack(DONE)]:
            state.end()
            return False
        return True

    def ask(self, state: State) -> list[int]:
        """The union of what all open parts offer."""
        options: list[int] = []
        for number, part in enumerate(self.action.parts):
            if self.open_parts >> number & 1:
                DOINGS[part.word].offer(state, self.family, part, self.area, options)
        if not self.must or not options:
            options.append(pack(DONE))
        return options

    def answer(self, state: State, option: int) -> None:
        """Do one part; of a choice all others are closed by it."""
        word = variant_of(option)
        if word == DONE:
            state.end()
            return
        for number, part in enumerate(self.action.parts):
            if self.open_parts >> number & 1 and DOINGS[part.word].answers(word):
                left = 0 if self.action.choose else self.open_parts & ~(1 << number)
                state.replace(Act(self.family, self.action, self.area, False, left))
                DOINGS[part.word].perform(state, self.family, part, self.area, option)
                return


class Doing:
    """What a word of the vocabulary does; one subclass for each, beside its rules."""

    def answers(self, word: int) -> bool:
        """Whether an answer of this variant is about this word."""
        raise NotImplementedError

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Add the ways to do it; none when it can do nothing."""
        raise NotImplementedError

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """Do it in one of these ways."""
        raise NotImplementedError


DOINGS: list[Doing] = []
"""By word; filled by `famiglia.engine.parts`."""


def can_do(state: State, family: int, action: PrintedAction, area: int = NONE) -> bool:
    """Whether at least one part of an action can do something [4.2.2]."""
    options: list[int] = []
    for part in action.parts:
        DOINGS[part.word].offer(state, family, part, area, options)
    return bool(options)
