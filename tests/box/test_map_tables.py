"""The map of the edition people play with, as a table, and how evenly its start is laid out."""

from collections.abc import Sequence
from statistics import mean

import pytest

from famiglia.edition import Edition
from famiglia.edition.schema import Area

from .components import SYMBOLS, areas_of, members, steps

MAP = """
trapani: trapani neutral 2 marsala alcamo salemi | trapani
trapani: marsala diamond 3 trapani castelvetrano salemi | trapani sciacca
trapani: alcamo star 3 trapani castelvetrano salemi partinico corleone | trapani palermo
sciacca: castelvetrano neutral 3 marsala alcamo sciacca salemi corleone | sciacca
sciacca: sciacca ring 2 castelvetrano corleone lercara-friddi agrigento | agrigento sciacca
sciacca: salemi club 2 trapani marsala alcamo castelvetrano |
palermo: palermo club 3 partinico corleone termini-imerese lercara-friddi | palermo
palermo: partinico ring 2 alcamo palermo corleone | palermo
palermo: corleone neutral 2 alcamo castelvetrano sciacca palermo partinico lercara-friddi |
cefalu: cefalu neutral 2 termini-imerese caltanissetta enna nicosia mistretta | cefalu
cefalu: termini-imerese diamond 2 palermo cefalu lercara-friddi caltanissetta | palermo cefalu
cefalu: lercara-friddi star 3 sciacca palermo corleone termini-imerese caltanissetta agrigento |
caltanissetta: caltanissetta ring 2 cefalu termini-imerese lercara-friddi agrigento camastra enna |
caltanissetta: agrigento diamond 3 sciacca lercara-friddi caltanissetta camastra | agrigento
caltanissetta: camastra neutral 3 caltanissetta agrigento enna licata | agrigento
enna: enna club 3 cefalu caltanissetta camastra nicosia licata gela piazza-armerina |
enna: nicosia star 2 cefalu enna mistretta piazza-armerina palagonia bronte |
enna: mistretta neutral 2 cefalu nicosia bronte randazzo patti | cefalu messina
gela: licata star 3 camastra enna gela | licata agrigento
gela: gela diamond 2 enna licata piazza-armerina caltagirone vittoria | licata
gela: piazza-armerina neutral 3 enna nicosia gela caltagirone palagonia |
caltagirone: caltagirone ring 3 gela piazza-armerina scordia palagonia vittoria |
caltagirone: scordia neutral 2 caltagirone palagonia chiaramonte vittoria lentini catania |
caltagirone: palagonia diamond 3 nicosia piazza-armerina caltagirone scordia catania bronte |
ragusa: chiaramonte neutral 2 scordia vittoria ragusa siracusa noto lentini |
ragusa: vittoria club 3 gela caltagirone scordia chiaramonte ragusa | licata
ragusa: ragusa ring 3 chiaramonte vittoria noto | siracusa licata
siracusa: siracusa club 2 chiaramonte noto lentini | catania siracusa
siracusa: noto star 2 chiaramonte ragusa siracusa | siracusa
siracusa: lentini neutral 3 scordia chiaramonte siracusa catania | catania
catania: catania ring 3 scordia palagonia lentini bronte taormina | catania
catania: bronte neutral 3 nicosia mistretta palagonia catania randazzo taormina |
catania: randazzo diamond 2 mistretta bronte messina patti taormina |
messina: messina star 2 randazzo patti taormina | messina
messina: patti neutral 3 mistretta randazzo messina | messina
messina: taormina club 2 catania bronte randazzo messina | messina catania
""".strip().splitlines()
RING = [
    "trapani",
    "palermo",
    "cefalu",
    "messina",
    "catania",
    "siracusa",
    "licata",
    "agrigento",
    "sciacca",
]
NAMES = {
    "cefalu": "Cefalù",
    "termini-imerese": "Termini Imerese",
    "lercara-friddi": "Lercara Friddi",
    "piazza-armerina": "Piazza Armerina",
}
SIDES = {"ring": 1, "star": 1, "club": 2, "diamond": 2}


def per_symbol(values: Sequence[object]) -> list[tuple[str, object]]:
    """A value for ring, star, club and diamond each."""
    return list(zip(SYMBOLS, values, strict=True))


def near(edition: Edition, symbol: str) -> list[tuple[Area, Area]]:
    """Each border of a symbol's areas, from the own side."""
    return [
        (area, edition.areas[other])
        for area in areas_of(edition, symbol)
        for other in area.neighbours
    ]


def enemies(edition: Edition, symbol: str) -> list[tuple[Area, Area]]:
    """Its borders with areas of the other table side."""
    found = near(edition, symbol)
    return [pair for pair in found if SIDES.get(pair[1].symbol, SIDES[symbol]) != SIDES[symbol]]


def neutrals(edition: Edition, symbol: str) -> list[tuple[Area, Area]]:
    """Its borders with neutral areas."""
    return [pair for pair in near(edition, symbol) if pair[1].symbol == "neutral"]


@pytest.mark.parametrize("line", MAP, ids=[line.split()[1] for line in MAP])
def test_the_map_has_this_area(product: Edition, line: str) -> None:
    land, _, water = line.partition("|")
    group, name, symbol, soldati, *neighbours = land.replace(":", "").split()
    area = product.areas[name]
    assert (area.mandamento, area.symbol, area.soldati) == (group, symbol, int(soldati))
    assert set(area.neighbours) == set(neighbours)
    assert set(area.seas) == {f"mare-{sea}" for sea in water.split()}
    assert area.name.en == NAMES.get(name, name.title())


