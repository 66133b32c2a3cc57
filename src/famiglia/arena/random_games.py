"""Games in which chance and all seats answer at random, with their records."""

from typing import Final

from famiglia.arena.dice import Dice
from famiglia.edition.tables import Tables
from famiglia.engine.game import Decision, Game
from famiglia.record.new import record_of
from famiglia.record.recorder import Recorder
from famiglia.record.set_up import FULL, SetUp

MOST_ENTRIES: Final = 5000
"""No game has so many entries."""


def play_random(tables: Tables, rules: int, seed: int, set_up: SetUp = FULL) -> Recorder:
    """A whole game."""
    recorder = record_of(tables, rules, set_up)
    play_on(recorder, Dice(seed))
    return recorder


def play_on(
    recorder: Recorder, dice: Dice, *, most: int = MOST_ENTRIES, anytime: bool = False
) -> None:
    """Go on at random to the end, or until the record has so many entries."""
    while len(recorder.record.entries) < most and answer_at_random(recorder, dice) is not None:
        if anytime:
            dice.interject(recorder)


def answer_at_random(game: Game | Recorder, dice: Dice) -> Decision | None:
    """Answer the open question; which it was, or None at the end."""
    decision = game.decision()
    if decision is not None:
        game.apply(decision.seat, dice.answer(decision))
    return decision
