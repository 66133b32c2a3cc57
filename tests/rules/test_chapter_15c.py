"""Chapter 15, two players: Soldati and members come home, and prices."""

from functools import partial

import pytest

from famiglia.engine.defaults import defaults
from tests.positions import asked, offered, play, position, question, show
from tests.rules.acts import refused

duel = partial(position, mode="1v1")

# 15.2.2 The split


def test_recruits_are_split_at_once() -> None:
    """[15.2.2] [R112] Base 3: up to three, each of them a Soldato or a member."""
    game = duel("now: act red doing recruit +0 must")
    wanted = {f"act recruit {number}" for number in (1, 2, 3)}
    for number in (1, 2, 3):
        wanted |= {f"act recruit {number} members:{m}" for m in range(1, number + 1)}
    assert offered(game) == wanted
    play(game, "act recruit 3 members:2")
    assert show(game, "red").startswith("hq 1, members 2")
    assert asked(game) == ""


def test_more_members_than_recruits_are_refused() -> None:
    """[15.2.2] Three of two."""
    game = duel("now: act red doing recruit 2 must")
    assert refused(game, "act recruit 2 members:3") == "15.2.2"


def test_the_number_of_recruits_goes_by_the_sum() -> None:
    """[15.2.2] [5.1.1] A fourth is too much, Soldato or member."""
    game = duel("now: act red doing recruit +0 must")
    assert refused(game, "act recruit 4") == "5.1.1"
    assert refused(game, "act recruit 4 members:1") == "5.1.1"


def test_only_soldati_of_the_supply_come_as_soldati() -> None:
    """[15.2.2] [1.3.3] 49 stand in Noto: one is left, and many members."""
    game = duel("noto: red 49\nnow: act red doing recruit +0 must")
    assert refused(game, "act recruit 2") == "15.2.2"
    play(game, "act recruit 3 members:2")
    assert show(game, "red").startswith("hq 1, members 2")


def test_only_members_of_the_supply_come_as_members() -> None:
    """[15.2.2] [15.2.1] [1.3.3] Of 50 members 6 are in the Cupola and 43 at home: one is left."""
    game = duel("red: members 43\nnow: act red doing recruit +0 must")
    assert refused(game, "act recruit 2 members:2") == "15.2.2"
    play(game, "act recruit 3 members:1")
    assert show(game, "red").startswith("hq 2, members 44")


def test_recruits_are_no_more_than_the_supply_holds() -> None:
    """[15.2.2] [15.2.4] [5.1.1] [1.3.3] One unit is left of both together, a member."""
    game = duel("noto: red 50\nred: members 43\nnow: act red doing recruit +0 must")
    assert offered(game) == {"act recruit 1 members:1"}
    assert refused(game, "act recruit 2 members:2") == "5.1.1"


def test_an_order_that_recruits_splits_too() -> None:
    """[15.2.2] [R112] Red Church A recruits two."""
    game = duel("""
        round 1 encounter
        licata: red 1, order red/church-a revealed
        now: execute red/church-a
    """)
    play(game, "act recruit 2 members:1")
    assert show(game, "red").startswith("hq 1, members 1")


STRUCK = """
    round 1 encounter
    {}
    licata: red 3, order red/basic-3 revealed
    gela: {}
    now: execute red/basic-3
"""


def test_the_reward_of_a_strike_is_split() -> None:
    """[15.2.2] [8.9.1] [R112] Skull 2 against two neutrals: two units come home."""
    game = duel(STRUCK.format("", "neutral 2"))
    play(game, "act bomb licata gela")
    assert asked(game) == "red split"
    assert offered(game) == {"split 0", "split 1", "split 2"}
    assert refused(game, "split 3") == "15.2.2"
    play(game, "split 1")
    assert show(game, "red").startswith("hq 1, members 1")


@pytest.mark.parametrize("holder", ["blue 2", "fictional 2"])
def test_without_a_reward_nothing_is_split(holder: str) -> None:
    """[15.2.2] [14.2.3] Neither the opponent's nor fictional Soldati bring any."""
    game = duel(STRUCK.format("", holder))
    play(game, "act bomb licata gela")
    assert (show(game, "gela"), asked(game)) == ("", "")


