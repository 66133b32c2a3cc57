"""Chapter 5, the actions of planning: launder and rally, Ultima Azione."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import headline, refused

# 5.9 Launder and rally

RALLY = """
    gela: red 1, order red/basic-2
    enna: red 2, 1 car, order red/basic-1
    licata: red 1, 1 lab
    noto: red 4
    camastra: green 1
    mare-siracusa: red 1 boat
    mare-licata: red 1 boat
    switches rally-by-boat
    now: act red doing launder + rally must
"""
"""Enna and Licata are adjacent to Gela; Noto is not, but boats join them."""


def test_a_rally_brings_soldati_and_cars_from_adjacent_areas() -> None:
    """[5.9.1] One and the car from Enna, the only one from Licata, and then the lab is lost."""
    game = position(RALLY)
    play(game, "act rally gela", "rally-from enna 1 1", "rally-from licata 1 0")
    assert show(game, "gela").startswith("red 3, 1 car")
    assert (show(game, "enna"), show(game, "licata")) == ("red 1, order red/basic-1", "1 lab")
    assert (show(game, "red"), asked(game)) == ("", "")


def test_laundering_may_come_before_the_rally() -> None:
    """[5.9.1] Then the lab of the area that is left still pays."""
    game = position(RALLY)
    play(game, "act launder", "act rally gela", "rally-from licata 1 0", "rally-from done")
    assert (show(game, "red"), show(game, "licata")) == ("money 1", "1 lab")


def test_a_car_comes_without_soldati() -> None:
    """[5.9.1] Both Soldati stay in Enna."""
    game = position(RALLY)
    play(game, "act rally gela", "rally-from enna 0 1", "rally-from done")
    assert (show(game, "enna"), show(game, "gela")) == (
        "red 2, order red/basic-1",
        "red 1, 1 car, order red/basic-2",
    )


@pytest.mark.parametrize("target", ["camastra", "piazza-armerina"])
def test_a_rally_leads_into_an_own_area(target: str) -> None:
    """[5.9.1] Neither the partner's nor an empty one."""
    assert refused(position(RALLY), f"act rally {target}") == "5.9.1"


def test_a_rally_of_planning_never_goes_by_boat() -> None:
    """[5.9.2] Noto lies at the end of a chain of boats, and the switch is on."""
    game = position(RALLY)
    play(game, "act rally gela")
    assert refused(game, "rally-from noto 1 0") == "5.9.1"


def test_an_area_that_the_rally_leaves_is_lost_with_car_and_order() -> None:
    """[5.9.3] [1.3.11] Both Soldati come and the car does not; the order can be laid again."""
    game = position(RALLY.replace("now:", "now:\nact red doing order\n"))
    play(game, "act rally gela", "rally-from enna 2 0", "rally-from done", "act done")
    assert (show(game, "enna"), show(game, "gela")) == ("", "red 3, order red/basic-2")
    play(game, "act order licata basic-1")
    assert show(game, "licata") == "red 1, 1 lab, order red/basic-1"


# 5.10 Ultima Azione


def test_who_uses_ultima_azione_puts_the_bust_there() -> None:
    """[5.10.1] It counts as doing something."""
    game = position("red: orders none\ntop: police neutral 1\nnow: turn red")
    play(game, "turn use police neutral ultima")
    assert (show(game, "bottom"), "bust ultima" in show(game, "red")) == ("ultima neutral 1", True)


def test_a_token_that_is_laid_there_otherwise_brings_no_bust() -> None:
    """[5.10.2] By gaining influence, or from the mat."""
    gained = position("top: police neutral 1\nnow: lay-token red column police")
    play(gained, "lay-token neutral ultima")
    exerted = position("now: act red doing exert sheet")
    play(exerted, "act exert church bottom:ultima")
    assert (show(gained, "red"), show(exerted, "red")) == ("", "mat church 1")


def test_a_family_has_one_bust() -> None:
    """[5.10.2] While it stands beside another space, a second such space is of no use."""
    text = "{}\ntop: police neutral 1\nbottom: place red 1\nnow: turn red"
    game = position(text.format("red: bust place"))
    assert refused(game, "turn use police neutral ultima") == "5.10.2"
    play(position(text.format("green: bust place")), "turn use police neutral ultima")


FINAL = """
    round 1 planning, start {start}
    gela: red 1
    red: bust ultima, money {money}
    blue: bust recruit
    bottom: ultima neutral 1, recruit blue 1, choice green 1
    now: planning final then {start}
"""
"""Two busts, as if there were two such spaces: Red's and Blue's."""


