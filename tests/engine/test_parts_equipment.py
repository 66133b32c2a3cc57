"""Equipment [5.4]: cars, boats and labs."""

import pytest

from famiglia.engine.cells import LAB_SUPPLY, boat_supply, car_supply
from famiglia.engine.game import NotOffered
from famiglia.engine.state import State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    act,
    add_boat,
    add_labs,
    boats,
    hold,
    in_place,
    kind_of,
    offered,
    play,
    position,
    question,
    run_out,
)


def _gela() -> State:
    """Red holds Gela, on Mare Licata."""
    state = position()
    hold(state, "gela", RED)
    return state


def test_equipment_is_a_car_a_boat_or_a_lab() -> None:
    """[5.4.1]"""
    game = act(_gela(), RED, "equipment")

    assert {text.split()[0] for text in offered(game)} == {"car", "boat", "lab"}


@pytest.mark.parametrize("answer", ["car gela", "boat licata", "lab gela"])
def test_equipment_is_one_piece(answer: str) -> None:
    """[5.4.1]"""
    game = act(_gela(), RED, "equipment")

    play(game, answer)

    assert kind_of(game) == ""


@pytest.mark.parametrize("word", ["car", "boat", "lab"])
def test_a_word_that_names_a_piece_brings_that_one(word: str) -> None:
    """[5.4.1]"""
    assert {text.split()[0] for text in offered(act(_gela(), RED, word))} == {word}


def test_a_car_goes_into_an_own_area() -> None:
    """[5.4.2] Not into a partner's."""
    state = _gela()
    hold(state, "licata", GREEN)

    assert offered(act(state, RED, "car")) == {"car gela"}


def test_any_number_of_cars_may_stand_in_an_area() -> None:
    """[5.4.2] [1.3.6]"""
    state = _gela()
    for _ in range(3):
        play(act(state, RED, "car"), "car gela")

    assert in_place(state, "gela") == "red 1, cars 3"


def test_without_cars_in_the_supply_none_comes() -> None:
    """[1.3.3] [R37]"""
    state = _gela()
    run_out(state, car_supply(RED))

    assert offered(act(state, RED, "equipment"), "car") == set()


def test_a_boat_ends_beside_an_own_area_or_one_sea_further() -> None:
    """[5.4.3] [R30] From Gela into Mare Licata, and on to one of its neighbours."""
    game = act(_gela(), RED, "boat")

    assert offered(game) == {"boat licata", "boat siracusa", "boat agrigento"}


def test_a_boat_does_not_start_from_a_partners_coast() -> None:
    """[5.4.3] [1.2.2]"""
    state = _gela()
    hold(state, "palermo", GREEN)

    with pytest.raises(NotOffered):
        play(act(state, RED, "boat"), "boat palermo")


def test_without_a_coast_no_boat_comes() -> None:
    """[5.4.3]"""
    state = position()
    hold(state, "enna", RED)

    assert offered(act(state, RED, "boat")) == set()


def test_boats_in_the_way_do_not_prevent_a_boat() -> None:
    """[5.4.3] [R30] Neither where it is placed nor where it ends."""
    state = _gela()
    add_boat(state, "licata", BLUE, 2)
    add_boat(state, "agrigento", YELLOW, 1)

    play(act(state, RED, "boat"), "boat agrigento")

    assert (boats(state, "agrigento"), boats(state, "licata")) == (
        {"red": 1, "yellow": 1},
        {"blue": 2},
    )


def test_without_boats_in_the_supply_none_comes() -> None:
    """[1.3.3] [R37]"""
    state = _gela()
    run_out(state, boat_supply(RED))

    assert offered(act(state, RED, "equipment"), "boat") == set()


def test_the_third_boat_goes_with_another_of_the_familys_choice() -> None:
    """[5.4.4] [R30] E8: Green's and Yellow's lie there; Red takes Yellow's along."""
    state = _gela()
    add_boat(state, "agrigento", GREEN)
    add_boat(state, "agrigento", YELLOW)
    game = act(state, RED, "boat")

    play(game, "boat agrigento", "yellow")

    assert boats(state, "agrigento") == {"green": 1}


