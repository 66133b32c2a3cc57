"""Chapter 5, the actions of planning: recruit, place, orders, equipment, launder."""

import pytest

from tests.positions import asked, offered, play, position, show
from tests.rules.acts import refused

# 5.1 Recruit


@pytest.mark.parametrize(
    ("slots", "action", "most"),
    [("", "recruit +0", 3), ("mat church 1", "recruit +1", 5), ("mat church 4", "recruit 1", 1)],
)
def test_recruit_brings_up_to_base_and_bonus(slots: str, action: str, most: int) -> None:
    """[5.1.1] The base value of Church is 3, then 4 to 7; a plain number stands for itself."""
    game = position(f"red: {slots or 'hq 0'}\nnow: act red doing {action} must")
    assert offered(game) == {f"act recruit {number}" for number in range(1, most + 1)}
    assert refused(game, f"act recruit {most + 1}") == "5.1.1"


def test_recruit_brings_no_more_than_the_supply_holds() -> None:
    """[5.1.1] [1.3.3] 48 of 50 stand in Noto; the last two come."""
    game = position("noto: red 48\nnow: act red doing recruit +0 must")
    assert offered(game) == {"act recruit 1", "act recruit 2"}
    play(game, "act recruit 2")
    assert show(game, "red") == "hq 2"


# 5.2 Place


def test_place_brings_soldati_into_one_area() -> None:
    """[5.2.1] Own or empty, but neither the partner's nor the enemy's nor a neutral one."""
    game = position("""
        gela: red 1
        enna: green 1
        licata: blue 1
        camastra: neutral 1
        red: hq 5
        now: act red doing place 2
    """)
    assert {"act place gela 2", "act place noto 2"} <= offered(game)
    for area in ("enna", "licata", "camastra"):
        assert refused(game, f"act place {area} 1") == "5.2.1"
    play(game, "act place gela 1")
    assert (show(game, "gela"), asked(game)) == ("red 2", "")


@pytest.mark.parametrize(
    ("slots", "action", "most"),
    [
        ("mat police 0", "place +2", 3),
        ("mat police 4", "place +1", 6),
        ("mat police 4", "place 1", 1),
    ],
)
def test_place_brings_up_to_base_and_bonus(slots: str, action: str, most: int) -> None:
    """[5.2.2] The base value of Police is 1, then 2 to 5."""
    game = position(f"gela: red 1\nred: hq 9, {slots}\nnow: act red doing {action}")
    assert len(offered(game, "act place gela")) == most
    assert refused(game, f"act place gela {most + 1}") == "5.2.2"


def test_place_brings_no_more_than_headquarters_hold() -> None:
    """[5.2.1] [1.3.3] Two of up to three."""
    game = position("gela: red 1\nred: hq 2\nnow: act red doing place 3")
    assert offered(game, "act place gela") == {"act place gela 1", "act place gela 2"}


@pytest.mark.parametrize(("labs", "left"), [("2 labs", ", 1 lab"), ("1 lab", "")])
def test_one_lab_goes_when_an_empty_area_is_taken(labs: str, left: str) -> None:
    """[5.2.3] [1.3.10] Exactly one, however many Soldati come."""
    game = position(f"noto: {labs}\nred: hq 2\nnow: act red doing place 2")
    play(game, "act place noto 2")
    assert show(game, "noto") == f"red 2{left}"


def test_no_lab_goes_in_an_own_area() -> None:
    """[5.2.3] Only into an empty one."""
    game = position("noto: red 1, 2 labs\nred: hq 2\nnow: act red doing place 2")
    play(game, "act place noto 2")
    assert show(game, "noto") == "red 3, 2 labs"


def test_place_held_allows_only_own_areas() -> None:
    """[5.2.4] Base value 1 and 4 more into Gela, nobody into the empty Noto."""
    game = position("""
        round 2 planning
        gela: red 1
        red: hq 9
        top: police neutral 1
        now: turn red
    """)
    play(game, "turn use police neutral place-held")
    assert refused(game, "act place noto 1") == "5.2.4"
    play(game, "act place gela 5")
    assert show(game, "gela") == "red 6"


