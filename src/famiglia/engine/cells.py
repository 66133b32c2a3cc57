"""Where pieces are: every place of every kind of piece is one cell of a flat list [1.3].

Soldati and cars in an area belong to its holder; in the fight to the attacker.
"""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, FAMILIES, SEAS, TILES

NEUTRAL: Final = FAMILIES
"""The owner of neutral Soldati and tokens."""
FICTIONAL: Final = FAMILIES + 1
OWNERS: Final = FAMILIES + 2
NOBODY: Final = -1

FIGHT: Final = AREAS
"""Attacking Soldati between their declaration and the result."""
_HQ: Final = FIGHT + 1
_SUPPLY: Final = _HQ + FAMILIES
_CARS: Final = _SUPPLY + OWNERS
CAR_IN_FIGHT: Final = _CARS + AREAS
_CAR_SUPPLY: Final = CAR_IN_FIGHT + 1
_LABS: Final = _CAR_SUPPLY + FAMILIES
LAB_SUPPLY: Final = _LABS + AREAS
_BOATS: Final = LAB_SUPPLY + 1
_BOAT_SUPPLY: Final = _BOATS + SEAS * FAMILIES
_MONEY: Final = _BOAT_SUPPLY + FAMILIES
BANK: Final = _MONEY + FAMILIES
_TOKENS: Final = BANK + 1

ON_MAT: Final = 0
IN_SUPPLY: Final = 4
ON_TOP: Final = 5
ON_BOTTOM: Final = 11
SPACES: Final = 40
"""The most spaces a sheet may have."""
ON_TILE: Final = ON_BOTTOM + SPACES
OUT: Final = ON_TILE + TILES
TOKEN_PLACES: Final = OUT + 1
TOKEN_OWNERS: Final = FAMILIES + 1

_MEMBERS_HQ: Final = _TOKENS + TOKEN_OWNERS * TOKEN_PLACES
_MEMBERS_SUPPLY: Final = _MEMBERS_HQ + FAMILIES
_CUPOLA: Final = _MEMBERS_SUPPLY + FAMILIES
_COMMISSION: Final = _CUPOLA + FAMILIES

ADDITIONAL: Final = IN_SUPPLY + 1
"""Places of commission tokens besides ON_MAT and IN_SUPPLY: where additional ones wait ..."""
BLOCKED: Final = ADDITIONAL + 1
ON_SOLO: Final = BLOCKED + 1
"""... and the spaces of the solo board."""
SOLO_SPACES: Final = 12
"""The most spaces a solo board may have."""
COMMISSION_OUT: Final = ON_SOLO + SOLO_SPACES
_COMMISSION_PLACES: Final = COMMISSION_OUT + 1
CELLS: Final = _COMMISSION + FAMILIES * _COMMISSION_PLACES


def in_area(area: i64) -> i64:
    """Soldati in an area."""
    return area


def in_hq(family: i64) -> i64:
    """Soldati in a family's headquarters."""
    return _HQ + family


def in_supply(owner: i64) -> i64:
    """Soldati in the supply of a family, the neutrals or the fictional family."""
    return _SUPPLY + owner


def car_in(area: i64) -> i64:
    """Cars in an area."""
    return _CARS + area


def car_supply(family: i64) -> i64:
    """A family's cars that are not in play."""
    return _CAR_SUPPLY + family


def lab_in(area: i64) -> i64:
    """Labs in an area."""
    return _LABS + area


def boat_in(sea: i64, family: i64) -> i64:
    """A family's boats in a sea."""
    return _BOATS + sea * FAMILIES + family


def boat_supply(family: i64) -> i64:
    """A family's boats that are not in play."""
    return _BOAT_SUPPLY + family


def money_of(family: i64) -> i64:
    """A family's money."""
    return _MONEY + family


def token_in(owner: i64, place: i64) -> i64:
    """An owner's influence tokens at a place: ON_MAT + row, IN_SUPPLY, ON_TOP + column ..."""
    return _TOKENS + owner * TOKEN_PLACES + place


def members_in_hq(family: i64) -> i64:
    """Members of a family's commission in headquarters [15.2.1]."""
    return _MEMBERS_HQ + family


def members_in_supply(family: i64) -> i64:
    """Members of a family's commission in the supply."""
    return _MEMBERS_SUPPLY + family


def in_cupola(family: i64) -> i64:
    """Members of a family's commission in the Cupola."""
    return _CUPOLA + family


def commission_in(family: i64, place: i64) -> i64:
    """Tokens of a family's commission: ON_MAT + row, IN_SUPPLY, ADDITIONAL, ON_SOLO + space ..."""
    return _COMMISSION + family * _COMMISSION_PLACES + place
