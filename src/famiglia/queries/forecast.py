"""What a Movement or a Strike would bring, before it begins: bonuses, Brute force, Finesse.

The engine carries it out on a copy of what the seat sees, up to its conflict. Orders the seat
cannot see count for nothing; the forecast says how many lie in the target.
"""

from typing import NamedTuple

from famiglia.engine.answers import BRIBE_YES, CONFLICT_BRUTE_FORCE
from famiglia.engine.cells import CAR_IN_FIGHT, FIGHT, car_in, in_area, lab_in
from famiglia.engine.encounter.bonuses import attack_bonus, defence_bonus, vests
from famiglia.engine.encounter.bribery import Bribery
from famiglia.engine.encounter.conflict import Conflict, brute_force
from famiglia.engine.encounter.fight import LAND, Movement, Route, is_attack, remove
from famiglia.engine.encounter.movers import most_soldati
from famiglia.engine.encounter.result import finish
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.queries.duel import Finesse, Result, finesse, result_of
from famiglia.queries.plan import ALL_SOLDATI, Plan, carry_out, movement_of


class AttackBonus(NamedTuple):
    """The parts of the attack bonus [8.5.1]."""

    skulls: int
    car: int
    seaborne: int


class DefenceBonus(NamedTuple):
    """The parts of the defence bonus [8.5.2]."""

    labs: int
    vests: int
    guard: int


class Bonuses(NamedTuple):
    """What is compared where the attackers arrive [8.5]."""

    attack: AttackBonus
    defence: DefenceBonus
    face_down: int
    """Orders in the target that the seat cannot see; their vests are not counted."""
    removed: int
    """Defenders removed by the difference [8.5.3]."""


class ConflictForecast(NamedTuple):
    """A conflict: who faces whom, and what either way to fight leads to [8.6.1]."""

    attackers: int
    defenders: int
    toll: int
    """Attackers whom Brute force removes before any knockout [8.6.2]."""
    brute_force: Result
    finesse: Finesse


class Struck(NamedTuple):
    """What a Strike leaves behind; nothing of it is left to chance or to others [9.1.4]."""

    removed: int
    left: int
    """Enemies who still stand there."""
    cars: int
    """Own cars that go: the bomb [9.1.3]."""
    gained: int
    """Soldati who come home for neutrals [8.9.1]."""


class Forecast(NamedTuple):
    """What a Movement would bring: its end, or the conflict it leads to; or what a Strike does."""

    bonuses: Bonuses | None
    """None where nobody is attacked [8.4.1] [8.4.2]."""
    ended: Result | None
    """How it ends without a conflict: nobody was there, or is left [8.4.3] [8.5.4]."""
    conflict: ConflictForecast | None
    struck: Struck | None = None
    soldati: int = 0
    """How many move; nobody does in a Strike."""


def forecast(seen: View, plan: Plan) -> Forecast:
    """What a Movement would bring as the board stands; raises Refused for an impossible one."""
    before = seen.state
    movement = movement_of(before, plan)
    if plan.soldati == ALL_SOLDATI:
        plan = plan._replace(soldati=most_soldati(before, movement))
    after = carry_out(before, plan, movement.token)
    found = _standing(before, movement, plan)
    return arrival_forecast(seen, after, Arrival(movement, plan.soldati, plan.car, found))


class Arrival(NamedTuple):
    """Who comes into the target of a Movement, and how many defenders they find there."""

    movement: Movement
    soldati: int
    car: bool
    found: int


def arrival_forecast(seen: View, after: State, arrival: Arrival) -> Forecast:
    """What a Movement has brought that was carried out up to its conflict or its end."""
    before, movement = seen.state, arrival.movement
    conflict = _conflict_forecast(after)
    ended = result_of(after, movement) if conflict is None else None
    bonuses = None
    if is_attack(before, movement):
        left = conflict.defenders if conflict is not None else 0
        bonuses = Bonuses(
            attack_parts(before, movement, arrival.car),
            defence_parts(before, movement.target),
            sum(area == movement.target for area, _, _ in seen.face_down),
            arrival.found - left,
        )
    return Forecast(bonuses, ended, conflict, soldati=arrival.soldati)


def open_conflict(seen: View) -> ConflictForecast | None:
    """The same of the conflict that is open now, if one is [8.6.1]."""
    return _conflict_forecast(seen.state)


def attack_parts(state: State, movement: Movement, car: bool) -> AttackBonus:
    """Each part is what the bonus would lack without it."""
    route = Route(movement.start, movement.target, LAND)
    on_foot = Movement(movement.family, movement.token, route, movement.defenders.owner, False)
    walking = state.copy()
    walking.move(CAR_IN_FIGHT, car_in(movement.start), state.count(CAR_IN_FIGHT))
    skulls = attack_bonus(walking, on_foot)
    seaborne = attack_bonus(walking, movement) - skulls
    driving = walking.copy()
    driving.move(car_in(movement.start), CAR_IN_FIGHT, int(car))
    return AttackBonus(skulls, attack_bonus(driving, movement) - skulls - seaborne, seaborne)


def defence_parts(state: State, area: int) -> DefenceBonus:
    """Labs and vests are counted; what the tiles add is the rest."""
    labs, worn = state.count(lab_in(area)), vests(state, area)
    return DefenceBonus(labs, worn, defence_bonus(state, area) - labs - worn)


def _conflict_forecast(state: State) -> ConflictForecast | None:
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, Conflict):
        return None
    after = state.copy()
    frame.answer(after, CONFLICT_BRUTE_FORCE)
    finish(after)
    return ConflictForecast(
        state.count(FIGHT),
        state.count(in_area(frame.movement.target)),
        _toll(state, frame.movement),
        result_of(after, frame.movement),
        finesse(state, frame.movement),
    )


def _toll(state: State, movement: Movement) -> int:
    """All attackers, if Brute force would remove more."""
    after = state.copy()
    lost = brute_force(state, movement.attackers.owner, movement.defenders.owner)
    remove(after, movement.attackers, lost)
    return state.count(FIGHT) - after.count(FIGHT)


def _standing(state: State, movement: Movement, plan: Plan) -> int:
    """How many defenders the attackers find: all but those bribed, replaced and bought [8.3.4]."""
    bribed = state.copy()
    if plan.bribe:
        step = Bribery(movement)
        bribed.push(step)
        step.answer(bribed, BRIBE_YES)
    return bribed.count(in_area(plan.target)) - plan.turned - plan.bought
