"""The second Movement, and fights with neutrals [8.8] [8.9] [13.1.2] [13.1.3]."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

TWICE = """
    round 1 encounter
    noto: red {start}, order red/justice-a revealed
    ragusa: {target}
    now: execute red/justice-a
"""


def starts(answers: set[str]) -> set[str]:
    """The areas from which Movements are offered."""
    return {answer.split()[2] for answer in answers if answer.startswith("act shotgun")}


def test_the_second_movement_starts_from_either_area() -> None:
    """[8.8.1] [8.8.2] With any Soldati there: also those who stood in an own area before."""
    game = position(TWICE.format(start=4, target="red 2"))
    play(game, "act shotgun noto ragusa land", "force 1")
    assert starts(offered(game)) == {"noto", "ragusa"}

    play(game, "act shotgun ragusa vittoria land")
    assert offered(game) == {"force 1", "force 2", "force 3"}
    play(game, "force 3")
    assert (show(game, "ragusa"), show(game, "vittoria")) == ("", "red 3")


@pytest.mark.parametrize(("force", "expected"), [(9, {"noto", "ragusa"}), (2, {"noto"})])
def test_after_a_lost_attack_it_starts_from_the_orders_area(force: int, expected: set[str]) -> None:
    """[8.8.2] Nine win against four, two do not."""
    game = position(TWICE.format(start=11, target="blue 5"))
    play(game, "act shotgun noto ragusa land", f"force {force}", "conflict brute-force")
    assert starts(offered(game)) == expected
    if expected == {"noto"}:
        assert refused(game, "act shotgun ragusa vittoria land") == "8.8.2"


def test_the_area_was_emptied_but_not_won() -> None:
    """[8.8.2] [8.7.6] Skull 1 leaves four, two and four fall: nobody stands there."""
    game = position(TWICE.format(start=7, target="blue 5"))
    play(game, "act shotgun noto ragusa land", "force 6", "conflict brute-force")
    assert show(game, "ragusa") == ""
    assert starts(offered(game)) == {"noto"}


def test_no_other_area_is_a_start() -> None:
    """[8.8.2] [8.2.1] A third own area is none, in the first Movement and in the second."""
    game = position(TWICE.replace("now:", "vittoria: red 3\nnow:").format(start=3, target="blue 1"))
    assert refused(game, "act shotgun vittoria gela land") == "8.8.2"
    play(game, "act shotgun noto ragusa land", "force 1")
    assert refused(game, "act shotgun vittoria gela land") == "8.8.2"


def test_skulls_count_in_full_again() -> None:
    """[8.8.1] Skull 1 takes the first defender and the second one."""
    game = position("""
        round 1 encounter
        noto: red 4, order red/justice-a revealed
        ragusa: blue 1
        siracusa: blue 1
        now: execute red/justice-a
    """)
    play(game, "act shotgun noto ragusa land", "force 1", "act shotgun noto siracusa land")
    play(game, "force 1")
    assert (show(game, "ragusa"), show(game, "siracusa")) == ("red 1", "red 1")
    assert asked(game) == ""


def test_bribery_may_be_used_in_each_movement() -> None:
    """[8.8.1] 2 Money each."""
    game = position("""
        round 1 encounter
        noto: red 4, order red/justice-a revealed
        ragusa: blue 1
        siracusa: blue 1
        red: money 4, tiles bribery
        now: execute red/justice-a
    """)
    play(game, "act shotgun noto ragusa land", "bribe", "force 1")
    play(game, "act shotgun noto siracusa land", "bribe", "force 1")
    assert show(game, "siracusa") == "red 1"
    assert show(game, "red").startswith("tiles bribery")


CARS = """
    round 1 encounter
    noto: red 5, 2 cars, order red/justice-a revealed
    ragusa: red 1, 1 car
    vittoria: blue 9
    now: execute red/justice-a
