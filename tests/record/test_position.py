"""A position is read as it is meant, and written as it is read."""

import pytest
from tools.fuzz.content import content

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.act import Act
from famiglia.engine.cells import (
    BANK,
    CAR_IN_FIGHT,
    FIGHT,
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    NOBODY,
    ON_BOTTOM,
    ON_MAT,
    ON_TILE,
    ON_TOP,
    boat_supply,
    car_supply,
    in_hq,
    in_supply,
    token_in,
)
from famiglia.engine.facts import bust, character, closed, confirmed, drawn, favours, marker
from famiglia.engine.game import Game
from famiglia.engine.state import (
    CLASSIC,
    ENCOUNTER,
    HQ,
    MAT,
    PLANNING,
    RECOMMENDED,
    REMOVED,
    Rules,
    State,
)
from famiglia.record.position import Unwritable, read, write
from famiglia.record.position.nested import movement_of
from tests.engine.build import BLUE, GREEN, RED, TABLES, YELLOW, area, printed
from tests.engine.build import position as built
from tests.positions import question
from tests.record.games import play_until, random_game

FULL = """\
round 2 encounter, start red, first blue, passes 1, quick
teams red+green against blue+yellow
switches neutrals blue-spaces
tiles allies bribery rents

red: character cars, hq 4, money 3, mat justice 3 police 1, tiles allies, removed basic-5, favours 1
blue: money 12, confirmed enna gela, tiles allies bribery, bust ultima
yellow: orders basic-1 church-b, removed basic-2 basic-3 basic-4 basic-5

agrigento: neutral 2, 1 lab
enna: 2 labs
licata: red 6, 1 car, order red/basic-1 revealed, order red/justice-a
gela: red 2, order red/basic-2 from basic-1 basic-2

mare-licata: red 1 boat
mare-agrigento: red 1 boat, green 1 boat
fight: red 3, 2 cars

top: police red 2 neutral 1, church blue 1, closed economy
bottom: launder neutral 1, choice red 1 blue 2, recruit red 1

now:
  round then last-management
  next-order executed red/basic-1 blue/basic-3
  execute red/basic-2 open none done shotgun after shotgun times 1 entered agrigento cars 2
  conflict red/basic-2 from gela to agrigento by land against neutral
"""


def state_of(text: str) -> State:
    return read(text, TABLES)


def place_of(state: State, family: int, order: str) -> int:
    return state.orders[family * ORDERS + TABLES.order_ids[family].index(order)]


def test_everything_a_position_may_say_is_written_as_it_was_read() -> None:
    assert write(state_of(FULL)) == FULL


def test_sequence_of_lines_spaces_and_comments_do_not_matter() -> None:
    table, now = FULL.split("now:")
    loose = "  # said\n\n\t".join(reversed(table.split("\n")))
    for sign in ",:+":
        loose = loose.replace(sign, f"  {sign} ")

    assert write(state_of(f"# a remark\n{loose}\nnow:{now}")) == FULL


def test_all_that_lies_on_the_table_is_where_it_was_told() -> None:
    state = state_of(FULL)

    assert (state.round, state.phase, state.begun, state.passes) == (2, ENCOUNTER, True, 1)
    assert (state.starting_piece, state.first, state.quick) == (RED, BLUE, True)
    assert (state.rules.neutrals, state.rules.blue_spaces) == (True, True)
    assert not state.rules.moving_tiles
    assert state.holder[area("licata")] == RED
    assert state.holder[area("agrigento")] == NEUTRAL
    assert state.holder[area("enna")] == NOBODY
    assert (state.count(FIGHT), state.count(CAR_IN_FIGHT)) == (3, 2)
    assert state.count(token_in(RED, ON_TOP + 2)) == 2
    assert state.count(token_in(BLUE, ON_BOTTOM + TABLES.space_ids[2].index("choice"))) == 2
    tile = TABLES.tile_ids.index("allies")
    assert [state.count(token_in(family, ON_TILE + tile)) for family in (RED, BLUE)] == [1, 1]
    assert [state.facts[marker(team, tile)] for team in (0, 1)] == [RED, BLUE]
    assert state.facts[drawn(TABLES.tile_ids.index("rents"))] == 1
    assert state.facts[confirmed(TABLES.mandamento_ids.index("gela"))] == BLUE
    assert state.facts[character(RED)] == TABLES.character_ids.index("cars")
    assert state.facts[character(BLUE)] == NONE
    assert state.facts[bust(BLUE)] == TABLES.space_ids[2].index("ultima")
    assert state.facts[favours(RED)] == 1
    assert [state.facts[closed(column)] for column in range(6)] == [0, 0, 0, 1, 0, 0]


