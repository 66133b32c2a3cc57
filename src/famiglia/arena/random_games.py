"""Games in which chance and all seats answer at random, with their records."""

from typing import Final

from famiglia.arena.dice import Dice
from famiglia.edition.tables import Tables
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
    while (decision := recorder.decision()) is not None and len(recorder.record.entries) < most:
        recorder.apply(decision.seat, dice.answer(decision))
        if anytime:
            dice.interject(recorder)
