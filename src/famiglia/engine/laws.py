"""What must hold after every answer, whatever was played."""

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS, TILES
from famiglia.engine.bits import has_bit
from famiglia.engine.cells import (
    ADDITIONAL,
    BANK,
    BLOCKED,
    CAR_IN_FIGHT,
    CELLS,
    COMMISSION_OUT,
    FICTIONAL,
    FIGHT,
    LAB_SUPPLY,
    NEUTRAL,
    NOBODY,
    ON_MAT,
    ON_SOLO,
    ON_TILE,
    OUT,
    boat_in,
    boat_supply,
    car_in,
    car_supply,
    commission_in,
    in_area,
    in_cupola,
    in_hq,
    in_supply,
    lab_in,
    members_in_hq,
    members_in_supply,
    money_of,
    token_in,
)
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.fight import MovementFrame
from famiglia.engine.facts import marker, members_least, members_most, revealed
from famiglia.engine.rules import team_of
from famiglia.engine.state import State


class LawBroken(Exception):
    """Something is true of a game that never may be."""


def check(state: State) -> None:
    """Pieces are conserved and stand where they may; before families have seats none do."""
    if NONE in state.family_of:
        return
    attacker = attacker_in(state)
    in_fight = state.count(FIGHT) + state.count(CAR_IN_FIGHT)
    _require(attacker != NONE or in_fight == 0, "nobody stands in a fight that is over")
    _nothing_negative(state)
    _soldati(state, attacker)
    _members(state)
    _equipment(state, attacker)
    _tokens(state)
    _commissions(state)
    _areas(state)
    _orders(state)
    _money(state)


def attacker_in(state: State) -> int:
    """Who owns the pieces that stand in the fight, or NONE."""
    for frame in reversed(state.frames):
        if isinstance(frame, MovementFrame):
            return frame.movement.attackers.owner
        if isinstance(frame, LayCard | TakeCard):
            return frame.duel.movement.attackers.owner
    return NONE


def _require(holds: bool, law: str) -> None:
    if not holds:
        raise LawBroken(law)


def _nothing_negative(state: State) -> None:
    for cell in range(CELLS):
        _require(cell == BANK or state.count(cell) >= 0, f"cell {cell} holds at least nothing")


def _soldati(state: State, attacker: int) -> None:
    """Every Soldato of a family, of the neutrals and the fictional family is somewhere [1.3.3]."""
    for owner in [*state.family_of, NEUTRAL, FICTIONAL]:
        found = state.count(in_supply(owner))
        if owner < FAMILIES:
            found += state.count(in_hq(owner))
        for area in range(AREAS):
            if state.holder[area] == owner:
                found += state.count(in_area(area))
        if owner == attacker:
            found += state.count(FIGHT)
        wanted = state.tables.soldati
        if owner == NEUTRAL:
            wanted = state.tables.neutral_soldati
        elif owner == FICTIONAL and state.tables.numbers.fictional_soldati == 0:
            wanted = 0
        _require(found == wanted, f"owner {owner} has {wanted} Soldati, not {found}")


def _members(state: State) -> None:
    """Members are somewhere, the Cupola is full, and all could work out no more [15.2]."""
    seats = sum(state.count(in_cupola(family)) for family in range(FAMILIES))
    _require(seats == state.tables.solo.seats, f"{seats} members sit in the Cupola")
    for family in state.family_of:
        home = state.count(members_in_hq(family))
        found = home + state.count(members_in_supply(family)) + state.count(in_cupola(family))
        wanted = state.tables.soldati if state.tables.solo.seats else 0
        _require(found == wanted, f"family {family} has {wanted} members, not {found}")
        least, most = state.facts[members_least(family)], state.facts[members_most(family)]
        _require(least <= home <= most, f"{least} to {most} members of {family} are at home")


