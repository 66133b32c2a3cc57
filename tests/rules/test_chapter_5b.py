"""Chapter 5, the actions of planning: influence, slots, columns."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import headline, refused

# 5.6 Exert influence


@pytest.mark.parametrize("row", ["justice", "police", "economy", "church"])
def test_a_token_of_any_row_goes_to_the_supply(row: str) -> None:
    """[5.6.1] The next slot of that row is revealed, and no token lies on a sheet."""
    game = position(
        "red: mat justice 1 police 1 economy 1 church 1\nnow: act red doing exert supply"
    )
    play(game, f"act exert {row} supply")
    assert f"{row} 2" in show(game, "red")
    assert (show(game, "top"), show(game, "bottom")) == ("", "")


def test_an_empty_row_gives_no_token() -> None:
    """[5.6.1] Police has four slots, and all are revealed."""
    game = position("red: mat police 4 church 3\nnow: act red doing exert supply")
    assert refused(game, "act exert police supply") == "5.6.1"
    play(game, "act exert church supply")
    assert show(game, "red") == "mat police 4 church 4"


def test_an_empty_mat_exerts_no_influence() -> None:
    """[5.6.1] [4.2.2] One token short of that it does."""
    text = "red: mat justice 4 police 4 economy 5 church {}\ntop: police neutral 1\nnow: turn red"
    assert refused(position(text.format(4)), "turn use police neutral exert-supply") == "4.2.2"
    play(position(text.format(3)), "turn use police neutral exert-supply")


def test_a_token_for_a_sheet_must_be_laid_there() -> None:
    """[5.6.2] Not in the supply; on a free space below its action is not done."""
    game = position("""
        top: church blue 1
        bottom: place blue 1
        now: act red doing exert sheet
    """)
    assert refused(game, "act exert police supply") == "5.6.2"
    assert refused(game, "act exert police bottom:place") == "4.1.4"
    play(game, "act exert police bottom:recruit")
    assert (show(game, "bottom"), asked(game)) == ("place blue 1, recruit red 1", "")
    assert show(game, "red") == "mat police 1"


def test_on_the_top_sheet_the_token_joins_another_one() -> None:
    """[5.6.3] Also a neutral one, but not an empty column."""
    game = position("top: church neutral 1\nnow: act red doing exert sheet")
    assert offered(game, "act exert police top:") == {"act exert police top:church"}
    assert refused(game, "act exert police top:two") == "5.6.3"
    play(game, "act exert police top:church")
    assert show(game, "top") == "church red 1 neutral 1"


@pytest.mark.parametrize(("lying", "free"), [(3, True), (4, False)])
def test_the_column_needs_a_free_space(lying: int, free: bool) -> None:
    """[5.6.3] Police of sheet 0 has four."""
    game = position(f"top: police neutral {lying}\nnow: act red doing exert sheet")
    assert ("act exert church top:police" in offered(game)) == free


def test_two_tokens_of_one_row_go_to_the_supply() -> None:
    """[5.6.4] Two at most, and the second is of the row of the first."""
    game = position("now: act red doing exert 2 row must")
    play(game, "act exert church supply")
    assert offered(game) == {"act exert church supply", "act done"}
    play(game, "act exert church supply")
    assert (show(game, "red"), asked(game)) == ("mat church 2", "")


def test_one_token_of_the_row_may_be_enough() -> None:
    """[5.6.4] Up to 2; and of a row with one token only that."""
    game = position("red: mat church 3 police 2\nnow: act red doing exert 2 row must")
    play(game, "act exert church supply")
    assert (show(game, "red"), asked(game)) == ("mat police 2 church 4", "")
    game = position("now: act red doing exert 2 row must")
    play(game, "act exert church supply", "act done")
    assert (show(game, "red"), asked(game)) == ("mat church 1", "")


# 5.7 Revealing slots


def test_a_token_is_settled_before_the_next() -> None:
    """[5.7.1] The car of the first slot of Justice comes before the second token."""
    game = position("gela: red 1\nnow: act red doing exert 2 row")
    play(game, "act exert justice supply")
    assert "act exert justice supply" not in offered(game)
    play(game, "act car gela", "act exert justice supply")
    assert (show(game, "gela"), show(game, "red")) == ("red 1, 1 car", "mat justice 2")


@pytest.mark.parametrize(
    ("row", "revealed", "order"),
    [
        ("justice", 0, "justice-a"),
        ("justice", 2, "justice-b"),
        ("economy", 1, "economy-b"),
        ("economy", 2, "economy-c"),
        ("church", 2, "church-b"),
    ],
)
def test_the_first_slot_of_a_letter_brings_its_order(row: str, revealed: int, order: str) -> None:
    """[5.7.2] It can be laid at once; before, it could not."""
    game = position(f"""
        gela: red 1
        red: mat {row} {revealed}
        now:
        act red doing order
        act red doing exert supply
    """)
    play(game, f"act exert {row} supply")
    while f"act order gela {order}" not in offered(game):
        play(game, "act done")
    play(game, f"act order gela {order}")
    assert f"order red/{order}" in show(game, "gela")


@pytest.mark.parametrize(("row", "revealed"), [("justice", 1), ("police", 1), ("economy", 3)])
def test_a_later_slot_of_a_letter_brings_no_order(row: str, revealed: int) -> None:
    """[5.7.2] Headquarters have the five basic ones and those of the slots before."""
    text = f"""
        gela: red 1
        red: mat {row} {{}}
        now:
        act red doing order
        act red doing exert supply
    """
    game = position(text.format(revealed))
    play(game, f"act exert {row} supply")
    before = position(text.format(revealed))
    play(before, "act done")
    while not offered(game, "act order"):
        play(game, "act done")
    assert offered(game, "act order") == offered(before, "act order")


def test_an_effect_is_used_at_once_or_lost() -> None:
    """[5.7.3] The lab of the second slot of Economy is not wanted, and never comes."""
    game = position("gela: red 1\nred: mat economy 1\nnow: act red doing exert supply")
    play(game, "act exert economy supply")
    assert offered(game) == {"act lab gela", "act done"}
    play(game, "act done")
    assert (show(game, "gela"), asked(game)) == ("red 1", "")


def test_an_impossible_effect_is_lost_and_not_asked_for() -> None:
    """[5.7.3] A car without an own area."""
    game = position("now: act red doing exert supply")
    play(game, "act exert justice supply")
    assert (show(game, "red"), asked(game)) == ("mat justice 1", "")


@pytest.mark.parametrize(("revealed", "money"), [(0, 1), (2, 3), (3, 2)])
def test_slots_of_economy_pay_once(revealed: int, money: int) -> None:
    """[5.7.3] [5.5.1] 1 Money, launder with three labs, 2 Money."""
    game = position(f"""
        gela: red 1, 2 labs
        licata: red 1, 1 lab
        red: mat economy {revealed}
        now: act red doing exert supply
    """)
    play(game, "act exert economy supply")
    (effect,) = offered(game) - {"act done"}
    play(game, effect)
    assert show(game, "red") == f"money {money}, mat economy {revealed + 1}"


def test_the_rightmost_base_value_counts_from_now_on() -> None:
    """[5.7.4] [5.7.5] Church: 3, then 4, then 5; the sum would be more."""
    game = position("""
        now:
        act red doing recruit +0
        act red doing exert 2 row
    """)
    play(game, *["act exert church supply"] * 2)
    assert offered(game, "act recruit") == {f"act recruit {number}" for number in range(1, 6)}


def test_the_lower_value_of_justice_serves_a_strike() -> None:
    """[5.7.5] 2/3: a car bomb of 3 and two skulls remove five."""
    game = position("""
        round 1 encounter
        red: mat justice 3
        enna: red 1, 1 car, order red/basic-3 revealed
        licata: blue 9
        now: execute red/basic-3
    """)
    play(game, "act bomb enna licata car")
    assert show(game, "licata") == "blue 4"


def test_the_upper_value_of_justice_serves_a_movement() -> None:
    """[5.7.5] 2/3: a car of 2 removes two before the conflict."""
    game = position("""
        round 1 encounter
        red: mat justice 3
        enna: red 2, 1 car, order red/basic-1 revealed
        licata: blue 9
        now: execute red/basic-1
    """)
    play(game, "act shotgun enna licata land", "force 1 car")
    assert show(game, "licata") == "blue 7"


# 5.8 The actions of the columns


def test_the_starting_piece_is_always_taken_and_equipment_if_wanted() -> None:
    """[5.8.1] Blue had it; Red wants no equipment."""
    game = position("""
        round 1 planning, start blue
        gela: red 1
        red: money 2, orders none
        top: start neutral 1
        now: turn red
    """)
    play(game, "turn gain start", "lay-token neutral place")
    play(game, "act done")
    assert headline(game).startswith("round 1 planning, start red")
    assert show(game, "gela") == "red 1"


def test_the_starting_piece_is_taken_by_its_holder_too() -> None:
    """[5.8.1] Red keeps it and places a car."""
    game = position("gela: red 1\nred: money 2, orders none\ntop: start neutral 1\nnow: turn red")
    play(game, "turn gain start", "lay-token neutral place")
    play(game, "act car gela")
    assert headline(game).startswith("round 1 planning, start red")
    assert show(game, "gela") == "red 1, 1 car"


def test_a_column_takes_up_to_two_tokens_of_its_own_row() -> None:
    """[5.8.2] Not of another one, though this one has only one token left."""
    game = position("red: mat police 3\nnow: act red doing institution 2 police")
    assert offered(game) == {"act exert police supply", "act done"}
    assert refused(game, "act exert church supply") == "5.8.2"
    play(game, "act exert police supply")
    assert (show(game, "red"), asked(game)) == ("mat police 4", "")


TWO = "top: church neutral 1\nnow: act red doing institutions 2"


@pytest.mark.parametrize(
    "answers",
    [
        ("act exert economy supply", "act done", "act exert police bottom:recruit"),
        ("act exert police bottom:recruit", "act exert economy supply", "act done"),
    ],
)
def test_of_two_institutions_one_goes_to_the_supply_and_one_to_a_sheet(
    answers: tuple[str, ...],
) -> None:
    """[5.8.3] In either order; the Money of Economy's first slot is left."""
    game = position(TWO)
    play(game, *answers)
    assert (show(game, "red"), show(game, "bottom")) == ("mat police 1 economy 1", "recruit red 1")
    assert asked(game) == ""


def test_two_institutions_are_two_rows_and_two_destinations() -> None:
    """[5.8.3] After one to the supply, neither the same row nor the supply."""
    game = position(TWO)
    play(game, "act exert police supply")
    assert refused(game, "act exert police top:church") == "5.8.3"
    assert refused(game, "act exert church supply") == "5.8.3"
    assert "act exert church top:church" in offered(game)


@pytest.mark.parametrize("where", ["supply", "top:church", "bottom:recruit"])
def test_who_takes_only_one_of_two_sends_it_anywhere(where: str) -> None:
    """[5.8.3]"""
    game = position(TWO)
    play(game, f"act exert church {where}", "act done")
    assert (show(game, "red"), asked(game)) == ("mat church 1", "")
