"""What the reconstruction aims at, as far as it can be counted, in the edition people play with."""

import pytest

from famiglia.edition import Edition
from famiglia.edition.schema import Order

from .components import COLOURS, ROWS, round_spaces, words_on_orders

APPENDIX = {"order 2 areas", "order 2 together", "place +4 held", "launder + rally", "exert 2 row"}


def doubled(edition: Edition, family: str, word: str) -> int:
    """How many orders of a family show a sign twice."""
    effects = words_on_orders(edition, family)
    return sum(effect.word == word and effect.number == 2 for effect in effects)


def counted(edition: Edition, *words: str) -> dict[str, int]:
    """How many signs of these words each family's orders show."""
    return {
        family: sum(effect.word in words for effect in words_on_orders(edition, family))
        for family in COLOURS
    }


def summed(edition: Edition, word: str) -> dict[str, int]:
    """The sum of a sign's numbers on each family's orders."""
    return {
        family: sum(e.number for e in words_on_orders(edition, family) if e.word == word)
        for family in COLOURS
    }


def basics(edition: Edition, family: str) -> list[Order]:
    """The five orders a family starts with."""
    return [order for order in edition.orders[family].values() if order.is_basic]


def test_action_spaces_grow_from_about_18_to_about_24(product: Edition) -> None:
    numbers = [
        sum(space.kind == "action" for space in product.sheets[sheet].spaces.values())
        for sheet in "1234"
    ]
    assert numbers == sorted(numbers)
    assert 16 <= numbers[0] <= 20
    assert 22 <= numbers[-1] <= 26


def test_each_sheet_offers_something_the_one_before_did_not(product: Edition) -> None:
    for before, after in [("1", "2"), ("2", "3"), ("3", "4")]:
        early, late = (
            {(str(space.action), space.money) for space in product.sheets[sheet].spaces.values()}
            for sheet in (before, after)
        )
        assert late - early


@pytest.mark.parametrize("sheet", "1234")
def test_two_or_three_spaces_are_unlimited(product: Edition, sheet: str) -> None:
    assert sum(space.unlimited for space in product.sheets[sheet].spaces.values()) in {2, 3}


@pytest.mark.parametrize("sheet", "1234")
def test_two_to_four_spaces_are_blue(product: Edition, sheet: str) -> None:
    kinds = [space.kind for space in product.sheets[sheet].spaces.values()]
    assert 2 <= kinds.count("blue") <= 4


@pytest.mark.parametrize("sheet", "234")
def test_one_space_of_a_later_sheet_is_the_ultima_azione(product: Edition, sheet: str) -> None:
    actions = [str(space.action) for space in product.sheets[sheet].spaces.values()]
    assert actions.count("ultima") == 1


def test_the_first_sheet_has_at_most_one_ultima_azione(product: Edition) -> None:
    actions = [str(space.action) for space in product.sheets["1"].spaces.values()]
    assert actions.count("ultima") <= 1


def test_every_space_of_the_appendix_occurs(product: Edition) -> None:
    assert {str(space.action) for _, space in round_spaces(product)} >= APPENDIX


def test_plus_spaces_become_more(product: Edition) -> None:
    numbers = [
        sum(
            s.action is not None and s.action.join == "+"
            for s in product.sheets[sheet].spaces.values()
        )
        for sheet in "1234"
    ]
    assert numbers == sorted(numbers)
    assert numbers[0] < numbers[-1]


@pytest.mark.parametrize("sheet", "01234")
def test_columns_cost_0_to_3(product: Edition, sheet: str) -> None:
    assert set(product.sheets[sheet].costs.values()) <= {0, 1, 2, 3}


def test_every_column_starts_with_a_neutral_token(product: Edition) -> None:
    circles = [s.column for s in product.sheets["0"].spaces.values() if s.kind == "circle"]
    assert set(circles) == set(product.columns)


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_a_mat_has_one_row_with_three_orders_and_one_with_one(
    product: Edition, family: str
) -> None:
    rows = [len(set(product.mats[family].row(row).letters)) for row in ROWS]
    assert sorted(rows) == [1, 2, 2, 3]


