"""Knockout and result of a Movement [8.7], rewards [8.9], Recruitment [11.2.6]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from famiglia.edition.tables import FAMILIES
from famiglia.engine.answers import occupy_members, pack_occupy
from famiglia.engine.cells import CAR_IN_FIGHT, FIGHT, NEUTRAL, car_in, car_supply, in_hq
from famiglia.engine.encounter.fight import (
    Movement,
    MovementFrame,
    fighters,
    is_attack,
    remove,
    reward_fighter,
)
from famiglia.engine.encounter.teams import tile_number
from famiglia.engine.encounter.words import OCCUPY as OCCUPY_WORD
from famiglia.engine.kinds import OCCUPY
from famiglia.engine.members import Split, at_home, bring_home, may_sit, sit_down
from famiglia.engine.options import DONE, Options
from famiglia.engine.reasons import OK, reason
from famiglia.engine.state import State

NOT_ALL_PRINTED: Final[i64] = reason(
    "11.2.6", "not-all-printed", "All printed Soldati come or none, and so many are not there."
)


class Knockout(MovementFrame):
    """1 attacker and 1 defender at a time are removed until a side has none [8.7.1].

    So every conflict ends, by Brute force as by Finesse.
    """

    def enter(self, state: State) -> bool:
        """The reward for neutrals comes when a family's Soldati are back in the supply [8.9.2]."""
        movement = self.movement
        pairs = min(fighters(state, movement.attackers), fighters(state, movement.defenders))
        neutrals = remove(state, movement.attackers, pairs)
        neutrals += remove(state, movement.defenders, pairs)
        conclude(state, movement)
        reward_fighter(state, movement, neutrals)
        return False


def conclude(state: State, movement: Movement) -> None:
    """Who holds the area now, the reward of [13.1.3], Recruitment if an attack took it.

    Only here is it seen who has nobody left [8.7.2]: defenders keep the area [8.7.4], or it
    is empty [8.7.6], or taken.
    """
    attacked = is_attack(state, movement)
    if attacked:
        state.clear_if_empty(movement.target)
    taken = fighters(state, movement.attackers) > 0
    settle_attackers(state, movement)
    if taken and attacked:
        state.replace(Recruitment(movement))
    else:
        state.end()
    if taken:
        reward_taking(state, movement)


def finish(state: State) -> None:
    """To the end of a fight that is only thought of: who comes home is a Soldato if he can be."""
    while state.frames:
        frame = state.frames[-1]
        if isinstance(frame, Split):
            frame.answer(state, frame.options(state)[0])
        elif isinstance(frame, Knockout):
            frame.enter(state)
        else:
            return


def settle_attackers(state: State, movement: Movement) -> None:
    """They take the area, which costs it a lab [8.7.5]; without them their car is lost [8.7.3]."""
    owner = movement.attackers.owner
    number, cars = state.count(FIGHT), state.count(CAR_IN_FIGHT)
    state.deploy(owner, FIGHT, movement.target, number)
    if cars:
        state.move(CAR_IN_FIGHT, car_in(movement.target) if number else car_supply(owner), cars)


def reward_taking(state: State, movement: Movement) -> None:
    """A family that took what was neutral gets some Soldati under the switch [13.1.3]."""
    attacker, defender = movement.attackers.owner, movement.defenders.owner
    if state.rules.neutrals and attacker < FAMILIES and defender == NEUTRAL:
        bring_home(state, attacker, state.tables.numbers.neutral_reward)


class Recruitment(MovementFrame):
    """After an attack that took the area: all printed Soldati or none [11.2.6], [11.2.7]."""

    def kind(self) -> i64:
        """Place them, or not."""
        return OCCUPY

    def enter(self, state: State) -> bool:
        """Only who has the tile and enough Soldati in headquarters is asked.

        Agitated neutrals have no tiles [9.3.4].
        """
        owner = self.movement.attackers.owner
        if owner < FAMILIES:
            number = tile_number(state, owner, OCCUPY_WORD)
            if 0 < number <= at_home(state, owner):
                return True
        state.end()
        return False

    def ask(self, state: State, options: Options) -> None:
        """All or none; each may be a member instead [15.2.5]."""
        for members in range(self._number(state) + 1):
            self.allow(state, pack_occupy(members), options)
        options.add(DONE)

    def why_not(self, state: State, option: i64) -> i64:
        """Headquarters hold other units."""
        if option == DONE:
            return OK
        owner, number = self.movement.attackers.owner, self._number(state)
        members = occupy_members(option)
        against = may_sit(state, owner, members, number)
        has_soldati = number - members <= state.count(in_hq(owner))
        return against or (OK if has_soldati else NOT_ALL_PRINTED)

    def answer(self, state: State, option: i64) -> None:
        """They come from headquarters."""
        if option != DONE:
            owner, members = self.movement.attackers.owner, occupy_members(option)
            soldati = self._number(state) - members
            state.deploy(owner, in_hq(owner), self.movement.target, soldati)
            sit_down(state, owner, members)
        state.end()

    def _number(self, state: State) -> i64:
        return tile_number(state, self.movement.attackers.owner, OCCUPY_WORD)
