"""Issue order [5.3]."""

import pytest

from famiglia.edition.tables import ORDERS
from famiglia.engine.game import NotOffered
from famiglia.engine.state import State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    act,
    add_order,
    add_tile,
    area,
    hand,
    hold,
    in_place,
    kind_of,
    offered,
    play,
    position,
)


def _two_areas() -> State:
    """Red holds Gela and Enna."""
    state = position()
    hold(state, "gela", RED)
    hold(state, "enna", RED)
    return state


def _places(texts: set[str]) -> set[str]:
    return {text.split()[1] for text in texts if text != "done"}


def test_an_order_goes_from_headquarters_into_an_own_area() -> None:
    """[5.3.1]"""
    state = _two_areas()

    play(act(state, RED, "order"), "order gela basic-2")

    assert in_place(state, "gela") == "red 1, basic-2"
    assert "basic-2" not in hand(state, RED)


def test_an_order_is_laid_face_down() -> None:
    """[5.3.1] Also one that had been revealed before."""
    state = _two_areas()
    state.face_up[RED * ORDERS + 1] = True

    play(act(state, RED, "order"), "order gela basic-2")

    assert not state.face_up[RED * ORDERS + 1]


def test_only_orders_in_headquarters_are_laid() -> None:
    """[5.3.1] Neither those on the mat nor those on the board."""
    state = _two_areas()
    add_order(state, "enna", RED, "basic-3")

    tokens = {text.split()[2] for text in offered(act(state, RED, "order"))}

    assert tokens == {"basic-1", "basic-2", "basic-4", "basic-5"}


def test_no_order_goes_into_another_familys_area() -> None:
    """[5.3.1] [1.2.2] A partner's area is no own one, an empty one neither."""
    state = _two_areas()
    hold(state, "licata", GREEN)
    hold(state, "noto", BLUE)

    assert _places(offered(act(state, RED, "order"))) == {"gela", "enna"}


def test_no_order_joins_another() -> None:
    """[5.3.1]"""
    state = _two_areas()
    add_order(state, "gela", RED, "basic-1")
    game = act(state, RED, "order")

    with pytest.raises(NotOffered):
        play(game, "order gela basic-2")


def test_one_order_is_one() -> None:
    """[5.3.1] Nothing is asked any more."""
    game = act(_two_areas(), RED, "order")

    play(game, "order gela basic-1")

    assert kind_of(game) == ""


def test_order_in_two_areas_goes_on_in_another_area() -> None:
    """[5.3.2] [R34]"""
    game = act(_two_areas(), RED, "order 2 areas")

    play(game, "order gela basic-1")

    assert _places(offered(game)) == {"enna"}


def test_order_in_two_areas_lays_two() -> None:
    """[5.3.2] [R34] And not a third."""
    state = _two_areas()
    hold(state, "noto", RED)
    game = act(state, RED, "order 2 areas")

    play(game, "order gela basic-1", "order enna basic-2")

    assert (in_place(state, "enna"), kind_of(game)) == ("red 1, basic-2", "")


def test_order_in_three_areas_lays_three() -> None:
    """[5.3.2] As an edition may print it: a third, and not a fourth."""
    state = _two_areas()
    hold(state, "noto", RED)
    hold(state, "licata", RED)
    game = act(state, RED, "order 3 areas")

    play(game, "order gela basic-1", "order enna basic-2", "order noto basic-3")

    assert (in_place(state, "noto"), kind_of(game)) == ("red 1, basic-3", "")


def test_the_second_order_may_be_left() -> None:
    """[5.3.2] Up to two."""
    state = _two_areas()
    game = act(state, RED, "order 2 areas")

    play(game, "order gela basic-1", "done")

    assert (len(hand(state, RED)), kind_of(game)) == (4, "")


def test_two_orders_come_into_one_area() -> None:
    """[5.3.3] [R34] No tile is needed."""
    state = _two_areas()
    game = act(state, RED, "order 2 together")

    play(game, "order gela basic-1")

    assert _places(offered(game)) == {"gela"}


def test_two_orders_need_an_area_that_held_none() -> None:
    """[5.3.3] [11.1.2] [R34] Not even Chain of Command lets them join one."""
    state = _two_areas()
    add_tile(state, RED, "chain-of-command")
    add_order(state, "gela", RED, "basic-1")

    assert _places(offered(act(state, RED, "order 2 together"))) == {"enna"}


@pytest.mark.parametrize("text", ["order 2 areas", "order 2 together"])
def test_with_one_order_left_one_is_laid(text: str) -> None:
    """[5.3.4] [R34]"""
    state = _two_areas()
    for number in range(1, 5):
        add_order(state, "noto", RED, f"basic-{number}")
    game = act(state, RED, text)

    play(game, "order gela basic-5")

    assert (in_place(state, "gela"), kind_of(game)) == ("red 1, basic-5", "")


def test_an_area_holds_no_third_order() -> None:
    """[5.3.5] [R34] Not even under Chain of Command."""
    state = _two_areas()
    add_tile(state, RED, "chain-of-command")
    add_order(state, "gela", RED, "basic-1")
    add_order(state, "gela", RED, "basic-2")
    game = act(state, RED, "order")

    with pytest.raises(NotOffered):
        play(game, "order gela basic-3")


def test_two_orders_in_one_area_are_not_followed_by_a_third() -> None:
    """[5.3.5] [5.3.3]"""
    state = _two_areas()
    game = act(state, RED, "order 2 together")

    play(game, "order gela basic-1", "order gela basic-2")

    assert (in_place(state, "gela"), kind_of(game)) == ("red 1, basic-1, basic-2", "")


def test_chain_of_command_joins_one_order() -> None:
    """[11.1.2] [R34]"""
    state = _two_areas()
    add_tile(state, RED, "chain-of-command")
    add_order(state, "gela", RED, "basic-1")

    play(act(state, RED, "order"), "order gela basic-2")

    assert in_place(state, "gela") == "red 1, basic-1, basic-2"


def test_chain_of_command_serves_only_the_family_on_it() -> None:
    """[11.1.2] [6.2.3] A partner's tile helps nobody else."""
    state = _two_areas()
    add_tile(state, GREEN, "chain-of-command")
    add_order(state, "gela", RED, "basic-1")

    assert _places(offered(act(state, RED, "order"))) == {"enna"}


def test_order_in_two_areas_means_two_even_with_a_chain() -> None:
    """[5.3.2] [R34] The second does not join the first."""
    state = _two_areas()
    add_tile(state, RED, "chain-of-command")
    game = act(state, RED, "order 2 areas")

    play(game, "order gela basic-1")

    assert _places(offered(game)) == {"enna"}


def test_what_is_asked_does_not_depend_on_which_orders_are_left() -> None:
    """[1.4.9] [R13] Two hands of the same size are asked the same number of things."""
    one, other = _two_areas(), _two_areas()
    one.put(RED * ORDERS + 0, area("noto"))
    other.put(RED * ORDERS + 3, area("noto"))

    assert len(offered(act(one, RED, "order"))) == len(offered(act(other, RED, "order")))
