"""What a seat is told of what happens [1.4]: its view and its events give its next view."""

import random

import pytest
from tools.fuzz.content import on_the_table

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.engine.answers import card_card, pack_anytime_sell
from famiglia.engine.events import (
    ANSWERED,
    ASKED,
    CARD_SHOWN,
    HIDDEN_ORDER_MOVED,
    ORDER_MOVED_FACE_DOWN,
    ORDER_REVEALED,
    Event,
)
from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME, CARD
from famiglia.engine.next_view import next_view
from famiglia.engine.packing import COVERED
from famiglia.engine.redact import redact
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.engine.view import SPECTATOR
from tests.engine.build import BLUE, PLAIN, RED, area
from tests.positions import play, position

SEATS = (0, 1, 2, 3, SPECTATOR)
PLAIN_TABLES = flatten(load(PLAIN), "2v2")


def step(game: Game, chance: random.Random) -> list[Event]:
    """One random answer, perhaps an Anytime Option before it; what happened."""
    decision = game.decision()
    assert decision is not None
    seat = chance.randrange(4)
    if chance.random() < 0.05 and (options := game.anytime(seat)):
        game.apply_anytime(seat, chance.choice(options))
    else:
        game.apply(decision.seat, chance.choice(decision.options))
    return game.listen()


@pytest.mark.parametrize(("seed", "rules"), [(1, CLASSIC), (2, RECOMMENDED), (3, RECOMMENDED)])
def test_a_view_and_what_is_told_give_the_next_view(seed: int, rules: int) -> None:
    """[1.4.2] [1.4.5] For every seat and a spectator, after every answer of a game."""
    chance = random.Random(seed)
    game = Game.new(PLAIN_TABLES, rules)
    game.listen()
    views = {seat: game.view(seat) for seat in SEATS}
    while game.decision() is not None:
        events = step(game, chance)
        for seat in SEATS:
            views[seat] = next_view(views[seat], redact(game.state, events, seat))
            assert on_the_table(views[seat]) == on_the_table(game.view(seat))


def whole_game(seed: int) -> tuple[Game, list[Event]]:
    """A finished random game and all that happened in it."""
    chance = random.Random(seed)
    game = Game.new(PLAIN_TABLES, RECOMMENDED)
    game.listen()
    events: list[Event] = []
    while game.decision() is not None:
        events += step(game, chance)
    return game, events


def test_a_face_down_order_is_told_by_name_to_its_own_team_only() -> None:
    """[1.4.2] [R35] Others hear that and where it was laid."""
    game, events = whole_game(4)
    for seat in (0, 1):
        own = [
            event for event in redact(game.state, events, seat) if event[0] == ORDER_MOVED_FACE_DOWN
        ]
        others = [
            event for event in redact(game.state, events, seat) if event[0] == HIDDEN_ORDER_MOVED
        ]
        assert own
        assert others
        for _, token, _, _ in own:
            assert game.state.seat_of[token // 13] % 2 == seat
        for _, family, _, _ in others:
            assert game.state.seat_of[family] % 2 != seat


def test_an_order_that_goes_home_face_down_is_missed_where_it_lay() -> None:
    """[1.4.7] [5.9.3] All leave Noto; for Blue the other order lies in Gela still."""
    game = position("""
        gela: red 1, order red/basic-2
        noto: red 1, order red/basic-3
        ragusa: red 1
        now: act red doing rally
    """)
    game.listen()
    before = game.view(BLUE)
    play(game, "act rally ragusa", "rally-from noto 1 0")
    after = next_view(before, redact(game.state, game.listen(), BLUE))
    assert [laid[:2] for laid in after.face_down] == [(area("gela"), RED)]
    assert (before.in_hq[RED], after.in_hq[RED]) == (3, 4)


def test_a_spectator_hears_of_no_order_before_it_is_revealed() -> None:
    """[1.4.5] But of every one that is revealed."""
    game, events = whole_game(5)
    kinds = {event[0] for event in redact(game.state, events, SPECTATOR)}
    assert ORDER_MOVED_FACE_DOWN not in kinds
    assert {HIDDEN_ORDER_MOVED, ORDER_REVEALED} <= kinds


def test_a_laid_card_is_covered_until_both_are_shown() -> None:
    """[1.4.3] [8.6.6] The other team hears that a card lies there, then which it was."""
    game, events = whole_game(6)
    laid = [event for event in events if event[0] == ANSWERED and event[2] == CARD]
    shown = [event for event in events if event[0] == CARD_SHOWN]
    assert laid
    assert len(laid) == len(shown)
    for event in laid:
        enemy, partner = (event[1] + 1) % 4, (event[1] + 2) % 4
        (for_enemy,) = redact(game.state, [event], enemy)
        (for_partner,) = redact(game.state, [event], partner)
        assert card_card(for_enemy[3]) == COVERED
        assert for_partner == event
    for event in shown:
        assert redact(game.state, [event], SPECTATOR) == [event]


def test_an_anytime_option_is_told_to_all() -> None:
    """[3.3.2] [1.4.8] Who sold which order, though somebody else is asked."""
    game = position("top: church neutral 1\nnow: turn red")
    game.listen()
    game.apply_anytime(BLUE, pack_anytime_sell(2))
    events = game.listen()
    for seat in SEATS:
        assert redact(game.state, events, seat)[0] == (
            ANSWERED,
            BLUE,
            ANYTIME,
            pack_anytime_sell(2),
        )


def test_every_question_is_announced_to_all() -> None:
    """[1.4.9] Who is asked and what kind of question is public."""
    game = Game.new(PLAIN_TABLES, RECOMMENDED)
    game.listen()
    events = step(game, random.Random(7))
    decision = game.decision()
    assert decision is not None
    for seat in SEATS:
        assert redact(game.state, events, seat)[-1] == (ASKED, decision.seat, decision.kind, 0)


def test_nobody_listens_in_a_copy() -> None:
    """A search plays on without a log."""
    game = Game.new(PLAIN_TABLES, RECOMMENDED)
    game.listen()
    copy = game.copy()
    step(copy, random.Random(8))
    assert Game.new(PLAIN_TABLES, RECOMMENDED).state.events is None
    assert game.listen() == []
