"""How far an area reaches, and from where it is reached, as the engine offers it."""

from collections.abc import Iterable

import pytest

from famiglia.edition.tables import AREAS
from famiglia.engine.answers import (
    ACT_BOMB,
    ACT_SHOTGUN,
    act_bomb_start,
    act_shotgun_start,
    act_variant,
)
from famiglia.engine.encounter.fight import ALLIED, BOATS, LAND
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.words import AGITATE, BOMB, SHOTGUN
from famiglia.engine.game import Game
from famiglia.engine.kinds import ACT
from famiglia.engine.packing import describe
from famiglia.engine.view import SPECTATOR, View, view
from famiglia.queries.reach import Reach, agitated_from, led_to, reach, reached_from
from tests.engine.build import BLUE, GREEN, RED, TABLES, YELLOW, area
from tests.engine.encounter.scene import board
from tests.queries.games import moments, open_question


def _seen(text: str) -> View:
    return view(board(text), RED)


def _names(areas: Iterable[int]) -> set[str]:
    assert list(areas) == sorted(set(areas))
    return {TABLES.area_ids[number] for number in areas}


# What an area reaches

COAST = """
    camastra: red 4, cars 1
    licata: neutral 2
    enna: blue 2
    agrigento: green 2
    ragusa: yellow 1
    nicosia: neutral 1
    sea agrigento: red
    sea licata: green
    red: money 1, tile allies
"""


def test_by_land_into_adjacent_areas_but_never_a_partners() -> None:
    """[8.2.1] [8.2.2] Agrigento is Green's."""
    found = reach(_seen(COAST), area("camastra"))

    assert _names(found.land) == {"caltanissetta", "enna", "licata"}


def test_by_boats_along_the_chain_of_the_team() -> None:
    """[8.2.3] Over a red and a green boat to all coasts of both seas."""
    found = reach(_seen(COAST), area("camastra"))

    assert _names(found.boats) == {"sciacca", "licata", "gela", "vittoria", "ragusa"}


def test_by_allies_through_an_empty_or_neutral_area_for_money() -> None:
    """[11.2.3] Not without the price, nor without the tile."""
    found = reach(_seen(COAST), area("camastra"))

    assert _names(found.allies) == {"gela", "cefalu", "termini-imerese", "lercara-friddi"}
    for missing in ("money 1, ", ", tile allies"):
        assert reach(_seen(COAST.replace(missing, "")), area("camastra")).allies == []


def test_a_bomb_reaches_adjacent_enemies_a_car_bomb_needs_a_car() -> None:
    """[9.1.1] [9.1.3] Neutrals are enemies, empty areas are none."""
    found = reach(_seen(COAST), area("camastra"))

    assert _names(found.bomb) == _names(found.car_bomb) == {"enna", "licata"}
    assert reach(_seen(COAST.replace(", cars 1", "")), area("camastra")).car_bomb == []


def test_a_car_bomb_with_the_delay_detonator_reaches_two_areas_far() -> None:
    """[11.2.8]"""
    found = reach(_seen(COAST.replace("allies", "delay-detonator")), area("camastra"))

    assert _names(found.bomb) == {"enna", "licata"}
    assert _names(found.car_bomb) == {"enna", "licata", "nicosia"}


@pytest.mark.parametrize(
    ("distance", "areas"), [(0, set()), (1, {"licata"}), (2, {"licata", "nicosia"})]
)
def test_agitate_reaches_neutrals_as_far_as_printed(distance: int, areas: set[str]) -> None:
    """[9.3.1]"""
    found = reach(_seen(COAST), area("camastra"), distance=distance)

    assert _names(found.agitate) == areas


def test_how_far_an_agitate_must_reach_for_each_neutral_area() -> None:
    """[9.3.1] Licata is adjacent, Nicosia two areas away, and Noto too far."""
    found = agitated_from(_seen(COAST + "noto: neutral 1"), area("camastra"))

    assert found == {area("licata"): 1, area("nicosia"): 2}
    assert agitated_from(_seen(COAST), area("licata")) == {}


def test_neutrals_are_led_into_adjacent_areas_but_not_of_the_own_team() -> None:
    """[9.3.2] Camastra is Red's own."""
    found = led_to(_seen(COAST), area("licata"))

    assert _names(found) == {"enna", "gela"}
    assert led_to(_seen(COAST), area("camastra")) == []


def test_another_family_could_set_out_from_there() -> None:
    """[8.2.2] Green, if it stood in Camastra: not into Red's areas; it has no car there."""
    found = reach(_seen(COAST + "caltanissetta: red 1"), area("camastra"), GREEN)

    assert _names(found.land) == {"agrigento", "enna", "licata"}
    assert (found.allies, found.car_bomb) == ([], [])


