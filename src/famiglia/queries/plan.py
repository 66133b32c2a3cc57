"""A Movement or Strike as it might be, carried out by the engine as far as its family decides."""

from typing import Final, NamedTuple

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.answers import (
    BRIBE_YES,
    pack_act_shotgun,
    pack_agitate_move,
    pack_buy,
    pack_force,
    pack_turn_defenders,
)
from famiglia.engine.cells import FIGHT, NEUTRAL
from famiglia.engine.encounter.agitate import AgitateMove
from famiglia.engine.encounter.fight import LAND, Movement, Route
from famiglia.engine.encounter.order import begin
from famiglia.engine.encounter.words import SHOTGUN
from famiglia.engine.game import Game, Refused
from famiglia.engine.kinds import ACT, AGITATE_MOVE, BRIBE, BUY, FORCE, SPLIT, TURN_DEFENDERS
from famiglia.engine.options import DONE
from famiglia.engine.reasons import OTHER_QUESTION, REASONS
from famiglia.engine.state import State

_UNASKED: Final = {
    BRIBE: DONE,
    FORCE: pack_force(1, 0),
    TURN_DEFENDERS: pack_turn_defenders(0),
    BUY: pack_buy(0),
}
"""The only answer there is where the engine does not ask."""

ALL_SOLDATI: Final = -1
"""As many Soldati as may go [8.3.1] [9.3.2]."""


class Plan(NamedTuple):
    """A first Movement of an order, or one of agitated neutrals if its start is neutral [9.3.2]."""

    family: int
    start: int
    target: int
    soldati: int
    """How many go, or ALL_SOLDATI."""
    way: int = LAND
    order: int = NONE
    """A token of the family; NONE stands for its plainest one."""
    car: bool = False
    bribe: bool = False
    turned: int = 0
    """Defenders replaced [10.1.2]."""
    bought: int = 0
    """Defenders removed for Money [10.1.3]."""

    def answers(self) -> list[tuple[int, int]]:
        """What the family says from the target on, in the sequence of [8.2] and [8.3]."""
        return [
            (ACT, pack_act_shotgun(self.start, self.target, self.way)),
            (BRIBE, BRIBE_YES if self.bribe else DONE),
            (FORCE, pack_force(self.soldati, int(self.car))),
            (TURN_DEFENDERS, pack_turn_defenders(self.turned)),
            (BUY, pack_buy(self.bought)),
        ]


def movement_of(state: State, plan: Plan) -> Movement:
    """The plan as the engine declares it; agitated neutrals have no order [9.3.4]."""
    holder = state.holder[plan.start]
    if holder not in (plan.family, NEUTRAL) or state.count(FIGHT):
        raise ValueError("nobody sets out from there, or a fight is going on")
    token = NONE if holder == NEUTRAL else token_of(state, plan.family, plan.order, SHOTGUN)
    route = Route(plan.start, plan.target, plan.way)
    return Movement(plan.family, token, route, state.holder[plan.target], True)


def token_of(state: State, family: int, order: int, word: int) -> int:
    """An order of a family among all tokens; NONE stands for its plainest one with a part."""
    return family * ORDERS + (plainest(state, family, word) if order == NONE else order)


def plainest(state: State, family: int, word: int = SHOTGUN) -> int:
    """The family's order with such a part, the fewest skulls and the fewest other parts."""
    printed = state.tables.orders[family * ORDERS : (family + 1) * ORDERS]
    found = [
        (order.skull, len(order.action.parts), token)
        for token, order in enumerate(printed)
        if order.action.part(word) is not None
    ]
    if not found:
        raise ValueError("no order of this family can do that")
    return min(found)[2]


def carry_out(state: State, plan: Plan, token: int) -> State:
    """A copy where the Movement has come to its conflict or its end; else raises Refused."""
    if token != NONE:
        after = execute(state, token, plan.start, plan.answers())
        bring_home(Game(after))
        return after
    after = state.copy()
    after.frames = [AgitateMove(plan.family, plan.start)]
    game = Game(after)
    _give(game, AGITATE_MOVE, pack_agitate_move(plan.target, plan.soldati))
    bring_home(game)
    return after


def execute(state: State, token: int, area: int, answers: list[tuple[int, int]]) -> State:
    """A copy where an order in an area has been done so far; else raises Refused."""
    after = state.copy()
    after.frames = []
    after.put(token, area)
    begin(after, token)
    game = Game(after)
    for kind, option in answers:
        _give(game, kind, option)
    return after


def bring_home(game: Game) -> None:
    """Who comes home for neutrals is a Soldato if he can be: it changes nothing in the fight."""
    while (decision := game.decision()) is not None and decision.kind == SPLIT:
        game.apply(decision.seat, decision.options[0])


def _give(game: Game, kind: int, option: int) -> None:
    """Answer if this is asked; if it is not, nothing else may be meant."""
    bring_home(game)
    decision = game.decision()
    if decision is not None and decision.kind == kind:
        game.apply(decision.seat, option)
    elif option != _UNASKED.get(kind):
        raise Refused(REASONS[OTHER_QUESTION])
