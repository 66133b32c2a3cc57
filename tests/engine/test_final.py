"""Ultima Azione and the final actions [5.10]."""

import pytest

from famiglia.edition.tables import NONE
from famiglia.engine.cells import BANK, NEUTRAL
from famiglia.engine.facts import bust
from famiglia.engine.game import NotOffered
from famiglia.engine.state import RECOMMENDED, State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    YELLOW,
    add_hq,
    add_money,
    add_top,
    hand,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    position,
    soldati_in_hq,
)
from tests.engine.table import (
    answer,
    asked,
    bottom,
    no_orders,
    offers,
    planning,
    put_bust,
    spaces,
    stuck,
    take_spaces,
    turn,
    with_action,
)

ULTIMA = TABLES.space_ids[1].index("ultima")


def _ended(owner: int = RED, rules: int = 0) -> State:
    """The top sheet is empty, Red's bust stands beside a token on Ultima Azione."""
    state = position(rules)
    hold(state, "gela", RED)
    put_bust(state, RED, owner)
    return state


def _two_busts() -> State:
    """Red's bust stands on one Ultima Azione, Yellow's on another, printed on `boat`."""
    state = _ended()
    with_action(state, "boat", "ultima")
    put_bust(state, YELLOW, YELLOW, "boat")
    return state


def test_using_the_space_brings_the_bust() -> None:
    """[5.10.1] [R28] It stands beside the token, and nothing else is asked."""
    state = position()
    add_top(state, NEUTRAL, "police")
    game = turn(state)

    answer(game, "use police neutral ultima")
    while kind_of(game) == "act":
        answer(game, "ultima")

    assert (state.facts[bust(RED)], bottom(state)) == (ULTIMA, {"ultima": ["neutral"]})
    assert kind_of(game) == ""


def test_the_bust_counts_as_doing_something() -> None:
    """[5.10.1] [4.2.2] [R28] For a family that can do nothing else with a space."""
    state = position()
    stuck(state, RED)
    take_spaces(state, "exert-supply", "exert-sheet")
    add_top(state, NEUTRAL, "police")

    assert offers(turn(state)) == {"use police neutral ultima"}


def test_a_family_uses_no_second_ultima_azione() -> None:
    """[5.10.2] [R28] Another family does."""
    state = _ended()
    with_action(state, "boat", "ultima")
    add_top(state, NEUTRAL, "police")

    assert "boat" not in spaces(turn(state, RED))
    assert "boat" in spaces(turn(state, BLUE))


def test_a_token_laid_there_brings_no_bust() -> None:
    """[5.10.2] [4.4.3] [R28]"""
    state = position()
    add_top(state, RED, "police")
    add_money(state, RED, 9)

    answer(turn(state), "gain police", "red ultima")

    assert (state.facts[bust(RED)], bottom(state)) == (NONE, {"ultima": ["red"]})


def test_a_token_from_the_mat_brings_no_bust() -> None:
    """[5.10.2] [5.6.2] [R28] And no final action at the end."""
    state = position()
    add_top(state, NEUTRAL, "police")
    game = planning(state)

    answer(game, "use police neutral exert-sheet", "exert church bottom:ultima")

    assert (state.facts[bust(RED)], kind_of(game)) == (NONE, "")


def test_a_family_with_a_bust_may_do_a_final_action() -> None:
    """[5.10.3] [4.6.1] Or decline it; nobody else is asked."""
    game = planning(_ended())

    assert asked(game) == ("final-action", 0)
    assert "done" in offers(game)


def test_the_final_action_waits_for_the_end_of_planning() -> None:
    """[5.10.3] [4.6.1]"""
    state = _ended()
    add_top(state, NEUTRAL, "police")
    game = planning(state)
    assert kind_of(game) == "turn"

    answer(game, "use police neutral choice", "recruit 1")

    assert kind_of(game) == "final-action"


@pytest.mark.parametrize(("first", "seats"), [(0, [0, 3]), (1, [3, 0])])
def test_final_actions_come_in_the_order_of_play(first: int, seats: list[int]) -> None:
    """[5.10.3] [3.1.2] [R28] One each."""
    state = _two_busts()
    state.first = state.starting_piece = first
    game = planning(state)
    found = []

    while kind_of(game) == "final-action":
        found.append(asked(game)[1])
        answer(game, "choice", "recruit 1")

    assert (found, kind_of(game)) == (seats, "")


def test_final_actions_keep_the_order_of_the_phase() -> None:
    """[5.10.3] [3.1.3] [R27] Whoever has taken the starting piece in between."""
    state = _two_busts()
    state.starting_piece = 3

    assert asked(planning(state)) == ("final-action", 0)