def test_each_reward_of_a_fight_is_split_at_once() -> None:
    """[15.2.2] [8.9.2] [R67] Two by the bonuses, before the conflict, and one by knockout."""
    game = duel("""
        round 1 encounter
        licata: red 5, order red/basic-2 revealed
        gela: neutral 3
        now: execute red/basic-2
    """)
    play(game, "act shotgun licata gela land", "force 4")
    assert (show(game, "gela"), asked(game)) == ("neutral 1", "red split")
    assert offered(game) == {f"split {number}" for number in range(3)}
    play(game, "split 2", "conflict brute-force")
    assert (show(game, "gela"), asked(game)) == ("red 2", "red split")
    play(game, "split 1")
    assert show(game, "red").startswith("members 3")


def test_the_reward_of_the_switch_is_split() -> None:
    """[15.2.2] [13.1.3] Two units for taking a neutral area."""
    game = duel("""
        round 1 encounter
        switches neutrals
        licata: red 5, order red/basic-2 revealed
        gela: neutral 1
        now: execute red/basic-2
    """)
    play(game, "act shotgun licata gela land", "force 2")
    assert asked(game) == "red split"
    play(game, "split 2")
    assert show(game, "red").startswith("members 2")


def test_who_is_attacked_by_neutrals_splits_the_reward() -> None:
    """[15.2.2] [9.3.6] Red agitates one against Blue, who removes it by knockout."""
    game = duel("""
        round 1 encounter
        licata: red 1, order red/police-a revealed
        camastra: neutral 2
        enna: blue 4
        red: mat police 1
        now: execute red/police-a
    """)
    play(game, "act agitate camastra", "agitate-move enna 2", "conflict brute-force")
    assert asked(game) == "blue split"
    play(game, "split 1")
    assert "members 1" in show(game, "blue")


def test_cowards_come_home_as_soldati() -> None:
    """[15.2.2] [8.6.12] From the fight, not from the supply: nothing is split."""
    game = duel("""
        round 1 encounter
        licata: red 5, order red/basic-1 revealed
        gela: blue 2
        now: execute red/basic-1
    """)
    play(game, "act shotgun licata gela land", "force 4", "conflict finesse")
    play(game, "card coward-2", "card coward-1", "take leave", "take leave")
    assert (show(game, "gela"), asked(game)) == ("red 1", "")
    assert show(game, "red").startswith("hq 2")
    assert "members" not in show(game, "red").replace("members 0", "")


def test_the_split_is_asked_with_the_sum_of_the_supply() -> None:
    """[15.2.4] [15.2.2] [R13] No Soldato is left: the two units can only be members."""
    game = duel(STRUCK.format("noto: red 47", "neutral 2"))
    play(game, "act bomb licata gela")
    assert (asked(game), offered(game)) == ("red split", {"split 2"})
    assert refused(game, "split 1") == "15.2.2"


@pytest.mark.parametrize(("members", "left"), [(43, 1), (44, 0)])
def test_a_reward_is_no_more_than_the_supply_holds(members: int, left: int) -> None:
    """[15.2.2] [1.3.3] Two neutrals fall; one unit is left, or none, and nothing is split."""
    game = duel(STRUCK.format(f"noto: red 47\nred: members {members}", "neutral 2"))
    play(game, "act bomb licata gela")
    assert asked(game) == ("red split" if left else "")
    if left:
        play(game, "split 1")
    assert show(game, "red").startswith("members 44")


def test_the_reward_can_be_placed_by_recruitment() -> None:
    """[15.2.2] [8.9.2] Nobody was at home; the two who come may occupy Gela."""
    game = duel("""
        round 1 encounter
        licata: red 4, order red/basic-2 revealed
        gela: neutral 2
        red: tiles recruitment
        now: execute red/basic-2
    """)
    play(game, "act shotgun licata gela land", "force 2", "split 1")
    assert asked(game) == "red occupy"
    play(game, "occupy members:1")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 3", "red 7, blue 5")


