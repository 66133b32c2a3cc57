"""Questions that are asked again until they are declined or nothing is left to do."""

from famiglia.engine.options import DONE, pack, variant_of
from famiglia.engine.state import FamilyFrame, State


class Repeated(FamilyFrame):
    """Of one family; each answer goes on with a frame that knows a little more."""

    def enter(self, state: State) -> bool:
        """It ends when it can do nothing more."""
        options: list[int] = []
        self.offer(state, options)
        if options:
            return True
        state.end()
        return False

    def ask(self, state: State) -> list[int]:
        """What is on offer, and *done*."""
        options: list[int] = []
        self.offer(state, options)
        options.append(pack(DONE))
        return options

    def answer(self, state: State, option: int) -> None:
        """Do it once more, or leave it."""
        if variant_of(option) == DONE:
            state.end()
        else:
            self.perform(state, option)

    def offer(self, state: State, options: list[int]) -> None:
        """Add the ways to do it once more."""
        raise NotImplementedError

    def perform(self, state: State, option: int) -> None:
        """Do it in one of these ways."""
        raise NotImplementedError