def test_place_held_is_no_use_without_an_own_area() -> None:
    """[5.2.4] [4.2.2]"""
    game = position("round 2 planning\nred: hq 9\ntop: police neutral 1\nnow: turn red")
    assert refused(game, "turn use police neutral place-held") == "4.2.2"


# 5.3 Issue order


def test_an_order_is_laid_in_an_own_area_without_one() -> None:
    """[5.3.1] Not where one lies, not in an empty area, not in the partner's."""
    game = position("""
        gela: red 1, order red/basic-2
        licata: red 1
        enna: green 1
        now: act red doing order
    """)
    assert refused(game, "act order gela basic-1") == "5.3.1"
    assert refused(game, "act order noto basic-1") == "5.3.1"
    assert refused(game, "act order enna basic-1") == "5.3.1"
    play(game, "act order licata basic-1")
    assert (show(game, "licata"), asked(game)) == ("red 1, order red/basic-1", "")


@pytest.mark.parametrize("order", ["basic-1", "church-a", "basic-2"])
def test_only_an_order_in_headquarters_is_laid(order: str) -> None:
    """[5.3.1] Not one on the board, on the mat or out of the game."""
    game = position("""
        gela: red 1
        licata: red 1, order red/basic-1
        red: removed basic-2
        now: act red doing order
    """)
    assert refused(game, f"act order gela {order}") == "5.3.1"


def test_orders_in_two_areas_are_two_different_ones() -> None:
    """[5.3.2] The second does not join the first."""
    game = position("gela: red 1\nlicata: red 1\nnow: act red doing order 2 areas")
    play(game, "act order gela basic-1")
    assert refused(game, "act order gela basic-2") == "5.3.2"
    play(game, "act order licata basic-2")
    assert show(game, "gela").startswith("red 1, order red/basic-1")
    assert (show(game, "licata"), asked(game)) == ("red 1, order red/basic-2", "")


def test_the_second_of_two_areas_may_be_left_out() -> None:
    """[5.3.2] Up to two."""
    game = position("gela: red 1\nlicata: red 1\nnow: act red doing order 2 areas must")
    play(game, "act order gela basic-1", "act done")
    assert (show(game, "licata"), asked(game)) == ("red 1", "")


def test_two_orders_in_one_area() -> None:
    """[5.3.3] The second goes where the first went, and nowhere else; no tile is needed."""
    game = position("gela: red 1\nlicata: red 1\nnow: act red doing order 2 together")
    play(game, "act order gela basic-1")
    assert refused(game, "act order licata basic-2") == "5.3.3"
    play(game, "act order gela basic-2")
    assert show(game, "gela").count("order") == 2


def test_two_orders_do_not_join_one_that_was_there() -> None:
    """[5.3.3] [5.3.5] Only an area that held none before."""
    game = position(
        "gela: red 1, order red/basic-3\nlicata: red 1\nnow: act red doing order 2 together"
    )
    assert refused(game, "act order gela basic-1") == "5.3.3"


@pytest.mark.parametrize("action", ["order 2 areas", "order 2 together"])
def test_with_one_order_one_is_laid(action: str) -> None:
    """[5.3.4] And nothing more is asked."""
    game = position(f"gela: red 1\nlicata: red 1\nred: orders basic-4\nnow: act red doing {action}")
    play(game, "act order gela basic-4")
    assert (show(game, "gela"), asked(game)) == ("red 1, order red/basic-4", "")


def test_an_area_never_holds_three_orders() -> None:
    """[5.3.5] Not even with Chain of Command."""
    game = position("""
        gela: red 1, order red/basic-1, order red/basic-2
        red: tiles chain-of-command
        now: act red doing order
    """)
    assert asked(game) == ""


# 5.4 Equipment


def test_equipment_is_one_of_three_things() -> None:
    """[5.4.1] A car in Gela; no boat and no lab after it."""
    game = position("gela: red 1\nnow: act red doing equipment must")
    assert {"act car gela", "act lab gela", "act boat mare-licata"} <= offered(game)
    play(game, "act car gela")
    assert (show(game, "gela"), asked(game)) == ("red 1, 1 car", "")


