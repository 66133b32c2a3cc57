"""What a Movement would bring, before it begins [8]: bonuses, Brute force, Finesse.

The engine carries it out on a copy of what the seat sees, up to its conflict. Orders the seat
cannot see count for nothing; the forecast says how many lie in the target.
"""

from typing import NamedTuple

from famiglia.engine.cells import CAR_IN_FIGHT, FIGHT, car_in, in_area, lab_in
from famiglia.engine.encounter.bonuses import attack_bonus, defence_bonus, vests
from famiglia.engine.encounter.bribery import Bribery
from famiglia.engine.encounter.conflict import BRUTE_FORCE, Conflict
from famiglia.engine.encounter.fight import LAND, NOBODY_FELL, Movement, Route, is_attack
from famiglia.engine.options import pack
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.queries.duel import Finesse, Result, finesse, result_of
from famiglia.queries.plan import Plan, carry_out, movement_of


class Attack(NamedTuple):
    """The parts of the attack bonus [8.5.1]."""

    skulls: int
    car: int
    miniguns: int


class Defence(NamedTuple):
    """The parts of the defence bonus [8.5.2]."""

    labs: int
    vests: int
    lookouts: int


class Bonuses(NamedTuple):
    """What is compared where the attackers arrive [8.5]."""

    attack: Attack
    defence: Defence
    face_down: int
    """Orders in the target that the seat cannot see; their vests are not counted."""
    removed: int
    """Defenders removed by the difference [8.5.3]."""


class Choice(NamedTuple):
    """A conflict: who faces whom, and what either way to fight leads to [8.6.1]."""

    attackers: int
    defenders: int
    brute_force: Result
    finesse: Finesse


class Forecast(NamedTuple):
    """What a Movement would bring: its end, or the conflict it leads to."""

    bonuses: Bonuses | None
    """None where nobody is attacked [8.4.1] [8.4.2]."""
    ended: Result | None
    """How it ends without a conflict: nobody was there, or is left [8.4.3] [8.5.4]."""
    conflict: Choice | None


def forecast(seen: View, plan: Plan) -> Forecast:
    """What a Movement would bring as the board stands; raises Refused for an impossible one."""
    before = seen.state
    movement = movement_of(before, plan)
    after = carry_out(before, plan, movement.token)
    choice = _choice(after)
    ended = result_of(after, movement) if choice is None else None
    bonuses = None
    if is_attack(before, movement):
        left = choice.defenders if choice is not None else 0
        bonuses = Bonuses(
            attack_parts(before, movement, plan.car),
            defence_parts(before, plan.target),
            sum(area == plan.target for area, _, _ in seen.face_down),
            _standing(before, movement, plan) - left,
        )
    return Forecast(bonuses, ended, choice)


def open_conflict(seen: View) -> Choice | None:
    """The same of the conflict that is open now, if one is [8.6.1]."""
    return _choice(seen.state)


def attack_parts(state: State, movement: Movement, car: bool) -> Attack:
    """Each part is what the bonus would lack without it."""
    route = Route(movement.start, movement.target, LAND)
    on_foot = Movement(movement.family, movement.token, route, movement.defenders.owner, False)
    skulls = attack_bonus(state, on_foot)
    miniguns = attack_bonus(state, movement) - skulls
    driving = state.copy()
    driving.move(car_in(movement.start), CAR_IN_FIGHT, int(car))
    return Attack(skulls, attack_bonus(driving, movement) - skulls - miniguns, miniguns)


def defence_parts(state: State, area: int) -> Defence:
    """Labs and vests are counted; what the tiles add is the rest."""
    labs, worn = state.count(lab_in(area)), vests(state, area)
    return Defence(labs, worn, defence_bonus(state, area) - labs - worn)


def _choice(state: State) -> Choice | None:
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Conflict):
        return None
    after = state.copy()
    frame.answer(after, pack(BRUTE_FORCE))
    return Choice(
        state.count(FIGHT),
        state.count(in_area(frame.movement.target)),
        result_of(after, frame.movement),
        finesse(state, frame.movement, frame.fallen),
    )


def _standing(state: State, movement: Movement, plan: Plan) -> int:
    """How many defenders the attackers find: all but those bribed, replaced and bought [8.3.4]."""
    bribed = state.copy()
    if plan.bribe:
        step = Bribery(movement, NOBODY_FELL)
        bribed.push(step)
        step.answer(bribed, pack(0))
    return bribed.count(in_area(plan.target)) - plan.turned - plan.bought
