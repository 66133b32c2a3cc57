"""Exert influence [5.6], the actions of the columns [5.8], and the sign of Ultima Azione [5.10]."""

from typing import Final

from famiglia.edition.tables import NONE, ROWS, Part
from famiglia.engine.act import Doing
from famiglia.engine.cells import ON_MAT, token_in
from famiglia.engine.kinds import ACT
from famiglia.engine.options import first, pack, second
from famiglia.engine.parts.reveal import TO_COLUMN, TO_SPACE, TO_SUPPLY, take_token
from famiglia.engine.repeated import Repeated
from famiglia.engine.sheets import columns_to_join, free_action_spaces
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


class Exert(Doing):
    """Tokens from the mat: of any row, of one row, or of different rows."""

    def answers(self, word: int) -> bool:
        """One variant for all three words."""
        return word == EXERT

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """Every allowed row with a token, with every allowed destination."""
        offer_tokens(state, family, rows_of(part), ways_of(part), options)

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The first token; the others follow when its slot is settled [5.7.1]."""
        if part.number > 1:
            state.push(next_token(family, part, part.number - 1, option))
        take_token(state, family, first(option), second(option))


class NextToken(Repeated):
    """One more token from the mat, after the slot of the last one is settled."""

    def __init__(self, family: int, part: Part, left: int, rows: int, ways: int) -> None:
        super().__init__(family)
        self.part = part
        self.left = left
        self.rows = rows
        self.ways = ways

    def kind(self) -> int:
        """The same question as the part's."""
        return ACT

    def offer(self, state: State, options: list[int]) -> None:
        """What the first tokens have left open."""
        offer_tokens(state, self.family, self.rows, self.ways, options)

    def perform(self, state: State, option: int) -> None:
        """Take it."""
        state.end()
        if self.left > 1:
            state.push(next_token(self.family, self.part, self.left - 1, option))
        take_token(state, self.family, first(option), second(option))


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


def offer_tokens(state: State, family: int, rows: int, ways: int, options: list[int]) -> None:
    """Each of these rows that has a token left, with each destination."""
    destinations = _destinations(state, ways)
    for row in range(ROWS):
        if rows >> row & 1 and state.pieces[token_in(family, ON_MAT + row)] > 0:
            for destination in destinations:
                options.append(pack(EXERT, row, destination))


def _destinations(state: State, ways: int) -> list[int]:
    """The supply, or where a sheet has room [5.6.2] [5.6.3]."""
    destinations = [TO_SUPPLY] if ways & SUPPLY else []
    if ways & SHEET:
        destinations += [TO_COLUMN + column for column in columns_to_join(state)]
        destinations += [TO_SPACE + space for space in free_action_spaces(state)]
    return destinations


def take_starting_piece(state: State, family: int) -> None:
    """The family holds the starting piece now; it counts from the next phase on [5.8.1] [3.1.3]."""
    state.starting_piece = state.seat_of[family]


class Ultima(Doing):
    """Something to do while the family's bust is in the supply [5.10.1] [5.10.2]."""

    def answers(self, word: int) -> bool:
        """Its own variant."""
        return word == ULTIMA

    def offer(self, state: State, family: int, part: Part, area: int, options: list[int]) -> None:
        """One bust for each family."""
        if state.bust[family] == NONE:
            options.append(pack(ULTIMA))

    def perform(self, state: State, family: int, part: Part, area: int, option: int) -> None:
        """The turn puts the bust beside its token, since it knows the space."""
