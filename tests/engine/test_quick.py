"""Shorter ways to begin [2.6]."""

import random

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import NONE
from famiglia.engine.cells import ON_TOP, lab_in, token_in
from famiglia.engine.game import Game
from famiglia.engine.kinds import TURN
from famiglia.engine.rules import own_areas
from famiglia.engine.state import CHANCE, RECOMMENDED

TABLES = flatten(load(), "2v2")


def begun(seed: int, *, quick: bool = False, first_game: bool = False) -> tuple[Game, set[int]]:
    """A game at its first turn, and who was asked before."""
    chance = random.Random(seed)
    game = Game.new(TABLES, RECOMMENDED, quick, first_game)
    asked = set()
    while (decision := game.decision()) is not None and decision.kind != TURN:
        asked.add(decision.seat)
        game.apply(decision.seat, chance.choice(decision.options))
    return game, asked


@pytest.mark.parametrize("seed", range(5))
def test_a_quick_set_up_asks_nobody_but_chance(seed: int) -> None:
    """[2.6.1] [R06]"""
    assert begun(seed, quick=True)[1] == {CHANCE}
    assert begun(seed)[1] == {CHANCE, 0, 1, 2, 3}


@pytest.mark.parametrize("seed", range(5))
def test_a_quick_set_up_spreads_units_and_tokens_evenly(seed: int) -> None:
    """[2.6.1] No area gets a second lab, no column a second token, while another has none."""
    state = begun(seed, quick=True)[0].state
    for family in state.family_of:
        labs = [state.count(lab_in(area)) for area in own_areas(state, family)]
        tokens = [state.count(token_in(family, ON_TOP + column)) for column in range(6)]
        assert max(labs) - min(labs) <= 1
        assert max(tokens) == 1


@pytest.mark.parametrize("seed", range(8))
def test_a_first_game_leaves_black_and_white_in_the_box(seed: int) -> None:
    """[2.6.2] [R06] E1, p. 4."""
    game, asked = begun(seed, first_game=True)
    names = {TABLES.family_ids[family] for family in game.state.family_of}

    assert names == {"red", "blue", "green", "yellow"}
    assert NONE not in game.state.family_of
    assert asked == {CHANCE, 0, 1, 2, 3}
