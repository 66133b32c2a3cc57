"""Cells of pieces as places: where it is, what lies there, and whose it is."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from famiglia.edition.tables import AREAS, COLUMNS, FAMILIES, ROWS, SEAS, TILES, Tables
from famiglia.engine.cells import (
    ADDITIONAL,
    BANK,
    BLOCKED,
    CAR_IN_FIGHT,
    COMMISSION_OUT,
    FIGHT,
    IN_SUPPLY,
    LAB_SUPPLY,
    ON_BOTTOM,
    ON_MAT,
    ON_SOLO,
    ON_TILE,
    ON_TOP,
    OUT,
    OWNERS,
    SOLO_SPACES,
    SPACES,
    TOKEN_OWNERS,
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
from famiglia.engine.state import HQ, IN_EXECUTION, MAT
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named, owners

What = Literal[
    "soldati", "member", "car", "lab", "boat", "money", "token", "commission-token", "order"
]
Where = Literal[
    "area",
    "sea",
    "hq",
    "supply",
    "fight",
    "bank",
    "cupola",
    "mat",
    "top",
    "bottom",
    "tile",
    "solo",
    "additional",
    "blocked",
    "out",
    "execution",
]


class Place(Message, frozen=True):
    """Where pieces are: `{place: "top", what: "token", id: "justice", owner: "red"}`."""

    place: Where
    what: What
    id: str | None
    """Which area, sea, row of the mat, column, space or tile; null where there is only one."""
    owner: str | None
    """Whose it is; null for labs, the bank, and what an area or a fight tells by its holder."""


class _Spot(NamedTuple):
    """A place by numbers; the domain says what the number is one of."""

    place: Where
    what: What
    owner: int = -1
    domain: str = ""
    number: int = -1


def place_of_cell(cell: int, tables: Tables, number: int) -> Place:
    """The place of a cell; a space has its name of the round of this number."""
    return _place(_SPOTS[cell], tables, number)


def place_of_order(family: int, place: int, tables: Tables) -> Place:
    """Where an order of a family is: an area, home, its mat, out, or in execution [7.2.7]."""
    if place < AREAS:
        return _place(_Spot("area", "order", family, "area", place), tables, 1)
    where: dict[int, Where] = {HQ: "hq", MAT: "mat", IN_EXECUTION: "execution"}
    return _place(_Spot(where.get(place, "out"), "order", family), tables, 1)


def _place(spot: _Spot, tables: Tables, number: int) -> Place:
    name = named(spot.number, ids(spot.domain, tables, number)) if spot.domain else None
    return Place(spot.place, spot.what, name, named(spot.owner, owners(tables)))


def _on_the_board() -> Iterator[tuple[int, _Spot]]:
    for area in range(AREAS):
        yield in_area(area), _Spot("area", "soldati", domain="area", number=area)
        yield car_in(area), _Spot("area", "car", domain="area", number=area)
        yield lab_in(area), _Spot("area", "lab", domain="area", number=area)
    for sea in range(SEAS):
        for family in range(FAMILIES):
            yield boat_in(sea, family), _Spot("sea", "boat", family, "sea", sea)
    yield FIGHT, _Spot("fight", "soldati")
    yield CAR_IN_FIGHT, _Spot("fight", "car")


def _at_home() -> Iterator[tuple[int, _Spot]]:
    for family in range(FAMILIES):
        yield in_hq(family), _Spot("hq", "soldati", family)
        yield members_in_hq(family), _Spot("hq", "member", family)
        yield money_of(family), _Spot("hq", "money", family)
        yield members_in_supply(family), _Spot("supply", "member", family)
        yield car_supply(family), _Spot("supply", "car", family)
        yield boat_supply(family), _Spot("supply", "boat", family)
        yield in_cupola(family), _Spot("cupola", "member", family)
    for owner in range(OWNERS):
        yield in_supply(owner), _Spot("supply", "soldati", owner)
    yield LAB_SUPPLY, _Spot("supply", "lab")
    yield BANK, _Spot("bank", "money")


def _tokens() -> Iterator[tuple[int, _Spot]]:
    several: tuple[tuple[int, int, Where, str], ...] = (
        (ON_MAT, ROWS, "mat", "row"),
        (ON_TOP, COLUMNS, "top", "column"),
        (ON_BOTTOM, SPACES, "bottom", "space"),
        (ON_TILE, TILES, "tile", "tile"),
    )
    for owner in range(TOKEN_OWNERS):
        for first, number, where, domain in several:
            for place in range(number):
                yield token_in(owner, first + place), _Spot(where, "token", owner, domain, place)
        yield token_in(owner, IN_SUPPLY), _Spot("supply", "token", owner)
        yield token_in(owner, OUT), _Spot("out", "token", owner)


def _commissions() -> Iterator[tuple[int, _Spot]]:
    piles: dict[int, Where] = {
        IN_SUPPLY: "supply",
        ADDITIONAL: "additional",
        BLOCKED: "blocked",
        COMMISSION_OUT: "out",
    }
    what: What = "commission-token"
    for family in range(FAMILIES):
        for row in range(ROWS):
            yield commission_in(family, ON_MAT + row), _Spot("mat", what, family, "row", row)
        for space in range(SOLO_SPACES):
            cell = commission_in(family, ON_SOLO + space)
            yield cell, _Spot("solo", what, family, "solo", space)
        for place, where in piles.items():
            yield commission_in(family, place), _Spot(where, what, family)


_SPOTS: Final = dict((*_on_the_board(), *_at_home(), *_tokens(), *_commissions()))
"""By cell."""
