"""What the rulebooks say about the map: Mandamenti, areas, seas, borders, start line-up."""

import pytest

from famiglia.edition import Edition

from .components import SYMBOLS, areas_of, boats_between, is_stated, members, steps

AREAS_NAMED = {
    "caltanissetta": ("Caltanissetta", "p. 6"),
    "agrigento": ("Agrigento", "p. 6"),
    "camastra": ("Camastra", "p. 6"),
    "enna": ("Enna", "p. 6"),
    "licata": ("Licata", "p. 6"),
    "ragusa": ("Ragusa", "p. 17"),
    "caltagirone": ("Caltagirone", "p. 19"),
    "scordia": ("Scordia", "p. 19"),
    "palagonia": ("Palagonia", "p. 19"),
    "bronte": ("Bronte", "p. 19"),
    "marsala": ("Marsala", "X p. 4"),
    "siracusa": ("Siracusa", "X p. 4"),
    "alcamo": ("Alcamo", "X p. 4"),
}
BORDERS = {
    ("enna", "camastra"): "p. 6",
    ("caltagirone", "scordia"): "p. 19",
    ("scordia", "palagonia"): "p. 19",
}
MARKED = {"marsala", "ragusa", "siracusa", "alcamo"}


def test_sicily_is_divided_into_12_mandamenti_of_3_areas(edition: Edition) -> None:
    """p. 6: 12 Mandamenti, each of which has 3 areas."""
    assert len(edition.mandamenti) == 12
    assert len(edition.areas) == 36
    for mandamento in edition.mandamenti:
        assert len(members(edition, mandamento)) == 3


def test_the_ocean_is_divided_into_9_seas(edition: Edition) -> None:
    """p. 6: 9 distinct sea areas."""
    assert len(edition.seas) == 9


def test_a_coastal_area_touches_one_or_two_seas(edition: Edition) -> None:
    """p. 6: every coastal area is adjacent to 1 or 2 sea areas."""
    for area in edition.areas.values():
        assert len(set(area.seas)) == len(area.seas) <= 2
        assert set(area.seas) <= set(edition.seas)


def test_every_sea_touches_the_island_and_another_sea(edition: Edition) -> None:
    """p. 6: the seas surround Sicily and meet at dotted lines."""
    touched = {sea for area in edition.areas.values() for sea in area.seas}
    assert touched == set(edition.seas)
    assert all(sea.neighbours for sea in edition.seas.values())


def test_each_mandamento_has_its_control_space_in_the_nearest_sea(edition: Edition) -> None:
    """p. 12: the control token lies in the adjacent sea; inland, in one nobody is nearer to."""
    for mandamento in edition.mandamenti.values():
        coasts: dict[str, int] = {}
        for member in members(edition, mandamento.id):
            for area, distance in steps(edition, member.id).items():
                for sea in edition.areas[area].seas:
                    coasts[sea] = min(distance, coasts.get(sea, distance))
        assert coasts[mandamento.control] == min(coasts.values()), mandamento.id


@pytest.mark.parametrize("area", AREAS_NAMED)
def test_the_rulebook_names_this_area(edition: Edition, area: str) -> None:
    """p. 6, 17, 19, X p. 4: thirteen areas are named."""
    name, page = AREAS_NAMED[area]
    assert edition.areas[area].name.en == name
    assert is_stated(edition, f"areas.{area}.name.en", page)


@pytest.mark.parametrize(
    ("sea", "name"), [("agrigento", "Mare Agrigento"), ("licata", "Mare Licata")]
)
def test_the_rulebook_names_this_sea(edition: Edition, sea: str, name: str) -> None:
    """p. 6: Mare Agrigento and Mare Licata."""
    assert edition.seas[f"mare-{sea}"].name.en == name
    assert is_stated(edition, f"seas.mare-{sea}.name.en", "p. 6")


def test_caltanissetta_agrigento_and_camastra_form_a_mandamento(edition: Edition) -> None:
    """p. 6: these three areas form a Mandamento."""
    three = {"caltanissetta", "agrigento", "camastra"}
    mandamento = edition.areas["camastra"].mandamento
    assert {area.id for area in members(edition, mandamento)} == three
    assert all(is_stated(edition, f"areas.{area}.mandamento", "p. 6") for area in three)


@pytest.mark.parametrize("border", BORDERS)
def test_the_rulebook_calls_these_two_areas_adjacent(
    edition: Edition, border: tuple[str, str]
) -> None:
    """p. 6: Enna and Camastra, by a very short border; p. 19: Caltagirone, Scordia, Palagonia."""
    for here, there in (border, border[::-1]):
        assert there in edition.areas[here].neighbours
        assert is_stated(edition, f"areas.{here}.neighbours.{there}", BORDERS[border])


