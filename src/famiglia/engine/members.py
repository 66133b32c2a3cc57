"""Members of the commission [15.2]: hidden among the Soldati at home, seen in the Cupola."""

from typing import Final

from mypy_extensions import i64

from famiglia.engine.answers import pack_split, split_members
from famiglia.engine.cells import (
    in_cupola,
    in_hq,
    in_supply,
    members_in_hq,
    members_in_supply,
)
from famiglia.engine.facts import members_least, members_most
from famiglia.engine.kinds import SPLIT
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.state import FamilyFrame, State

NO_CUPOLA: Final[i64] = reason("15.2.1", "no-cupola", "There are members in games of two only.")
WRONG_SPLIT: Final[i64] = reason(
    "15.2.2", "wrong-split", "The supply does not hold so many members, or so many Soldati."
)
TOO_MANY_MEMBERS: Final[i64] = reason(
    "15.2.5", "too-many-members", "So many members may not come, or are not in headquarters."
)
CUPOLA_FULL: Final[i64] = reason(
    "15.2.8", "cupola-full", "Nobody has more members in the Cupola than it has seats."
)


def has_cupola(state: State) -> bool:
    """Whether two play, who struggle for it."""
    return state.tables.solo.seats > 0


def at_home(state: State, family: i64) -> i64:
    """Soldati and members in headquarters: all that is public of them [15.2.3]."""
    return state.count(in_hq(family)) + state.count(members_in_hq(family))


def in_stock(state: State, family: i64) -> i64:
    """Soldati and members in the supply: all that is public of them [15.2.3]."""
    return state.count(in_supply(family)) + state.count(members_in_supply(family))


def seats_left(state: State, family: i64) -> i64:
    """How many more members a family may put into the Cupola [15.2.8]."""
    return state.tables.solo.seats - state.count(in_cupola(family))


def most_members(state: State, family: i64, most: i64) -> i64:
    """How many of so many units may be members: those at home, while there are seats [15.2.5]."""
    return min(most, state.count(members_in_hq(family)), seats_left(state, family))


def may_sit(state: State, family: i64, members: i64, most: i64) -> i64:
    """OK for a number of members, or none, among so many units from headquarters [15.2.5]."""
    return OK if members == 0 else may_sit_alone(state, family, members, most)


def may_sit_alone(state: State, family: i64, members: i64, most: i64) -> i64:
    """OK for members without Soldati, at least one [15.2.6]."""
    if not has_cupola(state):
        return NO_CUPOLA
    if members > seats_left(state, family):
        return CUPOLA_FULL
    return within(members, most_members(state, family, most), TOO_MANY_MEMBERS)


def sit_down(state: State, family: i64, number: i64) -> None:
    """Members come from headquarters into the Cupola; all see that they were there."""
    if number == 0:
        return
    least, most = members_least(family), members_most(family)
    state.note(least, max(state.facts[least] - number, 0))
    state.note(most, state.facts[most] - number)
    displace(state, family, members_in_hq(family), number)


def displace(state: State, family: i64, source: i64, number: i64) -> None:
    """Each member takes the seat of one of the opponent's, who goes to the supply [15.2.8]."""
    for other in state.family_of:
        if other != family:
            state.move(in_cupola(other), members_in_supply(other), number)
    state.move(source, in_cupola(family), number)


def may_split(state: State, family: i64, number: i64, members: i64) -> i64:
    """OK for units of which so many are members, if the supply has both [15.2.2]."""
    if members == 0 and not has_cupola(state):
        return OK
    if not has_cupola(state):
        return NO_CUPOLA
    soldati = number - members
    has_members = members <= state.count(members_in_supply(family))
    has_soldati = 0 <= soldati <= state.count(in_supply(family))
    return OK if has_members and has_soldati else WRONG_SPLIT


def splits(state: State, family: i64, number: i64) -> list[i64]:
    """How many of so many units from the supply may be members."""
    return [
        members for members in range(number + 1) if may_split(state, family, number, members) == OK
    ]


def enlist(state: State, family: i64, number: i64, members: i64) -> None:
    """Units come from the supply into headquarters; all see how many in all [15.2.3]."""
    state.enlist(family, number, members)
    if has_cupola(state):
        state.note(members_most(family), state.facts[members_most(family)] + number)


def bring_home(state: State, family: i64, number: i64) -> None:
    """The same, as many as the supply holds [1.3.3]; with a Cupola the family is asked first."""
    units = min(number, in_stock(state, family))
    if units == 0:
        return
    if has_cupola(state):
        state.push(Split(family, units))
    else:
        enlist(state, family, units, 0)


class Split(FamilyFrame):
    """How many of the units that come home are members; hidden from the opponent [15.2.2]."""

    def __init__(self, family: i64, number: i64) -> None:
        super().__init__(family)
        self.number = number

    def kind(self) -> i64:
        """How many members."""
        return SPLIT

    def ask(self, state: State, options: Options) -> None:
        """Every number of them that the supply allows."""
        for members in splits(state, self.family, self.number):
            options.add(pack_split(members))

    def why_not(self, state: State, option: i64) -> i64:
        """The supply does not have them."""
        return may_split(state, self.family, self.number, split_members(option))

    def answer(self, state: State, option: i64) -> None:
        """They come home."""
        state.end()
        enlist(state, self.family, self.number, split_members(option))


def with_members(state: State, family: i64, members: i64) -> State:
    """A copy of a game in which so many of a family's units at home are members."""
    other = state.copy()
    more = members - state.count(members_in_hq(family))
    other.shift(in_hq(family), members_in_hq(family), more)
    other.shift(members_in_supply(family), in_supply(family), more)
    return other
