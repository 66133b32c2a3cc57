"""Recruit [5.1] and Place [5.2]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, NONE, Part
from famiglia.engine.act import Doing
from famiglia.engine.answers import (
    ACT_MEMBERS,
    ACT_PLACE,
    ACT_RECRUIT,
    act_members_number,
    act_place_area,
    act_place_members,
    act_place_number,
    act_recruit_members,
    act_recruit_number,
    act_variant,
    pack_act_members,
    pack_act_place,
    pack_act_recruit,
)
from famiglia.engine.cells import NOBODY, in_hq
from famiglia.engine.members import (
    at_home,
    enlist,
    in_stock,
    may_sit,
    may_sit_alone,
    may_split,
    most_members,
    seats_left,
    sit_down,
    splits,
)
from famiglia.engine.options import Options
from famiglia.engine.reasons import OK, reason, within
from famiglia.engine.rules import base_value
from famiglia.engine.state import State
from famiglia.engine.words import HELD, PLACE, RECRUIT

POLICE: Final = 1
CHURCH: Final = 3
BASE_ROWS: Final = {RECRUIT: CHURCH, PLACE: POLICE}
"""The row of the mat whose base value a plus sign adds to [5.1.1] [5.2.2]."""

TOO_MANY_RECRUITS: Final[i64] = reason(
    "5.1.1", "too-many-recruits", "Base value, bonus and supply do not allow this number."
)
TOO_MANY_PLACED: Final[i64] = reason(
    "5.2.2", "too-many-placed", "Base value, bonus and headquarters do not allow this number."
)
HELD_BY_ANOTHER: Final[i64] = reason(
    "5.2.1", "held-by-another", "Soldati are placed in an own area or an empty one."
)
ONLY_HELD: Final[i64] = reason("5.2.4", "only-held", "This places Soldati in an own area only.")
NOT_ITS_AREA: Final[i64] = reason(
    "7.3.1", "not-its-area", "An order brings Soldati and cars into its own area only."
)


class Recruit(Doing):
    """From the supply to headquarters: up to the base value of Church plus the bonus [5.1.1].

    With a Cupola some of them may be members, which only the family knows [15.2.2].
    """

    def answers(self, variant: i64) -> bool:
        """Its own variant."""
        return variant == ACT_RECRUIT

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Every number from 1 to what base, bonus and supply allow."""
        for number in range(1, most_recruits(state, family, part) + 1):
            for members in splits(state, family, number):
                options.add(pack_act_recruit(number, members))

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """By all units in the supply, of which only the family knows what they are [15.2.4]."""
        return most_recruits(state, family, part) > 0

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The number, or that of members, is wrong."""
        number, members = act_recruit_number(option), act_recruit_members(option)
        against = within(number, most_recruits(state, family, part), TOO_MANY_RECRUITS)
        return against or may_split(state, family, number, members)

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """They come into headquarters."""
        enlist(state, family, act_recruit_number(option), act_recruit_members(option))


def most_recruits(state: State, family: i64, part: Part) -> i64:
    """The base value of Church if the part has a plus sign, its number, and what supply holds."""
    most = part.number + (base_value(state, family, CHURCH) if part.bonus else 0)
    return min(most, in_stock(state, family))


class PlaceSoldati(Doing):
    """From headquarters into one area: an own or an empty one [5.2.1], an order's own [7.3.1].

    Each of them may instead be a member who comes into the Cupola [15.2.5].
    """

    def answers(self, variant: i64) -> bool:
        """Its own variant, or members alone."""
        return variant in (ACT_PLACE, ACT_MEMBERS)

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Every allowed area with every number up to base and bonus [5.2.2]."""
        most = most_placed(state, family, part)
        soldati = min(most, state.count(in_hq(family)))
        members = most_members(state, family, most)
        for target in range(AREAS):
            if may_place(state, family, target, part, area) == OK:
                for number in range(1, soldati + 1):
                    for seated in range(min(members, most - number) + 1):
                        options.add(pack_act_place(target, number, seated))
        for seated in range(1, members + 1):
            options.add(pack_act_members(seated))

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The area or a number is wrong."""
        most = most_placed(state, family, part)
        if act_variant(option) == ACT_MEMBERS:
            return may_sit_alone(state, family, act_members_number(option), most)
        number, members = act_place_number(option), act_place_members(option)
        against = may_place(state, family, act_place_area(option), part, area)
        against = against or may_sit(state, family, members, most)
        soldati = min(most - members, state.count(in_hq(family)))
        return against or within(number, soldati, TOO_MANY_PLACED)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """By all units at home, of which only the family knows what they are [15.2.4]."""
        if most_placed(state, family, part) == 0:
            return False
        if seats_left(state, family) > 0:
            return True
        return any(may_place(state, family, target, part, area) == OK for target in range(AREAS))

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """The first Soldato in an empty area costs it a lab [5.2.3]."""
        if act_variant(option) == ACT_MEMBERS:
            sit_down(state, family, act_members_number(option))
            return
        state.deploy(family, in_hq(family), act_place_area(option), act_place_number(option))
        sit_down(state, family, act_place_members(option))


def may_place(state: State, family: i64, target: i64, part: Part, area: i64) -> i64:
    """An own area; in planning also an empty one, unless the space says held [5.2.4]."""
    if area not in (NONE, target):
        return NOT_ITS_AREA
    if state.holder[target] == family:
        return OK
    if state.holder[target] != NOBODY:
        return HELD_BY_ANOTHER
    if area != NONE:
        return NOT_ITS_AREA
    return ONLY_HELD if part.qualifier == HELD else OK


def most_placed(state: State, family: i64, part: Part) -> i64:
    """The base value of Police if the part has a plus sign, its number, and what HQ holds."""
    most = part.number + (base_value(state, family, POLICE) if part.bonus else 0)
    return min(most, at_home(state, family))