"""


def test_the_first_car_serves_again_from_where_it_stands() -> None:
    """[8.8.3] Skull 1 and car 1 remove two; from Noto the other car may not go."""
    game = position(CARS)
    play(game, "act shotgun noto ragusa land", "force 2 car")
    play(game, "act shotgun noto siracusa land")
    assert refused(game, "force 1 car") == "8.8.3"

    game = position(CARS)
    play(game, "act shotgun noto ragusa land", "force 2 car")
    play(game, "act shotgun ragusa vittoria land", "force 2 car")
    assert (show(game, "vittoria"), show(game, "fight")) == ("blue 7", "red 2, 1 car")


def test_a_car_lost_in_the_first_attack_was_the_only_one() -> None:
    """[8.8.3] Another one stands in the order's area, and stays there."""
    game = position(TWICE.format(start="4, 2 cars", target="blue 9"))
    play(game, "act shotgun noto ragusa land", "force 1 car", "conflict brute-force")
    assert show(game, "noto") == "red 3, 1 car, order red/justice-a revealed"
    play(game, "act shotgun noto ragusa land")
    assert refused(game, "force 1 car") == "8.8.3"


@pytest.mark.parametrize("start", ["noto", "ragusa"])
def test_a_car_may_go_with_the_second_if_none_went_with_the_first(start: str) -> None:
    """[8.8.3] From either area, also one that stood in the area entered."""
    game = position(CARS)
    target = {"noto": "siracusa", "ragusa": "vittoria"}[start]
    play(game, "act shotgun noto ragusa land", "force 2")
    play(game, f"act shotgun {start} {target} land")
    assert "force 1 car" in offered(game)


NEUTRALS = """
    round 1 encounter
    {switches}
    noto: {attacker} 9, 1 car, order {attacker}/{order} revealed
    ragusa: neutral {neutrals}
    now: execute {attacker}/{order}
"""


def against_neutrals(
    neutrals: int, *answers: str, order: str = "basic-2", switches: str = ""
) -> tuple[str, str]:
    """Ragusa and Red after a Movement from Noto against neutrals."""
    text = NEUTRALS.format(switches=switches, attacker="red", order=order, neutrals=f"{neutrals}")
    game = position(text)
    play(game, "act shotgun noto ragusa land", *answers)
    assert asked(game) == ""
    return show(game, "ragusa"), show(game, "red")


def test_each_neutral_removed_brings_a_soldato() -> None:
    """[8.9.1] Two by skulls, two by knockout."""
    assert against_neutrals(2, "force 1") == ("red 1", "hq 2")
    assert against_neutrals(4, "force 5", "conflict brute-force") == ("red 1", "hq 4")
    assert against_neutrals(5, "force 4", "conflict brute-force") == ("neutral 1", "hq 4")


def test_neutral_cowards_bring_soldati_and_replaced_neutrals_none() -> None:
    """[8.9.1] [8.9.4] [8.6.9] Without skulls: a Coward 1 of the neutrals, a Turncoat of Red's."""
    cards = ("conflict finesse", "helper blue", "card turncoat", "card coward-1")
    result = against_neutrals(2, "force 1", *cards, "take leave", "take leave", order="basic-1")
    assert result == ("red 2", "hq 1")


def test_a_turncoat_of_the_neutrals_comes_from_their_supply() -> None:
    """[8.9.4] One of Red's goes, and the neutrals are one more; Blue's pieces do not change."""
    game = position(NEUTRALS.format(switches="", attacker="red", order="basic-1", neutrals=3))
    play(game, "act shotgun noto ragusa land", "force 3", "conflict finesse", "helper blue")
    play(game, "card coward-1", "card turncoat", "take leave", "take leave")
    assert show(game, "ragusa") == "neutral 3"
    assert show(game, "red") == "hq 2"
    assert show(game, "blue") == ""


def test_without_own_supply_a_replaced_neutral_still_goes_without_reward() -> None:
    """[8.6.10] [8.9.2] 50 are in play: the one who runs brings nobody, the one knocked out does."""
    game = position("""
        round 1 encounter
        noto: red 2, order red/basic-1 revealed
        ragusa: neutral 3
        red: hq 48
        now: execute red/basic-1
    """)
    play(game, "act shotgun noto ragusa land", "force 1", "conflict finesse", "helper blue")
    play(game, "card turncoat", "card coward-1", "take leave", "take leave")
    assert show(game, "ragusa") == ""
    assert show(game, "red") == "hq 49"


