"""Acts that are refused: a position, answers up to a question, and one that is not taken."""

from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

import pytest

from famiglia.engine.game import NotOffered
from famiglia.record.digest import flat
from tests.engine.build import question
from tests.engine.encounter.scene import play, printing, scene


class Refusal(NamedTuple):
    """What is refused in a scene after some answers, and by which reason and rule."""

    key: str
    rule: str
    board: str
    answers: tuple[str, ...]
    refused: str
    prints: tuple[str, str, str] = ("", "", "")
    """A family's order and its action, where the plain edition has none that fits."""


def refuse(case: Refusal) -> None:
    """The answer is refused with its rule, and the game is left exactly as it was [3.4.2]."""
    with _reprinted(case):
        game = scene(case.board)
        play(game, *case.answers)
        options, frames = list(question(game).options), list(game.state.frames)
        before = [list(numbers) for numbers in flat(game.state)]

        with pytest.raises(NotOffered) as refused:
            play(game, case.refused)

    reason = refused.value.reason
    assert (reason.key, reason.rule) == (case.key, case.rule)
    assert f"[{case.rule}]" in str(refused.value)
    assert flat(game.state) == before
    assert (question(game).options, game.state.frames) == (options, frames)


def names(cases: list[Refusal]) -> list[str]:
    """What the cases are called: the key and the refused answer."""
    return [f"{case.key}: {case.refused}" for case in cases]


def _reprinted(case: Refusal) -> AbstractContextManager[None]:
    return printing(*case.prints) if case.prints[0] else nullcontext()
