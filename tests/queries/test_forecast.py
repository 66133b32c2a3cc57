"""What a Movement would bring, told before it begins."""

import random

import pytest

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.answers import (
    ACT_SHOTGUN,
    CONFLICT_BRUTE_FORCE,
    act_shotgun_area,
    act_shotgun_start,
    act_shotgun_way,
    act_variant,
    buy_number,
    force_car,
    force_number,
    turn_defenders_number,
)
from famiglia.engine.cells import FIGHT, in_area, lab_in
from famiglia.engine.encounter.fight import BOATS, LAND
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.encounter.words import SHOTGUN
from famiglia.engine.game import Game
from famiglia.engine.kinds import ACT, BRIBE, BUY, FORCE, TURN_DEFENDERS
from famiglia.engine.options import DONE
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.engine.view import view
from famiglia.queries.duel import Result
from famiglia.queries.forecast import (
    AttackBonus,
    Bonuses,
    ConflictForecast,
    DefenceBonus,
    Forecast,
    forecast,
    open_conflict,
)
from famiglia.queries.plan import ALL_SOLDATI, Plan, bring_home
from tests.engine.build import BLUE, GREEN, RED, TABLES, YELLOW, area
from tests.engine.encounter.scene import board, play, scene
from tests.queries.games import moments, open_question

STEPS = (BRIBE, FORCE, TURN_DEFENDERS, BUY)


def _plan(family: int, way: str, soldati: int, order: str = "basic-1") -> Plan:
    """`enna licata`, `camastra ragusa boats`."""
    start, target, *by = way.split()
    plan = Plan(family, area(start), area(target), soldati, BOATS if by == ["boats"] else LAND)
    return plan._replace(order=TABLES.order_ids[family].index(order))


def _forecast(text: str, plan: Plan, rules: int = CLASSIC) -> Forecast:
    """What the family that moves foresees once the orders are revealed."""
    game = scene(text, rules)
    return forecast(game.view(game.state.seat_of[plan.family]), plan)


def _bonuses(text: str, plan: Plan) -> Bonuses:
    found = _forecast(text, plan).bonuses
    assert found is not None
    return found


def _conflict(found: Forecast) -> ConflictForecast:
    assert found.conflict is not None
    assert found.ended is None
    return found.conflict


# Bonuses

E18 = """
    enna: red 6, cars 1, basic-2
    licata: blue 4, labs 2, basic-4
    red: justice 2
"""
PLAN = _plan(RED, "enna licata", 5, "basic-2")._replace(car=True)


def test_example_18_two_and_two_against_two_and_one() -> None:
    """E18, p. 17 [8.5] Skulls and a car against labs and a vest: Blue loses 1, 5 face 3."""
    found = _forecast(E18, PLAN)

    assert found.bonuses == Bonuses(AttackBonus(2, 2, 0), DefenceBonus(2, 1, 0), 0, 1)
    choice = _conflict(found)
    assert (choice.attackers, choice.defenders) == (5, 3)


def test_brute_force_in_example_18_leaves_nobody() -> None:
    """E18 [8.6.2] [8.7.6] 3 against 3; both labs stay."""
    assert _conflict(_forecast(E18, PLAN)).brute_force == Result(0, 0, False, 2)


def test_face_down_orders_count_for_nothing_but_are_told() -> None:
    """[7.4.2] [1.4.2] While planning, Red does not see the vest; Blue does."""
    state = board(E18)
    reds, blues = (forecast(view(state, seat), PLAN).bonuses for seat in (RED, BLUE))

    assert reds == Bonuses(AttackBonus(2, 2, 0), DefenceBonus(2, 0, 0), 1, 2)
    assert blues == Bonuses(AttackBonus(2, 2, 0), DefenceBonus(2, 1, 0), 0, 1)


def test_miniguns_help_over_boats() -> None:
    """[11.2.5]"""
    text = """
        camastra: red 4, basic-1
        licata: blue 3
        sea agrigento: green
        red: tile miniguns
    """

    assert _bonuses(text, _plan(RED, "camastra licata boats", 3)).attack == AttackBonus(0, 0, 1)
    assert _bonuses(text, _plan(RED, "camastra licata", 3)).attack == AttackBonus(0, 0, 0)


def test_lookouts_defend_where_no_lab_is() -> None:
    """[11.2.9]"""
    text = "camastra: red 4, basic-1\nlicata: blue 3\nblue: tile lookouts"
    plan = _plan(RED, "camastra licata", 3)

    assert _bonuses(text, plan).defence == DefenceBonus(0, 0, 1)
    assert _bonuses(text.replace("3\nblue", "3, labs 1\nblue"), plan).defence == DefenceBonus(
        1, 0, 0
    )


