"""Refused in the set-up [2]."""

import pytest

from famiglia.engine.game import Game
from famiglia.engine.state import CLASSIC
from tests.engine.build import TABLES, kind_of
from tests.engine.refusals import Refusal, names, refuse
from tests.engine.table import answer, fresh, run_to


def _colours() -> Game:
    """Colours are drawn; by the first answers red, blue and green go to the first team."""
    game = fresh()
    run_to(game, "draw-colour")
    return game


def _choice() -> Game:
    """The first team chooses from red, blue and green."""
    game = fresh()
    run_to(game, "choose-families")
    return game


def _first_game() -> Game:
    """Chance gives out the families of a first game."""
    game = Game.new(TABLES, CLASSIC, first_game=True)
    run_to(game, "draw-colour")
    return game


def _characters() -> Game:
    """Characters are dealt, to the first seat first."""
    game = fresh()
    run_to(game, "deal-character")
    return game


def _units(first: str = "boats") -> Game:
    """The first seat places the units of this character; it holds Ragusa, Catania and others."""
    game = _characters()
    answer(
        game, first, *[name for name in ("cars", "money", "labs", "guards") if name != first][:3]
    )
    assert kind_of(game) == "set-up-unit"
    return game


def _labs() -> Game:
    """The first seat places three labs."""
    game = _units("labs")
    run_to(game, "set-up-lab")
    return game


def _tokens() -> Game:
    """The first tokens are laid."""
    game = fresh()
    run_to(game, "first-token")
    return game


def _quick(kind: str) -> Game:
    """A quick set-up at a kind of question."""
    game = Game.new(TABLES, CLASSIC, quick=True)
    run_to(game, kind)
    return game


CASES = [
    # What chance draws
    Refusal("tile-drawn", "2.1.3", fresh, ("allies",), "allies"),
    Refusal("colour-drawn", "2.2.1", _colours, ("red", "white"), "red"),
    Refusal("not-for-first-game", "2.6.2", _first_game, (), "black"),
    Refusal("family-dealt", "2.6.2", _first_game, ("red", "green"), "red"),
    Refusal("character-dealt", "2.4.1", _characters, ("money",), "money"),
    # Families
    Refusal("not-its-colour", "2.2.2", _choice, (), "red yellow"),
    Refusal("not-its-colour", "2.2.2", _choice, ("red green",), "green yellow"),
    Refusal("same-family", "2.2.2", _choice, (), "red red"),
    # Units
    Refusal("too-many-units", "2.4.3", _units, (), "soldati ragusa 3"),
    Refusal("too-many-units", "2.4.3", _units, ("soldati ragusa 2",), "soldati ragusa 1"),
    Refusal("too-many-units", "2.4.3", _units, (), "soldati ragusa 0"),
    Refusal("too-many-units", "2.4.3", _units, (), "car ragusa"),
    Refusal("unit-not-own", "2.4.3", _units, (), "soldati noto 1"),
    Refusal("unit-not-own", "2.4.3", lambda: _units("cars"), (), "car noto"),
    Refusal("boat-not-beside", "2.4.3", _units, (), "boat messina"),
    # Labs
    Refusal("set-up-lab-not-own", "2.4.5", _labs, (), "noto"),
    Refusal("labs-full", "1.3.8", _labs, ("ragusa", "ragusa"), "ragusa"),
    # First tokens
    Refusal("no-free-space", "2.5.1", _tokens, ("police", "police", "police"), "police"),
    # Quickly
    Refusal("not-evenly", "2.6.1", lambda: _quick("set-up-unit"), (), "soldati sciacca 2"),
    Refusal("not-evenly", "2.6.1", lambda: _quick("set-up-unit"), (), "soldati ragusa 1"),
    Refusal("not-evenly", "2.6.1", lambda: _quick("set-up-lab"), ("ragusa",), "ragusa"),
    Refusal(
        "not-evenly",
        "2.6.1",
        lambda: _quick("first-token"),
        ("police", "start", "start", "start"),
        "police",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=names(CASES))
def test_a_game_is_not_set_up_so(case: Refusal) -> None:
    """[2.1] to [2.6] Each with its rule."""
    refuse(case)
