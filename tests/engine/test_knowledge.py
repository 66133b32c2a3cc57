"""Who knows what [1.4]: what is public, own orders, orders that come back or are given up."""

import random

import pytest

from famiglia.edition.tables import ORDERS
from famiglia.engine.answers import pack_anytime_sell
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.determinize import determinize
from famiglia.engine.game import Game, NotOffered
from famiglia.engine.state import MAT, REMOVED, State
from famiglia.engine.view import SPECTATOR, View, view
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    YELLOW,
    act,
    add_boat,
    add_cars,
    add_hq,
    add_labs,
    add_money,
    add_order,
    add_top,
    area,
    boats,
    hand,
    hold,
    in_place,
    money_in_hq,
    open_slots,
    play,
    position,
    soldati_in_hq,
    tokens_at,
    tokens_on_mat,
)
from tests.engine.encounter import scene
from tests.engine.table import answer, turn, whole_round

SEATS = (RED, BLUE, GREEN, YELLOW, SPECTATOR)
OTHERS = (BLUE, YELLOW, SPECTATOR)
"""Those who are not of Red's team."""


def _orders(state: State, family: int, place: int) -> set[str]:
    """A family's orders at a place."""
    tokens = state.orders[family * ORDERS : (family + 1) * ORDERS]
    return {TABLES.order_ids[family][token] for token, at in enumerate(tokens) if at == place}


def _can_be(seen: View) -> list[set[str]]:
    """What each of Red's face-down orders can be, for whoever sees this."""
    names = list(enumerate(TABLES.order_ids[RED]))
    return [{name for token, name in names if mask >> token & 1} for _, _, mask in seen.face_down]


def _hands(state: State, seat: int) -> list[set[str]]:
    """Hands of Red that fit what a seat knows."""
    seen = view(state, seat)
    return [hand(determinize(seen, random.Random(seed)), RED) for seed in range(40)]


# 1.4.1 What is public


def _rich() -> State:
    """Blue has something of everything."""
    state = position()
    add_money(state, BLUE, 7)
    add_hq(state, BLUE, 4)
    hold(state, "gela", BLUE, 2)
    add_cars(state, "gela")
    add_labs(state, "gela")
    add_boat(state, "licata", BLUE)
    open_slots(state, BLUE, "church", 3)
    return state


@pytest.mark.parametrize("seat", SEATS)
def test_money_soldati_and_pieces_are_public(seat: int) -> None:
    """[1.4.1] [R10] Those in headquarters, on the board and in the seas."""
    seen = view(_rich(), seat).state

    assert (money_in_hq(seen, BLUE), soldati_in_hq(seen, BLUE)) == (7, 4)
    assert (in_place(seen, "gela"), boats(seen, "licata")) == (
        "blue 2, cars 1, labs 1",
        {"blue": 1},
    )


@pytest.mark.parametrize("seat", SEATS)
def test_supplies_are_public(seat: int) -> None:
    """[1.4.1] [R10] Soldati, tokens, cars, boats, labs and the bank."""
    state = _rich()
    seen = Game(view(state, seat).state)

    assert [scene.supply(seen, name) for name in ("red", "blue", "neutral")] == [50, 44, 30]
    assert tokens_at(seen.state, BLUE, "supply") == 8 + 3
    assert seen.state.pieces == state.pieces


@pytest.mark.parametrize("seat", SEATS)
def test_revealed_slots_and_advanced_orders_taken_are_public(seat: int) -> None:
    """[1.4.1] [R10] Church A and B have left Blue's mat, whoever looks at it."""
    seen = view(_rich(), seat).state

    assert tokens_on_mat(seen, BLUE) == {"justice": 4, "police": 4, "economy": 5, "church": 1}
    assert set(TABLES.order_ids[BLUE][5:]) - _orders(seen, BLUE, MAT) == {"church-a", "church-b"}


# 1.4.6 Own orders


