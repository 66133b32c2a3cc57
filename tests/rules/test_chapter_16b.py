"""Chapter 16, three players: additional actions, the partners' restriction."""

import pytest

from famiglia.engine.game import Game
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import headline, refused


def three(text: str, level: str = "medium") -> Game:
    """Red alone against Blue and Yellow."""
    return position(f"teams red against blue+yellow\n{text}", mode="2v1", level=level)


# 16.3 Additional actions

TURN = """
    gela: red 2, 1 lab
    red: money 1{more}
    solo: {solo}waiting {waiting}
    top: police neutral 2 blue 2, church neutral 2
    now: planning first-turn then {first}
"""
MOVE = ("turn use police neutral recruit", "act recruit 1")


def turn(solo: str = "", waiting: int = 3, more: str = "", first: str = "red") -> Game:
    """Planning has begun, and additional tokens wait."""
    return three(TURN.format(solo=solo, waiting=waiting, more=more, first=first))


def test_an_additional_action_may_come_before_the_move() -> None:
    """[16.3.1] [R116] Then the turn goes on, without a second one before or after the move."""
    game = turn()
    play(game, "turn additional recruit", "act recruit 4")
    assert asked(game) == "red turn"
    assert show(game, "red") == "hq 4, money 1"
    assert show(game, "solo").startswith("recruit red 1")
    assert not offered(game, "turn additional")
    assert refused(game, "turn additional choice") == "16.3.1"
    play(game, *MOVE)
    assert asked(game) == "blue turn"


def test_an_additional_action_may_come_after_the_move() -> None:
    """[16.3.1] [R116] Once; then it is Blue's turn."""
    game = turn()
    play(game, *MOVE)
    assert asked(game) == "red additional-action"
    play(game, "additional-action recruit", "act recruit 2")
    assert (show(game, "red"), asked(game)) == ("hq 3, money 1", "blue turn")


def test_an_additional_action_may_be_left_out() -> None:
    """[16.3.1] [R116] The tokens stay for the next turn."""
    game = turn()
    play(game, *MOVE, "additional-action done")
    assert asked(game) == "blue turn"
    assert "red" not in show(game, "solo")


def test_an_additional_action_does_not_stand_for_the_move() -> None:
    """[16.3.1] [4.5.1] Red has possible moves and must make one."""
    game = turn()
    play(game, "turn additional recruit", "act recruit 1")
    assert refused(game, "turn pass") == "4.5.1"


def test_each_own_turn_has_an_additional_action() -> None:
    """[16.3.1] [R116] Red's next turn has one again."""
    game = turn()
    play(game, "turn additional recruit", "act recruit 1", *MOVE)
    play(game, "turn use police neutral choice", "act recruit 1")
    play(game, "turn use church neutral choice", "act recruit 1")
    assert asked(game) == "red turn"
    assert "turn additional choice" in offered(game)


def test_partners_have_no_additional_action() -> None:
    """[16.3.1] Neither before nor after the move; nor has anybody in 1v1."""
    game = turn(first="blue")
    assert not offered(game, "turn additional")
    play(game, *MOVE)
    assert asked(game) == "yellow turn"
    game = position(
        "teams red against blue\ntop: police neutral 2, church neutral 2\n"
        "now: planning first-turn then red",
        mode="1v1",
    )
    assert not offered(game, "turn additional")
    play(game, *MOVE)
    assert asked(game) == "blue turn"


def test_the_space_of_an_additional_action_is_free() -> None:
    """[16.3.1] [14.3.3] Recruit is taken; the unlimited one is always free."""
    game = turn("choice red 1, recruit red 1, ", waiting=1)
    assert refused(game, "turn additional recruit") == "14.3.3"
    play(game, "turn additional choice", "act recruit 1")
    assert show(game, "solo").startswith("choice red 2, recruit red 1")


def test_the_space_of_an_additional_action_is_unlocked() -> None:
    """[16.3.1] [16.2.2]"""
    assert refused(turn(), "turn additional equipment") == "16.2.2"
    game = turn("opened equipment, ")
    play(game, "turn additional equipment", "act car gela")
    assert show(game, "gela") == "red 2, 1 car, 1 lab"


def test_blocked_tokens_do_no_additional_actions() -> None:
    """[16.3.1] [16.2.1] Three have been used on medium, four are blocked."""
    game = turn("choice red 3, blocked 4, ", waiting=0)
    assert not offered(game, "turn additional")
    assert refused(game, "turn additional choice") == "16.3.1"
    play(game, *MOVE)
    assert asked(game) == "blue turn"


