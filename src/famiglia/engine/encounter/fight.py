"""A declared Movement and its two sides, and what becomes of Soldati in a fight [8]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.cells import FIGHT, NEUTRAL, in_area, in_hq, in_supply
from famiglia.engine.encounter.teams import is_enemy
from famiglia.engine.member_bounds import note_member_bounds, show_shortage
from famiglia.engine.members import bring_home
from famiglia.engine.state import Frame, State

LAND: Final = 0
BOATS: Final = 1
ALLIED: Final = 2
"""The ways of a Movement [8.2.1]."""


class Side:
    """Whose Soldati fight, and in which cell they stand."""

    def __init__(self, owner: i64, cell: i64) -> None:
        self.owner = owner
        self.cell = cell


class Route:
    """From where, into which area, and which way."""

    def __init__(self, start: i64, target: i64, way: i64) -> None:
        self.start = start
        self.target = target
        self.way = way


class Movement:
    """A declared Movement [8.2]; without a token it is one of agitated neutrals [9.3.2]."""

    def __init__(
        self, family: i64, token: i64, route: Route, defender: i64, may_drive: bool
    ) -> None:
        self.family = family
        """Who decides: the attacker or the agitator."""
        self.token = token
        self.start = route.start
        self.target = route.target
        self.way = route.way
        self.may_drive = may_drive
        """Whether a car may still come along [8.8.3]."""
        self.attackers = Side(family if token != NONE else NEUTRAL, FIGHT)
        self.defenders = Side(defender, in_area(route.target))
        """Who held the target when the Movement was declared."""


class MovementFrame(Frame):
    """A step of a Movement, asked of the family that moves."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement

    def seat(self, state: State) -> i64:
        """The player who decides for the attackers."""
        return state.seat_of[self.movement.family]


def is_attack(state: State, movement: Movement) -> bool:
    """Whether the Movement leads into an area that an enemy of the moving side holds."""
    attacker, defender = movement.attackers.owner, movement.defenders.owner
    if attacker == NEUTRAL:
        return defender != NEUTRAL and is_enemy(state, movement.family, defender)
    return is_enemy(state, attacker, defender)


def fighters(state: State, side: Side) -> i64:
    """How many Soldati of a side are in the fight."""
    return state.count(side.cell)


def remove(state: State, side: Side, number: i64) -> i64:
    """Soldati go to their supply [1.3.4]; how many of them were neutrals."""
    gone = min(number, state.count(side.cell))
    state.move(side.cell, in_supply(side.owner), gone)
    return gone if side.owner == NEUTRAL else 0


def turn(state: State, own: Side, enemy: Side, number: i64) -> None:
    """Enemies are replaced from the own supply, as far as that goes [8.6.9], [8.6.10]."""
    gone = min(number, state.count(enemy.cell))
    state.move(enemy.cell, in_supply(enemy.owner), gone)
    come = min(gone, state.count(in_supply(own.owner)))
    state.move(in_supply(own.owner), own.cell, come)
    if come < gone and own.owner < FAMILIES:
        show_shortage(state, own.owner)
    note_member_bounds(
        state
    )  # While it is seen who came; later some of them may be back in the supply.


def run_away(state: State, side: Side, number: i64) -> i64:
    """Cowards go to headquarters [8.6.12], those of nobody's family to their supply [8.9.4]."""
    if side.owner >= FAMILIES:
        return remove(state, side, number)
    state.move(side.cell, in_hq(side.owner), min(number, state.count(side.cell)))
    return 0


def reward(state: State, family: i64, neutrals: i64) -> None:
    """1 Soldato for each neutral a family has just removed [8.9.1], [8.9.2]; not under [13.1.3].

    Two who play alone are asked what comes, before all that has been pushed or replaced by then.
    """
    if family < FAMILIES and not state.rules.neutrals:
        bring_home(state, family, neutrals)


def reward_fighter(state: State, movement: Movement, neutrals: i64) -> None:
    """The same for whoever fights against the neutrals [9.3.6]."""
    attacker, defender = movement.attackers.owner, movement.defenders.owner
    reward(state, attacker if defender == NEUTRAL else defender, neutrals)
