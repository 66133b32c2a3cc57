"""Chapter 3, rounds and order of play, Anytime Options, questions and answers."""

import pytest

from famiglia.engine.defaults import defaults
from famiglia.engine.game import NotOffered
from famiglia.record.notation import Answer, context_of, parse, write
from tests.positions import asked, offered, play, position, question, show
from tests.rules.acts import headline, refused, use, use_refused

# 3.1 A round


def test_planning_encounter_and_the_next_round_follow_one_another() -> None:
    """[3.1.1] The last token of planning, an order in the encounter, then round 2."""
    game = position("""
        round 1 planning
        gela: blue 1, order blue/basic-4
        top: church neutral 1
        now:
          round then management
          planning turns then blue
          turn red
    """)
    play(game, "turn use church neutral recruit", "act recruit 1")
    assert (headline(game), asked(game)) == ("round 1 encounter, start red", "blue act")
    play(game, "act done")
    assert (headline(game), asked(game)) == ("round 2 planning, start red", "red turn")


def test_there_is_no_fifth_round() -> None:
    """[3.1.1] After the encounter of round 4 nobody is asked any more."""
    game = position("round 4 encounter\nbottom: place neutral 1\nnow: round then last-management")
    assert (asked(game), headline(game)) == ("", "round 4 encounter, start red, winner nobody")


@pytest.mark.parametrize("first", ["red", "blue", "green", "yellow"])
def test_turns_go_round_from_who_has_the_starting_piece(first: str) -> None:
    """[3.1.2] Red, Blue, Green, Yellow and round again."""
    families = ["red", "blue", "green", "yellow"]
    game = position(f"""
        round 1 planning, start {first}
        top: church neutral 5, police neutral 3
        now: round then planning
    """)
    began = families.index(first)
    for family in [*families[began:], *families[:began], first]:
        assert asked(game) == f"{family} turn"
        play(game, "turn use church neutral choice", "act recruit 1")


def test_the_starting_piece_counts_from_the_next_phase_on() -> None:
    """[3.1.3] Blue takes it; Green follows all the same, and in the encounter Blue is first."""
    game = position("""
        round 1 planning
        blue: money 2, orders none
        gela: red 1, order red/basic-4
        licata: yellow 1, order yellow/basic-4
        top: start neutral 1, church neutral 1
        now:
          round then management
          planning turns then green
          turn blue
    """)
    play(game, "turn gain start", "lay-token neutral place")
    assert (asked(game), headline(game)) == (
        "green turn",
        "round 1 planning, start blue, first red",
    )
    play(game, "turn use church neutral recruit", "act recruit 1")
    assert (asked(game), headline(game)) == ("yellow act", "round 1 encounter, start blue")


def test_management_keeps_the_order_of_its_phase() -> None:
    """[3.1.4] Red began planning, Yellow has the piece; Red marks its tile first."""
    game = position("""
        round 1 planning, start yellow, first red
        enna: red 1
        nicosia: red 1
        gela: yellow 1
        licata: yellow 1
        tiles allies rents
        now: round then management
    """)
    assert asked(game) == "red place-tile"


# 3.2 The beginning of planning


def test_tiles_come_before_the_first_turn_in_the_sequence_a_family_likes() -> None:
    """[3.2.1] Blue begins; it uses Influence, then Speedboats; then Red, then the turns."""
    game = position("""
        round 1 planning, start blue
        gela: blue 1
        licata: red 1
        blue: hq 1, tiles speedboats influence
        red: tiles speedboats
        top: church neutral 1
        now: round then planning
    """)
    assert offered(game) == {
        "begin-tile influence",
        "begin-tile speedboats",
        "begin-tile done",
    }
    play(game, "begin-tile influence", "act exert police supply", "begin-tile speedboats")
    play(game, "act boat mare-licata")
    assert asked(game) == "red begin-tile"
    play(game, "begin-tile done")
    assert asked(game) == "blue turn"


# 3.3 Anytime Options

TURN = """
    red: money {}
    blue: money 2
    top: church neutral 2
    now: turn red
"""


def test_a_family_uses_options_while_another_is_asked_as_often_as_it_likes() -> None:
    """[3.3.1] [3.3.2] Blue sells two orders in Red's turn, and Red is still asked."""
    game = position(TURN.format(0))
    use(game, "blue", "sell basic-1")
    use(game, "blue", "sell basic-4")
    assert show(game, "blue") == "money 4, removed basic-1 basic-4"
    assert asked(game) == "red turn"


@pytest.mark.parametrize(
    "now", ["place-tile red", "card red/basic-1 from enna to licata by land against blue"]
)
def test_options_are_there_in_management_and_in_the_middle_of_a_fight(now: str) -> None:
    """[3.3.1] Whenever somebody is asked: also Blue, whose card is not asked for yet."""
    game = position(f"""
        round 1 encounter
        tiles allies rents
        enna: red 1, order red/basic-1 revealed
        licata: blue 1
        {"fight: red 2" if "card" in now else "red: confirmed enna"}
        now: {now}
    """)
    before = asked(game)
    use(game, "blue", "sell basic-1")
    assert (show(game, "blue"), asked(game)) == ("money 1, removed basic-1", before)


