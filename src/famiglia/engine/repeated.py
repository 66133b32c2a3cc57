"""Questions that are asked again until they are declined or nothing is left to do."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.answers import act_variant
from famiglia.engine.kinds import ACT
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import FamilyFrame, State

PART_BEGUN: Final[i64] = reason(
    "4.2.5", "part-begun", "The part that was begun comes to its end first."
)


class Repeated(FamilyFrame):
    """Of one family; each answer goes on with a frame that knows a little more."""

    def enter(self, state: State) -> bool:
        """It ends when it can do nothing more, as far as all can know [1.4.10]."""
        if self.can_go_on(state):
            return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """What is on offer, and *done*."""
        self.offer(state, options)
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """It may always be left."""
        return OK if option == DONE else self.why_not_more(state, option)

    def answer(self, state: State, option: i64) -> None:
        """Do it once more, or leave it."""
        if option == DONE:
            state.end()
        else:
            self.perform(state, option)

    def can_go_on(self, state: State) -> bool:
        """Whether it can be done once more, as far as all can know."""
        options = Options()
        self.offer(state, options)
        return not options.is_empty()

    def offer(self, state: State, options: Options) -> None:
        """Add the ways to do it once more."""
        raise NotImplementedError

    def why_not_more(self, state: State, option: i64) -> i64:
        """OK for a way that is offered, else the number of the reason against it."""
        raise NotImplementedError

    def perform(self, state: State, option: i64) -> None:
        """Do it in one of these ways."""
        raise NotImplementedError


class MoreOfPart(Repeated):
    """A part of an action that was begun goes on; no other part comes in between."""

    def answers(self, variant: i64) -> bool:
        """Whether an answer of this variant is about it."""
        raise NotImplementedError

    def kind(self) -> i64:
        """The same question as the part's."""
        return ACT

    def why_not(self, state: State, option: i64) -> i64:
        """Also answers about other parts are refused."""
        if option != DONE and not self.answers(act_variant(option)):
            return PART_BEGUN
        return super().why_not(state, option)