def test_borders_are_seen_from_both_sides(edition: Edition) -> None:
    """p. 6: two areas, or two seas, are adjacent if they share a border."""
    land = {area.id: area.neighbours for area in edition.areas.values()}
    water = {sea.id: sea.neighbours for sea in edition.seas.values()}
    for borders in (land, water):
        for here, neighbours in borders.items():
            assert here not in neighbours
            assert len(set(neighbours)) == len(neighbours)
            assert all(here in borders[there] for there in neighbours)


def test_licata_touches_mare_agrigento_and_mare_licata(edition: Edition) -> None:
    """p. 6: Licata is adjacent to these two seas."""
    assert set(edition.areas["licata"].seas) == {"mare-agrigento", "mare-licata"}
    assert is_stated(edition, "areas.licata.seas.mare-agrigento", "p. 6")
    assert is_stated(edition, "areas.licata.seas.mare-licata", "p. 6")


def test_two_boats_join_camastra_and_ragusa(edition: Edition) -> None:
    """p. 17: Red attacks Ragusa from Camastra through a red and a green boat."""
    assert boats_between(edition, "camastra", "ragusa") == 2


def test_four_symbols_stand_in_four_corners(edition: Edition) -> None:
    """p. 6: one start symbol in each corner of the board."""
    assert set(edition.symbols) == set(SYMBOLS)
    assert sorted(symbol.seat for symbol in edition.symbols.values()) == [0, 1, 2, 3]


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_symbol_starts_in_6_areas_with_2_or_3_soldati(edition: Edition, symbol: str) -> None:
    """p. 6: 2 or 3 Soldati in each of 6 areas."""
    strengths = [area.soldati for area in areas_of(edition, symbol)]
    assert len(strengths) == 6
    assert set(strengths) <= {2, 3}


def test_the_other_12_areas_are_neutral_with_2_or_3(edition: Edition) -> None:
    """p. 6: the other areas show 2 or 3 grey figures."""
    strengths = [area.soldati for area in areas_of(edition, "neutral")]
    assert len(strengths) == 12
    assert set(strengths) <= {2, 3}


def test_no_table_side_starts_with_two_areas_of_a_mandamento(edition: Edition) -> None:
    """p. 2, 12: nobody has a Mandamento at the start; a single player has a whole side (X p. 4)."""
    for mandamento in edition.mandamenti:
        start = [area for area in members(edition, mandamento) if area.symbol != "neutral"]
        symbols = [area.symbol for area in start]
        assert len(set(symbols)) == len(symbols), mandamento
        sides = [edition.symbols[symbol].side for symbol in symbols]
        assert len(set(sides)) == len(sides), mandamento


def test_the_order_of_play_alternates_between_the_table_sides(edition: Edition) -> None:
    """p. 4, 6: partners sit side by side; an arrow always points to an opponent."""
    order = sorted(edition.symbols.values(), key=lambda symbol: symbol.seat)
    sides = [symbol.side for symbol in order]
    assert sides[0] == sides[2] != sides[1] == sides[3]


def test_nothing_can_empty_an_area_in_the_planning_of_round_1(edition: Edition) -> None:
    """p. 12: no Mandamento can be gained before the first encounter, so nobody may rally."""
    spaces = [space.action for space in edition.sheets["1"].spaces.values() if space.action]
    solo = [space.action for side in edition.solo.values() for space in side.spaces.values()]
    columns = [column.action for column in edition.columns.values()]
    assert not any(action.has("rally") for action in [*spaces, *solo, *columns, edition.bar])


def test_scordia_starts_neutral_with_at_least_two(edition: Edition) -> None:
    """p. 19: Red agitates 2 neutral Soldati in Scordia."""
    assert edition.areas["scordia"].symbol == "neutral"
    assert edition.areas["scordia"].soldati >= 2
    assert is_stated(edition, "areas.scordia.symbol", "p. 19")


def test_bronte_alone_breaks_ties(edition: Edition) -> None:
    """p. 19: tied teams look who controls Bronte."""
    assert [area.id for area in edition.areas.values() if area.tiebreak] == ["bronte"]
    assert is_stated(edition, "areas.bronte.tiebreak", "p. 19")


def test_four_area_tiles_are_marked_one_of_each_symbol(edition: Edition) -> None:
    """X p. 4: Marsala, Ragusa, Siracusa and Alcamo have a symbol on their tile."""
    assert {tile.id for tile in edition.area_tiles.values() if tile.marked} == MARKED
    assert {edition.areas[area].symbol for area in MARKED} == set(SYMBOLS)
    assert all(is_stated(edition, f"area-tiles.{area}.marked", "X p. 4") for area in MARKED)


def test_every_start_area_and_no_other_has_an_area_tile(edition: Edition) -> None:
    """X p. 1, 6: 24 tiles for the 24 start areas."""
    start = {area.id for area in edition.areas.values() if area.symbol != "neutral"}
    assert set(edition.area_tiles) == start
