"""Chapter 4, planning: passing, the end of planning."""

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import headline, refused, use

# 4.5 Passing


STUCK = """
    round 1 planning
    red: orders none
    blue: orders none
    green: orders none, money {}
    yellow: orders none
    noto: blue {}
    top: police blue 1
    bottom: order green 1, equipment green 1, boat green 1, car green 1, ultima green 1, \
exert-supply neutral 1, exert-sheet neutral 1
    now:
      round then management
      planning turns then blue
      turn red
"""
"""Only a token of Blue's is left: 1 Money for who uses it, 3 for who gains the column."""


def test_nobody_passes_who_can_move() -> None:
    """[4.5.1] Even if the only order must be given up for it."""
    game = position("""
        red: orders basic-1
        green: money 9
        top: police blue 1
        now: turn red
    """)
    assert refused(game, "turn pass") == "4.5.1"


def test_who_has_no_move_passes_without_being_asked_if_there_can_be_no_gift() -> None:
    """[4.5.2] Green has 1 Money; Blue, whose token it is, can recruit and is asked."""
    game = position(STUCK.format(1, 49))
    assert (asked(game), headline(game)) == ("blue turn", "round 1 planning, start red, passes 1")


def test_who_has_no_move_is_asked_if_the_partner_could_give() -> None:
    """[4.5.2] With Green's 2 Money Red may move after all, and then must."""
    game = position(STUCK.format(2, 50))
    assert (asked(game), offered(game)) == ("red turn", {"turn pass"})
    use(game, "green", "give")
    assert refused(game, "turn pass") == "4.5.1"
    play(game, "turn use police blue recruit")
    assert show(game, "blue").startswith("money 1")


def test_who_is_asked_and_passes_has_passed_once() -> None:
    """[4.5.2] [4.5.3] Green keeps its 2 Money; Blue, who can recruit, is next."""
    game = position(STUCK.format(2, 49))
    play(game, "turn pass")
    assert (asked(game), headline(game)) == ("blue turn", "round 1 planning, start red, passes 1")


def test_the_phase_ends_when_all_pass_one_after_another() -> None:
    """[4.5.3] [4.6.1] [4.6.2] Blue's supply is empty too; without orders round 2 begins."""
    game = position(STUCK.format(0, 50))
    assert headline(game) == "round 2 planning, start red"
    assert "police blue 1" in show(game, "top")


def test_a_move_in_between_begins_the_count_anew() -> None:
    """[4.5.3] Three have passed; the fourth moves, and planning goes on."""
    game = position("""
        round 1 planning, passes 3
        top: police neutral 2
        now:
          planning turns then blue
          turn red
    """)
    play(game, "turn use police neutral recruit", "act recruit 1")
    assert (asked(game), headline(game)) == ("blue turn", "round 1 planning, start red")


# 4.6 The end of planning


def test_planning_ends_with_the_last_token_of_the_top_sheet() -> None:
    """[4.6.1] Red takes it; the encounter follows, with an order of Blue's."""
    game = position("""
        round 1 planning
        gela: blue 1, order blue/basic-4
        top: police neutral 1
        now:
          round then management
          planning turns then blue
          turn red
    """)
    play(game, "turn use police neutral recruit", "act recruit 1")
    assert (headline(game), asked(game)) == ("round 1 encounter, start red", "blue act")


def test_what_was_left_on_the_top_sheet_stays_in_its_column() -> None:
    """[4.6.2] [14.5.2] A token of Police beside those that lie in Police of the next top sheet."""
    game = position("""
        round 1 encounter
        top: police blue 1
        bottom: place red 1, order-place neutral 1, recruit neutral 1
        now: round then last-management
    """)
    assert headline(game) == "round 2 planning, start red"
    assert show(game, "top") == "police red 1 blue 1 neutral 1, church neutral 1"
    assert show(game, "bottom") == ""


def test_tokens_beside_the_spaces_count_for_the_column() -> None:
    """[4.6.2] [14.5.2] Police of sheet 1 has two spaces and gets five tokens: 6 to gain them."""
    text = """
        round 1 encounter
        red: money {}, orders none
        top: police neutral 3
        bottom: place neutral 1, order-place neutral 1
        now: round then last-management
    """
    game = position(text.format(6))
    assert show(game, "top") == "police neutral 5"
    assert refused(position(text.format(5)), "turn gain police") == "4.3.3"
    play(game, "turn gain police")
    assert asked(game) == "red lay-token"
