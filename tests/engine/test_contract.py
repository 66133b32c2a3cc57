"""What callers of a game may rely on, whatever they give it [3.4.1], [3.4.2]."""

import random

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import NONE
from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.act import ALL_OPEN, Act
from famiglia.engine.answers import ANYTIME_GIVE, pack_anytime_sell, pack_draw_tile, pack_turn_gain
from famiglia.engine.cells import NEUTRAL, OWNERS
from famiglia.engine.defaults import defaults
from famiglia.engine.game import Game, GameOver, NotOffered, NotYours
from famiglia.engine.kinds import ACT, ANYTIME, DRAW_TILE, GIVE_UP, KINDS, TURN
from famiglia.engine.options import DONE
from famiglia.engine.packing import describe, packed, public_part
from famiglia.engine.state import CHANCE, RECOMMENDED, REMOVED, State
from famiglia.engine.view import HIDDEN, SPECTATOR
from tests.engine.build import (
    BLUE,
    PLAIN,
    RED,
    TABLES,
    add_money,
    add_top,
    hold,
    position,
    printed,
    question,
)
from tests.engine.table import answer, offers, turn


def finished() -> Game:
    """A random game at its end."""
    chance = random.Random(1)
    game = Game.new(TABLES, RECOMMENDED)
    while (decision := game.decision()) is not None:
        game.apply(decision.seat, chance.choice(decision.options))
    return game


def short_of_money(*laid: str) -> State:
    """Red needs an order for its move, and has laid some."""
    state = position()
    state.begun = True
    for number, order in enumerate(laid):
        area = ("enna", "gela", "licata")[number]
        hold(state, area, RED, 2)
        state.put(TABLES.order_ids[RED].index(order), TABLES.area_ids.index(area))
    add_top(state, BLUE, "justice")
    return state


def test_which_order_is_given_up_by_default_tells_nothing() -> None:
    """[3.4.3] [R222] The first one at home would tell which others are not."""
    for laid in ("basic-1", "basic-3"):
        game = turn(short_of_money(laid))
        answer(game, next(text for text in sorted(offers(game, "use justice blue"))))
        assert question(game).kind == GIVE_UP
        assert defaults(game) == list(question(game).options)
        assert len(defaults(game)) == 4


def test_which_part_is_done_by_default_tells_nothing_of_the_orders_at_home() -> None:
    """[3.4.3] [1.4.9] Whether the first order is at home or another one, others see the same."""
    seen = set()
    for left in ("basic-1", "basic-5"):
        state = position()
        hold(state, "enna", RED, 2)
        for token in range(5):
            if TABLES.order_ids[RED][token] != left:
                state.put(token, REMOVED)
        state.push(Act(RED, printed("order + car"), NONE, True, ALL_OPEN))
        game = Game(state)
        seen.add(public_part(ACT, defaults(game)[0]))
    assert len(seen) == 1


def test_a_sale_can_settle_what_is_owed_but_a_gift_cannot() -> None:
    """[3.3.4] While orders are being given up."""
    state = short_of_money("basic-1")
    game = turn(state)
    answer(game, next(text for text in sorted(offers(game, "use justice blue"))))
    assert pack_anytime_sell(1) in game.anytime(RED)
    add_money(state, RED, 2)
    assert ANYTIME_GIVE not in game.anytime(RED)


@pytest.mark.parametrize("seat", [SPECTATOR, -3, 4, 5, 100])
def test_a_seat_that_does_not_exist_sees_what_is_public(seat: int) -> None:
    """[1.4.5] No secret of any team."""
    game = turn(short_of_money("basic-1"))
    seen = game.view(seat)
    assert list(seen.state.orders).count(HIDDEN) == 20
    assert seen.state.orders == game.view(SPECTATOR).state.orders


def test_a_spectator_is_not_chance() -> None:
    """[3.4.1] Only who draws answers for chance."""
    game = Game.new(TABLES, RECOMMENDED)
    assert question(game).seat == CHANCE
    with pytest.raises(NotYours):
        game.apply(SPECTATOR, question(game).options[0])


