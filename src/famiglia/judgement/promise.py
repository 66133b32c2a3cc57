"""What orders promise that lie on the board, or may still be laid: areas taken, and other parts."""

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS
from famiglia.engine.bits import bit, has_bit
from famiglia.engine.cells import NEUTRAL, car_in, in_area
from famiglia.engine.encounter.bonuses import JUSTICE
from famiglia.engine.rules import base_value
from famiglia.engine.sea import reachable_by_boat
from famiglia.engine.state import TOKENS
from famiglia.judgement.board import TeamBoard
from famiglia.judgement.order_parts import worth_of_parts

_LOST: Final = 0.6
"""Of the attackers, those who fall in a fight that is lost."""
_NEUTRALS_JOIN: Final = 1.5
"""Soldati that come for a neutral area [13.1.3]."""


class AttackProspect:
    """The best target of a Movement from an area that is not claimed by another, and its worth."""

    def __init__(self, board: TeamBoard, start: i64, claimed: int) -> None:
        self.board = board
        self.start = start
        self.claimed = claimed
        self.worth = 0.0
        self.target: i64 = NONE

    def consider(self, target: i64, bonus: i64) -> None:
        """Whether it is the best so far; one Soldato stays behind if there are more."""
        board, state = self.board, self.board.state
        family, defender = state.holder[self.start], state.holder[target]
        is_own = 0 <= defender < FAMILIES and board.side[defender] == board.side[family]
        if is_own or has_bit(self.claimed, target):
            return
        soldati = max(1, state.count(in_area(self.start)) - 1)
        likely = board.chance_to_take(family, target, soldati, bonus)
        worth = likely * board.hold_chance[target] * worth_of_taking(board, family, target)
        worth -= (1.0 - likely) * float(soldati) * board.weights.soldato * _LOST
        if worth > self.worth:
            self.worth = worth
            self.target = target


def promised_by_orders(board: TeamBoard) -> float:
    """What the own team's orders on the board promise together; each area is taken once."""
    state = board.state
    found = 0.0
    claimed = 0
    for token in range(TOKENS):
        family = token // ORDERS
        place = state.orders[token]
        if place < 0 or place >= AREAS or board.side[family] <= 0:
            continue
        attack = float(board.printed.movements[token])
        found += worth_of_parts(board, token, place)
        if board.will_move(token):
            best = best_attack(board, place, board.printed.skulls[token], claimed)
            if best.target != NONE:
                claimed |= bit(best.target)
                found += best.worth * (1.0 + 0.3 * (attack - 1.0))
    return found * board.weights.trusted


def promised_by_others(board: TeamBoard) -> float:
    """What enemy orders on the board promise to them: less, for nobody knows what they are."""
    state = board.state
    found = 0.0
    for token in range(TOKENS):
        place = state.orders[token]
        if 0 <= place < AREAS and board.side[token // ORDERS] < 0:
            found += board.printed.order_worth[token] if state.face_up[token] else 3.0
    return 0.5 * found


def promised_by_areas(board: TeamBoard, family: i64) -> float:
    """What a family could attack from areas without an order, if it still lays one there."""
    lay_chance = board.lay_chance[family]
    if lay_chance == 0.0:
        return 0.0
    state = board.state
    most = 0.0
    second = 0.0
    for area in range(AREAS):
        if state.holder[area] != family or board.attack_chance[area] > 0.0:
            continue
        if state.count(in_area(area)) > 1:
            worth = best_attack(board, area, 0, 0).worth
            if worth > most:
                most, second = worth, most
            elif worth > second:
                second = worth
    return (most + 0.5 * second) * lay_chance


def best_attack(board: TeamBoard, start: i64, skulls: i64, claimed: int) -> AttackProspect:
    """Where a Movement from an area would bring most."""
    state = board.state
    best = AttackProspect(board, start, claimed)
    family = state.holder[start]
    if family < 0 or family >= FAMILIES:
        return best
    driving = base_value(state, family, JUSTICE) if state.count(car_in(start)) > 0 else 0
    for target in state.tables.neighbours[start]:
        best.consider(target, skulls + driving)
    if board.at_sea(family, start):
        for target in reachable_by_boat(state, family, start):
            best.consider(target, skulls)
    return best


def worth_of_taking(board: TeamBoard, family: i64, target: i64) -> float:
    """What a family gains with an area; what an enemy loses is counted as a threat to it."""
    state = board.state
    held = 0.0
    for area in state.tables.mandamento_areas[state.tables.mandamento[target]]:
        if state.holder[area] == family:
            held += board.keep_chance[area]
    # With one area of three a second brings control, with two a third makes it safe.
    gain = held if held <= 1.0 else 2.0 - held
    worth = board.area_worth + board.mandamento_worth * (
        board.weights.foothold + (0.8 if held <= 1.0 else 0.3) * max(0.0, gain)
    )
    return worth + _NEUTRALS_JOIN if state.holder[target] == NEUTRAL else worth