@pytest.mark.parametrize(("start", "first"), [("red", "red"), ("blue", "blue"), ("green", "red")])
def test_final_actions_follow_the_order_of_play(start: str, first: str) -> None:
    """[5.10.3] After Green comes Yellow, then Red; who has no bust is not asked."""
    game = position(FINAL.format(start=start, money=0))
    assert asked(game) == f"{first} final-action"
    play(game, "final-action done")
    if first == "red":
        assert asked(game) == "blue final-action"


def test_planning_is_followed_by_the_final_actions() -> None:
    """[5.10.3] [4.6.1] The last token is used; Red, who has a bust, is asked, and then round 2."""
    game = position("""
        round 1 planning
        red: bust ultima
        top: police neutral 1
        bottom: ultima red 1
        now:
          round then management
          planning turns then green
          turn blue
    """)
    play(game, "turn use police neutral recruit", "act recruit 1")
    assert asked(game) == "red final-action"
    play(game, "final-action done")
    assert headline(game) == "round 2 planning, start red"


def test_the_token_moves_to_another_free_space() -> None:
    """[5.10.4] Not to a taken one, not to a blue one, not to an Ultima Azione."""
    game = position(FINAL.format(start="red", money=0))
    assert refused(game, "final-action recruit") == "4.1.4"
    assert refused(game, "final-action blue-1") == "4.1.6"
    assert refused(game, "final-action ultima") == "5.10.4"
    play(game, "final-action car", "act car gela")
    assert show(game, "gela") == "red 1, 1 car"
    assert "ultima" not in show(game, "bottom")
    assert "car neutral 1" in show(game, "bottom")


def test_a_space_that_has_just_become_free_may_be_used() -> None:
    """[5.10.4] Blue's token leaves the space for recruiting, and Red's goes there."""
    game = position(FINAL.format(start="blue", money=0))
    play(game, "final-action exert-supply", "act exert police supply")
    assert asked(game) == "red final-action"
    play(game, "final-action recruit", "act recruit 1")
    assert show(game, "bottom") == "exert-supply blue 1, choice green 1, recruit neutral 1"


def test_costs_and_income_count_but_no_owner_is_paid() -> None:
    """[5.10.5] [4.2.2] A car brings 1 Money, a lab costs 1; a useless space is refused."""
    game = position(
        FINAL.format(start="red", money=0).replace("ultima neutral 1", "ultima yellow 1")
    )
    assert refused(game, "final-action launder") == "4.2.2"
    play(game, "final-action car", "act car gela")
    assert show(game, "red") == "money 1"
    assert show(game, "yellow") == ""


def test_a_final_action_must_be_paid() -> None:
    """[5.10.5] [4.3.3] The lab costs 1; without Money an order goes for it."""
    poor = position(FINAL.format(start="red", money="0, orders none"))
    assert refused(poor, "final-action lab") == "4.3.3"
    game = position(FINAL.format(start="red", money=0))
    play(game, "final-action lab", "give-up basic-1", "act lab gela")
    assert (show(game, "gela"), show(game, "red")) == ("red 1, 1 lab", "removed basic-1")


def test_the_last_order_is_not_given_up_for_its_own_space() -> None:
    """[5.10.5] [4.3.5] 2 to pay, 1 Money and one order, which would have to be laid."""
    game = position(FINAL.format(start="red", money="1, orders basic-1"))
    assert refused(game, "final-action paid-order") == "4.3.5"


def test_without_a_final_action_the_token_stays_and_the_bust_returns() -> None:
    """[5.10.6]"""
    game = position(FINAL.format(start="red", money=0))
    play(game, "final-action done")
    assert show(game, "bottom").endswith("ultima neutral 1")
    assert show(game, "red") == ""


def test_the_bust_returns_after_a_final_action_too() -> None:
    """[5.10.6]"""
    game = position(FINAL.format(start="red", money=0))
    play(game, "final-action choice", "act recruit 1")
    assert show(game, "red") == "hq 1, money 1"


@pytest.mark.parametrize(("top", "above"), [("", set()), ("top: church neutral 1", {"church"})])
def test_in_a_final_action_the_top_sheet_is_mostly_empty(top: str, above: set[str]) -> None:
    """[5.10.7] A token from the mat goes below, unless all have passed and one was left above."""
    game = position(top + "\n" + FINAL.format(start="red", money=0))
    play(game, "final-action exert-sheet")
    assert {text.partition("top:")[2] for text in offered(game) if "top:" in text} == above
    assert "act exert church bottom:place" in offered(game)
