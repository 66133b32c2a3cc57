"""Refused at a table of two: in set-up, members and the Cupola [15], a tile [11.2.6]."""

from collections.abc import Callable
from functools import partial

import pytest

from famiglia.engine.game import Game
from tests.engine.refusals import Refusal, names, refuse
from tests.positions import play, position


def _duel(*lines: str, mode: str = "1v1") -> Callable[[], Game]:
    """A game of two at a question."""
    return partial(position, "\n".join(lines), mode=mode)


_SET_UP = "set-up, start red\nteams red against blue"
_DRAW = _duel(_SET_UP, "now: draw-area")
_SECOND_DRAW = _duel(
    "set-up\nteams red against blue+yellow", "now: draw-area drawn catania", mode="2v1"
)
_CHARACTERS = _duel(
    _SET_UP, "now: choose-character red hand seat-0 money cars hand seat-1 guards labs"
)
_UNITS = (_SET_UP, "gela: red 2", "now: set-up-unit red left soldati 4")
_HOME = "red: hq 2, members 2"
_PLACE = ("gela: red 1", _HOME, "now: act red doing place 3")
_FOUR_PLACE = ("gela: red 1", "red: hq 2", "now: act red doing place 3")
_ALMOST_FULL = "cupola: red 11, blue 1"
_LABS = ("gela: red 1, 1 lab", _HOME, "now: act red doing garrison 3")
_REINFORCE = (
    "round 1 encounter",
    "teams white against blue",
    "noto: white 1, order white/church-a revealed",
    "white: hq 2, members 1",
    "now: execute white/church-a",
)
_RECRUITMENT = (
    "round 1 encounter",
    "licata: red 4, order red/basic-2 revealed",
    "gela: blue 1",
    "red: hq 1, members 2, tiles recruitment",
    "now: execute red/basic-2",
)
_TAKE_GELA = ("act shotgun licata gela land", "force 2")
_ONE_SOLDATO_LEFT = ("noto: red 49", "now: act red doing recruit 3")
_REWARD = (
    "round 1 encounter",
    "licata: red 3, order red/basic-3 revealed",
    "noto: red 47",
    "gela: neutral 2",
    "now: execute red/basic-3",
)
_LOCKED = ("cupola: red 12, blue 0", "gela: blue 1", "blue: mat justice 1")


CASES = [
    # Set-up
    Refusal(
        "family-picked",
        "15.1.2",
        _duel("set-up", "now: pick-family seat-1 other red"),
        (),
        "pick-family red",
    ),
    Refusal("marked-tile", "15.1.3", _DRAW, (), "draw-area ragusa"),
    Refusal("area-drawn", "14.2.4", _SECOND_DRAW, (), "draw-area catania"),
    Refusal("not-dealt", "14.1.5", _CHARACTERS, (), "choose-character guards"),
    Refusal("not-dealt", "14.1.5", _CHARACTERS, (), "choose-character boats"),
    Refusal("cupola-full", "15.2.8", _duel(_ALMOST_FULL, *_UNITS), (), "set-up-unit members 2"),
    # Members with four players
    Refusal("no-cupola", "15.2.1", _duel(*_FOUR_PLACE, mode="2v2"), (), "act members 1"),
    # Splits
    Refusal("wrong-split", "15.2.2", _duel(*_ONE_SOLDATO_LEFT), (), "act recruit 2"),
    Refusal("wrong-split", "15.2.2", _duel(*_ONE_SOLDATO_LEFT), (), "act recruit 2 members:3"),
    Refusal("wrong-split", "15.2.2", _duel(*_REWARD), ("act bomb licata gela",), "split 1"),
    Refusal("wrong-split", "15.2.2", _duel(*_REWARD), ("act bomb licata gela",), "split 3"),
    # Members instead of Soldati
    Refusal("too-many-members", "15.2.5", _duel(*_PLACE), (), "act members 3"),
    Refusal("too-many-members", "15.2.5", _duel(*_PLACE), (), "act members 0"),
    Refusal("too-many-members", "15.2.5", _duel(*_LABS), (), "act members 2"),
    Refusal(
        "too-many-members",
        "15.2.5",
        _duel(*_REINFORCE),
        ("act reinforce",),
        "reinforce-area noto 0 members:2",
    ),
    Refusal(
        "too-many-members",
        "15.2.5",
        _duel("cupola: red 3, blue 9", _HOME, "now: refill red"),
        (),
        "refill 3",
    ),
    # The start of a round
    Refusal(
        "more-than-start",
        "15.3.2",
        _duel("cupola: red 4, blue 8", _HOME, "now: refill red"),
        (),
        "refill 3",
    ),
    Refusal(
        "more-than-surplus",
        "15.3.1",
        _duel("cupola: red 7, blue 5", _HOME, "gela: red 1", "now: deploy red surplus 1"),
        (),
        "act place gela 2",
    ),
    Refusal(
        "no-such-part",
        "4.2.1",
        _duel("cupola: red 7, blue 5", _HOME, "gela: red 1", "now: deploy red surplus 1"),
        (),
        "act money",
    ),
    Refusal("cupola-full", "15.2.8", _duel(_ALMOST_FULL, *_PLACE), (), "act members 2"),
    Refusal(
        "cupola-full", "15.2.8", _duel(_ALMOST_FULL, *_PLACE), (), "act place gela 1 members:2"
    ),
    Refusal(
        "cupola-full", "15.2.8", _duel(_ALMOST_FULL, *_RECRUITMENT), _TAKE_GELA, "occupy members:2"
    ),
    # The tile Recruitment
    Refusal("not-all-printed", "11.2.6", _duel(*_RECRUITMENT), _TAKE_GELA, "occupy"),
    # The solo board
    Refusal(
        "locked-out",
        "15.3.5",
        _duel(*_LOCKED, "now: act blue doing exert supply"),
        (),
        "act exert justice solo:order",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_it_is_not_done_so_by_two(case: Refusal) -> None:
    """[15.1] [15.2] [15.3] [11.2.6] Each with its rule."""
    refuse(case, play)
