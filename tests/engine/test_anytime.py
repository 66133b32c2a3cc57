"""Anytime Options [3.3]."""

import random

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import ORDERS
from famiglia.engine.answers import (
    ANYTIME_GIVE,
    ANYTIME_SELL,
    TURN_PASS,
    anytime_sell_order,
    anytime_variant,
)
from famiglia.engine.cells import ON_TOP, TOKEN_OWNERS, money_of, token_in
from famiglia.engine.game import Game, NotOffered
from famiglia.engine.kinds import TURN
from famiglia.engine.rules import money, partner_of
from famiglia.engine.state import HQ, RECOMMENDED, REMOVED


def at_a_turn(seed: int) -> Game:
    """A random game at the first turn of its first planning phase."""
    chance = random.Random(seed)
    game = Game.new(flatten(load(), "2v2"), RECOMMENDED)
    while (decision := game.decision()) is not None and decision.kind != TURN:
        game.apply(decision.seat, chance.choice(decision.options))
    return game


def test_nobody_has_options_before_the_first_planning_phase() -> None:
    """[3.3.1] [R15]"""
    game = Game.new(flatten(load(), "2v2"), RECOMMENDED)

    assert all(game.anytime(seat) == [] for seat in range(4))


def test_an_order_is_removed_for_one_money_also_when_another_is_asked() -> None:
    """[3.3.2] Anybody may, and the order is gone for good."""
    game = at_a_turn(1)
    decision = game.decision()
    assert decision is not None
    seat = (decision.seat + 1) % 4
    family = game.state.family_of[seat]
    before = money(game.state, family)
    option = next(
        option for option in game.anytime(seat) if anytime_variant(option) == ANYTIME_SELL
    )

    game.apply_anytime(seat, option)

    assert money(game.state, family) == before + 1
    assert game.state.orders[family * ORDERS + anytime_sell_order(option)] == REMOVED
    assert option not in game.anytime(seat)


def test_a_gift_costs_two_and_brings_one() -> None:
    """[3.3.3] [R15]"""
    game = at_a_turn(2)
    family = game.state.family_of[0]
    partner = partner_of(game.state, family)
    game.state.pieces[money_of(family)] = 5
    had = money(game.state, partner)

    game.apply_anytime(0, ANYTIME_GIVE)

    assert money(game.state, family) == 3
    assert money(game.state, partner) == had + 1


def test_who_has_one_money_cannot_give() -> None:
    """[3.3.3]"""
    game = at_a_turn(2)
    game.state.pieces[money_of(game.state.family_of[0])] = 1

    with pytest.raises(NotOffered):
        game.apply_anytime(0, ANYTIME_GIVE)


def test_the_open_question_is_asked_again_as_it_stands() -> None:
    """[3.3.1] Money that was lacking makes more moves possible."""
    game = at_a_turn(3)
    decision = game.decision()
    assert decision is not None
    seat = decision.seat

    game.apply_anytime(
        seat, next(o for o in game.anytime(seat) if anytime_variant(o) == ANYTIME_SELL)
    )

    after = game.decision()
    assert after is not None
    assert (after.seat, after.kind) == (seat, TURN)


def test_the_last_possible_move_is_not_given_away() -> None:
    """[3.3.4] [4.5.1] [R221] Only a dear column is left to gain, and the money for it is there."""
    game = at_a_turn(4)
    decision = game.decision()
    assert decision is not None
    seat, state = decision.seat, game.state
    family = state.family_of[seat]
    for token in range(ORDERS):
        if state.orders[family * ORDERS + token] == HQ:
            state.put(family * ORDERS + token, REMOVED)
    for column in range(6):
        for owner in range(TOKEN_OWNERS):
            state.pieces[token_in(owner, ON_TOP + column)] = 0
    state.pieces[token_in(partner_of(state, family), ON_TOP)] = 1

    found = set()
    for money_left in (2, 3, 4):
        state.pieces[money_of(family)] = money_left
        lonely = Game(state)
        offered = ANYTIME_GIVE in lonely.anytime(seat)
        state.pieces[money_of(family)] = money_left - 2
        poorer = Game(state).decision()
        assert poorer is not None
        assert offered == (list(poorer.options) != [TURN_PASS])
        found.add(offered)
    assert found == {True, False}
