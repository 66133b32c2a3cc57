"""Acts that are refused: a position, answers up to a question, and one that is not taken."""

from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

from tests.engine.encounter.scene import play, printing, scene
from tests.engine.refusals import refuse_in


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
        refuse_in(scene(case.board), play, case)


def _reprinted(case: Refusal) -> AbstractContextManager[None]:
    return printing(*case.prints) if case.prints[0] else nullcontext()
