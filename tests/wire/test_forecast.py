"""Forecasts as messages."""

import msgspec
import pytest

from famiglia.edition.tables import NONE
from famiglia.queries.forecast import forecast, open_conflict
from famiglia.queries.plan import Plan
from famiglia.wire.forecast import (
    AttackBonus,
    BonusesMessage,
    DefenceBonus,
    ForecastMessage,
    ResultMessage,
    conflict_message,
    forecast_message,
)
from tests.engine.build import RED, TABLES, area
from tests.engine.encounter.scene import play, scene

FIGHT = """
    enna: red 6, cars 1, basic-2
    licata: blue 4, labs 2, basic-4
    red: justice 2
"""


def told(text: str, plan: Plan) -> ForecastMessage:
    return forecast_message(forecast(scene(text).view(RED), plan), TABLES)


def test_a_fight_is_told_with_the_parts_of_its_bonuses() -> None:
    """[8.5]"""
    order = TABLES.order_ids[RED].index("basic-2")
    found = told(FIGHT, Plan(RED, area("enna"), area("licata"), 5, order=order, car=True))

    assert found.bonuses == BonusesMessage(AttackBonus(2, 2, 0), DefenceBonus(2, 1, 0), 0, 1)
    assert found.conflict is not None
    assert (found.conflict.attackers, found.conflict.defenders) == (5, 3)
    assert found.conflict.brute_force == ResultMessage(0, 0, False, 2)


def test_a_movement_without_a_fight_tells_its_end() -> None:
    """[8.4.2]"""
    found = told("enna: red 3\nlicata: labs 2", Plan(RED, area("enna"), area("licata"), 2))

    assert found == ForecastMessage(None, ResultMessage(2, 0, True, 1), None)


def test_finesse_is_told_with_cards_by_name_and_chances_that_add_up() -> None:
    """[8.6.5]"""
    game = scene(FIGHT)
    play(game, "done", "shotgun enna licata land", "5 1")
    choice = open_conflict(game.view(RED))
    assert choice is not None
    finesse = conflict_message(choice, TABLES).finesse

    assert finesse.value == pytest.approx(float(choice.finesse.value))
    for plans in (finesse.attacker, finesse.defender):
        assert sum(plan.chance for plan in plans) == pytest.approx(1)
        assert {plan.card for plan in plans} <= set(TABLES.card_ids)


def test_it_is_read_as_the_same() -> None:
    found = told(FIGHT, Plan(RED, area("enna"), area("licata"), 3, order=NONE))

    assert msgspec.json.decode(msgspec.json.encode(found), type=ForecastMessage) == found