@pytest.mark.parametrize("name", ["licata", "gela"])
def test_from_an_area_of_nobodys_family_nothing_leads_anywhere(name: str) -> None:
    """[1.2.4] Neutral or empty."""
    assert reach(_seen(COAST), area(name)) == Reach([], [], [], [], [], [])


# From where an area is reached


def test_who_could_enter_or_strike_an_area() -> None:
    """[8.2] [9.1.1] [9.3.2] Enna is Red's: Green in Nicosia neither enters nor strikes it."""
    seen = _seen("""
        enna: red 2
        camastra: blue 3, cars 1
        gela: yellow 1
        nicosia: green 1
        licata: neutral 2
        caltanissetta: red 1
    """)
    found = reached_from(seen, area("enna"))

    assert _names(found.land) == {"camastra", "gela", "caltanissetta"}
    assert _names(found.bomb) == {"camastra", "gela"}
    assert _names(found.car_bomb) == {"camastra"}
    assert _names(found.agitate) == {"licata"}


def test_who_comes_is_told_with_where_from() -> None:
    """[8.2] [9.3.2] Who holds the area; neutrals come with orders of the other team."""
    seen = _seen("""
        enna: red 2
        camastra: blue 3, cars 1
        gela: yellow 1
        caltanissetta: red 1
        licata: neutral 2
    """)
    found = reached_from(seen, area("enna"))

    assert found.land == {
        area("camastra"): [BLUE],
        area("gela"): [YELLOW],
        area("caltanissetta"): [RED],
    }
    assert found.car_bomb == {area("camastra"): [BLUE]}
    assert {*found.agitate[area("licata")]} == {BLUE, YELLOW}


def test_somebody_can_lead_neutrals_into_any_area_beside_them() -> None:
    """[9.3.2] Into Blue's area Red or Green can."""
    seen = _seen("enna: blue 1\nlicata: neutral 1")

    assert reached_from(seen, area("enna")).agitate == {area("licata"): [RED, GREEN]}


@pytest.mark.parametrize("seed", [1, 2])
def test_an_area_is_reached_from_where_it_is_in_reach(seed: int) -> None:
    """[8.2] [9.1] Both ways round, in real positions, whoever looks."""
    compared = 0
    for game in moments(seed, every=40):
        if not game.state.begun:
            continue
        seen = game.view(SPECTATOR)
        forward = [reach(seen, start) for start in range(AREAS)]
        for target in range(AREAS):
            backward = reached_from(seen, target)
            for way in range(5):
                assert list(backward[way]) == [
                    start for start in range(AREAS) if target in forward[start][way]
                ]
                compared += len(backward[way])
    assert compared > 20


@pytest.mark.parametrize("seed", range(3))
def test_an_order_is_offered_what_its_area_reaches(seed: int) -> None:
    """[8.2] [9.1] [9.3.1] Whenever an order with a Movement, a bomb or Agitate is executed."""
    compared = 0
    for game in moments(seed, (ACT,)):
        frame = game.state.frames[-1]
        if not isinstance(frame, ExecuteOrder):
            continue
        order = frame.progress
        for word, number in _open_words(game, order.area):
            seen = game.view(open_question(game).seat)
            expected = reach(seen, order.area, order.family, number)
            assert _offered(game, order.area, word) == _by_word(expected, word)
            compared += 1
    assert compared > 5


def _open_words(game: Game, start: int) -> list[tuple[int, int]]:
    """The words that are on offer from an area, with the printed numbers of the order."""
    frame = game.state.frames[-1]
    assert isinstance(frame, ExecuteOrder)
    parts = TABLES.orders[frame.progress.token].action.parts
    options = open_question(game).options
    words = {act_variant(option) for option in options}
    starts = {act_shotgun_start(each) for each in options if act_variant(each) == ACT_SHOTGUN}
    starts |= {act_bomb_start(each) for each in options if act_variant(each) == ACT_BOMB}
    found = [(part.word, part.number) for part in parts if part.word in words]
    return [
        (word, number)
        for word, number in found
        if word == AGITATE or (word in (SHOTGUN, BOMB) and start in starts)
    ]


def _offered(game: Game, start: int, word: int) -> set[tuple[int, int]]:
    """Targets with the way, or the car."""
    said = [
        describe(ACT, each) for each in open_question(game).options if act_variant(each) == word
    ]
    fields = [{field.name: value for field, value in each.values} for each in said]
    if word == AGITATE:
        return {(each["area"], 0) for each in fields}
    more = "way" if word == SHOTGUN else "car"
    return {(each["area"], each[more]) for each in fields if each["start"] == start}


def _by_word(found: Reach, word: int) -> set[tuple[int, int]]:
    if word == AGITATE:
        return {(target, 0) for target in found.agitate}
    if word == BOMB:
        ways = [(found.bomb, 0), (found.car_bomb, 1)]
    else:
        ways = [(found.land, LAND), (found.boats, BOATS), (found.allies, ALLIED)]
    return {(target, way) for targets, way in ways for target in targets}
