"""Worked examples of the rulebook for planning, management and supply, on the plain edition.

The README of that edition says how each is set up; those about fights are in the encounter's tests.
"""

import pytest

from famiglia.edition.tables import NONE
from famiglia.engine.cells import BANK, NEUTRAL
from famiglia.engine.game import Game, NotOffered
from famiglia.engine.rules import controls
from famiglia.engine.state import ENCOUNTER, PLANNING, State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    add_bottom,
    add_hq,
    add_money,
    add_order,
    add_top,
    hand,
    hold,
    in_place,
    kind_of,
    money_in_hq,
    open_slots,
    position,
    soldati_in_hq,
)
from tests.engine.encounter import scene
from tests.engine.table import (
    after_encounter,
    answer,
    asked,
    bottom,
    control,
    mark,
    marked,
    offers,
    spaces,
    turn,
    use_tiles,
    whole_round,
)


def _ready(*families: int) -> State:
    """Neutral tokens in Police; each family has an area, 9 Soldati in headquarters and 1 Money."""
    state = position()
    add_top(state, NEUTRAL, "police", 2)
    for family, name in zip(families, ("gela", "palermo"), strict=False):
        hold(state, name, family)
        add_hq(state, family, 9)
        add_money(state, family, 1)
    return state


def test_example_3_a_space_for_one_token_that_costs_one_and_joins_two_actions() -> None:
    """E3, p. 8 [4.1.4] [4.3.2] [4.2.5] Both are done; then the space is taken for others."""
    state = _ready(RED, BLUE)
    assert "order-place" in spaces(turn(state.copy(), BLUE))

    answer(turn(state), "use police neutral order-place", "order gela basic-1", "place gela 2")

    assert (in_place(state, "gela"), money_in_hq(state, RED)) == ("red 3, basic-1", 0)
    assert "order-place" not in spaces(turn(state, BLUE))


def test_example_4_an_unlimited_space_that_pays_one_for_one_of_two_actions() -> None:
    """E4, p. 8 [4.1.4] [4.3.2] [4.2.4] Tokens lie there already, and more may come."""
    state = _ready(RED, BLUE)
    add_bottom(state, BLUE, "choice")
    add_bottom(state, GREEN, "choice")
    game = turn(state)

    answer(game, "use police neutral choice")
    assert {text.split()[0] for text in offers(game)} == {"recruit", "place"}
    answer(game, "place gela 1")

    assert (in_place(state, "gela"), money_in_hq(state, RED), kind_of(game)) == ("red 2", 2, "")
    assert bottom(state)["choice"] == ["blue", "green", "neutral"]
    assert "choice" in spaces(turn(state, BLUE))


def _used(space: str, row: str) -> tuple[State, Game]:
    """Red, with one slot of a row open, has used a space with a neutral token."""
    state = _ready(RED)
    open_slots(state, RED, row, 1)
    game = turn(state)
    answer(game, f"use police neutral {space}")
    return state, game


def test_example_5_five_soldati_are_recruited() -> None:
    """E5, p. 8 [5.1.1] Base value 4 and 1 more, and not a sixth."""
    state, game = _used("recruit", "church")
    with pytest.raises(NotOffered):
        answer(game, "recruit 6")

    answer(game, "recruit 5")

    assert (soldati_in_hq(state, RED), kind_of(game)) == (9 + 5, "")


def test_example_6_four_soldati_join_one_of_their_own() -> None:
    """E6, p. 8 [5.2.1] [5.2.2] Base value 2 and 2 more, and not a fifth."""
    state, game = _used("place", "police")
    with pytest.raises(NotOffered):
        answer(game, "place gela 5")

    answer(game, "place gela 4")

    assert (in_place(state, "gela"), soldati_in_hq(state, RED)) == ("red 5", 9 - 4)


@pytest.mark.parametrize(
    ("where", "noto", "gela"),
    [("noto", "red 3, basic-1", "red 1"), ("gela", "red 3", "red 1, basic-1")],
)
def test_example_7_three_soldati_into_an_empty_area_and_an_order(
    where: str, noto: str, gela: str
) -> None:
    """E7, p. 9 [4.2.5] [5.2.1] [5.3.1] For 1 Money: 2 + 1, then an order there or elsewhere."""
    state, game = _used("order-place", "police")
    assert money_in_hq(state, RED) == 0
    with pytest.raises(NotOffered):
        answer(game, "place noto 4")

    answer(game, "place noto 3", f"order {where} basic-1")

    assert (in_place(state, "noto"), in_place(state, "gela")) == (noto, gela)


