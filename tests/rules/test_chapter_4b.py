"""Chapter 4, planning: costs and income, gaining influence."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused, use

# 4.3 Costs and income


@pytest.mark.parametrize(
    ("owner", "left", "paid"),
    [("red", "money 1", ""), ("neutral", "money 1", ""), ("green", "", "money 1")],
)
def test_who_uses_a_token_of_the_partner_pays_for_it(owner: str, left: str, paid: str) -> None:
    """[4.3.1] Own and neutral ones cost nothing."""
    game = position(f"""
        red: money 1
        top: church {owner} 1
        now: turn red
    """)
    play(game, f"turn use church {owner} recruit", "act recruit 1")
    assert show(game, "red") == f"hq 1, {left}".removesuffix(", ")
    assert show(game, "green") == paid


def test_income_comes_after_the_costs_of_the_move() -> None:
    """[4.3.2] The choice pays 1, but Blue's token must be paid before."""
    text = """
        red: money {}, orders none
        top: church blue 1
        now: turn red
    """
    poor = position(text.format(0))
    assert "turn use church blue choice" not in offered(poor)
    game = position(text.format(1))
    play(game, "turn use church blue choice")
    assert (show(game, "red").split(",")[0], show(game, "blue")) == ("money 1", "money 1")
    assert asked(game) == "red act"


def test_a_move_is_possible_with_money_and_orders_just_enough() -> None:
    """[4.3.3] Blue's token and the lab cost 2: 1 Money and 1 order, or no lab."""
    text = """
        gela: red 1
        red: money 1, orders {}
        top: church blue 1
        now: turn red
    """
    assert refused(position(text.format("none")), "turn use church blue lab") == "4.3.3"
    game = position(text.format("basic-3"))
    play(game, "turn use church blue lab", "give-up basic-3", "act lab gela")
    assert (show(game, "gela"), show(game, "blue")) == ("red 1, 1 lab", "money 1")


def test_a_gift_of_the_partner_counts_once_it_is_made() -> None:
    """[4.3.3] Green's 2 Money are of no use to Red before."""
    game = position("""
        gela: red 1
        red: orders none
        green: money 2
        top: church neutral 1
        now: turn red
    """)
    assert refused(game, "turn use church neutral lab") == "4.3.3"
    use(game, "green", "give")
    play(game, "turn use church neutral lab", "act lab gela")
    assert show(game, "gela") == "red 1, 1 lab"


def test_as_many_orders_are_given_up_as_money_is_lacking() -> None:
    """[4.3.4] 2 for the space and 1 to Blue, 1 Money at hand: two orders of Red's choice."""
    game = position("""
        gela: red 1
        red: money 1
        top: church blue 1
        now: turn red
    """)
    play(game, "turn use church blue paid-order")
    assert len(offered(game, "give-up")) == 5
    play(game, "give-up basic-2", "give-up basic-4")
    assert asked(game) == "red act"
    assert (show(game, "red"), show(game, "blue")) == ("removed basic-2 basic-4", "money 1")


@pytest.mark.parametrize(("money", "orders"), [(0, "basic-1 basic-2"), (1, "basic-1")])
def test_the_orders_given_up_must_leave_something_to_do(money: int, orders: str) -> None:
    """[4.3.5] The space costs 2; whoever gives up the last order has none to lay there."""
    text = f"""
        gela: red 1
        red: money {money}, orders {orders} {{}}
        top: church neutral 1
        now: turn red
    """
    assert refused(position(text.format("")), "turn use church neutral paid-order") == "4.3.5"
    play(position(text.format("basic-5")), "turn use church neutral paid-order")


def test_what_is_left_must_then_be_done() -> None:
    """[4.3.5] The only order goes for the cost; the Soldato in headquarters has to be placed."""
    text = "gela: red 1\nred: {}orders basic-1\ntop: church neutral 1\nnow: turn red"
    poor = position(text.format(""))
    assert refused(poor, "turn use church neutral order-place") == "4.3.5"
    game = position(text.format("hq 1, "))
    play(game, "turn use church neutral order-place", "give-up basic-1")
    assert refused(game, "act done") == "4.2.2"
    play(game, "act place gela 1")
    assert (show(game, "gela"), asked(game)) == ("red 2", "")


def test_soldati_are_no_money() -> None:
    """[4.3.5] [4.3.2] The costs are paid in Money only, though headquarters are full."""
    game = position("""
        red: hq 5, orders none
        top: church neutral 1
        now: turn red
    """)
    assert refused(game, "turn use church neutral order-place") == "4.3.3"
    play(game, "turn use church neutral place", "act place noto 3")
    assert show(game, "noto") == "red 3"


# 4.4 Gaining influence


def test_all_tokens_of_the_column_move_even_if_its_action_does_nothing() -> None:
    """[4.4.1] The row of Police is empty; both tokens go down, and no action is asked for."""
    game = position("""
        red: money 3, orders none, mat police 4
        top: police neutral 2, church neutral 1
        now: turn red
    """)
    play(game, "turn gain police", "lay-token neutral place", "lay-token neutral recruit")
    assert show(game, "top") == "church neutral 1, closed police"
    assert show(game, "bottom") == "place neutral 1, recruit neutral 1"
    assert "exert" not in " ".join(offered(game))


def test_a_column_without_tokens_is_not_gained() -> None:
    """[4.4.1]"""
    game = position("""
        red: money 9
        top: church neutral 1
        now: turn red
    """)
    assert refused(game, "turn gain police") == "4.4.1"


