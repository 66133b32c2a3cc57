"""Movement: Rally, target and way, numbers and cars, arriving [8.1] [8.2] [8.3] [8.4]."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

RALLY = """
    round 1 encounter
    {switches}
    licata: red 1, order red/economy-a revealed
    gela: red 3, 2 cars, 1 lab, order red/basic-1
    camastra: green 2
    vittoria: red 2, 1 car
    ragusa: red 2
    mare-licata: green 1 boat
    now: execute red/economy-a
"""


def test_rally_brings_soldati_and_cars_from_adjacent_own_areas() -> None:
    """[8.1.1] [8.1.2] Not from the partner's, not from two areas away, and not by boat."""
    game = position(RALLY.format(switches=""))
    play(game, "act rally licata")
    numbers = [(soldati, cars) for soldati in range(4) for cars in range(3)]
    assert offered(game) == {
        f"rally-from gela {soldati} {cars}" for soldati, cars in numbers if soldati or cars
    }

    play(game, "rally-from gela 2 1")

    assert show(game, "licata") == "red 3, 1 car, order red/economy-a revealed"
    assert show(game, "gela") == "red 1, 1 car, 1 lab, order red/basic-1"


def test_an_area_left_by_rally_loses_its_cars_and_orders() -> None:
    """[8.1.3] [1.3.9] One car comes along, the other one goes; the lab stays."""
    game = position(RALLY.format(switches=""))
    play(game, "act rally licata", "rally-from gela 3 1")
    assert show(game, "gela") == "1 lab"
    assert show(game, "licata") == "red 4, 1 car, order red/economy-a revealed"


def test_by_boat_rally_brings_soldati_from_one_area_under_the_switch() -> None:
    """[8.1.2] [13.1.5] No cars, and not from a second area."""
    game = position(RALLY.format(switches="switches rally-by-boat"))
    play(game, "act rally licata")
    assert offered(game, "rally-from vittoria") == {
        "rally-from vittoria 1 0",
        "rally-from vittoria 2 0",
    }
    play(game, "rally-from vittoria 2 0")
    assert offered(game, "rally-from ragusa") == set()
    play(game, "rally-from gela 1 1")
    assert show(game, "licata").startswith("red 4, 1 car,")
    assert show(game, "vittoria") == ""


def test_a_movement_by_land_leads_into_an_adjacent_area() -> None:
    """[8.2.1] [8.2.2] Empty, own or enemy, but never a partner's, and never back to the start."""
    game = position("""
        round 1 encounter
        salemi: red 2, order red/basic-1 revealed
        trapani: red 1
        marsala: neutral 1
        alcamo: green 1
        now: execute red/basic-1
    """)
    assert offered(game) == {
        "act done",
        "act shotgun salemi trapani land",
        "act shotgun salemi marsala land",
        "act shotgun salemi castelvetrano land",
    }
    assert refused(game, "act shotgun salemi alcamo land") == "8.2.2"
    assert refused(game, "act shotgun salemi corleone land") == "8.2.1"
    assert refused(game, "act shotgun salemi salemi land") == "8.2.1"


SAILING = """
    round 1 encounter
    noto: red 2, 1 car, order red/basic-1 revealed
    {boats}
    now: execute red/basic-1
"""


def by_boats(*boats: str) -> set[str]:
    """Where Red can go from Noto by these boats."""
    game = position(SAILING.format(boats="\n".join(boats)))
    ways = [answer.split() for answer in offered(game, "act shotgun noto")]
    return {target for _, _, _, target, way in ways if way == "boats"}


def test_boats_lead_along_a_chain_of_seas() -> None:
    """[8.2.3] The first sea must touch the start; a gap breaks the chain."""
    siracusa, catania = "mare-siracusa: red 1 boat", "mare-catania: green 1 boat"
    messina = "mare-messina: red 1 boat"
    first = {"ragusa", "siracusa"}
    second = {"lentini", "catania", "taormina"}

    assert by_boats() == set()
    assert by_boats(catania) == set()
    assert by_boats(siracusa) == first
    assert by_boats(siracusa, messina) == first
    assert by_boats(siracusa, catania) == first | second
    assert by_boats(siracusa, catania, messina) == first | second | {
        "messina",
        "patti",
        "mistretta",
    }


def test_enemy_boats_lead_nowhere() -> None:
    """[8.2.3] Only boats of the team count, in every sea of the chain."""
    assert by_boats("mare-siracusa: blue 1 boat") == set()
    assert by_boats("mare-siracusa: red 1 boat", "mare-catania: yellow 2 boats") == {
        "ragusa",
        "siracusa",
    }


def test_the_family_chooses_between_land_and_boats() -> None:
    """[8.2.4] [8.2.1] Ragusa can be reached both ways; the start is no target by boats either."""
    game = position(SAILING.format(boats="mare-siracusa: red 1 boat"))
    assert offered(game, "act shotgun noto ragusa") == {
        "act shotgun noto ragusa land",
        "act shotgun noto ragusa boats",
    }
    assert refused(game, "act shotgun noto noto boats") == "8.2.1"
    assert refused(game, "act shotgun noto lentini boats") == "8.2.3"


