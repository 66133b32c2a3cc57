"""Chapter 14, fewer than four players: commission tokens on the mat, the solo board."""

import pytest

from famiglia.engine.game import Game
from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused


def three(text: str, level: str = "medium") -> Game:
    """Red alone against Blue and Yellow."""
    return position(f"teams red against blue+yellow\n{text}", mode="2v1", level=level)


def two(text: str) -> Game:
    """Red against Blue."""
    return position(f"teams red against blue\n{text}", mode="1v1")


def opened(row: str, number: int) -> str:
    """What a line of a family says of slots revealed in a row."""
    return f", mat {row} {number}" if number else ""


# 14.3 Commission tokens on the mat

SLOTS = {"justice": 4, "police": 4, "economy": 5, "church": 4}
DOUBLED = {("justice", 2), ("justice", 4), ("police", 2), ("church", 2), ("church", 4)}


@pytest.mark.parametrize(
    ("row", "slot"), [(row, slot + 1) for row, number in SLOTS.items() for slot in range(number)]
)
def test_the_second_slots_of_areas_a_and_b_are_doubled(row: str, slot: int) -> None:
    """[14.3.1] [R111] X1. Five of seventeen, for Red alone and for both players of 1v1."""
    text = f"{{0}}: hq 1{opened(row, slot - 1)}\nnow: act {{0}} doing exert supply"
    doubled = (row, slot) in DOUBLED
    for game in (three(text.format("red")), two(text.format("red")), two(text.format("blue"))):
        assert bool(offered(game, f"act exert {row} solo:")) == doubled
    assert offered(three(text.format("blue")), f"act exert {row}") == {f"act exert {row} supply"}


def test_the_tokens_of_the_commission_come_off_first() -> None:
    """[14.3.2] [R111] Recruiting is 4 after the first token and 5 after the second."""
    text = """
        red: mat church 1
        now:
          act red doing recruit +0
          act red doing exert supply
    """
    game = three(text)
    play(game, "act exert church supply")
    assert show(game, "red") == "mat church 1, uncovered church"
    assert len(offered(game, "act recruit")) == 4

    game = three(text.replace("mat church 1", "mat church 1, uncovered church"))
    play(game, "act exert church supply")
    assert show(game, "red") == "mat church 2"
    assert len(offered(game, "act recruit")) == 5


def test_one_removal_takes_one_token() -> None:
    """[14.3.2] [5.8.2] [R111] Two of a row: the commission's and the own one under it."""
    game = three("red: mat church 1\nnow: act red doing institution 2 church")
    play(game, "act exert church supply")
    assert show(game, "red") == "mat church 1, uncovered church"
    assert not offered(game, "act exert church solo:")
    play(game, "act exert church supply")
    assert (show(game, "red"), asked(game)) == ("mat church 2", "")


def test_partners_have_no_tokens_of_a_commission() -> None:
    """[14.3.1] Two tokens of Blue's are two slots."""
    game = three("blue: mat church 1\nnow: act blue doing institution 2 church")
    play(game, "act exert church supply", "act exert church supply")
    assert show(game, "blue").startswith("mat church 3")


EXERT = """
    gela: red 2{labs}
    red: mat church 1{more}
    solo: {solo}
    now: act red doing exert supply
"""


def exert(solo: str = "waiting 3", labs: str = "", more: str = "") -> Game:
    """The next token of Red's Church is one of the commission."""
    return three(EXERT.format(solo=solo, labs=labs, more=more))


def test_a_commission_token_goes_to_a_space_whose_action_is_done() -> None:
    """[14.3.3] [R111] Recruit there: base 4 and 1 more."""
    game = exert()
    play(game, "act exert church solo:recruit")
    assert len(offered(game, "act recruit")) == 5
    play(game, "act recruit 5")
    assert show(game, "red").startswith("hq 5")
    assert show(game, "solo").startswith("recruit red 1")
    assert asked(game) == ""


def test_the_space_for_a_commission_token_is_free() -> None:
    """[14.3.3] [R111] Recruit is taken; an unlimited space is always free."""
    game = exert("recruit red 1, choice red 1, waiting 2")
    assert refused(game, "act exert church solo:recruit") == "14.3.3"
    play(game, "act exert church solo:choice", "act recruit 1")
    assert show(game, "solo").startswith("choice red 2, recruit red 1")


def test_the_space_for_a_commission_token_is_unlocked() -> None:
    """[14.3.3] [16.2.2] [R111] Equipment is locked until it is opened."""
    assert refused(exert(), "act exert church solo:equipment") == "16.2.2"
    game = exert("opened equipment, waiting 3")
    play(game, "act exert church solo:equipment", "act car gela")
    assert show(game, "gela") == "red 2, 1 car"


