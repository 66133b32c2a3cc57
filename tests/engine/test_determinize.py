"""Complete games that fit what a seat knows: all of them, and evenly."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from tools.fuzz.content import view_content
from tools.fuzz.laws import always

from famiglia.edition.tables import AREAS, NONE, ORDERS
from famiglia.engine.cells import members_in_hq
from famiglia.engine.determinize import determinize
from famiglia.engine.encounter.cards import LayCard
from famiglia.engine.game import Game
from famiglia.engine.kinds import CARD
from famiglia.engine.state import State
from famiglia.engine.view import SPECTATOR
from tests.positions import position, question
from tests.queries.games import moments

SAMPLES = 6000
CRITICAL = {2: 13.82, 3: 16.27, 19: 43.82}
"""By degrees of freedom: what χ² exceeds once in a thousand times where all are even."""
Counted = Counter[object]


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
@pytest.mark.parametrize("seed", range(3))
def test_a_sample_is_a_legal_position_with_the_same_view(mode: str, seed: int) -> None:
    """[1.4] For every seat and for a spectator, at all kinds of questions."""
    chance = random.Random(seed)
    for game in moments(seed, mode=mode, every=7):
        for seat in (*range(game.state.seats), SPECTATOR):
            seen = game.view(seat)
            sample = Game(determinize(seen, chance))
            always(sample)
            assert view_content(sample.view(seat)) == view_content(seen)


def _counted(game: Game, seat: int, world: Callable[[State], object]) -> Counted:
    """How often each world comes up in many samples."""
    seen, chance = game.view(seat), random.Random(12)
    return Counter(world(determinize(seen, chance)) for _ in range(SAMPLES))


def _is_even(counted: Counted) -> bool:
    """Whether a χ² test finds nothing against all worlds being as likely as one another."""
    expected = SAMPLES / len(counted)
    chi = sum((number - expected) ** 2 / expected for number in counted.values())
    return chi < CRITICAL[len(counted) - 1]


def _laid(family: int) -> Callable[[State], object]:
    """Where each of a family's tokens lies on the board."""

    def world(state: State) -> object:
        places = state.orders[family * ORDERS : (family + 1) * ORDERS]
        return tuple((token, place) for token, place in enumerate(places) if place < AREAS)

    return world


def test_hidden_orders_are_any_of_those_at_home_evenly() -> None:
    """[1.4.2] Two of blue's five lie on the board: 20 worlds for red, one for blue."""
    game = position("""
        licata: blue 2, order blue/basic-1
        enna: blue 2, order blue/basic-2
        now: turn red
    """)
    counted = _counted(game, 0, _laid(1))

    assert len(counted) == len(list(permutations(range(5), 2)))
    assert _is_even(counted)
    assert len(_counted(game, 1, _laid(1))) == 1


def test_what_was_off_the_mat_when_an_order_was_laid_bounds_it() -> None:
    """[1.4.2] A token that came later is not what was laid before; all else is as likely."""
    game = position("""
        licata: blue 2, order blue/basic-1 from basic-1 basic-2
        enna: blue 2, order blue/basic-3
        blue: orders basic-2, removed basic-4 basic-5
        now: turn red
    """)
    counted = _counted(game, 0, _laid(1))

    assert len(counted) == 4
    assert _is_even(counted)


def test_a_covered_card_is_any_card_evenly() -> None:
    """[1.4.3] For the defender three cards are possible, for the attacker one."""

    def card(state: State) -> int:
        frame = state.frames[-1]
        assert isinstance(frame, LayCard)
        return frame.duel.attack_card

    game = next(game for game in moments(3, [CARD]) if card(game.state) != NONE)
    counted = _counted(game, question(game).seat, card)

    assert len(counted) == 3
    assert _is_even(counted)


def test_members_at_home_are_any_number_that_all_can_think_of_evenly() -> None:
    """[15.2.3] Between what must be and what can be."""
    game = position(
        """
        blue: hq 4, members 2 of 1 to 4
        now: turn red
        """,
        mode="1v1",
    )
    counted = _counted(game, 0, lambda state: state.count(members_in_hq(1)))

    assert set(counted) == {1, 2, 3, 4}
    assert _is_even(counted)
