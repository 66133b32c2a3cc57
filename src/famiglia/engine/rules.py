"""What several steps of the rules share."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, NONE, ORDERS, TILES, PrintedSlot
from famiglia.engine.cells import lab_in, money_of
from famiglia.engine.facts import favours, marker, revealed
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import HQ, State
from famiglia.engine.words import FAVOUR

SUPPLY_EMPTY: Final[i64] = reason(
    "1.3.3", "supply-empty", "None of these pieces is left in the supply."
)
LABS_FULL: Final[i64] = reason("1.3.8", "labs-full", "This area has no room for another lab.")
NOT_ITS_TILE: Final[i64] = reason(
    "6.2.3", "not-its-tile", "No token of the family lies on this tile."
)


def team_of(state: State, family: i64) -> i64:
    """The team of a family in play [2.1.1]."""
    return state.tables.teams[state.seat_of[family]]


def team_of_seat(state: State, seat: i64) -> i64:
    """The team of a seat; spectators, chance and seats that do not exist are of none."""
    return state.tables.teams[seat] if 0 <= seat < state.seats else NONE


def partner_of(state: State, family: i64) -> i64:
    """The partner's family [2.1.1], or NONE of who plays alone [14.1.1]."""
    own = state.seat_of[family]
    for seat in range(state.seats):
        if seat != own and state.tables.teams[seat] == state.tables.teams[own]:
            return state.family_of[seat]
    return NONE


def order_of_play(state: State) -> list[i64]:
    """The families from the one that began this phase on [3.1.2]."""
    return [in_turn(state, place) for place in range(state.seats)]


def in_turn(state: State, place: i64) -> i64:
    """The family at a place of the order of play, from 0 on [3.1.2]."""
    return state.family_of[(state.first + place) % state.seats]


def own_areas(state: State, family: i64) -> list[i64]:
    """The areas a family controls [1.2.2]."""
    return [area for area in range(AREAS) if state.holder[area] == family]


def must_hold(state: State, family: i64, area: i64, against: i64) -> i64:
    """OK for an area the family controls [1.2.2], else the reason given."""
    return OK if state.holder[area] == family else against


def must_be_left(state: State, cell: i64) -> i64:
    """OK while a supply holds a piece [1.3.3]."""
    return OK if state.count(cell) > 0 else SUPPLY_EMPTY


def room_for_lab(state: State, area: i64) -> i64:
    """OK for an area with fewer labs than it can hold [1.3.8]."""
    return OK if state.count(lab_in(area)) < state.tables.numbers.labs_per_area else LABS_FULL


def in_headquarters(state: State, family: i64) -> list[i64]:
    """The orders a family has in headquarters, as numbers of its own tokens [1.3.2]."""
    base = family * ORDERS
    return [token for token in range(ORDERS) if state.orders[base + token] == HQ]


def orders_at_home(state: State, family: i64) -> i64:
    """How many orders a family has in headquarters; that is public [1.4.2]."""
    return orders_at(state, family, HQ)


def orders_at(state: State, family: i64, place: i64) -> i64:
    """How many orders of a family are in an area or at another place."""
    number: i64 = 0
    for token in range(family * ORDERS, (family + 1) * ORDERS):
        if state.orders[token] == place:
            number += 1
    return number


def must_be_home(state: State, family: i64, token: i64, against: i64) -> i64:
    """OK for one of the orders in headquarters, else the reason given."""
    return OK if state.orders[family * ORDERS + token] == HQ else against


def money(state: State, family: i64) -> i64:
    """A family's money."""
    return state.count(money_of(family))


def base_value(state: State, family: i64, row: i64) -> i64:
    """The rightmost revealed base value of a row [5.7.4]."""
    return base_slot(state, family, row).value


def base_slot(state: State, family: i64, row: i64) -> PrintedSlot:
    """The slot whose base value counts."""
    printed, place = state.tables.mats[family][row], base_place(state, family, row)
    return printed.start if place == NONE else printed.slots[place]


def base_place(state: State, family: i64, row: i64) -> i64:
    """The rightmost revealed slot of a row that shows a base value; NONE is its start [5.7.4]."""
    printed = state.tables.mats[family][row]
    for number in range(state.facts[revealed(family, row)] - 1, -1, -1):
        if printed.slots[number].effect is None:
            return number
    return NONE


def has_tile(state: State, family: i64, word: i64) -> bool:
    """Whether the family's token lies on a tile with this effect [6.2.3]."""
    for tile in tiles_of(state, family):
        if state.tables.tiles[tile].action.part(word) is not None:
            return True
    return False


def has_favour(state: State, family: i64) -> bool:
    """Whether the family may move another foreign token unpaid in this phase [11.1.6]."""
    for tile in tiles_of(state, family):
        part = state.tables.tiles[tile].action.part(FAVOUR)
        if part is not None:
            return state.facts[favours(family)] < part.number
    return False


def spend_favour(state: State, family: i64) -> None:
    """One favour less in this phase [11.1.6]."""
    state.note(favours(family), state.facts[favours(family)] + 1)


def tiles_of(state: State, family: i64) -> list[i64]:
    """The tiles a family's tokens lie on."""
    team = team_of(state, family)
    return [tile for tile in range(TILES) if state.facts[marker(team, tile)] == family]


def must_mark(state: State, family: i64, tile: i64) -> i64:
    """OK for a tile on which the family's token lies [6.2.3]."""
    return OK if tile in tiles_of(state, family) else NOT_ITS_TILE


def controls(state: State, mandamento: i64) -> i64:
    """The family that controls a Mandamento, or NONE [1.2.6]."""
    for family in state.family_of:
        held: i64 = 0
        for area in state.tables.mandamento_areas[mandamento]:
            if state.holder[area] == family:
                held += 1
        if held >= state.tables.numbers.areas_for_control:
            return family
    return NONE