def test_an_unwanted_commission_token_goes_to_the_supply() -> None:
    """[14.3.3] [R111] Though spaces are free; nothing is done."""
    game = exert()
    play(game, "act exert church supply")
    assert (show(game, "red"), asked(game)) == ("mat church 1, uncovered church", "")
    assert "red" not in show(game, "solo")


def test_a_commission_token_that_can_do_nothing_goes_to_the_supply() -> None:
    """[14.3.3] [R111] Nobody to recruit or to place, no order, no lab."""
    game = three("""
        gela: red 50
        red: mat church 1, orders none
        now: act red doing exert supply
    """)
    assert offered(game, "act exert church") == {"act exert church supply"}


def test_a_commission_token_comes_off_by_a_tile() -> None:
    """[14.3.3] [11.1.3] [R111] Before the first turn, for a Soldato."""
    game = three("""
        round 2 planning
        red: hq 1, mat church 1, tiles influence
        top: church neutral 1, police neutral 2
        now: planning begin then red
    """)
    play(game, "begin-tile influence", "act exert church solo:recruit", "act recruit 5")
    assert show(game, "red") == "hq 5, mat church 1, uncovered church, tiles influence"
    assert asked(game) == "red turn"


def test_the_own_token_never_goes_to_the_solo_board() -> None:
    """[14.3.3] [R111] The next token of Police is an own one."""
    assert refused(exert(), "act exert police solo:recruit") == "14.3.3"
    uncovered = exert(more=", uncovered church")
    assert refused(uncovered, "act exert church solo:recruit") == "14.3.3"


def test_in_1v1_commission_tokens_act_for_both() -> None:
    """[14.3.3] [R111] Each on a space that no token lies on, whoever laid it."""
    text = """
        gela: {0} 1
        {0}: mat church 1
        solo: collect {1} 1
        now: act {0} doing exert supply
    """
    for family, other in (("red", "blue"), ("blue", "red")):
        game = two(text.format(family, other))
        assert refused(game, "act exert church solo:collect") == "14.3.3"
        play(game, "act exert church solo:order", "act order gela basic-1")
        assert show(game, "gela") == f"{family} 1, order {family}/basic-1"


def test_a_commission_token_that_can_do_nothing_stays_off_the_sheets() -> None:
    """[14.3.4] [14.3.3] [R111] The supply is left."""
    game = three("""
        gela: red 50
        red: mat church 1, orders none
        top: police neutral 1
        now: act red doing exert sheet
    """)
    assert offered(game, "act exert church") == {"act exert church supply"}


def test_a_commission_token_never_goes_to_a_sheet() -> None:
    """[14.3.4] [R111] But to the solo board or the supply, also where an own one must be laid."""
    game = three("""
        red: mat church 1
        top: police neutral 1
        now: act red doing exert sheet
    """)
    assert refused(game, "act exert church bottom:recruit") == "14.3.4"
    assert refused(game, "act exert church top:police") == "14.3.4"
    assert refused(game, "act exert economy supply") == "5.6.2"
    assert {"act exert church supply", "act exert church solo:recruit"} <= offered(game)
    assert {"act exert economy bottom:recruit", "act exert economy top:police"} <= offered(game)


INSTITUTIONS = """
    gela: red 1, 1 lab
    red: mat justice 1 church 1
    top: police neutral 1
    now: act red doing institutions 2
"""
SUPPLY, BOTTOM = "act exert economy supply", "act exert economy bottom:recruit"


@pytest.mark.parametrize(
    "parts", [("act exert church supply",), ("act exert church solo:launder", "act launder")]
)
def test_the_own_token_beside_a_commission_token_goes_to_a_sheet_or_not(
    parts: tuple[str, ...],
) -> None:
    """[14.3.4] [5.8.3] [R111] Wherever the other one went."""
    game = three(INSTITUTIONS)
    play(game, *parts)
    assert {SUPPLY, BOTTOM} <= offered(game)
    assert not offered(game, "act exert church")


@pytest.mark.parametrize("own", [SUPPLY, BOTTOM])
def test_a_commission_token_comes_beside_an_own_one(own: str) -> None:
    """[14.3.4] [5.8.3] [R111] Supply or sheet is for the own one; a second own one has the rest."""
    game = three(INSTITUTIONS)
    play(game, own, "act money")
    assert {"act exert church supply", "act exert church solo:recruit"} <= offered(game)
    second = {"act exert police supply", "act exert police bottom:order"}
    assert len(second & offered(game)) == 1
    assert not offered(game, "act exert church bottom") | offered(game, "act exert church top")