SPACES = """
    bottom: order neutral 1, equipment neutral 1, boat neutral 1, exert-supply neutral 1, \
exert-sheet neutral 1, car yellow 1, place yellow 1, order-place yellow 1, launder yellow 1, \
lab blue 1, recruit blue 1, recruit-place blue 1, ultima blue 1
"""
STUCK = f"""
    round 1 planning, passes {{passes}}
    gela: red 10
    red: orders none
    noto: blue 50
    blue: orders none
    enna: yellow 50
    yellow: orders none
    {SPACES}
    solo: waiting {{waiting}}
    top: police blue 2, church blue 2
    now: planning turns then red
"""
"""Nobody has a move: all limited spaces are taken, and nobody can pay, recruit or place."""


def stuck(passes: int = 2, waiting: int = 3) -> Game:
    """Red's turn, in which only recruits on the solo board are left."""
    return three(STUCK.format(passes=passes, waiting=waiting))


def test_who_passes_may_do_an_additional_action_before() -> None:
    """[16.3.1] [R116] No move is possible, but Red is asked."""
    game = stuck(0)
    assert asked(game) == "red turn"
    assert {answer.split()[1] for answer in offered(game)} == {"pass", "additional"}
    play(game, "turn additional recruit", "act recruit 3")
    assert show(game, "red").startswith("hq 3")


def test_a_move_that_the_additional_action_has_made_possible_is_made() -> None:
    """[16.3.1] [4.5.1] The choice brings 1 Money, with which Red can pay for a token of Blue's."""
    game = stuck(0)
    play(game, "turn additional choice", "act recruit 1")
    assert refused(game, "turn pass") == "4.5.1"
    play(game, "turn use police blue choice", "act recruit 1")
    assert show(game, "blue").startswith("money 1")


def test_if_all_pass_planning_ends() -> None:
    """[16.3.4] [4.5.3] Blue and Yellow have passed, and Red has no additional token left."""
    assert asked(stuck(waiting=0)) == ""


def test_who_passes_and_leaves_the_additional_action_out_has_passed() -> None:
    """[16.3.4] [4.5.3] [R206] The third pass in a row ends planning."""
    game = stuck()
    play(game, "turn pass")
    assert asked(game) == ""


def test_a_turn_with_an_additional_action_is_not_passed() -> None:
    """[16.3.4] [4.5.3] [R206] The others pass, and Red is asked again."""
    game = stuck()
    play(game, "turn additional recruit", "act recruit 3")
    assert asked(game) == "red turn"
    assert "turn additional choice" in offered(game)
    assert "passes 2" in headline(game)


FINAL = """
    gela: red 2
    red: mat church 1, bust ultima
    bottom: ultima red 1
    solo: waiting 3
    now: planning final then red
"""


def test_there_is_no_additional_action_with_the_final_action() -> None:
    """[16.3.2] [R116] Neither in its stead, nor after it."""
    game = three(FINAL)
    assert asked(game) == "red final-action"
    play(game, "final-action recruit", "act recruit 1")
    assert asked(game) == ""
    declined = three(FINAL)
    play(declined, "final-action done")
    assert asked(declined) == ""


def test_a_commission_token_acts_in_a_final_action() -> None:
    """[16.3.2] [14.3.3] [R116] [R111] It recruits five at base 4."""
    game = three(FINAL)
    play(game, "final-action exert-supply", "act exert church solo:recruit", "act recruit 5")
    assert show(game, "red").startswith("hq 5")
    assert asked(game) == ""


def test_a_commission_token_acts_besides_the_additional_action() -> None:
    """[16.3.2] [14.3.3] [R116] Both in one turn; the first takes no additional token."""
    game = turn(more=", mat church 1")
    play(game, "turn use police neutral exert-supply", "act exert church solo:recruit")
    play(game, "act recruit 5")
    assert asked(game) == "red additional-action"
    play(game, "additional-action choice", "act recruit 1")
    assert show(game, "solo").startswith("choice red 1, recruit red 1")
    assert show(game, "red").startswith("hq 6, money 2")
    assert asked(game) == "blue turn"


def test_a_commission_token_may_come_off_in_an_additional_action() -> None:
    """[16.3.2] [14.3.3] The additional token exerts influence, the other recruits."""
    game = turn("opened exert-supply, ", more=", mat church 1")
    play(game, "turn additional exert-supply", "act exert church solo:recruit", "act recruit 5")
    assert show(game, "solo").startswith("recruit red 1, exert-supply red 1")
    assert asked(game) == "red turn"


