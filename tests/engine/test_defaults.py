"""The answer for who does not answer [3.4.3] [R222]."""

import random

import pytest

from famiglia.engine.answers import TAKE_LEAVE
from famiglia.engine.defaults import defaults
from famiglia.engine.game import Game
from famiglia.engine.kinds import ACT, CARD, CHOOSE_FAMILIES, FINAL_ACTION, TAKE, TURN
from famiglia.engine.options import DONE
from famiglia.engine.packing import public_part
from famiglia.engine.planning.cost_of_answer import cost_of_answer
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import BLUE, RED, TABLES, add_money, add_top, position, question
from tests.engine.table import decode, run_to, turn


def test_a_question_that_can_be_declined_is_declined() -> None:
    """[3.4.3] *Done*, 0 and leaving a card come before everything else."""
    chance = random.Random(3)
    game = Game.new(TABLES, RECOMMENDED)
    declined = set()
    while (decision := game.decision()) is not None:
        for kind, refusal in ((decision.kind, DONE), (TAKE, TAKE_LEAVE)):
            if kind == decision.kind and refusal in decision.options:
                assert defaults(game) == [refusal]
                declined.add(decision.kind)
        game.apply(decision.seat, chance.choice(decision.options))
    assert {ACT, TAKE, FINAL_ACTION} <= declined


def test_a_move_that_must_be_made_is_the_cheapest_in_money() -> None:
    """[3.4.3] [R222] An own token on a space that costs nothing, before one that does."""
    state = position()
    add_top(state, BLUE, "justice")
    add_top(state, RED, "police")
    add_money(state, RED, 5)
    game = turn(state)
    (option,) = defaults(game)
    costs = [cost_of_answer(state, TURN, RED, other).total() for other in question(game).options]
    assert cost_of_answer(state, TURN, RED, option).total() == min(costs) == 0
    assert " red " in decode(game, option)


def test_of_two_moves_that_cost_the_same_the_one_with_fewer_orders_is_taken() -> None:
    """[3.4.3] With little money the sum decides first, then the orders given up."""
    state = position()
    add_top(state, BLUE, "justice")
    game = turn(state)
    (option,) = defaults(game)
    chosen = cost_of_answer(state, TURN, RED, option)
    for other in question(game).options:
        payment = cost_of_answer(state, TURN, RED, other)
        assert (chosen.total(), chosen.orders) <= (payment.total(), payment.orders)
    assert chosen.orders == 1


def test_what_is_hidden_of_a_default_is_left_to_chance() -> None:
    """[3.4.3] Every card, every pair of families, every token of the area: one is drawn outside."""
    game = Game.new(TABLES, RECOMMENDED)
    run_to(game, "choose-families")
    assert question(game).kind == CHOOSE_FAMILIES
    assert defaults(game) == list(question(game).options)
    chance = random.Random(1)
    while (decision := game.decision()) is not None and decision.kind != CARD:
        game.apply(decision.seat, chance.choice(decision.options))
    assert defaults(game) == list(question(game).options)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_defaults_comes_to_its_end(seed: int) -> None:
    """[3.4.3] A table that everybody has left; all defaults look the same to others."""
    chance = random.Random(seed)
    game = Game.new(TABLES, RECOMMENDED)
    while (decision := game.decision()) is not None:
        offered = defaults(game)
        assert offered
        assert set(offered) <= set(decision.options)
        assert len({public_part(decision.kind, option) for option in offered}) == 1
        game.apply(decision.seat, chance.choice(offered))
    assert game.outcome() is not None
