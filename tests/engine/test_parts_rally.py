"""Rally [5.9], [8.1], and ways over the sea [8.2.3]."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.engine.sea import reachable_by_boat
from famiglia.engine.state import CLASSIC, RECOMMENDED, State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    act,
    add_boat,
    add_cars,
    add_labs,
    add_order,
    area,
    hand,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    offered,
    play,
    position,
)


def _three_areas(rules: int = CLASSIC) -> State:
    """Red holds Gela with its neighbours Enna and Licata; Palermo lies far away."""
    state = position(rules)
    hold(state, "gela", RED, 1)
    hold(state, "enna", RED, 2)
    hold(state, "licata", RED, 1)
    hold(state, "palermo", RED, 3)
    return state


def _sources(texts: set[str]) -> set[str]:
    return {text.split()[0] for text in texts} - {"done"}


def test_launder_and_rally_go_in_either_order() -> None:
    """[5.9.1] [R36] First the rally, then the labs that are left are counted."""
    state = _three_areas()
    add_labs(state, "gela", 1)
    game = act(state, RED, "launder + rally")

    play(game, "rally gela", "enna 1 0", "done", "launder")

    assert (in_place(state, "gela"), money_in_hq(state, RED)) == ("red 2, labs 1", 1)


def test_a_rally_leads_into_an_own_area_with_an_own_neighbour() -> None:
    """[5.9.1] [R36] Palermo has none."""
    game = act(_three_areas(), RED, "rally")

    assert offered(game) == {"rally gela", "rally enna", "rally licata"}


def test_a_rally_does_not_lead_into_a_partners_area() -> None:
    """[5.9.1] [1.2.2]"""
    state = _three_areas()
    hold(state, "vittoria", GREEN)
    game = act(state, RED, "rally")

    with pytest.raises(NotOffered):
        play(game, "rally vittoria")


def test_any_number_of_soldati_and_cars_come() -> None:
    """[5.9.1] [R36] Cars also without Soldati, but never nothing."""
    state = _three_areas()
    add_cars(state, "enna", 1)
    game = act(state, RED, "rally")

    play(game, "rally gela")

    assert offered(game, "enna") == {"enna 0 1", "enna 1 0", "enna 1 1", "enna 2 0", "enna 2 1"}


def test_rallied_pieces_stand_in_the_target() -> None:
    """[5.9.1]"""
    state = _three_areas()
    add_cars(state, "enna", 2)

    play(act(state, RED, "rally"), "rally gela", "enna 1 2", "licata 1 0")

    assert (in_place(state, "gela"), in_place(state, "enna")) == ("red 3, cars 2", "red 1")


def test_only_own_pieces_of_adjacent_areas_come() -> None:
    """[5.9.1] Not a partner's, and nobody from afar."""
    state = _three_areas()
    hold(state, "vittoria", GREEN, 2)
    game = act(state, RED, "rally")

    play(game, "rally gela")

    assert _sources(offered(game)) == {"enna", "licata"}


def test_each_area_is_named_once() -> None:
    """[5.9.1] Numbers are said together."""
    game = act(_three_areas(), RED, "rally")

    play(game, "rally gela", "enna 1 0")

    assert _sources(offered(game)) == {"licata"}


def test_a_rally_that_was_begun_moves_something() -> None:
    """[R224] [4.2.2] [R21] A space must not be used for nothing."""
    game = act(_three_areas(), RED, "rally")
    play(game, "rally gela")

    with pytest.raises(NotOffered):
        play(game, "done")


def test_a_rally_of_planning_goes_by_land_whatever_the_switches_say() -> None:
    """[5.9.2] [R36]"""
    state = _three_areas(RECOMMENDED)
    hold(state, "ragusa", RED)
    add_boat(state, "licata", RED)
    game = act(state, RED, "rally")

    play(game, "rally gela")

    assert _sources(offered(game)) == {"enna", "licata"}


def test_areas_left_without_soldati_are_lost_at_the_end() -> None:
    """[5.9.3] [1.3.11] [1.3.9] [R31] [R36] Cars go, the lab stays."""
    state = _three_areas()
    add_cars(state, "enna", 2)
    add_labs(state, "enna", 1)
    game = act(state, RED, "rally")

    play(game, "rally gela", "enna 2 1", "done")

    assert in_place(state, "enna") == "labs 1"


def test_until_the_end_of_a_rally_an_emptied_area_is_held() -> None:
    """[5.9.3] [1.3.11] A rally is finished first."""
    state = _three_areas()
    add_order(state, "enna", RED, "basic-2")
    game = act(state, RED, "rally")

    play(game, "rally gela", "enna 2 0")

    assert in_place(state, "enna") == "red 0, basic-2"


def test_a_face_down_order_of_an_emptied_area_returns_unseen() -> None:
    """[5.9.3] [R36] Without being turned over."""
    state = _three_areas()
    add_order(state, "enna", RED, "basic-2")

    play(act(state, RED, "rally"), "rally gela", "enna 2 0", "done")

    assert (hand(state, RED), any(state.face_up)) == (
        {f"basic-{number}" for number in range(1, 6)},
        False,
    )


