"""What the rulebooks say about family mats and orders."""

from itertools import pairwise

import pytest

from famiglia.edition import Edition

from .components import COLOURS, ROWS, all_orders, is_stated, slots_of, words_on_orders

UNIQUE = {
    "green church-a": "turn 1",
    "black church-b": "turn 2",
    "yellow economy-b": "car + lab + garrison all",
    "yellow economy-c": "buy",
    "blue justice-b": "bomb + shotgun",
    "white church-a": "reinforce 2 2",
    "white justice-b": "pull 3",
}
SEEN = {
    "vest 1": "p. 17",
    "vest 2": "p. 14",
    "place 3": "p. 14",
    "place +1": "p. 14",
    "shotgun": "p. 15",
    "shotgun 2": "p. 18",
    "bomb": "p. 18",
    "bomb 2": "p. 18",
    "rally": "p. 15",
    "skull 2": "p. 17",
    "pentito 2 2 1": "p. 18",
    "agitate 1": "p. 18",
    "agitate 2": "p. 18",
    "agitate 3": "p. 18",
}


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_an_advanced_order_belongs_to_each_row_and_letter(edition: Edition, family: str) -> None:
    """p. 5, 11: columns A, B and in some rows C; the first token of each brings its order."""
    mat = edition.mats[family]
    areas = {f"{row}-{letter.lower()}" for row in ROWS for letter in mat.row(row).letters}
    orders = edition.orders[family].values()
    assert len(areas) == 8
    assert {order.id for order in orders if not order.is_basic} == areas


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_column_areas_follow_each_other_from_a_to_c(edition: Edition, family: str) -> None:
    """p. 5: A is leftmost, B in the middle, C on the right, if present."""
    for row in ROWS:
        letters = edition.mats[family].row(row).letters
        assert list(letters) == sorted(letters)
        assert "".join(dict.fromkeys(letters)) in {"A", "AB", "ABC"}
        assert len(letters) == len(edition.mats[family].row(row).slots)


def test_some_rows_have_a_column_c(edition: Edition) -> None:
    """p. 5: a third column where present."""
    with_c = ["C" in mat.row(row).letters for mat in edition.mats.values() for row in ROWS]
    assert any(with_c)
    assert not all(with_c)


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_five_slots_are_second_in_their_a_or_b_area(edition: Edition, family: str) -> None:
    """X p. 3: the commission's tokens lie on 5 slots of each mat."""
    letters = [edition.mats[family].row(row).letters for row in ROWS]
    assert sum(row.count(letter) >= 2 for row in letters for letter in "AB") == 5


def test_two_tokens_of_a_row_normally_bring_one_order(edition: Edition) -> None:
    """p. 10: influencing one institution normally gains 1 advanced order."""
    gains = []
    for mat in edition.mats.values():
        for row in ROWS:
            letters = mat.row(row).letters
            new = [
                place == 0 or letters[place - 1] != letters[place] for place in range(len(letters))
            ]
            gains += [sum(new[place : place + 2]) for place in range(0, len(letters) - 1, 2)]
    assert gains.count(1) > len(gains) / 2


@pytest.mark.parametrize("family", sorted(COLOURS))
def test_justice_alternates_car_values_and_cars(edition: Edition, family: str) -> None:
    """p. 5, 11: values for attack and Strike take turns with placing 1 car."""
    shapes = [str(slot) if slot.effect else "pair" for slot in edition.mats[family].justice.slots]
    assert set(shapes) <= {"car", "pair"}
    assert all(here != there for here, there in pairwise(shapes))


@pytest.mark.parametrize("row", ["police", "church"])
def test_this_row_shows_base_values_that_never_fall(edition: Edition, row: str) -> None:
    """p. 8, 11: Police for placing, Church for recruiting; the highest visible number counts."""
    for mat in edition.mats.values():
        start = mat.row(row).start
        assert start is not None
        values = [start.value, *(slot.value for slot in mat.row(row).slots)]
        assert {slot.shape for slot in (start, *mat.row(row).slots)} == {"value"}
        assert values == sorted(values)


def test_car_values_never_fall(edition: Edition) -> None:
    """p. 15, 18: the highest visible number in the upper or lower half counts."""
    for mat in edition.mats.values():
        start = mat.justice.start
        assert start is not None
        pairs = [slot for slot in (start, *mat.justice.slots) if slot.shape == "pair"]
        assert start.shape == "pair"
        assert [slot.value for slot in pairs] == sorted(slot.value for slot in pairs)
        strikes = [slot.strike or 0 for slot in pairs]
        assert strikes == sorted(strikes)


def test_economy_brings_money_labs_and_laundering_at_once(edition: Edition) -> None:
    """p. 5, 11: only instant effects, and no base value left of the row."""
    effects = {slot.effect.word for slot in slots_of(edition, "economy") if slot.effect}
    assert effects == {"money", "lab", "launder"}
    assert {slot.shape for slot in slots_of(edition, "economy")} == {"effect"}
    assert all(mat.economy.start is None for mat in edition.mats.values())


def test_a_church_row_shows_4(edition: Edition) -> None:
    """p. 8: Recruit with base value 4."""
    assert any(slot.value == 4 for slot in slots_of(edition, "church"))


def test_a_police_row_shows_2(edition: Edition) -> None:
    """p. 8-9: Place with base value 2."""
    assert any(slot.value == 2 for slot in slots_of(edition, "police"))


