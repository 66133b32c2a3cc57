"""What an answer brings in a Movement that has been declared and not begun to fight [8.3].

The engine carries it out on a copy of what the seat sees, up to its conflict or its end. What is
asked after the answer is taken to be answered plainly: all go, without a car, and nobody else is
replaced or bought.
"""

from typing import Final

from famiglia.engine.answers import (
    buy_number,
    force_car,
    force_number,
    pack_buy,
    pack_force,
    pack_turn_defenders,
)
from famiglia.engine.cells import CAR_IN_FIGHT, FIGHT
from famiglia.engine.encounter.bribery import Bribery
from famiglia.engine.encounter.defenders import BuyDefenders, TurnDefenders
from famiglia.engine.encounter.fight import Movement, fighters
from famiglia.engine.encounter.movers import Force, most_soldati
from famiglia.engine.game import Game, Refused
from famiglia.engine.kinds import BUY, FORCE, TURN_DEFENDERS
from famiglia.engine.reasons import OTHER_QUESTION, REASONS
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.queries.forecast import Arrival, Forecast, arrival_forecast
from famiglia.queries.plan import bring_home
from famiglia.record.notation import Answer

_Preparing = Bribery | Force | TurnDefenders | BuyDefenders
_ASKED_LATER: Final = (FORCE, TURN_DEFENDERS, BUY)


def answer_forecast(seen: View, answer: Answer) -> Forecast:
    """What an answer of the seat to the open question brings.

    Raises Refused for one that is not offered, ValueError where nothing of the kind is asked.
    """
    before = seen.state
    frame = before.frames[-1] if before.frames else None
    if not isinstance(frame, _Preparing) or frame.seat(before) != seen.seat:
        raise ValueError("the seat prepares no Movement")
    if answer.kind != frame.kind():
        raise Refused(REASONS[OTHER_QUESTION])
    option = answer.option
    after = _alone(before, frame)
    game = Game(after)
    game.apply(seen.seat, option)
    bring_home(game)
    while (decision := game.decision()) is not None and decision.kind in _ASKED_LATER:
        game.apply(seen.seat, _plain(after, frame.movement, decision.kind))
        bring_home(game)
    return arrival_forecast(seen, after, _arrival(before, frame, option))


def _plain(state: State, movement: Movement, kind: int) -> int:
    """All go without a car, and nobody is replaced or bought."""
    if kind == FORCE:
        return pack_force(most_soldati(state, movement), 0)
    return pack_turn_defenders(0) if kind == TURN_DEFENDERS else pack_buy(0)


def _alone(state: State, frame: _Preparing) -> State:
    """A copy where nothing but the Movement goes on."""
    after = state.copy()
    after.frames = [frame]
    return after


def _arrival(state: State, frame: _Preparing, option: int) -> Arrival:
    """Who goes, and how many they find who were not bribed, replaced or bought [8.3.4]."""
    movement, after = frame.movement, _alone(state, frame)
    frame.answer(after, option)
    if isinstance(frame, BuyDefenders):
        found = fighters(state, movement.defenders) - buy_number(option)
    else:
        found = fighters(after, movement.defenders)
    soldati, car = state.count(FIGHT), bool(state.count(CAR_IN_FIGHT))
    if isinstance(frame, Force):
        soldati, car = force_number(option), force_car(option) == 1
    elif isinstance(frame, Bribery):
        soldati = most_soldati(state, movement)
    return Arrival(movement, soldati, car, found)
