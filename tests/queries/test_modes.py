"""Queries at tables of two and three."""

import pytest

from famiglia.edition.tables import FAMILIES
from famiglia.engine.cells import in_area, in_cupola
from famiglia.engine.game import Game
from famiglia.queries.cost import Cost, cost_of
from famiglia.queries.duel import Result
from famiglia.queries.forecast import forecast
from famiglia.queries.plan import Plan
from famiglia.queries.preview import OTHERS, SHOWN, preview
from famiglia.queries.reach import reach
from famiglia.record.notation import Answer, context_of, parse
from tests.engine.build import BLUE, GREEN, RED, area
from tests.positions import position
from tests.queries.games import open_question

NOBODY = [0] * FAMILIES


def _said(game: Game, text: str) -> Answer:
    return parse(text, context_of(game.state, open_question(game).seat))


def _cost(game: Game, text: str) -> Cost:
    return cost_of(game.view(open_question(game).seat), _said(game, text).option)


# What answers cost


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("turn red", "turn additional order-place"),
        ("additional-action red", "additional-action order-place"),
    ],
)
def test_an_additional_action_costs_what_its_space_prints(step: str, answer: str) -> None:
    """[14.4.1] [16.3.1] Order-place costs 1, which nobody but the bank gets."""
    game = position(
        f"""
        gela: red 1
        red: hq 2, money 3
        solo: opened order-place
        top: police neutral 1, church neutral 1
        now: {step}
        """,
        mode="2v1",
    )

    assert _cost(game, answer) == Cost(1, NOBODY, 0, 0, 0)


def test_a_token_of_the_commission_costs_what_its_space_prints() -> None:
    """[14.3.3] [14.4.1] With no Money an order is given up for it."""
    game = position(
        """
        gela: red 1
        red: hq 2, mat justice 1
        now: act red doing exert supply
        """,
        mode="1v1",
    )

    assert _cost(game, "act exert justice solo:order-place") == Cost(1, NOBODY, 0, 1, 0)
    assert _cost(game, "act exert justice supply") == Cost(0, NOBODY, 0, 0, 0)


# Fights


def test_brute_force_costs_one_of_two_players() -> None:
    """[15.4.2] [14.2.3] Four against two who are fictional: three fight, one is left."""
    game = position("gela: red 4\nvittoria: fictional 2", mode="1v1")
    plan = Plan(RED, area("gela"), area("vittoria"), 4)
    conflict = forecast(game.view(0), plan).conflict

    assert conflict is not None
    assert conflict.brute_force == Result(1, 0, True, 0)


def test_only_who_has_a_partner_sails_on_others_boats() -> None:
    """[14.1.2] [8.2.3] Two partners share their boats; the opponent's carry nobody."""
    board = """
        teams red against blue+green
        licata: {} 3
        mare-licata: green 1 boat
        """
    carried = {}
    for name, family in (("red", RED), ("blue", BLUE), ("green", GREEN)):
        seen = position(board.format(name), mode="2v1").view(0)
        carried[name] = bool(reach(seen, area("licata"), family).boats)

    assert carried == {"red": False, "blue": True, "green": True}


# What own answers lead to

_CHARACTERS = """
    set-up
    teams red against blue
    now: choose-character {} hand seat-0 cars boats hand seat-1 guards labs {}
    """


def test_a_preview_does_not_tell_which_character_the_other_keeps() -> None:
    """[1.4.4] [14.1.5] Red has chosen; with Blue's choice both would be shown."""
    game = position(_CHARACTERS.format("blue", "kept seat-0 cars"), mode="1v1")
    found = preview(game.view(1), [_said(game, "choose-character labs")])

    assert (found.taken, found.end) == (1, SHOWN)
    assert found.view.state.facts == game.state.facts


def test_a_preview_of_a_hidden_choice_goes_as_far_as_it_is_hidden() -> None:
    """[1.4.4] [14.1.5] Blue is asked next."""
    game = position(_CHARACTERS.format("red", ""), mode="1v1")
    found = preview(game.view(0), [_said(game, "choose-character cars")])

    assert (found.taken, found.end) == (1, OTHERS)


def test_a_preview_of_members_shows_the_cupola() -> None:
    """[15.2.5] [15.2.8] One takes the seat of one of Blue's."""
    game = position(
        """
        gela: red 1
        red: hq 2, members 2
        now: act red doing place 2
        """,
        mode="1v1",
    )
    found = preview(game.view(0), [_said(game, "act place gela 1 members:1")])
    pieces = found.view.state.pieces

    assert (pieces[in_cupola(RED)], pieces[in_cupola(BLUE)]) == (7, 5)
    assert pieces[in_area(area("gela"))] == 2
