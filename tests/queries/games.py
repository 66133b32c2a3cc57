"""Random games of the plain edition."""

import random
from collections.abc import Collection, Iterator
from typing import Final

from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import KINDS
from famiglia.engine.state import RECOMMENDED
from tests.positions import tables_of

IDENTICAL_CARDS: Final = 32
ALL_KINDS: Final = tuple(KINDS)


def moments(
    seed: int,
    kinds: Collection[int] = ALL_KINDS,
    *,
    rules: int = RECOMMENDED,
    every: int = 1,
    mode: str = "2v2",
) -> Iterator[Game]:
    """A random game whenever a question of these kinds is open, or at every so manieth of them.

    There must be one, so that whoever looks at all of them has looked at something.
    """
    number = 0
    for number, game in enumerate(rare_moments(seed, kinds, rules=rules, mode=mode), start=1):
        if number % every == 0:
            yield game
    assert number >= every, f"seed {seed} has {number} such questions"


def rare_moments(
    seed: int, kinds: Collection[int], *, rules: int = RECOMMENDED, mode: str = "2v2"
) -> Iterator[Game]:
    """All such moments of a random game, of which there may be none."""
    chance = random.Random(seed)
    game = Game.new(tables_of(mode), rules)
    while (decision := game.decision()) is not None:
        if decision.kind in kinds:
            yield game.copy()
        game.apply(decision.seat, chance.choice(decision.options))


def open_question(game: Game) -> Decision:
    """The open question; there must be one."""
    decision = game.decision()
    assert decision is not None, "nothing is asked"
    return decision
