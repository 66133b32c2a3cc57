"""Ultima Azione: final actions when planning has ended [5.10]."""

from famiglia.edition.tables import NONE
from famiglia.engine.cells import ON_BOTTOM, TOKEN_OWNERS, token_in
from famiglia.engine.kinds import FINAL_ACTION
from famiglia.engine.options import DONE, first, pack, variant_of
from famiglia.engine.planning.use import FROM_BOTTOM, UseSpace, bottom_space, usable_spaces
from famiglia.engine.state import FamilyFrame, Frame, State
from famiglia.engine.words import ULTIMA


class FinalAction(FamilyFrame):
    """The family may move the token beside its bust once more [5.10.3]."""

    def kind(self) -> int:
        """A space, or none."""
        return FINAL_ACTION

    def ask(self, state: State) -> list[int]:
        """Every usable space that is no Ultima Azione; no owner is paid [5.10.4] [5.10.5]."""
        options = [
            pack(0, space)
            for space in usable_spaces(state, self.family, 0)
            if bottom_space(state, space).action.part(ULTIMA) is None
        ]
        return [*options, pack(DONE)]

    def answer(self, state: State, option: int) -> None:
        """The bust returns in any case [5.10.6]."""
        if variant_of(option) == DONE:
            state.end()
            state.bust[self.family] = NONE
            return
        owner = _token_at(state, state.bust[self.family])
        state.replace(ReturnBust(self.family))
        state.push(UseSpace(self.family, FROM_BOTTOM, owner, first(option), False))


class ReturnBust(Frame):
    """The bust goes back once the final action is done."""

    def __init__(self, family: int) -> None:
        self.family = family

    def enter(self, state: State) -> bool:
        """No question."""
        state.bust[self.family] = NONE
        state.end()
        return False


def _token_at(state: State, space: int) -> int:
    for owner in range(TOKEN_OWNERS):
        if state.pieces[token_in(owner, ON_BOTTOM + space)] > 0:
            return owner
    return NONE
