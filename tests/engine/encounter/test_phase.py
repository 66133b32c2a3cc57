"""The encounter phase: reveal, sequence, end [7.1], [7.2.3], [7.2.4]."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.engine.state import HQ
from tests.engine.build import BLUE, GREEN, RED, hand
from tests.engine.encounter.scene import asked, in_place, money, offered, play, scene


def test_all_orders_on_the_board_are_revealed_at_once() -> None:
    """[7.1.1] [R50] Before anybody is asked anything."""
    game = scene("enna: red 2, basic-1\npalermo: blue 2, basic-4\nnoto: green 2, church-b")

    state = game.state
    assert [state.face_up[token] for token, place in enumerate(state.orders) if place < HQ] == [
        True
    ] * 3
    assert sum(state.face_up) == 3


def test_supply_orders_come_before_attack_orders() -> None:
    """[7.1.2] [R50] Blue's supply order (14) before Red's attack order (1)."""
    game = scene("enna: red 2, basic-3\nlicata: neutral 2\npalermo: blue 2, labs 1, economy-b")

    assert asked(game) == "blue act"
    play(game, "done")
    assert asked(game) == "red act"


def test_low_initiative_comes_before_high() -> None:
    """[7.1.2] [R50] Red's attack (4), Blue's (5), Green's (6), Red's (7)."""
    game = scene("""
        enna: red 2, basic-2
        noto: red 2, basic-1
        palermo: blue 2, basic-2
        bronte: green 2, basic-2
    """)

    order = []
    while asked(game):
        order.append(asked(game))
        play(game, "done")

    assert order == ["red act", "blue act", "green act", "red act"]


def test_ties_go_by_the_order_of_play_of_the_phase() -> None:
    """[7.1.3] [R50] Red and Yellow have 7; seat 1 began, so Yellow comes first."""
    text = "enna: red 2, basic-1\npalermo: yellow 2, basic-1"

    assert asked(scene(text)) == "red act"
    assert asked(scene(text, first=1)) == "yellow act"


def test_a_family_executes_equal_orders_in_the_sequence_it_likes() -> None:
    """[7.1.3] [R50] Justice A and economy A of Red both have 10; Yellow's 10 waits for both."""
    game = scene("""
        enna: red 2, justice-a
        noto: red 2, economy-a
        palermo: yellow 2, justice-a
    """)

    assert asked(game) == "red next-order"
    assert offered(game) == {"justice-a", "economy-a"}
    play(game, "economy-a")
    assert offered(game, "money")
    play(game, "done")
    assert asked(game) == "red act"
    play(game, "done")
    assert asked(game) == "yellow act"


def test_an_order_that_is_not_due_cannot_be_next() -> None:
    """[7.1.2] Refused: basic-1 (7), whose turn is over, while two orders of 10 are due."""
    game = scene("enna: red 2, basic-2\nnoto: red 2, basic-1\nbronte: red 2, police-a, church-a")
    play(game, "done", "done")

    with pytest.raises(NotOffered):
        play(game, "basic-1")


def test_an_order_whose_area_was_lost_is_not_executed() -> None:
    """[7.1.4] [R52] Red's Strike (1) empties Licata; Blue's order there is home unexecuted."""
    game = scene("enna: red 2, basic-3\nlicata: blue 2, basic-1")

    play(game, "bomb enna licata 0")

    assert asked(game) == ""
    assert "basic-1" in hand(game.state, BLUE)
    assert in_place(game, "licata") == ""


def test_a_declined_order_without_a_vest_goes_home() -> None:
    """[7.2.3] [R51] While the next order is executed it is back in headquarters."""
    game = scene("enna: red 2, basic-2\npalermo: blue 2, basic-1")
    play(game, "done")

    assert in_place(game, "enna") == "red 2"
    assert "basic-2" in hand(game.state, RED)


def test_an_executed_order_with_a_vest_stays_and_is_not_executed_again() -> None:
    """[7.2.3] [R51] Basic-4 pays once and lies there until the end."""
    game = scene("enna: red 2, basic-4\npalermo: blue 2, basic-1")
    play(game, "money")

    assert asked(game) == "blue act"
    assert in_place(game, "enna") == "red 2, basic-4"
    assert money(game, "red") == 1


def test_at_the_end_of_the_phase_all_orders_go_home() -> None:
    """[7.2.4] Vests too."""
    game = scene("enna: red 2, basic-4\nnoto: green 2, church-b")
    play(game, "done", "done")

    assert asked(game) == ""
    assert all(place >= HQ for place in game.state.orders)
    assert not any(game.state.face_up)
    assert "church-b" in hand(game.state, GREEN)


def test_without_orders_the_phase_ends_at_once() -> None:
    """[7.2.4] Nobody is asked."""
    assert asked(scene("enna: red 2\npalermo: blue 2")) == ""
