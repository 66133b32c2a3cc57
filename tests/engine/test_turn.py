"""The turn [4.1], using a space [4.2], costs and income [4.3]."""

import pytest

from famiglia.edition.tables import COLUMNS
from famiglia.engine.cells import BANK, NEUTRAL, in_supply
from famiglia.engine.facts import closed
from famiglia.engine.game import NotOffered
from famiglia.engine.state import RECOMMENDED, State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    add_bottom,
    add_hq,
    add_money,
    add_top,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    open_slots,
    position,
    run_out,
    soldati_in_hq,
)
from tests.engine.table import (
    answer,
    asked,
    bottom,
    no_orders,
    offers,
    planning,
    spaces,
    top,
    turn,
    with_action,
)


def _neutral(number: int = 1) -> State:
    """A neutral token in the Police column, Red holds Gela and has nothing else but orders."""
    state = position()
    add_top(state, NEUTRAL, "police", number)
    hold(state, "gela", RED)
    return state


# 4.1 The turn


def test_turns_pass_round_the_table() -> None:
    """[4.1.1] [2.1.2] Each family makes exactly one move."""
    game = planning(_neutral(6))
    seats = []

    for _ in range(5):
        seats.append(asked(game))
        answer(game, "use police neutral choice", "recruit 1")

    assert seats == [("turn", 0), ("turn", 1), ("turn", 2), ("turn", 3), ("turn", 0)]


def test_any_token_of_the_top_sheet_may_be_used() -> None:
    """[4.1.2] Its own, a neutral one, the partner's or an opponent's."""
    state = _neutral()
    add_money(state, RED, 5)
    for owner in (RED, BLUE, GREEN):
        add_top(state, owner, "police")

    owners = {text.split()[2] for text in offers(turn(state), "use police")}

    assert owners == {"neutral", "red", "blue", "green"}


def test_a_token_that_is_not_there_cannot_be_used() -> None:
    """[4.1.2]"""
    game = turn(_neutral())

    with pytest.raises(NotOffered):
        answer(game, "use police red recruit")


def test_a_space_with_a_token_is_taken() -> None:
    """[4.1.4]"""
    state = _neutral()
    add_bottom(state, RED, "recruit")
    game = turn(state)

    with pytest.raises(NotOffered):
        answer(game, "use police neutral recruit")


def test_an_unlimited_space_is_always_free() -> None:
    """[4.1.4] [R25] E4: even with tokens on it."""
    state = _neutral()
    add_bottom(state, BLUE, "choice", 2)
    add_bottom(state, RED, "choice")

    answer(turn(state), "use police neutral choice")

    assert bottom(state)["choice"] == ["red", "blue", "blue", "neutral"]


def test_a_grey_circle_is_a_free_space_once_its_token_has_gone() -> None:
    """[4.1.5] [R25] Four spaces in Police and three tokens left."""
    state = _neutral()
    add_top(state, RED, "police", 3)
    game = turn(state)

    answer(game, "use police neutral exert-sheet")

    assert "exert church top:police" in offers(game)


@pytest.mark.parametrize("rules", [0, RECOMMENDED])
def test_no_blue_space_is_used(rules: int) -> None:
    """[4.1.6] [13.1.4] [R24] Not even under the switch."""
    state = position(rules)
    add_top(state, NEUTRAL, "police")

    assert not spaces(turn(state)) & {"blue-1", "blue-2"}


def test_an_emptied_column_stays_closed() -> None:
    """[4.1.7] [5.6.3] [R26] The token just moved away no longer counts."""
    state = _neutral()
    add_top(state, NEUTRAL, "church")
    game = turn(state)

    answer(game, "use police neutral exert-sheet")

    assert [state.facts[closed(column)] for column in range(COLUMNS)].index(1) == 2
    assert {text for text in offers(game) if "top:" in text} == {
        f"exert {row} top:church" for row in ("justice", "police", "economy", "church")
    }


def test_a_closed_column_opens_with_the_next_phase() -> None:
    """[4.1.7] [R26] For the rest of the phase only."""
    state = _neutral(2)
    for column in range(COLUMNS):
        state.note(closed(column), 1)
    game = planning(state)

    answer(game, "use police neutral exert-sheet")

    assert "exert church top:police" in offers(game)


# 4.2 Using a space


def test_a_token_moves_down_and_the_space_acts() -> None:
    """[4.2.1]"""
    state = _neutral()
    game = turn(state)

    answer(game, "use police neutral recruit", "recruit 4")

    assert (top(state), bottom(state)) == ({}, {"recruit": ["neutral"]})
    assert soldati_in_hq(state, RED) == 4