@pytest.mark.parametrize(
    ("attacker", "chooser", "helpers"),
    [
        ("red", "blue", {"blue", "yellow"}),
        ("blue", "green", {"green", "red"}),
        ("green", "yellow", {"blue", "yellow"}),
        ("yellow", "red", {"green", "red"}),
    ],
)
def test_the_opposing_team_chooses_who_plays_for_neutrals(
    attacker: str, chooser: str, helpers: set[str]
) -> None:
    """[8.9.3] Asked is the seat that comes first after the attacker's."""
    text = NEUTRALS.format(switches="", attacker=attacker, order="basic-1", neutrals=3)
    game = position(text)
    play(game, "act shotgun noto ragusa land", "force 3", "conflict finesse")
    assert asked(game) == f"{chooser} helper"
    assert offered(game) == {f"helper {family}" for family in helpers}

    other = max(helpers - {chooser})
    play(game, f"helper {other}", "card coward-1")
    assert asked(game) == f"{other} card"


def test_brute_force_against_neutrals_costs_one_under_the_switch() -> None:
    """[13.1.2] [13.1.3] Two neutrals fall by skulls, three by knockout; the area brings 2."""
    cards = ("force 5", "conflict brute-force")
    assert against_neutrals(5, *cards) == ("", "hq 5")
    assert against_neutrals(5, *cards, switches="switches neutrals") == ("red 1", "hq 2")


def test_under_the_switch_only_a_taken_area_brings_soldati() -> None:
    """[13.1.3] Two neutrals fall, but the third one stays."""
    result = against_neutrals(3, "force 1", "conflict brute-force", switches="switches neutrals")
    assert result == ("neutral 1", "")


@pytest.mark.parametrize(("hq", "reward"), [(46, 48), (47, 49), (48, 49), (49, 49)])
def test_rewards_stop_where_the_supply_does(hq: int, reward: int) -> None:
    """[8.9.1] [1.3.3] Two neutrals fall by a Strike; Red has 50 Soldati, one on the board."""
    game = position(f"""
        round 1 encounter
        noto: red 1, order red/basic-3 revealed
        ragusa: neutral 2
        red: hq {hq}
        now: execute red/basic-3
    """)
    play(game, "act bomb noto ragusa")
    assert show(game, "red") == f"hq {reward}"


def test_a_turncoat_of_the_neutrals_without_supply() -> None:
    """[8.9.4] [8.6.10] All 30 neutrals stand there: one of Red's goes, and nobody joins."""
    game = position(NEUTRALS.format(switches="", attacker="red", order="basic-1", neutrals=30))
    play(game, "act shotgun noto ragusa land", "force 3", "conflict finesse", "helper blue")
    play(game, "card coward-1", "card turncoat", "take leave", "take leave")
    assert (show(game, "ragusa"), show(game, "red")) == ("neutral 29", "hq 2")


SWITCHED = """
    round 1 encounter
    switches neutrals
    teams black+white against red+blue
    noto: black 6, order black/{order} revealed
    ragusa: neutral {neutrals}
    black: money 2, tiles bribery
    now: execute black/{order}
"""


@pytest.mark.parametrize(
    ("order", "neutrals", "answers", "black"),
    [
        ("basic-2", 1, ("bribe", "force 1"), "hq 2, tiles"),  # bribed away
        ("church-b", 2, ("bribe done", "force 1", "turn-defenders 2"), "hq 2, money 2"),  # replaced
        ("basic-1", 4, ("bribe done", "force 5", "conflict brute-force"), "money 2"),  # nobody left
        ("basic-1", 4, ("bribe done", "force 6", "conflict brute-force"), "hq 2, money 2"),
    ],
)
def test_an_area_neutral_when_declared_brings_two(
    order: str, neutrals: int, answers: tuple[str, ...], black: str
) -> None:
    """[13.1.3] However its neutrals went, if the Movement took it."""
    game = position(SWITCHED.format(order=order, neutrals=neutrals))
    play(game, "act shotgun noto ragusa land", *answers)
    assert show(game, "black").startswith(black)
