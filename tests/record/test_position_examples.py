"""Rules shown in typed positions: the position before, the answers, the position after."""

import pytest

from famiglia.engine.game import NotOffered
from famiglia.record.position import write
from tests.positions import asked, offered, play, position, show


def test_three_soldati_come_into_an_empty_area_and_an_order_into_another() -> None:
    """[4.2.5] [5.2.1] [5.3.1] For 1 Money: base value 2 and 1 more, and an order elsewhere."""
    game = position("""
        gela: red 1
        red: hq 5, money 1, mat police 1
        top: police neutral 2
        now: turn red
    """)

    play(game, "turn use police neutral order-place", "act place noto 3", "act order gela basic-1")

    assert show(game, "noto") == "red 3"
    assert show(game, "gela") == "red 1, order red/basic-1"
    assert show(game, "red") == "hq 2, mat police 1"
    assert (show(game, "top"), show(game, "bottom")) == (
        "police neutral 1",
        "order-place neutral 1",
    )
    assert asked(game) == ""


def test_a_column_costs_its_price_its_tokens_and_their_owners() -> None:
    """[4.4.1] [4.4.2] 2 for the column, 3 for its tokens, 1 each for two foreign ones."""
    game = position("""
        red: money 7
        top: two green 2 neutral 1, start neutral 1
        now: turn red
    """)
    assert offered(game, "turn gain") == {"turn gain start", "turn gain two"}

    play(game, "turn gain two")

    assert (show(game, "red"), show(game, "green")) == ("", "money 2")
    assert asked(game) == "red lay-token"


def test_planning_goes_on_with_its_final_actions() -> None:
    """[4.6.1] [5.10.3] The top sheet is empty, and Red has a bust; Blue would be next."""
    game = position("""
        red: bust ultima
        bottom: ultima red 1
        now: planning turns then green
    """)

    assert write(game.state).endswith("now:\n  planning final then blue\n  final-action red\n")


def test_a_fight_with_a_car_and_cards() -> None:
    """[8.5] [8.6] [8.7] Red 5 and a car of 2, skull 2, against Blue 4, two labs and a vest."""
    game = position("""
        round 1 encounter
        enna: red 6, 1 car, order red/basic-2
        licata: blue 4, 2 labs, order blue/basic-4
        red: mat justice 2
        now: encounter
    """)
    play(game, "act done", "act shotgun enna licata land", "force 5 car")
    assert show(game, "enna") == "red 1, order red/basic-2 revealed"
    assert show(game, "licata") == "blue 3, 2 labs, order blue/basic-4 revealed"
    assert show(game, "fight") == "red 5, 1 car"

    play(game, "conflict finesse", "card turncoat", "card coward-1", "take leave", "take take")

    assert show(game, "licata") == "red 1, 1 car, 1 lab"
    assert show(game, "blue") == "hq 1"


def test_a_second_strike_begins_in_the_middle_of_an_order() -> None:
    """[9.1.6] The first one is done; the car may still go, but nothing else of the order."""
    game = position("""
        round 2 encounter
        enna: red 2, 1 car, order red/justice-b revealed
        licata: blue 6
        now: execute red/justice-b after bomb times 1
    """)
    assert offered(game, "act bomb enna licata") == {
        "act bomb enna licata",
        "act bomb enna licata car",
    }

    play(game, "act bomb enna licata car")

    assert show(game, "licata") == "blue 3"
    assert (show(game, "enna"), asked(game)) == ("red 2", "")


def test_a_fight_goes_on_with_the_cards_on_the_table() -> None:
    """[8.6.5] [8.6.8] Red takes the turncoat, Blue leaves Red's own card to Red."""
    game = position("""
        round 1 encounter
        enna: red 1, order red/basic-1 revealed
        licata: blue 4
        fight: red 3
        now:
        take red/basic-1 from enna to licata by land against blue attack coward-2 defence turncoat
    """)

    play(game, "take take", "take leave")

    assert show(game, "licata") == "blue 1"
    with pytest.raises(AssertionError, match="nothing is asked"):
        play(game, "take take")


def test_an_answer_that_is_not_offered_is_refused() -> None:
    """[1.3.3] Headquarters hold two Soldati."""
    game = position("""
        gela: red 1
        red: hq 2
        now: act red doing place 3
    """)
    with pytest.raises(NotOffered):
        play(game, "act place gela 3")

    play(game, "anytime sell basic-5", "act place gela 2")

    assert show(game, "red") == "money 1, removed basic-5"
