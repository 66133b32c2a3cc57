"""The beginning of planning [3.2], the tiles of planning [11.1], paying with orders [4.3]."""

import pytest

from famiglia.engine.answers import ANYTIME_GIVE
from famiglia.engine.cells import NEUTRAL
from famiglia.engine.facts import favours
from famiglia.engine.game import NotOffered
from famiglia.engine.rules import has_favour
from famiglia.engine.state import State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    add_hq,
    add_money,
    add_order,
    add_top,
    boats,
    hand,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    position,
    soldati_in_hq,
    tokens_at,
    tokens_on_mat,
)
from tests.engine.table import (
    answer,
    asked,
    mark,
    no_orders,
    offers,
    planning,
    put_bust,
    spaces,
    turn,
)


def _with_tiles(*tiles: str) -> State:
    """Red holds Gela, has 2 Soldati in headquarters and tokens on these tiles."""
    state = position()
    add_top(state, NEUTRAL, "police", 4)
    hold(state, "gela", RED)
    add_hq(state, RED, 2)
    mark(state, RED, *tiles)
    return state


# 3.2 The beginning of planning


def test_tiles_are_used_before_the_first_turn() -> None:
    """[3.2.1] [R43] Also those of a family that does not begin."""
    state = _with_tiles()
    hold(state, "noto", YELLOW)
    mark(state, YELLOW, "speedboats")
    game = planning(state)

    assert asked(game) == ("begin-tile", 3)
    answer(game, "done")
    assert asked(game) == ("turn", 0)


def test_tiles_are_used_in_the_order_of_play() -> None:
    """[3.2.1] [R43] Yellow begins, Red comes next."""
    state = _with_tiles("speedboats")
    hold(state, "noto", YELLOW)
    mark(state, YELLOW, "speedboats")
    state.first = state.starting_piece = 3
    game = planning(state)

    assert asked(game) == ("begin-tile", 3)
    answer(game, "done")
    assert asked(game) == ("begin-tile", 0)


def test_a_family_uses_its_tiles_in_the_sequence_it_likes() -> None:
    """[3.2.1] [R203]"""
    game = planning(_with_tiles("speedboats", "influence"))
    assert offers(game) == {"speedboats", "influence", "done"}

    answer(game, "influence", "exert church supply")

    assert offers(game) == {"speedboats", "done"}


def test_a_tile_is_used_once() -> None:
    """[3.2.1]"""
    game = planning(_with_tiles("speedboats", "influence"))
    answer(game, "speedboats", "boat licata")

    with pytest.raises(NotOffered):
        answer(game, "speedboats")


def test_nobody_is_asked_for_other_tiles() -> None:
    """[3.2.1] [11.1.1] A tile works only in its phase; some of planning work throughout."""
    game = planning(_with_tiles("bribery", "recruitment", "chain-of-command", "favours"))

    assert asked(game) == ("turn", 0)


# 11.1 Tiles of planning


def test_chain_of_command_works_in_a_turn() -> None:
    """[11.1.1] [11.1.2] [R34]"""
    state = _with_tiles("chain-of-command")
    add_order(state, "gela", RED, "basic-1")

    answer(turn(state), "use police neutral order", "order gela basic-2")

    assert in_place(state, "gela") == "red 1, basic-1, basic-2"


def test_tiles_of_planning_work_in_a_final_action() -> None:
    """[11.1.1] [11.1.2]"""
    state = position()
    hold(state, "gela", RED)
    mark(state, RED, "chain-of-command")
    add_order(state, "gela", RED, "basic-1")
    put_bust(state, RED, RED)

    answer(planning(state), "order", "order gela basic-2")

    assert in_place(state, "gela") == "red 1, basic-1, basic-2"


def test_influence_costs_a_soldato_and_opens_a_slot() -> None:
    """[11.1.3] [R43] The Soldato goes to the supply, and so does the token."""
    state = _with_tiles("influence")
    had = tokens_at(state, RED, "supply")

    answer(planning(state), "influence", "exert church supply")

    assert (soldati_in_hq(state, RED), tokens_on_mat(state, RED)["church"]) == (1, 3)
    assert (tokens_at(state, RED, "supply"), in_place(state, "gela")) == (had + 1, "red 1")


def test_influence_may_be_left() -> None:
    """[11.1.3]"""
    state = _with_tiles("influence")
    game = planning(state)

    answer(game, "done")

    assert (asked(game), soldati_in_hq(state, RED)) == (("turn", 0), 2)


def test_influence_needs_a_soldato_in_headquarters() -> None:
    """[11.1.3]"""
    state = position()
    add_top(state, NEUTRAL, "police")
    hold(state, "gela", RED, 3)
    mark(state, RED, "influence")

    assert not offers(planning(state), "influence")