def test_a_space_that_can_do_nothing_is_not_used() -> None:
    """[4.2.2] [R21] No area, no lab, no Soldati anywhere: only the mat and the bust are left."""
    state = position()
    add_top(state, NEUTRAL, "police")
    add_money(state, RED, 9)
    run_out(state, in_supply(RED))

    assert spaces(turn(state)) == {"exert-supply", "exert-sheet", "ultima"}


def test_one_part_that_can_do_something_is_enough() -> None:
    """[4.2.2] Nobody to place, but an order to issue."""
    state = _neutral()
    add_money(state, RED, 1)

    assert "order-place" in spaces(turn(state))


def test_a_space_must_do_something() -> None:
    """[4.2.2] [R21] Nobody declines everything, and nobody recruits nobody."""
    state = _neutral()
    add_money(state, RED, 1)
    add_hq(state, RED, 1)
    game = turn(state)

    answer(game, "use police neutral order-place")

    assert kind_of(game) == "act"
    assert "done" not in offers(game)


def test_income_alone_is_not_enough() -> None:
    """[4.2.3] [R21] The car's space pays 1, but there is no area for a car."""
    state = position()
    add_top(state, NEUTRAL, "police")

    assert not spaces(turn(state)) & {"car", "boat"}


def test_taking_money_is_enough() -> None:
    """[4.2.3] [R205]"""
    state = position()
    add_top(state, NEUTRAL, "police")
    with_action(state, "order", "money 2")

    assert "order" in spaces(turn(state))


def test_of_two_actions_with_a_stroke_one_is_done() -> None:
    """[4.2.4] E4"""
    state = _neutral()
    add_hq(state, RED, 1)
    game = turn(state)

    answer(game, "use police neutral choice", "recruit 1")

    assert kind_of(game) == ""


@pytest.mark.parametrize("reverse", [False, True])
def test_two_actions_with_a_plus_are_done_in_either_order(reverse: bool) -> None:
    """[4.2.5] [R21] E3, E7: Soldati come into an empty area, and an order issued there or not."""
    state = _neutral()
    add_money(state, RED, 1)
    add_hq(state, RED, 4)
    open_slots(state, RED, "police", 1)
    parts = ["place noto 3", "order gela basic-1"]
    game = turn(state)

    answer(game, "use police neutral order-place", *(reversed(parts) if reverse else parts))

    assert (in_place(state, "noto"), in_place(state, "gela")) == ("red 3", "red 1, basic-1")
    assert (kind_of(game), money_in_hq(state, RED)) == ("", 0)


def test_one_of_two_actions_with_a_plus_may_be_left() -> None:
    """[4.2.5] [R21]"""
    state = _neutral()
    add_money(state, RED, 1)
    add_hq(state, RED, 4)
    game = turn(state)

    answer(game, "use police neutral order-place", "place gela 1", "done")

    assert (in_place(state, "gela"), kind_of(game)) == ("red 2", "")


# 4.3 Costs and income


@pytest.mark.parametrize(("owner", "paid"), [("blue", 1), ("green", 1), ("red", 0), ("neutral", 0)])
def test_the_owner_of_another_familys_token_is_paid(owner: str, paid: int) -> None:
    """[4.3.1] Partner or not; own and neutral tokens cost nothing."""
    state = _neutral()
    for family in (RED, BLUE, GREEN):
        add_top(state, family, "police")
    add_money(state, RED, 3)

    answer(turn(state), f"use police {owner} recruit")

    assert money_in_hq(state, RED) == 3 - paid
    assert money_in_hq(state, BLUE) == (owner == "blue")
    assert money_in_hq(state, GREEN) == (owner == "green")


def test_the_printed_cost_goes_to_the_bank_before_the_action() -> None:
    """[4.3.2] [R22] E3: 1 Money."""
    state = _neutral()
    add_money(state, RED, 3)
    bank = state.count(BANK)
    game = turn(state)

    answer(game, "use police neutral order-place")

    assert (kind_of(game), money_in_hq(state, RED)) == ("act", 2)
    assert state.count(BANK) == bank + 1


def test_the_printed_income_is_paid_before_the_action() -> None:
    """[4.3.2] [R22] E4: 1 Money."""
    state = _neutral()
    game = turn(state)

    answer(game, "use police neutral choice")

    assert kind_of(game) in ("act", "")
    assert money_in_hq(state, RED) == 1


def test_income_does_not_pay_the_owner() -> None:
    """[4.3.2] [R22] It comes too late."""
    state = _neutral()
    add_top(state, BLUE, "police")
    no_orders(state, RED)
    game = turn(state)

    with pytest.raises(NotOffered):
        answer(game, "use police blue choice")
