"""Knockout, result and rewards [8.7], [8.9], [13.1.3]."""

import pytest

from famiglia.engine.cells import CAR_IN_FIGHT, FIGHT, NEUTRAL, in_area, in_hq, in_supply
from famiglia.engine.events import MOVED
from famiglia.engine.game import Game, NotOffered
from famiglia.engine.redact import redact
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import BLUE, RED, YELLOW, area, hand, run_out
from tests.engine.encounter.scene import (
    asked,
    begin,
    board,
    hq,
    in_place,
    offered,
    play,
    scene,
    supply,
)


def _fight(attackers: int, target: str, rules: int = 0) -> Game:
    game = scene(f"camastra: red {attackers + 1}, cars 1, basic-1\nlicata: {target}", rules)
    while not offered(game, "shotgun"):
        play(game, "done")
    play(game, "shotgun camastra licata land", f"{attackers} 0")
    return game


def test_the_knockout_removes_one_of_each_at_a_time() -> None:
    """[8.7.1] [1.3.4] To the supply, not to headquarters."""
    game = _fight(6, "blue 3")
    play(game, "brute-force")

    assert in_place(game, "licata") == "red 1"
    assert (supply(game, "red"), supply(game, "blue")) == (50 - 2, 50)


def test_a_lost_attack_leaves_the_area_to_the_defenders() -> None:
    """[8.7.3] [8.7.4] [R54] The attacker's car goes, cars and orders of the defender stay."""
    game = scene("camastra: red 5, cars 1, basic-1\nlicata: blue 5, cars 1, labs 1, basic-4")
    play(game, "done", "shotgun camastra licata land", "4 1", "brute-force")

    assert in_place(game, "licata").startswith("blue 3, cars 1, labs 1")
    assert game.state.count(FIGHT) == game.state.count(CAR_IN_FIGHT) == 0
    assert in_place(game, "camastra") == "red 1"


def test_a_won_attack_takes_the_area_and_a_lab_goes() -> None:
    """[8.7.3] [8.7.5] [R66] With the car that came along."""
    game = scene("camastra: red 6, cars 1, basic-1\nlicata: blue 2, cars 2, labs 2, basic-1")
    play(game, "shotgun camastra licata land", "5 1", "brute-force")

    assert in_place(game, "licata") == "red 1, cars 1, labs 1"
    assert "basic-1" in hand(game.state, BLUE)


def test_if_nobody_is_left_the_area_is_empty() -> None:
    """[8.7.6] [R73] Cars of both and the order go, the labs stay."""
    game = scene("camastra: red 6, cars 1, basic-1\nlicata: blue 3, cars 2, labs 2, basic-1")
    play(game, "shotgun camastra licata land", "5 1", "brute-force")

    assert in_place(game, "licata") == "labs 2"
    assert "basic-1" in hand(game.state, BLUE)


def test_what_is_lost_is_seen_at_the_result() -> None:
    """[8.7.2] [8.6.11] [R54] 1:1 and two Turncoats: Blue is gone, joins again, falls."""
    game = _fight(1, "blue 1, cars 1, labs 1, economy-c")
    play(game, "finesse", "turncoat", "turncoat", "leave")
    assert in_place(game, "licata") == "blue 1, cars 1, labs 1, economy-c"
    play(game, "leave")

    assert in_place(game, "licata") == "labs 1"
    assert "economy-c" in hand(game.state, BLUE)


def test_every_neutral_removed_brings_one_soldato() -> None:
    """[8.9.1] [8.9.2] [R67] Three by knockout."""
    game = _fight(5, "neutral 3")
    assert hq(game, "red") == 0
    play(game, "brute-force")

    assert hq(game, "red") == 3
    assert supply(game, "neutral") == 30


def test_neutral_cowards_are_rewarded_and_replaced_ones_not() -> None:
    """[8.9.1] [8.9.4] [1.3.5] [R67] One is turned by Red, one runs, the last is knocked out."""
    game = _fight(5, "neutral 3")
    play(game, "finesse", "blue", "turncoat", "coward-1", "leave", "leave")

    assert in_place(game, "licata") == "red 5"
    assert hq(game, "red") == 2
    assert hq(game, "blue") == 0


def test_a_reward_is_limited_by_the_supply_of_its_moment() -> None:
    """[8.9.2] [1.3.3] [R67] Skulls remove two before any of Red has fallen: nobody is left to come.

    One more by knockout, when two have fallen by Brute force and one in the knockout itself.
    """
    state = board("camastra: red 6, basic-2\nlicata: neutral 3")
    run_out(state, in_supply(RED))
    game = begin(state)
    play(game, "shotgun camastra licata land", "5 0", "brute-force")

    assert (hq(game, "red"), supply(game, "red")) == (1, 2)


