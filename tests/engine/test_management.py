"""A round [3.1], management [6], moving tile tokens [13.1.6]."""

import pytest

from famiglia.edition.tables import NONE
from famiglia.engine.cells import IN_SUPPLY, NEUTRAL, token_in
from famiglia.engine.facts import confirmed
from famiglia.engine.rules import controls, has_tile
from famiglia.engine.state import ENCOUNTER, PLANNING, RECOMMENDED, Rules, State
from famiglia.engine.words import CHAIN
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    YELLOW,
    add_bottom,
    add_top,
    hold,
    kind_of,
    position,
    run_out,
    tokens_at,
)
from tests.engine.table import (
    after_encounter,
    answer,
    asked,
    bottom,
    control,
    log,
    lose,
    management,
    mark,
    marked,
    offers,
    top,
    use_tiles,
    whole_round,
)

MOVING = 8
"""The switch of [13.1.6]."""
TILES = {"place-tile", "remove-tile"}
GELA = TABLES.mandamento_ids.index("gela")


def _mandamenti(red: int = 0, blue: int = 0, green: int = 0, yellow: int = 0) -> State:
    """So many Mandamenti for each family; seven tiles are in play."""
    state = position()
    use_tiles(state)
    names = iter(TABLES.mandamento_ids)
    for family, count in enumerate((red, blue, green, yellow)):
        control(state, family, *(next(names) for _ in range(count)))
    return state


# 3.1 A round


def test_management_follows_each_phase() -> None:
    """[3.1.1] Tiles are marked after planning and again, here moved, after the encounter."""
    state = _mandamenti(red=1)
    state.rules = Rules(MOVING)
    add_bottom(state, NEUTRAL, "recruit")
    game = whole_round(state)
    assert (kind_of(game), state.phase) == ("place-tile", PLANNING)

    answer(game, "allies")
    assert (kind_of(game), state.phase) == ("move-tile", ENCOUNTER)
    answer(game, "done")
    assert (kind_of(game), state.phase, state.round) == ("turn", PLANNING, 2)


def test_there_are_at_most_four_rounds() -> None:
    """[3.1.1] [12.1.6] Nobody controls anything, and the sheets stay empty."""
    state = position(number=4)
    game = whole_round(state)

    assert (game.decision(), state.round, state.winner) == (None, 4, 2)


def test_who_holds_the_starting_piece_begins_the_phase() -> None:
    """[3.1.2] [R02]"""
    state = position()
    add_top(state, NEUTRAL, "police")
    state.starting_piece = 2

    assert asked(whole_round(state)) == ("turn", 2)


def test_the_starting_piece_counts_from_the_next_phase_on() -> None:
    """[3.1.3] [R27] Blue has taken it; the turn goes on round the table."""
    state = position()
    add_top(state, NEUTRAL, "church", 3)
    game = whole_round(state)
    state.starting_piece = 1
    seats = []

    while state.round == 1:
        seats.append(asked(game)[1])
        answer(game, "use church neutral choice", "recruit 1")

    assert (seats, asked(game)) == ([0, 1, 2], ("turn", 1))


def test_management_keeps_the_order_of_its_phase() -> None:
    """[3.1.4] [R27] Blue has taken the starting piece in between."""
    state = _mandamenti(red=1, blue=1)
    state.first, state.starting_piece = 0, 1

    assert log(management(state, PLANNING), TILES) == [("place-tile", 0), ("place-tile", 1)]


# 6.1 Mandamenti


def test_control_is_seen_at_once_and_confirmed_in_management() -> None:
    """[6.1.1] [1.2.6] [R40] E13: Licata beside Gela."""
    state = position()
    use_tiles(state)
    hold(state, "gela", RED)
    assert controls(state, GELA) == NONE
    hold(state, "licata", RED)
    assert (controls(state, GELA), state.facts[confirmed(GELA)]) == (RED, NONE)

    management(state, PLANNING)

    assert state.facts[confirmed(GELA)] == RED


def test_control_that_was_lost_is_no_longer_confirmed() -> None:
    """[6.1.1] [R40] Until management it was."""
    state = _mandamenti()
    control(state, RED, "gela")
    management(state, PLANNING)
    lose(state, "gela")
    assert state.facts[confirmed(GELA)] == RED

    after_encounter(state)

    assert state.facts[confirmed(GELA)] == NONE


# 6.2 Marking tiles


@pytest.mark.parametrize("phase", [PLANNING, ENCOUNTER])
def test_a_mandamento_more_marks_a_tile(phase: int) -> None:
    """[6.2.1] [2.1.3] [R41] E14: a free one of those drawn, compulsory, in each management."""
    state = _mandamenti(red=2)
    mark(state, RED, "bribery")
    had = tokens_at(state, RED, "supply")
    game = management(state, phase)
    assert offers(game) == set(TABLES.tile_ids[:7]) - {"bribery"}

    answer(game, "recruitment")

    assert (marked(state, RED), kind_of(game)) == ({"bribery", "recruitment"}, "")
    assert tokens_at(state, RED, "supply") == had - 1


