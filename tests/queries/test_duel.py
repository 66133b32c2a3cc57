"""Finesse as a game of two: every outcome as the engine plays it, and best play."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import product

import pytest
from tools.fuzz.content import content

from famiglia.engine.answers import CONFLICT_FINESSE, TAKE_LEAVE, TAKE_TAKE, pack_card
from famiglia.engine.encounter.conflict import Conflict
from famiglia.engine.game import Game
from famiglia.engine.kinds import CONFLICT, HELPER
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.queries.duel import (
    AREA_WORTH,
    DefenderPlan,
    Finesse,
    Outcomes,
    Result,
    finesse,
    payoff,
    play_out,
    result_of,
)
from tests.engine.build import TABLES
from tests.engine.encounter.scene import play, scene
from tests.queries.games import IDENTICAL_CARDS, moments, open_question

TURNCOAT, COWARD_1, COWARD_2 = range(len(TABLES.card_ids))
CARDS = range(len(TABLES.card_ids))
CHOICES = (TAKE_LEAVE, TAKE_TAKE)


def _fight(attackers: int, defenders: str, rules: int = CLASSIC) -> Game:
    """Red attacks Licata from Enna without bonuses; the conflict is open."""
    game = scene(f"enna: red {attackers + 1}, basic-1\nlicata: {defenders}", rules)
    play(game, "shotgun enna licata land", f"{attackers} 0")
    return game


def _conflict(game: Game) -> Conflict:
    frame = game.state.frames[-1]
    assert isinstance(frame, Conflict)
    return frame


def _outcomes(game: Game) -> Outcomes[Result]:
    frame = _conflict(game)
    movement = frame.movement
    return play_out(game.state, movement, lambda after: result_of(after, movement))


def _best(game: Game) -> Finesse:
    frame = _conflict(game)
    return finesse(game.state, frame.movement)


# Outcomes


def test_example_18_is_one_of_the_outcomes() -> None:
    """E18, p. 17 [8.6] [8.7] Turncoat left, Coward 1 taken: 1 Red, 1 lab left."""
    game = scene("""
        enna: red 6, cars 1, basic-2
        licata: blue 4, labs 2, basic-4
        red: justice 2
    """)
    play(game, "done", "shotgun enna licata land", "5 1")

    assert _outcomes(game)[TURNCOAT, COWARD_1, TAKE_LEAVE, TAKE_TAKE] == Result(1, 0, True, 1)


@pytest.mark.parametrize(("rules", "left"), [(CLASSIC, 1), (IDENTICAL_CARDS, 2)])
def test_of_identical_cards_both_act_or_one(rules: int, left: int) -> None:
    """[8.6.7] [13.2.1] Two Cowards 1 before the attacker: of 6, 2 run or 1, and 3 fall."""
    outcomes = _outcomes(_fight(6, "blue 3", rules))

    assert outcomes[COWARD_1, COWARD_1, TAKE_TAKE, TAKE_LEAVE] == Result(left, 0, True, 0)


def _played(game: Game, cards: list[int], choices: list[int]) -> Result:
    """The same fight in a game, question by question."""
    movement = _conflict(game).movement
    fight = game.copy()
    fight.apply(open_question(fight).seat, CONFLICT_FINESSE)
    if open_question(fight).kind == HELPER:
        fight.apply(open_question(fight).seat, open_question(fight).options[-1])
    for card in cards:
        fight.apply(open_question(fight).seat, pack_card(card))
    for choice in choices[:-1]:
        fight.apply(open_question(fight).seat, choice)
    # What follows the fight must not change the target any more.
    fight.state.frames = fight.state.frames[-1:]
    fight.apply(open_question(fight).seat, choices[-1])
    return result_of(fight.state, movement)


@pytest.mark.parametrize(
    ("seed", "rules"), [(4, CLASSIC), (2, RECOMMENDED), (3, CLASSIC | IDENTICAL_CARDS)]
)
def test_every_outcome_is_what_a_game_brings(seed: int, rules: int) -> None:
    """[8.6.4-12] [8.7] Also against neutrals, where somebody helps [8.9.3]."""
    fights = list(moments(seed, (CONFLICT,), rules=rules))
    assert len(fights) > 3
    for game in fights[:12]:
        outcomes = _outcomes(game)
        assert set(outcomes) == set(product(CARDS, CARDS, CHOICES, CHOICES))
        for (*cards, attacker, defender), found in outcomes.items():
            assert _played(game, cards, [attacker, defender]) == found


# Best play


def _least(outcomes: Outcomes[Result], best: Finesse) -> Fraction:
    """What the attacker's plan wins at least: the defender answers what is seen, not the card."""
    return min(
        _total(
            min(_where_seen(outcomes, best, card, choice, answer) for answer in CHOICES)
            for choice in CHOICES
        )
        for card in CARDS
    )


