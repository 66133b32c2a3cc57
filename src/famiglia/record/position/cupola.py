"""The Cupola and its members [15.2]: those who sit there, those at home, and what all know."""

from typing import Final

from famiglia.edition.tables import NONE
from famiglia.engine.cells import in_cupola, in_hq, in_supply, members_in_hq, members_in_supply
from famiglia.engine.facts import CUPOLA_TOKEN, members_least, members_most
from famiglia.engine.member_bounds import commission_left
from famiglia.engine.members import at_home, has_cupola
from famiglia.engine.state import State
from famiglia.record.notation import BadNotation
from famiglia.record.position.head import PLAYER, is_seated, players
from famiglia.record.position.lines import CUPOLA, Lines
from famiglia.record.position.supply import bring_members
from famiglia.record.position.words import Words, at, by_name

MEMBERS: Final = "members"
_CONTROL: Final = "control"
_KNOWN: Final = "of"
_TO: Final = "to"


def _known_by_sums(state: State, family: int) -> tuple[int, int]:
    """The least and the most members at home that fit what all see has come and gone [15.2.3]."""
    if not has_cupola(state):
        return 0, 0
    home = at_home(state, family)
    soldati = state.count(in_hq(family)) + state.count(in_supply(family))
    return max(0, home - soldati), min(home, commission_left(state, family))


# Writing


def write_cupola(state: State) -> list[str]:
    """A line if not all have as many members as at the start, or a control token lies there."""
    if not has_cupola(state) or not is_seated(state):
        return []
    ids, holder = state.tables.family_ids, state.facts[CUPOLA_TOKEN]
    sitting = {ids[family]: state.count(in_cupola(family)) for family in state.family_of}
    if holder == NONE and set(sitting.values()) == {state.tables.solo.members}:
        return []
    items = [f"{name} {number}" for name, number in sitting.items()]
    if holder != NONE:
        items.append(f"{_CONTROL} {ids[holder]}")
    return [f"{CUPOLA}: {', '.join(items)}"]


def write_members(state: State, family: int) -> list[str]:
    """The members at home, and what all know of their number if sums do not tell it."""
    number = state.count(members_in_hq(family))
    least, most = state.facts[members_least(family)], state.facts[members_most(family)]
    if (least, most) != _known_by_sums(state, family):
        return [f"{MEMBERS} {number} {_KNOWN} {least} {_TO} {most}"]
    return [f"{MEMBERS} {number}"] if number else []


# Reading


def read_cupola(lines: Lines, state: State) -> None:
    """What is said of it; before anybody is brought home from the supply."""
    line = lines.find(CUPOLA)
    if line is None:
        return
    with at(line.number):
        _must_have_cupola(state)
        items = by_name(line.items(), PLAYER, [*players(state), _CONTROL])
        if _CONTROL in items:
            holder = items.pop(_CONTROL)
            state.note(CUPOLA_TOKEN, holder.one(PLAYER, players(state)))
            holder.end()
        if items:
            _seat_members(items, state)


def _seat_members(items: dict[str, Words], state: State) -> None:
    """All seats are taken [15.2.8]; who is not named has none."""
    sitting = {name: words.number("number") for name, words in items.items()}
    for words in items.values():
        words.end()
    seats = state.tables.solo.seats
    if sum(sitting.values()) != seats:
        raise BadNotation(f"the Cupola has {seats} seats, not {sum(sitting.values())}")
    for family in state.family_of:
        state.move(in_cupola(family), members_in_supply(family), state.tables.solo.members)
        number = sitting.get(state.tables.family_ids[family], 0)
        bring_members(state, family, in_cupola(family), number)


class Members:
    """Members at home as a text gives them, and what all know of them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._known: dict[int, tuple[int, int]] = {}
        """What is given, by family."""

    def read(self, family: int, words: Words) -> None:
        """`2`, or `2 of 1 to 4`."""
        _must_have_cupola(self.state)
        number = words.number("number")
        bring_members(self.state, family, members_in_hq(family), number)
        if words.skip(_KNOWN):
            least = words.number("number", 0, number)
            words.one("word", [_TO])
            self._known[family] = least, words.number("number", number)

    def finish(self) -> None:
        """Of the others all know what the sums tell, when all pieces are where the text says."""
        state = self.state
        for family in state.family_of if is_seated(state) else []:
            least, most = self._known.get(family, _known_by_sums(state, family))
            state.note(members_least(family), least)
            state.note(members_most(family), most)


def _must_have_cupola(state: State) -> None:
    if not has_cupola(state):
        raise BadNotation(f"there is no Cupola in {state.tables.mode}")
