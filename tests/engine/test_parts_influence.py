"""Exert influence [5.6], revealing slots [5.7], the actions of the columns [5.8], a bust [5.10]."""

import pytest

from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.facts import bust, closed
from famiglia.engine.game import NotOffered
from famiglia.engine.parts.influence import take_starting_piece
from famiglia.engine.rules import base_value
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    act,
    add_bottom,
    add_top,
    hand,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    offered,
    open_slots,
    play,
    position,
    tokens_at,
    tokens_on_mat,
)

JUSTICE, POLICE, ECONOMY, CHURCH = range(4)


def test_exerting_takes_a_token_of_any_row_to_the_supply() -> None:
    """[5.6.1]"""
    state = position()
    game = act(state, RED, "exert supply")

    play(game, "exert police supply")

    assert (tokens_on_mat(state, RED)["police"], tokens_at(state, RED, "supply")) == (3, 9)
    assert kind_of(game) == ""


def test_exerting_offers_only_rows_with_a_token() -> None:
    """[5.6.1] [R37]"""
    state = position()
    open_slots(state, RED, "police", 4)

    assert offered(act(state, RED, "exert supply")) == {
        "exert justice supply",
        "exert economy supply",
        "exert church supply",
    }


def test_a_token_for_a_sheet_must_be_laid_on_one() -> None:
    """[5.6.2] [R25] Not to the supply."""
    game = act(position(), RED, "exert sheet")

    with pytest.raises(NotOffered):
        play(game, "exert police supply")


def test_a_token_may_lie_on_a_free_action_space() -> None:
    """[5.6.2] [4.1.4] [4.1.6] Not on a taken one or a blue one; an unlimited one is always free."""
    state = position()
    for space in ("recruit", "choice"):
        add_bottom(state, BLUE, space)
    spaces = offered(act(state, RED, "exert sheet"), "exert police bottom:")

    assert {"exert police bottom:choice", "exert police bottom:place"} <= spaces
    assert not {"exert police bottom:recruit", "exert police bottom:blue-1"} & spaces


def test_the_space_under_a_token_from_the_mat_does_not_act() -> None:
    """[5.6.2] [R25]"""
    state = position()
    game = act(state, RED, "exert sheet")

    play(game, "exert police bottom:recruit")

    assert (tokens_at(state, RED, "bottom:recruit"), kind_of(game)) == (1, "")


def test_on_the_top_sheet_a_token_joins_another() -> None:
    """[5.6.3] [R25] E9: neutral ones included, into an empty column never."""
    state = position()
    add_top(state, NEUTRAL, "start")
    add_top(state, BLUE, "start")
    add_top(state, GREEN, "two", 2)
    game = act(state, RED, "exert sheet")

    assert offered(game, "exert police top:") == {"exert police top:start", "exert police top:two"}


def test_a_token_comes_to_the_top_sheet() -> None:
    """[5.6.3]"""
    state = position()
    add_top(state, NEUTRAL, "two")

    play(act(state, RED, "exert sheet"), "exert police top:two")

    assert tokens_at(state, RED, "top:two") == 1


def test_a_full_column_takes_no_token() -> None:
    """[5.6.3] [4.1.5] Four spaces, its circle among them."""
    state = position()
    add_top(state, NEUTRAL, "police", 3)
    add_top(state, NEUTRAL, "economy", 4)

    assert offered(act(state, RED, "exert sheet"), "exert police top:") == {
        "exert police top:police"
    }


def test_a_column_with_an_unlimited_space_is_never_full() -> None:
    """[5.6.3] [4.1.4] Economy of sheet 1 has `choice`, start has four spaces, a blue one too."""
    state = position(number=2)
    add_top(state, BLUE, "economy", 6)
    add_top(state, RED, "start", 3)
    add_top(state, GREEN, "church", 2)
    columns = offered(act(state, RED, "exert sheet"), "exert police top:")

    assert columns == {"exert police top:economy", "exert police top:start"}


