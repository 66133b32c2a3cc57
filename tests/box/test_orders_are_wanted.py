"""Each order is one a player would want at some moment: none is simply better than its sister."""

from itertools import permutations

import pytest

from famiglia.edition import load
from famiglia.edition.effects import Effect
from famiglia.edition.schema import Order
from famiglia.edition.words import INSTITUTIONS

FAMILIES = ("black", "blue", "green", "red", "white", "yellow")
BASE = {"place": 1, "recruit": 2}
"""The lowest base value of any mat: a bonus is worth at least this and itself."""


def covers(better: Effect | None, worse: Effect) -> bool:
    """Whether one effect does everything another of the same word does."""
    if better is None:
        return False
    if better.bonus == worse.bonus:
        pairs = zip((*better.numbers, *[0] * 9), (*worse.numbers, *[0] * 9), strict=False)
        return better.number >= worse.number and all(a >= b for a, b in pairs)
    return better.bonus and better.number + BASE[better.word] >= worse.number


def dominates(better: Order, worse: Order) -> bool:
    """Whether there is never a reason to lay the second order instead of the first."""
    return (
        better.type == worse.type
        and (better.type == "supply" or better.initiative <= worse.initiative)
        and all(covers(better.action.find(part.word), part) for part in worse.action.parts)
    )


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("basic", [True, False])
def test_no_order_makes_another_of_its_kind_pointless(family: str, basic: bool) -> None:
    tokens = [order for order in load().orders[family].values() if order.is_basic == basic]

    for better, worse in permutations(tokens, 2):
        assert not dominates(better, worse), f"{better.name} dominates {worse.name}"


@pytest.mark.parametrize("family", FAMILIES)
def test_the_basic_orders_alone_move_guard_and_supply(family: str) -> None:
    """A first round works without any advanced order: take an area, hold one, bring people."""
    basic = [order for order in load().orders[family].values() if order.is_basic]
    words = {part.word for order in basic for part in order.action.parts}

    assert sum(order.action.has("shotgun") for order in basic) >= 2
    assert words & {"vest", "bomb"}
    assert words & {"place", "recruit"}
    assert any(order.type == "supply" for order in basic)


def test_which_row_gives_most_orders_differs_from_family_to_family() -> None:
    layouts = {
        tuple(mat.row(institution).letters for institution in INSTITUTIONS)
        for mat in load().mats.values()
    }

    assert len(layouts) == len(FAMILIES)