def test_there_are_no_options_in_the_set_up() -> None:
    """[3.3.1] Not before the first planning phase."""
    game = position("set-up\nteams red+green against blue+yellow\nnow: first-token")
    assert use_refused(game, "red", "sell basic-1") == "3.3.1"


@pytest.mark.parametrize("order", ["basic-1", "basic-2", "church-a"])
def test_only_an_order_in_headquarters_is_sold(order: str) -> None:
    """[3.3.2] Not one that lies on the board, is out of the game or on the mat."""
    game = position("""
        gela: red 1, order red/basic-1
        red: removed basic-2
        top: church neutral 1
        now: turn red
    """)
    assert use_refused(game, "red", f"sell {order}") == "3.3.2"


def test_an_order_that_was_sold_is_gone_for_good() -> None:
    """[3.3.2] It can be laid no more."""
    game = position("gela: red 1\nnow: act red doing order")
    play(game, "anytime sell basic-1")
    assert show(game, "red") == "money 1, removed basic-1"
    assert refused(game, "act order gela basic-1") == "5.3.1"


def test_a_gift_costs_two_and_brings_the_partner_one() -> None:
    """[3.3.3] Blue has exactly 2; a second gift is not possible."""
    game = position(TURN.format(0))
    use(game, "blue", "give")
    assert (show(game, "blue"), show(game, "yellow")) == ("", "money 1")
    assert use_refused(game, "blue", "give") == "3.3.3"
    assert use_refused(game, "yellow", "give") == "3.3.3"


def test_no_option_takes_the_last_answer_of_the_own_question() -> None:
    """[3.3.4] Red must lay the only order; another family may do as it likes."""
    game = position("gela: red 1\nred: orders basic-1\nnow: act red doing order must")
    assert use_refused(game, "red", "sell basic-1") == "3.3.4"
    use(game, "blue", "sell basic-1")
    play(game, "act order gela basic-1")


@pytest.mark.parametrize(("money", "allowed"), [(2, False), (3, False), (4, True)])
def test_no_option_takes_the_last_possible_move(money: int, allowed: bool) -> None:
    """[3.3.4] [4.5.1] The column of the only token costs 2, and no space does anything."""
    taken = "equipment green 1, boat green 1, order green 1, exert-supply green 1"
    game = position(f"""
        red: money {money}, orders none, mat justice 4 police 4 economy 5 church 4
        noto: red 50
        top: church red 1
        bottom: {taken}, car green 1, lab neutral 1, launder neutral 1, ultima neutral 1
        now: turn red
    """)
    assert offered(game) == {"turn gain church"}
    if allowed:
        use(game, "red", "give")
        assert offered(game) == {"turn gain church"}
    else:
        assert use_refused(game, "red", "give") == "3.3.4"


def test_money_that_is_about_to_be_paid_is_not_given() -> None:
    """[3.3.4] Red chose the space for 2 and has to give up an order for the third."""
    game = position("""
        gela: red 1
        red: money 2
        top: church blue 1
        now: turn red
    """)
    play(game, "turn use church blue paid-order")
    assert asked(game) == "red give-up"
    assert use_refused(game, "red", "give") == "3.3.4"


def test_who_may_not_use_an_option_hears_which_of_the_two_reasons_it_is() -> None:
    """[3.3.4] [3.4.2] Money that is owed, or the only order that can be laid."""
    game = position("red: money 2\nnow: give-up red cost 3")
    with pytest.raises(NotOffered, match="about to be paid"):
        use(game, "red", "give")
    game = position("gela: red 1\nred: orders basic-1\nnow: act red doing order must")
    with pytest.raises(NotOffered, match="without an answer"):
        use(game, "red", "sell basic-1")


# 3.4 Questions and answers


def test_only_the_family_that_is_asked_answers() -> None:
    """[3.4.1] Blue may not move in Red's turn."""
    game = position(TURN.format(0))
    decision = question(game)
    option = parse("turn use church neutral recruit", context_of(game.state, decision.seat)).option
    assert game.why_not(decision.seat, decision.kind, option) is None
    reason = game.why_not(decision.seat + 1, decision.kind, option)
    assert reason is not None
    assert reason.rule == "3.4.1"


def test_what_is_refused_changes_nothing() -> None:
    """[3.4.2] Red is still asked, and the move that is possible is made."""
    game = position(TURN.format(0))
    assert refused(game, "turn use church neutral place") == "4.2.2"
    play(game, "turn use church neutral recruit", "act recruit 4")
    assert show(game, "red") == "hq 4"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("red: hq 2\nnow: act red doing place 2", "act done"),
        ("red: money 9\ntop: church blue 1 red 1\nnow: turn red", "turn use church red"),
        ("gela: red 1\nmare-licata: blue 1 boat\nnow: act red doing boat must", "act boat"),
    ],
)
def test_for_who_does_not_answer_the_least_is_done(text: str, answer: str) -> None:
    """[3.4.3] Decline; else what costs least; else the first."""
    game = position(text)
    decision = question(game)
    (option,) = defaults(game)
    text = write(Answer(decision.kind, option), context_of(game.state, decision.seat))
    assert text.startswith(answer)
