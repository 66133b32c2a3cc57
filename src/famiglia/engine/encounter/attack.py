"""Arriving in the target, and the comparison of bonuses there [8.4], [8.5]."""

from mypy_extensions import i64

from famiglia.engine.encounter.bonuses import attack_bonus, defence_bonus
from famiglia.engine.encounter.conflict import Conflict
from famiglia.engine.encounter.fight import Movement, is_attack, remove, standing
from famiglia.engine.encounter.result import conclude
from famiglia.engine.state import State


def arrive(state: State, movement: Movement, fallen: i64) -> None:
    """In an own or empty area the Movement ends [8.4.1], [8.4.2]; else bonuses, then the conflict.

    An enemy's area without defenders is taken, before the bonuses or after [8.4.3], [8.5.4].
    """
    if is_attack(state, movement) and standing(state, movement.defenders):
        fallen += apply_bonuses(state, movement)
        if standing(state, movement.defenders):
            state.replace(Conflict(movement, fallen))
            return
    conclude(state, movement, fallen)


def apply_bonuses(state: State, movement: Movement) -> i64:
    """Defenders are removed by the positive difference [8.5.3]; how many of them were neutrals."""
    difference = attack_bonus(state, movement) - defence_bonus(state, movement.target)
    return remove(state, movement.defenders, difference) if difference > 0 else 0
