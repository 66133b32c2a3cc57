"""Chapter 15, two players: members instead of Soldati, by spaces of the sheets."""

from functools import partial

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

duel = partial(position, mode="1v1")

# 15.2.5 Spaces


TURN = """
    round {}
    gela: red 1
    red: hq 3, members 3, money 5
    top: start neutral 1, police neutral 1, church neutral 1
    now: turn red
"""


def turn(number: int = 1) -> str:
    """Red's turn, with three Soldati and three members at home."""
    return TURN.format(f"{number} planning")


@pytest.mark.parametrize(
    ("answer", "gela", "cupola", "home"),
    [
        ("act place gela 3", "red 4", "", "members 3"),
        ("act place gela 1 members:2", "red 2", "red 8, blue 4", "hq 2, members 1"),
        ("act members 3", "red 1", "red 9, blue 3", "hq 3"),
        ("act members 1", "red 1", "red 7, blue 5", "hq 3, members 2"),
    ],
)
def test_a_space_places_soldati_or_members(answer: str, gela: str, cupola: str, home: str) -> None:
    """[15.2.5] [15.2.8] [R112] Base 1 and 2 more: three units in all."""
    game = duel(turn())
    play(game, "turn use police neutral place", answer)
    assert show(game, "gela") == gela
    assert show(game, "cupola") == cupola
    assert home in show(game, "red")
    assert asked(game) == ""


def test_members_count_in_the_number() -> None:
    """[15.2.5] [5.2.2] Four units where three may come."""
    game = duel(turn())
    play(game, "turn use police neutral place")
    assert refused(game, "act place gela 2 members:2") == "5.2.2"
    assert refused(game, "act members 4") == "15.2.5"


def test_a_choice_of_recruit_or_place_may_be_a_member() -> None:
    """[15.2.5] [4.2.4] Then nothing is recruited."""
    game = duel(turn())
    play(game, "turn use police neutral choice", "act members 1")
    assert (show(game, "cupola"), asked(game)) == ("red 7, blue 5", "")


def test_a_member_beside_an_order() -> None:
    """[15.2.5] [4.2.5] Two parts in either order; the member takes nothing from the order."""
    game = duel(turn())
    play(game, "turn use police neutral order-place", "act members 2", "act order gela basic-1")
    assert show(game, "gela") == "red 1, order red/basic-1"
    assert show(game, "cupola") == "red 8, blue 4"


def test_a_member_just_recruited_is_put_in_at_once() -> None:
    """[15.2.5] [15.2.2] Recruit, then place with base 1."""
    game = duel("""
        gela: red 1
        red: money 5
        top: start neutral 1, police neutral 1, church neutral 1
        now: turn red
    """)
    play(game, "turn use police neutral recruit-place", "act recruit 2 members:2", "act members 1")
    assert show(game, "cupola") == "red 7, blue 5"
    assert "members 1" in show(game, "red")


def test_a_final_action_deploys_members() -> None:
    """[15.2.5] [5.10.4]"""
    game = duel("""
        gela: red 1
        red: hq 1, members 1, bust ultima
        bottom: ultima red 1
        now: final-action red
    """)
    play(game, "final-action place", "act place gela 1 members:1")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 2", "red 7, blue 5")


# 15.2.6 No area is needed


def test_a_member_satisfies_that_something_is_done() -> None:
    """[15.2.6] [4.2.2] [R112] No own area, so nothing can be placed there; a member can."""
    game = duel("""
        round 2 planning
        red: members 2
        top: start neutral 1, police neutral 1, church neutral 1
        now: turn red
    """)
    play(game, "turn use police neutral place-held")
    assert offered(game) == {"act members 1", "act members 2"}
    assert refused(game, "act done") == "4.2.2"
    play(game, "act members 1")
    assert (show(game, "cupola"), asked(game)) == ("red 7, blue 5", "")


def test_no_area_is_named_for_members_alone() -> None:
    """[15.2.6] [R112] All areas are Blue's."""
    game = duel("""
        red: members 2
        gela: blue 1
        now: act red doing place 2 must
    """)
    play(game, "act members 2")
    assert show(game, "cupola") == "red 8, blue 4"


@pytest.mark.parametrize(
    ("board", "home"),
    [("cupola: red 6, blue 6", "hq 2"), ("gela: red 1\ncupola: red 12, blue 0", "members 2")],
)
def test_units_that_may_not_come_do_nothing(board: str, home: str) -> None:
    """[15.2.4] [4.2.2] [R13] [R227] By the sum the space can be used: no own area, or no seat."""
    game = duel(f"""
        round 2 planning
        {board}
        red: {home}
        top: start neutral 1, police neutral 1, church neutral 1
        now: turn red
    """)
    play(game, "turn use police neutral place-held")
    assert (asked(game), offered(game)) == ("red act", {"act done"})
    play(game, "act done")
    assert show(game, "bottom") == "place-held neutral 1"
    assert home in show(game, "red")