def test_an_emptied_column_stays_closed() -> None:
    """[5.6.3] [4.1.7] [R26]"""
    state = position()
    add_top(state, NEUTRAL, "police")
    state.note(closed(COLUMN_IDS.index("police")), 1)

    assert offered(act(state, RED, "exert sheet"), "exert police top:") == set()


def test_two_tokens_of_one_row_come_from_the_same_row() -> None:
    """[5.6.4] [R33]"""
    game = act(position(), RED, "exert 2 row")

    play(game, "exert police supply")

    assert offered(game) == {"exert police supply", "done"}


def test_two_tokens_of_one_row_go_to_the_supply() -> None:
    """[5.6.4] [R33] And there is no third."""
    state = position()
    game = act(state, RED, "exert 2 row")

    play(game, "exert police supply", "exert police supply")

    assert (tokens_at(state, RED, "supply"), kind_of(game)) == (10, "")


def test_the_second_token_of_one_row_may_stay() -> None:
    """[5.6.4] Up to two."""
    state = position()
    game = act(state, RED, "exert 2 row")

    play(game, "exert police supply", "done")

    assert (tokens_on_mat(state, RED)["police"], kind_of(game)) == (3, "")


def test_each_slot_is_settled_before_the_next() -> None:
    """[5.7.1] [R32] The Money of the first slot comes before the second token."""
    state = position()
    hold(state, "gela", RED)
    game = act(state, RED, "exert 2 row")

    play(game, "exert economy supply")
    first = offered(game)
    play(game, "money", "exert economy supply")

    assert (first, offered(game)) == ({"money", "done"}, {"lab gela", "done"})


def test_tokens_come_off_from_left_to_right() -> None:
    """[5.7.1] [R32] The second slot of Police says 3."""
    state = position()

    play(act(state, RED, "exert 2 row"), "exert police supply", "exert police supply")

    assert base_value(state, RED, POLICE) == 3


def test_the_first_slot_of_a_letter_brings_its_order() -> None:
    """[5.7.2] [R32]"""
    state = position()

    play(act(state, RED, "exert supply"), "exert church supply")

    assert "church-a" in hand(state, RED)


def test_the_second_slot_of_a_letter_brings_no_order() -> None:
    """[5.7.2] [R32] Church is AABB: the second slot brings nothing, the third order B."""
    state = position()
    open_slots(state, RED, "church", 1)
    before = hand(state, RED)

    play(act(state, RED, "exert 2 row"), "exert church supply")
    second = hand(state, RED)
    play(act(state, RED, "exert supply"), "exert church supply")

    assert (second - before, hand(state, RED) - second) == (set(), {"church-b"})


def test_an_instant_effect_is_used_at_once() -> None:
    """[5.7.3] [R32] E10: the third slot of Justice places a car."""
    state = position()
    hold(state, "gela", BLUE)
    open_slots(state, BLUE, "justice", 2)

    play(act(state, BLUE, "exert supply"), "exert justice supply", "car gela")

    assert in_place(state, "gela") == "blue 1, cars 1"


def test_an_instant_effect_may_be_declined() -> None:
    """[5.7.3] [R32] What is unwanted is lost."""
    state = position()
    game = act(state, RED, "exert supply")

    play(game, "exert economy supply", "done")

    assert (money_in_hq(state, RED), kind_of(game)) == (0, "")


def test_an_impossible_instant_effect_is_lost() -> None:
    """[5.7.3] [R32] Without an own area there is no place for the car."""
    game = act(position(), RED, "exert supply")

    play(game, "exert justice supply")

    assert kind_of(game) == ""


def test_the_rightmost_base_value_counts() -> None:
    """[5.7.4] [R32] Not the sum; the instant effect of a third slot changes nothing."""
    state = position()
    open_slots(state, RED, "justice", 3)

    assert base_value(state, RED, JUSTICE) == 2


def test_a_base_value_counts_from_now_on() -> None:
    """[5.7.4] Recruit after Church has been revealed in the same action."""
    state = position()
    game = act(state, RED, "exert supply + recruit +0")

    play(game, "exert church supply")

    assert "recruit 4" in offered(game)


