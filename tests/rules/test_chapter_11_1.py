"""Chapter 11.1, the tiles of planning."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

BEGIN = "top: church neutral 1\nnow: round then planning"

# Chain of Command

CHAIN = """
    gela: red 1, order red/basic-1
    licata: red 1
    {}
    now: act red doing {}
"""


def test_chain_of_command_lets_an_order_join_another() -> None:
    """[11.1.2] Without the tile it is refused."""
    assert refused(position(CHAIN.format("", "order")), "act order gela basic-2") == "5.3.1"
    game = position(CHAIN.format("red: tiles chain-of-command", "order"))
    play(game, "act order gela basic-2")
    assert show(game, "gela").count("order") == 2


def test_the_partner_has_nothing_of_chain_of_command() -> None:
    """[11.1.2] [6.2.3] Its token is Green's."""
    game = position(CHAIN.format("green: tiles chain-of-command", "order"))
    assert refused(game, "act order gela basic-2") == "5.3.1"


def test_chain_of_command_joins_exactly_one_order() -> None:
    """[11.1.2] [5.3.5] Two lie in Gela; Licata is still open."""
    game = position("""
        gela: red 1, order red/basic-1, order red/basic-2
        licata: red 1
        red: tiles chain-of-command
        now: act red doing order
    """)
    assert refused(game, "act order gela basic-3") == "5.3.5"
    play(game, "act order licata basic-3")


def test_two_orders_in_one_area_join_none_with_chain_of_command() -> None:
    """[11.1.2] [5.3.3] Only an area that held none."""
    game = position(CHAIN.format("red: tiles chain-of-command", "order 2 together"))
    assert refused(game, "act order gela basic-2") == "5.3.3"
    play(game, "act order licata basic-2", "act order licata basic-3")
    assert show(game, "licata").count("order") == 2


def test_orders_in_two_areas_may_each_join_one_with_chain_of_command() -> None:
    """[11.1.2] [5.3.2] But still in two different areas."""
    game = position(CHAIN.format("red: tiles chain-of-command", "order 2 areas"))
    play(game, "act order gela basic-2")
    assert offered(game, "act order gela") == set()
    play(game, "act order licata basic-3")
    assert show(game, "gela").count("order") == 2


def test_a_tile_of_planning_works_in_a_final_action() -> None:
    """[11.1.1] Chain of Command on the space that issues an order."""
    game = position("""
        gela: red 1, order red/basic-1
        red: tiles chain-of-command, bust ultima
        bottom: ultima red 1
        now: planning final then red
    """)
    play(game, "final-action order", "act order gela basic-2")
    assert show(game, "gela").count("order") == 2


# Influence


def test_influence_costs_a_soldato_of_headquarters() -> None:
    """[11.1.3] He goes to the supply, and a token leaves the mat for the supply."""
    game = position("red: hq 2, tiles influence\n" + BEGIN)
    play(game, "begin-tile influence")
    assert offered(game) >= {"act exert church supply", "act exert justice supply"}
    play(game, "act exert church supply")
    assert show(game, "red") == "hq 1, mat church 1, tiles influence"
    assert asked(game) == "red turn"


def test_influence_may_be_declined() -> None:
    """[11.1.3]"""
    game = position("red: hq 1, tiles influence\n" + BEGIN)
    play(game, "begin-tile done")
    assert (show(game, "red"), asked(game)) == ("hq 1, tiles influence", "red turn")


@pytest.mark.parametrize(
    "red", ["tiles influence", "hq 1, mat justice 4 police 4 economy 5 church 4, tiles influence"]
)
def test_without_the_price_or_without_a_token_there_is_no_influence(red: str) -> None:
    """[11.1.3] Nobody is in headquarters, or the mat is empty."""
    game = position(f"gela: red 5\nred: {red}\n" + BEGIN)
    assert asked(game) == "red turn"
    assert show(game, "red") == red


def test_the_last_soldato_is_enough() -> None:
    """[11.1.3] Exactly one."""
    game = position("red: hq 1, tiles influence\n" + BEGIN)
    play(game, "begin-tile influence", "act exert police supply")
    assert show(game, "red") == "mat police 1, tiles influence"


# Speedboats and Rents


def test_speedboats_bring_a_boat_at_the_beginning() -> None:
    """[11.1.4] [5.4.3] Beside an own area or one sea further."""
    game = position("gela: red 1\nred: tiles speedboats\n" + BEGIN)
    play(game, "begin-tile speedboats")
    assert refused(game, "act boat mare-catania") == "5.4.3"
    play(game, "act boat mare-siracusa")
    assert (show(game, "mare-siracusa"), asked(game)) == ("red 1 boat", "red turn")


