"""Chapter 15, two players: members by orders, a tile, a slot and the solo board."""

from functools import partial

import pytest

from famiglia.edition import load
from famiglia.edition.flatten import flatten
from famiglia.record.position import read_game
from tests.engine.build import PLAIN, printed
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

duel = partial(position, mode="1v1")

# 15.2.5 Orders


def test_a_supply_orders_place() -> None:
    """[15.2.5] [7.3.1] [R112] Red basic 5 places three: a Soldato and two members."""
    game = duel("""
        round 1 encounter
        licata: red 1, order red/basic-5 revealed
        red: hq 3, members 3
        now: execute red/basic-5
    """)
    assert refused(game, "act members 4") == "15.2.5"
    play(game, "act place licata 1 members:2", "act car licata")
    assert show(game, "cupola") == "red 8, blue 4"
    assert show(game, "licata").startswith("red 2, 1 car")


def test_an_order_puts_in_members_alone() -> None:
    """[15.2.5] [15.2.6] And cannot place a second time."""
    game = duel("""
        round 1 encounter
        licata: red 1, order red/basic-5 revealed
        red: hq 3, members 3
        now: execute red/basic-5
    """)
    play(game, "act members 1")
    assert offered(game, "act members") == set()
    assert offered(game, "act place") == set()
    assert refused(game, "act members 1") == "7.2.1"
    assert show(game, "cupola") == "red 7, blue 5"


WHITE = """
    round 1 encounter
    teams white against blue
    noto: white 1, order white/church-a revealed
    ragusa: {}
    siracusa: {}
    white: hq 6, members 6
    now: execute white/church-a
"""


def test_white_reinforces_with_members() -> None:
    """[15.2.5] [10.3.3] [R112] Up to two units in each of three areas, each perhaps a member."""
    game = duel(WHITE.format("white 1", "white 1"))
    play(game, "act reinforce")
    assert refused(game, "reinforce-area ragusa 2 members:1") == "10.3.3"
    play(game, "reinforce-area ragusa 1 members:1")
    assert show(game, "cupola") == "white 7, blue 5"
    play(game, "reinforce-area siracusa 2", "reinforce-area noto 0 members:2")
    assert (show(game, "ragusa"), show(game, "siracusa")) == ("white 2", "white 3")
    assert show(game, "noto").startswith("white 1")
    assert show(game, "cupola") == "white 9, blue 3"
    assert "hq 3, members 3" in show(game, "white")


def test_white_is_offered_each_mixture() -> None:
    """[15.2.5] [15.2.7] [10.3.3] [R225] Two Soldati and a member at home, up to two units."""
    game = duel(WHITE.format("blue 1", "1 lab").replace("hq 6, members 6", "hq 2, members 1"))
    play(game, "act reinforce")
    assert offered(game) == {
        "reinforce-area noto 1",
        "reinforce-area noto 2",
        "reinforce-area noto 1 members:1",
        "reinforce-area noto 0 members:1",
        "reinforce-area done",
    }


def test_white_puts_in_six_members_at_most() -> None:
    """[15.2.5] [15.2.7] [10.3.3] [R225] Two instead of the Soldati of each of three areas."""
    game = duel(WHITE.format("white 1", "white 1"))
    play(game, "act reinforce")
    for area in ("noto", "ragusa", "siracusa"):
        play(game, f"reinforce-area {area} 0 members:2")
    assert show(game, "cupola") == "white 12, blue 0"


def test_white_names_an_area_for_each_two_members() -> None:
    """[15.2.7] [10.3.3] [R225] Ragusa is Blue's, Siracusa empty: two members for Noto."""
    game = duel(WHITE.format("blue 1", "1 lab"))
    play(game, "act reinforce")
    assert {answer.split()[1] for answer in offered(game)} == {"noto", "done"}
    play(game, "reinforce-area noto 0 members:2")
    assert (show(game, "cupola"), asked(game)) == ("white 8, blue 4", "")


def test_a_lost_orders_area_brings_no_members() -> None:
    """[15.2.7] [7.2.5] [R225] All have left Licata; the order places nothing any more."""
    game = duel("""
        round 1 encounter
        licata: red 2, order red/police-a revealed
        red: hq 2, members 2, mat police 1
        camastra: neutral 1
        now: execute red/police-a
    """)
    assert offered(game, "act members") == {"act members 1", "act members 2"}
    play(game, "act shotgun licata gela land", "force 2")
    assert asked(game) == "red act"
    assert offered(game, "act members") == set()
    assert refused(game, "act members 1") == "7.2.5"


def test_yellow_puts_in_members_for_labs() -> None:
    """[15.2.5] [15.2.7] [10.3.1] [R219] The new lab counts: two in all."""
    game = duel("""
        round 1 encounter
        teams yellow against blue
        noto: yellow 1, order yellow/economy-b revealed
        palermo: yellow 1, 1 lab
        yellow: hq 3, members 3
        now: execute yellow/economy-b
    """)
    play(game, "act car noto", "act lab noto")
    assert offered(game, "act members") == {"act members 1", "act members 2"}
    play(game, "act members 1", "act garrison palermo 1")
    assert show(game, "palermo") == "yellow 2, 1 lab"
    assert (show(game, "cupola"), asked(game)) == ("yellow 7, blue 5", "")


