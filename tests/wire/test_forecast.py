"""Forecasts as messages."""

import msgspec
import pytest

from famiglia.edition.tables import NONE
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.queries.forecast import forecast, open_conflict
from famiglia.queries.plan import Plan
from famiglia.queries.strike import Strike, strike_forecast
from famiglia.wire.forecast import (
    AttackBonus,
    BonusesMessage,
    DefenceBonus,
    ForecastMessage,
    ResultMessage,
    StruckMessage,
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


def forecast_of(text: str, plan: Plan) -> ForecastMessage:
    return forecast_message(forecast(scene(text).view(RED), plan), TABLES)


def test_a_fight_is_told_with_the_parts_of_its_bonuses() -> None:
    """[8.5]"""
    order = TABLES.order_ids[RED].index("basic-2")
    found = forecast_of(FIGHT, Plan(RED, area("enna"), area("licata"), 5, order=order, car=True))

    assert found.bonuses == BonusesMessage(AttackBonus(2, 2, 0), DefenceBonus(2, 1, 0), 0, 1)
    assert found.conflict is not None
    assert (found.conflict.attackers, found.conflict.defenders) == (5, 3)
    assert found.conflict.brute_force == ResultMessage(0, 0, False, 2)


def test_a_movement_without_a_fight_tells_its_end() -> None:
    """[8.4.2]"""
    found = forecast_of("enna: red 3\nlicata: labs 2", Plan(RED, area("enna"), area("licata"), 2))

    assert found == ForecastMessage(None, ResultMessage(2, 0, True, 1), None, None, 2)


def test_a_strike_is_told_with_what_it_leaves_behind() -> None:
    """[9.1.4]"""
    found = forecast_message(
        strike_forecast(
            scene("camastra: red 2, cars 1, basic-3\nlicata: blue 4, labs 1").view(RED),
            Strike(RED, area("camastra"), area("licata"), car=True),
        ),
        TABLES,
    )

    assert found.bonuses == BonusesMessage(AttackBonus(2, 1, 0), DefenceBonus(1, 0, 0), 0, 2)
    assert found.struck == StruckMessage(removed=2, left=2, cars=1, gained=0)
    assert (found.ended, found.conflict) == (None, None)


@pytest.mark.parametrize(
    ("defenders", "rules", "toll"),
    [("blue", CLASSIC, 2), ("neutral", CLASSIC, 2), ("neutral", RECOMMENDED, 1)],
)
def test_a_conflict_tells_what_brute_force_takes(defenders: str, rules: int, toll: int) -> None:
    """[8.6.2] [13.1.2]"""
    seen = scene(f"enna: red 6\nlicata: {defenders} 4", rules).view(RED)
    found = forecast(seen, Plan(RED, area("enna"), area("licata"), 5))

    conflict = forecast_message(found, TABLES).conflict
    assert conflict is not None
    assert (conflict.toll, conflict.attackers) == (toll, 5)


def test_brute_force_takes_no_more_attackers_than_there_are() -> None:
    """[8.6.2]"""
    seen = scene("enna: red 6\nlicata: blue 4").view(RED)
    found = forecast(seen, Plan(RED, area("enna"), area("licata"), 1))

    conflict = forecast_message(found, TABLES).conflict
    assert conflict is not None
    assert (conflict.toll, conflict.attackers) == (1, 1)


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
    found = forecast_of(FIGHT, Plan(RED, area("enna"), area("licata"), 3, order=NONE))

    assert msgspec.json.decode(msgspec.json.encode(found), type=ForecastMessage) == found
