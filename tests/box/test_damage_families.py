"""Mats and orders that do not fit together are refused."""

from pathlib import Path

import pytest

from .damage import Damage, assert_refused, both, damaged, drop, names, put

ORDER = {"name": "Spare", "type": "attack", "initiative": 5, "action": "shotgun"}

MATS = [
    Damage(
        "16 slots",
        "mats.toml",
        both(
            put("mats.green.church.letters", "AABB"),
            put("mats.green.church.slots", [4, 5, 6, 7]),
        ),
        "mats.green",
        "17",
    ),
    Damage(
        "a letter without slot",
        "mats.toml",
        put("mats.green.church.letters", "AABBCC"),
        "mats.green.church.letters",
        "6 letters for 5 slots",
    ),
    Damage(
        "letters out of order",
        "mats.toml",
        put("mats.green.church.letters", "BBAAC"),
        "mats.green.church.letters",
        "BBAAC",
    ),
    Damage(
        "a C without B",
        "mats.toml",
        put("mats.green.church.letters", "AACCC"),
        "mats.green.church.letters",
        "letters A, then B, then C",
    ),
    Damage(
        "four second slots",
        "mats.toml",
        put("mats.red.police.letters", "ABBC"),
        "mats.red",
        "5",
    ),
    Damage(
        "an effect in the Police row",
        "mats.toml",
        put("mats.red.police.slots", [2, "car", 3, 4]),
        "mats.red.police.slots.2",
        "car",
    ),
    Damage(
        "a number in the Economy row",
        "mats.toml",
        put("mats.red.economy.slots", ["money 1", 3, "lab", "launder"]),
        "mats.red.economy.slots.2",
        "3",
    ),
    Damage(
        "a plain number in the Justice row",
        "mats.toml",
        put("mats.red.justice.slots", ["2/2", "car", 4, "car", "5/4"]),
        "mats.red.justice.slots.3",
        "4",
    ),
    Damage(
        "two cars side by side in the Justice row",
        "mats.toml",
        put("mats.red.justice.slots", ["2/2", "car", "car", "4/3", "5/4"]),
        "mats.red.justice.slots",
        "alternate",
    ),
    Damage(
        "money in the Justice row",
        "mats.toml",
        put("mats.red.justice.slots", ["2/2", "money 1", "4/3", "car", "5/4"]),
        "mats.red.justice.slots.2",
        "money",
    ),
    Damage(
        "a car in the Economy row",
        "mats.toml",
        put("mats.red.economy.slots", ["money 1", "car", "money 3", "launder"]),
        "mats.red.economy.slots.2",
        "car",
    ),
    Damage(
        "a word no slot may show",
        "mats.toml",
        put("mats.red.economy.slots", ["money 1", "ultima", "money 3", "launder"]),
        "mats.red.economy.slots.2",
        "ultima",
    ),
    Damage(
        "no start value",
        "mats.toml",
        drop("mats.red.police.start"),
        "mats.red.police.start",
        "is missing",
    ),
    Damage(
        "a start value in the Economy row",
        "mats.toml",
        put("mats.red.economy.start", 1),
        "mats.red.economy.start",
        "no base value",
    ),
    Damage(
        "half a car value",
        "mats.toml",
        put("mats.red.justice.start", "1/"),
        "mats.red.justice.start",
        "2/3",
    ),
    Damage(
        "a base value of 13",
        "mats.toml",
        put("mats.red.police.start", 13),
        "mats.red.police.start",
        "13",
    ),
    Damage("a row gone", "mats.toml", drop("mats.red.police"), "mats.red.police", "missing"),
    Damage("a mat gone", "mats.toml", drop("mats.red"), "mats", "red"),
    Damage("a family gone", "families.toml", drop("families.red"), "families", "red"),
    Damage(
        "an unknown family",
        "families.toml",
        put("families.pink", {"name": "P", "plan": "P", "weakness": "P"}),
        "families",
        "pink",
    ),
    Damage(
        "a family without plan",
        "families.toml",
        drop("families.red.plan"),
        "families.red.plan",
        "missing",
    ),
]

ORDERS = [
    Damage(
        "an order missing",
        "orders.toml",
        drop("orders.red.police-b"),
        "orders.red.police-b",
        "missing",
    ),
    Damage(
        "an order no slot brings",
        "orders.toml",
        put("orders.red.police-c", ORDER),
        "orders.red.police-c",
        "no slot of the mat",
    ),
    Damage(
        "a sixth basic order",
        "orders.toml",
        put("orders.red.basic-6", ORDER),
        "orders.red.basic-6",
        "no slot of the mat",
    ),
    Damage("a family without orders", "orders.toml", drop("orders.red"), "orders", "red"),
    Damage(
        "a supply order with a shotgun",
        "orders.toml",
        put("orders.red.basic-4.action", "shotgun"),
        "orders.red.basic-4.action",
        "shotgun",
    ),
    Damage(
        "an attack order without attack",
        "orders.toml",
        put("orders.red.basic-1.action", "money 2"),
        "orders.red.basic-1.action",
        "attack",
    ),
    Damage(
        "a skull without attack",
        "orders.toml",
        put("orders.red.basic-4.action", "place 2 + skull 1"),
        "orders.red.basic-4.action",
        "skull",
    ),
    Damage(
        "a skull with nothing to strengthen",
        "orders.toml",
        put("orders.black.church-a.action", "pentito 2 2 1 + skull 1"),
        "orders.black.church-a.action",
        "skull",
    ),
    Damage(
        "a choice on an order",
        "orders.toml",
        put("orders.red.basic-1.action", "shotgun / bomb"),
        "orders.red.basic-1.action",
        "joined by +",
    ),
    Damage(
        "a word twice on an order",
        "orders.toml",
        put("orders.red.basic-1.action", "shotgun + shotgun"),
        "orders.red.basic-1.action",
        "twice",
    ),
    Damage(
        "three shotguns",
        "orders.toml",
        put("orders.red.basic-1.action", "shotgun 3"),
        "orders.red.basic-1.action",
        "2",
    ),
    Damage(
        "an initiative of 21",
        "orders.toml",
        put("orders.red.basic-1.initiative", 21),
        "orders.red.basic-1.initiative",
        "21",
    ),
    Damage(
        "buying without Movement",
        "orders.toml",
        put("orders.yellow.economy-c.action", "bomb + buy"),
        "orders.yellow.economy-c.action",
        "buy",
    ),
    Damage(
        "a list of orders",
        "orders.toml",
        put("orders.red", []),
        "orders.red",
        "expected a table",
    ),
]
ALL = MATS + ORDERS


@pytest.mark.parametrize("damage", ALL, ids=names(ALL))
def test_mats_and_orders_must_fit_together(tmp_path: Path, damage: Damage) -> None:
    examined = damaged(tmp_path, damage.file, damage.change)
    assert_refused(examined, damage.file, damage.key, damage.reason)


def test_a_falling_base_value_is_only_odd(tmp_path: Path) -> None:
    examined = damaged(tmp_path, "mats.toml", put("mats.red.police.slots", [2, 4, 3, 4]))
    assert examined.edition is not None
    [problem] = examined.problems
    assert problem.is_warning
    assert (problem.file, problem.key) == ("mats.toml", "mats.red.police.slots")
    assert "falls from 4 to 3" in problem.reason
