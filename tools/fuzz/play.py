"""A random game, answer by answer, that can be told again."""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from famiglia.edition.flatten import flatten
from famiglia.edition.schema import Edition
from famiglia.edition.tables import Tables
from famiglia.edition.vocabulary import LEVELS
from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME
from famiglia.engine.state import CHANCE, CLASSIC, RECOMMENDED
from famiglia.record.new import record_of
from famiglia.record.recorder import Recorder
from famiglia.record.set_up import FULL, SetUp

MOST_ANSWERS: Final = 5000
"""No game has so many answers."""
RARELY: Final = 0.01
"""How often somebody uses an Anytime Option before an answer."""
RULES: Final = (RECOMMENDED, CLASSIC, RECOMMENDED | 32, 5, 10, 20)
SET_UPS: Final = (FULL, FULL, SetUp(quick=True), SetUp(first_game=True))
MODES: Final = ("2v2", "1v1", "2v1")


class Answered(NamedTuple):
    """Who answered what; the kind tells Anytime Options from answers."""

    seat: int
    kind: int
    option: int


class FuzzTable(NamedTuple):
    """What a game is played with."""

    tables: Tables
    rules: int
    set_up: SetUp

    def game(self) -> Game:
        """A new game."""
        return Game.new(self.tables, self.rules, self.set_up.quick, self.set_up.first_game)


def tables_of(edition: Edition, mode: str, level: str = "") -> list[Tables]:
    """The tables of a mode: one, or one for each level where it has some and none is named."""
    if level or mode not in edition.solo or not edition.solo[mode].levels:
        return [flatten(edition, mode, level)]
    return [flatten(edition, mode, each) for each in LEVELS]


def table_of(tables: list[Tables], seed: int) -> FuzzTable:
    """Level, rules and set-up change from seed to seed."""
    chance = random.Random(f"table {seed}")
    return FuzzTable(chance.choice(tables), chance.choice(RULES), chance.choice(SET_UPS))


def give(game: Game, answer: Answered) -> None:
    """Give a game an answer."""
    if answer.kind == ANYTIME:
        game.apply_anytime(answer.seat, answer.option)
    else:
        game.apply(answer.seat, answer.option)


def choose(game: Game, chance: random.Random) -> Answered | None:
    """A random answer to the open question or, rarely, an Anytime Option; None at the end."""
    decision = game.decision()
    if decision is None:
        return None
    if decision.seat != CHANCE and chance.random() < RARELY:
        seat = chance.randrange(game.state.seats)
        if options := game.anytime(seat):
            return Answered(seat, ANYTIME, chance.choice(options))
    return Answered(decision.seat, decision.kind, chance.choice(decision.options))


def answers(game: Game, seed: int) -> Iterator[Answered]:
    """Random answers to the end; each is to be given before the next is asked for."""
    chance = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        answer = choose(game, chance)
        if answer is None:
            return
        yield answer
    raise AssertionError(f"the game does not end within {MOST_ANSWERS} answers")


def recorded(table: FuzzTable, answers: list[Answered]) -> Recorder:
    """A game told again with its record."""
    recorder = record_of(table.tables, table.rules, table.set_up)
    for answer in answers:
        if answer.kind == ANYTIME:
            recorder.apply_anytime(answer.seat, answer.option)
        else:
            recorder.apply(answer.seat, answer.option)
    return recorder
