"""Finesse and Brute force [8.6]."""

import pytest

from famiglia.engine.cells import FIGHT, in_supply
from famiglia.engine.events import CARD_SHOWN
from famiglia.engine.game import Game, NotOffered
from famiglia.engine.state import RECOMMENDED
from tests.engine.build import BLUE, RED, TABLES, area, run_out
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

IDENTICAL = 32
FAMILY = {"red": RED, "blue": BLUE}
TURNCOAT, COWARD_1 = map(TABLES.card_ids.index, ("turncoat", "coward-1"))


def _fight(attackers: int, defenders: int, rules: int = 0, who: str = "blue") -> Game:
    """Red attacks Licata from Camastra, where 1 stays behind; no bonuses."""
    game = scene(f"camastra: red {attackers + 1}, basic-1\nlicata: {who} {defenders}", rules)
    play(game, "shotgun camastra licata land", f"{attackers} 0")
    return game


def _finesse(game: Game, cards: str, takes: str) -> None:
    play(game, "finesse", *cards.split(), *takes.split())


def test_the_attacker_chooses_finesse_or_brute_force() -> None:
    """[8.6.1] Refused: to be done with it."""
    game = _fight(4, 3)

    assert (asked(game), offered(game)) == ("red conflict", {"finesse", "brute-force"})
    with pytest.raises(NotOffered):
        play(game, "done")


@pytest.mark.parametrize(
    ("attackers", "defenders", "left"),
    [(4, 1, "red 1"), (4, 2, ""), (2, 1, "blue 1"), (1, 2, "blue 2")],
)
def test_brute_force_removes_two_attackers_or_all(
    attackers: int, defenders: int, left: str
) -> None:
    """[8.6.2] [R69] Then the knockout."""
    game = _fight(attackers, defenders)
    play(game, "brute-force")

    assert in_place(game, "licata") == left


@pytest.mark.parametrize(("who", "left"), [("neutral", "red 1"), ("blue", ""), ("fictional", "")])
def test_brute_force_against_neutrals_removes_one_under_the_switch(who: str, left: str) -> None:
    """[13.1.2] [R69] [R119]"""
    game = _fight(4, 2, RECOMMENDED, who)
    play(game, "brute-force")

    assert in_place(game, "licata") == left


def test_cards_are_laid_by_the_attacker_then_the_defender() -> None:
    """[8.6.3] [8.6.4] [8.6.5] [R70] Then taken or left in the same sequence."""
    game = _fight(4, 3)
    play(game, "finesse")
    sequence = []
    for answer in ("turncoat", "coward-1", "leave", "leave"):
        sequence.append((asked(game), len(offered(game))))
        play(game, answer)

    assert sequence == [("red card", 3), ("blue card", 3), ("red take", 2), ("blue take", 2)]


@pytest.mark.parametrize(
    ("takes", "before"),
    [
        ("leave leave", "red blue"),
        ("leave take", "blue blue"),
        ("take leave", "red red"),
        ("take take", "blue red"),
    ],
)
def test_each_card_is_shown_before_the_family_for_whom_it_acts(takes: str, before: str) -> None:
    """[8.6.5] [8.6.6] The attacker's first; he takes or leaves before the defender does."""
    game = _fight(4, 3)
    game.listen()
    _finesse(game, "turncoat coward-1", takes)
    shown = [event[1:] for event in game.listen() if event[0] == CARD_SHOWN]

    acts_for = [FAMILY[name] for name in before.split()]
    assert shown == [(RED, TURNCOAT, acts_for[0]), (BLUE, COWARD_1, acts_for[1])]


def test_what_the_defender_is_offered_does_not_tell_the_attackers_card() -> None:
    """[8.6.4] [1.4.3] [R10] The question is the same whatever was laid."""
    seen = set()
    for card in ("turncoat", "coward-1", "coward-2"):
        game = _fight(4, 3)
        play(game, "finesse", card)
        seen.add((asked(game), tuple(sorted(offered(game))), tuple(game.state.pieces)))
        play(game, "turncoat")
        seen.add((asked(game), tuple(sorted(offered(game))), tuple(game.state.pieces)))

    assert len(seen) == 2


def test_a_card_that_nobody_has_is_refused() -> None:
    """[8.6.3] There are three."""
    game = _fight(4, 3)
    play(game, "finesse")

    with pytest.raises(NotOffered):
        play(game, "3")


def test_a_third_choice_about_a_card_is_refused() -> None:
    """[8.6.5] Take or leave."""
    game = _fight(4, 3)
    play(game, "finesse", "turncoat", "turncoat")

    with pytest.raises(NotOffered):
        play(game, "done")