def test_a_justice_row_shows_2_above_and_3_below(edition: Edition) -> None:
    """p. 15, 18: the car gives 2 in an attack, 3 in a Strike."""
    assert any(slot.value == 2 for slot in slots_of(edition, "justice"))
    assert any(slot.strike == 3 for slot in slots_of(edition, "justice"))


def test_red_has_a_car_value_of_2(edition: Edition) -> None:
    """p. 17: Red's car gives an attack bonus of 2."""
    assert 2 in {slot.value for slot in edition.mats["red"].justice.slots}


def test_two_police_tokens_bring_red_one_order(edition: Edition) -> None:
    """p. 11: Red removes the two leftmost Police tokens and receives an order."""
    assert edition.mats["red"].police.letters.startswith("AA")


def test_an_economy_slot_of_red_brings_1_money(edition: Edition) -> None:
    """p. 11: Red receives 1 Money for an Economy token."""
    slots = enumerate(edition.mats["red"].economy.slots, start=1)
    found = [f"mats.red.economy.slots.{place}" for place, slot in slots if str(slot) == "money 1"]
    assert any(is_stated(edition, path, "p. 11") for path in found)


def test_the_first_slot_of_blues_justice_b_brings_a_car(edition: Edition) -> None:
    """p. 11: Blue takes the order of Justice B and places 1 car."""
    row = edition.mats["blue"].justice
    first = row.letters.index("B")
    assert str(row.slots[first]) == "car"
    assert is_stated(edition, f"mats.blue.justice.slots.{first + 1}", "p. 11")


def test_red_has_an_attack_with_initiative_4_and_skull_2(edition: Edition) -> None:
    """p. 17: Red's order comes first with 4 and adds 2."""
    found = [
        f"orders.red.{order.id}"
        for order in edition.orders["red"].values()
        if order.type == "attack" and order.initiative == 4
        if order.action.has("shotgun") and "skull 2" in map(str, order.action.parts)
    ]
    fields = ("type", "initiative", "action.skull", "action.shotgun")
    assert any(
        all(is_stated(edition, f"{path}.{field}", "p. 17") for field in fields) for path in found
    )


def test_blue_has_a_vest_of_1(edition: Edition) -> None:
    """p. 17: the vest on Blue's order adds 1 to the defence."""
    found = [
        f"orders.blue.{order.id}.action.vest"
        for order in edition.orders["blue"].values()
        if "vest 1" in map(str, order.action.parts)
    ]
    assert any(is_stated(edition, path, "p. 17") for path in found)


def test_red_has_an_order_that_agitates_next_door(edition: Edition) -> None:
    """p. 19: Red's order in Caltagirone agitates in adjacent Scordia."""
    assert any(effect.word == "agitate" for effect in words_on_orders(edition, "red"))


@pytest.mark.parametrize("effect", SEEN)
def test_an_order_shows_this_effect(edition: Edition, effect: str) -> None:
    """p. 14-18: the signs that are explained with the orders."""
    assert effect in {str(part) for part in words_on_orders(edition)}


def test_orders_show_coins(edition: Edition) -> None:
    """p. 15: a coin brings that much money, on attack orders as well."""
    types = {order.type for order in all_orders(edition) if order.action.has("money")}
    assert types == {"supply", "attack"}


def test_attack_orders_show_supply_actions(edition: Edition) -> None:
    """p. 15: attack orders may also show supply actions."""
    attacks = [order.action for order in all_orders(edition) if order.type == "attack"]
    supply = ("place", "recruit", "money", "car", "boat", "lab")
    assert any(action.has(word) for action in attacks for word in supply)


def test_vests_lie_on_both_types_of_orders(edition: Edition) -> None:
    """p. 14: protection can appear on supply and on attack orders."""
    types = {order.type for order in all_orders(edition) if order.action.has("vest")}
    assert types == {"supply", "attack"}


def test_supply_orders_do_not_attack(edition: Edition) -> None:
    """p. 15: supply orders place units, give money and recruit."""
    attacks = ("shotgun", "bomb", "skull", "pentito", "agitate", "turn", "buy", "pull", "rally")
    for order in all_orders(edition):
        assert order.type == "attack" or not any(order.action.has(word) for word in attacks)


@pytest.mark.parametrize("order", UNIQUE)
def test_this_order_is_unique(edition: Edition, order: str) -> None:
    """p. 20: seven orders are explained one by one."""
    family, name = order.split()
    action = edition.orders[family][name].action
    parts = UNIQUE[order].split(" + ")
    assert set(parts) <= {str(part) for part in action.parts}
    for part in parts:
        assert is_stated(edition, f"orders.{family}.{name}.action.{part.split()[0]}", "p. 20")


@pytest.mark.parametrize("order", ["green church-a", "black church-b", "yellow economy-c"])
def test_this_unique_order_moves_into_an_area_first(edition: Edition, order: str) -> None:
    """p. 20: it is used once it is decided how many Soldati move where."""
    family, name = order.split()
    assert edition.orders[family][name].type == "attack"
    assert edition.orders[family][name].action.has("shotgun")


@pytest.mark.parametrize("word", ["turn", "buy", "pull", "reinforce", "garrison"])
def test_no_other_order_does_what_a_unique_one_does(edition: Edition, word: str) -> None:
    """p. 20: the explained orders are named one by one."""
    owners = {
        f"{family} {order.id}"
        for family, orders in edition.orders.items()
        for order in orders.values()
        if order.action.has(word)
    }
    assert owners <= set(UNIQUE)
