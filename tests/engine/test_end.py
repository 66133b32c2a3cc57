"""Passing and the end of planning [4.5] [4.6], the end of the game [12.1] [13.1.7]."""

import pytest

from famiglia.edition.tables import MANDAMENTI, NONE
from famiglia.engine.answers import ANYTIME_GIVE
from famiglia.engine.cells import FICTIONAL, NEUTRAL, NOBODY, in_supply
from famiglia.engine.facts import bust, confirmed
from famiglia.engine.game import GameOver, NotOffered
from famiglia.engine.state import HQ, PLANNING, RECOMMENDED, State
from tests.engine.build import (
    BLUE,
    GREEN,
    RED,
    TABLES,
    YELLOW,
    add_money,
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
    control,
    management,
    offers,
    planning,
    stuck,
    take_spaces,
    top,
    turn,
    use_tiles,
    whole_round,
)

TEAM_0, TEAM_1, DRAW = range(3)
PIECE_WINS = 16
"""The switch of [13.1.7]."""


# 4.5 Passing


def _only_blue_tokens(number: int = 1) -> State:
    """Only Blue's tokens lie above; the others have neither money nor orders to pay for them."""
    state = position()
    add_top(state, BLUE, "police", number)
    stuck(state, RED, GREEN, YELLOW)
    return state


def _nobody_can_move() -> State:
    """One of Blue's tokens lies above, and nobody can do anything with it."""
    state = _only_blue_tokens()
    stuck(state, BLUE)
    take_spaces(state, "exert-supply", "exert-sheet", "ultima")
    return state


def test_nobody_passes_who_can_move() -> None:
    """[4.5.1] [R20] Even if orders must be given up for it."""
    state = _only_blue_tokens()
    state.orders[RED * 13] = HQ
    add_money(state, GREEN, 2)
    game = turn(state)
    assert offers(game, "use")

    with pytest.raises(NotOffered):
        answer(game, "pass")


def test_a_family_without_a_move_passes() -> None:
    """[4.5.2] [R20] Green has only 1 Money to give, so Red is not even asked."""
    state = _only_blue_tokens()
    add_money(state, GREEN, 1)

    assert asked(planning(state)) == ("turn", 1)


def test_a_family_whose_partner_can_give_is_asked() -> None:
    """[4.5.2] [4.3.3] [R16] [R20] It can only pass, until the gift is made."""
    state = _only_blue_tokens()
    state.begun = True
    run_out(state, in_supply(RED), 1)
    add_money(state, GREEN, 2)
    game = planning(state)
    assert (asked(game), offers(game)) == (("turn", 0), {"pass"})

    game.apply_anytime(GREEN, ANYTIME_GIVE)

    assert "use police blue recruit" in offers(game)
    assert "pass" not in offers(game)


def test_who_has_passed_comes_again() -> None:
    """[4.5.2] [4.5.3] [R20] It passes this turn only; the phase goes on while anybody moves."""
    state = _only_blue_tokens(2)
    game = planning(state)
    answer(game, "use police blue recruit", "recruit 1")

    assert asked(game) == ("turn", 1)


def test_the_phase_ends_when_all_pass_one_after_another() -> None:
    """[4.5.3] [4.6.1] [R20] Then follow the final actions."""
    state = _nobody_can_move()
    state.note(bust(BLUE), 14)
    add_money(state, GREEN, 2)
    game = planning(state)

    answer(game, "pass")

    assert kind_of(game) in ("final-action", "")
    assert (top(state), state.facts[bust(BLUE)]) == ({"police": 1}, 14 if kind_of(game) else NONE)


# 4.6 The end of planning


def test_planning_ends_when_the_top_sheet_is_empty() -> None:
    """[4.6.1] Not while one column is left."""
    state = position()
    add_top(state, NEUTRAL, "police", 2)
    game = planning(state)

    answer(game, "use police neutral recruit", "recruit 1")
    assert asked(game) == ("turn", 1)
    answer(game, "use police neutral choice", "recruit 1")

    assert kind_of(game) == ""


def test_tokens_that_are_left_wait_in_the_same_column() -> None:
    """[4.6.2] [14.5.2] [R20] Beside those that come up with the bottom sheet."""
    state = _nobody_can_move()
    take_spaces(state, "place", "order-place")
    add_money(state, GREEN, 2)
    game = whole_round(state)

    answer(game, "pass")

    assert (state.round, asked(game)) == (2, ("turn", 0))
    assert top(state) == {"justice": 2, "police": 3, "two": 1}
    assert tokens_at(state, BLUE, "top:police") == 1


# 12.1 Winning


def _shares(*numbers: int, bronte: int = NOBODY, number: int = 2, rules: int = 0) -> State:
    """So many Mandamenti for Red, Blue, Green and Yellow, and who holds Bronte."""
    state = position(rules, number)
    use_tiles(state)
    names = iter(TABLES.mandamento_ids)
    for family, count in zip((RED, BLUE, GREEN, YELLOW), numbers, strict=True):
        control(state, family, *(next(names) for _ in range(count)))
    if bronte != NOBODY:
        hold(state, "bronte", bronte)
    return state


def _winner(state: State) -> int:
    """Who has won when the management after the encounter is over or asks something."""
    after_encounter(state)
    return state.winner