def _equipment(state: State, attacker: int) -> None:
    """Cars, boats and labs are somewhere, and labs never more than two in an area [1.3.8]."""
    for family in state.family_of:
        cars = state.count(car_supply(family))
        for area in range(AREAS):
            if state.holder[area] == family:
                cars += state.count(car_in(area))
        if family == attacker:
            cars += state.count(CAR_IN_FIGHT)
        boats = state.count(boat_supply(family))
        boats += sum(state.count(boat_in(sea, family)) for sea in range(len(state.tables.sea_ids)))
        wanted = state.tables.seats[state.seat_of[family]].boats
        _require(cars == state.tables.cars, f"family {family} has {cars} cars")
        _require(boats == wanted, f"family {family} has {boats} boats")
    labs = [state.count(lab_in(area)) for area in range(AREAS)]
    _require(max(labs) <= state.tables.numbers.labs_per_area, "no area has too many labs")
    _require(sum(labs) + state.count(LAB_SUPPLY) == state.tables.labs, "labs are conserved")


def _tokens(state: State) -> None:
    """Influence tokens are somewhere; the mat shows what has come off."""
    for family in state.family_of:
        found = sum(state.count(token_in(family, place)) for place in range(ON_MAT, OUT + 1))
        _require(found == state.tables.influence_tokens, f"family {family} has {found} tokens")
        team = team_of(state, family)
        for tile in range(TILES):
            lies = state.count(token_in(family, ON_TILE + tile)) == 1
            is_marked = state.facts[marker(team, tile)] == family
            _require(lies == is_marked, f"tile {tile} is marked by the token on it")
        for row, printed in enumerate(state.tables.mats[family]):
            left = state.count(token_in(family, ON_MAT + row))
            shown = state.facts[revealed(family, row)]
            _require(left + shown == len(printed.slots), "slots are revealed as tokens come off")


def _commissions(state: State) -> None:
    """Tokens of commissions are somewhere; those on a mat lie where slots are doubled [14.3.1]."""
    solo = state.tables.solo
    for family, seat in zip(state.family_of, state.tables.seats, strict=True):
        places = range(ON_MAT, COMMISSION_OUT + 1)
        found = sum(state.count(commission_in(family, place)) for place in places)
        wanted = state.tables.influence_tokens if seat.is_single else 0
        _require(found == wanted, f"the commission of {family} has {wanted} tokens, not {found}")
        for row, printed in enumerate(state.tables.mats[family]):
            left = state.count(commission_in(family, ON_MAT + row))
            shown = state.facts[revealed(family, row)]
            open_slots = sum(slot.doubled for slot in printed.slots[shown:])
            free = 1 if shown < len(printed.slots) and printed.slots[shown].doubled else 0
            if seat.is_single:
                _require(open_slots - free <= left <= open_slots, "they lie on the doubled slots")
        if seat.is_single and solo.additional:
            waiting = state.count(commission_in(family, ADDITIONAL))
            waiting += state.count(commission_in(family, BLOCKED))
            _require(waiting <= solo.additional, "no token from a mat becomes an additional one")
    for space, printed_space in enumerate(solo.spaces):
        lying = sum(
            state.count(commission_in(family, ON_SOLO + space)) for family in range(FAMILIES)
        )
        _require(lying <= 1 or printed_space.unlimited, f"one token lies on solo space {space}")


def _areas(state: State) -> None:
    """Where Soldati or cars stand there is a holder [1.2.3]."""
    for area in range(AREAS):
        empty = state.count(in_area(area)) == 0
        held = state.holder[area] != NOBODY
        _require(empty or held, f"area {area} has Soldati and a holder")
        _require(held or state.count(car_in(area)) == 0, f"area {area} has cars and a holder")


def _orders(state: State) -> None:
    """Orders lie in areas of their own family, not too many in one [5.3.5]."""
    most = state.tables.numbers.orders_per_area
    for area in range(AREAS):
        orders = state.orders_in(area)
        _require(len(orders) <= most, f"area {area} has at most {most} orders")
        for token in orders:
            _require(state.holder[area] == token // ORDERS, f"order {token} lies in an own area")
    for token, place in enumerate(state.orders):
        is_down = place < AREAS and not state.face_up[token]
        _require(
            place < AREAS or not state.face_up[token], f"order {token} is face up on the board"
        )
        known = has_bit(state.laid_from[token], token % ORDERS)
        _require(is_down == known, f"order {token} can be itself exactly while it lies face down")


def _money(state: State) -> None:
    """Nobody's money comes from nowhere."""
    total = sum(state.count(money_of(family)) for family in range(FAMILIES))
    _require(total + state.count(BANK) == 0, "money is conserved")
