"""The two action sheets with their tokens, the control tiles, and what is nobody's supply."""

from famiglia.edition.tables import COLUMNS
from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.cells import (
    FICTIONAL,
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    ON_BOTTOM,
    ON_TOP,
    OUT,
    TOKEN_OWNERS,
    in_supply,
    token_in,
)
from famiglia.engine.facts import TAKEN_FROM, TEAMS, closed, drawn, marker
from famiglia.engine.state import State
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named, owners


class TopColumn(Message, frozen=True):
    """A column of the top sheet, from which tokens are taken."""

    column: str
    tokens: dict[str, int]
    """By owner: a family or `neutral`."""
    closed: bool
    """Whether it was emptied in this phase [4.1.7]."""


class BottomSpace(Message, frozen=True):
    """A space of the bottom sheet, on which tokens are laid."""

    space: str
    column: str
    tokens: dict[str, int]


class SheetsState(Message, frozen=True):
    """Both sheets, by their numbers in the edition."""

    top: int
    bottom: int
    columns: list[TopColumn]
    spaces: list[BottomSpace]
    taken_from: str | None
    """The column that the partner has just taken from and that may not be emptied [16.4.1]."""


class TileState(Message, frozen=True):
    """A control tile of the edition."""

    tile: str
    in_play: bool
    markers: list[str | None]
    """Of each team the family whose token lies on it, or null."""


class CommonSupply(Message, frozen=True):
    """Pieces that belong to no family in play."""

    labs: int
    neutral_soldati: int
    neutral_tokens: int
    neutral_tokens_out: int
    fictional_soldati: int


def sheets_of(state: State) -> SheetsState:
    """The sheets of the round [2.3.4]."""
    bottom = state.tables.sheets[state.round].spaces
    names = state.tables.space_ids[state.round]
    on_top, on_bottom = _tokens(state, ON_TOP, COLUMNS), _tokens(state, ON_BOTTOM, len(bottom))
    return SheetsState(
        state.round - 1,
        state.round,
        [
            TopColumn(COLUMN_IDS[column], on_top[column], bool(state.facts[closed(column)]))
            for column in range(COLUMNS)
        ],
        [
            BottomSpace(names[number], COLUMN_IDS[space.column], on_bottom[number])
            for number, space in enumerate(bottom)
        ],
        named(state.facts[TAKEN_FROM], COLUMN_IDS),
    )


def _tokens(state: State, first: int, places: int) -> list[dict[str, int]]:
    """The tokens at so many places from the first one on, by owner."""
    found: list[dict[str, int]] = [{} for _ in range(places)]
    names = owners(state.tables)
    for owner in range(TOKEN_OWNERS):
        start = token_in(owner, first)
        for place, number in enumerate(state.pieces[start : start + places]):
            if number:
                found[place][names[owner]] = int(number)
    return found


def tiles_of_table(state: State) -> list[TileState]:
    """Every control tile of the edition, in play or not."""
    families = ids("family", state.tables)
    return [
        TileState(
            name,
            bool(state.facts[drawn(tile)]),
            [named(state.facts[marker(team, tile)], families) for team in range(TEAMS)],
        )
        for tile, name in enumerate(state.tables.tile_ids)
    ]


def common_supply(state: State) -> CommonSupply:
    """What is left in the box."""
    return CommonSupply(
        state.count(LAB_SUPPLY),
        state.count(in_supply(NEUTRAL)),
        state.count(token_in(NEUTRAL, IN_SUPPLY)),
        state.count(token_in(NEUTRAL, OUT)),
        state.count(in_supply(FICTIONAL)),
    )
