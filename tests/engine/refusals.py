"""Acts that are refused: a game at a question, answers, and one that is not taken."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import pytest
from tools.fuzz.content import content

from famiglia.engine.game import Game, NotOffered
from tests.engine.table import answer


class Case(Protocol):
    """An answer that is refused after some others, by which reason and rule."""

    @property
    def key(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def answers(self) -> tuple[str, ...]: ...
    @property
    def refused(self) -> str: ...


class Refusal(NamedTuple):
    """What is refused in a game after some answers, and by which reason and rule."""

    key: str
    rule: str
    game: Callable[[], Game]
    answers: tuple[str, ...]
    refused: str


def refuse(case: Refusal, say: Callable[..., None] = answer) -> None:
    """The answer is refused with its rule, and the game is left exactly as it was [3.4.2].

    Answers are said in the words of `tests.engine.table`, or in the notation of records.
    """
    refuse_in(case.game(), say, case)


def refuse_in(game: Game, say: Callable[..., None], case: Case) -> None:
    """The same in a game that stands at its first question."""
    say(game, *case.answers)
    before = content(game)

    with pytest.raises(NotOffered) as refused:
        say(game, case.refused)

    reason = refused.value.reason
    assert (reason.key, reason.rule) == (case.key, case.rule)
    assert f"[{case.rule}]" in str(refused.value)
    assert content(game) == before


def names(cases: Sequence[Case]) -> list[str]:
    """What the cases are called: the key and the refused answer."""
    return [f"{case.key}: {case.refused}" for case in cases]