def test_for_who_does_not_answer_chance_splits() -> None:
    """[15.2.2] [3.4.3] [R222] A fixed split would be known to the opponent."""
    game = duel("now: split red number 3")
    assert sorted(defaults(game)) == sorted(question(game).options)
    assert len(defaults(game)) == 4


# 15.2.9 Prices


INFLUENCE = """
    red: {}, tiles influence
    top: start neutral 1, police neutral 1, church neutral 1
    now: begin-tile red
"""


def test_a_price_is_paid_in_soldati() -> None:
    """[15.2.9] [11.1.3] [R112] The member stays at home."""
    game = duel(INFLUENCE.format("hq 1, members 1"))
    play(game, "begin-tile influence", "act exert police supply")
    assert show(game, "red").startswith("members 1")


def test_members_pay_no_price() -> None:
    """[15.2.9] [15.2.4] [R112] [R13] By the sum Red is asked, but nobody can pay."""
    game = duel(INFLUENCE.format("members 2"))
    assert asked(game) == "red begin-tile"
    assert offered(game) == {"begin-tile done"}
    assert refused(game, "begin-tile influence") == "11.1.3"


def test_without_units_nobody_is_asked_for_a_price() -> None:
    """[15.2.4] [1.4.10] All know that Red has nothing at home."""
    game = duel(INFLUENCE.format("money 1"))
    assert asked(game) == ""


# 15.2.1 Members stand in the Cupola only


def test_members_are_not_placed_in_areas() -> None:
    """[15.2.1] Of two Soldati and a member, two can go to Gela."""
    game = duel("gela: red 1\nred: hq 2, members 1\nnow: act red doing place 3")
    assert offered(game, "act place gela") == {
        "act place gela 1",
        "act place gela 2",
        "act place gela 1 members:1",
        "act place gela 2 members:1",
    }
    assert refused(game, "act place gela 3") == "5.2.2"


def test_soldati_are_not_put_into_the_cupola() -> None:
    """[15.2.1] [15.2.5] Of two Soldati and a member, one."""
    game = duel("gela: red 1\nred: hq 2, members 1\nnow: act red doing place 3")
    assert offered(game, "act members") == {"act members 1"}
    assert refused(game, "act members 2") == "15.2.5"


def test_a_turncoat_is_never_a_member() -> None:
    """[15.2.1] [15.2.4] [8.6.10] [R13] All 50 Soldati are in play: the enemy goes, none joins."""
    game = duel("""
        round 1 encounter
        licata: red 5, order red/basic-1 revealed
        noto: red 45
        gela: blue 3
        now: execute red/basic-1
    """)
    play(game, "act shotgun licata gela land", "force 2", "conflict finesse")
    play(game, "card turncoat", "card coward-1", "take leave", "take leave")
    assert (show(game, "gela"), show(game, "licata")[:5]) == ("red 1", "red 3")


def test_members_replace_no_defenders() -> None:
    """[15.2.1] [15.2.4] [10.1.2] [R13] Asked by the sum; no Soldato is in Black's supply."""
    game = duel("""
        round 1 encounter
        teams black against blue
        licata: black 4, order black/church-b revealed
        noto: black 46
        gela: blue 3
        now: execute black/church-b
    """)
    play(game, "act shotgun licata gela land", "force 2")
    assert asked(game) == "black turn-defenders"
    assert offered(game) == {"turn-defenders 0"}


def test_members_are_not_drawn_over() -> None:
    """[15.2.1] [15.2.4] [10.4.1] [R13] White has one Soldato in the supply, and many members."""
    game = duel("""
        round 1 encounter
        teams white against blue
        licata: white 4, order white/justice-b revealed
        noto: white 45
        gela: blue 3
        now: execute white/justice-b
    """)
    play(game, "act pull")
    assert offered(game) == {"pull-from gela 1", "pull-from done"}
    assert refused(game, "pull-from gela 2") == "10.4.1"
