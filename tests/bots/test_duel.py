"""The card duel: exact values, and cards as often as the best strategy lays them."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from famiglia.bots.duel import DuelPlan, Way, chances_of, plan_duel
from famiglia.bots.names import bot_named
from famiglia.engine.answers import CONFLICT_BRUTE_FORCE, CONFLICT_FINESSE
from famiglia.engine.encounter.cards import LayCard, TakeCard
from famiglia.engine.encounter.conflict import Conflict
from famiglia.engine.game import Game
from famiglia.engine.kinds import CARD, CONFLICT, TAKE
from famiglia.engine.state import State
from famiglia.queries.duel import AREA_WORTH, finesse, payoff, play_out, result_of
from tests.engine.encounter.scene import play, scene
from tests.positions import question
from tests.queries.games import moments


def _conflict(game: Game) -> Conflict:
    frame = game.state.frames[-1]
    assert isinstance(frame, Conflict)
    return frame


def _plan(game: Game) -> DuelPlan:
    """Played for the area, and a thousandth for each Soldato."""
    step = _conflict(game)

    def worth(after: State) -> float:
        return payoff(result_of(after, step.movement))

    return plan_duel(game.state, step, worth)


def _fight(attackers: int, defenders: int) -> Game:
    """Red attacks Licata from Enna without bonuses; with Gela it would be a Mandamento."""
    line_up = f"enna: red {attackers + 1}, basic-1\nlicata: blue {defenders}\ngela: red 2"
    game = scene(line_up)
    play(game, "shotgun enna licata land", f"{attackers} 0")
    return game


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (3, 2), (4, 4), (2, 5), (6, 3)])
def test_the_duel_is_worth_what_the_forecast_says(attackers: int, defenders: int) -> None:
    """[8.6.4] Both solve the same game, exactly."""
    game = _fight(attackers, defenders)
    step = _conflict(game)
    known = finesse(game.state, step.movement)
    plan = _plan(game)
    assert plan.solution.value == known.value * AREA_WORTH * 100
    assert plan.value() == pytest.approx(float(known.value) * AREA_WORTH)


def test_nobody_can_do_better_against_the_plan() -> None:
    """[8.6.5] Whatever one side does, the other makes sure of the value."""
    game = _fight(4, 3)
    step, plan = _conflict(game), _plan(game)
    ends = play_out(
        game.state, step.movement, lambda after: payoff(result_of(after, step.movement))
    )

    def met(attack: Way, defence: Way) -> int:
        card, takes = attack
        return 100 * ends[card, defence[0], takes, defence[1 + takes]]

    for defence in plan.defences:
        won = sum(often * met(attack, defence) for attack, often in plan.chances(is_attacker=True))
        assert won >= plan.solution.value
    for attack in plan.attacks:
        lost = sum(often * met(attack, way) for way, often in plan.chances(is_attacker=False))
        assert lost <= plan.solution.value


@pytest.mark.parametrize("kind", [CARD, TAKE])
def test_soldato_draws_answers_as_often_as_the_strategy_gives_them(kind: int) -> None:
    """[8.6.4] Over many seeds each answer comes up in its share."""
    game = next(moments(8, [kind]))
    decision = question(game)
    seen = game.view(decision.seat)
    ideas = bot_named("soldato", "any").explain(seen, decision)
    shares = {idea.answers[0].option: idea.reasons[0].parameters["chance"] for idea in ideas}
    drawn = Counter(
        bot_named("soldato", f"draw {seed}").choose(seen, decision) for seed in range(100)
    )

    assert sum(shares.values()) == pytest.approx(1)
    for option, share in shares.items():
        assert drawn[option] / 100 == pytest.approx(share, abs=0.15)


def _any(seed: int) -> Callable[[State], float]:
    """Positions are worth something or other."""
    chance = random.Random(seed)
    return lambda _: 10 * chance.random()


def test_every_answer_of_a_duel_has_its_share() -> None:
    """[8.6.5] Shares of take and leave are those of the card that lies there."""
    found = 0
    for game in moments(8, [CARD, TAKE]):
        step = game.state.frames[-1]
        assert isinstance(step, LayCard | TakeCard)
        shares = chances_of(plan_duel(game.state, step, _any(found)), step)
        assert sum(shares.values()) == pytest.approx(1)
        assert set(shares) == set(question(game).options)
        found += 1
    assert found > 3


def test_soldato_fights_by_brute_force_where_that_is_sure_to_win() -> None:
    """[8.6.2] Two are lost, and the rest are just enough; otherwise the cards are better."""
    chosen = {}
    for attackers in (3, 6, 9):
        game = _fight(attackers, 3)
        assert question(game).kind == CONFLICT
        chosen[attackers] = bot_named("soldato", "any").choose(game.view(0), question(game))
    assert chosen == {3: CONFLICT_FINESSE, 6: CONFLICT_BRUTE_FORCE, 9: CONFLICT_FINESSE}
