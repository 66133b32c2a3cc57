"""What a family has: Money, units, pieces in the supply, orders, and what its seat is."""

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.cells import (
    ADDITIONAL,
    BLOCKED,
    COMMISSION_OUT,
    IN_SUPPLY,
    OUT,
    boat_supply,
    car_supply,
    commission_in,
    in_hq,
    in_supply,
    members_in_hq,
    members_in_supply,
    token_in,
)
from famiglia.engine.facts import bust, commission, favours, members_least, members_most
from famiglia.engine.management.control import mandamenti_of
from famiglia.engine.members import at_home, has_cupola, in_stock
from famiglia.engine.rules import money, orders_at_home
from famiglia.engine.state import HQ, IN_EXECUTION, MAT, REMOVED, State
from famiglia.engine.view import HIDDEN, View, knows_secrets_of
from famiglia.wire.mats import MatRow, rows_of
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named


class Units(Message, frozen=True):
    """Soldati and members in one place; without a Cupola there are only Soldati."""

    units: int
    """Both together, which is public [15.2.3]."""
    soldati: int | None
    """Null if the seat may not know how many of them are Soldati."""
    members: int | None


class HomeUnits(Units, frozen=True):
    """Units in headquarters, and what all can work out of the members among them [15.2.3]."""

    members_least: int
    members_most: int


class FamilyOrders(Message, frozen=True):
    """The orders of a family that are not in areas."""

    home: int
    """How many are in headquarters, which is public [1.4.2]."""
    known: list[str] | None
    """Which ones; null if the seat may not know."""
    hidden: list[str]
    """Those of which the seat does not know whether they are at home or face down in an area."""
    mat: list[str]
    removed: list[str]
    in_execution: list[str]
    """The one that is being executed while its area is lost [7.2.7]."""


class Commission(Message, frozen=True):
    """The tokens of a single player's commission that are not on the mat or the solo board."""

    colour: str | None
    """The colour that was drawn for it, null before that."""
    supply: int
    additional: int
    """Those that wait to be used in 2v1, and those that are blocked [16.2.1]."""
    blocked: int
    out: int


class FamilyState(Message, frozen=True):
    """A family in play."""

    family: str
    seat: int
    money: int
    home: HomeUnits
    supply: Units
    cars: int
    """In the supply, as the boats."""
    boats: int
    tokens: int
    """Influence tokens in the supply; `tokens_out` are out of the game."""
    tokens_out: int
    orders: FamilyOrders
    mat: list[MatRow]
    bust: str | None
    """The space of the bottom sheet beside which it stands, or null."""
    favours: int
    """Foreign tokens moved unpaid in this phase [11.1.6]."""
    mandamenti: int
    """Those confirmed by the last management, with the Cupola [15.3.4]."""
    commission: Commission | None
    """Null for who does not play alone."""


def families_of(seen: View) -> list[FamilyState]:
    """The families in play, in the sequence of the seats."""
    return [_family(seen, family) for family in seen.state.family_of if family != NONE]


def _family(seen: View, family: int) -> FamilyState:
    state = seen.state
    return FamilyState(
        family=state.tables.family_ids[family],
        seat=state.seat_of[family],
        money=money(state, family),
        home=_home(seen, family),
        supply=_supply(seen, family),
        cars=state.count(car_supply(family)),
        boats=state.count(boat_supply(family)),
        tokens=state.count(token_in(family, IN_SUPPLY)),
        tokens_out=state.count(token_in(family, OUT)),
        orders=_orders(seen, family),
        mat=rows_of(state, family),
        bust=named(state.facts[bust(family)], ids("space", state.tables, state.round)),
        favours=state.facts[favours(family)],
        mandamenti=mandamenti_of(state, family),
        commission=_commission(state, family),
    )


def _knows_units(seen: View, family: int) -> bool:
    """Members are hidden from the other player; where there are none, all know that."""
    return not has_cupola(seen.state) or knows_secrets_of(seen.state, seen.seat, family)


def _home(seen: View, family: int) -> HomeUnits:
    state, is_known = seen.state, _knows_units(seen, family)
    return HomeUnits(
        at_home(state, family),
        state.count(in_hq(family)) if is_known else None,
        state.count(members_in_hq(family)) if is_known else None,
        state.facts[members_least(family)],
        state.facts[members_most(family)],
    )


def _supply(seen: View, family: int) -> Units:
    state, is_known = seen.state, _knows_units(seen, family)
    return Units(
        in_stock(state, family),
        state.count(in_supply(family)) if is_known else None,
        state.count(members_in_supply(family)) if is_known else None,
    )


def _orders(seen: View, family: int) -> FamilyOrders:
    state = seen.state
    places = state.orders[family * ORDERS : (family + 1) * ORDERS]
    found: dict[int, list[str]] = {HQ: [], MAT: [], REMOVED: [], HIDDEN: [], IN_EXECUTION: []}
    for name, place in zip(state.tables.order_ids[family], places, strict=True):
        if place in found:
            found[place].append(name)
    is_known = knows_secrets_of(state, seen.seat, family)
    return FamilyOrders(
        orders_at_home(state, family) + seen.in_hq[family],
        found[HQ] if is_known else None,
        found[HIDDEN],
        found[MAT],
        found[REMOVED],
        found[IN_EXECUTION],
    )


def _commission(state: State, family: int) -> Commission | None:
    seat = state.seat_of[family]
    if not state.tables.seats[seat].is_single:
        return None
    return Commission(
        named(state.facts[commission(seat)], ids("family", state.tables)),
        state.count(commission_in(family, IN_SUPPLY)),
        state.count(commission_in(family, ADDITIONAL)),
        state.count(commission_in(family, BLOCKED)),
        state.count(commission_in(family, COMMISSION_OUT)),
    )
