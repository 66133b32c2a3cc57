"""What is measured of our engine, in each mode."""

import random
from typing import Final

from bench.engine.work import SAMPLES, TIMES_EACH, Done, Work, Works
from famiglia.arena.random_games import play_random
from famiglia.edition.tables import Tables
from famiglia.engine.determinize import determinize
from famiglia.engine.game import Game
from famiglia.engine.state import RECOMMENDED
from famiglia.engine.view import View
from famiglia.record.record import from_text
from famiglia.record.replay import replay

ANSWERS_TO_SECOND_ROUND: Final = 160
"""So many answers into a game it is in the second round."""
REPLAYED_RECORDS: Final = 4


def works_of(tables: Tables) -> Works:
    """Playouts, copies, views, determinizations and replays."""
    games = [middle(tables, seed) for seed in range(SAMPLES)]
    views = [game.view(seat) for game in games for seat in range(game.state.seats)]
    works = {
        "playouts": _playouts(tables),
        "copies": _copies(games),
        "views": _views(games),
        "determinizations": _determinizations(views),
        "replays": _replays(tables),
    }
    return Works(works, lambda seed: middle(tables, seed))


def middle(tables: Tables, seed: int) -> Game:
    """A game in the middle, played at random."""
    game = Game.new(tables, RECOMMENDED)
    play_on(game, random.Random(seed), ANSWERS_TO_SECOND_ROUND)
    return game


def play_on(game: Game, chance: random.Random, most: int) -> Done:
    """Answer at random so many times, or to the end; what that was."""
    decisions = choices = 0
    while decisions < most and (decision := game.decision()) is not None:
        options = decision.options
        number: int = len(options)
        decisions += 1
        choices += number > 1
        game.apply(decision.seat, options[int(chance.random() * number)])
    return {"decisions": decisions, "choices": choices}


def _playouts(tables: Tables) -> Work:
    def play(number: int) -> Done:
        game = Game.new(tables, RECOMMENDED)
        return {"games": 1, **play_on(game, random.Random(number), 1_000_000)}

    return play


def _copies(games: list[Game]) -> Work:
    def copy(number: int) -> Done:
        for game in games:
            for _ in range(TIMES_EACH):
                game.copy()
        return {"copies": TIMES_EACH * len(games)}

    return copy


def _views(games: list[Game]) -> Work:
    def view(number: int) -> Done:
        seen = 0
        for game in games:
            for seat in range(game.state.seats):
                game.view(seat)
                seen += 1
        return {"views": seen}

    return view


def _determinizations(views: list[View]) -> Work:
    def fill(number: int) -> Done:
        chance = random.Random(number)
        for view in views:
            determinize(view, chance)
        return {"determinizations": len(views)}

    return fill


def _replays(tables: Tables) -> Work:
    texts = [
        play_random(tables, RECOMMENDED, seed).record.to_text() for seed in range(REPLAYED_RECORDS)
    ]

    def read(number: int) -> Done:
        replay(from_text(texts[number % REPLAYED_RECORDS]), tables)
        return {"replays": 1}

    return read
