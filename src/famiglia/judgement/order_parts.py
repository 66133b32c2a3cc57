"""What the parts of an order besides its Movements bring, where it lies and as things stand."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, FAMILIES, Part
from famiglia.engine.cells import NEUTRAL, car_in, in_area
from famiglia.engine.encounter.bonuses import strike_value
from famiglia.engine.encounter.words import AGITATE, BOMB, PENTITO, PULL, TURN
from famiglia.engine.members import at_home
from famiglia.engine.parts.money import own_labs
from famiglia.engine.parts.people import most_placed, most_recruits
from famiglia.engine.words import (
    BOAT,
    CAR,
    GARRISON,
    LAB,
    LAUNDER,
    MONEY,
    PLACE,
    RALLY,
    RECRUIT,
    REINFORCE,
)
from famiglia.judgement.board import TeamBoard

_SPARE_VEST: Final = 0.2
"""A vest in an area that nobody threatens."""
_LED: Final = 1.5
"""Neutrals who attack somebody."""
_TURNED: Final = 2.0
_RALLIED: Final = 0.8


def worth_of_parts(board: TeamBoard, token: i64, area: i64) -> float:
    """Of an order token in an area, without what its Movements may take."""
    state = board.state
    order = state.tables.orders[token]
    found = 0.0
    for number, part in enumerate(order.action.parts):
        if not board.is_open(token, number):
            continue
        found += _worth_of_units(board, part, area)
        found += _worth_of_things(board, part, area)
        found += _worth_of_blows(board, part, area, order.skull)
    return found


def worth_of_vests(board: TeamBoard, token: i64, area: i64) -> float:
    """What its vests would protect; once it lies there that is seen in who keeps the area."""
    threatened = 1.0 - board.keep_chance[area]
    return float(board.printed.vests[token]) * (_SPARE_VEST + board.weights.vest * threatened)


def _worth_of_units(board: TeamBoard, part: Part, area: i64) -> float:
    """Soldati who are recruited or come onto the board."""
    state, word = board.state, part.word
    family = state.holder[area]
    if word == RECRUIT:
        come = float(most_recruits(state, family, part))
        return come * board.weights.soldato_at_home * board.lasting
    if word == PLACE:
        number = most_placed(state, family, part)
    elif word == GARRISON:
        number = own_labs(state, family)
    elif word == REINFORCE:
        number = part.number * (1 + part.numbers[1])
    else:
        return 0.0
    return float(min(number, at_home(state, family))) * board.weights.placed


def _worth_of_things(board: TeamBoard, part: Part, area: i64) -> float:
    """Equipment and Money."""
    state, word = board.state, part.word
    lasting = board.lasting
    if word == CAR:
        return board.weights.car * lasting
    if word == LAB:
        return board.weights.lab * lasting
    if word == BOAT:
        return board.weights.boat * lasting if state.tables.area_seas[area] else 0.0
    if word == LAUNDER:
        return board.weights.money * lasting * float(own_labs(state, state.holder[area]))
    if word == MONEY:
        return board.weights.money * lasting * float(part.number)
    return _RALLIED if word == RALLY else 0.0


def _worth_of_blows(board: TeamBoard, part: Part, area: i64, skulls: i64) -> float:
    """Enemies removed, won over, or attacked by others."""
    state, word = board.state, part.word
    if word == BOMB:
        family = state.holder[area]
        car = strike_value(state, family) if state.count(car_in(area)) > 0 else 0
        return board.weights.fallen * float(part.number * _hit(board, area, skulls + car))
    if word == PENTITO:
        fallen = 0.0
        for number in part.numbers:
            fallen += float(min(number, _most_beside(board, area)))
        return board.weights.fallen * (fallen - 1.0) if fallen > 0.0 else 0.0
    if word == PULL:
        return 2.0 * board.weights.fallen * float(min(part.number, _most_beside(board, area)))
    if word == TURN:
        return _TURNED * float(part.number)
    return _LED if word == AGITATE and _has_neutrals(board, area, part.number) else 0.0


def _hit(board: TeamBoard, area: i64, bonus: i64) -> i64:
    """How many a Strike removes at most."""
    state = board.state
    most: i64 = 0
    for target in state.tables.neighbours[area]:
        if board.is_enemy(target):
            fallen = min(state.count(in_area(target)), bonus - board.defence(target))
            most = max(most, fallen)
    return most


def _most_beside(board: TeamBoard, area: i64) -> i64:
    """The most enemies in an area next to one."""
    most: i64 = 0
    for target in board.state.tables.neighbours[area]:
        if board.is_enemy(target):
            most = max(most, board.state.count(in_area(target)))
    return most


def _has_neutrals(board: TeamBoard, area: i64, far: i64) -> bool:
    """Whether neutrals so far away stand next to an enemy family."""
    state = board.state
    for place in range(AREAS):
        if state.holder[place] == NEUTRAL and state.tables.distance[area][place] <= far:
            for target in state.tables.neighbours[place]:
                holder = state.holder[target]
                if 0 <= holder < FAMILIES and board.side[holder] < 0:
                    return True
    return False
