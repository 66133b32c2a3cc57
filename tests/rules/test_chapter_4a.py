"""Chapter 4, planning: the turn, using a space, costs and income."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import everywhere, refused

# 4.1 The turn


def test_a_turn_is_one_move_and_the_next_family_follows() -> None:
    """[4.1.1] Red recruits, and Blue is asked though Red could go on."""
    game = position("""
        top: church neutral 2
        now:
        planning turns then blue
        turn red
    """)
    play(game, "turn use church neutral recruit", "act recruit 4")
    assert (show(game, "red"), asked(game)) == ("hq 4", "blue turn")


def test_own_neutral_and_foreign_tokens_may_be_taken() -> None:
    """[4.1.2] All three lie in one column, and each may go to the same space."""
    game = position("""
        red: money 1
        top: church red 1 neutral 1 blue 1
        now: turn red
    """)
    assert offered(game, "turn use church") >= {
        "turn use church red recruit",
        "turn use church neutral recruit",
        "turn use church blue recruit",
    }
    assert refused(game, "turn use church green recruit") == "4.1.2"
    assert refused(game, "turn use police neutral recruit") == "4.1.2"


def test_a_token_goes_to_a_space_of_any_column() -> None:
    """[4.1.3] [4.2.1] A token of Justice onto a space of Church; both sheets tell it."""
    game = position("""
        top: justice neutral 1, police neutral 1
        now: turn red
    """)
    play(game, "turn use justice neutral recruit", "act recruit 1")
    assert show(game, "top") == "police neutral 1, closed justice"
    assert show(game, "bottom") == "recruit neutral 1"


def test_a_space_holds_one_token_but_an_unlimited_one_any_number() -> None:
    """[4.1.4] The recruit space is taken; three tokens on the choice are no hindrance."""
    game = position("""
        top: church neutral 1
        bottom: recruit blue 1, choice blue 2 red 1
        now: turn red
    """)
    assert refused(game, "turn use church neutral recruit") == "4.1.4"
    play(game, "turn use church neutral choice", "act recruit 1")
    assert show(game, "bottom") == "choice red 1 blue 2 neutral 1, recruit blue 1"


def test_an_unlimited_space_of_the_top_sheet_is_always_free() -> None:
    """[4.1.4] Economy of sheet 1 has two ordinary spaces besides; nine tokens lie there."""
    game = position("""
        round 2 planning
        top: economy neutral 5 blue 4
        now: act red doing exert sheet
    """)
    play(game, "act exert church top:economy")
    assert show(game, "top") == "economy red 1 blue 4 neutral 5"


def test_a_circle_that_its_token_has_left_is_a_free_space() -> None:
    """[4.1.5] Police has a circle and three spaces: with the fourth token gone, one has room."""
    game = position("""
        top: police neutral 1 blue 3, church neutral 1
        now: turn red
    """)
    play(game, "turn use police neutral exert-sheet", "act exert church top:police")
    assert show(game, "top") == "police red 1 blue 3, church neutral 1"


@pytest.mark.parametrize("blue", ["blue-1", "blue-2"])
def test_a_blue_space_is_not_used(blue: str) -> None:
    """[4.1.6] Whatever the switch says about gaining influence."""
    game = position("""
        switches blue-spaces
        top: church neutral 1
        now: turn red
    """)
    assert refused(game, f"turn use church neutral {blue}") == "4.1.6"


def test_a_blue_space_takes_no_token_of_a_column_nor_of_the_mat() -> None:
    """[4.1.6] Neither when influence is gained nor when it is exerted."""
    gained = position("""
        top: church neutral 1
        now: lay-token red column church
    """)
    assert refused(gained, "lay-token neutral blue-1") == "4.1.6"
    exerted = position("now: act red doing exert sheet")
    assert refused(exerted, "act exert church bottom:blue-1") == "4.1.6"


def test_a_blue_space_of_the_top_sheet_is_an_ordinary_one() -> None:
    """[4.1.6] [5.6.3] The first column of sheet 1 has three action spaces and a blue one."""
    text = """
        round 2 planning
        top: start neutral {}
        now: act red doing exert sheet
    """
    game = position(text.format(3))
    play(game, "act exert church top:start")
    assert show(game, "top") == "start red 1 neutral 3"
    assert refused(position(text.format(4)), "act exert church top:start") == "5.6.3"


def test_a_column_emptied_in_this_phase_takes_no_token() -> None:
    """[4.1.7] Somebody took the last token of Police before."""
    game = position("""
        top: church neutral 1, closed police
        now: act red doing exert sheet
    """)
    assert refused(game, "act exert justice top:police") == "4.1.7"


def test_the_last_token_that_is_used_closes_its_column() -> None:
    """[4.1.7] [5.6.3] The token for the top sheet cannot go back where the other has left."""
    game = position("""
        top: church neutral 1, police neutral 1
        now: turn red
    """)
    play(game, "turn use police neutral exert-sheet")
    assert offered(game, "act exert justice top:") == {"act exert justice top:church"}
    assert refused(game, "act exert justice top:police") == "4.1.7"


def test_a_column_that_was_gained_takes_no_token_of_the_mat() -> None:
    """[4.1.7] [5.8.3] Two institutions is empty when its action is done."""
    game = position("""
        red: money 3
        top: two neutral 1, church neutral 1
        now: turn red
    """)
    play(game, "turn gain two", "lay-token neutral place")
    assert refused(game, "act exert police top:two") == "4.1.7"
    play(game, "act exert police top:church")
    assert show(game, "top") == "church red 1 neutral 1, closed two"


# 4.2 Using a space


@pytest.mark.parametrize(
    ("space", "why"),
    [
        ("place", "nobody is in headquarters"),
        ("launder", "there is no lab"),
        ("car", "there is no own area, and the income does not count"),
        ("boat", "there is no own coast, and the income does not count"),
        ("lab", "there is no own area"),
        ("order", "there is no own area"),
    ],
)
def test_a_space_that_does_nothing_is_not_used(space: str, why: str) -> None:
    """[4.2.2] [4.2.3] Red has Money and orders, but neither areas nor Soldati."""
    game = position("""
        red: money 5
        top: church neutral 1
        now: turn red
    """)
    assert refused(game, f"turn use church neutral {space}") == "4.2.2", why


@pytest.mark.parametrize(
    ("space", "board"),
    [
        ("place", "red: hq 5\n" + everywhere("blue")),
        ("recruit", "noto: red 50"),
        ("choice", "noto: red 50"),
        ("order", "noto: red 1, order red/basic-1"),
        ("lab", "noto: red 1, 2 labs"),
        ("car", "noto: red 1, 5 cars"),
        ("launder", "noto: green 1, 2 labs\ngela: 2 labs"),
    ],
)
def test_a_space_is_useless_when_room_or_pieces_have_run_out(space: str, board: str) -> None:
    """[4.2.2] No area to go to, no Soldato, no car, no own lab, no area without an order."""
    money = "" if "red: hq" in board else "red: money 5"
    game = position(f"{board}\n{money}\ntop: church red 1\nnow: turn red")
    assert refused(game, f"turn use church red {space}") == "4.2.2"


def test_one_part_that_can_do_something_is_enough() -> None:
    """[4.2.2] No own area for an order, but a Soldato for an empty area; he must be placed."""
    game = position("""
        red: hq 1, money 1
        top: church neutral 1
        now: turn red
    """)
    play(game, "turn use church neutral order-place")
    assert refused(game, "act done") == "4.2.2"
    play(game, "act place noto 1", "act done")
    assert (show(game, "noto"), asked(game)) == ("red 1", "")


def test_an_action_that_takes_money_does_something() -> None:
    """[4.2.3] One lab is enough to launder."""
    game = position("""
        gela: red 1, 1 lab
        top: church neutral 1
        now: turn red
    """)
    play(game, "turn use church neutral launder")
    play(game, "act launder")
    assert show(game, "red") == "money 1"


def test_of_two_parts_with_a_stroke_only_one_is_done() -> None:
    """[4.2.4] After recruiting 1 nothing is placed."""
    game = position("""
        gela: red 1
        red: hq 2
        now: act red doing recruit 1 / place 1 must
    """)
    assert {"act recruit 1", "act place gela 1"} <= offered(game)
    play(game, "act recruit 1")
    assert (show(game, "red"), asked(game)) == ("hq 3", "")


def test_parts_with_a_plus_are_done_in_either_order_and_to_any_extent() -> None:
    """[4.2.5] Place 1 of up to 1 first, then recruit 2 of up to 3."""
    game = position("""
        red: hq 1, money 1
        top: church neutral 1
        now: turn red
    """)
    play(game, "turn use church neutral recruit-place", "act place noto 1", "act recruit 2")
    assert (show(game, "noto"), show(game, "red"), asked(game)) == ("red 1", "hq 2", "")


def test_a_part_with_a_plus_may_be_left_out_when_the_other_did_something() -> None:
    """[4.2.5] Recruit serves the place that follows; but Red is content."""
    game = position("now: act red doing recruit +0 + place +0 must")
    play(game, "act recruit 3", "act done")
    assert (show(game, "red"), asked(game)) == ("hq 3", "")
