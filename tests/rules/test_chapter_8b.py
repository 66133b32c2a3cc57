"""A fight: bonuses, conflict, cards, knockout and result [8.5] [8.6] [8.7]."""

import pytest

from tests.positions import asked, offered, play, position, show


@pytest.mark.parametrize(
    ("order", "mat", "force", "target", "left"),
    [
        ("basic-1", "", "force 3", "blue 5", 5),  # 0 against 0
        ("basic-1", "", "force 3 car", "blue 5", 4),  # car 1 against 0
        ("basic-1", "", "force 3 car", "blue 5, 1 lab", 5),  # car 1 against 1
        ("basic-2", "", "force 3", "blue 5, 1 lab", 4),  # skull 2 against 1
        ("basic-2", "", "force 3", "blue 5, 2 labs", 5),  # skull 2 against 2
        ("basic-2", "", "force 3", "blue 5, 4 cars", 3),  # cars never defend
        ("basic-2", ", mat justice 2", "force 3 car", "blue 5, 2 labs", 3),  # 2 + 2 against 2
        ("basic-2", ", mat justice 4", "force 3 car", "blue 5", 0),  # 2 + 3: taken
        ("basic-2", ", mat justice 4", "force 3 car", "blue 6", 1),
        ("basic-2", ", mat justice 4", "force 3", "blue 6", 4),  # the car stays at home
        ("basic-2", "", "force 3", "neutral 5, 1 lab", 4),  # labs defend neutrals
    ],
)
def test_the_difference_of_the_bonuses_is_removed(
    order: str, mat: str, force: str, target: str, left: int
) -> None:
    """[8.5.1] [8.5.2] [8.5.3] [8.5.4] A higher defence bonus removes nobody."""
    game = position(f"""
        round 1 encounter
        noto: red 4, 2 cars, order red/{order} revealed
        ragusa: {target}
        red: hq 1{mat}
        now: execute red/{order}
    """)
    play(game, "act shotgun noto ragusa land", force)

    holder = target.split(maxsplit=1)[0]
    assert show(game, "ragusa").split(",")[0] == (f"{holder} {left}" if left else "red 3")
    assert asked(game) == ("red conflict" if left else "")
    assert show(game, "fight").split(",")[0] == ("red 3" if left else "")


def test_an_area_taken_by_the_bonuses_alone_loses_a_lab_cars_and_orders() -> None:
    """[8.5.4] [8.7.5] The vest's order comes home, its cars go, one of two labs too."""
    game = position("""
        round 1 encounter
        noto: red 4, 1 car, order red/basic-2 revealed
        ragusa: blue 1, 3 cars, 2 labs, order blue/basic-4 revealed
        red: mat justice 2
        now: execute red/basic-2
    """)
    play(game, "act shotgun noto ragusa land", "force 2 car")
    assert show(game, "ragusa") == "red 2, 1 car, 1 lab"
    assert asked(game) == ""


FIGHT = """
    round 1 encounter
    noto: red 1, order red/basic-1 revealed
    ragusa: blue {defenders}
    fight: red {attackers}
    {more}
    now: {step} red/basic-1 from noto to ragusa by land against blue {cards}
"""


def fight(attackers: str, defenders: str, *cards: str, more: str = "") -> tuple[str, str, str]:
    """What stands in Ragusa after cards attack, defence, attacker's and defender's choice.

    And what is in the headquarters of Red and of Blue.
    """
    text = FIGHT.format(
        attackers=attackers, defenders=defenders, more=more, step="conflict", cards=""
    )
    game = position(text)
    if cards:
        attack, defence, attacker, defender = cards
        play(game, "conflict finesse", f"card {attack}", f"card {defence}")
        play(game, f"take {attacker}", f"take {defender}")
    else:
        play(game, "conflict brute-force")
    assert asked(game) == ""
    return show(game, "ragusa"), show(game, "red"), show(game, "blue")


@pytest.mark.parametrize(
    ("attackers", "defenders", "result"),
    [
        (1, 3, "blue 3"),  # fewer than two: all go
        (2, 3, "blue 3"),
        (3, 3, "blue 2"),
        (5, 3, ""),
        (6, 3, "red 1"),
    ],
)
def test_brute_force_costs_two_attackers(attackers: int, defenders: int, result: str) -> None:
    """[8.6.1] [8.6.2] [8.7.1] [8.7.4] [8.7.5] [8.7.6] Then they fall one for one."""
    assert fight(f"{attackers}", f"{defenders}")[0] == result


def test_the_attacker_chooses_between_finesse_and_brute_force() -> None:
    """[8.6.1] [8.6.3] [8.6.4] [8.6.5] Cards: attacker, defender; then who takes, likewise."""
    text = FIGHT.format(attackers=2, defenders=2, more="", step="conflict", cards="")
    game = position(text)
    assert (asked(game), offered(game)) == (
        "red conflict",
        {"conflict finesse", "conflict brute-force"},
    )
    cards = {"card turncoat", "card coward-1", "card coward-2"}
    play(game, "conflict finesse")
    assert (asked(game), offered(game)) == ("red card", cards)
    play(game, "card coward-2")
    assert (asked(game), offered(game)) == ("blue card", cards)
    play(game, "card coward-2")
    assert (asked(game), offered(game)) == ("red take", {"take take", "take leave"})
    play(game, "take leave")
    assert (asked(game), offered(game)) == ("blue take", {"take take", "take leave"})