def test_a_commission_token_needs_no_additional_token() -> None:
    """[16.3.2] [14.3.3] All additional tokens are used or blocked."""
    game = turn("choice red 3, ", waiting=0, more=", mat church 1")
    play(game, "turn use police neutral exert-supply", "act exert church solo:recruit")
    play(game, "act recruit 5")
    assert show(game, "solo").startswith("choice red 3, recruit red 1")
    assert asked(game) == "blue turn"


def test_the_additional_action_comes_before_the_end_of_planning() -> None:
    """[16.3.3] [14.5.1] [R116] One column is left, but the turn is not over."""
    game = three("""
        top: police neutral 1, church neutral 2
        now: planning first-turn then red
    """)
    play(game, *MOVE)
    assert asked(game) == "red additional-action"
    play(game, "additional-action recruit", "act recruit 1")
    assert (show(game, "red"), asked(game)) == ("hq 2", "")


LAST = """
    round {number} encounter
    solo: {solo}
    bottom: place neutral 1, recruit neutral 1
    now: round then last-management
"""


def last(solo: str, number: int = 1, level: str = "easy") -> Game:
    """The management that ends a round."""
    return three(LAST.format(solo=solo, number=number), level)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_additional_tokens_return_and_those_of_the_mat_leave(number: int) -> None:
    """[16.3.5] [R118] On easy four are not blocked: two wait, two of three come back."""
    game = last("choice red 2, recruit red 1, waiting 2", number)
    play(game, "unlock done")
    assert headline(game).startswith(f"round {number + 1} planning")
    assert show(game, "solo") == "out 1"
    assert {"turn additional choice", "turn additional recruit"} <= offered(game)


def test_as_many_additional_tokens_wait_as_before() -> None:
    """[16.3.5] [R118] [R229] Of seven alike on the spaces three return; four leave the game."""
    game = last("choice red 7, waiting 1")
    assert show(game, "solo") == "out 4"


def test_a_blocking_token_may_open_a_locked_space() -> None:
    """[16.3.6] [R118] One additional token more, and that space for the rest of the game."""
    game = last("opened order-place, blocked 3, waiting 4")
    assert asked(game) == "red unlock"
    spaces = ("equipment", "exert-supply", "place-3", "garrison")
    assert offered(game) == {"unlock done", *(f"unlock {space}" for space in spaces)}
    assert refused(game, "unlock order-place") == "16.2.2"
    play(game, "unlock garrison")
    assert "opened order-place garrison" in show(game, "solo")
    assert "blocked 2" in show(game, "solo")
    assert asked(game) == "red turn"


def test_a_freed_token_is_an_additional_token() -> None:
    """[16.3.6] [16.3.1] [R118] On hard two of seven wait, and then three."""
    actions = "now:\n" + "additional-action red\n" * 4 + "free-token red"
    for answer, usable in (("unlock done", 2), ("unlock equipment", 3)):
        game = three(actions, "hard")
        play(game, answer)
        for _ in range(usable):
            play(game, "additional-action choice", "act recruit 1")
        assert asked(game) == ""


def test_the_blocking_token_may_stay() -> None:
    """[16.3.6] [R118] It is not taken off."""
    game = last("blocked 3, waiting 4")
    play(game, "unlock done")
    assert "opened" not in show(game, "solo")
    assert "blocked 2" not in show(game, "solo")
    assert asked(game) == "red turn"


def test_without_a_blocking_token_nothing_is_opened() -> None:
    """[16.3.6] [R118] All seven are free."""
    game = last("blocked 0, waiting 7")
    assert asked(game) == "red turn"


def test_nothing_is_opened_after_the_last_round() -> None:
    """[16.3.5] [16.3.6] The game is over."""
    game = last("blocked 3, waiting 4", 4)
    assert asked(game) == ""
    assert "winner" in headline(game)


# 16.4 The partners' restriction

PARTNERS = """
    solo: waiting 0
    blue: money 9
    yellow: money 9
    red: money 9
    top: church neutral {church}, police neutral 3, two red 3
    now: planning first-turn then {first}
"""
CHURCH = ("turn use church neutral choice", "act recruit 1")


def partners(church: int, first: str = "blue") -> Game:
    """Everybody could gain any column; some tokens lie in Church."""
    return three(PARTNERS.format(church=church, first=first))


def test_a_partner_does_not_gain_the_column_just_used() -> None:
    """[16.4.1] [R117] Blue took a token of Church; Yellow may gain another column."""
    game = partners(3)
    assert "turn gain church" in offered(game)
    play(game, *CHURCH)
    assert asked(game) == "yellow turn"
    assert refused(game, "turn gain church") == "16.4.1"
    assert {"turn gain police", "turn gain two"} == offered(game, "turn gain")


