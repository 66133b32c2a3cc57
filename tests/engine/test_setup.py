"""The set-up of four players [2]."""

from itertools import groupby, permutations

import pytest

from famiglia.edition.tables import NONE, ORDERS, TILES
from famiglia.engine.cells import (
    BANK,
    LAB_SUPPLY,
    NEUTRAL,
    NOBODY,
    boat_supply,
    car_in,
    car_supply,
    in_area,
    in_supply,
)
from famiglia.engine.facts import character as character_of
from famiglia.engine.facts import drawn
from famiglia.engine.game import Game, NotOffered
from famiglia.engine.rules import controls, order_of_play, own_areas, partner_of, team_of
from famiglia.engine.state import CHANCE, HQ, MAT, State
from tests.engine.build import (
    TABLES,
    add_boat,
    add_labs,
    area,
    boats,
    in_place,
    kind_of,
    money_in_hq,
    question,
    soldati_in_hq,
    tokens_at,
    tokens_on_mat,
)
from tests.engine.table import answer, asked, encode, fresh, log, offers, run_to, top
from tests.positions import position

CHARACTERS = ("boats", "cars", "labs", "money")
RING = ("sciacca", "partinico", "caltanissetta", "caltagirone", "ragusa", "catania")
"""The start areas of seat 0."""


def _dealt(start: int = 0) -> Game:
    """At the first unit of the set-up; these characters are dealt."""
    game, characters = fresh(), iter(CHARACTERS)
    run_to(game, "deal-character", draw_start=str(start))
    while kind_of(game) == "deal-character":
        answer(game, next(characters))
    return game


def _of(state: State, character: str) -> int:
    """The family that was dealt a character."""
    return next(
        state.family_of[seat]
        for seat in range(state.seats)
        if state.facts[character_of(seat)] == TABLES.character_ids.index(character)
    )


def _unit_of(character: str) -> Game:
    """At the first unit of the family that was dealt a character."""
    game = _dealt()
    while game.state.family_of[question(game).seat] != _of(game.state, character):
        game.apply(question(game).seat, question(game).options[0])
    return game


# 2.1 Seats and tiles, 2.2 Families


def test_partners_sit_at_even_or_odd_seats() -> None:
    """[2.1.1] [2.1.2] [R02] So a turn always passes to an opponent."""
    state = _dealt(start=2).state
    sitting = state.family_of

    assert [partner_of(state, family) for family in sitting] == [*sitting[2:], *sitting[:2]]
    assert [team_of(state, family) for family in sitting] == [0, 1, 0, 1]
    assert order_of_play(state) == [*sitting[2:], *sitting[:2]]


def test_seven_tiles_are_drawn_by_chance() -> None:
    """[2.1.3] [R01] Of eleven, each once, before anything else."""
    game = fresh()
    answer(game, "rents")
    with pytest.raises(NotOffered):
        answer(game, "rents")

    assert log(game, {"draw-tile"}) == [("draw-tile", CHANCE)] * 6
    assert len(TABLES.tile_ids) == TILES
    assert sum(game.state.facts[drawn(tile)] for tile in range(TILES)) == 7


def _chosen(*colours: str) -> Game:
    """These colours are drawn, the first three for seats 0 and 2; seat 0 is to choose."""
    game = fresh()
    run_to(game, "draw-colour")
    for colour in colours:
        if kind_of(game) == "draw-colour":
            assert question(game).seat == CHANCE
            answer(game, colour)
    return game


def test_each_team_gets_three_colours_and_chooses_two() -> None:
    """[2.2.1] [2.2.2] [2.2.3] [R01] And who leads which; hidden; seats 0 and 1 answer."""
    game = _chosen("white", "red", "blue", "green", "black", "yellow")

    assert asked(game) == ("choose-families", 0)
    assert offers(game) == {" ".join(two) for two in permutations(("white", "red", "blue"), 2)}
    answer(game, "blue white")
    assert (asked(game), game.state.family_of) == (("choose-families", 1), [NONE] * 4)
    assert offers(game) == {" ".join(two) for two in permutations(("green", "black", "yellow"), 2)}
    answer(game, "yellow green")
    names = [TABLES.family_ids[family] for family in game.state.family_of]
    assert names == ["blue", "yellow", "white", "green"]