def test_a_mandamento_less_takes_a_token_off() -> None:
    """[6.2.1] [R41] Of the family's choice, but only its own."""
    state = _mandamenti(red=1, green=1)
    mark(state, RED, "bribery", "allies")
    mark(state, GREEN, "influence")
    had = tokens_at(state, RED, "supply")
    game = management(state, PLANNING)
    assert (kind_of(game), offers(game)) == ("remove-tile", {"bribery", "allies"})

    answer(game, "allies")

    assert (marked(state, RED), kind_of(game)) == ({"bribery"}, "")
    assert (tokens_at(state, RED, "supply"), marked(state, GREEN)) == (had + 1, {"influence"})


def test_all_remove_before_anybody_places() -> None:
    """[6.2.2] [3.1.2] [R41] Each time in the order of play, which Green began."""
    state = _mandamenti(red=1, blue=1, green=1, yellow=1)
    mark(state, GREEN, "allies", "bribery")
    mark(state, BLUE, "allies", "bribery")
    state.first = 2

    seen = [("remove-tile", 2), ("remove-tile", 1), ("place-tile", 3), ("place-tile", 0)]
    assert log(management(state, PLANNING), TILES) == seen


def test_a_tile_holds_one_token_of_the_team() -> None:
    """[6.2.3] Not the partner's; each team has a set of its own [2.1.3]."""
    state = _mandamenti(red=1, blue=1, green=1, yellow=1)
    mark(state, GREEN, "allies")
    mark(state, YELLOW, "bribery")
    game = management(state, PLANNING)

    assert offers(game) & {"allies", "bribery"} == {"bribery"}
    answer(game, "bribery")
    assert offers(game) & {"allies", "bribery"} == {"allies"}


@pytest.mark.parametrize(("mandamenti", "tokens", "marks"), [(8, 8, 7), (2, 1, 1), (2, 0, 0)])
def test_as_many_tiles_are_marked_as_possible(mandamenti: int, tokens: int, marks: int) -> None:
    """[6.2.4] [6.1.2] [R40] [R41] Seven tiles, so many tokens; control tokens do not count."""
    state = _mandamenti(red=mandamenti)
    run_out(state, token_in(RED, IN_SUPPLY), tokens)

    log(management(state, PLANNING), TILES)

    assert len(marked(state, RED)) == marks


@pytest.mark.parametrize("phase", [PLANNING, ENCOUNTER])
def test_tokens_do_not_move_from_tile_to_tile(phase: int) -> None:
    """[6.2.5] [13.1.1] The numbers are equal, so nobody is asked, whatever else is switched on."""
    state = _mandamenti(red=1)
    state.rules = Rules(RECOMMENDED - MOVING)
    mark(state, RED, "bribery")

    assert management(state, phase).decision() is None


def test_a_tile_works_until_its_token_is_removed() -> None:
    """[6.2.6] [R42] Even after the Mandamento is lost."""
    state = _mandamenti()
    control(state, RED, "gela")
    mark(state, RED, "chain-of-command")
    lose(state, "licata", "gela")
    assert has_tile(state, RED, CHAIN)

    log(after_encounter(state), TILES)

    assert not has_tile(state, RED, CHAIN)


# 6.3 Between rounds


def test_the_bottom_sheet_becomes_the_top_one() -> None:
    """[6.3.1] [4.1.3] E22: after round 2 sheet 2 lies on top with its tokens, sheet 3 below."""
    state = position(number=2)
    for owner, space in ((NEUTRAL, "recruit"), (RED, "choice"), (BLUE, "choice"), (RED, "blue-2")):
        add_bottom(state, owner, space)
    whole_round(state)

    assert (state.round, bottom(state)) == (3, {})
    assert top(state) == {"economy": 2, "church": 1, "two": 1}
    assert (tokens_at(state, RED, "top:two"), tokens_at(state, BLUE, "top:economy")) == (1, 1)


# 13.1.6 Moving tile tokens


def _moving() -> State:
    """Red and Green have two tokens and one on tiles, as many as Mandamenti."""
    state = _mandamenti(red=2, green=1)
    state.rules = Rules(MOVING)
    mark(state, RED, "allies", "bribery")
    mark(state, GREEN, "influence")
    return state


def test_under_the_switch_tokens_move_to_free_tiles_of_the_team() -> None:
    """[13.1.6] [R44] Own ones only."""
    game = after_encounter(_moving())
    free = set(TABLES.tile_ids[:7]) - {"allies", "bribery", "influence"}
    moves = {f"{own} {to}" for own in ("allies", "bribery") for to in free}

    assert (asked(game), offers(game)) == (("move-tile", 0), moves | {"done"})


def test_under_the_switch_each_token_moves_once() -> None:
    """[13.1.6] [R44] The tile it left is free for another."""
    state = _moving()
    game = after_encounter(state)

    answer(game, "allies miniguns")

    assert {text.split()[0] for text in offers(game)} == {"bribery", "done"}
    assert "bribery allies" in offers(game)
    assert marked(state, RED) == {"miniguns", "bribery"}


def test_under_the_switch_families_move_in_the_order_of_play() -> None:
    """[13.1.6] [R44] After all placements."""
    state = _moving()
    control(state, RED, "messina")
    state.first = 1
    game = after_encounter(state)
    assert asked(game) == ("place-tile", 0)

    answer(game, "miniguns")
    assert asked(game) == ("move-tile", 2)
    answer(game, "done")
    assert asked(game) == ("move-tile", 0)


def test_under_the_switch_nobody_moves_after_planning() -> None:
    """[13.1.6] [R44]"""
    assert management(_moving(), PLANNING).decision() is None
