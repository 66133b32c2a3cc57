"""What is known of each card before one is laid."""

from fractions import Fraction

import pytest

from famiglia.engine.answers import CONFLICT_FINESSE
from famiglia.engine.encounter.cards import LayCard
from famiglia.engine.game import Game
from famiglia.engine.kinds import CARD, CONFLICT
from famiglia.queries.cards import Odds, odds, take_odds
from famiglia.queries.duel import AREA_WORTH
from famiglia.queries.forecast import open_conflict
from tests.engine.build import BLUE, GREEN, RED, TABLES
from tests.engine.encounter.scene import play, scene
from tests.queries.games import moments, open_question


def _duel(attackers: int = 4, defenders: str = "blue 3") -> Game:
    """Red attacks Licata from Enna; it is to lay a card."""
    game = scene(f"enna: red {attackers + 1}, basic-1\nlicata: {defenders}")
    play(game, "shotgun enna licata land", f"{attackers} 0", "finesse")
    return game


def _worth(found: Odds) -> Fraction:
    return found.taken + (found.own - found.enemy) / AREA_WORTH


def test_every_card_is_told_to_who_lays_one() -> None:
    """[8.6.4] The attacker, and the defender, who may choose at the same time."""
    game = _duel()
    assert [each.card for each in odds(game.view(RED))] == list(range(len(TABLES.card_ids)))
    assert odds(game.view(GREEN)) == []
    before = odds(game.view(BLUE))
    assert len(before) == len(TABLES.card_ids)
    play(game, "turncoat")

    assert odds(game.view(RED)) == []
    assert odds(game.view(BLUE)) == before


def test_no_card_is_better_than_best_play_and_what_it_lays_is_as_good() -> None:
    """[8.6.4] For the attacker at most the value of the conflict, for the defender at least."""
    game = scene("enna: red 5, basic-1\nlicata: blue 3")
    play(game, "shotgun enna licata land", "4 0")
    choice = open_conflict(game.view(RED))
    assert choice is not None
    value = choice.finesse.value
    play(game, "finesse")
    attacking = odds(game.view(RED))
    play(game, "turncoat")
    defending = odds(game.view(BLUE))

    assert all(_worth(each) <= value for each in attacking)
    assert all(_worth(each) >= value for each in defending)
    for found in (attacking, defending):
        assert all(_worth(each) == value for each in found if each.chance)
        assert sum(each.chance for each in found) == 1


def test_the_card_that_lies_there_changes_nothing_for_who_may_not_see_it() -> None:
    """[1.4.3]"""
    per_card = []
    for card in TABLES.card_ids:
        game = _duel()
        play(game, card)
        per_card.append(odds(game.view(BLUE)))

    assert len(per_card[0]) == len(per_card) > 1
    assert all(each == per_card[0] for each in per_card)


@pytest.mark.parametrize("mode", ["2v2", "1v1", "2v1"])
def test_best_play_is_the_same_as_before_the_cards(mode: str) -> None:
    """[8.6.1] Also against neutrals, where a helper lays the card [8.9.3]."""
    compared = 0
    for game in moments(4, (CONFLICT,), every=3, mode=mode):
        decision = open_question(game)
        choice = open_conflict(game.view(decision.seat))
        assert choice is not None
        game.apply(decision.seat, CONFLICT_FINESSE)
        while (asked := open_question(game)).kind != CARD:
            game.apply(asked.seat, asked.options[0])
        assert isinstance(game.state.frames[-1], LayCard)
        laid = {plan.card for plan in choice.finesse.attacker}
        assert {each.card for each in odds(game.view(asked.seat)) if each.chance} == laid
        compared += 1
    assert compared > 0


def test_take_or_leave_is_told_to_who_decides_whatever_the_other_has_laid() -> None:
    """[8.6.5] The attacker first, then the defender, who has seen what the attacker did."""
    for cards, seat in ((("turncoat",), RED), (("turncoat", "coward-1", "take"), BLUE)):
        per_card = []
        for card in TABLES.card_ids:
            game = _duel()
            play(game, *((*cards, card) if seat == RED else (card, *cards[1:])))
            per_card.append(take_odds(game.view(seat)))
            assert take_odds(game.view(GREEN if seat == RED else RED)) == []
        assert [each.takes for each in per_card[0]] == [False, True]
        assert all(each == per_card[0] for each in per_card)


def test_the_better_of_taking_and_leaving_is_worth_what_the_card_was() -> None:
    """[8.6.5] Against best play it was laid for that."""
    for card in range(len(TABLES.card_ids)):
        game = _duel()
        expected = _worth(odds(game.view(RED))[card])
        play(game, TABLES.card_ids[card], TABLES.card_ids[0])
        found = take_odds(game.view(RED))
        assert max(each.taken + (each.own - each.enemy) / AREA_WORTH for each in found) == expected
