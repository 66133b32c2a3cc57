"""Exert influence [5.6], the actions of the columns [5.8], and the sign of Ultima Azione [5.10]."""

from typing import Final

from famiglia.edition.tables import NONE, ROWS, Part
from famiglia.engine.act import Doing
from famiglia.engine.cells import ON_MAT, token_in
from famiglia.engine.facts import bust
from famiglia.engine.options import first, pack, second
from famiglia.engine.parts.reveal import TO_COLUMN, TO_SPACE, TO_SUPPLY, take_token
from famiglia.engine.reasons import OK, reason
from famiglia.engine.repeated import MoreOfPart
from famiglia.engine.sheets import bottom_sheet, may_join, may_lay
from famiglia.engine.state import State
from famiglia.engine.words import (
    EXERT,
    FIRST_ROW,
    INSTITUTION,
    INSTITUTIONS,
    TO_SHEET,
    ULTIMA,
)

ALL_ROWS: Final = (1 << ROWS) - 1
SUPPLY: Final = 1
"""The two ways a token may go, one bit each."""
SHEET: Final = 2

ROW_EMPTY: Final[int] = reason("5.6.1", "row-empty", "This row of the mat has no token left.")
ONLY_TO_SUPPLY: Final[int] = reason(
    "5.6.1", "only-to-supply", "This token goes to the supply, not to a sheet."
)
ONLY_TO_SHEET: Final[int] = reason(
    "5.6.2", "only-to-sheet", "This token goes to a sheet, not to the supply."
)
ONLY_ONE_ROW: Final[int] = reason("5.6.4", "only-one-row", "Both tokens come off the same row.")
ONLY_ITS_ROW: Final[int] = reason(
    "5.8.2", "only-its-row", "This action takes tokens off its own row only."
)
ONLY_ANOTHER_ROW: Final[int] = reason(
    "5.8.3", "only-another-row", "The second token comes off another row."
)
ONLY_THE_OTHER_WAY: Final[int] = reason(
    "5.8.3", "only-the-other-way", "One token goes to the supply, the other to a sheet."
)
BUST_ON_SHEET: Final[int] = reason(
    "5.10.2", "bust-on-sheet", "The family's bust stands on the sheet already."
)


class Exert(Doing):
    """Tokens from the mat: of any row, of one row, or of different rows."""

    def answers(self, word: int) -> bool:
        """One variant for all three words."""
        return word == EXERT

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every allowed row with a token, with every allowed destination."""
        first_token(family, part).offer(state, options)

    def why_not(self, state: State, family: int, part: Part, area: int, option: int) -> int:
        """The row or the destination is wrong."""
        return first_token(family, part).why_not_more(state, option)

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The first token; the others follow when its slot is settled [5.7.1]."""
        first_token(family, part).take(state, option)


class NextToken(MoreOfPart):
    """One more token from the mat, after the slot of the last one is settled."""

    def __init__(self, family: int, part: Part, left: int, rows: int, ways: int) -> None:
        super().__init__(family)
        self.part = part
        self.left = left
        self.rows = rows
        self.ways = ways

    def word(self) -> int:
        """Exert influence."""
        return EXERT

    def offer(self, state: State, options: list[int]) -> None:
        """Each row it may come from, with each place it may go to."""
        targets = TO_SPACE + len(bottom_sheet(state).spaces)
        destinations = [to for to in range(targets) if self._may_go_to(state, to) == OK]
        for row in range(ROWS):
            if self._may_come_from(state, row) == OK:
                for destination in destinations:
                    options.append(pack(EXERT, row, destination))

    def why_not_more(self, state: State, option: int) -> int:
        """The row or the destination is wrong."""
        against = self._may_come_from(state, first(option))
        return against or self._may_go_to(state, second(option))

    def perform(self, state: State, option: int) -> None:
        """Take it."""
        state.end()
        self.take(state, option)

    def take(self, state: State, option: int) -> None:
        """A token comes off; another may follow when its slot is settled [5.7.1]."""
        if self.left > 1:
            state.push(next_token(self.family, self.part, self.left - 1, option))
        take_token(state, self.family, first(option), second(option))

    def _may_come_from(self, state: State, row: int) -> int:
        """A row that is allowed and has a token left."""
        if not self.rows >> row & 1:
            return wrong_row(self.part)
        return OK if state.pieces[token_in(self.family, ON_MAT + row)] > 0 else ROW_EMPTY

    def _may_go_to(self, state: State, destination: int) -> int:
        """The supply, or where a sheet has room [5.6.2] [5.6.3]."""
        way = SUPPLY if destination == TO_SUPPLY else SHEET
        if not self.ways & way:
            return wrong_way(self.part, way)
        if way == SUPPLY:
            return OK
        if destination < TO_SPACE:
            return may_join(state, destination - TO_COLUMN)
        return may_lay(state, destination - TO_SPACE)


def first_token(family: int, part: Part) -> NextToken:
    """The first token of a part."""
    return NextToken(family, part, part.number, rows_of(part), ways_of(part))


def next_token(family: int, part: Part, left: int, option: int) -> NextToken:
    """Two institutions: another row, the other way [5.8.3]; else the same row [5.6.4] [5.8.2]."""
    row = 1 << first(option)
    if part.word == INSTITUTIONS:
        way = SHEET if second(option) == TO_SUPPLY else SUPPLY
        return NextToken(family, part, left, ALL_ROWS & ~row, way)
    return NextToken(family, part, left, row, SUPPLY)


def rows_of(part: Part) -> int:
    """The rows a part may take tokens from, one bit each: all, or the one it names [5.8.2]."""
    return 1 << part.qualifier - FIRST_ROW if part.word == INSTITUTION else ALL_ROWS


def ways_of(part: Part) -> int:
    """Where a part's first token may go [5.6.1] [5.6.2] [5.8.3]."""
    if part.word == INSTITUTIONS:
        return SUPPLY | SHEET
    return SHEET if part.qualifier == TO_SHEET else SUPPLY


def wrong_row(part: Part) -> int:
    """The rule that closes a row to a part."""
    if part.word == INSTITUTION:
        return ONLY_ITS_ROW
    return ONLY_ANOTHER_ROW if part.word == INSTITUTIONS else ONLY_ONE_ROW


def wrong_way(part: Part, way: int) -> int:
    """The rule that closes a way to a token of a part."""
    if part.word == INSTITUTIONS:
        return ONLY_THE_OTHER_WAY
    return ONLY_TO_SHEET if way == SUPPLY else ONLY_TO_SUPPLY


def take_starting_piece(state: State, family: int) -> None:
    """The family holds the starting piece now; it counts from the next phase on [5.8.1] [3.1.3]."""
    state.starting_piece = state.seat_of[family]


class Ultima(Doing):
    """Something to do while the family's bust is in the supply [5.10.1] [5.10.2]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == ULTIMA

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """If the bust can be put on the sheet."""
        if may_put_bust(state, family) == OK:
            options.append(pack(ULTIMA))

    def why_not(self, state: State, family: int, part: Part, area: int, option: int) -> int:
        """The bust is on the sheet."""
        return may_put_bust(state, family)

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The turn puts the bust beside its token, since it knows the space."""


def may_put_bust(state: State, family: int) -> int:
    """A family has one bust, and can use it while it is in the supply [5.10.2]."""
    return OK if state.facts[bust(family)] == NONE else BUST_ON_SHEET
