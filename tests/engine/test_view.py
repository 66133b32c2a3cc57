"""What a seat may know [1.4]: views, and complete games that fit them."""

import random
from collections import Counter

import pytest
from tools.fuzz.content import view_content

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.edition.tables import AREAS, NONE, ORDERS
from famiglia.engine.determinize import determinize
from famiglia.engine.encounter.cards import COVERED, LayCard, TakeCard
from famiglia.engine.game import Game
from famiglia.engine.kinds import CARD, CHOOSE_FAMILIES, TAKE, TURN
from famiglia.engine.rules import team_of
from famiglia.engine.setup.families import UNKNOWN, ChooseFamilies
from famiglia.engine.state import HQ, RECOMMENDED, State
from famiglia.engine.view import HIDDEN, SPECTATOR, view

SEATS = (0, 1, 2, 3, SPECTATOR)


def moments(seed: int, every: int, kind: int = TURN) -> list[State]:
    """States of a random game at questions of one kind; there must be some."""
    chance = random.Random(seed)
    game = Game.new(flatten(load(), "2v2"), RECOMMENDED)
    found, number = [], 0
    while (decision := game.decision()) is not None:
        if decision.kind == kind:
            number += 1
            if number % every == 0:
                found.append(game.state.copy())
        game.apply(decision.seat, chance.choice(decision.options))
    assert found, f"seed {seed} has {number} such questions"
    return found


@pytest.mark.parametrize("seed", range(4))
def test_the_view_of_a_game_that_fits_a_view_is_that_view(seed: int) -> None:
    """[1.4.2] Nothing of the truth is needed to tell what is public."""
    chance = random.Random(seed)
    for state in moments(seed, 5):
        for seat in SEATS:
            seen = view(state, seat)
            assert view_content(view(determinize(seen, chance), seat)) == view_content(seen)


def test_opponents_orders_are_hidden_and_partners_are_not() -> None:
    """[1.4.2] [1.4.5] [R10]"""
    state = moments(3, 5)[-1]
    looked = Counter[bool]()
    for seat in range(4):
        seen = view(state, seat).state.orders
        for token, place in enumerate(state.orders):
            family = token // ORDERS
            if state.seat_of[family] == NONE or place > HQ or state.face_up[token]:
                continue
            is_own_team = team_of(state, family) == seat % 2
            assert seen[token] == (place if is_own_team else HIDDEN)
            looked[is_own_team] += 1
    assert looked[True] == looked[False] > 20


def test_how_many_orders_are_where_is_public() -> None:
    """[1.4.2] [R35] That and where an order was laid, and how many are left, all see."""
    for state in moments(4, 3):
        seen = view(state, SPECTATOR)
        laid = Counter(
            (place, token // ORDERS) for token, place in enumerate(state.orders) if place < AREAS
        )
        assert Counter((area, family) for area, family, _ in seen.face_down) == laid
        for family in state.family_of:
            first = family * ORDERS
            assert seen.in_hq[family] == list(state.orders[first : first + ORDERS]).count(HQ)


def test_a_hidden_order_can_be_what_it_is() -> None:
    """[1.4.7] The truth is always among what the others hold possible."""
    looked = 0
    for state in moments(5, 3):
        seen = view(state, SPECTATOR)
        for token, place in enumerate(state.orders):
            if place < AREAS and not state.face_up[token]:
                family, number = divmod(token, ORDERS)
                assert any(
                    (area, owner) == (place, family) and mask >> number & 1
                    for area, owner, mask in seen.face_down
                )
                looked += 1
    assert looked > 20


@pytest.mark.parametrize("kind", [CARD, TAKE])
def test_a_laid_card_is_seen_by_the_team_that_laid_it_alone(kind: int) -> None:
    """[1.4.3] [R10]"""
    found = set()
    for state in moments(8, 1, kind):
        frame = state.frames[-1]
        assert isinstance(frame, (LayCard, TakeCard))
        duel = frame.duel
        for seat in SEATS:
            seen = view(state, seat).state.frames[-1]
            assert isinstance(seen, (LayCard, TakeCard))
            laid_here = seat != SPECTATOR and team_of(state, duel.movement.family) == seat % 2
            expected = duel.attack_card if laid_here or duel.attack_card == NONE else COVERED
            assert seen.duel.attack_card == expected
            found.add((laid_here, expected == COVERED))
    assert {(True, False), (False, True)} <= found


def test_the_other_teams_families_are_hidden_until_both_have_chosen() -> None:
    """[1.4.4] [3.4.1] [R10]"""
    state = moments(9, 2, CHOOSE_FAMILIES)[0]
    choices = {seat: view(state, seat).state.frames[-1] for seat in SEATS}
    for seat, frame in choices.items():
        assert isinstance(frame, ChooseFamilies)
        assert (frame.choice == UNKNOWN) == (seat in (1, 3, SPECTATOR))
    guessed = determinize(view(state, 1), random.Random(1)).frames[-1]
    assert isinstance(guessed, ChooseFamilies)
    assert guessed.choice != UNKNOWN


def test_a_game_that_fits_a_view_can_be_played_to_its_end() -> None:
    chance = random.Random(1)
    game = Game(determinize(view(moments(6, 10)[2], 1), chance))
    while (decision := game.decision()) is not None:
        game.apply(decision.seat, chance.choice(decision.options))

    assert game.state.winner != NONE
