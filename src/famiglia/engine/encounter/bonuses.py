"""Attack and defence bonuses [8.5], also against Strikes [9.1.2]."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.cells import CAR_IN_FIGHT, lab_in
from famiglia.engine.encounter.fight import BOATS, Movement
from famiglia.engine.encounter.progress import printed
from famiglia.engine.encounter.teams import tile_number
from famiglia.engine.encounter.words import GUARD, SEABORNE
from famiglia.engine.rules import base_slot, base_value
from famiglia.engine.state import State

JUSTICE: Final = 0


def attack_bonus(state: State, movement: Movement) -> i64:
    """Skulls, the upper Justice value with a car, and Miniguns over boats [8.5.1], [11.2.5]."""
    if movement.token == NONE:
        return 0  # Agitated neutrals have none, and no tile helps them [9.3.4].
    bonus = printed(state, movement.token).skull
    if state.count(CAR_IN_FIGHT):
        bonus += base_value(state, movement.family, JUSTICE)
    if movement.way == BOATS:
        bonus += tile_number(state, movement.family, SEABORNE)
    return bonus


def strike_bonus(state: State, token: i64, family: i64, with_car: bool) -> i64:
    """Skulls, and the lower Justice value with a car bomb [9.1.2]."""
    bonus = printed(state, token).skull
    return bonus + strike_value(state, family) if with_car else bonus


def strike_value(state: State, family: i64) -> i64:
    """The rightmost revealed lower value of the Justice row [5.7.4], [5.7.5]."""
    return base_slot(state, family, JUSTICE).strike


def defence_bonus(state: State, area: i64) -> i64:
    """1 for each lab, whoever holds the area, the vests there, and Lookouts [8.5.2], [11.2.9]."""
    labs = state.count(lab_in(area))
    bonus = labs + vests(state, area)
    holder = state.holder[area]
    if labs == 0 and 0 <= holder < FAMILIES:
        bonus += tile_number(state, holder, GUARD)
    return bonus


def vests(state: State, area: i64) -> i64:
    """Vests count from the reveal to the end, executed or not, and add up [7.4.1], [7.4.2]."""
    return sum([state.tables.orders[token].vest for token in state.orders_in(area)])
