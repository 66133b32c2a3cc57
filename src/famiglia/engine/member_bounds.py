"""What all can work out of the members at home, whose number is hidden [15.2.3], [15.2.4].

Each move of units leaves an interval, noted as two public facts; so it is exact.
"""

from mypy_extensions import i64

from famiglia.edition.tables import NONE
from famiglia.engine.cells import in_cupola
from famiglia.engine.facts import members_least, members_most
from famiglia.engine.members import at_home, has_cupola, in_stock, seats_left
from famiglia.engine.state import State


def note_member_bounds(state: State) -> None:
    """What all can tell of the members at home from what they see has come and gone [15.2.3]."""
    if has_cupola(state) and NONE not in state.family_of:
        for family in state.family_of:
            _note_bounds(state, family)


def _note_bounds(state: State, family: i64) -> None:
    home, left = at_home(state, family), commission_left(state, family)
    least, most = members_least(family), members_most(family)
    state.note(least, max(state.facts[least], _for_certain(state, family)))
    state.note(most, min(state.facts[most], home, left))


def _for_certain(state: State, family: i64) -> i64:
    """How many members are at home if all units in the supply are members."""
    return commission_left(state, family) - in_stock(state, family)


def commission_left(state: State, family: i64) -> i64:
    """How many members are at home and in the supply together: all that are not in the Cupola."""
    return state.tables.soldati - state.count(in_cupola(family))


def show_shortage(state: State, family: i64) -> None:
    """All have seen that the supply holds no Soldati, so the rest of it are members [15.2.4]."""
    if has_cupola(state):
        state.note(members_most(family), _for_certain(state, family))


def show_idle(state: State, family: i64) -> None:
    """All see that a family could not do what it had to with its units at home [15.2.4].

    Soldati always have an area where members have no seat, and members a seat where they have none.
    """
    if has_cupola(state):
        is_full = seats_left(state, family) == 0
        fact = members_least(family) if is_full else members_most(family)
        state.note(fact, at_home(state, family) if is_full else 0)
