"""What an answer costs before it is given: which of the costs in `cost.py` it is."""

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.answers import (
    ACT_EXERT,
    TURN_ADDITIONAL,
    TURN_GAIN,
    TURN_USE,
    act_exert_destination,
    act_variant,
    additional_action_space,
    final_action_space,
    turn_additional_space,
    turn_gain_column,
    turn_gain_favour,
    turn_use_favour,
    turn_use_owner,
    turn_use_space,
    turn_variant,
)
from famiglia.engine.kinds import ACT, ADDITIONAL_ACTION, FINAL_ACTION, TURN
from famiglia.engine.options import DONE
from famiglia.engine.parts.reveal import to_solo
from famiglia.engine.planning.cost import (
    Payment,
    cost_of_column,
    cost_of_solo_space,
    cost_of_space,
)
from famiglia.engine.state import State


def cost_of_answer(state: State, kind: i64, family: i64, option: i64) -> Payment:
    """What using a space or gaining a column costs, whatever the question is."""
    solo = _solo_space(state, kind, option)
    if solo != NONE:
        return cost_of_solo_space(state, family, solo)
    if kind == FINAL_ACTION and option != DONE:
        return cost_of_space(state, family, final_action_space(option), NONE)  # [5.10.5]
    if kind == TURN and turn_variant(option) == TURN_USE:
        owner = NONE if turn_use_favour(option) else turn_use_owner(option)
        return cost_of_space(state, family, turn_use_space(option), owner)
    if kind == TURN and turn_variant(option) == TURN_GAIN:
        return cost_of_column(state, family, turn_gain_column(option), turn_gain_favour(option))
    return Payment(0, [0] * FAMILIES, 0, 0)


def _solo_space(state: State, kind: i64, option: i64) -> i64:
    """The space of the solo board that an answer uses, or NONE [14.3.3] [16.3.1]."""
    if kind == ADDITIONAL_ACTION and option != DONE:
        return additional_action_space(option)
    if kind == TURN and turn_variant(option) == TURN_ADDITIONAL:
        return turn_additional_space(option)
    if kind == ACT and act_variant(option) == ACT_EXERT:
        return max(NONE, act_exert_destination(option) - to_solo(state))
    return NONE
