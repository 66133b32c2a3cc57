"""Dice: who answers for chance, and for a seat that answers at random."""

import random
from typing import Final

from famiglia.engine.defaults import defaults
from famiglia.engine.game import Decision, Game
from famiglia.engine.state import CHANCE
from famiglia.record.recorder import Recorder

ANSWERS_PER_ANYTIME_OPTION: Final = 12
"""One answer in so many is followed by an Anytime Option."""


class Dice:
    """Random answers: chance's depend on the seed alone, not on what the seats do."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._seats = random.Random(f"seats {seed}")

    def answer(self, decision: Decision) -> int:
        """One of the answers on offer."""
        source = self._chance if decision.seat == CHANCE else self._seats
        return source.choice(decision.options)

    def seed_of_bot(self, seat: int) -> str:
        """A seed for a bot, drawn apart from what chance does."""
        return f"bot {self._seats.getrandbits(64)} {seat}"

    def default(self, game: Game) -> int:
        """The answer for who does not answer; what is hidden of it is drawn [3.4.3]."""
        return self._seats.choice(defaults(game))

    def interject(self, recorder: Recorder) -> None:
        """Now and then a seat uses an Anytime Option."""
        if self._seats.randrange(ANSWERS_PER_ANYTIME_OPTION) == 0:
            seat = self._seats.randrange(recorder.game.state.seats)
            if options := recorder.game.anytime(seat):
                recorder.apply_anytime(seat, self._seats.choice(options))
