"""What face-down orders can be [1.4.2]: against all ways they could have been laid."""

import random
from itertools import permutations

import pytest

from famiglia.edition.tables import AREAS, ORDERS
from famiglia.engine.answers import pack_anytime_sell
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.determinize import determinize
from famiglia.engine.state import HQ, REMOVED, State
from famiglia.engine.view import HIDDEN, SPECTATOR, View, view
from famiglia.queries.face_down import face_down
from famiglia.wire.board import areas_of
from tests.engine.build import (
    BLUE,
    RED,
    TABLES,
    add_order,
    add_top,
    area,
    hold,
    open_slots,
    position,
)
from tests.engine.table import whole_round
from tests.queries.games import moments

BASIC = {f"basic-{number}" for number in range(1, 6)}


def _laid(*orders: tuple[str, str]) -> State:
    """Red's orders lie in these areas, face down."""
    state = position()
    for name, order in orders:
        hold(state, name, RED)
        add_order(state, name, RED, order)
    return state


def _can_be(seen: View, name: str) -> set[str]:
    """What the order in an area can be, as the page is told."""
    (order,) = areas_of(seen)[area(name)].orders
    assert not order.face_up
    return set(order.can_be)


def _hidden(seen: View) -> list[int]:
    """Red's tokens of which the seat does not know whether they lie on the board or at home."""
    orders = seen.state.orders[RED * ORDERS : (RED + 1) * ORDERS]
    return [token for token, place in enumerate(orders) if place == HIDDEN]


# What a player notices


def test_an_order_can_be_any_that_the_family_had() -> None:
    """[1.4.2]"""
    seen = view(_laid(("gela", "basic-2")), BLUE)

    assert _can_be(seen, "gela") == BASIC


def test_an_order_taken_later_is_none_that_lies_already() -> None:
    """[1.4.2] [5.7.2] Church A came when Gela's order lay there; Noto's was laid after it."""
    state = _laid(("gela", "basic-2"))
    open_slots(state, RED, "church", 1)
    hold(state, "noto", RED)
    add_order(state, "noto", RED, "church-a")
    seen = view(state, BLUE)

    assert _can_be(seen, "gela") == BASIC
    assert _can_be(seen, "noto") == BASIC | {"church-a"}


def test_an_order_given_up_is_none_of_them() -> None:
    """[1.4.8]"""
    state = _laid(("gela", "basic-2"))
    add_top(state, NEUTRAL, "police")
    whole_round(state).apply_anytime(RED, pack_anytime_sell(TABLES.order_ids[RED].index("basic-3")))

    assert _can_be(view(state, BLUE), "gela") == BASIC - {"basic-3"}


def test_orders_that_must_be_the_first_five_leave_only_the_sixth() -> None:
    """[1.4.2] [1.4.7] All five basic ones lie elsewhere, so Noto's is Church A, seen or not."""
    names = ("gela", "enna", "licata", "bronte", "catania")
    state = _laid(*zip(names, sorted(BASIC), strict=True))
    open_slots(state, RED, "church", 1)
    hold(state, "noto", RED)
    add_order(state, "noto", RED, "church-a")
    seen = view(state, SPECTATOR)

    assert _can_be(seen, "noto") == {"church-a"}
    assert _can_be(seen, "gela") == BASIC


def test_the_own_team_has_nothing_to_guess() -> None:
    """[1.4.5] [1.4.6] It is told what the others think."""
    seen = view(_laid(("gela", "basic-2")), RED)

    assert face_down(seen) == []
    assert _hidden(seen) == []
    assert areas_of(seen)[area("gela")].orders[0].order == "basic-2"
    assert _can_be(seen, "gela") == BASIC


# All ways


def _random_view(chance: random.Random) -> View:
    """Hidden orders of Red, laid one after the other while orders come and go."""
    state = position()
    for row, number in (("church", 1), ("justice", 1), ("economy", 2)):
        if chance.random() < 0.4:
            open_slots(state, RED, row, number)
    late = chance.choice(["police", ""])
    for number in range(chance.randint(1, 4)):
        if number == 2 and late:
            open_slots(state, RED, late, 1)
        at_home = [token for token in range(ORDERS) if state.orders[RED * ORDERS + token] == HQ]
        if chance.random() < 0.4 and len(at_home) > 3:
            state.put(RED * ORDERS + at_home.pop(chance.randrange(len(at_home))), REMOVED)
        place = chance.randrange(AREAS)
        state.put(RED * ORDERS + chance.choice(at_home), place)
    return view(state, BLUE)


def _all_ways(seen: View) -> tuple[list[set[int]], set[int]]:
    """What each order is, and what is at home, in some complete assignment."""
    laid = [(number, mask) for number, (_, _, mask) in enumerate(seen.face_down)]
    tokens = _hidden(seen)
    lying: list[set[int]] = [set() for _ in laid]
    at_home: set[int] = set()
    for deal in permutations(tokens, len(laid)):
        if all(mask >> token & 1 for token, (_, mask) in zip(deal, laid, strict=True)):
            for number, token in enumerate(deal):
                lying[number].add(token)
            at_home |= set(tokens) - set(deal)
    return lying, at_home


@pytest.mark.parametrize("seed", range(60))
def test_possible_is_what_some_complete_assignment_says(seed: int) -> None:
    """[1.4.2] [1.4.7] Neither more nor less."""
    seen = _random_view(random.Random(seed))
    lying, _ = _all_ways(seen)

    assert [set(order.tokens) for order in face_down(seen)] == lying


@pytest.mark.parametrize("seed", range(12))
def test_games_that_fit_the_view_are_dealt_all_of_it_and_nothing_else(seed: int) -> None:
    """[1.4.2] Every token that is dealt is possible, every possible one is dealt."""
    chance = random.Random(seed)
    seen = _random_view(chance)
    found: list[set[int]] = [set() for _ in seen.face_down]
    at_home: set[int] = set()
    for _ in range(300):
        deal = determinize(seen, chance)
        for token in _hidden(seen):
            place = deal.orders[RED * ORDERS + token]
            if place == HQ:
                at_home.add(token)
                continue
            for number, (where, _, mask) in enumerate(seen.face_down):
                if where == place and mask == deal.laid_from[RED * ORDERS + token]:
                    found[number].add(token)
        assert HIDDEN not in deal.orders

    for order, dealt in zip(face_down(seen), found, strict=True):
        assert set(order.tokens) == dealt
    assert at_home == _all_ways(seen)[1]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_truth_is_possible(seed: int) -> None:
    """[1.4.2] At all kinds of questions of a game, to everybody."""
    looked = 0
    for game in moments(seed, every=9):
        orders = game.state.orders
        for order in face_down(game.view(SPECTATOR)):
            first = order.family * ORDERS
            assert any(orders[first + token] == order.area for token in order.tokens)
            looked += 1
    assert looked > 20


@pytest.mark.parametrize("seed", [1, 2])
def test_who_knows_an_order_is_told_what_the_others_think(seed: int) -> None:
    """[1.4.2] [1.4.5] At all kinds of questions of a game."""
    looked = 0
    for game in moments(seed, every=9):
        thought = _told(game.view(SPECTATOR))
        for seat in range(game.state.seats):
            assert _told(game.view(seat)) == thought
        looked += len(thought)
    assert looked > 20


def _told(seen: View) -> list[tuple[int, str, list[str]]]:
    """Area, family and what it can be, of each face-down order, as the page is told."""
    return sorted(
        (place, order.family, order.can_be)
        for place, each in enumerate(areas_of(seen))
        for order in each.orders
        if not order.face_up
    )