def test_without_an_order_nothing_but_the_car_helps() -> None:
    """[8.5.1] As by the family's plainest order."""
    found = _bonuses(E18, PLAN._replace(order=NONE))

    assert found.attack == AttackBonus(0, 2, 0)
    assert found.removed == 0


# Without a conflict


def test_where_the_difference_removes_all_there_is_no_conflict() -> None:
    """[8.5.4] [8.7.5] 4 against 1 lab; the lab goes."""
    found = _forecast(E18.replace("blue 4, labs 2, basic-4", "blue 3, labs 1"), PLAN)

    assert found.bonuses == Bonuses(AttackBonus(2, 2, 0), DefenceBonus(1, 0, 0), 0, 3)
    assert (found.ended, found.conflict) == (Result(5, 0, True, 0), None)


def test_into_an_empty_area() -> None:
    """[8.4.2] 1 lab goes."""
    found = _forecast("enna: red 3, basic-1\nlicata: labs 2", _plan(RED, "enna licata", 2))

    assert found == Forecast(None, Result(2, 0, True, 1), None, soldati=2)


def test_into_an_own_area() -> None:
    """[8.4.1] They join."""
    found = _forecast("enna: red 3, basic-1\nlicata: red 2, labs 1", _plan(RED, "enna licata", 2))

    assert found == Forecast(None, Result(4, 0, True, 1), None, soldati=2)


def test_a_plan_for_all_takes_every_soldato_of_its_start() -> None:
    """[8.3.1] [9.3.2] Also of neutrals."""
    own = _forecast("enna: red 3, basic-1\nlicata: labs 2", _plan(RED, "enna licata", ALL_SOLDATI))
    neutral = _forecast(
        "caltagirone: red 2, police-a\nscordia: neutral 2\nlentini: neutral 3",
        Plan(RED, area("scordia"), area("lentini"), ALL_SOLDATI),
    )

    assert (own.soldati, neutral.soldati) == (3, 2)
    assert neutral.ended == Result(5, 0, True, 0)


# Bribery, replacing, paying


def test_bribery_removes_a_defender_first() -> None:
    """[11.2.2] [8.4.3] One of two; the bonuses remove nobody."""
    text = "camastra: red 4, basic-1\nlicata: blue 2\nred: money 2, tile bribery"
    found = _forecast(text, _plan(RED, "camastra licata", 3)._replace(bribe=True))

    assert found.bonuses == Bonuses(AttackBonus(0, 0, 0), DefenceBonus(0, 0, 0), 0, 0)
    assert _conflict(found).defenders == 1
    assert _conflict(_forecast(text, _plan(RED, "camastra licata", 3))).defenders == 2


def test_the_last_defender_bribed_there_is_nothing_to_compare() -> None:
    """[8.4.3]"""
    text = "camastra: red 4, basic-2\nlicata: blue 1\nred: money 2, tile bribery"
    found = _forecast(text, _plan(RED, "camastra licata", 3, "basic-2")._replace(bribe=True))

    assert found.bonuses is not None
    assert (found.bonuses.removed, found.ended) == (0, Result(3, 0, True, 0))


def test_replaced_defenders_join_the_attackers() -> None:
    """[10.1.2] Green Church A."""
    text = "camastra: green 4, church-a\nlicata: blue 3\ngreen: church 1"
    found = _forecast(text, _plan(GREEN, "camastra licata", 3, "church-a")._replace(turned=1))

    assert (_conflict(found).attackers, _conflict(found).defenders) == (4, 2)


def test_paid_defenders_are_gone_before_the_bonuses() -> None:
    """[10.1.3] Yellow Economy C."""
    text = "camastra: yellow 4, economy-c\nlicata: red 3\nyellow: money 2, economy 3"
    found = _forecast(text, _plan(YELLOW, "camastra licata", 3, "economy-c")._replace(bought=2))

    assert found.bonuses is not None
    assert (found.bonuses.removed, _conflict(found).defenders) == (0, 1)


# Neutrals


def test_brute_force_against_neutrals_costs_less_with_the_switch() -> None:
    """[13.1.2] 1 attacker instead of 2."""
    text = "enna: red 6, basic-1\nlicata: neutral 2"
    plan = _plan(RED, "enna licata", 5)

    assert _conflict(_forecast(text, plan)).brute_force == Result(1, 0, True, 0)
    assert _conflict(_forecast(text, plan, RECOMMENDED)).brute_force == Result(2, 0, True, 0)


