"""Control tiles of the encounter [11.2]."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

TO_RAGUSA = "act shotgun noto ragusa land"
BRIBERY = """
    round 1 encounter
    noto: red 4, 1 car, order red/{order} revealed
    ragusa: {target}
    red: money {money}, tiles bribery
    now: execute red/{order}
"""


def test_bribery_removes_a_defender_right_after_the_target() -> None:
    """[11.2.2] Before the numbers are told; 2 Money for 1 defender, labs or not."""
    game = position(BRIBERY.format(order="basic-1", target="blue 3, 2 labs", money=3))
    play(game, TO_RAGUSA)
    assert (asked(game), offered(game)) == ("red bribe", {"bribe", "bribe done"})
    play(game, "bribe")
    assert (show(game, "ragusa"), show(game, "red")) == (
        "blue 2, 2 labs",
        "money 1, tiles bribery",
    )
    assert asked(game) == "red force"


def test_bribery_may_be_declined() -> None:
    """[11.2.2] It costs nothing then."""
    game = position(BRIBERY.format(order="basic-1", target="blue 3", money=2))
    play(game, TO_RAGUSA, "bribe done")
    assert (show(game, "ragusa"), show(game, "red")) == ("blue 3", "money 2, tiles bribery")


def test_a_bribed_neutral_brings_a_soldato() -> None:
    """[11.2.2] [8.9.1] The only one: the area is taken."""
    game = position(BRIBERY.format(order="basic-1", target="neutral 1", money=2))
    play(game, TO_RAGUSA, "bribe", "force 1")
    assert show(game, "ragusa") == "red 1"
    assert show(game, "red").startswith("hq 1, tiles bribery")


@pytest.mark.parametrize("target", ["red 1", "1 lab"])
def test_nobody_is_bribed_in_an_own_or_empty_area(target: str) -> None:
    """[11.2.2] The numbers are asked at once."""
    game = position(BRIBERY.format(order="basic-1", target=target, money=2))
    play(game, TO_RAGUSA)
    assert asked(game) == "red force"


def test_nobody_is_bribed_at_a_strike() -> None:
    """[11.2.2] Skull 2 against 5, and nothing is asked."""
    game = position(BRIBERY.format(order="basic-3", target="blue 5", money=2))
    play(game, "act bomb noto ragusa")
    assert (show(game, "ragusa"), asked(game)) == ("blue 3", "")


def test_the_price_is_paid_from_money_in_hand() -> None:
    """[11.2.1] One Money is not enough, but an order may be sold before."""
    text = BRIBERY.format(order="basic-1", target="blue 3", money=1)
    game = position(text)
    play(game, "anytime sell basic-5", TO_RAGUSA, "bribe")
    assert show(game, "ragusa") == "blue 2"

    game = position(text)
    play(game, TO_RAGUSA)
    assert asked(game) == "red force"


ALLIES = """
    round 1 encounter
    noto: red 3, 1 car, order red/{order} revealed
    chiaramonte: {chiaramonte}
    ragusa: blue 2
    siracusa: red 1
    scordia: green 1
    red: money {money}, tiles allies
    now: execute red/{order}
"""


def through_allies(chiaramonte: str) -> set[str]:
    """Where Red's Allies lead from Noto if this stands in Chiaramonte."""
    game = position(ALLIES.format(chiaramonte=chiaramonte, money=1, order="basic-1"))
    ways = [answer.split() for answer in offered(game, "act shotgun noto")]
    return {target for _, _, _, target, way in ways if way == "allies"}


def test_allies_lead_through_an_empty_or_neutral_area() -> None:
    """[11.2.3] Not through Blue's, Green's or Red's own; never into a partner's area."""
    assert through_allies("1 lab") == {"vittoria", "lentini"}
    assert through_allies("neutral 2") == {"vittoria", "lentini"}
    assert through_allies("blue 2") == set()
    assert through_allies("green 2") == set()
    assert through_allies("red 2") == set()


