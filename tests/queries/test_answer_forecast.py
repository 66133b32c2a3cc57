"""What an answer in a declared Movement brings, before anybody fights."""

import random

import pytest
from tools.fuzz.content import view_content

from famiglia.engine.answers import BRIBE_YES, CONFLICT_BRUTE_FORCE, pack_buy
from famiglia.engine.cells import FIGHT, in_area
from famiglia.engine.encounter.conflict import Conflict
from famiglia.engine.game import Game, Refused
from famiglia.engine.kinds import BRIBE, BUY, FORCE, TURN_DEFENDERS
from famiglia.engine.options import DONE
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.queries.answer_forecast import answer_forecast
from famiglia.queries.duel import Result, result_of
from famiglia.queries.forecast import AttackBonus, Bonuses, DefenceBonus, Forecast
from famiglia.queries.plan import bring_home
from famiglia.record.notation import Answer
from famiglia.record.position.nested import movement_of
from tests.engine.build import BLUE, RED
from tests.engine.encounter.scene import play, scene
from tests.queries.games import moments, open_question

BRIBERY = "camastra: red 4, cars 1, basic-2\nlicata: blue 3, labs 1\nred: money 2, tile bribery"


def _each(game: Game) -> list[Forecast]:
    """The forecast of every answer on offer."""
    decision = open_question(game)
    seen = game.view(decision.seat)
    return [answer_forecast(seen, Answer(decision.kind, each)) for each in decision.options]


def _faced(found: Forecast) -> tuple[int, int]:
    """Attackers and defenders."""
    assert found.conflict is not None
    return found.conflict.attackers, found.conflict.defenders


def test_a_bribe_leaves_one_defender_less() -> None:
    """[11.2.2] All go, and the parts of the bonuses are told."""
    game = scene(BRIBERY)
    play(game, "shotgun camastra licata land")
    paid, kept = _each(game)

    assert (_faced(paid), _faced(kept)) == ((4, 1), (4, 2))
    assert (
        paid.bonuses == kept.bonuses == Bonuses(AttackBonus(2, 0, 0), DefenceBonus(1, 0, 0), 0, 1)
    )
    assert (paid.soldati, kept.soldati) == (4, 4)


def test_a_car_counts_for_those_who_take_it_along() -> None:
    """[8.5.1] Four numbers, each without the car and with it."""
    game = scene(BRIBERY)
    play(game, "shotgun camastra licata land", "done")
    cars = [found.bonuses.attack.car for found in _each(game) if found.bonuses]

    assert cars == [0, 1] * 4


def test_replaced_defenders_join_the_attackers() -> None:
    """[10.1.2] Green Church A; the car that came along is no skull."""
    game = scene("camastra: green 4, cars 1, church-a\nlicata: blue 4\ngreen: church 1")
    play(game, "shotgun camastra licata land", "3 1")
    none, one = _each(game)

    assert none.bonuses == Bonuses(AttackBonus(0, 1, 0), DefenceBonus(0, 0, 0), 0, 1)
    assert (_faced(none), _faced(one)) == ((3, 3), (4, 2))
    assert (none.soldati, one.soldati) == (3, 3)


def test_paid_defenders_are_gone_before_the_bonuses() -> None:
    """[10.1.3] Yellow Economy C, with a car: of those who are left one goes."""
    game = scene("camastra: yellow 4, cars 1, economy-c\nlicata: red 3\nyellow: money 2, economy 3")
    play(game, "shotgun camastra licata land", "3 1")
    found = _each(game)

    assert [each.bonuses.removed for each in found if each.bonuses] == [1, 1, 1]
    assert [_faced(each) for each in found[:2]] == [(3, 2), (3, 1)]
    assert found[2].ended == Result(3, 0, True, 0)


def test_only_who_is_asked_is_answered() -> None:
    """[3.4.1] And only about what is asked."""
    game = scene(BRIBERY)
    bribe = Answer(BRIBE, DONE)
    with pytest.raises(ValueError, match="no Movement"):
        answer_forecast(game.view(RED), bribe)
    play(game, "shotgun camastra licata land")

    with pytest.raises(ValueError, match="no Movement"):
        answer_forecast(game.view(BLUE), bribe)
    for other in (Answer(BUY, pack_buy(1)), Answer(BRIBE, pack_buy(3))):
        with pytest.raises(Refused):
            answer_forecast(game.view(RED), other)


def test_the_view_stays_as_it_is() -> None:
    game = scene(BRIBERY)
    play(game, "shotgun camastra licata land")
    seen = game.view(RED)
    before = view_content(seen)
    answer_forecast(seen, Answer(BRIBE, BRIBE_YES))

    assert view_content(seen) == before


@pytest.mark.parametrize(
    ("seed", "rules", "mode"),
    [(0, CLASSIC, "2v2"), (1, RECOMMENDED, "2v2"), (2, CLASSIC, "1v1"), (3, RECOMMENDED, "2v1")],
)
def test_what_was_foretold_happens(seed: int, rules: int, mode: str) -> None:
    """[8.3] to [8.7] For the last questions before fights of random games, also the second ones."""
    chance = random.Random(seed)
    compared = 0
    for game in moments(seed, (BRIBE, FORCE, TURN_DEFENDERS, BUY), rules=rules, mode=mode):
        decision = open_question(game)
        option = chance.choice(decision.options)
        movement = movement_of(game.state.frames[-1])
        assert movement is not None
        found = answer_forecast(game.view(decision.seat), Answer(decision.kind, option))
        played = game.copy()
        played.state.frames = [played.state.frames[-1]]
        played.apply(decision.seat, option)
        bring_home(played)
        following = played.decision()
        if following is not None and following.kind in (FORCE, TURN_DEFENDERS, BUY):
            continue
        compared += 1
        state = played.state
        if found.conflict is None:
            assert found.ended == result_of(state, movement)
            continue
        assert isinstance(state.frames[-1], Conflict)
        assert _faced(found) == (state.count(FIGHT), state.count(in_area(movement.target)))
        played.apply(open_question(played).seat, CONFLICT_BRUTE_FORCE)
        bring_home(played)
        assert found.conflict.brute_force == result_of(state, movement)
    assert compared > 3
