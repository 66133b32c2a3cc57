"""What a bot is: it takes a view and the question it is asked, and gives an answer."""

from typing import Final, NamedTuple, Protocol

from famiglia.engine.game import Decision
from famiglia.engine.view import View
from famiglia.record.notation import Answer

BUDGET_POSITIONS: Final = 4000
"""Positions looked at in one move. Not seconds, so that a seed plays the same game anywhere."""


class ScoreReason(NamedTuple):
    """Why a move has its score: the key of a text, and its parameters."""

    key: str
    parameters: dict[str, float]


class Idea(NamedTuple):
    """A move a bot considered: its answers, its score in Money, and why it has that score."""

    answers: list[Answer]
    score: float
    reasons: list[ScoreReason]
    """What weighs most first."""


class Bot(Protocol):
    """Sits in one seat of one game, and sees what a person there would see."""

    def choose(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> int:
        """The answer to a question it is asked."""

    def plan(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Answer]:
        """The whole move that begins with that answer, as far as it is thought out."""

    def explain(self, seen: View, decision: Decision, budget: int = BUDGET_POSITIONS) -> list[Idea]:
        """The moves it considers, best first."""
