"""What must hold after every answer, whatever was played."""

from famiglia.edition.tables import AREAS, FAMILIES
from famiglia.engine.cells import (
    BANK,
    CAR_IN_FIGHT,
    CELLS,
    FIGHT,
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    NOBODY,
    ON_MAT,
    OUT,
    boat_in,
    boat_supply,
    car_in,
    car_supply,
    in_area,
    in_hq,
    in_supply,
    lab_in,
    money_of,
    token_in,
)
from famiglia.engine.state import State


class LawBroken(Exception):
    """Something is true of a game that never may be."""


def check(state: State, attacker: int) -> None:
    """Pieces are conserved and stand where they may; `attacker` owns those in the fight."""
    _nothing_negative(state)
    _soldati(state, attacker)
    _equipment(state, attacker)
    _tokens(state)
    _areas(state)
    _money(state)


def _require(holds: bool, law: str) -> None:
    if not holds:
        raise LawBroken(law)


def _nothing_negative(state: State) -> None:
    for cell in range(CELLS):
        _require(cell == BANK or state.pieces[cell] >= 0, f"cell {cell} holds at least nothing")


def _soldati(state: State, attacker: int) -> None:
    """Every Soldato of a family and every neutral is somewhere [1.3.3]."""
    for owner in [*state.family_of, NEUTRAL]:
        found = state.pieces[in_supply(owner)]
        if owner < FAMILIES:
            found += state.pieces[in_hq(owner)]
        for area in range(AREAS):
            if state.holder[area] == owner:
                found += state.pieces[in_area(area)]
        if owner == attacker:
            found += state.pieces[FIGHT]
        wanted = state.tables.neutral_soldati if owner == NEUTRAL else state.tables.soldati
        _require(found == wanted, f"owner {owner} has {wanted} Soldati, not {found}")


def _equipment(state: State, attacker: int) -> None:
    """Cars, boats and labs are somewhere, and labs never more than two in an area [1.3.8]."""
    for family in state.family_of:
        cars = state.pieces[car_supply(family)]
        for area in range(AREAS):
            if state.holder[area] == family:
                cars += state.pieces[car_in(area)]
        if family == attacker:
            cars += state.pieces[CAR_IN_FIGHT]
        boats = state.pieces[boat_supply(family)]
        boats += sum(state.pieces[boat_in(sea, family)] for sea in range(len(state.tables.sea_ids)))
        _require(cars == state.tables.cars, f"family {family} has {cars} cars")
        _require(boats == state.tables.boats, f"family {family} has {boats} boats")
    labs = [state.pieces[lab_in(area)] for area in range(AREAS)]
    _require(max(labs) <= state.tables.numbers.labs_per_area, "no area has too many labs")
    _require(sum(labs) + state.pieces[LAB_SUPPLY] == state.tables.labs, "labs are conserved")


def _tokens(state: State) -> None:
    """Influence tokens are somewhere; the mat shows what has come off."""
    for family in state.family_of:
        found = sum(state.pieces[token_in(family, place)] for place in range(ON_MAT, OUT + 1))
        _require(found == state.tables.influence_tokens, f"family {family} has {found} tokens")
        _require(state.pieces[token_in(family, IN_SUPPLY)] >= 0, "the supply of tokens")
        for row, printed in enumerate(state.tables.mats[family]):
            left = state.pieces[token_in(family, ON_MAT + row)]
            shown = state.revealed[family * len(state.tables.mats[family]) + row]
            _require(left + shown == len(printed.slots), "slots are revealed as tokens come off")


def _areas(state: State) -> None:
    """An area has a holder exactly while Soldati stand there; orders lie in own areas [1.2.3]."""
    for area in range(AREAS):
        empty = state.pieces[in_area(area)] == 0
        held = state.holder[area] != NOBODY
        _require(empty or held, f"area {area} has Soldati and a holder")
        _require(held or state.pieces[car_in(area)] == 0, f"area {area} has cars and a holder")
        orders = state.orders_in(area)
        most = state.tables.numbers.orders_per_area
        _require(len(orders) <= most, f"area {area} has at most {most} orders")


def _money(state: State) -> None:
    """Nobody's money comes from nowhere."""
    total = sum(state.pieces[money_of(family)] for family in range(FAMILIES))
    _require(total + state.pieces[BANK] == 0, "money is conserved")
