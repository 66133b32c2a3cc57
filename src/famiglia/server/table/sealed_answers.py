"""Answers set ahead: sealed, used when their question comes up, withdrawn when it has passed.

Each is stored under the name of its question (`queries/question_names.py`) and holds for one round.
"""

from typing import Final, NamedTuple

from famiglia.engine.game import Game
from famiglia.queries.question_names import question_name
from famiglia.record.notation import Answer, BadNotation, context_of, parse

CONCEDE: Final = "concede"
"""Under this name a seat sets ahead that it wants to give up; no question is called so."""


class SealedAnswer(NamedTuple):
    """An answer set ahead."""

    round: int
    text: str
    """In the notation of records; of orders several, in the sequence they shall be executed."""
    is_own: bool = True
    """Whether the person said so; else chance did when the time had run out."""


def open_name(game: Game) -> str:
    """Under which name the open question may have been answered ahead; "" if it cannot be."""
    decision = game.decision()
    return "" if decision is None else question_name(game.state, decision)


def answered_ahead(game: Game, sealed: SealedAnswer) -> Answer | None:
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