def test_what_is_not_mentioned_is_in_its_supply() -> None:
    state = state_of(FULL)

    assert state.count(in_supply(RED)) == 50 - 4 - 6 - 2 - 3
    assert state.count(in_hq(RED)) == 4
    assert state.count(car_supply(RED)) == 5 - 1 - 2
    assert state.count(boat_supply(GREEN)) == 4 - 1
    assert state.count(LAB_SUPPLY) == 30 - 3
    assert state.count(in_supply(NEUTRAL)) == 30 - 2
    assert state.count(token_in(RED, ON_MAT)) == 4 - 3
    assert state.count(token_in(RED, IN_SUPPLY)) == 8 + 4 - 2 - 1 - 1 - 1
    assert state.count(token_in(NEUTRAL, IN_SUPPLY)) == 0
    assert state.count(BANK) == -15


def test_an_empty_text_is_four_families_in_the_first_planning_phase() -> None:
    state = state_of("")

    assert state.family_of == [RED, BLUE, GREEN, YELLOW]
    assert (state.round, state.phase, state.begun) == (1, PLANNING, True)
    assert content(state.rules) == content(Rules(CLASSIC))
    assert Game(state).decision() is None
    assert write(state) == ("round 1 planning, start red\nteams red+green against blue+yellow\n")


def test_in_set_up_nobody_plays_before_the_teams_are_told() -> None:
    state = state_of("set-up, quick\nnow: draw-tile first-game")

    assert (state.begun, state.quick, state.family_of) == (False, True, [NONE] * 4)
    assert sum(state.pieces) == 0
    assert write(state) == "set-up, quick\n\nnow:\n  draw-tile first-game\n"
    seated = state_of("set-up\nteams white+red against yellow+green")
    assert [TABLES.family_ids[family] for family in seated.family_of] == [
        "white",
        "yellow",
        "red",
        "green",
    ]


@pytest.mark.parametrize("winner", ["red+green", "blue+yellow", "nobody"])
def test_a_game_that_is_over_has_a_winner_or_none(winner: str) -> None:
    text = f"round 4 encounter, start blue, winner {winner}\nteams red+green against blue+yellow\n"
    state = state_of(text)

    assert state.winner == ["red+green", "blue+yellow", "nobody"].index(winner)
    assert write(state) == text


# Orders


def test_headquarters_hold_the_orders_that_the_mat_has_brought() -> None:
    state = state_of("licata: red 1, order red/basic-2\nred: mat economy 2, removed economy-a")

    assert place_of(state, RED, "basic-1") == HQ
    assert place_of(state, RED, "basic-2") == area("licata")
    assert place_of(state, RED, "economy-a") == REMOVED
    assert place_of(state, RED, "economy-b") == HQ
    assert place_of(state, RED, "economy-c") == MAT


def test_an_order_may_lie_on_the_board_before_its_slot_is_revealed() -> None:
    state = state_of("licata: red 1, order red/church-a")

    assert place_of(state, RED, "church-a") == area("licata")