def test_no_car_comes_along_by_boats() -> None:
    """[8.3.2] By land it does."""
    game = position(SAILING.format(boats="mare-siracusa: red 1 boat"))
    play(game, "act shotgun noto ragusa boats")
    assert offered(game) == {"force 1", "force 2"}
    assert refused(game, "force 1 car") == "8.3.2"

    game = position(SAILING.format(boats="mare-siracusa: red 1 boat"))
    play(game, "act shotgun noto ragusa land")
    assert offered(game) == {"force 1", "force 2", "force 1 car", "force 2 car"}


def test_a_declared_movement_is_made_by_one_to_all() -> None:
    """[8.2.5] [8.3.1] Nobody stays at home altogether, and no more go than there are."""
    game = position(SAILING.format(boats=""))
    play(game, "act shotgun noto ragusa land")
    assert refused(game, "force 0") == "8.3.1"
    assert refused(game, "force 0 car") == "8.3.1"
    assert refused(game, "force 3") == "8.3.1"


def test_one_of_two_cars_comes_along() -> None:
    """[8.3.2] The other one stays."""
    game = position("""
        round 1 encounter
        noto: red 2, 2 cars, order red/basic-1 revealed
        now: execute red/basic-1
    """)
    play(game, "act shotgun noto ragusa land", "force 1 car")
    assert (show(game, "noto"), show(game, "ragusa")) == ("red 1, 1 car", "red 1, 1 car")


def test_who_leaves_nobody_behind_loses_the_start_at_once() -> None:
    """[8.3.3] The second car goes and the second order comes home, before the fight."""
    game = position("""
        round 1 encounter
        noto: red 3, 2 cars, 1 lab, order red/basic-2, order red/economy-c
        ragusa: blue 9
        now: encounter
    """)
    play(game, "act shotgun noto ragusa land", "force 3 car")
    assert asked(game) == "red conflict"
    assert (show(game, "noto"), show(game, "fight")) == ("1 lab", "red 3, 1 car")
    play(game, "conflict brute-force")
    assert asked(game) == ""


def test_in_an_own_area_the_movement_ends() -> None:
    """[8.4.1] No lab goes."""
    game = position("""
        round 1 encounter
        noto: red 3, 1 car, order red/basic-1 revealed
        ragusa: red 1, 2 labs
        now: execute red/basic-1
    """)
    play(game, "act shotgun noto ragusa land", "force 2 car")
    assert (show(game, "ragusa"), show(game, "noto")) == ("red 3, 1 car, 2 labs", "red 1")
    assert asked(game) == ""


@pytest.mark.parametrize(("labs", "left"), [("2 labs", ", 1 lab"), ("1 lab", ""), ("", "")])
def test_in_an_empty_area_one_lab_goes(labs: str, left: str) -> None:
    """[8.4.2] [1.3.10] One of two, the only one, or none."""
    ragusa = f"ragusa: {labs}" if labs else ""
    game = position(f"""
        round 1 encounter
        noto: red 3, order red/basic-1 revealed
        {ragusa}
        now: execute red/basic-1
    """)
    play(game, "act shotgun noto ragusa land", "force 2")
    assert (show(game, "ragusa"), asked(game)) == (f"red 2{left}", "")


def test_an_area_without_defenders_before_the_bonuses_is_taken_at_once() -> None:
    """[8.4.3] The only defender is bribed away; vests and labs do not matter any more."""
    game = position("""
        round 1 encounter
        noto: red 3, order red/basic-1 revealed
        ragusa: blue 1, 2 cars, 2 labs, order blue/basic-4 revealed
        red: hq 2, money 2, tiles bribery recruitment
        now: execute red/basic-1
    """)
    play(game, "act shotgun noto ragusa land", "bribe", "force 1")
    assert asked(game) == "red occupy"
    assert show(game, "ragusa") == "red 1, 1 lab"


def test_one_defender_left_still_fights() -> None:
    """[8.4.3] Two stood there and one was bribed away."""
    game = position("""
        round 1 encounter
        noto: red 3, order red/basic-1 revealed
        ragusa: blue 2, 1 lab
        red: money 2, tiles bribery
        now: execute red/basic-1
    """)
    play(game, "act shotgun noto ragusa land", "bribe", "force 1")
    assert (asked(game), show(game, "ragusa")) == ("red conflict", "blue 1, 1 lab")


def test_replacing_comes_after_the_numbers_and_before_the_bonuses() -> None:
    """[8.3.4] [8.4.3] The last defender is replaced: no fight, and two Soldati arrive."""
    game = position("""
        round 1 encounter
        noto: green 2, order green/church-a revealed
        ragusa: blue 1, 2 labs
        now: execute green/church-a
    """)
    play(game, "act shotgun noto ragusa land", "force 1")
    assert asked(game) == "green turn-defenders"
    play(game, "turn-defenders 1")
    assert (asked(game), show(game, "ragusa")) == ("", "green 2, 1 lab")
