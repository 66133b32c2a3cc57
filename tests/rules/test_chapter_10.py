"""Unique orders [10]."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

TURNING = """
    round 1 encounter
    teams {family}+white against red+blue
    noto: {family} 4, order {family}/{order} revealed
    ragusa: {target}
    {more}
    now: execute {family}/{order}
"""


def turning(family: str, order: str, target: str, more: str = "") -> str:
    """A position with an order that replaces defenders in Ragusa."""
    return TURNING.format(family=family, order=order, target=target, more=more)


@pytest.mark.parametrize(
    ("family", "order", "target", "more", "most"),
    [
        ("green", "church-a", "red 5", "", 1),
        ("black", "church-b", "red 5", "", 2),
        ("black", "church-b", "red 1", "", 1),  # no more than there are
        ("black", "church-b", "neutral 5", "", 2),
        ("black", "church-b", "red 5", "black: hq 45", 1),  # one is left in the supply
    ],
)
def test_defenders_are_replaced_up_to_the_printed_number(
    family: str, order: str, target: str, more: str, most: int
) -> None:
    """[10.1.1] [10.1.2] They join the attackers; vests and labs do not hinder it."""
    game = position(turning(family, order, target + ", 2 labs", more))
    play(game, "act shotgun noto ragusa land", "force 2")
    assert offered(game) == {f"turn-defenders {number}" for number in range(most + 1)}
    assert refused(game, f"turn-defenders {most + 1}") == "10.1.2"

    play(game, f"turn-defenders {most}")
    holder, number = target.split()
    if most < int(number):
        assert show(game, "ragusa") == f"{holder} {int(number) - most}, 2 labs"
        assert show(game, "fight") == f"{family} {2 + most}"
    else:
        assert show(game, "ragusa") == f"{family} {2 + most}, 1 lab"


def test_without_supply_nobody_is_replaced() -> None:
    """[10.1.2] [1.3.3] All of Black's 50 are in play: the bonuses follow without a question."""
    game = position(turning("black", "church-b", "red 5", "black: hq 46"))
    play(game, "act shotgun noto ragusa land", "force 2")
    assert asked(game) == "black conflict"


def test_a_replaced_neutral_brings_no_reward() -> None:
    """[10.1.2] [1.3.5] [8.9.1] Two stood there; the area is taken without a fight."""
    game = position(turning("black", "church-b", "neutral 2"))
    play(game, "act shotgun noto ragusa land", "force 1", "turn-defenders 2")
    assert (show(game, "ragusa"), asked(game)) == ("black 3", "")
    assert show(game, "black").split(",")[0].startswith("orders")


BUYING = """
    round 1 encounter
    noto: yellow 4, order yellow/economy-c revealed
    ragusa: {target}, 2 labs
    yellow: money {money}
    now: execute yellow/economy-c
"""


@pytest.mark.parametrize(
    ("target", "money", "most"), [("red 5", 3, 3), ("red 2", 3, 2), ("red 5", 1, 1)]
)
def test_each_money_removes_a_defender(target: str, money: int, most: int) -> None:
    """[10.1.3] As many as money and defenders allow; labs do not hinder it."""
    game = position(BUYING.format(target=target, money=money))
    play(game, "act shotgun noto ragusa land", "force 2")
    assert offered(game) == {f"buy {number}" for number in range(most + 1)}
    assert refused(game, f"buy {most + 1}") == "10.1.3"

    play(game, "buy 1")
    assert show(game, "ragusa") == f"red {int(target[-1]) - 1}, 2 labs"
    assert show(game, "yellow") == (f"money {money - 1}" if money > 1 else "")


def test_a_bought_neutral_brings_a_soldato() -> None:
    """[10.1.3] [8.9.1] Two Money for two neutrals, and the area is taken."""
    game = position(BUYING.format(target="neutral 2", money=3))
    play(game, "act shotgun noto ragusa land", "force 1", "buy 2")
    assert show(game, "ragusa") == "yellow 1, 1 lab"
    assert show(game, "yellow").startswith("hq 2, money 1")


def test_an_order_may_be_sold_to_pay() -> None:
    """[10.1.3] [11.2.1] At the question before."""
    game = position(BUYING.format(target="red 5", money=1))
    play(game, "act shotgun noto ragusa land", "anytime sell basic-5", "force 2", "buy 2")
    assert show(game, "ragusa") == "red 3, 2 labs"


BLUE = """
    round 1 encounter
    noto: blue 6, {cars} cars, order blue/justice-b revealed
    ragusa: red {red}
    vittoria: red 4
    siracusa: red 4
    now: execute blue/justice-b
"""


def blue(red: str = "4", cars: int = 2) -> str:
    """A position with Blue's Strike and Movement from Noto."""
    return BLUE.format(red=red, cars=cars)