@pytest.mark.parametrize(
    ("attacker", "defender", "result"),
    [
        ("leave", "leave", ("red 1", "hq 1", "hq 2")),  # 4 - 1 against 4 - 2
        ("take", "leave", ("blue 3", "hq 3", "")),  # 4 - 1 - 2 against 4
        ("leave", "take", ("red 3", "", "hq 3")),  # 4 against 4 - 2 - 1
        ("take", "take", ("blue 1", "hq 2", "hq 1")),  # 4 - 2 against 4 - 1
    ],
)
def test_a_card_acts_on_the_side_before_whom_it_lies(
    attacker: str, defender: str, result: tuple[str, str, str]
) -> None:
    """[8.6.5] [8.6.6] [8.6.7] [8.6.12] Red's Coward 1, Blue's Coward 2, four against four."""
    assert fight("4", "4", "coward-1", "coward-2", attacker, defender) == result


def test_of_too_few_soldati_all_are_cowards() -> None:
    """[8.6.12] [8.7.5] One of the two that should go; the labs are one fewer."""
    result = fight("3", "1, 2 labs", "coward-1", "coward-2", "leave", "leave")
    assert result == ("red 2, 1 lab", "hq 1", "hq 1")


def test_both_cards_act_even_if_the_side_is_empty_after_the_first() -> None:
    """[8.6.7] Red takes both Cowards with one Soldato."""
    assert fight("1", "2", "coward-1", "coward-2", "take", "leave") == ("blue 2", "hq 1", "")


def test_a_turncoat_changes_sides() -> None:
    """[8.6.9] Four against two, where it was three against three; nobody else falls."""
    assert fight("3", "3", "turncoat", "coward-1", "leave", "leave") == ("red 3", "", "hq 1")
    assert fight("3", "3", "coward-1", "turncoat", "leave", "leave") == ("blue 3", "hq 1", "")


def test_turncoats_act_before_cowards() -> None:
    """[8.6.8] One of Blue's two changes sides, so only one is left to go home."""
    assert fight("3", "2", "turncoat", "coward-2", "leave", "leave") == ("red 4", "", "hq 1")
    assert fight("2", "3", "coward-2", "turncoat", "leave", "leave") == ("blue 4", "hq 1", "")


def test_two_turncoats_on_one_side() -> None:
    """[8.6.7] [8.6.10] The second one finds somebody, or nobody and does nothing."""
    assert fight("1", "3", "turncoat", "turncoat", "take", "leave")[0] == "red 2"
    assert fight("1", "1", "turncoat", "turncoat", "take", "leave")[0] == "red 2"
    assert fight("1", "1", "turncoat", "turncoat", "leave", "take")[0] == "blue 2"


def test_an_empty_side_is_joined_by_its_own_turncoat() -> None:
    """[8.6.8] [8.6.11] Red's is first: 3 against 0; Blue's makes it 2 against 1."""
    assert fight("2", "1", "turncoat", "turncoat", "leave", "leave")[0] == "red 1"
    assert fight("1", "1, 2 labs", "turncoat", "turncoat", "leave", "leave")[0] == "2 labs"


def test_without_supply_the_enemy_still_goes() -> None:
    """[8.6.8] [8.6.10] [8.7.2] Red has no 51st; Blue's side was empty, but keeps car and order.

    Blue's Turncoat comes after Red's, so Red has nobody left and Blue one.
    """
    defenders = "1, 1 car, 1 lab, order blue/basic-4 revealed"
    cards = ("turncoat", "turncoat", "leave", "leave")
    ragusa, red, _ = fight("1", defenders, *cards, more="red: hq 48")
    assert ragusa == "blue 1, 1 car, 1 lab, order blue/basic-4 revealed"
    assert red == "hq 48"


def test_who_has_nobody_left_loses_the_cars_in_the_fight() -> None:
    """[8.7.3] [8.7.4] Red's car goes; Blue keeps car, labs and order."""
    defenders = "3, 1 car, 2 labs, order blue/basic-4 revealed"
    result = fight("2, 1 car", defenders, "coward-1", "coward-1", "leave", "leave")
    assert result[0] == "blue 1, 1 car, 2 labs, order blue/basic-4 revealed"


def test_the_loser_of_the_area_loses_cars_orders_and_one_lab() -> None:
    """[8.7.3] [8.7.5] Red's car stays with the winners."""
    defenders = "1, 3 cars, 2 labs, order blue/economy-c revealed"
    ragusa, _, blue = fight("3, 1 car", defenders, "coward-1", "coward-1", "leave", "leave")
    assert ragusa == "red 2, 1 car, 1 lab"
    assert blue == "hq 1, orders basic-1 basic-2 basic-3 basic-4 basic-5 economy-c"


def test_if_nobody_is_left_the_area_is_empty_and_keeps_its_labs() -> None:
    """[8.7.6] Cars of both sides and Blue's order go."""
    defenders = "2, 1 car, 2 labs, order blue/economy-c revealed"
    ragusa, _, blue = fight("2, 1 car", defenders, "coward-1", "coward-1", "leave", "leave")
    assert ragusa == "2 labs"
    assert blue == "hq 1, orders basic-1 basic-2 basic-3 basic-4 basic-5 economy-c"


def test_the_fallen_go_to_the_supply() -> None:
    """[8.7.1] [1.3.4] Nobody comes to headquarters but by a Coward."""
    assert fight("6", "4") == ("", "", "")


def test_the_cards_are_back_for_the_next_fight() -> None:
    """[8.6.3] In the second Movement of the order all three can be laid again."""
    game = position("""
        round 1 encounter
        noto: red 9, order red/justice-a revealed
        ragusa: blue 9
        now: execute red/justice-a
    """)
    for _ in range(2):
        play(game, "act shotgun noto ragusa land", "force 2", "conflict finesse")
        play(game, "card coward-2")
        assert offered(game) == {"card turncoat", "card coward-1", "card coward-2"}
        play(game, "card coward-2", "take leave", "take leave")
    assert asked(game) == ""