def test_the_row_with_three_orders_differs_between_families(product: Edition) -> None:
    rows = {row for mat in product.mats.values() for row in ROWS if "C" in mat.row(row).letters}
    assert len(rows) >= 3


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_start_values_are_low_and_end_values_high(product: Edition, family: str) -> None:
    """Recruit about 3 to 6 or 7, Place 1 or 2 to 4 or 5, cars 1/1 to about 4/5."""
    mat = product.mats[family]
    assert mat.church.start is not None
    assert mat.police.start is not None
    assert mat.justice.start is not None
    assert 2 <= mat.church.start.value <= 4
    assert mat.police.start.value in {1, 2}
    assert (mat.justice.start.value, mat.justice.start.strike) in {(1, 1), (1, 2)}
    assert mat.church.slots[-1].value in {6, 7}
    assert mat.police.slots[-1].value in {4, 5}
    best = max((slot.value, slot.strike or 0) for slot in mat.justice.slots if slot.strike)
    assert 3 <= best[0] <= 5
    assert 3 <= best[1] <= 6


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_basic_orders_are_two_or_three_movements_a_guard_and_supplies(
    product: Edition, family: str
) -> None:
    """Movements with initiative 4 to 9, a Strike or a vest, one or two supply orders."""
    orders = basics(product, family)
    movements = [order for order in orders if order.action.has("shotgun")]
    assert len(movements) in {2, 3}
    assert all(4 <= order.initiative <= 9 for order in movements)
    assert any(order.action.has("bomb") or order.action.has("vest") for order in orders)
    assert sum(order.type == "supply" for order in orders) in {1, 2}


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_supply_orders_have_initiative_1_to_3(product: Edition, family: str) -> None:
    orders = product.orders[family].values()
    assert {order.initiative for order in orders if order.type == "supply"} <= {1, 2, 3}


def test_red_has_the_most_double_shotguns(product: Edition) -> None:
    numbers = {family: doubled(product, family, "shotgun") for family in COLOURS}
    assert numbers["red"] == max(numbers.values()) >= 3
    assert list(numbers.values()).count(numbers["red"]) == 1


def test_red_strikes_earliest_on_average(product: Edition) -> None:
    means = {}
    for family, orders in product.orders.items():
        attacks = [order.initiative for order in orders.values() if order.type == "attack"]
        means[family] = sum(attacks) / len(attacks)
    assert min(means, key=means.__getitem__) in {"red", "blue"}
    assert max(means, key=means.__getitem__) == "black"


def test_blue_has_the_most_bombs(product: Edition) -> None:
    numbers = counted(product, "bomb")
    assert numbers["blue"] > max(number for family, number in numbers.items() if family != "blue")


def test_green_agitates_and_crosses_the_sea_most(product: Edition) -> None:
    for word in ("agitate", "boat"):
        numbers = counted(product, word)
        assert numbers["green"] == max(numbers.values())


def test_yellow_has_the_most_labs_and_money(product: Edition) -> None:
    numbers = counted(product, "money", "lab", "launder")
    assert numbers["yellow"] == max(numbers.values())


def test_black_has_the_most_pentiti(product: Edition) -> None:
    numbers = counted(product, "pentito")
    assert numbers["black"] > max(number for family, number in numbers.items() if family != "black")


def test_white_has_the_strongest_vests(product: Edition) -> None:
    sums = summed(product, "vest")
    assert sums["white"] > max(number for family, number in sums.items() if family != "white")


def test_red_has_the_thinnest_defence(product: Edition) -> None:
    sums = summed(product, "vest")
    assert sums["red"] == min(sums.values())


def test_each_family_has_a_name_a_plan_and_a_weakness_of_its_own(product: Edition) -> None:
    for field in ("name", "plan", "weakness"):
        texts = {getattr(family, field).en for family in product.families.values()}
        assert len(texts) == 6
    assert all(family.plan.en.count(".") == 1 for family in product.families.values())


def test_characters_have_4_to_8_money_and_2_to_4_labs(product: Edition) -> None:
    for card in product.characters.values():
        assert 4 <= card.hq.money <= 8
        assert 2 <= card.board.labs <= 4
        assert card.board.soldati >= 1


def test_the_1v1_side_has_about_ten_spaces(product: Edition) -> None:
    assert 9 <= len(product.solo["1v1"].spaces) <= 11


def test_the_2v1_side_has_about_nine_spaces_of_which_five_are_locked(product: Edition) -> None:
    spaces = product.solo["2v1"].spaces.values()
    assert 8 <= len(spaces) <= 10
    assert sum(space.locked for space in spaces) == 5


@pytest.mark.parametrize("side", ["1v1", "2v1"])
def test_both_spaces_of_the_expansions_appendix_occur(product: Edition, side: str) -> None:
    actions = {str(space.action) for space in product.solo[side].spaces.values()}
    assert "garrison 3" in actions
    assert actions & {"place 2 held", "place 3 held"}


def test_control_tiles_have_modest_numbers(product: Edition) -> None:
    for tile in product.control_tiles.values():
        assert tile.money <= 2
        assert tile.soldati <= 1
        assert all(part.number <= 2 for part in tile.action.parts)