def test_strike_before_movement() -> None:
    """[10.2.1] [10.2.3] Skull 1 counts for both: 4 are 3, then 2."""
    game = position(blue())
    play(game, "act bomb noto ragusa", "act shotgun noto ragusa land", "force 3")
    assert show(game, "ragusa") == "red 2"
    play(game, "conflict brute-force")
    assert asked(game) == ""


def test_movement_before_strike_and_the_strike_from_either_area() -> None:
    """[10.2.1] [10.2.2] From Ragusa, which was taken, to Vittoria; or from Noto to Siracusa."""
    game = position(blue("1"))
    play(game, "act shotgun noto ragusa land", "force 2")
    assert offered(game, "act bomb") == {
        "act bomb ragusa vittoria",
        "act bomb noto siracusa",
        "act bomb noto siracusa car",
    }
    assert refused(game, "act bomb ragusa vittoria car") == "9.1.3"
    play(game, "act bomb ragusa vittoria")
    assert (show(game, "vittoria"), asked(game)) == ("red 3", "")


def test_a_car_that_came_along_is_a_car_bomb_where_it_stands() -> None:
    """[10.2.2] Skull 1 and 1 remove two; the car is gone."""
    game = position(blue("2"))
    play(game, "act shotgun noto ragusa land", "force 2 car", "act bomb ragusa vittoria car")
    assert (show(game, "ragusa"), show(game, "vittoria")) == ("blue 2", "red 2")


@pytest.mark.parametrize("before", ["red 1", "neutral 1", "1 lab"])
def test_the_strike_may_start_from_an_area_taken(before: str) -> None:
    """[10.2.2] [R81] [R212] Ragusa was an enemy's, the neutrals' or empty before."""
    game = position(blue().replace("ragusa: red 4", f"ragusa: {before}"))
    play(game, "act shotgun noto ragusa land", "force 2")
    assert offered(game, "act bomb ragusa") == {"act bomb ragusa vittoria"}


def test_the_strike_does_not_start_from_an_area_that_was_own_before() -> None:
    """[10.2.2] [R81] [R212] Blue joins its own in Ragusa, and strikes from Noto."""
    game = position(blue().replace("ragusa: red 4", "ragusa: blue 1"))
    play(game, "act shotgun noto ragusa land", "force 1 car")
    assert refused(game, "act bomb ragusa vittoria") == "10.2.2"
    assert refused(game, "act bomb ragusa vittoria car") == "10.2.2"
    assert offered(game, "act bomb") == {"act bomb noto siracusa", "act bomb noto siracusa car"}


def test_no_strike_is_left_when_all_join_their_own_elsewhere() -> None:
    """[10.2.2] [7.2.6] [R212] Noto is lost, and Ragusa was Blue's before."""
    game = position(blue().replace("ragusa: red 4", "ragusa: blue 1"))
    play(game, "act shotgun noto ragusa land", "force 6 car")
    assert (show(game, "ragusa"), asked(game)) == ("blue 7, 1 car", "")


def test_after_a_lost_attack_the_strike_starts_from_the_orders_area() -> None:
    """[10.2.2] Ragusa was not taken."""
    game = position(blue())
    play(game, "act shotgun noto ragusa land", "force 1", "conflict brute-force")
    assert {answer.split()[2] for answer in offered(game, "act bomb")} == {"noto"}


def test_labs_and_vests_defend_against_both() -> None:
    """[10.2.3] Skull 1 against 1, twice."""
    game = position(blue("4, 1 lab"))
    play(game, "act bomb noto ragusa", "act shotgun noto ragusa land", "force 1")
    assert show(game, "ragusa") == "red 4, 1 lab"


YELLOW = """
    round 1 encounter
    noto: yellow 1, order yellow/economy-b revealed
    palermo: yellow 1, 2 labs
    enna: red 1, 1 lab
    ragusa: blue 1, 1 lab
    yellow: hq {}
    now: execute yellow/economy-b
"""


def test_yellow_places_car_lab_and_soldati_in_this_sequence() -> None:
    """[10.3.1] [10.3.2] A Soldato with the new lab, two in Palermo; none with others' labs."""
    game = position(YELLOW.format(9))
    play(game, "act car noto", "act lab noto")
    assert refused(game, "act car noto") == "7.2.1"
    assert offered(game, "act garrison") == {
        "act garrison noto 1",
        "act garrison palermo 1",
        "act garrison palermo 2",
    }
    play(game, "act garrison palermo 2", "act garrison noto 1")
    assert (show(game, "noto"), show(game, "palermo")) == (
        "yellow 2, 1 car, 1 lab",
        "yellow 3, 2 labs",
    )


