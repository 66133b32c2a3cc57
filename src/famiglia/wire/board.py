"""The map as a seat sees it: areas with their orders, seas, Mandamenti, and a fight."""

from famiglia.edition.tables import AREAS, FAMILIES, MANDAMENTI, ORDERS, SEAS, Tables
from famiglia.engine.cells import (
    CAR_IN_FIGHT,
    FIGHT,
    boat_in,
    car_in,
    in_area,
    lab_in,
)
from famiglia.engine.facts import confirmed
from famiglia.engine.rules import controls
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.queries.face_down import face_down, known_face_down
from famiglia.record.position.now import attacker_of
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named, owners


class LaidOrder(Message, frozen=True):
    """An order in an area."""

    family: str
    order: str | None
    """Which one; null if the seat may not know."""
    face_up: bool
    can_be: list[str]
    """Face down: what it can be for those who may not know, by what was shown [1.4.7]."""


class AreaState(Message, frozen=True):
    """An area: who stands there with what."""

    id: str
    holder: str | None
    """A family, `neutral`, `fictional`, or null; Soldati and cars are the holder's."""
    soldati: int
    cars: int
    labs: int
    orders: list[LaidOrder]


class SeaState(Message, frozen=True):
    """A sea: how many boats of which families lie there."""

    id: str
    boats: dict[str, int]


class MandamentoState(Message, frozen=True):
    """Who controls a Mandamento; its control token lies where the edition prints its space."""

    id: str
    confirmed: str | None
    """The family whose control token lies there since the last management [6.1.1], or null."""
    controlled: str | None
    """The family that controls it as the board stands [1.2.6], or null."""


class FightState(Message, frozen=True):
    """Attackers between setting out and the result; they stand in no area."""

    owner: str | None
    """A family or `neutral`; null where the view does not hold what is going on."""
    soldati: int
    cars: int


def areas_of(seen: View) -> list[AreaState]:
    """Every area."""
    state = seen.state
    holders, orders = owners(state.tables), _orders(seen)
    return [
        AreaState(
            name,
            named(state.holder[area], holders),
            state.count(in_area(area)),
            state.count(car_in(area)),
            state.count(lab_in(area)),
            orders[area],
        )
        for area, name in enumerate(state.tables.area_ids)
    ]


def _orders(seen: View) -> list[list[LaidOrder]]:
    """The orders in each area: those the seat knows, then the others."""
    found: list[list[LaidOrder]] = [[] for _ in range(AREAS)]
    tables, covered = seen.state.tables, known_face_down(seen)
    for token, place in enumerate(seen.state.orders):
        if place < AREAS:
            family, own = divmod(token, ORDERS)
            order = tables.order_ids[family][own]
            found[place].append(_order(tables, family, order, covered.get(token)))
    for laid in face_down(seen):
        found[laid.area].append(_order(tables, laid.family, None, laid.tokens))
    return found


def _order(tables: Tables, family: int, order: str | None, can_be: list[int] | None) -> LaidOrder:
    """An order with what it can be, or one that is face up."""
    names = [tables.order_ids[family][token] for token in can_be or []]
    return LaidOrder(tables.family_ids[family], order, can_be is None, names)


def seas_of(state: State) -> list[SeaState]:
    """Every sea."""
    return [SeaState(state.tables.sea_ids[sea], _boats(state, sea)) for sea in range(SEAS)]


def _boats(state: State, sea: int) -> dict[str, int]:
    lying = [state.count(boat_in(sea, family)) for family in range(FAMILIES)]
    return {
        state.tables.family_ids[family]: number for family, number in enumerate(lying) if number
    }


def mandamenti_of_board(state: State) -> list[MandamentoState]:
    """Every Mandamento."""
    families = ids("family", state.tables)
    return [
        MandamentoState(
            state.tables.mandamento_ids[place],
            named(state.facts[confirmed(place)], families),
            named(controls(state, place), families),
        )
        for place in range(MANDAMENTI)
    ]


def fight_of(state: State) -> FightState | None:
    """Who has set out, if anybody has."""
    soldati, cars = state.count(FIGHT), state.count(CAR_IN_FIGHT)
    if not soldati and not cars:
        return None
    return FightState(named(attacker_of(state), owners(state.tables)), soldati, cars)