def test_the_end_is_checked_only_after_the_encounter() -> None:
    """[12.1.1] [R100] Not in management after planning."""
    state = _shares(5, 0, 0, 0)

    game = management(state, PLANNING)

    assert (state.winner, kind_of(game)) == (NONE, "place-tile")


def test_the_end_comes_before_any_tile_changes() -> None:
    """[12.1.1] [R214] Nobody is asked any more."""
    game = after_encounter(_shares(5, 0, 0, 0))

    assert game.decision() is None
    assert game.state.winner == TEAM_0
    with pytest.raises(GameOver):
        game.apply(0, 0)


def test_control_as_it_stands_now_decides() -> None:
    """[12.1.1] [6.1.1] What the last management confirmed is confirmed anew."""
    state = _shares(4, 0, 0, 0)
    for mandamento in range(MANDAMENTI):
        state.note(confirmed(mandamento), RED)

    assert _winner(state) == NONE


@pytest.mark.parametrize(
    ("shares", "winner"),
    [
        ((5, 0, 0, 0), TEAM_0),
        ((0, 0, 0, 5), TEAM_1),
        ((4, 0, 2, 0), TEAM_0),
        ((0, 3, 0, 3), TEAM_1),
        ((4, 0, 1, 0), NONE),
        ((3, 3, 2, 2), NONE),
    ],
)
def test_five_of_a_family_or_six_of_a_team_win(shares: tuple[int, ...], winner: int) -> None:
    """[12.1.2] [12.1.3] [R100] In any round."""
    assert _winner(_shares(*shares)) == winner


def test_areas_of_two_partners_are_no_mandamento() -> None:
    """[12.1.2] [1.2.6]"""
    state = _shares(4, 0, 0, 0)
    hold(state, "messina", RED)
    hold(state, "patti", GREEN)

    assert _winner(state) == NONE


@pytest.mark.parametrize("number", [1, 4])
def test_who_alone_meets_the_condition_wins_whatever_the_totals(number: int) -> None:
    """[12.1.3] [R100] Five against five, and Bronte is the others'."""
    assert _winner(_shares(5, 3, 0, 2, bronte=BLUE, number=number)) == TEAM_0


def test_if_both_meet_it_the_greater_number_wins() -> None:
    """[12.1.4] [R100] Red's five against three and three, whoever has Bronte."""
    assert _winner(_shares(5, 3, 0, 3, bronte=RED)) == TEAM_1


def test_if_nobody_meets_it_the_greater_number_wins_after_round_4() -> None:
    """[12.1.4] [R100] Whoever has Bronte."""
    assert _winner(_shares(2, 2, 2, 1, bronte=BLUE, number=4)) == TEAM_0


def test_before_round_4_the_greater_number_is_not_enough() -> None:
    """[12.1.4] [R100]"""
    assert _winner(_shares(2, 2, 2, 1, number=3)) == NONE


@pytest.mark.parametrize(("holder", "winner"), [(BLUE, TEAM_1), (YELLOW, TEAM_1), (GREEN, TEAM_0)])
def test_bronte_breaks_a_tie_after_round_4(holder: int, winner: int) -> None:
    """[12.1.5] [R100] E23: five against five."""
    assert _winner(_shares(3, 3, 2, 2, bronte=holder, number=4)) == winner


def test_bronte_breaks_a_tie_of_two_that_meet_the_condition() -> None:
    """[12.1.5] [R100] Six against six, in round 2."""
    assert _winner(_shares(3, 3, 3, 3, bronte=GREEN)) == TEAM_0


@pytest.mark.parametrize("holder", [NOBODY, NEUTRAL, FICTIONAL])
def test_without_bronte_the_game_is_a_draw_after_round_4(holder: int) -> None:
    """[12.1.5] [12.1.6] [13.1.1] [R100] Neutral, fictional or empty, it is nobody's."""
    state = _shares(3, 3, 2, 2, bronte=holder, number=4, rules=RECOMMENDED - PIECE_WINS)
    state.starting_piece = 1

    assert (_winner(state), after_encounter(state).decision()) == (DRAW, None)


def test_without_bronte_the_game_goes_on_before_round_4() -> None:
    """[12.1.6] [R100] Six against six."""
    state = _shares(3, 3, 3, 3, bronte=NEUTRAL, number=3)
    game = after_encounter(state)

    assert (state.winner, kind_of(game)) == (NONE, "place-tile")


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("number", [1, 4])
def test_under_the_switch_the_starting_piece_wins(seat: int, number: int) -> None:
    """[13.1.7] [R100] [R119] Its holder's team, in any round."""
    state = _shares(3, 3, 3, 3, number=number, rules=PIECE_WINS)
    state.starting_piece = seat

    assert _winner(state) == seat % 2


def test_under_the_switch_bronte_comes_first() -> None:
    """[13.1.7] [12.1.5]"""
    assert _winner(_shares(3, 3, 3, 3, bronte=BLUE, rules=PIECE_WINS)) == TEAM_1


def test_under_the_switch_a_tie_below_the_condition_does_not_end_the_game() -> None:
    """[13.1.7] [12.1.6] Only where that would apply."""
    assert _winner(_shares(2, 2, 2, 2, rules=PIECE_WINS)) == NONE
