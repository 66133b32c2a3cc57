"""Encounter: the sequence of orders and of their parts [7.1] [7.2]."""

import pytest

from famiglia.engine.rules import in_headquarters, orders_at_home
from famiglia.engine.view import SPECTATOR
from tests.engine.build import RED
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused


def test_all_orders_are_revealed_at_once() -> None:
    """[7.1.1] The last in the sequence lies face up when the first is executed."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/basic-3
        salemi: blue 2, order blue/economy-c
        ragusa: blue 1
        now: encounter
    """)
    assert asked(game) == "red act"
    assert show(game, "salemi") == "blue 2, order blue/economy-c revealed"


@pytest.mark.parametrize(
    ("red", "yellow", "first"),
    [
        ("basic-1", "church-b", "yellow act"),  # attack 7, supply 13
        ("church-b", "basic-3", "red act"),  # supply 13, attack 1
        ("basic-1", "basic-2", "yellow act"),  # attack 7, attack 4
        ("basic-5", "basic-4", "yellow act"),  # supply 4, supply 1
    ],
)
def test_supply_comes_before_attack_and_low_before_high(red: str, yellow: str, first: str) -> None:
    """[7.1.2] Whoever holds the starting piece."""
    game = position(f"""
        round 1 encounter
        noto: red 2, order red/{red}
        salemi: yellow 2, order yellow/{yellow}
        red: hq 5
        yellow: hq 5
        now: encounter
    """)
    assert asked(game) == first


@pytest.mark.parametrize(("start", "second"), [("red", "yellow"), ("yellow", "red")])
def test_of_equal_orders_those_of_the_earlier_family_come_first(start: str, second: str) -> None:
    """[7.1.3] All of its own, in the sequence it likes, and only then the other family's."""
    game = position(f"""
        round 1 encounter, start {start}
        noto: red 2, order red/justice-a
        enna: red 2, order red/economy-a
        salemi: yellow 2, order yellow/justice-a
        corleone: yellow 2, order yellow/economy-a
        now: encounter
    """)
    assert asked(game) == f"{start} next-order"
    assert offered(game) == {"next-order justice-a", "next-order economy-a"}

    play(game, "next-order economy-a", "act money", "act done")

    assert asked(game) == f"{start} act"
    own = (show(game, "noto"), show(game, "enna"), show(game, "salemi"), show(game, "corleone"))
    done = {"red": own[:2], "yellow": own[2:]}[start]
    assert done[0].endswith("justice-a revealed")
    assert "order" not in done[1]
    play(game, "act done")
    assert asked(game) == f"{second} next-order"


def test_a_higher_order_of_the_family_cannot_be_drawn_forward() -> None:
    """[7.1.2] The choice is among equal ones only."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/justice-a
        enna: red 2, order red/economy-a
        salemi: red 2, order red/basic-1, order red/economy-c
        now: encounter
    """)
    assert asked(game) == "red act"
    play(game, "act done")
    assert refused(game, "next-order economy-c") == "7.1.2"


def test_an_order_whose_area_was_lost_is_not_executed() -> None:
    """[7.1.4] Blue's order is the lower one and takes the area of Red's."""
    game = position("""
        round 1 encounter
        enna: blue 5, order blue/basic-2
        gela: red 1, order red/economy-a
        noto: red 1
        now: encounter
    """)
    play(game, "act shotgun enna gela land", "force 3")

    assert (asked(game), show(game, "gela")) == ("", "blue 3")
    assert show(game, "red") == "orders basic-1 basic-2 basic-3 basic-4 basic-5 economy-a"


def test_every_part_is_optional_and_to_any_extent() -> None:
    """[7.2.1] [7.2.3] One of three Soldati, no car; the order goes home."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/basic-5 revealed
        red: hq 5
        now: execute red/basic-5
    """)
    assert offered(game, "act place") == {f"act place noto {number}" for number in (1, 2, 3)}

    play(game, "act place noto 1")
    assert refused(game, "act place noto 1") == "7.2.1"
    play(game, "act done")

    assert (show(game, "noto"), show(game, "red")) == ("red 3", "hq 4")


EVERYTHING = """
    round 1 encounter
    licata: red 4, order red/economy-c revealed
    enna: red 3
    now: execute red/economy-c
"""


def test_parts_come_in_any_sequence() -> None:
    """[7.2.2] The car after the second Movement and before the boat."""
    game = position(EVERYTHING)
    play(game, "act shotgun licata gela land", "force 1", "act shotgun licata camastra land")
    play(game, "force 1", "act car licata", "act boat mare-licata")

    assert show(game, "licata") == "red 2, 1 car, order red/economy-c revealed"
    assert asked(game) == ""


def test_rally_comes_directly_before_the_first_movement() -> None:
    """[7.2.2] Not after it, and with nothing in between; but it may do without one."""
    game = position(EVERYTHING)
    play(game, "act shotgun licata gela land", "force 1")
    assert refused(game, "act rally licata") == "7.2.2"

    game = position(EVERYTHING)
    play(game, "act rally licata", "rally-from enna 2 0")
    assert offered(game, "act shotgun licata gela") == {"act shotgun licata gela land"}
    play(game, "act car licata")
    assert refused(game, "act shotgun licata gela land") == "7.2.2"
    play(game, "act done")
    assert show(game, "licata") == "red 6, 1 car, order red/economy-c revealed"


def test_nothing_comes_between_two_movements() -> None:
    """[7.2.2] A car was placed after the first: the second is lost."""
    game = position(EVERYTHING)
    play(game, "act shotgun licata gela land", "force 1", "act car licata")
    assert refused(game, "act shotgun licata camastra land") == "7.2.2"


