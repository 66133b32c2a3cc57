"""The solo board of who plays alone [14.4]: which spaces are free, and using them."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, PrintedSpace
from famiglia.engine.act import ALL_OPEN, Act, may_act
from famiglia.engine.cells import BANK, ON_SOLO, commission_in, in_cupola, money_of
from famiglia.engine.facts import opened
from famiglia.engine.planning.cost import cost_of_solo_space, pays
from famiglia.engine.planning.pay import may_pay, orders_to_give_up
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import Frame, State

SPACE_LOCKED: Final[i64] = reason("16.2.2", "space-locked", "This space is locked.")
SOLO_SPACE_TAKEN: Final[i64] = reason(
    "14.3.3", "solo-space-taken", "A token lies on this space of the solo board already."
)
LOCKED_OUT: Final[i64] = reason(
    "15.3.5",
    "locked-out",
    "The opponent has all seats of the Cupola: the token goes to the supply.",
)


def solo_space(state: State, space: i64) -> PrintedSpace:
    """A space of the solo board as printed."""
    return state.tables.solo.spaces[space]


def usable_solo_spaces(state: State, family: i64) -> list[i64]:
    """The spaces of the solo board that a family may use."""
    spaces = range(len(state.tables.solo.spaces))
    return [space for space in spaces if may_use_solo(state, family, space) == OK]


def may_use_solo(state: State, family: i64, space: i64) -> i64:
    """A free, open space that the family can pay and then do something with [14.3.3] [14.4.1]."""
    if is_locked(state, space):
        return SPACE_LOCKED
    printed = solo_space(state, space)
    if not printed.unlimited and _is_taken(state, space):
        return SOLO_SPACE_TAKEN
    against = may_pay(state, family, printed.cost)
    if against != OK:
        return against
    given_up = orders_to_give_up(state, family, printed.cost)
    return may_act(state, family, printed.action, given_up)


def is_locked(state: State, space: i64) -> bool:
    """Whether a space is locked and has not been opened [16.2.2]."""
    return state.tables.solo.locked[space] and not state.facts[opened(space)]


def is_locked_out(state: State, family: i64) -> bool:
    """Whether the opponent has so many seats of the Cupola that no token may act [15.3.5]."""
    lock = state.tables.solo.lock
    if lock == 0:
        return False
    rivals = [other for other in state.family_of if other != family]
    return any(state.count(in_cupola(other)) >= lock for other in rivals)


def _is_taken(state: State, space: i64) -> bool:
    """Both players of 1v1 use one board [15.4.1]."""
    place = ON_SOLO + space
    return any(state.count(commission_in(family, place)) > 0 for family in state.family_of)


class UseSolo(Frame):
    """A token of the commission moves to a space of the solo board, whose action is then done."""

    def __init__(self, family: i64, source: i64, space: i64) -> None:
        self.family = family
        self.source = source
        """Where the token comes from: a row of the mat, or the additional ones."""
        self.space = space

    def enter(self, state: State) -> bool:
        """As with a space of a sheet, but nobody owns the token [14.4.1]."""
        family = self.family
        payment = cost_of_solo_space(state, family, self.space)
        if not pays(state, family, payment):
            return False
        source = commission_in(family, self.source)
        state.move(source, commission_in(family, ON_SOLO + self.space), 1)
        state.move(BANK, money_of(family), payment.income)
        action = solo_space(state, self.space).action
        state.replace(Act(family, action, NONE, True, ALL_OPEN))
        return False