def test_the_token_moves_on_and_the_new_space_acts() -> None:
    """[5.10.4] [5.10.6] [R217] Whosever token it is; then the bust goes back."""
    state = _ended(GREEN)

    answer(planning(state), "recruit", "recruit 4")

    assert (bottom(state), soldati_in_hq(state, RED)) == ({"recruit": ["green"]}, 4)
    assert state.facts[bust(RED)] == NONE


@pytest.mark.parametrize("rules", [0, RECOMMENDED])
def test_the_token_moves_only_to_a_free_action_space(rules: int) -> None:
    """[5.10.4] [4.1.6] Not to a taken one, a blue one or another Ultima Azione."""
    state = _ended(rules=rules)
    with_action(state, "boat", "ultima")
    take_spaces(state, "recruit", "choice")
    offered = offers(planning(state))

    assert not offered & {"recruit", "blue-1", "blue-2", "ultima", "boat"}
    assert "choice" in offered


def test_an_ultima_azione_that_has_just_become_free_is_none_the_less_one() -> None:
    """[5.10.4] [R28] Red has left it, Yellow may not come."""
    game = planning(_two_busts())
    answer(game, "choice", "recruit 1")
    assert asked(game) == ("final-action", 3)

    with pytest.raises(NotOffered):
        answer(game, "ultima")


def test_the_final_action_has_its_cost() -> None:
    """[5.10.5] [4.3.2] A lab for 1 Money; no owner is paid."""
    state = _ended(GREEN)
    add_money(state, RED, 1)
    bank = state.count(BANK)

    answer(planning(state), "lab", "lab gela")

    assert (money_in_hq(state, RED), money_in_hq(state, GREEN)) == (0, 0)
    assert (state.count(BANK), in_place(state, "gela")) == (bank + 1, "red 1, labs 1")


def test_without_money_or_orders_another_familys_token_moves_on() -> None:
    """[5.10.5] [R28] No owner is paid, so nothing is lacking."""
    state = _ended(BLUE)
    no_orders(state, RED)

    assert "recruit" in offers(planning(state))


def test_the_final_action_has_its_income() -> None:
    """[5.10.5] [4.3.2]"""
    state = _ended()

    answer(planning(state), "car", "car gela")

    assert money_in_hq(state, RED) == 1


def test_the_final_action_must_do_something() -> None:
    """[5.10.5] [4.2.2] Nobody to place, no lab to launder with."""
    state = _ended()

    assert not offers(planning(state)) & {"place", "launder"}


def test_orders_are_given_up_for_a_final_action() -> None:
    """[5.10.5] [4.3.4]"""
    state = _ended()
    game = planning(state)

    answer(game, "lab")
    assert kind_of(game) == "give-up"
    answer(game, "basic-4", "lab gela")

    assert "basic-4" not in hand(state, RED)
    assert in_place(state, "gela") == "red 1, labs 1"


@pytest.mark.parametrize(("orders", "possible"), [(2, False), (3, True)])
def test_something_must_be_left_for_the_final_action(orders: int, possible: bool) -> None:
    """[5.10.5] [4.3.5] Two orders pay, a third is issued."""
    state = _ended()
    no_orders(state, RED, orders)

    assert ("paid-order" in offers(planning(state))) is possible


def test_a_final_action_that_has_begun_must_do_something() -> None:
    """[5.10.5] [4.2.2]"""
    state = _ended()
    add_money(state, RED, 1)
    add_hq(state, RED, 1)
    game = planning(state)

    answer(game, "order-place")

    assert (kind_of(game), "done" in offers(game)) == ("act", False)


def test_without_a_final_action_the_token_stays() -> None:
    """[5.10.6] [R28] [R217] And the bust goes back."""
    state = _ended()

    answer(planning(state), "done")

    assert (bottom(state), state.facts[bust(RED)]) == ({"ultima": ["red"]}, NONE)


def test_a_family_that_can_do_nothing_gets_its_bust_back() -> None:
    """[5.10.6] [R217] Whether it is asked or not."""
    state = position()
    stuck(state, RED)
    take_spaces(state, "exert-supply", "exert-sheet")
    put_bust(state, RED, RED)
    game = planning(state)

    if kind_of(game) == "final-action":
        answer(game, "done")

    assert (bottom(state)["ultima"], state.facts[bust(RED)], kind_of(game)) == (["red"], NONE, "")


def test_in_a_final_action_a_token_from_the_mat_goes_to_the_bottom_sheet() -> None:
    """[5.10.7] [5.6.3] [R28] The top sheet holds no token."""
    game = planning(_ended())

    answer(game, "exert-sheet")

    assert {text.split()[2].split(":")[0] for text in offers(game, "exert")} == {"bottom"}
