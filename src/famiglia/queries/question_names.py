"""Names of questions that may be answered ahead, made of what everybody knows.

A name says which question an answer is for before it is asked: which order, which fight.
"""

from typing import Final

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.answers import ACT_SHOTGUN, act_variant
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.fight import Movement
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.words import SHOTGUN
from famiglia.engine.game import Decision
from famiglia.engine.kinds import (
    CHOOSE_CHARACTER,
    CHOOSE_FAMILIES,
    FINAL_ACTION,
    KINDS,
    NEXT_ORDER,
)
from famiglia.engine.options import DONE
from famiglia.engine.state import State

CHOICE: Final = "choice"
ORDERS_NAME: Final = "orders"
FINAL: Final = "final-action"
_NAMES: Final = {
    CHOOSE_FAMILIES: CHOICE,
    CHOOSE_CHARACTER: CHOICE,
    NEXT_ORDER: ORDERS_NAME,
    FINAL_ACTION: FINAL,
}


def question_name(state: State, decision: Decision) -> str:
    """Under which name the open question may have been answered ahead; "" if it cannot be."""
    if decision.kind in _NAMES:
        return _NAMES[decision.kind]
    step = state.frames[-1]
    if isinstance(step, LayCard | TakeCard):
        return f"{KINDS[decision.kind].name} {fight_name(state, step.duel.movement)}"
    if isinstance(step, ExecuteOrder) and _is_second_movement(step, decision):
        return second_movement_name(state, step.progress.token)
    return ""


def fight_name(state: State, movement: Movement) -> str:
    """What a fight is called: by whose order or agitation, and where."""
    if movement.token != NONE:
        return fight_name_by(state, movement.token, movement.target)
    area = state.tables.area_ids[movement.target]
    return f"{state.tables.family_ids[movement.family]}/agitate {area}"


def fight_name_by(state: State, token: int, target: int) -> str:
    """What a fight is called that an order leads to."""
    return f"{_token(state, token)} {state.tables.area_ids[target]}"


def second_movement_name(state: State, token: int) -> str:
    """Under which name the second Movement of an order is answered ahead."""
    return f"second-movement {_token(state, token)}"


def _is_second_movement(order: ExecuteOrder, decision: Decision) -> bool:
    """Whether nothing is left of an order but another Movement."""
    left = {act_variant(option) for option in decision.options if option != DONE}
    return order.progress.trail.word == SHOTGUN and left == {ACT_SHOTGUN}


def _token(state: State, token: int) -> str:
    family = token // ORDERS
    return f"{state.tables.family_ids[family]}/{state.tables.order_ids[family][token % ORDERS]}"
