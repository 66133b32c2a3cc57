"""Ultima Azione: final actions when planning has ended [5.10]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE
from famiglia.engine.answers import final_action_space, pack_final_action
from famiglia.engine.cells import ON_BOTTOM, TOKEN_OWNERS, token_in
from famiglia.engine.facts import bust
from famiglia.engine.kinds import FINAL_ACTION
from famiglia.engine.options import DONE, Options
from famiglia.engine.planning.use import FROM_BOTTOM, UseSpace, may_use
from famiglia.engine.reasons import OK, reason
from famiglia.engine.sheets import bottom_sheet, bottom_space
from famiglia.engine.state import FamilyFrame, Frame, State
from famiglia.engine.words import ULTIMA

NO_OTHER_ULTIMA: Final[i64] = reason(
    "5.10.4", "no-other-ultima", "A final action does not lead to an Ultima Azione."
)


class FinalAction(FamilyFrame):
    """The family may move the token beside its bust once more [5.10.3]."""

    def kind(self) -> i64:
        """A space, or none."""
        return FINAL_ACTION

    def ask(self, state: State, options: Options) -> None:
        """Every space the token may move to, or none."""
        for space in range(len(bottom_sheet(state).spaces)):
            self.allow(state, pack_final_action(space), options)
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """A usable space that is no Ultima Azione; no owner is paid [5.10.4] [5.10.5]."""
        if option == DONE:
            return OK
        if bottom_space(state, final_action_space(option)).action.part(ULTIMA) is not None:
            return NO_OTHER_ULTIMA
        return may_use(state, self.family, final_action_space(option), 0)

    def answer(self, state: State, option: i64) -> None:
        """The bust returns in any case [5.10.6]."""
        if option == DONE:
            state.end()
            state.note(bust(self.family), NONE)
            return
        owner = _token_at(state, state.facts[bust(self.family)])
        state.replace(ReturnBust(self.family))
        state.push(UseSpace(self.family, FROM_BOTTOM, owner, final_action_space(option), False))


class ReturnBust(Frame):
    """The bust goes back once the final action is done [5.10.6]."""

    def __init__(self, family: i64) -> None:
        self.family = family

    def enter(self, state: State) -> bool:
        """No question."""
        state.note(bust(self.family), NONE)
        state.end()
        return False


def _token_at(state: State, space: i64) -> i64:
    for owner in range(TOKEN_OWNERS):
        if state.count(token_in(owner, ON_BOTTOM + space)) > 0:
            return owner
    return NONE