def test_agitate_comes_last() -> None:
    """[7.2.2] After it neither Soldati nor a Movement."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/police-a revealed
        chiaramonte: neutral 2
        red: hq 4
        now: execute red/police-a
    """)
    assert offered(game, "act place") == {"act place noto 1", "act place noto 2"}
    play(game, "act agitate chiaramonte", "agitate-move lentini 1")
    assert (asked(game), show(game, "noto")) == ("", "red 2")


def test_an_order_with_a_vest_stays_till_the_end_of_the_phase() -> None:
    """[7.2.3] [7.2.4] The one without goes home at once; at the end all do."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/basic-4
        ragusa: red 1, order red/basic-5
        siracusa: red 2, order red/basic-1
        now: encounter
    """)
    play(game, "act money", "act done")
    assert show(game, "noto") == "red 2, order red/basic-4 revealed"
    assert show(game, "ragusa") == "red 1"
    play(game, "act done")
    assert (show(game, "noto"), show(game, "siracusa")) == ("red 2", "red 2")


def test_of_a_lost_area_nothing_starts_and_nothing_comes_there_or_beside_it() -> None:
    """[7.2.5] All four leave Licata: no car, no boat, no Movement from there."""
    game = position(EVERYTHING)
    play(game, "act shotgun licata gela land", "force 4")

    assert refused(game, "act car licata") == "7.2.5"
    assert refused(game, "act boat mare-licata") == "7.2.5"
    assert refused(game, "act shotgun licata camastra land") == "7.2.5"
    assert offered(game, "act shotgun gela vittoria") == {"act shotgun gela vittoria land"}


def test_soldati_are_not_placed_into_a_lost_area() -> None:
    """[7.2.5] [7.2.6] They were the last; Agitate remains, counted from there."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/police-a revealed
        chiaramonte: neutral 2
        red: hq 4
        now: execute red/police-a
    """)
    play(game, "act shotgun noto ragusa land", "force 2")
    assert refused(game, "act place noto 1") == "7.2.5"
    assert offered(game) == {"act agitate chiaramonte", "act done"}


def test_money_and_a_lab_elsewhere_remain_after_a_lost_area() -> None:
    """[7.2.6] The lab comes into the area entered."""
    game = position("""
        round 1 encounter
        noto: red 1, order red/economy-a revealed
        now: execute red/economy-a
    """)
    play(game, "act shotgun noto ragusa land")
    assert offered(game) == {"act money", "act lab ragusa", "act done"}
    play(game, "act lab ragusa", "act money")
    assert show(game, "ragusa") == "red 1, 1 lab"
    assert show(game, "red").startswith("money 2")


def test_recruiting_remains_after_the_last_soldato() -> None:
    """[7.2.6] Pentito took him."""
    game = position("""
        round 1 encounter
        noto: red 1, order red/church-a revealed
        siracusa: blue 1
        now: execute red/church-a
    """)
    play(game, "act pentito", "pentito-remove done", "act recruit 1")
    assert show(game, "red").startswith("hq 1")
    assert (show(game, "noto"), asked(game)) == ("", "")


def test_an_area_that_was_lost_and_retaken_gets_nothing_more() -> None:
    """[7.2.5] [1.3.11] All leave Licata and come back; the order with its vest went home."""
    game = position(EVERYTHING)
    play(game, "act shotgun licata gela land", "force 4", "act shotgun gela licata land", "force 3")
    assert (show(game, "licata"), show(game, "gela"), asked(game)) == ("red 3", "red 1", "")


def test_no_movement_follows_when_the_last_soldato_was_the_pentito() -> None:
    """[7.2.5] Blue's order goes home."""
    game = position("""
        round 1 encounter
        noto: blue 1, order blue/church-a revealed
        ragusa: red 2
        now: execute blue/church-a
    """)
    play(game, "act pentito", "pentito-remove ragusa 1")
    assert (show(game, "ragusa"), show(game, "noto"), asked(game)) == ("red 1", "", "")


LOST = """
    round 1 encounter
    noto: red 1, order red/economy-a revealed
    now: execute red/economy-a
"""


def test_an_order_in_execution_is_not_for_sale_though_its_area_is_lost() -> None:
    """[7.2.7] [3.3.2] [R120] Economy A has left Noto and is not at home before it is done."""
    game = position(LOST)
    play(game, "act shotgun noto ragusa land", "anytime sell basic-1")
    assert refused(game, "anytime sell economy-a") == "3.3.2"
    play(game, "act money")
    assert refused(game, "anytime sell economy-a") == "3.3.2"


def test_an_order_in_execution_is_not_counted_in_headquarters() -> None:
    """[7.2.7] [1.4.2] [R120] Five orders before and while it is done, six afterwards."""
    game = position(LOST)
    play(game, "act shotgun noto ragusa land")
    assert orders_at_home(game.state, RED) == 5
    for seat in (0, 1, SPECTATOR):
        seen = game.view(seat)
        assert orders_at_home(seen.state, RED) + seen.in_hq[RED] == 5
    play(game, "act done")
    assert orders_at_home(game.state, RED) == 6
    assert game.view(1).in_hq[RED] == 6


def test_an_order_whose_area_was_lost_goes_home_when_it_is_done() -> None:
    """[7.2.7] [7.2.3] [R120] Also one with a vest: Economy C does not come back to Licata."""
    game = position(EVERYTHING)
    play(game, "act shotgun licata gela land", "force 4", "act shotgun gela licata land", "force 3")
    economy_c = game.state.tables.order_ids[RED].index("economy-c")
    assert (show(game, "licata"), asked(game)) == ("red 3", "")
    assert economy_c in in_headquarters(game.state, RED)