def test_each_family_has_its_mat_and_orders() -> None:
    """[2.2.4] 17 tokens on the mat, 8 in the supply; basic orders in headquarters."""
    state = _dealt().state

    for family in state.family_of:
        assert list(tokens_on_mat(state, family).values()) == [4, 4, 5, 4]
        assert tokens_at(state, family, "supply") == 8
        orders = list(state.orders[family * ORDERS : (family + 1) * ORDERS])
        assert orders == [HQ] * 5 + [MAT] * 8
        assert (state.count(car_supply(family)), state.count(boat_supply(family))) == (5, 4)


# 2.3 Line-up


def test_soldati_stand_where_the_board_shows_their_symbol() -> None:
    """[2.3.1] [2.2.4] As many as printed, from the supply of 50, neutrals in the same way."""
    state = _dealt().state
    assert {TABLES.start_seat[area(name)] for name in RING} == {0}

    for place, seat in enumerate(TABLES.start_seat):
        holder = NEUTRAL if seat == NONE else state.family_of[seat]
        assert state.holder[place] == holder
        assert state.count(in_area(place)) == TABLES.start_soldati[place]
    for family in state.family_of:
        standing = sum(state.count(in_area(place)) for place in own_areas(state, family))
        assert state.count(in_supply(family)) == 50 - standing - soldati_in_hq(state, family)


def test_nobody_begins_with_a_mandamento() -> None:
    """[2.3.2] And no area is empty, so nobody gains one in the planning of round 1."""
    state = _dealt().state

    assert [controls(state, mandamento) for mandamento in range(12)] == [NONE] * 12
    assert NOBODY not in state.holder


def test_chance_decides_who_begins() -> None:
    """[2.3.3] That player has the starting piece and the first turn."""
    game = fresh()
    run_to(game, "draw-start")
    assert (question(game).seat, offers(game)) == (CHANCE, {"0", "1", "2", "3"})

    run_to(game, "turn", draw_start="3")

    assert (game.state.starting_piece, asked(game)) == (3, ("turn", 3))


def test_sheet_0_lies_above_and_sheet_1_below() -> None:
    """[2.3.4] In round 1."""
    game = _dealt()
    run_to(game, "turn")

    answer(game, f"use church neutral {TABLES.space_ids[1][0]}")
    assert offers(game, "order sciacca")


# 2.4 Characters


def test_characters_bring_money_and_soldati() -> None:
    """[2.4.1] One each, by chance, from bank and supply."""
    game = fresh()
    run_to(game, "deal-character")
    bank = game.state.count(BANK)
    answer(game, "recruits")
    assert "recruits" not in offers(game)
    answer(game, "money", "cars", "boats")
    state = game.state

    assert [money_in_hq(state, family) for family in state.family_of] == [4, 8, 5, 6]
    assert [soldati_in_hq(state, family) for family in state.family_of] == [8, 5, 5, 5]
    assert bank - state.count(BANK) == 23


@pytest.mark.parametrize(("start", "last"), [(0, 3), (1, 0), (3, 2)])
def test_the_first_player_gives_the_last_a_money(start: int, last: int) -> None:
    """[2.4.2] [R03] E2"""
    state = _dealt(start).state

    for seat, family in enumerate(state.family_of):
        printed = TABLES.characters[state.facts[character_of(seat)]].hq[0]
        assert money_in_hq(state, family) == printed - (seat == start) + (seat == last)


def test_units_are_placed_seat_by_seat_and_labs_when_all_have_done_so() -> None:
    """[2.4.3] [2.4.5] [R04] In the order of play."""
    asked_seats = log(_dealt(start=2), {"set-up-unit", "set-up-lab"})

    assert [key for key, _ in groupby(asked_seats)] == [
        (kind, seat) for kind in ("set-up-unit", "set-up-lab") for seat in (2, 3, 0, 1)
    ]


