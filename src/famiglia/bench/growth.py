"""How the cost of a decision grows: from round to round, and with the games one process holds."""

import random
import time
from typing import Final, NamedTuple

from famiglia.bench.ours import middle, play_on
from famiglia.bench.worker import resident
from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.engine.state import RECOMMENDED

NUMBERS: Final = (1, 10, 100, 1_000, 10_000)
"""How many games are live at once."""
GAMES: Final = 200
DECISIONS: Final = 40_000
"""How many are measured for each number of games, at least one in each."""
DIFFERENT: Final = 100


class Live(NamedTuple):
    """Of so many live games: the cost of a decision, and the memory of a game."""

    games: int
    microseconds: float
    bytes: int


def by_round(tables: Tables, games: int = GAMES) -> dict[int, float]:
    """The microseconds of a decision in each round of random games."""
    spent: dict[int, float] = {}
    decisions: dict[int, int] = {}
    for seed in range(games):
        game, chance = Game.new(tables, RECOMMENDED), random.Random(seed)
        while game.decision() is not None:
            number = game.state.round
            begin = time.process_time()
            done = 0
            while game.decision() is not None and game.state.round == number:
                done += play_on(game, chance, 25)["decisions"]
            spent[number] = spent.get(number, 0.0) + time.process_time() - begin
            decisions[number] = decisions.get(number, 0) + done
    return {number: 1e6 * spent[number] / decisions[number] for number in sorted(spent)}


def by_games(tables: Tables) -> list[Live]:
    """The same while more and more games are live and are answered in turn."""
    found = []
    models = [middle(tables, seed) for seed in range(DIFFERENT)]
    chance = random.Random(0)
    for number in NUMBERS:
        before = resident()
        games = [models[place % DIFFERENT].copy() for place in range(number)]
        for game in games:
            play_on(game, chance, 5)
        size = (resident() - before) // number
        begin = time.process_time()
        done = 0
        while done < DECISIONS:
            for place, game in enumerate(games):
                done += play_on(game, chance, 1)["decisions"]
                if game.decision() is None:
                    games[place] = models[place % DIFFERENT].copy()
        found.append(Live(number, 1e6 * (time.process_time() - begin) / done, size))
    return found