@pytest.mark.parametrize(
    ("column", "tokens", "cost"),
    [
        ("police", "neutral 1", 2),
        ("police", "red 2", 3),
        ("two", "red 1 neutral 1", 4),
        ("police", "neutral 2 blue 1", 5),
        ("two", "green 2 blue 1", 8),
    ],
)
def test_the_cost_of_a_column_is_exactly_this(column: str, tokens: str, cost: int) -> None:
    """[4.4.2] [4.3.3] 1 or 2 for it, 1 for each token, 1 for each of another family's."""
    text = f"""
        red: money {{}}, orders none
        top: {column} {tokens}
        now: turn red
    """
    assert refused(position(text.format(cost - 1)), f"turn gain {column}") == "4.3.3"
    game = position(text.format(cost))
    play(game, f"turn gain {column}")
    assert not show(game, "red").startswith("money")
    assert asked(game) == "red lay-token"


def test_the_bank_and_the_owners_get_their_share() -> None:
    """[4.4.2] 2 to the partner for two tokens, 1 to Blue, 4 to the bank."""
    game = position("""
        red: money 7
        top: police green 2 blue 1
        now: turn red
    """)
    play(game, "turn gain police")
    assert [show(game, family) for family in ("red", "green", "blue")] == ["", "money 2", "money 1"]


def test_the_tokens_are_laid_on_free_spaces_whose_actions_are_not_done() -> None:
    """[4.4.3] Nobody is recruited; the space taken first is not free for the second token."""
    game = position("""
        top: church neutral 1 blue 1
        bottom: place yellow 1
        now: lay-token red column church
    """)
    assert refused(game, "lay-token neutral place") == "4.1.4"
    play(game, "lay-token neutral recruit")
    assert refused(game, "lay-token blue recruit") == "4.1.4"
    play(game, "lay-token blue choice")
    assert show(game, "bottom") == "place yellow 1, choice blue 1, recruit neutral 1"
    assert "hq" not in show(game, "red")


def test_one_may_gain_influence_on_an_unlimited_space_again_and_again() -> None:
    """[4.4.3] [4.1.4] Three tokens onto the choice."""
    game = position("""
        top: church neutral 3
        now: lay-token red column church
    """)
    play(game, *["lay-token neutral choice"] * 3)
    assert show(game, "bottom") == "choice neutral 3"


BAR = """
    gela: red 1
    red: money 2
    top: police neutral 1
    now: turn red
"""


@pytest.mark.parametrize(
    "parts",
    [
        ("act order gela basic-1", "act exert police supply", "act done"),
        ("act exert police supply", "act exert police supply", "act order gela basic-1"),
    ],
)
def test_the_order_of_the_bar_comes_before_or_after_the_action(parts: tuple[str, ...]) -> None:
    """[4.4.4] Police, then the order; or the other way round."""
    game = position(BAR)
    play(game, "turn gain police", "lay-token neutral place", *parts)
    assert show(game, "gela").startswith("red 1, order red/basic-1")
    assert asked(game) == ""


def test_action_and_order_of_the_bar_may_both_be_left_out() -> None:
    """[4.4.4] The tokens are moved, and that is all."""
    game = position(BAR)
    play(game, "turn gain police", "lay-token neutral place", "act done")
    assert (show(game, "gela"), show(game, "red"), asked(game)) == ("red 1", "", "")


def test_the_order_of_the_bar_does_not_come_in_between() -> None:
    """[4.4.5] After the first of two tokens either the second follows or the action is over."""
    game = position(BAR)
    play(game, "turn gain police", "lay-token neutral place", "act exert police supply")
    assert offered(game) == {"act exert police supply", "act done"}
    play(game, "act done", "act order gela basic-1")
    assert show(game, "red") == "mat police 1"


@pytest.mark.parametrize("first", ["act car gela", "act order gela basic-1"])
def test_equipment_and_the_order_of_the_bar_come_in_either_order(first: str) -> None:
    """[4.4.4] [5.8.1] In the column of the starting player."""
    game = position("gela: red 1\nred: money 2\ntop: start neutral 1\nnow: turn red")
    parts = ["act car gela", "act order gela basic-1"]
    parts.remove(first)
    play(game, "turn gain start", "lay-token neutral place", first, *parts)
    assert (show(game, "gela"), asked(game)) == ("red 1, 1 car, order red/basic-1", "")


def test_the_order_of_the_bar_does_not_come_between_two_institutions() -> None:
    """[4.4.5] [5.8.3] Nor between a slot and its effect."""
    game = position("gela: red 1\nred: money 3\ntop: two neutral 1\nnow: turn red")
    play(game, "turn gain two", "lay-token neutral place", "act exert justice supply")
    assert offered(game) == {"act car gela", "act done"}
    play(game, "act car gela")
    assert offered(game, "act order") == set()
    play(game, "act done")
    assert offered(game, "act order gela justice-a") == {"act order gela justice-a"}


def test_the_order_of_the_bar_may_be_one_that_the_action_has_brought() -> None:
    """[4.4.5] [5.7.2] Red had none; the first slot of Police brings one."""
    game = position("""
        gela: red 1
        red: money 2, orders none
        top: police neutral 1
        now: turn red
    """)
    play(game, "turn gain police", "lay-token neutral place", "act exert police supply")
    play(game, "act done", "act order gela police-a")
    assert show(game, "gela") == "red 1, order red/police-a"


def test_who_gains_influence_may_have_to_give_up_orders_for_it() -> None:
    """[4.4.2] [4.3.4] 2 to pay and 1 Money."""
    game = position("""
        red: money 1
        top: police neutral 1
        now: turn red
    """)
    play(game, "turn gain police", "give-up basic-1")
    assert (show(game, "red"), asked(game)) == ("removed basic-1", "red lay-token")