def test_a_car_is_placed_in_an_own_area() -> None:
    """[5.4.2] [1.3.6] Beside two others, but not in an empty area or the partner's."""
    game = position("gela: red 1, 2 cars\nenna: green 1\nnow: act red doing car")
    assert refused(game, "act car enna") == "5.4.2"
    assert refused(game, "act car noto") == "5.4.2"
    play(game, "act car gela")
    assert show(game, "gela") == "red 1, 3 cars"


@pytest.mark.parametrize(("cars", "offers"), [(4, True), (5, False)])
def test_the_fifth_car_is_the_last(cars: int, offers: bool) -> None:
    """[5.4.2] [1.3.3] A family has five."""
    game = position(f"gela: red 1, {cars} cars\ntop: police neutral 1\nnow: turn red")
    assert ("turn use police neutral car" in offered(game)) == offers


def test_a_boat_comes_beside_an_own_area_or_one_sea_further() -> None:
    """[5.4.3] From Gela to Mare Licata and the two seas beside it, past any boats."""
    game = position("""
        gela: red 1
        catania: green 1
        mare-licata: blue 1 boat, yellow 1 boat
        now: act red doing boat must
    """)
    near = {"act boat mare-licata", "act boat mare-siracusa", "act boat mare-agrigento"}
    assert offered(game) == near
    assert refused(game, "act boat mare-catania") == "5.4.3"
    play(game, "act boat mare-agrigento")
    assert show(game, "mare-licata") == "blue 1 boat, yellow 1 boat"
    assert show(game, "mare-agrigento") == "red 1 boat"


def test_an_area_without_coast_gets_no_boat() -> None:
    """[5.4.3] Enna touches no sea; the partner's Gela does not help."""
    game = position("enna: red 1\ngela: green 1\ntop: police neutral 1\nnow: turn red")
    assert refused(game, "turn use police neutral boat") == "4.2.2"


def test_the_third_boat_takes_one_of_the_others_along() -> None:
    """[5.4.4] Red chooses Blue's or the partner's; nobody may decline."""
    game = position("""
        gela: red 1
        mare-licata: blue 1 boat, green 1 boat
        now: act red doing boat
    """)
    play(game, "act boat mare-licata")
    assert offered(game) == {"boat-goes blue", "boat-goes green"}
    play(game, "boat-goes blue")
    assert show(game, "mare-licata") == "green 1 boat"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("blue 1 boat", "red 1 boat, blue 1 boat"),
        ("blue 2 boats", "blue 1 boat"),
        ("red 2 boats", "red 1 boat"),
    ],
)
def test_boats_go_only_when_exactly_three_would_lie_there(before: str, after: str) -> None:
    """[5.4.4] Two lie together; with two of one family there is no choice."""
    game = position(f"gela: red 1\nmare-licata: {before}\nnow: act red doing boat")
    play(game, "act boat mare-licata")
    assert (show(game, "mare-licata"), asked(game)) == (after, "")


def test_a_lab_comes_where_there_is_at_most_one() -> None:
    """[5.4.5] [1.3.8] The second in Gela, no third in Licata, none in an empty area."""
    game = position("gela: red 1, 1 lab\nlicata: red 1, 2 labs\nnow: act red doing lab")
    assert refused(game, "act lab licata") == "1.3.8"
    assert refused(game, "act lab noto") == "5.4.5"
    play(game, "act lab gela")
    assert show(game, "gela") == "red 1, 2 labs"


# 5.5 Launder and Money


def test_launder_pays_for_each_own_lab() -> None:
    """[5.5.1] [1.3.9] 3 of Red's; not the partner's, not those that belong to nobody."""
    game = position("""
        gela: red 1, 1 lab
        licata: red 1, 2 labs
        enna: green 1, 2 labs
        noto: 1 lab
        now: act red doing launder
    """)
    play(game, "act launder")
    assert (show(game, "red"), show(game, "green")) == ("money 3", "")


def test_take_money_pays_what_is_printed() -> None:
    """[5.5.1]"""
    game = position("red: money 1\nnow: act red doing money 2")
    play(game, "act money")
    assert show(game, "red") == "money 3"