def _laid() -> State:
    """Red holds Gela and Noto; basic-2 lies in Gela, face down."""
    state = position()
    add_top(state, NEUTRAL, "police", 2)
    for name in ("gela", "noto"):
        hold(state, name, RED)
    add_order(state, "gela", RED, "basic-2")
    return state


@pytest.mark.parametrize("seat", SEATS)
def test_a_family_may_look_at_its_face_down_orders(seat: int) -> None:
    """[1.4.6] [1.4.2] [1.4.5] Red and its partner; the others see that one lies there."""
    seen = view(_laid(), seat)

    if seat in OTHERS:
        assert in_place(seen.state, "gela") == "red 1"
        assert [(place, family) for place, family, _ in seen.face_down] == [(area("gela"), RED)]
    else:
        assert (in_place(seen.state, "gela"), seen.face_down) == ("red 1, basic-2", [])


def test_a_face_down_order_is_not_moved_or_changed() -> None:
    """[1.4.6] [5.3.1] Refused: to lay it in Noto, or another over it."""
    game = act(_laid(), RED, "order")

    for refused in ("order noto basic-2", "order gela basic-1"):
        with pytest.raises(NotOffered):
            play(game, refused)


def test_a_face_down_order_is_not_taken_back() -> None:
    """[1.4.6] [3.3.2] Not even to be given up for Money."""
    state = _laid()
    game = whole_round(state)

    with pytest.raises(NotOffered):
        game.apply_anytime(RED, pack_anytime_sell(TABLES.order_ids[RED].index("basic-2")))
    assert in_place(state, "gela") == "red 1, basic-2"


# 1.4.7 Orders that come back


def test_an_order_that_returns_after_it_was_revealed_is_known_to_be_back() -> None:
    """[1.4.7] [R11] Basic-2 was declined; Blue, whose order is next, knows where it is."""
    game = scene.scene("enna: red 2, basic-2\nnoto: red 1, basic-4\npalermo: blue 2, basic-1")
    scene.play(game, "done", "done")
    assert scene.asked(game) == "blue act"

    known = {"basic-1", "basic-2", "basic-3", "basic-5"}
    for seat in OTHERS:
        assert all(guess == known for guess in _hands(game.state, seat))


@pytest.mark.parametrize("seat", OTHERS)
def test_an_order_that_returns_face_down_stays_unknown(seat: int) -> None:
    """[1.4.7] [5.9.3] [R11] All leave Noto: one came back, basic-2 or another, nobody can say."""
    state = _laid()
    hold(state, "ragusa", RED)
    add_order(state, "noto", RED, "basic-3")
    play(act(state, RED, "rally"), "rally ragusa", "noto 1 0")
    seen = view(state, seat)
    assert (in_place(state, "noto"), len(seen.face_down), seen.in_hq[RED]) == ("", 1, 4)

    basic = {f"basic-{number}" for number in range(1, 6)}
    lying = [basic - guess for guess in _hands(state, seat)]
    assert {len(orders) for orders in lying} == {1}
    assert set().union(*lying) == basic


# 1.4.8 Orders given up


@pytest.mark.parametrize("seat", OTHERS)
def test_an_order_given_up_is_shown_to_all(seat: int) -> None:
    """[1.4.8] [3.3.2] [R12] And so the one in Gela can no longer be basic-3."""
    state = _laid()
    whole_round(state).apply_anytime(RED, pack_anytime_sell(TABLES.order_ids[RED].index("basic-3")))
    seen = view(state, seat)

    assert _orders(seen.state, RED, REMOVED) == {"basic-3"}
    assert _can_be(seen) == [{"basic-1", "basic-2", "basic-4", "basic-5"}]


@pytest.mark.parametrize("seat", OTHERS)
def test_an_order_given_up_for_a_move_is_shown_to_all(seat: int) -> None:
    """[1.4.8] [4.3.4] [R12] The space costs 1, and Red has no Money."""
    state = _laid()

    answer(turn(state), "use police neutral order-place", "basic-5")

    assert _orders(view(state, seat).state, RED, REMOVED) == {"basic-5"}