@pytest.mark.parametrize(
    ("family", "text", "answers"),
    [
        (RED, "camastra: red 4, basic-1\nred: money 2, tile bribery", ("yes", "3 0")),
        (YELLOW, "camastra: yellow 4, economy-c\nyellow: money 1", ("3 0", "1")),
    ],
    ids=["bribery", "payment"],
)
def test_who_falls_after_a_neutral_was_paid_is_no_reward_for_it(
    family: int, text: str, answers: tuple[str, ...]
) -> None:
    """[8.9.2] [10.1.3] [11.2.2] The supply was empty then; the one reward is for the knockout."""
    state = board(f"{text}\nlicata: neutral 4")
    run_out(state, in_supply(family))
    game = begin(state)
    play(game, "shotgun camastra licata land", *answers)
    assert state.count(in_area(area("licata"))) == 3
    assert state.count(in_hq(family)) == 0
    play(game, "brute-force")

    assert (state.count(in_hq(family)), state.count(in_supply(family))) == (1, 2)


def test_a_neutral_coward_is_rewarded_before_the_knockout() -> None:
    """[8.9.2] One turned by Red, one runs and is rewarded, then one of each falls."""
    game = _fight(5, "neutral 3")
    play(game, "finesse", "blue", "turncoat", "coward-1", "leave")
    game.listen()
    play(game, "leave")

    home, stock = in_hq(RED), in_supply(RED)
    seen = redact(game.state, game.listen(), BLUE)
    moves = [event[1:] for event in seen if event[0] == MOVED and event[2] in (home, stock)]
    assert moves == [(stock, home, 1), (FIGHT, stock, 1), (stock, home, 1)]


def test_who_falls_in_the_knockout_can_be_the_reward_for_it() -> None:
    """[8.9.2] [8.7.1] Two by Brute force and three by knockout are back in the supply."""
    state = board("camastra: red 6, basic-1\nlicata: neutral 3")
    run_out(state, in_supply(RED))
    game = begin(state)
    play(game, "shotgun camastra licata land", "5 0", "brute-force")

    assert (hq(game, "red"), supply(game, "red")) == (3, 2)


def test_fictional_soldati_bring_no_reward() -> None:
    """[14.2.3] [R84]"""
    game = _fight(6, "fictional 3")
    play(game, "brute-force")

    assert (in_place(game, "licata"), hq(game, "red")) == ("red 1", 0)


@pytest.mark.parametrize(("attackers", "reward"), [(5, 2), (4, 0)])
def test_under_the_switch_taking_a_neutral_area_brings_two(attackers: int, reward: int) -> None:
    """[13.1.3] [R67] Brute force costs one; with four nobody is left."""
    game = _fight(attackers, "neutral 3" if attackers == 5 else "neutral 4", RECOMMENDED)
    play(game, "brute-force")

    assert hq(game, "red") == reward


def test_under_the_switch_an_area_whose_neutrals_had_gone_brings_none() -> None:
    """[13.1.3] [R67] Red's Strike empties Licata, then Red walks in."""
    game = scene("camastra: red 5, basic-1\nenna: red 2, basic-3\nlicata: neutral 2", RECOMMENDED)
    play(game, "bomb enna licata 0", "shotgun camastra licata land", "3 0")

    assert (in_place(game, "licata"), hq(game, "red")) == ("red 3", 0)


def test_the_opposing_team_chooses_who_helps_the_neutrals() -> None:
    """[8.9.3] [R68] Asked is the seat after Red's: Blue; the helper lays and takes."""
    game = _fight(5, "neutral 3")
    play(game, "finesse")

    assert (asked(game), offered(game)) == ("blue helper", {"blue", "yellow"})
    play(game, "yellow")
    assert asked(game) == "red card"
    play(game, "coward-1")
    assert asked(game) == "yellow card"
    play(game, "coward-1", "leave")
    assert asked(game) == "yellow take"


def test_a_family_of_the_own_team_does_not_help() -> None:
    """[8.9.3] Refused: Green against Red."""
    game = _fight(5, "neutral 3")
    play(game, "finesse")

    with pytest.raises(NotOffered):
        play(game, "green")


def test_brute_force_needs_no_helper() -> None:
    """[8.9.3] [R68] Only Finesse does."""
    game = _fight(5, "neutral 3")
    play(game, "brute-force")

    assert asked(game) == ""


@pytest.mark.parametrize("who", ["neutral", "fictional"])
def test_turncoats_for_others_come_from_their_supply(who: str) -> None:
    """[8.9.4] [R68] The helper's pieces do not change."""
    game = _fight(3, f"{who} 3")
    before = supply(game, who)
    play(game, "finesse", "blue", "coward-2", "turncoat", "leave", "leave")

    # Turncoat 2:4, Coward 0:4.
    assert in_place(game, "licata") == f"{who} 4"
    assert supply(game, who) == before - 1
    assert (supply(game, "blue"), hq(game, "blue"), hq(game, "red")) == (50, 0, 2)


def test_a_neutral_goes_without_reward_when_the_turncoat_finds_no_supply() -> None:
    """[8.6.10] [R71]"""
    state = board("camastra: red 4, basic-1\nlicata: neutral 1")
    run_out(state, in_supply(RED))
    game = begin(state)
    play(game, "shotgun camastra licata land", "3 0")
    play(game, "finesse", "blue", "turncoat", "turncoat", "leave", "leave")

    # 3:0, then the neutrals' Turncoat: 2:1, knockout 1:0 with a reward for that one.
    assert in_place(game, "licata") == "red 1"
    assert hq(game, "red") == 1
    assert game.state.count(in_supply(NEUTRAL)) == 30
