"""Whole random games: whatever is played, the laws hold and the game ends."""

import os
import random

import pytest
from tools.fuzz.content import content

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import NONE
from famiglia.engine.game import Game, GameOver, NotOffered, NotYours, is_compiled
from famiglia.engine.laws import check
from famiglia.engine.state import CLASSIC, RECOMMENDED

MOST_DECISIONS = 5000
"""No game of four has this many decisions."""


def play(seed: int, rules: int, checked: bool = True) -> Game:
    chance = random.Random(seed)
    game = Game.new(flatten(load(), "2v2"), rules)
    for _ in range(MOST_DECISIONS):
        decision = game.decision()
        if decision is None:
            return game
        assert len(decision.options) == len(set(decision.options)), f"seed {seed}"
        game.apply(decision.seat, chance.choice(decision.options))
        if checked:
            check(game.state)
    raise AssertionError(f"seed {seed} does not end")


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED, RECOMMENDED | 32])
@pytest.mark.parametrize("seed", range(5))
def test_a_random_game_keeps_every_law_and_ends(seed: int, rules: int) -> None:
    """[1.3.3] [3.1.1] Pieces are conserved; four rounds at most."""
    game = play(seed, rules)

    assert game.state.winner != NONE
    assert game.state.round <= 4


def test_the_same_answers_give_the_same_game() -> None:
    one, other = play(7, RECOMMENDED, checked=False), play(7, RECOMMENDED, checked=False)

    assert content(one.state) == content(other.state)


def test_a_copy_goes_its_own_way() -> None:
    chance = random.Random(3)
    game = Game.new(flatten(load(), "2v2"), RECOMMENDED)
    for _ in range(120):
        decision = game.decision()
        assert decision is not None
        game.apply(decision.seat, chance.choice(decision.options))
    before = content(game.state)
    other = game.copy()
    while (decision := other.decision()) is not None:
        other.apply(decision.seat, chance.choice(decision.options))

    assert content(game.state) == before
    assert game.decision() is not None


def test_an_answer_that_was_not_offered_changes_nothing() -> None:
    """[3.4.1] [3.4.2] Nor does one of a seat that is not asked."""
    game = Game.new(flatten(load(), "2v2"), RECOMMENDED)
    decision = game.decision()
    assert decision is not None
    before = content(game.state)

    with pytest.raises(NotOffered):
        game.apply(decision.seat, -1)
    with pytest.raises(NotYours):
        game.apply(decision.seat + 1, decision.options[0])

    assert content(game.state) == before


def test_a_game_that_has_ended_takes_no_answer() -> None:
    """[12.1.1]"""
    with pytest.raises(GameOver):
        play(1, RECOMMENDED, checked=False).apply(0, 0)


def test_the_engine_runs_as_the_test_run_expects_it() -> None:
    """A broken compiler would otherwise silently test the interpreted engine twice."""
    assert is_compiled() == (os.environ.get("FAMIGLIA_EXPECT") == "compiled")