def test_with_two_institutions_both_commission_tokens_act() -> None:
    """[14.3.5] [R111] X1. Justice 1 and Church 1 are open; each is settled before the next."""
    game = three("""
        gela: red 1
        red: money 3, mat justice 1 church 1
        solo: waiting 0
        top: two neutral 1, police neutral 2, church neutral 2
        now: turn red
    """)
    play(game, "turn gain two", "lay-token neutral place", "act exert justice solo:recruit")
    assert not offered(game, "act exert")
    assert not offered(game, "act done")
    play(game, "act recruit 5")
    play(game, "act exert church solo:choice")
    assert not offered(game, "act order")
    play(game, "act place gela 1", "act order gela basic-1")
    assert show(game, "gela") == "red 2, order red/basic-1"
    assert show(game, "red") == "hq 4, money 1, mat justice 1 church 1, uncovered justice church"
    assert show(game, "solo").startswith("choice red 1, recruit red 1")


def test_a_commission_token_is_settled_before_the_next_of_its_row() -> None:
    """[14.3.5] [5.7.1] [R111] First the five recruits at base 4, then the slot is revealed."""
    game = three("red: mat church 1\nnow: act red doing exert 2 row")
    play(game, "act exert church solo:recruit")
    assert offered(game) == {f"act recruit {number}" for number in range(1, 6)}
    play(game, "act recruit 5", "act exert church supply")
    assert show(game, "red") == "hq 5, mat church 2"


def test_the_second_token_of_a_row_may_be_the_commissions() -> None:
    """[14.3.2] [14.3.5] [R111] The first one reveals a slot and brings its order."""
    game = three("now: act red doing exert 2 row")
    play(game, "act exert church supply", "act exert church solo:recruit")
    assert len(offered(game, "act recruit")) == 5
    play(game, "act recruit 1")
    assert show(game, "red") == "hq 1, mat church 1, uncovered church"


# 14.4 The solo board


def additional(solo: str = "", red: str = "money 1", gela: str = "red 2") -> Game:
    """Red's turn, with additional tokens at hand."""
    return three(
        f"""
        gela: {gela}
        red: {red}
        solo: {solo}waiting 3
        top: police blue 2, church yellow 2
        now: turn red
        """
    )


def test_a_space_of_the_solo_board_must_do_something() -> None:
    """[14.4.1] [4.2.2] [R21] Without a lab nothing is laundered."""
    assert refused(additional(), "turn additional launder") == "4.2.2"
    assert refused(exert(), "act exert church solo:launder") == "4.2.2"
    assert "turn additional launder" in offered(additional(gela="red 2, 1 lab"))
    assert "act exert church solo:launder" in offered(exert(labs=", 1 lab"))


def test_what_is_begun_on_the_solo_board_is_done() -> None:
    """[14.4.1] [4.2.2] [R21] Who lays the token on Recruit recruits at least one."""
    game = additional()
    play(game, "turn additional recruit")
    assert refused(game, "act done") == "4.2.2"


def test_the_cost_of_a_solo_space_goes_to_the_bank() -> None:
    """[14.4.1] [4.3.2] Nobody else gets it."""
    game = additional("opened order-place, ")
    play(game, "turn additional order-place")
    assert [show(game, family) for family in ("red", "blue", "yellow")] == ["", "", ""]
    assert asked(game) == "red act"


def test_the_cost_of_a_commission_tokens_space_is_paid() -> None:
    """[14.4.1] [14.3.3] [4.3.2] 1 Money for order and place."""
    game = exert("opened order-place, waiting 3", more=", money 1")
    play(game, "act exert church solo:order-place")
    assert show(game, "red") == "mat church 1, uncovered church"


def test_orders_are_given_up_for_a_commission_tokens_space() -> None:
    """[14.4.1] [14.3.3] [4.3.4] Red has no Money and pays with an order."""
    game = exert("opened order-place, waiting 3")
    play(game, "act exert church solo:order-place", "give-up basic-2", "act order gela basic-1")
    assert show(game, "gela") == "red 2, order red/basic-1"
    assert "removed basic-2" in show(game, "red")