def test_what_all_can_see_to_be_impossible_is_refused() -> None:
    """[15.2.4] [4.2.2] [R227] No own area and no seat: nothing can come, whatever is at home."""
    game = duel("""
        round 2 planning
        cupola: red 12, blue 0
        red: hq 2, members 2
        top: start neutral 1, police neutral 1, church neutral 1
        now: turn red
    """)
    assert refused(game, "turn use police neutral place-held") == "4.2.2"


def test_without_units_the_space_is_no_use() -> None:
    """[15.2.6] [4.2.2] Nothing is at home, and that is public."""
    game = duel("""
        round 2 planning
        top: start neutral 1, police neutral 1, church neutral 1
        now: turn red
    """)
    assert refused(game, "turn use police neutral place-held") == "4.2.2"


# 15.2.7 Labs


GARRISON = """
    gela: red 1, {}
    red: hq 3, members 3
    now: act red doing garrison 3
"""


@pytest.mark.parametrize(("labs", "most"), [("1 lab", 1), ("2 labs", 2)])
def test_members_count_in_the_number_of_labs(labs: str, most: int) -> None:
    """[15.2.7] [R219] One unit for each own lab, of up to three."""
    game = duel(GARRISON.format(labs))
    assert offered(game, "act members") == {f"act members {n}" for n in range(1, most + 1)}
    assert refused(game, f"act members {most + 1}") == "15.2.5"
    play(game, f"act members {most}")
    assert show(game, "cupola") == f"red {6 + most}, blue {6 - most}"
    assert asked(game) == ""


def test_without_labs_no_member_comes() -> None:
    """[15.2.7] [R219] Blue's lab and one in an empty area are not Red's."""
    game = duel("""
        gela: red 1
        noto: 1 lab
        enna: blue 1, 1 lab
        red: hq 3, members 3
        now: act red doing garrison 3
    """)
    assert asked(game) == ""


def test_members_and_soldati_share_the_printed_number() -> None:
    """[15.2.7] [14.4.2] [R219] Four labs, but three units; a member first, then Soldati."""
    game = duel("""
        gela: red 1, 2 labs
        noto: red 1, 2 labs
        red: hq 3, members 3
        now: act red doing garrison 3
    """)
    assert refused(game, "act members 4") == "15.2.5"
    play(game, "act members 1")
    assert asked(game) == "red act"
    play(game, "act garrison gela 2")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 3, 2 labs", "red 7, blue 5")
    assert asked(game) == ""


def test_a_member_takes_a_labs_place() -> None:
    """[15.2.7] [R219] Two labs in Gela: one Soldato, and one member instead of the other."""
    game = duel(GARRISON.format("2 labs"))
    play(game, "act garrison gela 1")
    assert offered(game) == {"act members 1", "act done"}
    play(game, "act members 1")
    assert (show(game, "gela"), show(game, "cupola")) == ("red 2, 2 labs", "red 7, blue 5")


# 15.2.8 The seats


def test_a_member_displaces_one_of_the_opponents() -> None:
    """[15.2.8] [R112] To the opponent's supply, not to the headquarters."""
    game = duel("red: members 2\nblue: hq 1, members 1\nnow: act red doing place 2")
    before = show(game, "blue")
    play(game, "act members 2")
    assert show(game, "cupola") == "red 8, blue 4"
    assert show(game, "blue") == before


def test_a_displaced_member_can_be_recruited_again() -> None:
    """[15.2.8] All of Blue's 50 members were in the Cupola or at home; now one is not."""
    game = duel("""
        red: members 1
        blue: members 44
        gela: blue 50
        now:
          act blue doing recruit 1
          act red doing place 1
    """)
    play(game, "act members 1", "act recruit 1 members:1")
    assert "members 45" in show(game, "blue")


def test_nobody_has_more_than_twelve() -> None:
    """[15.2.8] [R112] Ten sit there: two more, not three."""
    game = duel("cupola: red 10, blue 2\nred: members 5\nnow: act red doing place 5")
    assert offered(game, "act members") == {"act members 1", "act members 2"}
    assert refused(game, "act members 3") == "15.2.8"
    play(game, "act members 2")
    assert show(game, "cupola") == "red 12, blue 0"


def test_with_twelve_no_member_is_put_in() -> None:
    """[15.2.8] Soldati still come."""
    game = duel("""
        cupola: red 12, blue 0
        gela: red 1
        red: hq 1, members 1
        now: act red doing place 2 must
    """)
    assert offered(game, "act members") == set()
    assert refused(game, "act members 1") == "15.2.8"
    assert refused(game, "act place gela 1 members:1") == "15.2.8"
    play(game, "act place gela 1")
    assert show(game, "gela") == "red 2"
