"""The engine's positions and questions in the words of the oracle."""

from collections.abc import Collection
from functools import cache
from typing import Final

from famiglia.edition.tables import AREAS, ORDERS, TILES
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.engine import packing
from famiglia.engine.cells import (
    BANK,
    CAR_IN_FIGHT,
    FIGHT,
    LAB_SUPPLY,
    boat_in,
    boat_supply,
    car_in,
    car_supply,
    in_area,
    in_cupola,
    in_hq,
    in_supply,
    lab_in,
    members_in_hq,
    members_in_supply,
    money_of,
)
from famiglia.engine.facts import marker, revealed
from famiglia.engine.game import Decision
from famiglia.engine.kinds import ACT, KINDS
from famiglia.engine.rules import team_of
from famiglia.engine.state import HQ as IN_HQ
from famiglia.engine.state import IN_EXECUTION, REMOVED, State
from famiglia.engine.state import MAT as ON_MAT
from tests.engine.build import OWNER_NAMES, TABLES
from tests.engine.oracle.position import (
    EXECUTION,
    HQ,
    MAT,
    NOBODY,
    OUT,
    Area,
    Attackers,
    Position,
    Question,
)
from tests.engine.oracle.printed import Edition

PLACES: Final = [*TABLES.area_ids, HQ, MAT, OUT, EXECUTION]
JUSTICE: Final = ROW_IDS.index("justice")
WAYS: Final = ["land", "boats", "allies"]
ORDER_NAMES: Final = TABLES.order_ids[0]
HOLDERS: Final = [*OWNER_NAMES, NOBODY]
"""The last one, at -1, is nobody."""
AREA_CELLS: Final = [
    (name, in_area(area), car_in(area), lab_in(area)) for area, name in enumerate(TABLES.area_ids)
]
BOAT_CELLS: Final = {
    name: {colour: boat_in(sea, family) for family, colour in enumerate(TABLES.family_ids)}
    for sea, name in enumerate(TABLES.sea_ids)
}
assert tuple(range(AREAS, AREAS + 4)) == (IN_HQ, ON_MAT, REMOVED, IN_EXECUTION)
assert all(names == ORDER_NAMES for names in TABLES.order_ids)


def describe(state: State, edition: Edition) -> Position:
    """Everything a fight can change or depends on."""
    pieces = state.pieces
    families = {TABLES.family_ids[family]: family for family in state.family_of}
    others = dict.fromkeys(OWNER_NAMES, 0)
    names = {"neutrals": state.rules.neutrals, "identical-cards": state.rules.identical_cards}
    return Position(
        edition=edition,
        mode=state.tables.mode,
        switches=frozenset(name for name, is_on in names.items() if is_on),
        seats=list(families),
        first=state.first,
        revealed={name: _revealed(state, family) for name, family in families.items()},
        tiles={name: _tiles(state, family) for name, family in families.items()},
        areas=_areas(state),
        orders={name: _orders(state, family) for name, family in families.items()},
        hq={name: pieces[in_hq(family)] for name, family in families.items()},
        supply={name: pieces[in_supply(owner)] for owner, name in enumerate(OWNER_NAMES)},
        members={name: pieces[members_in_hq(family)] for name, family in families.items()},
        member_supply=others
        | {name: pieces[members_in_supply(family)] for name, family in families.items()},
        cupola={name: pieces[in_cupola(family)] for name, family in families.items()},
        money={name: pieces[money_of(family)] for name, family in families.items()},
        bank=pieces[BANK],
        cars={name: pieces[car_supply(family)] for name, family in families.items()},
        labs=pieces[LAB_SUPPLY],
        boats={
            name: {family: pieces[cell] for family, cell in cells.items() if pieces[cell]}
            for name, cells in BOAT_CELLS.items()
        },
        boat_supply={name: pieces[boat_supply(family)] for name, family in families.items()},
        attacking=Attackers(pieces[FIGHT], pieces[CAR_IN_FIGHT]),
    )


def _revealed(state: State, family: int) -> int:
    return state.facts[revealed(family, JUSTICE)]


def _areas(state: State) -> dict[str, Area]:
    pieces, holder = state.pieces, state.holder
    return {
        name: Area(HOLDERS[holder[area]], pieces[soldati], pieces[cars], pieces[labs])
        for area, (name, soldati, cars, labs) in enumerate(AREA_CELLS)
    }


def _orders(state: State, family: int) -> dict[str, str]:
    places = state.orders[family * ORDERS : (family + 1) * ORDERS]
    return {name: PLACES[place] for name, place in zip(ORDER_NAMES, places, strict=True)}


def _tiles(state: State, family: int) -> frozenset[str]:
    team = team_of(state, family)
    marked = [state.facts[marker(team, tile)] for tile in range(TILES)]
    return frozenset(
        name for name, owner in zip(TABLES.tile_ids, marked, strict=True) if owner == family
    )


@cache
def words(kind: int, option: int) -> str:
    """An answer as words, such as `shotgun enna gela land`, `3 car`, `yes`."""
    said = packing.describe(kind, option)
    found = [_word(field.name, field.domain, value) for field, value in said.values]
    return " ".join(word for word in (said.variant, *found) if word) or "yes"


def _word(name: str, domain: str, value: int) -> str:
    if domain == "flag":
        return name if value else ""
    known = {
        "area": TABLES.area_ids,
        "family": TABLES.family_ids,
        "order": ORDER_NAMES,
        "card": TABLES.card_ids,
        "way": WAYS,
    }
    return known[domain][value] if domain in known else str(value)


def offered(kind: int, options: Collection[int]) -> dict[str, int]:
    """The answers on offer; of an order's parts only those that the oracle plays."""
    texts = {words(kind, option): option for option in options}
    if kind != ACT:
        return texts
    played = ("shotgun ", "agitate ", "done")
    return {text: option for text, option in texts.items() if text.startswith(played)}


def asked(decision: Decision, offers: dict[str, int]) -> Question:
    """A question of the engine."""
    return Question(KINDS[decision.kind].name, decision.seat, frozenset(offers))