@pytest.mark.parametrize(
    ("column", "bank", "blue", "green"), [("start", 3, 1, 0), ("two", 5, 0, 2)]
)
def test_example_9_what_a_column_costs(column: str, bank: int, blue: int, green: int) -> None:
    """E9, p. 10 [4.4.1] [4.4.2] 4 Money or 7, and the empty column in the middle is not gained."""
    state = position()
    for owner, name, number in (
        (NEUTRAL, "start", 1),
        (BLUE, "start", 1),
        (NEUTRAL, "two", 1),
        (GREEN, "two", 2),
    ):
        add_top(state, owner, name, number)
    add_money(state, RED, 7)
    before = state.count(BANK)
    game = turn(state)
    assert offers(game, "gain") == {"gain start", "gain two"}

    answer(game, f"gain {column}")

    paid = [state.count(BANK) - before, money_in_hq(state, BLUE), money_in_hq(state, GREEN)]
    assert (paid, money_in_hq(state, RED)) == ([bank, blue, green], 7 - bank - blue - green)


def test_example_10_a_slot_brings_blue_an_order_and_a_car() -> None:
    """E10, p. 11 [5.6.1] [5.7.2] [5.7.3] The first slot of Justice B, by Exert influence."""
    state = _ready(BLUE)
    open_slots(state, BLUE, "justice", 2)
    before = hand(state, BLUE)
    game = turn(state, BLUE)

    answer(game, "use police neutral exert-supply", "exert justice supply")
    assert hand(state, BLUE) - before == {"justice-b"}
    answer(game, "car gela")

    assert (in_place(state, "gela"), kind_of(game)) == ("blue 1, cars 1", "")


def test_example_13_control_of_a_mandamento_is_seen_and_then_confirmed() -> None:
    """E13, p. 12 [6.1.1] [1.2.6] Red holds Gela and takes Licata; a tile follows in management."""
    gela = TABLES.mandamento_ids.index("gela")
    state = scene.board("gela: red 4, basic-2\nlicata: blue 2")
    use_tiles(state)
    game = scene.begin(state)
    assert controls(state, gela) == NONE

    scene.play(game, "shotgun gela licata land", "3 0")
    assert (in_place(state, "licata"), controls(state, gela)) == ("red 3", RED)
    assert marked(state, RED) == set()

    assert asked(after_encounter(state)) == ("place-tile", 0)


def test_example_14_a_second_tile_is_marked_and_used_in_the_encounter() -> None:
    """E14, p. 13 [6.2.1] [6.2.6] [11.2.6] After planning Recruitment; it places two in Noto."""
    state = position(number=2)
    use_tiles(state)
    control(state, RED, "gela", "messina")
    mark(state, RED, "bribery")
    hold(state, "ragusa", RED, 3)
    add_order(state, "ragusa", RED, "basic-2")
    add_hq(state, RED, 2)
    hold(state, "noto", BLUE, 2)
    game = whole_round(state)
    assert (asked(game), state.phase) == (("place-tile", 0), PLANNING)

    answer(game, "recruitment")
    assert (marked(state, RED), state.phase) == ({"bribery", "recruitment"}, ENCOUNTER)
    scene.play(game, "shotgun ragusa noto land", "2 0")
    assert asked(game) == ("occupy", 0)
    scene.play(game, "yes")

    assert (in_place(state, "noto"), soldati_in_hq(state, RED)) == ("red 4", 0)


@pytest.mark.parametrize(("slots", "added"), [(0, 2), (1, 3), (2, 4)])
def test_example_15_a_plain_number_and_one_in_a_circle(slots: int, added: int) -> None:
    """E15, p. 14 [7.3.2] Three Soldati whatever the mat says; the base value and 1 more."""
    mat = f"red: hq 9, police {slots}"
    plain = scene.scene(f"enna: red 2, basic-5\n{mat}")
    circle = scene.scene(f"enna: red 2, church-b\n{mat}")

    assert max(scene.offered(plain, "place")) == "place enna 3"
    assert max(scene.offered(circle, "place")) == f"place enna {added}"
