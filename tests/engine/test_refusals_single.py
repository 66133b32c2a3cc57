"""Refused where somebody plays alone: set-up, mat, solo board, restriction [14], [16]."""

from collections.abc import Callable
from functools import partial

import pytest

from famiglia.engine.game import Game, NotOffered
from famiglia.record.digest import flat
from tests.engine.refusals import Refusal, names, refuse
from tests.positions import play, position, question


def _three(*lines: str) -> Callable[[], Game]:
    """A game of three at a question: Red alone against Blue and Yellow."""
    return partial(position, "\n".join(("teams red against blue+yellow", *lines)), mode="2v1")


def _two(*lines: str) -> Callable[[], Game]:
    """A game of two at a question."""
    return partial(position, "\n".join(("teams red against blue", *lines)), mode="1v1")


_SHEET = "top: police neutral 2, church neutral 2"
_AREAS = _three("set-up", "now: draw-area")
_COLOURS = _three("set-up", "colours red black", "now: draw-commission fictional")
_TURN = _three("gela: red 1", "red: hq 1", _SHEET, "now: turn red")
_AFTER = _three("gela: red 1", "red: hq 1", "now: additional-action red")
_TAKEN = _three("solo: recruit red 1, waiting 2", _SHEET, "now: turn red")
_USED = _three("solo: waiting 0", _SHEET, "now: turn red")
_RECRUITS = ("turn additional recruit", "act recruit 1")
_MAT = ("gela: red 1", "red: hq 1, mat church 1", _SHEET)
_SUPPLY = _three(*_MAT, "now: act red doing exert supply")
_A_SHEET = _three(*_MAT, "now: act red doing exert sheet")
_TWO_ROWS = _three(*_MAT, "now: act red doing institutions 2")
_FREE = _three("solo: opened garrison", "now: free-token red")
_RICH = "blue: money 9\nyellow: money 9\nsolo: waiting 0"
_THREE_LEFT = _three(
    _RICH, "top: church neutral 3, police neutral 2", "now: planning first-turn then blue"
)
_TWO_LEFT = _three(
    _RICH, "top: church neutral 2, police neutral 2", "now: planning first-turn then blue"
)
_FROM_CHURCH = ("turn use church neutral choice", "act recruit 1")

CASES = [
    # Set-up
    Refusal("colour-in-play", "14.1.4", _COLOURS, (), "draw-commission blue"),
    Refusal("colour-in-play", "14.1.4", _COLOURS, (), "draw-commission black"),
    Refusal("not-singles", "14.2.4", _AREAS, (), "draw-area enna"),
    Refusal("not-singles", "14.2.4", _AREAS, (), "draw-area bronte"),
    Refusal(
        "not-locked",
        "16.2.2",
        partial(
            position,
            "set-up\nteams red against blue+yellow\nnow: open-locks left 1",
            mode="2v1",
            level="easy",
        ),
        (),
        "unlock recruit",
    ),
    # Additional actions
    Refusal("added", "16.3.1", _TURN, _RECRUITS, "turn additional choice"),
    Refusal("no-additional", "16.3.1", _USED, (), "turn additional choice"),
    Refusal("space-locked", "16.2.2", _TURN, (), "turn additional garrison"),
    Refusal("space-locked", "16.2.2", _AFTER, (), "additional-action garrison"),
    Refusal("solo-space-taken", "14.3.3", _TAKEN, (), "turn additional recruit"),
    Refusal("does-nothing", "4.2.2", _TURN, (), "turn additional launder"),
    Refusal("does-nothing", "4.2.2", _AFTER, (), "additional-action launder"),
    Refusal("must-do", "4.2.2", _TURN, ("turn additional recruit",), "act done"),
    Refusal("must-move", "4.5.1", _TURN, _RECRUITS, "turn pass"),
    # Tokens of the commission
    Refusal("not-commission", "14.3.3", _SUPPLY, (), "act exert police solo:recruit"),
    Refusal(
        "not-commission",
        "14.3.3",
        _three("blue: mat church 1", "now: act blue doing exert supply"),
        (),
        "act exert church solo:recruit",
    ),
    Refusal("not-to-sheet", "14.3.4", _A_SHEET, (), "act exert church bottom:recruit"),
    Refusal("not-to-sheet", "14.3.4", _A_SHEET, (), "act exert church top:police"),
    Refusal("not-to-sheet", "14.3.4", _TWO_ROWS, (), "act exert church bottom:recruit"),
    Refusal("space-locked", "16.2.2", _SUPPLY, (), "act exert church solo:garrison"),
    Refusal("does-nothing", "4.2.2", _SUPPLY, (), "act exert church solo:launder"),
    Refusal(
        "solo-space-taken",
        "14.3.3",
        _two("red: mat church 1", "solo: collect blue 1", "now: act red doing exert supply"),
        (),
        "act exert church solo:collect",
    ),
    # The end of a round
    Refusal("not-locked", "16.2.2", _FREE, (), "unlock garrison"),
    Refusal("not-locked", "16.2.2", _FREE, (), "unlock choice"),
    # The partners' restriction
    Refusal("column-restricted", "16.4.1", _THREE_LEFT, _FROM_CHURCH, "turn gain church"),
    Refusal(
        "column-restricted", "16.4.1", _TWO_LEFT, _FROM_CHURCH, "turn use church neutral recruit"
    ),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_it_is_not_done_so_by_who_plays_alone(case: Refusal) -> None:
    """[14] [16] Each with its rule."""
    refuse(case, play)


@pytest.mark.parametrize("table", [_three, _two])
def test_who_plays_alone_gives_nothing(table: Callable[..., Callable[[], Game]]) -> None:
    """[14.1.2] [3.3.3] An Anytime Option that a single player has not; nothing changes."""
    game = table("red: money 5", _SHEET, "now: turn red")()
    options = question(game).options
    before = [list(numbers) for numbers in flat(game.state)]

    with pytest.raises(NotOffered) as refused:
        play(game, "anytime give")

    reason = refused.value.reason
    assert (reason.key, reason.rule) == ("no-partner", "14.1.2")
    assert flat(game.state) == before
    assert question(game).options == options