@pytest.mark.parametrize(
    ("cards", "takes", "left", "red", "blue"),
    [
        # Each keeps the own card: 5:3, both Turncoats act, 5:3, then knockout.
        ("turncoat turncoat", "leave leave", "red 2", 0, 0),
        # Red's Coward 2 stays before Red, Blue's Coward 1 before Blue: 3:2.
        ("coward-2 coward-1", "leave leave", "red 1", 2, 1),
        # Both are taken: Red has Coward 1, Blue Coward 2: 4:1.
        ("coward-2 coward-1", "take take", "red 3", 1, 2),
        # Red takes: both lie before Red: 4+1 = 6-1:2.
        ("turncoat coward-1", "take leave", "red 3", 1, 0),
        # Blue takes: both lie before Blue: 4:4-1.
        ("turncoat coward-1", "leave take", "red 1", 0, 1),
    ],
)
def test_each_card_acts_on_the_side_before_which_it_lies(
    cards: str, takes: str, left: str, red: int, blue: int
) -> None:
    """[8.6.6] [8.6.9] [8.6.12] Five attackers, three defenders."""
    game = _fight(5, 3)
    _finesse(game, cards, takes)

    assert in_place(game, "licata") == left
    assert (hq(game, "red"), hq(game, "blue")) == (red, blue)


def test_two_equal_cards_on_a_side_both_act() -> None:
    """[8.6.7] [R72] Two Coward 2 before Blue: nobody is left; before Red: 1 of 5."""
    game = _fight(5, 4)
    _finesse(game, "coward-2 coward-2", "leave take")
    assert (in_place(game, "licata"), hq(game, "blue")) == ("red 5", 4)

    game = _fight(5, 4)
    _finesse(game, "coward-2 coward-2", "take leave")
    assert (in_place(game, "licata"), hq(game, "red")) == ("blue 3", 4)


def test_of_two_equal_cards_one_acts_under_the_variant() -> None:
    """[13.2.1] [R72] Coward 1 and Coward 2 are not equal."""
    game = _fight(5, 4, IDENTICAL)
    _finesse(game, "coward-2 coward-2", "leave take")
    assert (in_place(game, "licata"), hq(game, "blue")) == ("red 3", 2)

    game = _fight(5, 4, IDENTICAL)
    _finesse(game, "coward-1 coward-2", "leave take")
    assert hq(game, "blue") == 3

    game = _fight(5, 4, IDENTICAL)
    _finesse(game, "coward-2 coward-2", "leave leave")
    assert (hq(game, "red"), hq(game, "blue")) == (2, 2)


def test_turncoats_act_before_cowards() -> None:
    """[8.6.8] [R71] 1:1, Turncoat and Coward 2 before Red: the enemy is turned, then both run."""
    game = _fight(1, 1)
    _finesse(game, "turncoat coward-2", "take leave")

    assert (in_place(game, "licata"), hq(game, "red")) == ("", 2)


def test_the_attackers_turncoat_acts_first() -> None:
    """[8.6.8] [8.6.11] [R71] 1:1: Red turns the last defender, then Blue joins by its own."""
    game = _fight(1, 1)
    _finesse(game, "turncoat turncoat", "leave leave")

    # Red 2:0, then Blue's Turncoat: 1:1, then the knockout.
    assert in_place(game, "licata") == ""
    assert (supply(game, "red"), supply(game, "blue")) == (50 - 1, 50)


def test_without_an_enemy_a_turncoat_does_nothing() -> None:
    """[8.6.10] [R71] Two before Red against one defender: the second finds nobody."""
    game = _fight(2, 1)
    _finesse(game, "turncoat turncoat", "take leave")

    assert in_place(game, "licata") == "red 3"


def test_without_supply_the_enemy_still_goes() -> None:
    """[8.6.10] [R71] [1.3.3] Red's supply is empty: 2:2 becomes 2:1."""
    state = board("camastra: red 3, basic-1\nlicata: blue 2")
    run_out(state, in_supply(RED))
    game = begin(state)
    play(game, "shotgun camastra licata land", "2 0")
    _finesse(game, "turncoat coward-1", "leave leave")

    assert in_place(game, "licata") == "red 2"


def test_a_coward_takes_all_if_there_are_fewer() -> None:
    """[8.6.12] [R72] Compulsory, even the last."""
    game = _fight(1, 3)
    _finesse(game, "coward-2 turncoat", "leave leave")

    assert hq(game, "red") == 0  # Blue's Turncoat had turned the only one.
    game = _fight(1, 3)
    _finesse(game, "coward-2 coward-1", "leave leave")
    assert (hq(game, "red"), in_place(game, "licata")) == (1, "blue 2")


def test_attackers_wait_apart_until_the_result() -> None:
    """[8.7.2] [1.2.3] The area keeps one holder."""
    game = _fight(4, 3)

    assert game.state.count(FIGHT) == 4
    assert game.state.holder[area("licata")] == BLUE
    assert in_place(game, "licata") == "blue 3"
