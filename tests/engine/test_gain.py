"""Gaining influence [4.4] and the actions of the columns [5.8]."""

import pytest

from famiglia.edition.tables import COLUMNS
from famiglia.engine.cells import BANK, NEUTRAL
from famiglia.engine.facts import closed
from famiglia.engine.game import Game, NotOffered
from famiglia.engine.state import RECOMMENDED, State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    add_money,
    add_top,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    open_slots,
    position,
    soldati_in_hq,
    tokens_at,
    tokens_on_mat,
)
from tests.engine.table import (
    answer,
    bottom,
    no_orders,
    offers,
    planning,
    take_spaces,
    top,
    turn,
    with_column_cost,
)

BLUE_SPACES = 2
"""The switch of [13.1.4]."""


def _column(column: str, tokens: int = 1, rules: int = 0) -> State:
    """A column of neutral tokens; Red holds Gela and has 9 Money."""
    state = position(rules)
    add_top(state, NEUTRAL, column, tokens)
    hold(state, "gela", RED)
    add_money(state, RED, 9)
    return state


def _gained(column: str) -> tuple[State, Game]:
    """Red has gained a column with one token, laid on `choice`."""
    state = _column(column)
    game = turn(state)
    answer(game, f"gain {column}", "neutral choice")
    return state, game


# 4.4 Gaining influence


def test_a_column_moves_as_a_whole() -> None:
    """[4.4.1] [4.1.7] And is closed."""
    state = _column("police", 2)
    add_top(state, RED, "police")
    game = turn(state)

    answer(game, "gain police", "red choice", "neutral choice", "neutral place")

    assert top(state) == {}
    assert [state.facts[closed(column)] for column in range(COLUMNS)] == [0, 0, 1, 0, 0, 0]
    assert bottom(state) == {"place": ["neutral"], "choice": ["red", "neutral"]}


def test_a_column_without_a_token_is_not_gained() -> None:
    """[4.4.1] E9: the middle one."""
    game = turn(_column("start"))

    with pytest.raises(NotOffered):
        answer(game, "gain police")


def test_a_column_whose_action_does_nothing_is_gained() -> None:
    """[4.4.1] [5.8.2] [R23] The row is empty; only the order of the bar is left."""
    state = _column("police")
    open_slots(state, RED, "police", 4)
    game = turn(state)

    answer(game, "gain police", "neutral choice")

    assert {text.split()[0] for text in offers(game)} == {"order", "done"}


@pytest.mark.parametrize(
    ("column", "owner", "foreign", "bank", "to_owner"),
    [("start", BLUE, 1, 3, 1), ("two", GREEN, 2, 5, 2)],
)
def test_a_column_is_paid_token_by_token(
    column: str, owner: int, foreign: int, bank: int, to_owner: int
) -> None:
    """[4.4.2] [R23] E9: its cost and 1 for each token to the bank, 1 for each to its owner."""
    state = _column(column)
    add_top(state, owner, column, foreign)
    before = state.count(BANK)
    game = turn(state)

    answer(game, f"gain {column}")

    assert kind_of(game) == "lay-token"
    assert (state.count(BANK) - before, money_in_hq(state, owner)) == (bank, to_owner)
    assert money_in_hq(state, RED) == 9 - bank - to_owner


def test_the_cost_is_that_of_the_top_sheet() -> None:
    """[4.4.2] [2.3.4] Sheet 0 in round 1."""
    state = _column("police")
    with_column_cost(state, 0, "police", 4)

    answer(turn(state), "gain police")

    assert money_in_hq(state, RED) == 4


@pytest.mark.parametrize(("orders", "possible"), [(1, False), (2, True)])
def test_orders_count_when_a_column_is_to_be_paid(orders: int, possible: bool) -> None:
    """[4.3.3] [4.4.2] [R16] Four in all: two Money, the rest in orders."""
    state = position()
    add_top(state, BLUE, "police")
    add_top(state, RED, "police")
    add_money(state, RED, 2)
    no_orders(state, RED, orders)

    assert ("gain police" in offers(turn(state))) is possible


def test_the_tokens_are_laid_one_by_one() -> None:
    """[4.4.3] [R23] The space of the first is taken for the second."""
    state = _column("police", 2)
    game = turn(state)
    answer(game, "gain police", "neutral recruit")

    with pytest.raises(NotOffered):
        answer(game, "neutral recruit")


def test_tokens_go_only_to_free_action_spaces() -> None:
    """[4.4.3] [4.1.4] [4.1.6] [13.1.1] All that are free, whatever they could do."""
    state = _column("police", rules=RECOMMENDED - BLUE_SPACES)
    take_spaces(state, "recruit", "choice", "place")
    game = turn(state)

    answer(game, "gain police")

    free = set(TABLES.space_ids[1]) - {"recruit", "place", "blue-1", "blue-2"}
    assert {text.split()[1] for text in offers(game)} == free