def test_agitated_neutrals_attack_without_a_bonus() -> None:
    """[9.3.2] [9.3.4] From Scordia into Palagonia, E21; the agitator foresees it."""
    text = "caltagirone: red 2, police-a\nscordia: neutral 2\npalagonia: blue 2, labs 1"
    found = _forecast(text, Plan(RED, area("scordia"), area("palagonia"), 2))

    assert found.bonuses == Bonuses(AttackBonus(0, 0, 0), DefenceBonus(1, 0, 0), 0, 0)
    assert (_conflict(found).attackers, _conflict(found).defenders) == (2, 2)


def test_agitated_neutrals_join_others() -> None:
    """[9.3.3]"""
    text = "caltagirone: red 2, police-a\nscordia: neutral 2\nlentini: neutral 3"
    found = _forecast(text, Plan(RED, area("scordia"), area("lentini"), 1))

    assert found == Forecast(None, Result(4, 0, True, 0), None, soldati=1)


# The conflict that is open


def test_the_open_conflict_is_told_in_the_same_way() -> None:
    """[8.6.1] To all seats alike; before it there is none."""
    game = scene(E18)
    foreseen = forecast(game.view(RED), PLAN).conflict
    assert open_conflict(game.view(RED)) is None
    play(game, "done", "shotgun enna licata land", "5 1")

    assert [open_conflict(game.view(seat)) for seat in range(4)] == [foreseen] * 4


def test_in_a_fight_no_other_is_foretold() -> None:
    """[8.3] The attackers are between the areas."""
    game = scene(E18)
    play(game, "done", "shotgun enna licata land", "5 1")

    with pytest.raises(ValueError, match="fight"):
        forecast(game.view(RED), PLAN)


# What was foretold happens


@pytest.mark.parametrize(
    ("seed", "rules", "mode"),
    [(0, CLASSIC, "2v2"), (1, RECOMMENDED, "2v2"), (2, CLASSIC, "1v1"), (3, RECOMMENDED, "2v1")],
)
def test_what_was_foretold_happens(seed: int, rules: int, mode: str) -> None:
    """[8.2] to [8.7] For Movements of random games, with random numbers, cars and tiles."""
    chance = random.Random(seed)
    compared = 0
    for game in moments(seed, (ACT,), rules=rules, mode=mode):
        for option in _movements(game, chance):
            seen = game.view(chance.randrange(game.state.seats))
            played = game.copy()
            plan = _carried_out(played, option, chance)
            bring_home(played)
            expected = forecast(seen, plan)
            compared += 1
            if expected.conflict is None:
                assert expected.ended == _in_target(played, plan)
                continue
            assert expected.conflict.attackers == played.state.count(FIGHT)
            assert expected.conflict.defenders == played.state.count(in_area(plan.target))
            played.apply(open_question(played).seat, CONFLICT_BRUTE_FORCE)
            bring_home(played)
            assert expected.conflict.brute_force == _in_target(played, plan)
    assert compared > 10


def _movements(game: Game, chance: random.Random) -> list[int]:
    """Some first Movements on offer."""
    frame = game.state.frames[-1]
    if not isinstance(frame, ExecuteOrder) or frame.progress.trail.word == SHOTGUN:
        return []
    moves = [option for option in open_question(game).options if act_variant(option) == ACT_SHOTGUN]
    return chance.sample(moves, min(3, len(moves)))


def _carried_out(game: Game, option: int, chance: random.Random) -> Plan:
    """A Movement with random answers; what was answered, as a plan."""
    frame = game.state.frames[-1]
    assert isinstance(frame, ExecuteOrder)
    game.state.frames = [frame]
    family, order = divmod(frame.progress.token, ORDERS)
    plan = Plan(
        family,
        act_shotgun_start(option),
        act_shotgun_area(option),
        1,
        act_shotgun_way(option),
        order,
    )
    game.apply(open_question(game).seat, option)
    while (decision := game.decision()) is not None and decision.kind in STEPS:
        answer = chance.choice(decision.options)
        plan = _with(plan, decision.kind, answer)
        game.apply(decision.seat, answer)
        bring_home(game)
    return plan


def _with(plan: Plan, kind: int, answer: int) -> Plan:
    if kind == BRIBE:
        return plan._replace(bribe=answer != DONE)
    if kind == FORCE:
        return plan._replace(soldati=force_number(answer), car=force_car(answer) == 1)
    if kind == TURN_DEFENDERS:
        return plan._replace(turned=turn_defenders_number(answer))
    return plan._replace(bought=buy_number(answer))


def _in_target(game: Game, plan: Plan) -> Result:
    pieces = game.state.pieces
    left, labs = pieces[in_area(plan.target)], pieces[lab_in(plan.target)]
    if game.state.holder[plan.target] == plan.family:
        return Result(left, 0, True, labs)
    return Result(0, left, False, labs)