def test_after_the_lab_no_car_is_placed() -> None:
    """[10.3.1] And after the first Soldato neither car nor lab."""
    game = position(YELLOW.format(9))
    play(game, "act lab noto")
    assert refused(game, "act car noto") == "10.3.1"

    game = position(YELLOW.format(9))
    play(game, "act garrison palermo 1")
    assert (asked(game), show(game, "palermo")) == ("", "yellow 2, 2 labs")


def test_too_few_soldati_go_where_the_family_likes() -> None:
    """[10.3.2] One in headquarters, three labs."""
    game = position(YELLOW.format(1))
    play(game, "act car noto", "act lab noto")
    assert offered(game) == {"act garrison noto 1", "act garrison palermo 1", "act done"}


def test_a_printed_number_of_labs_is_for_all_areas_together() -> None:
    """[10.3.2] [14.4.2] Of three, two are used in Palermo, so one is left for Enna."""
    game = position("""
        palermo: yellow 1, 2 labs
        enna: yellow 1, 2 labs
        yellow: hq 9
        now: act yellow doing garrison 3
    """)
    play(game, "act garrison palermo 2")
    assert offered(game) == {"act garrison enna 1", "act done"}


WHITE = """
    round 1 encounter
    teams white+red against blue+yellow
    noto: white 1, order white/{order} revealed
    ragusa: {ragusa}
    siracusa: {siracusa}
    chiaramonte: {chiaramonte}
    lentini: white 1
    white: hq {hq}
    red: hq 1
    now: execute white/{order}
"""


def white(order: str, ragusa: str, siracusa: str, chiaramonte: str, hq: int = 9) -> str:
    """A position with White's order in Noto and three neighbours."""
    return WHITE.format(
        order=order, ragusa=ragusa, siracusa=siracusa, chiaramonte=chiaramonte, hq=hq
    )


def test_white_reinforces_the_orders_area_and_two_others() -> None:
    """[10.3.3] Up to 2 each; not a third neighbour, not an area further away, each once."""
    game = position(white("church-a", "white 1", "white 1", "white 1"))
    play(game, "act reinforce")
    assert refused(game, "reinforce-area ragusa 3") == "10.3.3"
    assert refused(game, "reinforce-area lentini 1") == "10.3.3"
    play(game, "reinforce-area ragusa 2", "reinforce-area siracusa 1")
    assert refused(game, "reinforce-area chiaramonte 1") == "10.3.3"
    play(game, "reinforce-area noto 2")
    assert (show(game, "noto"), show(game, "ragusa")) == ("white 3", "white 3")
    assert show(game, "white").startswith("hq 4")


def test_the_partner_is_asked_for_an_area_of_his() -> None:
    """[10.3.4] From his own headquarters, where there is one; White's do not change."""
    game = position(white("church-a", "red 1", "white 1", "blue 1"))
    play(game, "act reinforce")
    assert refused(game, "reinforce-area chiaramonte 1") == "10.3.3"
    play(game, "reinforce-area ragusa 0")
    assert asked(game) == "red reinforce-area"
    assert offered(game) == {"reinforce-area ragusa 1", "reinforce-area done"}
    play(game, "reinforce-area ragusa 1")
    assert (show(game, "ragusa"), show(game, "red")) == ("red 2", "")
    assert asked(game) == "white reinforce-area"


def test_white_draws_enemies_over() -> None:
    """[10.4.1] [10.4.2] Three in all; no defence, no reward, no lab lost; orders go home."""
    game = position(
        white("justice-b", "blue 1, 2 labs, order blue/economy-c revealed", "neutral 3", "red 2")
    )
    play(game, "act pull")
    assert refused(game, "pull-from chiaramonte 1") == "10.4.1"
    play(game, "pull-from ragusa 1")
    assert show(game, "ragusa") == "2 labs"
    assert refused(game, "pull-from siracusa 3") == "10.4.1"
    play(game, "pull-from siracusa 2")
    assert (show(game, "siracusa"), show(game, "noto")) == ("neutral 1", "white 4")
    assert show(game, "white").startswith("hq 9")


def test_white_draws_over_no_more_than_the_supply_holds() -> None:
    """[10.4.1] [1.3.3] 47 in headquarters and two on the board leave one."""
    game = position(white("justice-b", "blue 3", "neutral 3", "red 2", hq=47))
    play(game, "act pull")
    assert offered(game, "pull-from") - {"pull-from done"} == {
        "pull-from ragusa 1",
        "pull-from siracusa 1",
    }


def test_the_strike_remains_from_the_area_entered_if_all_have_left() -> None:
    """[10.2.2] [7.2.6] Noto is lost; Ragusa is held."""
    game = position(blue("1"))
    play(game, "act shotgun noto ragusa land", "force 6 car")
    assert offered(game, "act bomb") == {
        "act bomb ragusa vittoria",
        "act bomb ragusa vittoria car",
    }
