"""Exert influence [5.6], the actions of the columns [5.8], and the sign of Ultima Azione [5.10]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import NONE, ROWS, Part
from famiglia.engine.act import Doing
from famiglia.engine.answers import (
    ACT_EXERT,
    ACT_ULTIMA,
    act_exert_destination,
    act_exert_row,
    pack_act_exert,
)
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import ON_MAT, token_in
from famiglia.engine.facts import bust
from famiglia.engine.options import Options
from famiglia.engine.parts.reveal import (
    TO_COLUMN,
    TO_SPACE,
    TO_SUPPLY,
    is_covered,
    take_token,
    to_solo,
)
from famiglia.engine.reasons import OK, reason
from famiglia.engine.repeated import MoreOfPart
from famiglia.engine.sheets import may_join, may_lay
from famiglia.engine.solo import LOCKED_OUT, is_locked_out, may_use_solo
from famiglia.engine.state import State
from famiglia.engine.words import (
    FIRST_ROW,
    INSTITUTION,
    INSTITUTIONS,
    TO_SHEET,
)

ALL_ROWS: Final = bit(ROWS) - 1
SUPPLY: Final = 1
"""The two ways a token may go, one bit each."""
SHEET: Final = 2

ROW_EMPTY: Final[i64] = reason("5.6.1", "row-empty", "This row of the mat has no token left.")
ONLY_TO_SUPPLY: Final[i64] = reason(
    "5.6.1", "only-to-supply", "This token goes to the supply, not to a sheet."
)
ONLY_TO_SHEET: Final[i64] = reason(
    "5.6.2", "only-to-sheet", "This token goes to a sheet, not to the supply."
)
ONLY_ONE_ROW: Final[i64] = reason("5.6.4", "only-one-row", "Both tokens come off the same row.")
ONLY_ITS_ROW: Final[i64] = reason(
    "5.8.2", "only-its-row", "This action takes tokens off its own row only."
)
ONLY_ANOTHER_ROW: Final[i64] = reason(
    "5.8.3", "only-another-row", "The second token comes off another row."
)
ONLY_THE_OTHER_WAY: Final[i64] = reason(
    "5.8.3", "only-the-other-way", "One token goes to the supply, the other to a sheet."
)
NOT_COMMISSION: Final[i64] = reason(
    "14.3.3", "not-commission", "Only tokens of the commission go to the solo board."
)
NOT_TO_SHEET: Final[i64] = reason(
    "14.3.4", "not-to-sheet", "A token of the commission never goes to an action sheet."
)
BUST_ON_SHEET: Final[i64] = reason(
    "5.10.2", "bust-on-sheet", "The family's bust stands on the sheet already."
)


class Exert(Doing):
    """Tokens from the mat: of any row, of one row, or of different rows."""

    def answers(self, variant: i64) -> bool:
        """One variant for all three words."""
        return variant == ACT_EXERT

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """Every allowed row with a token, with every allowed destination."""
        first_token(family, part).offer(state, options)

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The row or the destination is wrong."""
        return first_token(family, part).why_not_more(state, option)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """With a token of a row that may go somewhere."""
        return first_token(family, part).can_go_on(state)

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """The first token; the others follow when its slot is settled [5.7.1]."""
        first_token(family, part).take(state, option)


class NextToken(MoreOfPart):
    """One more token from the mat, after the slot of the last one is settled."""

    def __init__(self, family: i64, part: Part, left: i64, rows: i64, ways: i64) -> None:
        super().__init__(family)
        self.part = part
        self.left = left
        self.rows = rows
        self.ways = ways

    def answers(self, variant: i64) -> bool:
        """Exert influence."""
        return variant == ACT_EXERT

    def offer(self, state: State, options: Options) -> None:
        """Each row it may come from, with each place it may go to."""
        own = [to for to in range(to_solo(state)) if self._may_go_to(state, to) == OK]
        for row in range(ROWS):
            if self._may_come_from(state, row) == OK:
                covered = is_covered(state, self.family, row)
                for destination in self._solo(state) if covered else own:
                    options.add(pack_act_exert(row, destination))

    def can_go_on(self, state: State) -> bool:
        """A token of the commission can always go to the supply [14.3.3]."""
        has_token = False
        for row in range(ROWS):
            if self._may_come_from(state, row) == OK:
                if is_covered(state, self.family, row):
                    return True
                has_token = True
        return has_token and any(self._may_go_to(state, to) == OK for to in range(to_solo(state)))

    def why_not_more(self, state: State, option: i64) -> i64:
        """The row or the destination is wrong."""
        against = self._may_come_from(state, act_exert_row(option))
        if against == OK and is_covered(state, self.family, act_exert_row(option)):
            return may_go_to_solo(state, self.family, act_exert_destination(option))
        return against or self._may_go_to(state, act_exert_destination(option))

    def perform(self, state: State, option: i64) -> None:
        """Take it."""
        state.end()
        self.take(state, option)

    def take(self, state: State, option: i64) -> None:
        """A token comes off; another may follow when its slot is settled [5.7.1]."""
        if self.left > 1:
            is_own = not is_covered(state, self.family, act_exert_row(option))
            state.push(next_token(self.family, self.part, self.left - 1, option, is_own))
        take_token(state, self.family, act_exert_row(option), act_exert_destination(option))

    def _may_come_from(self, state: State, row: i64) -> i64:
        """A row that is allowed and has a token left."""
        if not has_bit(self.rows, row):
            return wrong_row(self.part)
        return OK if state.count(token_in(self.family, ON_MAT + row)) > 0 else ROW_EMPTY

    def _may_go_to(self, state: State, destination: i64) -> i64:
        """The supply, or where a sheet has room [5.6.2] [5.6.3]; never the solo board [14.3.3]."""
        if destination >= to_solo(state):
            return NOT_COMMISSION
        way = SUPPLY if destination == TO_SUPPLY else SHEET
        if not self.ways & way:
            return wrong_way(self.part, way)
        if way == SUPPLY:
            return OK
        if destination < TO_SPACE:
            return may_join(state, destination - TO_COLUMN)
        return may_lay(state, destination - TO_SPACE)

    def _solo(self, state: State) -> list[i64]:
        """Where a token of the commission may go."""
        start = to_solo(state)
        targets = [TO_SUPPLY, *range(start, start + len(state.tables.solo.spaces))]
        return [to for to in targets if may_go_to_solo(state, self.family, to) == OK]