def test_allies_are_not_offered_where_land_leads() -> None:
    """[11.2.3] Nor into a third area, nor into a partner's."""
    game = position(ALLIES.format(chiaramonte="neutral 2", money=1, order="basic-1"))
    assert refused(game, "act shotgun noto ragusa allies") == "11.2.3"
    assert refused(game, "act shotgun noto gela allies") == "11.2.3"
    assert refused(game, "act shotgun noto scordia allies") == "8.2.2"
    game = position(ALLIES.format(chiaramonte="neutral 2", money=1, order="basic-3"))
    assert offered(game) == {"act bomb noto ragusa", "act bomb noto ragusa car"} | {
        "act bomb noto chiaramonte",
        "act bomb noto chiaramonte car",
        "act done",
    }


@pytest.mark.parametrize("between", ["neutral 2, 2 labs", "2 labs"])
def test_the_area_passed_is_not_touched(between: str) -> None:
    """[11.2.3] [11.2.4] 1 Money when it is declared, and the car comes along."""
    game = position(ALLIES.format(chiaramonte=between, money=1, order="basic-1"))
    play(game, "act shotgun noto lentini allies")
    assert show(game, "red") == "tiles allies"
    play(game, "force 2 car")
    assert (show(game, "lentini"), show(game, "chiaramonte")) == ("red 2, 1 car", between)


def test_allies_cost_money_in_hand_and_in_each_movement() -> None:
    """[11.2.1] [8.8.1] One Money is enough for one Movement of the two."""
    game = position(ALLIES.format(chiaramonte="neutral 2", money=1, order="justice-a"))
    play(game, "act shotgun noto lentini allies", "force 1")
    assert refused(game, "act shotgun noto vittoria allies") == "11.2.1"
    play(game, "anytime sell basic-5", "act shotgun noto vittoria allies", "force 1")
    assert (show(game, "vittoria"), show(game, "lentini")) == ("red 1", "red 1")


MINIGUNS = """
    round 1 encounter
    noto: red 4, order red/{order} revealed
    ragusa: blue 5
    lentini: blue 5
    mare-siracusa: green 1 boat
    mare-catania: red 1 boat
    red: tiles miniguns
    now: execute red/{order}
"""


@pytest.mark.parametrize(
    ("order", "movement", "left"),
    [
        ("basic-1", "ragusa land", 5),
        ("basic-1", "ragusa boats", 4),  # a partner's boat, where land leads too
        ("basic-1", "lentini boats", 4),  # two boats, one bonus
        ("basic-2", "lentini boats", 2),
    ],
)
def test_miniguns_help_over_boats(order: str, movement: str, left: int) -> None:
    """[11.2.5] Once for each Movement."""
    game = position(MINIGUNS.format(order=order))
    play(game, f"act shotgun noto {movement}", "force 3")
    assert show(game, movement.split(maxsplit=1)[0]) == f"blue {left}"


RECRUITMENT = """
    round 1 encounter
    noto: red 6, order red/justice-a revealed
    ragusa: {target}
    siracusa: blue 1
    red: hq {hq}, tiles recruitment
    now: execute red/justice-a
"""


def test_recruitment_brings_two_after_each_attack_that_took_the_area() -> None:
    """[11.2.6] Both or none, from headquarters, after each of two Movements."""
    game = position(RECRUITMENT.format(target="blue 1", hq=4))
    play(game, TO_RAGUSA, "force 1")
    assert (asked(game), offered(game)) == ("red occupy", {"occupy", "occupy done"})
    play(game, "occupy", "act shotgun noto siracusa land", "force 1", "occupy")
    assert (show(game, "ragusa"), show(game, "siracusa")) == ("red 3", "red 3")
    assert show(game, "red").startswith("tiles recruitment")


def test_recruitment_may_be_declined() -> None:
    """[11.2.6] Nobody leaves headquarters."""
    game = position(RECRUITMENT.format(target="blue 1", hq=2))
    play(game, TO_RAGUSA, "force 1", "occupy done")
    assert (show(game, "ragusa"), show(game, "red")) == ("red 1", "hq 2, tiles recruitment")