def test_a_partner_does_not_take_the_last_token_of_the_column_just_used() -> None:
    """[16.4.1] [R117] One of two is left in Church."""
    game = partners(2)
    play(game, *CHURCH)
    assert not offered(game, "turn use church")
    assert refused(game, "turn use church neutral choice") == "16.4.1"


def test_a_partner_may_take_another_token_of_that_column() -> None:
    """[16.4.1] [R117] Two of three are left; one of them may go, the other stays."""
    game = partners(3)
    play(game, *CHURCH, *CHURCH)
    assert asked(game) == "red turn"
    assert show(game, "top").startswith("police neutral 3, church neutral 1")


def test_a_partner_may_take_the_last_token_of_another_column() -> None:
    """[16.4.1] [R117] Blue took one of Police, Yellow takes the only one of Church."""
    game = partners(1)
    play(game, "turn use police neutral choice", "act recruit 1", *CHURCH)
    assert show(game, "top").endswith("closed church")


def test_the_single_player_is_not_restricted() -> None:
    """[16.4.1] [R117] Neither Red after Yellow nor Blue after Red."""
    game = partners(3, "yellow")
    play(game, *CHURCH)
    assert asked(game) == "red turn"
    assert "turn gain church" in offered(game)
    play(game, *CHURCH)
    assert asked(game) == "blue turn"
    assert "turn gain church" in offered(game)
    assert "turn use church neutral choice" in offered(game)


def test_the_restriction_is_over_after_the_partners_turn() -> None:
    """[16.4.1] [R117] Blue took from Church, Yellow from Police; Red and Blue may gain both."""
    game = partners(3)
    play(game, *CHURCH, "turn use police neutral choice", "act recruit 1")
    for family in ("red", "blue"):
        assert asked(game) == f"{family} turn"
        assert {"turn gain church", "turn gain police"} <= offered(game)
        play(game, "turn use two red choice", "act recruit 1")


def test_a_pass_in_between_ends_the_restriction() -> None:
    """[16.4.1] [R117] Red used Church and Blue passes: Yellow follows no turn of a partner's."""
    game = three("""
        solo: waiting 0
        red: money 1
        blue: orders none
        top: church yellow 2, police yellow 2
        now: planning first-turn then red
    """)
    play(game, "turn use church yellow choice", "act recruit 1")
    assert (asked(game), "passes 1" in headline(game)) == ("yellow turn", True)
    assert {"turn gain church", "turn use church yellow choice"} <= offered(game)


def test_a_pass_of_the_single_player_ends_the_restriction_too() -> None:
    """[16.4.1] [R117] Yellow used Church and Red passes: Blue does not follow Yellow directly."""
    game = three("""
        round 1 planning, start yellow
        solo: waiting 0
        red: orders none
        top: church yellow 2, police yellow 2
        now: planning first-turn then yellow
    """)
    play(game, "turn use church yellow choice", "act recruit 1")
    assert (asked(game), "passes 1" in headline(game)) == ("blue turn", True)
    assert {"turn gain church", "turn use church yellow choice"} <= offered(game)


def test_the_restriction_does_not_last_into_the_next_round() -> None:
    """[16.4.1] Blue had the last turn of planning; a round later Yellow begins."""
    game = three("""
        round 1 encounter, start yellow, taken church
        yellow: money 9
        solo: blocked 0, waiting 7
        bottom: recruit neutral 1, place neutral 1
        now: round then last-management
    """)
    assert asked(game) == "yellow turn"
    assert {"turn gain church", "turn use church neutral choice"} <= offered(game)


def test_a_partner_with_no_other_move_passes() -> None:
    """[16.4.1] [4.5.2] [R117] Yellow could only take Church's last token, so it is Red's turn."""
    game = three("""
        solo: waiting 0
        yellow: orders none
        top: church neutral 2, police blue 3, two red 1
        now: planning first-turn then blue
    """)
    play(game, *CHURCH)
    assert asked(game) == "red turn"
    assert "passes 1" in headline(game)


def test_a_column_gained_by_the_partner_restricts_no_other() -> None:
    """[16.4.1] Blue gains Church; Yellow may gain Police or Two."""
    game = partners(1)
    play(game, "turn gain church", "lay-token neutral choice", "act done")
    assert asked(game) == "yellow turn"
    assert {"turn gain police", "turn gain two"} <= offered(game)


def test_the_restriction_is_not_for_tables_of_four() -> None:
    """[16.4.1] Nobody plays after the partner there; Blue may gain what Red used."""
    game = position(PARTNERS.format(church=3, first="red").replace("solo: waiting 0", ""))
    play(game, *CHURCH)
    assert "turn gain church" in offered(game)