def _where_seen(
    outcomes: Outcomes[Result], best: Finesse, card: int, choice: int, answer: int
) -> Fraction:
    """What the attacker's plan wins where this choice was made, against a card and an answer."""
    plans = [plan for plan in best.attacker if plan.takes == (choice == TAKE_TAKE)]
    return _total(plan.chance * payoff(outcomes[plan.card, card, choice, answer]) for plan in plans)


def _most(outcomes: Outcomes[Result], best: Finesse) -> Fraction:
    """What can be won at most against the defender's plan."""
    return max(
        _total(
            plan.chance * payoff(outcomes[card, plan.card, choice, _answer(plan, choice)])
            for plan in best.defender
        )
        for card in CARDS
        for choice in CHOICES
    )


def _answer(plan: DefenderPlan, choice: int) -> int:
    takes = plan.takes_if_taken if choice == TAKE_TAKE else plan.takes_if_left
    return TAKE_TAKE if takes else TAKE_LEAVE


def _total(values: Iterable[Fraction]) -> Fraction:
    return sum(values, Fraction(0))


def _is_best(game: Game) -> bool:
    """Neither side can do better than the value, and the averages add up to it."""
    best, outcomes = _best(game), _outcomes(game)
    for chances in ([plan[-1] for plan in best.attacker], [plan[-1] for plan in best.defender]):
        assert sum(chances) == 1
        assert min(chances) > 0
    assert best.value == best.taken + (best.own - best.enemy) / AREA_WORTH
    value = best.value * AREA_WORTH
    return _least(outcomes, best) == value == _most(outcomes, best)


@pytest.mark.parametrize("rules", [CLASSIC, IDENTICAL_CARDS])
@pytest.mark.parametrize("defender", ["blue", "neutral", "fictional"])
def test_neither_side_can_do_better(defender: str, rules: int) -> None:
    """[8.6.5] [8.9.4] The defender sees what the attacker did, but no card."""
    for attackers, defenders in product(range(1, 6), range(1, 6)):
        assert _is_best(_fight(attackers, f"{defender} {defenders}", rules))


@pytest.mark.parametrize("seed", range(4))
def test_neither_side_can_do_better_in_real_games(seed: int) -> None:
    """[8.6] With supplies as they are then."""
    for game in moments(seed, (CONFLICT,), every=2):
        assert _is_best(game)


def test_agitated_neutrals_fight_for_the_agitator() -> None:
    """[9.3.5] [8.9.4] Green leads them against Blue."""
    game = scene("caltagirone: green 2, police-a\nscordia: neutral 4\npalagonia: blue 2")
    play(game, "agitate scordia", "palagonia 3")

    assert _is_best(game)


def test_a_great_force_takes_the_area_for_sure() -> None:
    """[8.6] Whatever cards are laid."""
    best = _best(_fight(12, "blue 2"))

    assert best.taken == 1
    assert best.enemy == 0


def test_one_against_many_never_takes_it() -> None:
    """[8.6]"""
    assert _best(_fight(1, "blue 8")).taken == 0


def test_more_attackers_are_never_worse() -> None:
    """[8.6]"""
    values = [_best(_fight(attackers, "blue 3")).value for attackers in range(1, 9)]

    assert values == sorted(values)


def test_asking_changes_nothing() -> None:
    """The conflict is still open."""
    game = _fight(3, "blue 3")
    before = content(game.state)
    _best(game)

    assert content(game.state) == before
    assert open_question(game).kind == CONFLICT