def test_the_spaces_of_laid_tokens_do_not_act() -> None:
    """[4.4.3] [R23] No recruit, no income."""
    state = _column("police", 2)

    answer(turn(state), "gain police", "neutral recruit", "neutral choice")

    assert (soldati_in_hq(state, RED), money_in_hq(state, RED)) == (0, 6)


def test_under_the_switch_blue_spaces_take_tokens_of_a_column() -> None:
    """[13.1.4] [4.1.6] [R24]"""
    state = _column("police", rules=BLUE_SPACES)

    answer(turn(state), "gain police", "neutral blue-2")

    assert bottom(state) == {"blue-2": ["neutral"]}


def test_under_the_switch_no_token_from_the_mat_goes_to_a_blue_space() -> None:
    """[13.1.4] [5.6.2] No other move may, not even the column's own action."""
    state = _column("two", rules=BLUE_SPACES)
    game = turn(state)

    answer(game, "gain two", "neutral choice")

    assert not {text for text in offers(game) if "bottom:blue" in text}


def test_action_and_order_are_offered_together() -> None:
    """[4.4.4] [R23] And both may be left."""
    _, game = _gained("police")

    assert {text.split()[0] for text in offers(game)} == {"exert", "order", "done"}


def test_influence_in_one_institution_and_then_an_order() -> None:
    """[4.4.4] [4.4.5] [5.8.2] E11: the order may be the one just brought."""
    state, game = _gained("police")

    answer(game, "exert police supply", "exert police supply", "order gela police-a")

    assert tokens_on_mat(state, RED)["police"] == 2
    assert in_place(state, "gela") == "red 1, police-a"
    assert kind_of(game) == ""


def test_the_order_may_come_first() -> None:
    """[4.4.4] [R23] Then the whole action follows."""
    state, game = _gained("police")

    answer(game, "order gela basic-1", "exert police supply", "exert police supply")

    assert (tokens_on_mat(state, RED)["police"], kind_of(game)) == (2, "")


def test_the_bar_brings_one_order() -> None:
    """[4.4.4] [5.3.1]"""
    state, game = _gained("police")
    hold(state, "noto", RED)

    answer(game, "order gela basic-1")

    assert not offers(game, "order")


def test_the_order_does_not_come_in_between() -> None:
    """[4.4.5] [R23]"""
    _, game = _gained("police")

    answer(game, "exert police supply")

    assert offers(game) == {"exert police supply", "done"}


def test_after_half_an_action_the_order_follows() -> None:
    """[4.4.5] [5.8.2] Up to two tokens: the second is left, the order issued."""
    state, game = _gained("police")

    answer(game, "exert police supply", "done", "order gela basic-1")

    assert (tokens_on_mat(state, RED)["police"], kind_of(game)) == (3, "")


# 5.8 The actions of the columns


def _until_over(game: Game) -> None:
    while kind_of(game):
        answer(game, "done")


def test_the_first_column_brings_the_starting_piece() -> None:
    """[5.8.1] [3.1.3] [R27] [R202] Even to a family that does nothing else, for the next phase."""
    state = _column("start")
    state.starting_piece = state.first = 3
    game = turn(state)

    answer(game, "gain start", "neutral choice")
    _until_over(game)

    assert (state.starting_piece, state.first) == (0, 3)


def test_two_institutions_bring_one_token_to_the_supply_and_one_to_a_sheet() -> None:
    """[5.8.3] [4.4.4] [R23] E12: 1 Money, a blocked space, and an order."""
    state, game = _gained("two")
    had = tokens_at(state, RED, "supply")
    money = money_in_hq(state, RED)

    answer(game, "exert economy supply")
    while kind_of(game) == "act" and "money" in offers(game):
        answer(game, "money")
    answer(game, "exert church bottom:recruit", "order gela church-a")

    assert money_in_hq(state, RED) == money + 1
    assert tokens_at(state, RED, "supply") == had + 1
    assert (bottom(state)["recruit"], soldati_in_hq(state, RED)) == (["red"], 0)
    assert in_place(state, "gela") == "red 1, church-a"


def test_two_institutions_are_two_different_rows() -> None:
    """[5.8.3]"""
    _, game = _gained("two")

    answer(game, "exert church supply")

    assert {text.split()[1] for text in offers(game, "exert")} == {"justice", "police", "economy"}


def test_a_token_of_two_institutions_joins_a_column_that_holds_another() -> None:
    """[5.8.3] [5.6.3] Not the column just emptied, not an empty one."""
    state = _column("two")
    add_top(state, BLUE, "police")
    game = planning(state)

    answer(game, "gain two", "neutral choice")

    assert {text.split()[2] for text in offers(game, "exert church top")} == {"top:police"}
