"""Recruit [5.1] and Place [5.2]."""

import pytest

from famiglia.engine.cells import NEUTRAL, in_supply
from famiglia.engine.game import NotOffered
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    act,
    add_cars,
    add_hq,
    add_labs,
    hold,
    in_place,
    kind_of,
    offered,
    open_slots,
    play,
    position,
    run_out,
    soldati_in_hq,
)


def test_recruit_brings_up_to_church_and_bonus() -> None:
    """[5.1.1] [R55] E5: base 4 and 1 more."""
    state = position()
    open_slots(state, RED, "church", 1)
    game = act(state, RED, "recruit +1")

    assert offered(game) == {f"recruit {number}" for number in range(1, 6)}


def test_recruited_soldati_come_into_headquarters() -> None:
    """[5.1.1] From the supply of the colour."""
    state = position()
    supply = state.count(in_supply(RED))

    play(act(state, RED, "recruit +0"), "recruit 2")

    assert (soldati_in_hq(state, RED), state.count(in_supply(RED))) == (2, supply - 2)


def test_recruiting_a_plain_number_leaves_the_mat_aside() -> None:
    """[5.1.1] [R55] A number without a plus sign stands for itself."""
    state = position()
    open_slots(state, RED, "church", 4)

    assert offered(act(state, RED, "recruit 1")) == {"recruit 1"}


def test_recruit_brings_no_more_than_the_supply_holds() -> None:
    """[5.1.1] [1.3.3] [R37]"""
    state = position()
    run_out(state, in_supply(RED), 2)
    game = act(state, RED, "recruit +1")

    with pytest.raises(NotOffered):
        play(game, "recruit 3")


def test_place_goes_into_an_own_or_an_empty_area() -> None:
    """[5.2.1] [R29] Not to the enemy, the partner or the neutrals."""
    state = position()
    add_hq(state, RED, 1)
    hold(state, "gela", RED)
    hold(state, "enna", BLUE)
    hold(state, "licata", GREEN)
    hold(state, "scordia", NEUTRAL)
    places = {text.split()[1] for text in offered(act(state, RED, "place 1"))}

    assert {"gela", "ragusa"} <= places
    assert not {"enna", "licata", "scordia"} & places


def test_place_is_for_one_area() -> None:
    """[5.2.1] With Soldati left in headquarters the action is over all the same."""
    state = position()
    add_hq(state, RED, 5)
    game = act(state, RED, "place 3")

    play(game, "place gela 1")

    assert kind_of(game) == ""


def test_place_takes_up_to_police_and_bonus() -> None:
    """[5.2.2] [R29] [R55] E6: base 2 and 2 more."""
    state = position()
    add_hq(state, RED, 9)
    open_slots(state, RED, "police", 1)
    game = act(state, RED, "place +2")

    assert offered(game, "place gela") == {f"place gela {number}" for number in range(1, 5)}


def test_placing_a_plain_number_leaves_the_mat_aside() -> None:
    """[5.2.2] [R55] A number without a plus sign stands for itself."""
    state = position()
    add_hq(state, RED, 9)
    open_slots(state, RED, "police", 4)
    game = act(state, RED, "place 1")

    with pytest.raises(NotOffered):
        play(game, "place gela 2")


def test_place_takes_no_more_than_headquarters_hold() -> None:
    """[5.2.1] Soldati come from headquarters, not from the supply."""
    state = position()
    add_hq(state, RED, 2)

    assert offered(act(state, RED, "place +4"), "place gela") == {"place gela 1", "place gela 2"}


def test_placing_into_an_empty_area_costs_a_lab() -> None:
    """[5.2.3] [R29] E7: one of two labs goes with the first Soldato."""
    state = position()
    add_hq(state, RED, 3)
    add_labs(state, "licata", 2)

    play(act(state, RED, "place +2"), "place licata 3")

    assert in_place(state, "licata") == "red 3, labs 1"


def test_placing_into_an_own_area_costs_no_lab() -> None:
    """[5.2.3] [1.3.10] Nobody takes control."""
    state = position()
    add_hq(state, RED, 3)
    hold(state, "licata", RED)
    add_labs(state, "licata", 2)
    add_cars(state, "licata", 1)

    play(act(state, RED, "place 3"), "place licata 3")

    assert in_place(state, "licata") == "red 4, cars 1, labs 2"


def test_place_held_allows_no_empty_area() -> None:
    """[5.2.4]"""
    state = position()
    add_hq(state, RED, 1)
    hold(state, "gela", RED)

    assert offered(act(state, RED, "place +4 held")) == {"place gela 1"}


def test_place_of_an_order_goes_into_its_area() -> None:
    """[7.3.1] [R56]"""
    state = position()
    add_hq(state, RED, 1)
    hold(state, "gela", RED)
    hold(state, "enna", RED)

    assert offered(act(state, RED, "place 3", "gela"), "place") == {"place gela 1"}


def test_place_of_an_order_needs_its_area() -> None:
    """[7.2.5] [R52] Nothing more is placed into an area that has emptied."""
    state = position()
    add_hq(state, RED, 1)

    assert offered(act(state, RED, "place 3", "gela")) == set()