def test_the_income_of_a_solo_space_comes_before_its_action() -> None:
    """[14.4.1] [4.3.2] The choice brings 1, and no owner is paid."""
    game = additional(red="money 1, hq 1")
    play(game, "turn additional choice")
    assert show(game, "red") == "hq 1, money 2"
    assert offered(game) == {"act recruit 1", "act place gela 1"} | offered(game, "act place")
    play(game, "act place gela 1")
    assert (show(game, "gela"), show(game, "red")) == ("red 3", "money 2")
    assert show(game, "blue") + show(game, "yellow") == ""


def test_who_cannot_pay_a_solo_space_cannot_use_it() -> None:
    """[14.4.1] [4.3.5] The last order would be given up, and nothing could be done."""
    opened_one = "opened order-place, "
    game = additional(opened_one, red="orders none, hq 1")
    assert refused(game, "turn additional order-place") == "4.3.3"
    game = additional(opened_one, red="orders basic-1")
    assert refused(game, "turn additional order-place") == "4.3.5"
    game = additional(opened_one, red="orders basic-1, hq 1")
    play(game, "turn additional order-place", "give-up basic-1", "act place gela 1")
    assert show(game, "gela") == "red 3"


def test_taking_money_is_an_action_of_the_solo_board() -> None:
    """[14.4.1] [4.2.3] In 1v1 a commission token takes two, and the bank pays."""
    game = two("red: mat church 1\nblue: money 3\nnow: act red doing exert supply")
    play(game, "act exert church solo:collect", "act money")
    assert show(game, "red").startswith("money 2")
    assert show(game, "blue") == "money 3"


def test_a_soldato_comes_with_each_of_up_to_three_labs() -> None:
    """[14.4.2] Two in Palermo, so one of two in Enna; none with Blue's."""
    game = three("""
        palermo: red 1, 2 labs
        enna: red 1, 2 labs
        gela: red 1
        noto: blue 1, 2 labs
        red: hq 9
        solo: opened garrison, waiting 1
        top: police neutral 2, church neutral 2
        now: turn red
    """)
    play(game, "turn additional garrison")
    assert offered(game) == {
        f"act garrison {area} {number}" for area in ("palermo", "enna") for number in (1, 2)
    }
    play(game, "act garrison palermo 2")
    assert offered(game) == {"act garrison enna 1", "act done"}
    play(game, "act garrison enna 1")
    assert [show(game, area) for area in ("palermo", "enna")] == ["red 3, 2 labs", "red 2, 2 labs"]
    assert show(game, "red") == "hq 6"
    assert asked(game) == "red turn"


def test_the_soldati_with_labs_come_from_headquarters() -> None:
    """[14.4.2] One is there, and it may be the only one."""
    game = three("""
        palermo: red 1, 2 labs
        red: hq 1
        now: act red doing garrison 3
    """)
    assert offered(game, "act garrison") == {"act garrison palermo 1"}


@pytest.mark.parametrize("revealed", [0, 3])
def test_place_held_with_a_plain_number_adds_no_base_value(revealed: int) -> None:
    """[14.4.3] [5.2.4] Three into one own area, whatever Police says; none into an empty one."""
    game = three(f"""
        gela: red 1
        enna: red 1
        red: hq 9{opened("police", revealed)}
        solo: opened place-3, waiting 1
        top: police neutral 2, church neutral 2
        now: turn red
    """)
    play(game, "turn additional place-3")
    assert offered(game) == {
        f"act place {area} {number}" for area in ("gela", "enna") for number in (1, 2, 3)
    }
    assert refused(game, "act place noto 1") == "5.2.4"
    play(game, "act place enna 3")
    assert (show(game, "enna"), asked(game)) == ("red 4", "red turn")


@pytest.mark.parametrize(("space", "most"), [("place-2", 2), ("place-3", 3)])
def test_place_held_in_1v1_is_as_printed(space: str, most: int) -> None:
    """[14.4.3] [5.2.4] Two or three."""
    game = two("gela: red 1\nred: hq 9, mat church 1\nnow: act red doing exert supply")
    play(game, f"act exert church solo:{space}")
    places = {answer for answer in offered(game, "act place") if "members" not in answer}
    assert places == {f"act place gela {number}" for number in range(1, most + 1)}


def test_other_solo_spaces_are_like_those_of_the_sheets() -> None:
    """[14.4.3] Order and place, in either order: base 1 and 1 more, also into an empty area."""
    game = additional("opened order-place, ", red="money 1, hq 9")
    play(game, "turn additional order-place")
    assert "act place noto 2" in offered(game)
    assert "act place noto 3" not in offered(game)
    play(game, "act place noto 2", "act order noto basic-1")
    assert (show(game, "noto"), asked(game)) == ("red 2, order red/basic-1", "red turn")
