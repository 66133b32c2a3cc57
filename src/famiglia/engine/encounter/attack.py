"""Arriving in the target, and the comparison of bonuses there [8.4], [8.5]."""

from mypy_extensions import i64

from famiglia.engine.encounter.bonuses import attack_bonus, defence_bonus
from famiglia.engine.encounter.conflict import Conflict
from famiglia.engine.encounter.fight import (
    Movement,
    MovementFrame,
    fighters,
    is_attack,
    remove,
    reward_fighter,
)
from famiglia.engine.encounter.result import conclude
from famiglia.engine.state import State


class Arrival(MovementFrame):
    """In an own or empty area the Movement ends [8.4.1], [8.4.2]; else bonuses, then the conflict.

    An enemy's area without defenders is taken, before the bonuses or after [8.4.3], [8.5.4].
    """

    def enter(self, state: State) -> bool:
        """Defenders are removed by the positive difference of the bonuses [8.5.3]."""
        movement = self.movement
        found = fighters(state, movement.defenders) if is_attack(state, movement) else 0
        gone = min(found, bonus_difference(state, movement)) if found else 0
        neutrals = remove(state, movement.defenders, gone)
        if gone < found:
            state.replace(Conflict(movement))
        else:
            conclude(state, movement)
        reward_fighter(state, movement, neutrals)
        return False


def bonus_difference(state: State, movement: Movement) -> i64:
    """By how much the attack bonus is higher, or 0."""
    return max(0, attack_bonus(state, movement) - defence_bonus(state, movement.target))