def test_headquarters_hold_exactly_the_orders_told_and_others_are_gone() -> None:
    state = state_of("red: orders basic-2 church-a, mat justice 1")

    places = [place_of(state, RED, order) for order in TABLES.order_ids[RED]]
    held = {TABLES.order_ids[RED][token] for token, place in enumerate(places) if place == HQ}
    assert held == {"basic-2", "church-a"}
    assert place_of(state, RED, "justice-a") == REMOVED
    assert place_of(state, RED, "justice-b") == MAT
    gone = "removed basic-1 basic-3 basic-4 basic-5 justice-a"
    assert f"red: mat justice 1, orders basic-2 church-a, {gone}\n" in write(state)


def test_headquarters_may_hold_no_order_at_all() -> None:
    state = state_of("gela: red 1, order red/basic-1\nred: orders none")

    assert [place_of(state, RED, f"basic-{number}") for number in (1, 2)] == [area("gela"), REMOVED]
    removed = "removed basic-2 basic-3 basic-4 basic-5"
    assert f"\nred: {removed}\n" in write(state)


def test_a_face_down_order_can_be_all_its_family_owns_unless_it_is_told() -> None:
    """[1.4.2] Whoever gains a token later has not laid it before."""
    state = state_of("""
        licata: red 1, order red/basic-1
        gela: red 1, order red/basic-2 from basic-2 basic-4
        enna: red 1, order red/basic-3 revealed
        red: mat justice 1, removed basic-5
    """)
    laid_from = state.laid_from[RED * ORDERS :]

    assert laid_from[0] == 0b101111
    assert laid_from[1] == 0b001010
    assert (laid_from[2], state.face_up[RED * ORDERS + 2]) == (0, True)


def test_tiles_that_are_marked_are_in_play() -> None:
    state = state_of("red: tiles allies")

    assert "\ntiles allies\n" in write(state)


# What no text says


def test_what_a_seat_sees_is_refused() -> None:
    seen = Game(state_of("now: turn red")).view(RED).state

    with pytest.raises(Unwritable, match="orders are hidden"):
        write(seen)


@pytest.mark.parametrize("kind", ["card", "take"])
def test_covered_cards_are_refused(kind: str) -> None:
    game = Game(
        state_of("""
        round 1 encounter
        enna: red 1
        licata: blue 3
        fight: red 3
        now: card red/basic-1 from enna to licata by land against blue attack coward-2
    """)
    )
    if kind == "take":
        game.apply(BLUE, question(game).options[0])
    seen = game.view(BLUE).state
    seen.orders = game.state.orders

    with pytest.raises(Unwritable, match="no card has the number -2"):
        write(seen)


def test_a_hidden_choice_of_families_is_refused() -> None:
    recorder = random_game(0, most=7)
    play_until(recorder, "choose-families")
    recorder.apply(0, question(recorder.game).options[0])

    assert "chosen" in write(recorder.game.state)
    with pytest.raises(Unwritable, match="no family has the number"):
        write(recorder.game.view(1).state)


def test_pieces_of_another_box_are_refused() -> None:
    with pytest.raises(Unwritable, match="not what a game of this box has"):
        write(built(RECOMMENDED))


def test_attackers_of_no_step_are_refused() -> None:
    state = state_of("enna: red 3")
    state.move(area("enna"), FIGHT, 1)

    with pytest.raises(Unwritable, match="nobody has set out"):
        write(state)


def test_what_is_printed_is_written_in_its_effect_words() -> None:
    state = state_of("now: act red doing launder / recruit +0 must")
    frame = state.frames[0]

    assert isinstance(frame, Act)
    assert content(frame.action) == content(printed("launder / recruit +0"))
    assert write(state).endswith("now:\n  act red doing launder / recruit +0 must\n")


def test_a_step_of_a_fight_knows_both_sides() -> None:
    movement = movement_of(state_of(FULL).frames[-1])

    assert movement is not None
    assert (movement.attackers.owner, movement.attackers.cell) == (RED, FIGHT)
    assert (movement.defenders.owner, movement.defenders.cell) == (NEUTRAL, area("agrigento"))
    assert movement.may_drive
