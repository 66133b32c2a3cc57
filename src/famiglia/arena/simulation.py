"""Many games in which everybody answers at random: how they went, and how fast."""

import time
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from famiglia.arena.dice import Dice
from famiglia.arena.random_games import answer_at_random
from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.record.set_up import SetUp

WINNERS: Final = ("team 1", "team 2", "draw")


class SimulatedGame(NamedTuple):
    """One game: how it ended, and how much was asked."""

    winner: str
    ending: str
    """By what it was won [12.1]."""
    rounds: int
    decisions: int
    choices: int
    """Decisions with at least two answers."""


class Simulation(NamedTuple):
    """All games, and the seconds they took."""

    played: list[SimulatedGame]
    seconds: float

    def rounds(self) -> dict[str, int]:
        """How many games lasted how many rounds, short ones first."""
        return dict(sorted(counts(str(game.rounds) for game in self.played).items()))

    def figures(self) -> dict[str, object]:
        """Sums and counts, for machines."""
        return {
            "games": len(self.played),
            "decisions": sum(game.decisions for game in self.played),
            "choices": sum(game.choices for game in self.played),
            "seconds": round(self.seconds, 3),
            "endings": counts(game.ending for game in self.played),
            "rounds": self.rounds(),
            "wins": counts(game.winner for game in self.played),
        }


def simulate(tables: Tables, rules: int, set_up: SetUp, seeds: Iterable[int]) -> Simulation:
    """A game for each seed."""
    begin = time.perf_counter()
    played = [play(tables, rules, set_up, seed) for seed in seeds]
    return Simulation(played, time.perf_counter() - begin)


def play(tables: Tables, rules: int, set_up: SetUp, seed: int) -> SimulatedGame:
    """One game, the same as a record of it by this seed, but without the record."""
    dice = Dice(seed)
    game = Game.new(tables, rules, set_up.quick, set_up.first_game)
    decisions = choices = 0
    while (decision := answer_at_random(game, dice)) is not None:
        decisions += 1
        choices += len(decision.options) > 1
    outcome = game.outcome()
    assert outcome is not None
    return SimulatedGame(
        WINNERS[outcome.winner], outcome.ending, game.state.round, decisions, choices
    )


def counts(names: Iterable[str]) -> dict[str, int]:
    """How often each name occurs, the most frequent first."""
    return dict(sorted(Counter(names).items(), key=lambda found: (-found[1], found[0])))