def test_the_third_boat_collides_by_speedboats_too() -> None:
    """[11.1.4] [5.4.4]"""
    game = position(
        "gela: red 1\nmare-licata: blue 2 boats\nred: tiles speedboats\n" + BEGIN,
    )
    play(game, "begin-tile speedboats", "act boat mare-licata")
    assert show(game, "mare-licata") == "blue 1 boat"


FOUR_BOATS = "gela: red 1\nmare-trapani: red 2 boats\nmare-messina: red 2 boats"


@pytest.mark.parametrize("board", ["enna: red 1", FOUR_BOATS])
def test_without_coast_or_boats_speedboats_do_nothing(board: str) -> None:
    """[11.1.4] [5.4.3] [1.3.3] Enna has no coast; a family has four boats."""
    game = position(f"{board}\nred: tiles speedboats\n" + BEGIN)
    assert asked(game) == "red turn"


def test_rents_pay_two_money() -> None:
    """[11.1.5] To each team's holder, before the first turn."""
    game = position("green: money 1, tiles rents\nyellow: tiles rents\n" + BEGIN)
    assert show(game, "green") == "money 3, tiles rents"
    assert show(game, "yellow") == "money 2, tiles rents"
    assert asked(game) == "red turn"


# Favours


def test_with_favours_the_owner_of_one_token_is_not_paid() -> None:
    """[11.1.6] It is optional, and the second token of the phase is paid again."""
    game = position("""
        red: money 2, tiles favours
        top: church blue 2
        now:
        turn red
        turn red
    """)
    assert {"turn use church blue recruit", "turn use church blue recruit favour"} <= offered(game)
    play(game, "turn use church blue recruit favour", "act recruit 1")
    assert (show(game, "red"), show(game, "blue")) == (
        "hq 1, money 2, tiles favours, favours 1",
        "",
    )
    assert refused(game, "turn use church blue choice favour") == "11.1.6"
    play(game, "turn use church blue choice", "act recruit 1")
    assert show(game, "blue") == "money 1"


@pytest.mark.parametrize("owner", ["red", "neutral"])
def test_favours_are_for_tokens_of_other_families(owner: str) -> None:
    """[11.1.6] Nothing can be saved with an own or a neutral one."""
    game = position(f"red: tiles favours\ntop: church {owner} 1\nnow: turn red")
    assert refused(game, f"turn use church {owner} recruit favour") == "11.1.6"


def test_favours_need_the_tile() -> None:
    """[11.1.6] The partner's does not help."""
    game = position("red: money 1\ngreen: tiles favours\ntop: church blue 1\nnow: turn red")
    assert refused(game, "turn use church blue recruit favour") == "11.1.6"


def test_what_favours_save_makes_a_move_possible() -> None:
    """[11.1.6] [4.3.3] Red has nothing, and Blue need not be paid."""
    game = position("red: orders none, tiles favours\ntop: church blue 1\nnow: turn red")
    assert refused(game, "turn use church blue recruit") == "4.3.3"
    play(game, "turn use church blue recruit favour", "act recruit 1")
    assert show(game, "blue") == ""


@pytest.mark.parametrize(("spared", "paid"), [("blue", ""), ("green", "money 1")])
def test_in_a_column_the_family_chooses_who_is_not_paid(spared: str, paid: str) -> None:
    """[11.1.6] [4.4.2] 1 for the column, 2 for the tokens, 1 instead of 2 for the owners."""
    text = """
        red: money {}, orders none, tiles favours
        top: church blue 1 green 1
        now: turn red
    """
    answer = f"turn gain church favour:{spared}"
    assert refused(position(text.format(3)), answer) == "4.3.3"
    assert refused(position(text.format(4)), "turn gain church") == "4.3.3"
    game = position(text.format(4))
    play(game, answer)
    assert show(game, "blue") == paid
    assert show(game, "green") == ("money 1" if spared == "blue" else "")


def test_favours_spare_one_token_even_if_the_owner_has_two() -> None:
    """[11.1.6] Blue gets 1 for the other."""
    game = position("red: money 9, tiles favours\ntop: church blue 2\nnow: turn red")
    play(game, "turn gain church favour:blue")
    assert show(game, "blue") == "money 1"
    assert show(game, "red").startswith("money 5")


def test_favours_count_anew_in_each_planning_phase() -> None:
    """[11.1.6] One was used in round 1; in round 2 there is another."""
    game = position("""
        round 1 encounter
        enna: red 1
        nicosia: red 1
        red: tiles favours, favours 1
        bottom: place blue 1
        now: round then last-management
    """)
    assert "turn use police blue recruit favour" in offered(game)
