"""Mat values and orders the texts describe (p. 11 to 20)."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from famiglia.edition.check.facts.fact import Fact, value
from famiglia.edition.check.families import FAMILIES
from famiglia.edition.effects import Action
from famiglia.edition.schema import Content, Order, Slot


def _orders(content: Content) -> list[tuple[str, Order]]:
    return [
        (family, order) for family, orders in content.orders.items() for order in orders.values()
    ]


def _order_fact(page: str, statement: str, fits: Callable[[Order], bool], family: str = "") -> Fact:
    def holds(content: Content) -> bool:
        return any(fits(order) for owner, order in _orders(content) if owner == (family or owner))

    return Fact(page, f"orders.{family}" if family else "orders", statement, holds)


def _printed(effect: str) -> Callable[[Order], bool]:
    return lambda order: any(str(part) == effect for part in order.action.parts)


def _slot_fact(page: str, row: str, slot: Slot) -> Fact:
    def holds(content: Content) -> bool:
        return any(
            slot in (mat.row(row).start, *mat.row(row).slots) for mat in content.mats.values()
        )

    return Fact(page, "mats", f"some mat shows {slot} in its {row} row", holds)


def _unique(family: str, name: str, *effects: str) -> Fact:
    """An order of the appendix has its own effects, and nobody else has the first of them."""
    wanted = [Action.parse(effect).parts[0] for effect in effects]

    def holds(content: Content) -> bool:
        order = content.orders.get(family, {}).get(name)
        has_all = order is not None and all(effect in order.action.parts for effect in wanted)
        owners = [key for key, other in _orders(content) if wanted[0] in other.action.parts]
        return has_all and owners == [family]

    key = f"orders.{family}.{name}.action"
    return Fact("p. 20", key, f"it alone has {effects[0]!r}", holds)


def _blue_mixed(content: Content) -> bool:
    order = content.orders.get("blue", {}).get("justice-b")
    return order is not None and order.action.has("bomb") and order.action.has("shotgun")


def _blue_car(content: Content) -> bool:
    row = content.mats["blue"].justice if "blue" in content.mats else None
    if row is None or "B" not in row.letters or len(row.slots) != len(row.letters):
        return False
    return str(row.slots[row.letters.index("B")]) == "car"


def _alternates(family: str) -> Fact:
    """In the Justice row base values and cars take turns."""

    def holds(content: Content) -> bool:
        mat = content.mats.get(family)
        shapes = [slot.shape for slot in mat.justice.slots] if mat else []
        return all(before != after for before, after in pairwise(shapes))

    key = f"mats.{family}.justice.slots"
    return Fact("p. 11", key, "car values and cars alternate", holds)


def _red_police(content: Content) -> bool:
    return "red" in content.mats and content.mats["red"].police.letters.startswith("AA")


def _supply_on_attack(order: Order) -> bool:
    supply = ("recruit", "place", "car", "boat", "lab", "launder", "money")
    return order.type == "attack" and any(order.action.has(word) for word in supply)


def _red_raid(order: Order) -> bool:
    is_it = order.type == "attack" and order.initiative == 4
    return is_it and order.action.has("shotgun") and _printed("skull 2")(order)


def _two(word: str) -> Callable[[Order], bool]:
    return lambda order: (effect := order.action.find(word)) is not None and effect.number == 2


def _one(word: str) -> Callable[[Order], bool]:
    return lambda order: (effect := order.action.find(word)) is not None and effect.number == 1


FACTS: Final[tuple[Fact, ...]] = (
    *(value("p. 4", f"families.{family}.first-game", False) for family in ("black", "white")),
    _slot_fact("p. 8", "church", Slot(value=4)),
    _slot_fact("p. 8", "police", Slot(value=2)),
    _slot_fact("p. 15", "justice", Slot(value=2, strike=3)),
    value("p. 11", "mats.red.economy.slots.1", "money 1"),
    *(_alternates(family) for family in FAMILIES),
    Fact("p. 11", "mats.red.police.letters", "two Police tokens bring one order", _red_police),
    Fact("p. 11", "mats.blue.justice.slots", "the first slot of area B is a car", _blue_car),
    _order_fact("p. 17", "an attack with initiative 4 and skull 2", _red_raid, "red"),
    _order_fact("p. 19", "an order with Agitate", lambda order: order.action.has("agitate"), "red"),
    _order_fact("p. 17", "an order with vest 1", _printed("vest 1"), "blue"),
    _order_fact("p. 14", "an order with vest 2 occurs", _printed("vest 2")),
    _order_fact("p. 14", "an order with 3 Soldati occurs", _printed("place 3")),
    _order_fact("p. 14", "an order with base + 1 occurs", _printed("place +1")),
    _order_fact("p. 15", "an order with a coin occurs", lambda order: order.action.has("money")),
    _order_fact("p. 15", "an order with one shotgun occurs", _one("shotgun")),
    _order_fact("p. 18", "an order with two shotguns occurs", _two("shotgun")),
    _order_fact("p. 18", "an order with one bomb occurs", _one("bomb")),
    _order_fact("p. 18", "an order with two bombs occurs", _two("bomb")),
    _order_fact("p. 15", "an order with rally occurs", lambda order: order.action.has("rally")),
    _order_fact("p. 18", "a Pentito 2/2/1 occurs", _printed("pentito 2 2 1")),
    *(
        _order_fact("p. 18", f"an Agitate {distance} occurs", _printed(f"agitate {distance}"))
        for distance in (1, 2, 3)
    ),
    _order_fact("p. 14", "an attack order with a supply action occurs", _supply_on_attack),
    _unique("green", "church-a", "turn 1", "shotgun"),
    _unique("yellow", "economy-b", "garrison all", "car", "lab"),
    _unique("yellow", "economy-c", "buy", "shotgun"),
    _unique("black", "church-b", "turn 2", "shotgun"),
    _unique("white", "church-a", "reinforce 2 2"),
    _unique("white", "justice-b", "pull 3"),
    Fact("p. 20", "orders.blue.justice-b.action", "it has a bomb and a shotgun", _blue_mixed),
)
