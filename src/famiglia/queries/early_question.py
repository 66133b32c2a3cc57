"""What a seat may choose before it is asked, where several choose at once [3.4.1].

The engine asks them one after the other. What the seat will be asked is found in a game that fits
what it sees, so it cannot depend on what the others have chosen.
"""

from random import Random
from typing import Final

from famiglia.engine.determinize import determinize
from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import CARD, CHOOSE_CHARACTER, CHOOSE_FAMILIES, TAKE
from famiglia.engine.view import View

SIMULTANEOUS: Final = (CHOOSE_FAMILIES, CHOOSE_CHARACTER, CARD, TAKE)
"""What several seats choose at the same time: asked one after the other, answered in any order."""


def early_question(seen: View) -> Decision | None:
    """What a seat is about to be asked where others are asked first; None if nothing is."""
    guessed = early_game(seen)
    return None if guessed is None else guessed.decision()


def early_game(seen: View) -> Game | None:
    """A game that fits what the seat sees, at that question."""
    frames = seen.state.frames
    if not frames:
        return None
    kind = frames[-1].kind()
    if kind not in SIMULTANEOUS or frames[-1].seat(seen.state) == seen.seat:
        return None
    guessed = Game(determinize(seen, Random(0)))
    while (asked := guessed.decision()) is not None and asked.kind == kind:
        if asked.seat == seen.seat:
            return guessed
        guessed.apply(asked.seat, asked.options[0])
    return None
