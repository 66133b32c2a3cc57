"""What is compared of a game is all of it: one secret more in a view, and it is another one."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tools.fuzz.content import Unknown, content, fields, on_the_table, view_content

from famiglia.edition.tables import ORDERS
from famiglia.engine.act import Act
from famiglia.engine.cells import CELLS
from famiglia.engine.game import Game
from famiglia.engine.state import Frame, Rules, State
from famiglia.engine.view import View, view
from tests.positions import position

LEAKS: dict[str, Callable[[State], None]] = {
    "a piece": lambda seen: seen.shift(CELLS - 1, CELLS - 2, 1),
    "a holder": lambda seen: seen.hold(0, 1 - seen.holder[0]),
    "the place of an order": lambda seen: seen.put(ORDERS, 0),
    "a face": lambda seen: _turn(seen.face_up),
    "what an order was laid from": lambda seen: _add_one(seen.laid_from),
    "a fact": lambda seen: _add_one(seen.facts),
    "whose family it is": lambda seen: seen.take_seats([3, 2, 1, 0]),
}


def _turn(faces: vec[bool]) -> None:
    faces[0] = not faces[0]


def _add_one(numbers: vec[i64]) -> None:
    numbers[len(numbers) - 1] += 1


def seen_by_red() -> View:
    """Red and Blue have an order face down each, and Red is asked."""
    game = position("""
        enna: red 2, order red/basic-1
        licata: blue 2, order blue/basic-2
        red: hq 3
        now: act red doing place 3
    """)
    return view(game.state, 0)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_with_a_secret_in_it_is_another(leak: str) -> None:
    """[1.4.1] [1.4.9] However little it is."""
    one, other = seen_by_red(), seen_by_red()
    assert content(one) == content(other)
    assert view_content(one) == view_content(other)

    LEAKS[leak](other.state)

    assert content(one) != content(other)
    assert view_content(one) != view_content(other)
    assert on_the_table(one) != on_the_table(other)


def test_a_view_with_one_piece_order_or_fact_changed_is_another() -> None:
    """Wherever it is."""
    one, other = seen_by_red(), seen_by_red()
    before, seen = content(one), other.state
    for cell in range(CELLS):
        seen.unpack(cell, 1)
        assert content(other) != before, f"cell {cell}"
        seen.unpack(cell, -1)
    for token, place in enumerate(list(seen.orders)):
        seen.orders[token] = place + 1
        assert content(other) != before, f"token {token}"
        seen.orders[token] = place
    for fact, value in enumerate(list(seen.facts)):
        seen.facts[fact] = value + 1
        assert content(other) != before, f"fact {fact}"
        seen.facts[fact] = value
    assert content(other) == before


def test_a_view_that_goes_on_in_another_way_is_another() -> None:
    one, other = seen_by_red(), seen_by_red()
    step = other.state.frames[-1]
    assert isinstance(step, Act)
    other.state.frames[-1] = Act(
        step.family, step.action, step.area, not step.must, step.open_parts
    )
    assert content(one) != content(other)
    assert on_the_table(one) == on_the_table(other)


def test_a_view_that_knows_what_a_face_down_order_can_be_is_another() -> None:
    one, other = seen_by_red(), seen_by_red()
    [(area, family, mask)] = other.face_down
    other.face_down = [(area, family, mask & (mask - 1))]
    assert on_the_table(one) != on_the_table(other)
    other = seen_by_red()
    other.in_hq[1] += 1
    assert on_the_table(one) != on_the_table(other)


def test_every_field_of_a_state_is_compared() -> None:
    """What it is made with, and what it says it has."""
    state = position("").state
    assert set(fields(Rules(0))) == {
        *("flags", "neutrals", "blue_spaces", "rally_by_boat"),
        *("moving_tiles", "starting_piece_wins", "identical_cards"),
    }
    assert {
        *("tables", "rules", "seats", "pieces", "holder", "orders", "face_up", "laid_from"),
        *("facts", "quick", "family_of", "seat_of", "frames", "events"),
    } <= set(fields(state))


@pytest.mark.parametrize("thing", [object(), {1}, {1: 2}, len, b"", Frame, Game])
def test_what_nobody_knows_how_to_compare_is_refused(thing: object) -> None:
    """Nothing is taken for empty."""
    with pytest.raises(Unknown):
        content([thing])