def may_go_to_solo(state: State, family: i64, destination: i64) -> i64:
    """A space of the solo board, or the supply; not a sheet [14.3.3] [14.3.4]."""
    if destination == TO_SUPPLY:
        return OK
    space = destination - to_solo(state)
    if space < 0:
        return NOT_TO_SHEET
    return LOCKED_OUT if is_locked_out(state, family) else may_use_solo(state, family, space)


def first_token(family: i64, part: Part) -> NextToken:
    """The first token of a part."""
    return NextToken(family, part, part.number, rows_of(part), ways_of(part))


def next_token(family: i64, part: Part, left: i64, option: i64, is_own: bool) -> NextToken:
    """Two institutions: another row, the other way [5.8.3]; else the same row [5.6.4] [5.8.2].

    Beside a token of the commission the own one may go either way [14.3.4].
    """
    row = bit(act_exert_row(option))
    if part.word == INSTITUTIONS:
        if not is_own:
            return NextToken(family, part, left, ALL_ROWS & ~row, SUPPLY | SHEET)
        way = SHEET if act_exert_destination(option) == TO_SUPPLY else SUPPLY
        return NextToken(family, part, left, ALL_ROWS & ~row, way)
    return NextToken(family, part, left, row, SUPPLY)


def rows_of(part: Part) -> i64:
    """The rows a part may take tokens from, one bit each: all, or the one it names [5.8.2]."""
    return bit(part.qualifier - FIRST_ROW) if part.word == INSTITUTION else ALL_ROWS


def ways_of(part: Part) -> i64:
    """Where a part's first token may go [5.6.1] [5.6.2] [5.8.3]."""
    if part.word == INSTITUTIONS:
        return SUPPLY | SHEET
    return SHEET if part.qualifier == TO_SHEET else SUPPLY


def wrong_row(part: Part) -> i64:
    """The rule that closes a row to a part."""
    if part.word == INSTITUTION:
        return ONLY_ITS_ROW
    return ONLY_ANOTHER_ROW if part.word == INSTITUTIONS else ONLY_ONE_ROW


def wrong_way(part: Part, way: i64) -> i64:
    """The rule that closes a way to a token of a part."""
    if part.word == INSTITUTIONS:
        return ONLY_THE_OTHER_WAY
    return ONLY_TO_SHEET if way == SUPPLY else ONLY_TO_SUPPLY


def take_starting_piece(state: State, family: i64) -> None:
    """The family holds the starting piece now; it counts from the next phase on [5.8.1] [3.1.3]."""
    state.starting_piece = state.seat_of[family]


class Ultima(Doing):
    """Something to do while the family's bust is in the supply [5.10.1] [5.10.2]."""

    def answers(self, variant: i64) -> bool:
        """Its own variant."""
        return variant == ACT_ULTIMA

    def offer(self, state: State, family: i64, part: Part, area: i64, options: Options) -> None:
        """If the bust can be put on the sheet."""
        if may_put_bust(state, family) == OK:
            options.add(ACT_ULTIMA)

    def can_do(self, state: State, family: i64, part: Part, area: i64) -> bool:
        """If the bust can be put on the sheet."""
        return may_put_bust(state, family) == OK

    def why_not(self, state: State, family: i64, part: Part, area: i64, option: i64) -> i64:
        """The bust is on the sheet."""
        return may_put_bust(state, family)

    def perform(self, state: State, family: i64, part: Part, area: i64, option: i64) -> None:
        """The turn puts the bust beside its token, since it knows the space."""


def may_put_bust(state: State, family: i64) -> i64:
    """A family has one bust, and can use it while it is in the supply [5.10.2]."""
    return OK if state.facts[bust(family)] == NONE else BUST_ON_SHEET
