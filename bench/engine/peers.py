"""The same measures of other engines, each used as its documentation shows.

Every one is imported only when it is asked for; `tools/setup bench` brings them all.
"""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from bench.engine.work import SAMPLES, TIMES_EACH, Done, Work, Works

MOST_ANSWERS: Final = 1_000_000


def catanatron() -> Works:
    """Settlers of Catan with four random players, in Python."""
    module = import_module("catanatron")
    limit = import_module("catanatron.game").TURNS_LIMIT
    colours = list(module.Color)

    def begin(seed: int) -> Any:
        return module.Game([module.RandomPlayer(colour) for colour in colours], seed=seed)

    def play_on(game: Any, chance: random.Random, most: int) -> Done:
        decisions = choices = 0
        while decisions < most and game.winning_color() is None and game.state.num_turns < limit:
            actions = game.state.playable_actions
            decisions += 1
            choices += len(actions) > 1
            game.execute(actions[int(chance.random() * len(actions))])
        return {"decisions": decisions, "choices": choices}

    return _works(begin, play_on, 450, lambda game: game.copy())


def python_chess() -> Works:
    """Chess in Python."""
    module = import_module("chess")

    def begin(seed: int) -> Any:
        return module.Board()

    def play_on(board: Any, chance: random.Random, most: int) -> Done:
        decisions = choices = 0
        while decisions < most and not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += 1
            choices += len(moves) > 1
            board.push(moves[int(chance.random() * len(moves))])
        return {"decisions": decisions, "choices": choices}

    return _works(begin, play_on, 80, lambda board: board.copy(stack=False))


def open_spiel(name: str, middle: int) -> Works:
    """A game of OpenSpiel, driven from Python."""
    module = import_module("pyspiel")
    import_module("open_spiel.python.games")
    game = module.load_game(name)

    def begin(seed: int) -> Any:
        return game.new_initial_state()

    def play_on(state: Any, chance: random.Random, most: int) -> Done:
        decisions = choices = 0
        while decisions < most and not state.is_terminal():
            actions = state.legal_actions()
            decisions += 1
            choices += len(actions) > 1
            state.apply_action(actions[int(chance.random() * len(actions))])
        return {"decisions": decisions, "choices": choices}

    return _works(begin, play_on, middle, lambda state: state.clone())


def connect_four() -> Works:
    """Connect Four of PettingZoo's classic environments."""
    environment = import_module("pettingzoo.classic.connect_four_v3").env()

    def play(number: int) -> Done:
        chance = random.Random(number)
        environment.reset(seed=number)
        decisions = choices = 0
        for _ in environment.agent_iter():
            seen, _, is_over, is_cut, _ = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            actions = seen["action_mask"].nonzero()[0].tolist()
            decisions += 1
            choices += len(actions) > 1
            environment.step(actions[int(chance.random() * len(actions))])
        return {"games": 1, "decisions": decisions, "choices": choices}

    return Works({"playouts": play})


def _works(
    begin: Callable[[int], Any],
    play_on: Callable[[Any, random.Random, int], Done],
    middle: int,
    copy: Callable[[Any], Any],
) -> Works:
    """Playouts, copies of games in the middle, and such games themselves."""

    def half(seed: int) -> Any:
        game = begin(seed)
        play_on(game, random.Random(seed), middle)
        return game

    def playout(number: int) -> Done:
        return {"games": 1, **play_on(begin(number), random.Random(number), MOST_ANSWERS)}

    return Works({"playouts": playout, "copies": _copies(half, copy)}, half)


def _copies(half: Callable[[int], Any], copy: Callable[[Any], Any]) -> Work:
    games = [half(seed) for seed in range(SAMPLES)]

    def work(number: int) -> Done:
        for game in games:
            for _ in range(TIMES_EACH):
                copy(game)
        return {"copies": TIMES_EACH * len(games)}

    return work


PEERS: Final[dict[str, Callable[[], Works]]] = {
    "catanatron": catanatron,
    "python-chess": python_chess,
    "OpenSpiel chess (C++)": lambda: open_spiel("chess", 80),
    "OpenSpiel hearts (C++)": lambda: open_spiel("hearts", 80),
    "OpenSpiel liar's poker (Python)": lambda: open_spiel("python_liars_poker", 12),
    "PettingZoo connect four": connect_four,
}
