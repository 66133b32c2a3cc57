"""Chapter 1, words and pieces: control, supplies, what happens to an area that changes hands."""

import pytest

from tests.positions import offered, play, position, show
from tests.rules.acts import TWO_AREAS, refused


def test_a_family_without_any_area_goes_on_taking_turns() -> None:
    """[1.2.7] Red has nobody on the board and places in an empty area."""
    game = position("""
        round 2 planning
        red: hq 2
        gela: blue 3
        top: police neutral 1
        now: turn red
    """)
    play(game, "turn use police neutral place", "act place noto 2")
    assert show(game, "noto") == "red 2"


@pytest.mark.parametrize(("more", "room"), [("1 lab", True), ("2 labs", False)])
def test_there_are_thirty_labs(more: str, room: bool) -> None:
    """[1.3.3] With 29 on the board one more comes, with 30 none."""
    areas = [area for both in TWO_AREAS.values() for area in both][:14]
    full = "\n".join(f"{area}: 2 labs" for area in areas)
    game = position(
        f"bronte: red 1\n{full}\ntaormina: {more}\nred: money 1\ntop: two red 1\nnow: turn red"
    )
    assert ("turn use two red lab" in offered(game)) == room


def test_the_fifth_boat_does_not_exist() -> None:
    """[1.3.3] Four of Red's lie at sea, one may not be taken off for another."""
    game = position("""
        gela: red 1
        mare-trapani: red 2 boats
        mare-messina: red 2 boats
        top: two red 1
        now: turn red
    """)
    assert refused(game, "turn use two red boat") == "4.2.2"


def test_a_movement_goes_over_boats_of_the_partner() -> None:
    """[1.3.7] Only Green's boats lie between Gela and Noto; Blue's would not do."""
    text = """
        round 1 encounter
        gela: red 2, order red/basic-1 revealed
        mare-licata: green 1 boat
        mare-siracusa: {} 1 boat
        now: execute red/basic-1
    """
    game = position(text.format("green"))
    play(game, "act shotgun gela noto boats", "force 1")
    assert show(game, "noto") == "red 1"
    assert "act shotgun gela noto boats" not in offered(position(text.format("blue")))


def test_labs_belong_to_whoever_controls_the_area_now() -> None:
    """[1.3.9] [1.3.10] Of two labs of nobody's one is left, and it is Red's to launder with."""
    game = position("""
        noto: 2 labs
        red: hq 1
        now:
        act red doing launder
        act red doing place 1
    """)
    play(game, "act place noto 1", "act launder")
    assert (show(game, "noto"), show(game, "red")) == ("red 1, 1 lab", "money 1")


@pytest.mark.parametrize(("labs", "left"), [("2 labs", ", 1 lab"), ("1 lab", ""), ("", "")])
def test_one_lab_goes_when_an_area_is_taken(labs: str, left: str) -> None:
    """[1.3.10] From Blue, by brute force: of four Soldati two go for it and one against Blue's."""
    game = position(f"""
        round 1 encounter
        enna: red 4, order red/basic-1 revealed
        licata: blue 1{", " + labs if labs else ""}
        now: execute red/basic-1
    """)
    play(game, "act shotgun enna licata land", "force 4", "conflict brute-force")
    assert show(game, "licata") == f"red 1{left}"


def test_who_leaves_an_area_loses_cars_and_the_other_order_there() -> None:
    """[1.3.11] All go from Enna; one car comes along, one goes, and the labs stay."""
    game = position("""
        round 1 encounter
        enna: red 2, 2 cars, 1 lab, order red/basic-1 revealed, order red/basic-4 revealed
        now: execute red/basic-1
    """)
    play(game, "act shotgun enna licata land", "force 2 car")
    assert (show(game, "enna"), show(game, "licata")) == ("1 lab", "red 2, 1 car")


def test_who_leaves_one_soldato_behind_loses_nothing() -> None:
    """[1.3.11] [1.2.2] One is enough to hold the area."""
    game = position("""
        round 1 encounter
        enna: red 2, 2 cars, order red/basic-1 revealed, order red/basic-4 revealed
        now: execute red/basic-1
    """)
    play(game, "act shotgun enna licata land", "force 1 car")
    assert show(game, "enna").startswith("red 1, 1 car")
    assert "order red/basic-4 revealed" in show(game, "enna")


def test_the_partner_s_area_is_not_entered() -> None:
    """[1.2.3] [8.2.2] Partners never share an area."""
    game = position("""
        round 1 encounter
        enna: red 2, order red/basic-1 revealed
        licata: green 1
        now: execute red/basic-1
    """)
    assert offered(game, "act shotgun enna licata") == set()
    assert offered(game, "act shotgun enna gela") == {"act shotgun enna gela land"}
