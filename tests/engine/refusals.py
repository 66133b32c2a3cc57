"""Acts that are refused: a game at a question, answers, and one that is not taken."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from famiglia.engine.game import Game, NotOffered
from famiglia.record.digest import flat
from tests.engine.build import question
from tests.engine.table import answer


class Refusal(NamedTuple):
    """What is refused in a game after some answers, and by which reason and rule."""

    key: str
    rule: str
    game: Callable[[], Game]
    answers: tuple[str, ...]
    refused: str


def refuse(case: Refusal) -> None:
    """The answer is refused with its rule, and the game is left exactly as it was [3.4.2]."""
    game = case.game()
    answer(game, *case.answers)
    options, frames = list(question(game).options), list(game.state.frames)
    before = [list(numbers) for numbers in flat(game.state)]

    with pytest.raises(NotOffered) as refused:
        answer(game, case.refused)

    reason = refused.value.reason
    assert (reason.key, reason.rule) == (case.key, case.rule)
    assert f"[{case.rule}]" in str(refused.value)
    assert flat(game.state) == before
    assert (question(game).options, game.state.frames) == (options, frames)


def names(cases: list[Refusal]) -> list[str]:
    """What the cases are called: the key and the refused answer."""
    return [f"{case.key}: {case.refused}" for case in cases]
