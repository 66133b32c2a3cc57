"""What an answer costs before it is given."""

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.kinds import ACT, ADDITIONAL_ACTION, FINAL_ACTION, TURN
from famiglia.engine.options import DONE, first, fourth, pack, second, third, variant_of
from famiglia.engine.parts.reveal import to_solo
from famiglia.engine.planning.cost import (
    Payment,
    cost_of_column,
    cost_of_solo_space,
    cost_of_space,
)
from famiglia.engine.planning.turn import ADD, GAIN, USE
from famiglia.engine.state import State
from famiglia.engine.words import EXERT


def payment_of(state: State, kind: i64, family: i64, option: i64) -> Payment:
    """What using a space or gaining a column costs, whatever the question is."""
    solo = _solo_space(state, kind, option)
    if solo != NONE:
        return cost_of_solo_space(state, family, solo)
    if kind == FINAL_ACTION and option != pack(DONE):
        return cost_of_space(state, family, first(option), NONE)  # [5.10.5]
    if kind == TURN and variant_of(option) == USE:
        owner = NONE if fourth(option) else second(option)
        return cost_of_space(state, family, third(option), owner)
    if kind == TURN and variant_of(option) == GAIN:
        return cost_of_column(state, family, first(option), second(option) - 1)
    return Payment(0, [0] * FAMILIES, 0, 0)


def _solo_space(state: State, kind: i64, option: i64) -> i64:
    """The space of the solo board that an answer uses, or NONE [14.3.3] [16.3.1]."""
    is_additional = kind == ADDITIONAL_ACTION and option != pack(DONE)
    if is_additional or (kind == TURN and variant_of(option) == ADD):
        return first(option)
    if kind == ACT and variant_of(option) == EXERT and second(option) >= to_solo(state):
        return second(option) - to_solo(state)
    return NONE