def test_the_map_has_no_other_area(product: Edition) -> None:
    assert set(product.areas) == {line.split()[1] for line in MAP}


def test_the_seas_form_a_ring_around_the_island(product: Edition) -> None:
    assert set(product.seas) == {f"mare-{sea}" for sea in RING}
    for place, sea in enumerate(RING):
        beside = {f"mare-{RING[place - 1]}", f"mare-{RING[(place + 1) % 9]}"}
        assert set(product.seas[f"mare-{sea}"].neighbours) == beside


def test_ring_and_star_sit_on_one_side_club_and_diamond_on_the_other(product: Edition) -> None:
    assert {symbol.id: symbol.side for symbol in product.symbols.values()} == SIDES
    order = sorted(product.symbols.values(), key=lambda symbol: symbol.seat)
    assert [symbol.id for symbol in order] == ["ring", "club", "star", "diamond"]


def test_there_are_82_land_borders_and_13_inland_areas(product: Edition) -> None:
    degrees = [len(area.neighbours) for area in product.areas.values()]
    assert sum(degrees) == 2 * 82
    assert {degree: degrees.count(degree) for degree in degrees} == {3: 9, 4: 8, 5: 10, 6: 8, 7: 1}
    assert sum(not area.seas for area in product.areas.values()) == 13


def test_the_neutrals_are_all_30(product: Edition) -> None:
    strengths = [area.soldati for area in areas_of(product, "neutral")]
    assert sorted(strengths) == [2] * 6 + [3] * 6


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_symbol_has_11_enemy_and_11_neutral_borders(product: Edition, symbol: str) -> None:
    assert len(enemies(product, symbol)) == 11
    assert len(neutrals(product, symbol)) == 11


@pytest.mark.parametrize(("symbol", "number"), per_symbol([4, 4, 5, 5]))
def test_so_many_borders_join_partners(product: Edition, symbol: str, number: int) -> None:
    other = next(each for each in SYMBOLS if SIDES[each] == SIDES[symbol] and each != symbol)
    assert sum(there.symbol == other for _, there in near(product, symbol)) == number
    assert not any(there.symbol == symbol for _, there in near(product, symbol))


@pytest.mark.parametrize(
    ("symbol", "strengths"), per_symbol([(30, 27), (27, 27), (28, 27), (28, 29)])
)
def test_bordering_strengths_are_nearly_even(
    product: Edition, symbol: str, strengths: tuple[int, int]
) -> None:
    facing = tuple(
        sum(there.soldati for _, there in borders(product, symbol))
        for borders in (enemies, neutrals)
    )
    assert facing == strengths


@pytest.mark.parametrize(("symbol", "number"), per_symbol([6, 6, 6, 5]))
def test_nearly_every_start_area_has_an_enemy_and_a_neutral_neighbour(
    product: Edition, symbol: str, number: int
) -> None:
    assert len({here.id for here, _ in enemies(product, symbol)}) == number
    assert len({here.id for here, _ in neutrals(product, symbol)}) == 6


@pytest.mark.parametrize(("symbol", "different"), per_symbol([6, 6, 5, 6]))
def test_each_symbol_has_4_coasts_with_6_contacts(
    product: Edition, symbol: str, different: int
) -> None:
    contacts = [sea for area in areas_of(product, symbol) for sea in area.seas]
    assert sum(bool(area.seas) for area in areas_of(product, symbol)) == 4
    assert len(contacts) == 6
    assert len(set(contacts)) == different


@pytest.mark.parametrize(("symbol", "average"), per_symbol([3.33, 3.33, 3.33, 3.17]))
def test_each_symbol_is_next_to_bronte_and_equally_far_on_average(
    product: Edition, symbol: str, average: float
) -> None:
    distances = [steps(product, "bronte")[area.id] for area in areas_of(product, symbol)]
    assert min(distances) == 1
    assert round(mean(distances), 2) == average


@pytest.mark.parametrize(("symbol", "average"), per_symbol([4.07, 4.47, 4.60, 3.80]))
def test_own_areas_lie_so_far_apart(product: Edition, symbol: str, average: float) -> None:
    own = [area.id for area in areas_of(product, symbol)]
    pairs = [steps(product, here)[there] for here in own for there in own if here < there]
    assert round(mean(pairs), 2) == average


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_symbol_starts_with_15_soldati(product: Edition, symbol: str) -> None:
    assert sum(area.soldati for area in areas_of(product, symbol)) == 15


@pytest.mark.parametrize("one", ["ring", "star"])
@pytest.mark.parametrize("other", ["club", "diamond"])
def test_each_pair_of_opponents_shares_3_mandamenti(product: Edition, one: str, other: str) -> None:
    symbols = [{area.symbol for area in members(product, name)} for name in product.mandamenti]
    assert sum({one, other} <= found for found in symbols) == 3


@pytest.mark.parametrize(
    ("area", "neighbours"), [("marsala", 3), ("alcamo", 5), ("ragusa", 3), ("siracusa", 3)]
)
def test_a_marked_area_has_two_seas(product: Edition, area: str, neighbours: int) -> None:
    found = product.areas[area]
    assert (len(found.neighbours), len(found.seas)) == (neighbours, 2)