def test_a_rally_ends_by_itself_when_nothing_more_can_come() -> None:
    """[5.9.3] Emptied areas are lost then too."""
    state = _three_areas()
    game = act(state, RED, "rally")

    play(game, "rally gela", "enna 2 0", "licata 1 0")

    assert (in_place(state, "enna"), in_place(state, "licata"), kind_of(game)) == ("", "", "")


def test_a_rally_of_an_order_leads_into_its_area() -> None:
    """[8.1.1] [8.1.2] Nothing leaves it."""
    game = act(_three_areas(), RED, "rally", "gela")

    assert offered(game) == {"rally gela", "done"}


def test_a_rally_of_an_order_needs_its_area() -> None:
    """[7.2.5] [R52]"""
    assert offered(act(_three_areas(), RED, "rally", "vittoria")) == set()


def test_a_rally_of_an_order_leaves_empty_areas_behind() -> None:
    """[8.1.3] [R54]"""
    state = _three_areas()

    play(act(state, RED, "rally", "gela"), "rally gela", "enna 2 0", "done")

    assert (in_place(state, "gela"), in_place(state, "enna")) == ("red 3", "")


def _over_the_sea(rules: int) -> State:
    """Red holds Licata and its neighbour Camastra, and over the sea Ragusa and Noto."""
    state = position(rules)
    for name in ("licata", "ragusa", "camastra", "noto"):
        hold(state, name, RED, 2)
    add_cars(state, "ragusa", 1)
    add_boat(state, "licata", GREEN)
    add_boat(state, "siracusa", RED)
    return state


def test_without_the_switch_nothing_rallies_by_boat() -> None:
    """[8.1.2]"""
    game = act(_over_the_sea(CLASSIC), RED, "rally", "licata")

    play(game, "rally licata")

    assert _sources(offered(game)) == {"camastra"}


def test_under_the_switch_a_rally_of_an_order_comes_by_boat_too() -> None:
    """[13.1.5] [R119] [R211] Along chains, a partner's boats included."""
    game = act(_over_the_sea(RECOMMENDED), RED, "rally", "licata")

    play(game, "rally licata")

    assert _sources(offered(game)) == {"camastra", "ragusa", "noto"}


def test_a_rally_by_boat_brings_no_cars() -> None:
    """[13.1.5]"""
    game = act(_over_the_sea(RECOMMENDED), RED, "rally", "licata")
    play(game, "rally licata")

    assert offered(game, "ragusa") == {"ragusa 1 0", "ragusa 2 0"}


def test_a_rally_by_boat_comes_from_one_area() -> None:
    """[13.1.5] By land others may still come."""
    game = act(_over_the_sea(RECOMMENDED), RED, "rally", "licata")

    play(game, "rally licata", "ragusa 1 0")

    assert _sources(offered(game)) == {"camastra"}


def test_a_rally_by_land_leaves_the_boats() -> None:
    """[13.1.5] An adjacent area does not count, though it lies on the same sea."""
    state = _over_the_sea(RECOMMENDED)
    add_boat(state, "agrigento", RED)
    game = act(state, RED, "rally", "licata")

    play(game, "rally licata", "camastra 1 0")

    assert _sources(offered(game)) == {"ragusa", "noto"}


def test_an_adjacent_area_on_the_same_sea_is_offered_once() -> None:
    """[13.1.5] By land, with its car."""
    state = _over_the_sea(RECOMMENDED)
    add_cars(state, "camastra", 1)
    add_boat(state, "agrigento", RED)
    game = act(state, RED, "rally", "licata")

    play(game, "rally licata")

    assert "camastra 2 1" in offered(game, "camastra")


def test_a_rally_by_boat_needs_no_neighbour() -> None:
    """[13.1.5] [8.1.1] It may be all there is to do."""
    state = position(RECOMMENDED)
    hold(state, "licata", RED)
    hold(state, "ragusa", RED)
    add_boat(state, "licata", RED)

    assert offered(act(state, RED, "rally", "licata")) == {"rally licata", "done"}


def _reached(state: State, name: str) -> set[str]:
    return {TABLES.area_ids[place] for place in reachable_by_boat(state, RED, area(name))}


def test_boats_join_the_coasts_of_their_sea() -> None:
    """[8.2.3] [R61] But never lead back to where they start [8.2.1] [R218]."""
    state = position()
    add_boat(state, "palermo", RED)

    assert _reached(state, "palermo") == {"partinico", "alcamo", "termini-imerese"}


def test_boats_in_adjacent_seas_make_a_chain() -> None:
    """[8.2.3] [1.3.7] [R30] [R61] Over a partner's boat, up to the first sea without one."""
    state = position()
    add_boat(state, "palermo", RED)
    add_boat(state, "cefalu", GREEN)
    add_boat(state, "catania", RED)
    reached = _reached(state, "palermo")

    assert {"cefalu", "mistretta"} <= reached
    assert not {"messina", "catania"} & reached


def test_a_chain_begins_beside_the_start_area() -> None:
    """[8.2.3] An enemy's boat carries nobody, and one further away is out of reach."""
    state = position()
    add_boat(state, "palermo", BLUE)
    add_boat(state, "cefalu", RED)

    assert _reached(state, "palermo") == set()


def test_without_a_coast_no_boat_is_reached() -> None:
    """[8.2.3]"""
    state = position()
    add_boat(state, "palermo", RED)

    assert _reached(state, "corleone") == set()