def test_after_a_member_for_a_lab_neither_car_nor_lab_is_placed() -> None:
    """[15.2.5] [10.3.1] A member is put in instead of a Soldato, who comes last."""
    game = duel("""
        round 1 encounter
        teams yellow against blue
        noto: yellow 1, order yellow/economy-b revealed
        palermo: yellow 1, 2 labs
        yellow: hq 3, members 3
        now: execute yellow/economy-b
    """)
    play(game, "act members 1")
    assert offered(game) == {"act garrison palermo 1", "act members 1", "act done"}


# 15.2.5 Tile, slot, solo board


OCCUPY = """
    round 1 encounter
    licata: red 4, order red/basic-2 revealed
    gela: blue 1
    red: hq {}, members {}, tiles recruitment
    now: execute red/basic-2
"""


@pytest.mark.parametrize(
    ("answer", "gela", "cupola"),
    [
        ("occupy", "red 4", ""),
        ("occupy members:1", "red 3", "red 7, blue 5"),
        ("occupy members:2", "red 2", "red 8, blue 4"),
        ("occupy done", "red 2", ""),
    ],
)
def test_recruitment_brings_soldati_or_members(answer: str, gela: str, cupola: str) -> None:
    """[15.2.5] [15.2.7] [11.2.6] [R112] [R226] The printed two, all or none, in any mixture."""
    game = duel(OCCUPY.format(2, 2))
    play(game, "act shotgun licata gela land", "force 2", answer)
    assert (show(game, "gela"), show(game, "cupola")) == (gela, cupola)


@pytest.mark.parametrize(
    ("soldati", "members", "answers"),
    [
        (2, 0, {"occupy", "occupy done"}),
        (1, 1, {"occupy members:1", "occupy done"}),
        (0, 2, {"occupy members:2", "occupy done"}),
    ],
)
def test_recruitment_is_asked_by_the_sum(soldati: int, members: int, answers: set[str]) -> None:
    """[15.2.4] [15.2.7] [11.2.6] [R13] [R226] Two units at home: asked in any case."""
    game = duel(OCCUPY.format(soldati, members))
    play(game, "act shotgun licata gela land", "force 2")
    assert offered(game) == answers
    for answer in {"occupy", "occupy members:1", "occupy members:2"} - answers:
        assert refused(game, answer) in ("11.2.6", "15.2.5")


def test_recruitment_with_one_unit_is_not_asked() -> None:
    """[15.2.4] [11.2.6] All know that two are not there."""
    game = duel(OCCUPY.format(0, 1))
    play(game, "act shotgun licata gela land", "force 2")
    assert asked(game) == ""


def test_the_instant_effect_of_a_slot() -> None:
    """[15.2.5] [5.7.3] [R112] A mat whose first Economy slot places two."""
    tables = flatten(load(PLAIN), "1v1")
    tables.mats[tables.family_ids.index("red")][2].slots[0].effect = printed("place 2")
    game = read_game(
        "gela: red 1\nred: hq 2, members 2\nnow: act red doing exert supply must", tables
    )
    play(game, "act exert economy supply", "act place gela 1 members:1")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 2", "red 7, blue 5")


SOLO = """
    gela: red 1, {}
    red: hq 3, members 3, mat justice 1
    now: act red doing exert supply must
"""


def test_a_place_of_the_solo_board() -> None:
    """[15.2.5] [14.4.3] [R112] Two units, Soldati only into own areas."""
    game = duel(SOLO.format("1 lab"))
    play(game, "act exert justice solo:place-2")
    assert refused(game, "act place noto 1") == "5.2.4"
    play(game, "act place gela 1 members:1")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 2, 1 lab", "red 7, blue 5")
    assert show(game, "solo") == "place-2 red 1"


def test_a_garrison_of_the_solo_board() -> None:
    """[15.2.5] [15.2.7] [14.4.2] [R219] Two labs of up to three."""
    game = duel(SOLO.format("2 labs"))
    play(game, "act exert justice solo:garrison")
    assert offered(game, "act members") == {"act members 1", "act members 2"}
    play(game, "act members 1", "act garrison gela 1")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 2, 2 labs", "red 7, blue 5")


def test_a_solo_space_for_members_alone() -> None:
    """[15.2.6] [14.4.1] Red holds nothing; the space still does something."""
    game = duel("red: members 3, mat justice 1\nnow: act red doing exert supply must")
    play(game, "act exert justice solo:place-3", "act members 3")
    assert (show(game, "cupola"), show(game, "solo")) == ("red 9, blue 3", "place-3 red 1")
