"""Who answers for chance, and random players: for simulation and tests."""

import random
from typing import Final

from famiglia.edition.tables import Tables
from famiglia.engine.defaults import defaults
from famiglia.engine.game import Decision, Game
from famiglia.engine.state import CHANCE
from famiglia.record.header import Header, switches_of
from famiglia.record.mode import Mode
from famiglia.record.position import read, write
from famiglia.record.record import Record
from famiglia.record.recorder import Recorder
from famiglia.record.replay import begin
from famiglia.record.set_up import FULL, SetUp

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario")
MOST_ENTRIES: Final = 5000
"""No game has so many entries."""
ANSWERS_PER_OPTION: Final = 12
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
        if self._seats.randrange(ANSWERS_PER_OPTION) == 0:
            seat = self._seats.randrange(recorder.game.state.seats)
            if options := recorder.game.anytime(seat):
                recorder.apply_anytime(seat, self._seats.choice(options))


def record_of(tables: Tables, rules: int, set_up: SetUp = FULL) -> Recorder:
    """A game at its first question, with an empty record."""
    header = _header(tables, rules, set_up)
    return Recorder(begin(header, tables), Record(header))


def record_at(tables: Tables, position: str) -> Recorder:
    """A game that begins from a written position, in the form in which it is written."""
    state = read(position, tables)
    header = _header(tables, state.rules.flags, FULL)._replace(position=write(state))
    return Recorder(begin(header, tables), Record(header))


def _header(tables: Tables, rules: int, set_up: SetUp) -> Header:
    """Of a game in the mode of the tables, with a name for each of its seats."""
    mode, names = Mode(tables.mode, tables.level), NAMES[: len(tables.seats)]
    return Header(tables.edition, tables.hash, mode, set_up, switches_of(rules), names)


def play_random(tables: Tables, rules: int, seed: int, set_up: SetUp = FULL) -> Recorder:
    """A whole game in which chance and all seats answer at random."""
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
