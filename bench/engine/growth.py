"""How the cost of a decision grows: from round to round, and with the games one process holds."""

import random
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from bench.engine.memory import size_of_each
from bench.engine.ours import middle, play_on
from famiglia.edition.tables import Tables
from famiglia.engine.game import Game
from famiglia.engine.state import RECOMMENDED

LIVE_GAMES: Final = (1, 10, 100, 1_000, 10_000)
"""How many games are live at once."""
GAMES_BY_ROUND: Final = 200
DECISIONS_IN_A_ROW: Final = 10
"""How many decisions a game is given before the next one: about a planning turn and its actions."""
DECISIONS_PER_SIZE: Final = 40_000
"""How many are measured for each number of games, at least one in each."""
DIFFERENT_GAMES: Final = 100


class Live(NamedTuple):
    """Of so many live games: the cost of a decision, and the memory of a game."""

    games: int
    microseconds: float
    """When each is given DECISIONS_IN_A_ROW decisions before the next one."""
    one_by_one: float
    """When each is given one: then every decision finds its game far from the processor."""
    bytes: int | None
    """Of fewer than a hundred it is lost in the noise."""


def by_round(tables: Tables, games: int = GAMES_BY_ROUND) -> dict[int, float]:
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
                done += play_on(game, chance, 1)["decisions"]
            spent[number] = spent.get(number, 0.0) + time.process_time() - begin
            decisions[number] = decisions.get(number, 0) + done
    return {number: 1e6 * spent[number] / decisions[number] for number in sorted(spent)}


def by_games(tables: Tables) -> list[Live]:
    """The same while more and more games are live and are answered in turn."""
    models = [middle(tables, seed) for seed in range(DIFFERENT_GAMES)]
    chance = random.Random(0)

    def begin(number: int) -> Game:
        game = models[number % DIFFERENT_GAMES].copy()
        play_on(game, chance, 5)
        return game

    found, kept = [], []
    for number in LIVE_GAMES:
        size, games = size_of_each(begin, number)
        live = [game for game in games if isinstance(game, Game)]
        in_a_row = _cost(live, begin, chance, DECISIONS_IN_A_ROW)
        one_by_one = _cost(live, begin, chance, 1)
        found.append(
            Live(number, in_a_row, one_by_one, size if number >= DIFFERENT_GAMES else None)
        )
        kept.append(games)  # Else the next ones would take their place in memory.
    return found


def _cost(
    games: list[Game], begin: Callable[[int], Game], chance: random.Random, in_a_row: int
) -> float:
    """Microseconds of a decision when all are answered in turn; who has ended begins again."""
    done = 0
    start = time.process_time()
    while done < DECISIONS_PER_SIZE:
        for place, game in enumerate(games):
            done += play_on(game, chance, in_a_row)["decisions"]
            if game.decision() is None:
                games[place] = begin(place)
    return 1e6 * (time.process_time() - start) / done
