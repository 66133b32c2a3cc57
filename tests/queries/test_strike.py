"""What a Strike would do, told before it is made."""

import pytest

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.answers import (
    ACT_BOMB,
    act_bomb_area,
    act_bomb_car,
    act_bomb_start,
    act_variant,
)
from famiglia.engine.cells import car_in, in_area
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.game import Game, Refused
from famiglia.engine.kinds import ACT, SPLIT
from famiglia.engine.members import at_home
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.engine.view import view
from famiglia.queries.forecast import AttackBonus, Bonuses, DefenceBonus, Forecast, Struck
from famiglia.queries.strike import Strike, strike_forecast
from tests.engine.build import BLUE, RED, TABLES, area
from tests.engine.encounter.scene import board, scene
from tests.queries.games import moments, open_question

BASIC_1, BASIC_3 = (TABLES.order_ids[RED].index(name) for name in ("basic-1", "basic-3"))
CAR_BOMB = Strike(RED, area("camastra"), area("licata"), BASIC_3, car=True)
BOMBED = CAR_BOMB._replace(car=False)


def _forecast(text: str, plan: Strike, rules: int = CLASSIC) -> Forecast:
    return strike_forecast(scene(text, rules).view(RED), plan)


def test_skulls_and_a_car_bomb_hit_those_whom_nothing_protects() -> None:
    """[9.1.2] [9.1.3] E17: skull 2 and 3 for the car, which is gone."""
    text = "camastra: red 2, cars 2, basic-3\nlicata: blue 9\nred: justice 2"

    found = _forecast(text, CAR_BOMB)

    assert found.bonuses == Bonuses(AttackBonus(2, 3, 0), DefenceBonus(0, 0, 0), 0, 5)
    assert found.struck == Struck(removed=5, left=4, cars=1, gained=0)
    assert (found.ended, found.conflict) == (None, None)


def test_labs_and_vests_may_save_all_and_the_car_is_gone_all_the_same() -> None:
    """[9.1.2] [9.1.3] Skull 2 and car 1 against 2 labs and vest 1."""
    text = "camastra: red 2, cars 1, basic-3\nlicata: blue 4, labs 2, basic-4"

    found = _forecast(text, CAR_BOMB)

    assert found.bonuses == Bonuses(AttackBonus(2, 1, 0), DefenceBonus(2, 1, 0), 0, 0)
    assert found.struck == Struck(removed=0, left=4, cars=1, gained=0)


def test_no_more_fall_than_stand_there_and_neutrals_bring_soldati() -> None:
    """[9.1.4] [8.9.1]"""
    assert _forecast("camastra: red 2, basic-3\nlicata: neutral 1", BOMBED).struck == Struck(
        1, 0, 0, 1
    )


def test_face_down_orders_count_for_nothing_but_are_told() -> None:
    """[7.4.2] [1.4.2] While planning, Red does not see the vest; Blue does."""
    state = board("camastra: red 2, basic-3\nlicata: blue 4, basic-4")
    reds, blues = (strike_forecast(view(state, seat), BOMBED).bonuses for seat in (RED, BLUE))

    assert reds == Bonuses(AttackBonus(2, 0, 0), DefenceBonus(0, 0, 0), 1, 2)
    assert blues == Bonuses(AttackBonus(2, 0, 0), DefenceBonus(0, 1, 0), 0, 1)


@pytest.mark.parametrize(
    ("plan", "rule"),
    [
        (BOMBED._replace(order=BASIC_1), "7.2.1"),
        (CAR_BOMB, "9.1.3"),
        (BOMBED._replace(target=area("gela")), "9.1.1"),
        (BOMBED._replace(target=area("agrigento")), "9.1.1"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_rule(plan: Strike, rule: str) -> None:
    """An order without a bomb, a car bomb without a car, too far, nobody there."""
    with pytest.raises(Refused) as refused:
        _forecast("camastra: red 2, basic-3\nlicata: blue 2\ngela: blue 2", plan)

    assert refused.value.reason.rule == rule


def test_nobody_strikes_from_an_area_of_another() -> None:
    with pytest.raises(ValueError, match="strikes from there"):
        _forecast("camastra: blue 2\nlicata: blue 2", BOMBED)


def test_without_an_order_the_plainest_one_with_a_bomb_is_meant() -> None:
    text = "camastra: red 2\nlicata: blue 3"

    assert _forecast(text, BOMBED._replace(order=NONE)) == _forecast(text, BOMBED)


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED])
@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_every_strike_on_offer_ends_as_it_was_foretold(mode: str, rules: int) -> None:
    """[9.1] In random games."""
    offered = [
        (game, option)
        for seed in range(4)
        for game in moments(seed, [ACT], mode=mode, rules=rules)
        if isinstance(game.state.frames[-1], ExecuteOrder)
        for option in open_question(game).options
        if act_variant(option) == ACT_BOMB
    ]

    assert len(offered) > 5
    for game, option in offered:
        _ends_as_forecast(game, option)


def _ends_as_forecast(game: Game, option: int) -> None:
    frame = game.state.frames[-1]
    assert isinstance(frame, ExecuteOrder)
    family, order = divmod(frame.progress.token, ORDERS)
    start, target, car = act_bomb_start(option), act_bomb_area(option), act_bomb_car(option)
    plan = Strike(family, start, target, order, car > 0)
    seat = open_question(game).seat
    found = strike_forecast(game.view(seat), plan)
    after = game.copy()
    after.apply(seat, option)

    assert found.bonuses is not None
    assert found.bonuses.removed == _less(game, after, in_area(target))
    gained = _gained(game, after, seat, family)
    cars = _less(game, after, car_in(start))
    left = after.state.count(in_area(target))
    assert found.struck == Struck(found.bonuses.removed, left, cars, gained)


def _less(before: Game, after: Game, cell: int) -> int:
    return before.state.count(cell) - after.state.count(cell)


def _gained(before: Game, after: Game, seat: int, family: int) -> int:
    """Units that came home, also where the family must say first what they are [15.2.2]."""
    decision = after.decision()
    if decision is not None and decision.kind == SPLIT:
        after.apply(seat, decision.options[0])
    return at_home(after.state, family) - at_home(before.state, family)