def test_speedboats_place_a_boat_that_may_move_on() -> None:
    """[11.1.4] [5.4.3] [R43] From Gela into Mare Licata or on to a sea beside it."""
    state = _with_tiles("speedboats")
    game = planning(state)
    answer(game, "speedboats")
    assert offers(game, "boat") == {"boat licata", "boat siracusa", "boat agrigento"}

    answer(game, "boat agrigento")

    assert (boats(state, "agrigento"), asked(game)) == ({"red": 1}, ("turn", 0))


def test_rents_are_taken_not_offered() -> None:
    """[11.1.5] [R43] 2 as printed; other tiles a family may use, this Money it takes."""
    state = _with_tiles("rents")
    game = planning(state)

    assert (asked(game), money_in_hq(state, RED)) == (("turn", 0), 2)


def _foreign(money: int, *owners: int) -> State:
    """Red has Favours; other families' tokens lie in the Police column."""
    state = position()
    mark(state, RED, "favours")
    no_orders(state, RED)
    add_money(state, RED, money)
    for owner in owners:
        add_top(state, owner, "police")
    return state


@pytest.mark.parametrize(("favour", "paid"), [(" favour", 0), ("", 1)])
def test_a_favour_may_move_a_token_unpaid(favour: str, paid: int) -> None:
    """[11.1.6] [R204] It is optional."""
    state = _foreign(3, BLUE)

    answer(turn(state), f"use police blue recruit{favour}")

    assert (money_in_hq(state, RED), money_in_hq(state, BLUE)) == (3 - paid, paid)


def test_own_and_neutral_tokens_need_no_favour() -> None:
    """[11.1.6]"""
    assert not {text for text in offers(turn(_foreign(3, RED, NEUTRAL))) if "favour" in text}


def test_there_is_one_favour_a_phase() -> None:
    """[11.1.6] As many tokens as printed."""
    state = _foreign(3, BLUE, BLUE)
    answer(turn(state), "use police blue recruit favour", "recruit 1")
    game = turn(state)

    with pytest.raises(NotOffered):
        answer(game, "use police blue choice favour")


def test_each_phase_has_its_favour() -> None:
    """[11.1.6]"""
    state = _foreign(3, BLUE)
    state.note(favours(RED), 1)

    assert "use police blue recruit favour" in offers(planning(state))


def test_in_a_column_the_family_chooses_who_is_not_paid() -> None:
    """[11.1.6] [R204] Of five tokens' worth it saves one."""
    state = _foreign(9, BLUE, GREEN, GREEN)
    game = turn(state)
    assert offers(game, "gain") == {"gain police", "gain police blue", "gain police green"}

    answer(game, "gain police green")

    assert [money_in_hq(state, family) for family in (RED, BLUE, GREEN)] == [9 - 4 - 2, 1, 1]
    assert not has_favour(state, RED)


def test_what_a_favour_saves_counts() -> None:
    """[11.1.6] [4.3.3] [R204] Without money only the favour is possible."""
    state = _foreign(0, BLUE)
    moves = offers(turn(state), "use")

    assert {text.split()[-1] for text in moves} == {"favour"}


def test_what_a_favour_saves_counts_in_a_column() -> None:
    """[11.1.6] [4.3.3] [R204] 2 to the bank and 1 to Blue, with 2 Money."""
    assert offers(turn(_foreign(2, BLUE)), "gain") == {"gain police blue"}


# 4.3 Paying with orders


def test_orders_are_given_up_for_what_is_lacking() -> None:
    """[4.3.4] [R16] One by one, of the family's choice, then the move is paid."""
    state = _with_tiles()
    add_top(state, BLUE, "police")
    game = turn(state)

    answer(game, "use police blue order-place")
    assert offers(game) == {f"basic-{number}" for number in range(1, 6)}
    answer(game, "basic-2")
    assert offers(game) == {"basic-1", "basic-3", "basic-4", "basic-5"}
    answer(game, "basic-5")

    assert hand(state, RED) == {"basic-1", "basic-3", "basic-4"}
    assert (kind_of(game), money_in_hq(state, RED), money_in_hq(state, BLUE)) == ("act", 0, 1)


@pytest.mark.parametrize(("left", "possible"), [(2, False), (3, True)])
def test_something_must_be_left_to_do_after_payment(left: int, possible: bool) -> None:
    """[4.3.5] [R16] Two orders pay for the space, and a third is issued."""
    state = _with_tiles()
    no_orders(state, RED, left)

    assert ("paid-order" in spaces(turn(state))) is possible


def test_money_that_is_owed_is_not_given_away() -> None:
    """[4.3.4] [3.3.4] [R15] Two orders and 2 Money pay for a column of three; none is left."""
    state = position()
    state.begun = True
    add_top(state, NEUTRAL, "police", 3)
    add_money(state, RED, 2)
    no_orders(state, RED, left=2)
    game = turn(state)

    answer(game, "gain police")

    assert (kind_of(game), ANYTIME_GIVE in game.anytime(RED)) == ("give-up", False)
