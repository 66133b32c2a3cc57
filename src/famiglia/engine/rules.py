"""What several steps of the rules share."""

from famiglia.edition.tables import NONE, ORDERS, ROWS
from famiglia.engine.cells import TILES, money_of
from famiglia.engine.state import HQ, State
from famiglia.engine.words import FAVOUR


def team_of(state: State, family: int) -> int:
    """The team of a family: seats alternate between the teams [2.1.1]."""
    return state.seat_of[family] % 2


def partner_of(state: State, family: int) -> int:
    """The partner's family [2.1.1]."""
    return state.family_of[(state.seat_of[family] + 2) % state.seats]


def order_of_play(state: State) -> list[int]:
    """The families from the one that began this phase on [3.1.2]."""
    return [state.family_of[(state.first + step) % state.seats] for step in range(state.seats)]


def own_areas(state: State, family: int) -> list[int]:
    """The areas a family controls [1.2.2]."""
    return [area for area, holder in enumerate(state.holder) if holder == family]


def in_headquarters(state: State, family: int) -> list[int]:
    """The orders a family has in headquarters, as numbers of its own tokens [1.3.2]."""
    base = family * ORDERS
    return [token for token in range(ORDERS) if state.orders[base + token] == HQ]


def money(state: State, family: int) -> int:
    """A family's money."""
    return state.pieces[money_of(family)]


def base_value(state: State, family: int, row: int) -> int:
    """The rightmost revealed base value of a row [5.7.4]."""
    printed = state.tables.mats[family][row]
    for number in range(state.revealed[family * ROWS + row] - 1, -1, -1):
        if printed.slots[number].effect is None:
            return printed.slots[number].value
    return printed.start.value


def has_tile(state: State, family: int, word: int) -> bool:
    """Whether the family's token lies on a tile with this effect [6.2.3]."""
    for tile in tiles_of(state, family):
        if state.tables.tiles[tile].action.part(word) is not None:
            return True
    return False


def has_favour(state: State, family: int) -> bool:
    """Whether the family may move another foreign token unpaid in this phase [11.1.6]."""
    for tile in tiles_of(state, family):
        part = state.tables.tiles[tile].action.part(FAVOUR)
        if part is not None:
            return state.favours[family] < part.number
    return False


def tiles_of(state: State, family: int) -> list[int]:
    """The tiles a family's tokens lie on."""
    first = team_of(state, family) * TILES
    return [tile for tile in range(TILES) if state.tile_family[first + tile] == family]


def controls(state: State, mandamento: int) -> int:
    """The family that controls a Mandamento, or NONE [1.2.6]."""
    held: list[int] = [state.holder[area] for area in state.tables.mandamento_areas[mandamento]]
    for family in state.family_of:
        if held.count(family) >= state.tables.numbers.areas_for_control:
            return family
    return NONE