def test_police_is_for_place_and_church_for_recruit() -> None:
    """[5.7.5] The start values of the plain mats are 1 and 3."""
    state = position()
    open_slots(state, RED, "police", 4)

    assert max(offered(act(state, RED, "recruit +0"))) == "recruit 3"


def test_justice_has_two_values_for_the_car() -> None:
    """[5.7.5] The upper for Movement, the lower for Strike."""
    slot = TABLES.mats[RED][JUSTICE].slots[1]

    assert (slot.value, slot.strike) == (2, 3)


def test_the_starting_piece_is_taken_even_from_oneself() -> None:
    """[5.8.1] [R27] [R202] The phase goes on as it was [3.1.3]."""
    state = position()
    state.starting_piece = BLUE

    take_starting_piece(state, GREEN)
    take_starting_piece(state, GREEN)

    assert (state.starting_piece, state.first) == (GREEN, RED)


def test_the_first_column_offers_only_equipment() -> None:
    """[5.8.1] Taking the piece is no choice."""
    state = position()
    hold(state, "enna", RED)

    assert offered(act(state, RED, "start + equipment")) == {"car enna", "lab enna"}


def test_an_institution_takes_from_its_row_to_the_supply() -> None:
    """[5.8.2] [R23] And never from another row."""
    state = position()
    add_top(state, NEUTRAL, "two")

    assert offered(act(state, RED, "institution 2 police")) == {"exert police supply"}


def test_an_institution_takes_up_to_two_tokens() -> None:
    """[5.8.2] [R23] E11."""
    state = position()
    game = act(state, RED, "institution 2 police")

    play(game, "exert police supply", "exert police supply")

    assert (tokens_on_mat(state, RED)["police"], kind_of(game)) == (2, "")


def test_an_institution_with_one_token_left_takes_one() -> None:
    """[5.8.2] [R37]"""
    state = position()
    open_slots(state, RED, "police", 3)
    game = act(state, RED, "institution 2 police")

    play(game, "exert police supply")

    assert kind_of(game) == ""


def test_two_institutions_after_the_supply_go_to_a_sheet() -> None:
    """[5.8.3] [R23] E12: Economy to the supply, then another row to a sheet."""
    game = act(position(), RED, "institutions 2")

    play(game, "exert economy supply", "money")
    then = {tuple(text.split()[1:]) for text in offered(game) if text != "done"}

    assert {row for row, _ in then} == {"justice", "police", "church"}
    assert all(destination.startswith("bottom:") for _, destination in then)


def test_two_institutions_after_a_sheet_go_to_the_supply() -> None:
    """[5.8.3] [R23] In either order."""
    game = act(position(), RED, "institutions 2")

    play(game, "exert church bottom:recruit")

    assert offered(game) == {
        "exert justice supply",
        "exert police supply",
        "exert economy supply",
        "done",
    }


def test_two_institutions_are_two_tokens() -> None:
    """[5.8.3] E12."""
    state = position()
    game = act(state, RED, "institutions 2")

    play(game, "exert police supply", "exert church bottom:recruit")

    assert (tokens_at(state, RED, "bottom:recruit"), kind_of(game)) == (1, "")


@pytest.mark.parametrize("destination", ["supply", "bottom:recruit"])
def test_of_two_institutions_one_may_be_enough(destination: str) -> None:
    """[5.8.3] [R23] If only one is removed, to either."""
    state = position()
    game = act(state, RED, "institutions 2")

    play(game, f"exert police {destination}", "done")

    assert (sum(tokens_on_mat(state, RED).values()), kind_of(game)) == (16, "")


def test_a_bust_in_the_supply_is_something_to_do() -> None:
    """[5.10.1] [R28]"""
    assert offered(act(position(), RED, "ultima")) == {"ultima"}


def test_a_family_has_one_bust() -> None:
    """[5.10.2] [R28] Another family's does not matter."""
    state = position()
    state.note(bust(RED), 14)

    assert offered(act(state, RED, "ultima")) == set()
    assert offered(act(state, BLUE, "ultima")) == {"ultima"}
