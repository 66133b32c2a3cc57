"""Random games of the plain edition, and what can be compared of views."""

import random
from collections.abc import Collection, Iterator
from typing import Final

from famiglia.engine.game import Decision, Game
from famiglia.engine.kinds import KINDS
from famiglia.engine.state import RECOMMENDED
from famiglia.engine.view import View
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
    """A random game whenever a question of these kinds is open, or at every so manieth of them."""
    chance = random.Random(seed)
    game = Game.new(tables_of(mode), rules)
    number = 0
    while (decision := game.decision()) is not None:
        if decision.kind in kinds:
            number += 1
            if number % every == 0:
                yield game.copy()
        game.apply(decision.seat, chance.choice(decision.options))


def open_question(game: Game) -> Decision:
    """The open question; there must be one."""
    decision = game.decision()
    assert decision is not None, "nothing is asked"
    return decision


def going_on(seen: View) -> list[str]:
    """What is going on in a view, by the names of the steps."""
    return [type(frame).__name__ for frame in seen.state.frames]
