"""What lies in the box, piece by piece, and the numbers the rules name."""

import pytest

from famiglia.edition import Edition

from .components import COLOURS, ROWS, SYMBOLS, is_stated

GENERAL = {
    "boards": 1,
    "action-sheets": 4,
    "money-1": 50,
    "money-2": 42,
    "character-cards": 6,
    "order-charts": 6,
    "overview-sheets": 2,
    "control-tile-sets": 2,
    "labs": 30,
    "neutral-soldati": 30,
    "neutral-tokens": 8,
    "starting-pieces": 1,
}
OF_EACH_COLOUR = {
    "mats": 1,
    "screens": 1,
    "basic-orders": 5,
    "advanced-orders": 8,
    "conflict-cards": 3,
    "soldati": 50,
    "boats": 4,
    "cars": 5,
    "influence-tokens": 17,
    "spare-influence-tokens": 8,
    "busts": 1,
    "control-tokens": 6,
}
EXPANSION = {"solo-boards": 1, "area-tiles": 24, "blocking-tokens": 7, "restriction-tokens": 1}
RULES = {
    "rounds": (4, "p. 7"),
    "control-tiles-drawn": (7, "p. 4"),
    "colours-per-team": (3, "p. 4"),
    "areas-for-control": (2, "p. 12"),
    "victory-family": (5, "p. 19"),
    "victory-team": (6, "p. 19"),
    "labs-per-area": (2, "p. 6"),
    "boats-that-collide": (3, "p. 9"),
    "orders-per-area": (2, "p. 20"),
    "token-cost": (1, "p. 10"),
    "foreign-token-cost": (1, "p. 7"),
    "order-sale": (1, "p. 7"),
    "gift-spent": (2, "p. 7"),
    "gift-received": (1, "p. 7"),
}


@pytest.mark.parametrize(("piece", "number"), GENERAL.items())
def test_the_box_holds_so_many_general_components(
    edition: Edition, piece: str, number: int
) -> None:
    """p. 3: the list of general components, wooden pieces and team components."""
    assert getattr(edition.box, piece.replace("-", "_")) == number
    assert is_stated(edition, f"box.{piece}", "p. 3")


@pytest.mark.parametrize(("piece", "number"), OF_EACH_COLOUR.items())
def test_each_family_has_so_many_pieces(edition: Edition, piece: str, number: int) -> None:
    """p. 3: the list of family components, the same for each of the six colours."""
    assert getattr(edition.box.family, piece.replace("-", "_")) == number
    assert is_stated(edition, f"box.family.{piece}", "p. 3")


@pytest.mark.parametrize(("piece", "number"), EXPANSION.items())
def test_the_expansion_adds_so_many_components(edition: Edition, piece: str, number: int) -> None:
    """X p. 1: one solo board, 24 area tiles, 7 blocking tokens, 1 restriction token."""
    assert getattr(edition.box, piece.replace("-", "_")) == number
    assert is_stated(edition, f"box.{piece}", "X p. 1")


@pytest.mark.parametrize("rule", RULES)
def test_the_rules_name_this_number(edition: Edition, rule: str) -> None:
    """p. 4-20: rounds, tiles drawn, colours, control, victory, labs, boats, costs, gifts."""
    number, page = RULES[rule]
    assert getattr(edition.rules, rule.replace("-", "_")) == number
    assert is_stated(edition, f"rules.{rule}", page)


def test_sheet_0_is_printed_on_the_board_and_four_more_lie_in_the_box(edition: Edition) -> None:
    """p. 3, 4: action sheets for rounds 1 to 4, and sheet 0 on the board."""
    assert list(edition.sheets) == ["0", "1", "2", "3", "4"]
    assert len(edition.sheets) == edition.box.action_sheets + edition.box.boards


def test_there_are_six_character_cards(edition: Edition) -> None:
    """p. 3: 6 character cards."""
    assert len(edition.characters) == edition.box.character_cards == 6


def test_there_are_six_families_in_six_colours(edition: Edition) -> None:
    """p. 3: black, blue, green, red, white, yellow, each with an order chart."""
    assert set(edition.families) == set(edition.mats) == set(edition.orders) == COLOURS
    assert len(edition.families) == edition.box.order_charts


def test_each_team_has_the_same_eleven_control_tiles(edition: Edition) -> None:
    """p. 3: 2 sets of 11 tiles, marked with the symbol pairs of the table sides."""
    assert len(edition.control_tiles) == 11
    sides = [symbol.side for symbol in edition.symbols.values()]
    assert edition.box.control_tile_sets == len(set(sides)) == 2
    assert sorted(sides) == [1, 1, 2, 2]


def test_each_family_has_five_basic_and_eight_advanced_orders(edition: Edition) -> None:
    """p. 3: 13 order tokens, 5 basic and 8 advanced."""
    for orders in edition.orders.values():
        assert sum(order.is_basic for order in orders.values()) == 5
        assert sum(not order.is_basic for order in orders.values()) == 8


def test_each_family_has_three_conflict_cards(edition: Edition) -> None:
    """p. 3: 1 set of 3 conflict cards."""
    assert len(edition.conflict_cards) == edition.box.family.conflict_cards == 3


def test_each_mat_has_a_slot_for_each_of_the_seventeen_influence_tokens(edition: Edition) -> None:
    """p. 3, 5: 17 influence tokens lie on the 17 round indentations of the mat."""
    for mat in edition.mats.values():
        slots = sum(len(mat.row(row).slots) for row in ROWS)
        assert slots == edition.box.family.influence_tokens == 17


def test_the_24_area_tiles_are_six_for_each_start_symbol(edition: Edition) -> None:
    """X p. 1, 6: 24 area tiles; six show each symbol on the back."""
    assert len(edition.area_tiles) == edition.box.area_tiles
    symbols = [edition.areas[tile].symbol for tile in edition.area_tiles]
    assert {symbol: symbols.count(symbol) for symbol in symbols} == dict.fromkeys(SYMBOLS, 6)


def test_the_neutral_soldati_suffice_for_the_start(edition: Edition) -> None:
    """p. 3, 6: the neutral areas are filled from 30 neutral Soldati."""
    neutrals = sum(area.soldati for area in edition.areas.values() if area.symbol == "neutral")
    assert neutrals <= edition.box.neutral_soldati


def test_the_family_pieces_suffice_for_every_character_card(edition: Edition) -> None:
    """p. 3, 6: what a card gives is taken from 5 cars, 4 boats and the common labs."""
    for card in edition.characters.values():
        assert card.hq.cars + card.board.cars <= edition.box.family.cars
        assert card.hq.boats + card.board.boats <= edition.box.family.boats
    labs = sorted((card.board.labs for card in edition.characters.values()), reverse=True)
    assert sum(labs[:4]) <= edition.box.labs
