"""Encounter: supply parts and vests [7.3] [7.4]."""

import pytest

from tests.positions import offered, play, position, show
from tests.rules.acts import refused


def test_soldati_and_a_car_go_into_the_orders_area() -> None:
    """[7.3.1] Not into another own one; the fifth car is the last."""
    text = """
        round 1 encounter
        noto: red 2, {} cars, order red/basic-5 revealed
        ragusa: red 1
        red: hq 5
        now: execute red/basic-5
    """
    game = position(text.format(4))
    assert refused(game, "act place ragusa 1") == "7.3.1"
    assert refused(game, "act car ragusa") == "7.3.1"
    play(game, "act place noto 3", "act car noto")
    assert show(game, "noto") == "red 5, 5 cars"
    assert refused(position(text.format(5)), "act car noto") == "1.3.3"


@pytest.mark.parametrize(("mat", "recruited", "placed"), [("", 4, 2), (", mat church 2", 6, 2)])
def test_a_plus_is_added_to_the_base_value(mat: str, recruited: int, placed: int) -> None:
    """[7.3.2] Church 3 or 5 and 1 more, Police 1 and 1 more."""
    game = position(f"""
        round 1 encounter
        noto: red 2, order red/church-b revealed
        red: hq 9{mat}
        now: execute red/church-b
    """)
    assert offered(game, "act recruit") == {f"act recruit {n + 1}" for n in range(recruited)}
    assert offered(game, "act place") == {f"act place noto {n + 1}" for n in range(placed)}


def test_a_plain_number_stands_for_itself_as_far_as_the_supply_goes() -> None:
    """[7.3.2] [1.3.3] Green has 48 of 50 Soldati in headquarters and 1 on the board."""
    game = position("""
        round 1 encounter
        noto: green 1, order green/basic-5 revealed
        green: hq 48, mat church 4 police 4
        now: execute green/basic-5
    """)
    assert offered(game, "act recruit") == {"act recruit 1"}
    assert offered(game, "act place") == {f"act place noto {number}" for number in (1, 2, 3)}


def test_launder_and_money_work_as_in_planning() -> None:
    """[7.3.2] [7.3.4] Two labs pay 2, a partner's nothing; there is no room for a third."""
    game = position("""
        round 1 encounter
        noto: red 1, 2 labs, order red/economy-b revealed
        ragusa: green 1, 2 labs
        now: execute red/economy-b
    """)
    assert refused(game, "act lab noto") == "1.3.8"
    assert refused(game, "act lab ragusa") == "5.4.5"
    play(game, "act launder")
    assert show(game, "red").startswith("money 2")


BOAT = """
    round 1 encounter
    noto: blue 2, order blue/basic-5 revealed
    gela: blue 1
    mare-catania: green 1 boat, yellow 1 boat
    now: execute blue/basic-5
"""


def test_a_boat_goes_beside_the_orders_area_or_one_sea_further() -> None:
    """[7.3.3] Noto lies at Mare Siracusa; Gela does not help to reach Mare Agrigento."""
    game = position(BOAT)
    assert offered(game, "act boat") == {
        "act boat mare-siracusa",
        "act boat mare-licata",
        "act boat mare-catania",
    }
    assert refused(game, "act boat mare-agrigento") == "7.3.3"


def test_a_third_boat_takes_one_with_it() -> None:
    """[7.3.3] [5.4.4] Of Green's and Yellow's, as Blue likes."""
    game = position(BOAT)
    play(game, "act boat mare-catania")
    assert offered(game) == {"boat-goes green", "boat-goes yellow"}
    play(game, "boat-goes green")
    assert show(game, "mare-catania") == "yellow 1 boat"


def test_inland_no_boat_is_placed() -> None:
    """[7.3.3] Not even with another own area at the coast."""
    game = position("""
        round 1 encounter
        salemi: blue 2, order blue/basic-5 revealed
        noto: blue 1
        blue: hq 1
        now: execute blue/basic-5
    """)
    assert offered(game) == {"act place salemi 1", "act done"}
    assert refused(game, "act boat mare-siracusa") == "7.3.3"


def test_a_lab_goes_into_any_own_area_with_room() -> None:
    """[7.3.4] One lab leaves room for another, two do not."""
    game = position("""
        round 1 encounter
        noto: yellow 2, 2 labs, order yellow/basic-5 revealed
        palermo: yellow 1, 1 lab
        salemi: yellow 1
        marsala: blue 1
        now: execute yellow/basic-5
    """)
    assert offered(game, "act lab") == {"act lab palermo", "act lab salemi"}


def test_skulls_cars_and_tiles_add_nothing_to_supply() -> None:
    """[7.3.5] Base value 1 and 1 more, and that is all."""
    game = position("""
        round 1 encounter
        noto: red 2, 2 cars, order red/police-a revealed
        red: hq 9, mat justice 4, tiles recruitment miniguns
        now: execute red/police-a
    """)
    assert offered(game, "act place") == {"act place noto 1", "act place noto 2"}


@pytest.mark.parametrize(
    ("orders", "left"),
    [
        ("", 3),
        (", order red/basic-4 revealed", 4),
        (", order red/economy-c revealed", 5),
        (", order red/basic-4 revealed, order red/church-b revealed", 5),
    ],
)
def test_vests_defend_their_area_and_add_up(orders: str, left: int) -> None:
    """[7.4.1] [7.4.2] Skull 2 against 0, 1, 2 and 3, whether their orders were executed or not."""
    game = position(f"""
        round 1 encounter
        noto: blue 4, order blue/basic-2 revealed
        ragusa: red 5{orders}
        now: execute blue/basic-2
    """)
    play(game, "act shotgun noto ragusa land", "force 3")
    assert show(game, "ragusa").split(",")[0] == f"red {left}"


def test_a_vest_next_door_does_not_defend() -> None:
    """[7.4.1] Two of the five go."""
    game = position("""
        round 1 encounter
        noto: blue 4, order blue/basic-2 revealed
        ragusa: red 5
        chiaramonte: red 1, order red/church-b revealed
        now: execute blue/basic-2
    """)
    play(game, "act shotgun noto ragusa land", "force 3")
    assert show(game, "ragusa") == "red 3"