def test_boats_that_go_return_to_their_supplies() -> None:
    """[5.4.4]"""
    state = _gela()
    add_boat(state, "agrigento", GREEN)
    add_boat(state, "agrigento", YELLOW)

    play(act(state, RED, "boat"), "boat agrigento", "yellow")

    assert [state.count(boat_supply(family)) for family in (RED, GREEN, YELLOW)] == [4, 3, 4]


def test_an_own_boat_may_be_the_other_one() -> None:
    """[5.4.4] One of the other two, whosever it is; asked is who placed the third."""
    state = _gela()
    add_boat(state, "licata", RED)
    add_boat(state, "licata", BLUE)
    game = act(state, RED, "boat")

    play(game, "boat licata")

    assert (kind_of(game), question(game).seat, offered(game)) == (
        "boat-goes",
        RED,
        {"red", "blue"},
    )


def test_taking_another_boat_along_is_not_optional() -> None:
    """[5.4.4]"""
    state = _gela()
    add_boat(state, "licata", GREEN)
    add_boat(state, "licata", BLUE)
    game = act(state, RED, "boat")
    play(game, "boat licata")

    with pytest.raises(NotOffered):
        play(game, "done")


def test_two_boats_of_one_family_leave_no_choice() -> None:
    """[5.4.4] [1.4.10] One of them goes unasked."""
    state = _gela()
    add_boat(state, "licata", BLUE, 2)
    game = act(state, RED, "boat")

    play(game, "boat licata")

    assert (boats(state, "licata"), kind_of(game)) == ({"blue": 1}, "")


def test_two_boats_stay() -> None:
    """[5.4.4] Only a third one sets them off."""
    state = _gela()
    add_boat(state, "licata", BLUE)

    play(act(state, RED, "boat"), "boat licata")

    assert boats(state, "licata") == {"red": 1, "blue": 1}


def test_a_lab_goes_into_an_own_area_with_at_most_one() -> None:
    """[5.4.5] [1.3.8]"""
    state = _gela()
    for name in ("enna", "noto"):
        hold(state, name, RED)
    hold(state, "licata", GREEN)
    add_labs(state, "enna", 1)
    add_labs(state, "noto", 2)

    assert offered(act(state, RED, "lab")) == {"lab gela", "lab enna"}


def test_a_lab_comes_from_the_supply() -> None:
    """[5.4.5]"""
    state = _gela()

    play(act(state, RED, "lab"), "lab gela")

    assert (in_place(state, "gela"), state.count(LAB_SUPPLY)) == ("red 1, labs 1", 29)


def test_without_labs_in_the_supply_none_comes() -> None:
    """[1.3.3] [R37]"""
    state = _gela()
    run_out(state, LAB_SUPPLY)

    assert offered(act(state, RED, "equipment"), "lab") == set()


def test_the_car_of_an_order_goes_into_its_area() -> None:
    """[7.3.1] [R56]"""
    state = _gela()
    hold(state, "enna", RED)

    assert offered(act(state, RED, "car", "enna"), "car") == {"car enna"}


def test_the_boat_of_an_order_starts_beside_its_area() -> None:
    """[7.3.3] [R56] And may move on."""
    state = _gela()
    hold(state, "palermo", RED)

    assert offered(act(state, RED, "boat", "palermo"), "boat") == {
        "boat palermo",
        "boat trapani",
        "boat cefalu",
    }


def test_the_boat_of_an_order_without_a_coast_does_not_come() -> None:
    """[7.3.3] [R56] Not even beside another own area."""
    state = _gela()
    hold(state, "enna", RED)

    assert offered(act(state, RED, "boat", "enna")) == set()


@pytest.mark.parametrize("word", ["car", "boat"])
def test_an_order_whose_area_emptied_places_nothing_there(word: str) -> None:
    """[7.2.5] [R52]"""
    state = _gela()

    assert offered(act(state, RED, word, "palermo")) == set()


def test_the_lab_of_an_order_goes_into_any_own_area() -> None:
    """[7.3.4] [7.2.6] [R56] Even if the order's own area has emptied."""
    state = _gela()
    hold(state, "enna", RED)

    assert offered(act(state, RED, "lab", "palermo"), "lab") == {"lab gela", "lab enna"}