def test_what_a_caller_does_to_the_options_is_nothing_to_the_game_and_its_copies() -> None:
    """[3.4.2] Only what was asked is taken, and all of it."""
    game = Game.new(TABLES, RECOMMENDED)
    decision = question(game)
    true = decision.options[0]
    decision.options[0] = pack_draw_tile(40)
    for each in (game, game.copy()):
        with pytest.raises(NotOffered):
            each.apply(decision.seat, pack_draw_tile(40))
        each.apply(decision.seat, true)


@pytest.mark.parametrize("number", [2**31, 2**70, -(2**70)])
def test_numbers_that_mean_nothing_are_refused_however_large_they_are(number: int) -> None:
    """[3.4.2] As an answer, as a seat."""
    game = Game.new(TABLES, RECOMMENDED)
    kind = question(game).kind
    with pytest.raises(NotOffered):
        game.apply(CHANCE, number)
    with pytest.raises(NotYours):
        game.apply(number, question(game).options[0])
    assert game.why_not(CHANCE, kind, number) is not None
    assert game.why_not(number, ANYTIME, ANYTIME_GIVE) is not None
    assert game.anytime(number) == []
    assert game.view(number).seat == SPECTATOR


def test_only_the_levels_and_rules_there_are_can_be_played() -> None:
    """[13.1.1] [16.2.1] All six switches, but no seventh: anything else is a caller's mistake."""
    assert question(Game.new(TABLES, RECOMMENDED | 32)).seat == CHANCE
    for mode, level in (("2v1", "brutal"), ("1v1", "easy"), ("2v2", "easy")):
        with pytest.raises(ValueError, match="level"):
            flatten(load(PLAIN), mode, level)
    for rules in (-1, 64):
        with pytest.raises(ValueError, match=str(rules)):
            Game.new(TABLES, rules)


def test_after_the_end_everything_says_so() -> None:
    """[12.1.1] Answers, Anytime Options and reasons."""
    game = finished()
    with pytest.raises(GameOver):
        game.apply(0, 0)
    with pytest.raises(GameOver):
        game.apply_anytime(0, ANYTIME_GIVE)
    reason = game.why_not(0, DRAW_TILE, pack_draw_tile(3))
    assert reason is not None
    assert reason.key == "over"


def test_an_answer_is_told_apart_field_by_field() -> None:
    """[3.4.2] And what is no answer is refused as none."""
    game = Game.new(TABLES, RECOMMENDED)
    said = describe(DRAW_TILE, pack_draw_tile(3))
    assert (said.kind, said.variant) == ("draw-tile", "")
    assert [(field.name, value) for field, value in said.values] == [("tile", 3)]
    for nonsense in (-1, packed([62]), pack_draw_tile(60), 2**70, DONE):
        reason = game.why_not(CHANCE, DRAW_TILE, nonsense)
        assert reason is not None
        assert reason.key == "no-such-answer"


def test_a_favour_of_an_owner_that_does_not_exist_is_no_answer() -> None:
    """[3.4.2] [11.1.6] The last owner has no token in the column; after it comes none."""
    game = turn(short_of_money())
    justice = COLUMN_IDS.index("justice")
    favours = [pack_turn_gain(justice, owner) for owner in (OWNERS - 1, OWNERS)]
    reasons = [game.why_not(RED, TURN, option) for option in favours]
    assert [reason.key for reason in reasons if reason] == ["no-such-token", "no-such-answer"]


def test_an_anytime_option_of_nobody_is_refused() -> None:
    """[3.3.1] Only families have them."""
    state = position()
    state.begun = True
    add_top(state, NEUTRAL, "police")
    add_money(state, RED, 5)
    game = turn(state)
    with pytest.raises(NotYours):
        game.apply_anytime(7, ANYTIME_GIVE)


@pytest.mark.parametrize("first_game", [False, True])
def test_in_a_quick_set_up_nobody_but_chance_is_asked(first_game: bool) -> None:
    """[2.6.1] Not even when boats collide."""
    for seed in range(60):
        chance = random.Random(seed)
        game = Game.new(TABLES, RECOMMENDED, quick=True, first_game=first_game)
        while not game.state.begun:
            decision = question(game)
            assert decision.seat == CHANCE, KINDS[decision.kind].name
            game.apply(decision.seat, chance.choice(decision.options))