def test_soldati_and_cars_go_into_own_areas() -> None:
    """[2.4.3] [R04] All of them, and there is no declining."""
    game = _unit_of("cars")
    state = game.state
    family = _of(state, "cars")
    own = {TABLES.area_ids[place] for place in own_areas(state, family)}
    soldati = {f"soldati {name} {number}" for name in own for number in (1, 2)}
    assert offers(game) == soldati | {f"car {name}" for name in own}
    place = area(min(own))
    before = state.count(in_area(place))

    answer(game, f"car {min(own)}", f"soldati {min(own)} 2", f"car {min(own)}")

    assert (state.count(in_area(place)), state.count(car_in(place))) == (before + 2, 2)
    assert question(game).seat != state.seat_of[family]


def test_a_boat_goes_into_a_sea_that_an_own_area_touches() -> None:
    """[2.4.3] [2.4.4] [R04] And does not move on."""
    game = _unit_of("boats")
    family = _of(game.state, "boats")
    touched = {sea for place in own_areas(game.state, family) for sea in TABLES.area_seas[place]}
    seas = {TABLES.sea_ids[sea].removeprefix("mare-") for sea in touched}
    assert offers(game, "boat") == {f"boat {sea}" for sea in seas}
    assert len(seas) < len(TABLES.sea_ids)

    answer(game, f"boat {min(seas)}")

    assert boats(game.state, min(seas)) == {TABLES.family_ids[family]: 1}


def test_a_third_boat_goes_with_another_in_the_set_up_too() -> None:
    """[2.4.4] [5.4.4] [R04] Of the family's choice."""
    game = _unit_of("boats")
    state = game.state
    one, other = state.family_of[1:3]
    chosen = min(offers(game, "boat"))
    sea = chosen.split()[1]
    add_boat(state, sea, one)
    add_boat(state, sea, other)

    answer(game, chosen)
    assert kind_of(game) == "boat-goes"
    answer(game, TABLES.family_ids[one])

    assert boats(state, sea) == {TABLES.family_ids[other]: 1}


def test_labs_go_into_own_areas_with_room() -> None:
    """[2.4.5] [1.3.8] [R04] At most two in an area."""
    game = _dealt()
    run_to(game, "set-up-lab")
    state = game.state
    family = state.family_of[question(game).seat]
    own = {TABLES.area_ids[place] for place in own_areas(state, family)}
    assert offers(game) == own
    full = min(own)
    add_labs(state, full)

    answer(game, full)

    assert (offers(game), in_place(state, full)[-6:]) == (own - {full}, "labs 2")


# 2.5 First tokens


def test_grey_circles_get_neutral_tokens() -> None:
    """[2.5.1] [R05] Eight in the plain edition."""
    game = _dealt()
    run_to(game, "first-token")
    circles = {"start": 1, "justice": 2, "police": 1, "economy": 1, "church": 2, "two": 1}

    assert top(game.state) == circles


def test_each_family_lays_one_token_and_again() -> None:
    """[2.5.1] [R05] In the order of play, from its supply; then planning begins."""
    game = _dealt(start=1)
    run_to(game, "first-token")

    assert [seat for _, seat in log(game, {"first-token"})] == [1, 2, 3, 0, 1, 2, 3, 0]
    assert asked(game) == ("turn", 1)
    assert [tokens_at(game.state, family, "supply") for family in game.state.family_of] == [6] * 4


def test_first_tokens_lie_on_empty_spaces_that_are_no_circles() -> None:
    """[2.5.1] [R05] Three in a column, and not a fourth."""
    game = _dealt()
    run_to(game, "first-token")
    answer(game, "police", "police", "police")

    assert encode(game, "police") not in question(game).options
    assert (len(offers(game)), top(game.state)["police"]) == (5, 4)


@pytest.mark.parametrize(("supply", "is_asked"), [(1, True), (0, False)])
def test_labs_are_placed_down_to_the_last_of_the_supply(supply: int, is_asked: bool) -> None:
    """[2.4.5] [1.3.3]"""
    game = position("""
        set-up
        teams red+green against blue+yellow
        licata: red 2
        now: set-up-lab red left 2
    """)
    game.state.move(LAB_SUPPLY, BANK, game.state.count(LAB_SUPPLY) - supply)

    assert (kind_of(Game(game.state)) == "set-up-lab") == is_asked
