"""One game of bots, from the set-up to the end."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from famiglia.arena.dice import Dice
from famiglia.bots.bot import BUDGET_POSITIONS, Bot
from famiglia.bots.names import bot_named
from famiglia.edition import load
from famiglia.edition.tables import Tables
from famiglia.engine.game import Decision, Game
from famiglia.engine.state import CHANCE, RECOMMENDED
from famiglia.record.mode import Mode

Watch = Callable[[Game, Decision, int], None]
"""Sees every answer before it is given."""


class ArenaSettings(NamedTuple):
    """What is the same in all games of an arena."""

    edition: str
    """Where it is found, as `--edition` names it."""
    hash: str
    """Its content, which must be the same wherever games are played."""
    mode: Mode
    rules: int = RECOMMENDED
    budget: int = BUDGET_POSITIONS
    seed: int = 0
    """Of the first game; others count on."""


@lru_cache(maxsize=4)
def tables_of(setting: ArenaSettings) -> Tables:
    """What is printed, made once in each process."""
    edition = load(setting.edition)
    if edition.hash != setting.hash:
        raise ValueError(f"the edition {setting.edition} is another one here: {edition.hash}")
    return setting.mode.tables(edition)


def seat_bots(names: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat. Whoever sits there has the same luck: that of the seat."""
    return [bot_named(name, f"bot {seed} {seat}") for seat, name in enumerate(names)]


def play(
    setting: ArenaSettings, names: Sequence[str], seed: int, watch: Watch | None = None
) -> Game:
    """A whole game; chance answers by the seed, each bot sees its own view only."""
    game = Game.new(tables_of(setting), setting.rules)
    bots, dice = seat_bots(names, seed), Dice(seed)
    while (decision := game.decision()) is not None:
        if decision.seat == CHANCE:
            option = dice.answer(decision)
        else:
            seen = game.view(decision.seat)
            option = bots[decision.seat].choose(seen, decision, setting.budget)
        if watch is not None:
            watch(game, decision, option)
        game.apply(decision.seat, option)
    return game
