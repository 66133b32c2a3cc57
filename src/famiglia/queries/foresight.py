"""Which questions a seat may answer ahead now, and with what; by what it sees alone.

Answers are those that would be on offer as the board stands; what is not when its question comes up
is no answer then. Fights of agitated neutrals are not foreseen.
"""

from collections.abc import Iterator
from typing import NamedTuple

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.answers import TAKE_LEAVE, TAKE_TAKE, pack_card, pack_next_order
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.phase import NextOrder, may_be_next, waiting
from famiglia.engine.encounter.progress import printed, starts
from famiglia.engine.encounter.teams import is_on_team
from famiglia.engine.encounter.words import SHOTGUN
from famiglia.engine.facts import bust
from famiglia.engine.kinds import ACT, CARD, FINAL_ACTION, KINDS, NEXT_ORDER, TAKE
from famiglia.engine.options import DONE
from famiglia.engine.planning.final import FinalAction
from famiglia.engine.reasons import OK
from famiglia.engine.state import State
from famiglia.engine.view import View
from famiglia.queries.question_names import (
    FINAL,
    ORDERS_NAME,
    fight_name,
    fight_name_by,
    second_movement_name,
)
from famiglia.queries.reach import reach


class ForeseenQuestion(NamedTuple):
    """A question that may come, by its name."""

    name: str
    kind: int
    options: list[int]


def foreseen_questions(seen: View) -> list[ForeseenQuestion]:
    """All that a seat may answer ahead, each name once."""
    family = seen.state.family_of[seen.seat]
    if family == NONE:
        return []
    found = [
        *_final_action(seen.state, family),
        *_sequence(seen.state, family),
        *_second_movements(seen.state, family),
        *_fights(seen, family),
    ]
    return list({each.name: each for each in found}.values())


def _final_action(state: State, family: int) -> Iterator[ForeseenQuestion]:
    """Of who has a bust beside a space [5.10.3]."""
    if state.facts[bust(family)] != NONE:
        yield ForeseenQuestion(FINAL, FINAL_ACTION, list(FinalAction(family).options(state)))


def _sequence(state: State, family: int) -> Iterator[ForeseenQuestion]:
    """Own orders that wait with others of the same initiative [7.1.3]."""
    own = [token for token in _waiting(state) if token // ORDERS == family]
    due = [
        token
        for token in own
        if any(other != token and may_be_next(state, token, other) == OK for other in own)
    ]
    if due:
        yield ForeseenQuestion(
            ORDERS_NAME, NEXT_ORDER, [pack_next_order(token % ORDERS) for token in due]
        )


def _second_movements(state: State, family: int) -> Iterator[ForeseenQuestion]:
    """That they are declined [8.8.1]; where they would lead is not known yet."""
    for token in _starts(state):
        part = printed(state, token).action.part(SHOTGUN)
        if token // ORDERS == family and part is not None and part.number > 1:
            yield ForeseenQuestion(second_movement_name(state, token), ACT, [DONE])


def _fights(seen: View, family: int) -> Iterator[ForeseenQuestion]:
    """Cards, and whether the other's is taken, in fights to which the family may come [8.6.4]."""
    state = seen.state
    cards = [pack_card(card) for card in range(len(state.tables.cards))]
    for name, is_laid in _fights_of(seen, family):
        if not is_laid:
            yield ForeseenQuestion(f"{KINDS[CARD].name} {name}", CARD, cards)
        yield ForeseenQuestion(f"{KINDS[TAKE].name} {name}", TAKE, [TAKE_LEAVE, TAKE_TAKE])


def _fights_of(seen: View, family: int) -> Iterator[tuple[str, bool]]:
    """Fights by their names, and whether the family has laid its card."""
    state = seen.state
    for frame in state.frames:
        if isinstance(frame, LayCard | TakeCard):
            duel = frame.duel
            laid = {duel.movement.family: duel.attack_card, duel.opponent: duel.defence_card}
            if family in laid:
                yield fight_name(state, duel.movement), laid[family] != NONE
            return
    for token, areas in _starts(state).items():
        has_movement = printed(state, token).action.part(SHOTGUN) is not None
        if has_movement and not is_on_team(state, family, token // ORDERS):
            for target in _attacked(seen, token // ORDERS, areas):
                if state.holder[target] == family:
                    yield fight_name_by(state, token, target), False


def _attacked(seen: View, attacker: int, areas: list[int]) -> list[int]:
    """Areas into which a family could move from some areas."""
    found = [reach(seen, area, attacker) for area in areas]
    return sorted({target for ways in found for way in ways[:3] for target in way})


def _starts(state: State) -> dict[int, list[int]]:
    """The orders that wait or are being executed, and from where each may set out."""
    found = {token: [state.orders[token]] for token in _waiting(state)}
    for frame in state.frames:
        if isinstance(frame, ExecuteOrder):
            found[frame.progress.token] = starts(state, frame.progress)
    return found


def _waiting(state: State) -> list[int]:
    """The orders that are still to be executed in this encounter phase."""
    for frame in state.frames:
        if isinstance(frame, NextOrder):
            return waiting(state, frame.executed)
    return []
