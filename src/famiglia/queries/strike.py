"""What a Strike would do, before it is made [9.1]: nothing is asked after it, so that is certain.

The engine carries it out on a copy of what the seat sees. Orders the seat cannot see count for
nothing; the forecast says how many lie in the target.
"""

from typing import NamedTuple

from famiglia.edition.tables import NONE
from famiglia.engine.answers import pack_act_bomb
from famiglia.engine.cells import car_in, in_area
from famiglia.engine.encounter.bonuses import strike_bonus
from famiglia.engine.encounter.words import BOMB
from famiglia.engine.kinds import ACT
from famiglia.engine.members import Split, in_stock
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.queries.forecast import AttackBonus, Bonuses, Forecast, Struck, defence_parts
from famiglia.queries.plan import execute, token_of


class Strike(NamedTuple):
    """A first Strike of an order."""

    family: int
    start: int
    target: int
    order: int = NONE
    """A token of the family; NONE stands for its plainest one with a Strike."""
    car: bool = False
    """Whether a car is the bomb [9.1.3]."""


def strike_forecast(seen: View, plan: Strike) -> Forecast:
    """What a Strike would do as the board stands; raises Refused for an impossible one."""
    before = seen.state
    if before.holder[plan.start] != plan.family:
        raise ValueError("nobody strikes from there")
    token = token_of(before, plan.family, plan.order, BOMB)
    bomb = pack_act_bomb(plan.start, plan.target, int(plan.car))
    after = execute(before, token, plan.start, [(ACT, bomb)])
    struck = _struck(before, after, plan)
    bonuses = Bonuses(
        _attack(before, token, plan),
        defence_parts(before, plan.target),
        sum(area == plan.target for area, _, _ in seen.face_down),
        struck.removed,
    )
    return Forecast(bonuses, None, None, struck)


def _attack(state: State, token: int, plan: Strike) -> AttackBonus:
    """Each part is what the bonus would lack without it [9.1.2]."""
    skulls = strike_bonus(state, token, plan.family, False)
    return AttackBonus(skulls, strike_bonus(state, token, plan.family, plan.car) - skulls, 0)


def _struck(before: State, after: State, plan: Strike) -> Struck:
    left = after.count(in_area(plan.target))
    return Struck(
        before.count(in_area(plan.target)) - left,
        left,
        before.count(car_in(plan.start)) - after.count(car_in(plan.start)),
        in_stock(before, plan.family) - in_stock(after, plan.family) + _unsplit(after),
    )


def _unsplit(state: State) -> int:
    """Units that come home as soon as their family has said what they are [15.2.2]."""
    frame = state.frames[-1] if state.frames else None
    return frame.number if isinstance(frame, Split) else 0