def test_one_soldato_is_too_few_for_recruitment() -> None:
    """[11.2.6] All or none."""
    game = position(RECRUITMENT.format(target="blue 1", hq=1))
    play(game, TO_RAGUSA, "force 1")
    assert (show(game, "ragusa"), asked(game)) == ("red 1", "red act")


def test_the_reward_for_a_neutral_comes_before_recruitment() -> None:
    """[11.2.6] [8.9.2] One in headquarters and one for the neutral are two."""
    game = position(RECRUITMENT.format(target="neutral 1", hq=1))
    play(game, TO_RAGUSA, "force 1")
    assert asked(game) == "red occupy"
    play(game, "occupy")
    assert (show(game, "ragusa"), show(game, "red")) == ("red 3", "tiles recruitment")


@pytest.mark.parametrize(("target", "force"), [("1 lab", 1), ("red 1", 1), ("blue 9", 2)])
def test_without_an_area_taken_by_attack_there_is_no_recruitment(target: str, force: int) -> None:
    """[11.2.6] [11.2.7] An empty area, an own one, or a lost attack."""
    game = position(RECRUITMENT.format(target=target, hq=4))
    play(game, TO_RAGUSA, f"force {force}")
    if asked(game) == "red conflict":
        play(game, "conflict brute-force")
    assert asked(game) == "red act"


DETONATOR = """
    round 1 encounter
    noto: red 2, 2 cars, order red/justice-b revealed
    ragusa: {between}
    vittoria: blue 5
    lentini: green 2
    gela: blue 5
    red: tiles delay-detonator
    now: execute red/justice-b
"""


@pytest.mark.parametrize("between", ["blue 1", "green 1", "neutral 1", "1 lab"])
def test_the_detonator_lets_car_bombs_strike_at_distance_two(between: str) -> None:
    """[11.2.8] Whatever lies in between; with a car only, not at distance 3, not at a partner."""
    game = position(DETONATOR.format(between=between))
    assert offered(game, "act bomb noto vittoria") == {"act bomb noto vittoria car"}
    assert refused(game, "act bomb noto vittoria") == "9.1.1"
    assert refused(game, "act bomb noto gela car") == "11.2.8"
    assert refused(game, "act bomb noto lentini car") == "9.1.1"
    play(game, "act bomb noto vittoria car", "act bomb noto vittoria car")
    assert (show(game, "vittoria"), show(game, "noto")) == ("", "red 2")


def test_without_the_detonator_no_car_bomb_goes_further() -> None:
    """[9.1.1] [11.2.8] Ragusa lies next door, Vittoria does not."""
    text = DETONATOR.format(between="blue 1").replace("red: tiles delay-detonator", "")
    assert refused(position(text), "act bomb noto vittoria car") == "9.1.1"


LOOKOUTS = """
    round 1 encounter
    noto: red 4, order red/{order} revealed
    ragusa: {target}
    {tile}: tiles lookouts
    now: execute red/{order}
"""


@pytest.mark.parametrize(
    ("target", "tile", "left"),
    [
        ("blue 5", "blue", 4),  # 2 against 1
        ("blue 5, 1 lab", "blue", 4),  # the lab alone: 2 against 1
        ("blue 5, order blue/basic-4 revealed", "blue", 5),  # with the vest 2 against 2
        ("blue 5", "yellow", 3),  # the partner's tile does not help
        ("neutral 5", "blue", 3),
    ],
)
def test_lookouts_defend_where_no_lab_does(target: str, tile: str, left: int) -> None:
    """[11.2.9] Against a Movement and against a Strike."""
    game = position(LOOKOUTS.format(order="basic-2", target=target, tile=tile))
    play(game, TO_RAGUSA, "force 3")
    assert show(game, "ragusa").split(",")[0].endswith(f" {left}")

    game = position(LOOKOUTS.format(order="basic-3", target=target, tile=tile))
    play(game, "act bomb noto ragusa")
    assert show(game, "ragusa").split(",")[0].endswith(f" {left}")
