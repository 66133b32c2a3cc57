"""Movements that cannot be: the engine says why, and nothing is foretold."""

import pytest

from famiglia.engine.encounter.fight import BOATS
from famiglia.engine.game import Refused
from famiglia.queries.forecast import forecast
from famiglia.queries.plan import Plan, plainest
from tests.engine.build import GREEN, RED, TABLES, area
from tests.engine.encounter.scene import scene

BOARD = """
    camastra: red 4, cars 1, basic-1
    licata: blue 2
    agrigento: green 1
    sea agrigento: red
    red: money 1
"""
BASIC_1, BASIC_3 = (TABLES.order_ids[RED].index(name) for name in ("basic-1", "basic-3"))
PLAN = Plan(RED, area("camastra"), area("licata"), 3, order=BASIC_1)


def _rule_against(plan: Plan) -> str:
    """The rule that the refusal cites."""
    with pytest.raises(Refused) as refused:
        forecast(scene(BOARD).view(RED), plan)
    return refused.value.reason.rule


def test_too_far_by_land() -> None:
    """[8.2.1]"""
    assert _rule_against(PLAN._replace(target=area("gela"))) == "8.2.1"


def test_a_partners_area() -> None:
    """[8.2.2]"""
    assert _rule_against(PLAN._replace(target=area("agrigento"))) == "8.2.2"


def test_more_soldati_than_stand_there() -> None:
    """[8.3.1]"""
    assert _rule_against(PLAN._replace(soldati=5)) == "8.3.1"


def test_nobody_goes() -> None:
    """[8.3.1] [8.2.5]"""
    assert _rule_against(PLAN._replace(soldati=0)) == "8.3.1"


def test_a_car_over_boats() -> None:
    """[8.3.2]"""
    assert _rule_against(PLAN._replace(way=BOATS, car=True)) == "8.3.2"


def test_an_order_without_a_movement() -> None:
    """[7.2.1] Basic 3 has a bomb."""
    assert _rule_against(PLAN._replace(order=BASIC_3)) == "7.2.1"


@pytest.mark.parametrize(
    "plan", [PLAN._replace(bribe=True), PLAN._replace(turned=1), PLAN._replace(bought=1)]
)
def test_what_the_family_cannot_do_is_not_asked(plan: Plan) -> None:
    """[3.4.1] [11.2.2] [10.1] Without the tile or the order."""
    assert _rule_against(plan) == "3.4.1"


def test_from_an_area_of_another() -> None:
    """[8.3.1] Nobody of Red's stands in Licata."""
    with pytest.raises(ValueError, match="sets out"):
        forecast(scene(BOARD).view(RED), PLAN._replace(start=area("licata")))


def test_the_plainest_order_has_a_movement_and_little_else() -> None:
    """[8.5.1]"""
    state = scene(BOARD).state

    assert [TABLES.order_ids[family][plainest(state, family)] for family in (RED, GREEN)] == [
        "basic-1",
        "basic-1",
    ]
