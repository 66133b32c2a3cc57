"""The lines about the two action sheets: whose tokens lie where, and which columns are closed."""

from typing import Final

from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.cells import ON_BOTTOM, ON_TOP, TOKEN_OWNERS, token_in
from famiglia.engine.facts import closed
from famiglia.engine.sheets import bottom_sheet, tokens_in_column
from famiglia.engine.state import State
from famiglia.record.notation import BadNotation
from famiglia.record.position.lines import BOTTOM, TOP, Lines
from famiglia.record.position.supply import bring_tokens, owners
from famiglia.record.position.words import Words, at, by_name

_CLOSED: Final = "closed"


# Writing


def write_sheets(state: State) -> list[str]:
    """A line for each sheet on which tokens lie or columns are closed."""
    top = _places(state, ON_TOP, COLUMN_IDS)
    shut = [name for column, name in enumerate(COLUMN_IDS) if state.facts[closed(column)]]
    if shut:
        top.append(" ".join([_CLOSED, *shut]))
    bottom = _places(state, ON_BOTTOM, state.tables.space_ids[state.round])
    sheets = ((TOP, top), (BOTTOM, bottom))
    return [f"{sheet}: {', '.join(items)}" for sheet, items in sheets if items]


def _places(state: State, first: int, names: tuple[str, ...] | list[str]) -> list[str]:
    found = []
    for place, name in enumerate(names):
        cells = [token_in(owner, first + place) for owner in range(TOKEN_OWNERS)]
        lying = [(owners(state)[owner], state.count(cell)) for owner, cell in enumerate(cells)]
        counts = [f"{owner} {number}" for owner, number in lying if number]
        if counts:
            found.append(" ".join([name, *counts]))
    return found


# Reading


def read_sheets(lines: Lines, state: State) -> None:
    """What is said of both sheets."""
    top, bottom = lines.find(TOP), lines.find(BOTTOM)
    if top is not None:
        with at(top.number):
            items = by_name(top.items(), "column", [*COLUMN_IDS, _CLOSED])
            shut = items.pop(_CLOSED, None)
            for name, words in items.items():
                _read_tokens(words, state, ON_TOP + COLUMN_IDS.index(name))
            if shut is not None:
                _read_closed(shut, state)
    if bottom is not None:
        with at(bottom.number):
            spaces = state.tables.space_ids[state.round]
            for name, words in by_name(bottom.items(), "space", spaces).items():
                _read_space(words, state, spaces.index(name))


def _read_tokens(words: Words, state: State, place: int) -> int:
    counts = words.counts("owner", owners(state)[:TOKEN_OWNERS])
    for owner, number in counts.items():
        bring_tokens(state, owner, place, number)
    return sum(counts.values())


def _read_space(words: Words, state: State, space: int) -> None:
    """One token lies on a space, more only if it is unlimited [4.1.4]."""
    number = _read_tokens(words, state, ON_BOTTOM + space)
    if number > 1 and not bottom_sheet(state).spaces[space].unlimited:
        name = state.tables.space_ids[state.round][space]
        raise BadNotation(f"space {name!r} has room for one token, not for {number}")


def _read_closed(words: Words, state: State) -> None:
    """A column that was emptied stays so for the rest of the phase [4.1.7]."""
    for column in words.many("column", COLUMN_IDS):
        if tokens_in_column(state, column):
            raise BadNotation(f"column {COLUMN_IDS[column]!r} is closed, but tokens lie there")
        state.note(closed(column), 1)
