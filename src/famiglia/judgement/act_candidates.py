"""Which ways to do the parts of an action are worth looking at."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import ORDERS
from famiglia.engine.answers import (
    ACT_CAR,
    ACT_EXERT,
    ACT_LAB,
    ACT_ORDER,
    ACT_PLACE,
    ACT_RECRUIT,
    act_car_area,
    act_exert_destination,
    act_exert_row,
    act_lab_area,
    act_order_area,
    act_order_order,
    act_place_area,
    act_place_members,
    act_place_number,
    act_recruit_number,
    act_variant,
    pack_act_exert,
    pack_act_order,
    pack_act_place,
    pack_act_recruit,
)
from famiglia.engine.cells import in_area
from famiglia.engine.parts.reveal import TO_COLUMN, TO_SPACE, to_solo
from famiglia.engine.state import State
from famiglia.judgement.board import TeamBoard
from famiglia.judgement.order_parts import worth_of_parts, worth_of_vests
from famiglia.judgement.printed_worth import PrintedWorth
from famiglia.judgement.promise import best_attack
from famiglia.judgement.weights import Horizon

_MOST_AREAS: Final = 4
"""How many areas for a car or a lab."""
_MOST_ATTACKS: Final = 3
"""How many areas and tokens are considered for attack orders, and how many other orders."""
_MOST_SUPPLIES: Final = 3


def act_candidates(state: State, team: i64, printed: PrintedWorth, options: list[i64]) -> list[i64]:
    """All units that can come do come; orders, things and tokens go to a few likely places."""
    most: dict[i64, i64] = {}
    for option in options:
        group = _group(option)
        most[group] = max(most.get(group, 0), _units(option))
    found: list[i64] = []
    laid: list[i64] = []
    things: list[i64] = []
    tokens: list[i64] = []
    for option in options:
        variant = act_variant(option)
        if variant == ACT_ORDER:
            laid.append(option)
        elif variant in (ACT_CAR, ACT_LAB):
            things.append(option)
        elif variant == ACT_EXERT:
            tokens.append(option)
        elif _units(option) == most[_group(option)]:
            found.append(option)
    if len(laid) > _MOST_ATTACKS * _MOST_ATTACKS:
        laid = _best_orders(state, team, printed, laid)
    return laid + _crowded(state, things) + _taken_off(state, tokens) + found


def _crowded(state: State, options: list[i64]) -> list[i64]:
    """Cars and labs go where most Soldati stand."""
    cars: list[tuple[i64, i64]] = []
    labs: list[tuple[i64, i64]] = []
    for option in options:
        if act_variant(option) == ACT_CAR:
            cars.append((-state.count(in_area(act_car_area(option))), option))
        else:
            labs.append((-state.count(in_area(act_lab_area(option))), option))
    cars.sort()
    labs.sort()
    return [option for _, option in cars[:_MOST_AREAS] + labs[:_MOST_AREAS]]


def _taken_off(state: State, options: list[i64]) -> list[i64]:
    """Of each row of the mat a token to the supply, to one column and to one space.

    Where it may go to the solo board, to each space there: their actions are done.
    """
    solo = to_solo(state)
    seen: dict[i64, bool] = {}
    found: list[i64] = []
    for option in options:
        destination = act_exert_destination(option)
        sort = min(destination, TO_COLUMN) if destination < TO_SPACE else TO_SPACE
        row = act_exert_row(option)
        group = pack_act_exert(row, destination if destination >= solo else sort)
        if group not in seen:
            seen[group] = True
            found.append(option)
    return found


def _units(option: i64) -> i64:
    """How many Soldati an answer brings; 0 of answers that bring none."""
    variant = act_variant(option)
    if variant == ACT_RECRUIT:
        return act_recruit_number(option)
    return act_place_number(option) if variant == ACT_PLACE else 0


def _group(option: i64) -> i64:
    """What it says besides that number: answers of one group differ in the number only."""
    variant = act_variant(option)
    if variant == ACT_RECRUIT:
        return pack_act_recruit(0, 0)
    if variant == ACT_PLACE:
        return pack_act_place(act_place_area(option), 0, act_place_members(option))
    return option


def _best_orders(state: State, team: i64, printed: PrintedWorth, options: list[i64]) -> list[i64]:
    """Attack orders where an attack promises most, others where their parts bring most.

    Of attack orders the best ones, and the least that may do as well.
    """
    board = TeamBoard(state, team, printed, Horizon(state))
    base = state.holder[act_order_area(options[0])] * ORDERS
    areas = [(-best_attack(board, area, 1, 0).worth, area) for area in _areas_in(options)]
    areas.sort()
    attacks: list[tuple[float, i64]] = []
    others: list[tuple[float, i64]] = []
    for token in {act_order_order(option) for option in options}:
        if printed.movements[base + token] > 0:
            attacks.append((-printed.order_worth[base + token], token))
        else:
            others.append(_best_place(board, base + token, areas))
    attacks.sort()
    others.sort()
    found = [
        pack_act_order(area, token)
        for _, area in areas[:_MOST_ATTACKS]
        for _, token in attacks[: _MOST_ATTACKS - 1] + attacks[_MOST_ATTACKS - 1 :][-1:]
    ]
    found += [option for _, option in others[:_MOST_SUPPLIES]]
    return [option for option in found if option in options]


def _areas_in(options: list[i64]) -> list[i64]:
    return list({act_order_area(option) for option in options})


def _best_place(board: TeamBoard, token: i64, areas: list[tuple[float, i64]]) -> tuple[float, i64]:
    """Where the parts of an order bring most, as an answer, with what they bring below 0."""
    best = 0.0
    place = areas[0][1]
    for _, area in areas:
        worth = worth_of_parts(board, token, area) + worth_of_vests(board, token, area)
        if worth > best:
            best, place = worth, area
    return -best, pack_act_order(place, token % ORDERS)
