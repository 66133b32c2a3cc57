"""A part that may be done once more: asked like the part itself, and declinable."""

from famiglia.engine.kinds import ACT
from famiglia.engine.options import DONE, pack
from famiglia.engine.state import Frame, State


class Again(Frame):
    """Offers the part again until it is declined or nothing is left to do."""

    def __init__(self, family: int) -> None:
        self.family = family

    def kind(self) -> int:
        """The same question as the part's."""
        return ACT

    def seat(self, state: State) -> int:
        """The family's player."""
        return state.seat_of[self.family]

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
        options.sort()
        options.append(pack(DONE))
        return options

    def offer(self, state: State, options: list[int]) -> None:
        """Add the ways to do it once more."""
        raise NotImplementedError
