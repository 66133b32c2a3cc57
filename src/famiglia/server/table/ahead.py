"""Answers set ahead: sealed, used when their question comes up, withdrawn when it has passed.

Each has a name, which says the question it is for. Names are made of what everybody knows, and hold
for one round.
"""

from random import Random
from typing import Final, NamedTuple

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.answers import ACT_SHOTGUN, act_variant
from famiglia.engine.determinize import determinize
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.fight import Movement
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.words import SHOTGUN
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import (
    CARD,
    CHOOSE_CHARACTER,
    CHOOSE_FAMILIES,
    FINAL_ACTION,
    KINDS,
    NEXT_ORDER,
    TAKE,
)
from famiglia.engine.options import DONE
from famiglia.engine.state import State
from famiglia.record.notation import Answer, BadNotation, context_of, parse

AT_ONCE: Final = (CHOOSE_FAMILIES, CHOOSE_CHARACTER, CARD, TAKE)
"""What several seats choose at the same time: asked one after the other, answered in any order."""
CHOICE: Final = "choice"
ORDERS_NAME: Final = "orders"
FINAL: Final = "final-action"
_NAMES: Final = {
    CHOOSE_FAMILIES: CHOICE,
    CHOOSE_CHARACTER: CHOICE,
    NEXT_ORDER: ORDERS_NAME,
    FINAL_ACTION: FINAL,
}


class Sealed(NamedTuple):
    """An answer set ahead."""

    round: int
    text: str
    """In the notation of records; of orders several, in the sequence they shall be executed."""
    is_own: bool = True
    """Whether the person said so; else chance did when the time had run out."""


def name_of(game: Game) -> str:
    """Under which name the open question may have been answered ahead; "" if it cannot be."""
    decision, state = game.decision(), game.state
    if decision is None:
        return ""
    if decision.kind in _NAMES:
        return _NAMES[decision.kind]
    step = state.frames[-1]
    if isinstance(step, LayCard | TakeCard):
        return f"{KINDS[decision.kind].name} {fight_of(state, step.duel.movement)}"
    if isinstance(step, ExecuteOrder) and _is_second_movement(step, decision):
        return second_movement_of(state, step.progress.token)
    return ""


def fight_of(state: State, movement: Movement) -> str:
    """What a fight is called: by whose order or agitation, and where."""
    if movement.token != NONE:
        return fight_by(state, movement.token, movement.target)
    area = state.tables.area_ids[movement.target]
    return f"{state.tables.family_ids[movement.family]}/agitate {area}"


def fight_by(state: State, token: int, target: int) -> str:
    """What a fight is called that an order leads to."""
    return f"{_token(state, token)} {state.tables.area_ids[target]}"


def second_movement_of(state: State, token: int) -> str:
    """Under which name the second Movement of an order is answered ahead."""
    return f"second-movement {_token(state, token)}"


def answered_ahead(game: Game, sealed: Sealed) -> Answer | None:
    """What was set ahead, if it is on offer now."""
    decision = game.decision()
    if decision is None or sealed.round != game.state.round:
        return None
    context = context_of(game.state, decision.seat)
    for text in sealed.text.splitlines():
        try:
            answer = parse(text, context)
        except BadNotation:
            continue
        if answer.kind == decision.kind and answer.option in decision.options:
            return answer
    return None


def is_choosing(game: Game, seat: int) -> bool:
    """Whether a seat is asked what several choose at once."""
    decision = game.decision()
    return decision is not None and decision.kind in AT_ONCE and decision.seat == seat


def early_question(game: Game, seat: int) -> Decision | None:
    """What a seat is about to be asked where several choose at once; by its view alone."""
    guessed = early_game(game, seat)
    return None if guessed is None else guessed.decision()


def early_game(game: Game, seat: int) -> Game | None:
    """A game that fits what the seat sees, at that question."""
    decision = game.decision()
    if decision is None or decision.kind not in AT_ONCE or decision.seat == seat:
        return None
    guessed = Game(determinize(game.view(seat), Random(0)))
    while (asked := guessed.decision()) is not None and asked.kind == decision.kind:
        if asked.seat == seat:
            return guessed
        guessed.apply(asked.seat, asked.options[0])
    return None


def _is_second_movement(order: ExecuteOrder, decision: Decision) -> bool:
    """Whether nothing is left of an order but another Movement."""
    left = {act_variant(option) for option in decision.options if option != DONE}
    return order.progress.trail.word == SHOTGUN and left == {ACT_SHOTGUN}


def _token(state: State, token: int) -> str:
    family = token // ORDERS
    return f"{state.tables.family_ids[family]}/{state.tables.order_ids[family][token % ORDERS]}"
