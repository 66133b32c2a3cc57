"""What an answer costs before it is given."""

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.kinds import FINAL_ACTION, TURN
from famiglia.engine.options import DONE, first, fourth, pack, second, third, variant_of
from famiglia.engine.planning.cost import Payment, cost_of_column, cost_of_space
from famiglia.engine.planning.turn import GAIN, USE
from famiglia.engine.state import State


def payment_of(state: State, kind: int, family: int, option: int) -> Payment:
    """What an answer to a turn, or to the question of a final action, costs."""
    if kind == FINAL_ACTION and option != pack(DONE):
        return cost_of_space(state, family, first(option), NONE)  # [5.10.5]
    if kind == TURN and variant_of(option) == USE:
        owner = NONE if fourth(option) else second(option)
        return cost_of_space(state, family, third(option), owner)
    if kind == TURN and variant_of(option) == GAIN:
        return cost_of_column(state, family, first(option), second(option) - 1)
    return Payment(0, [0] * FAMILIES, 0, 0)
