"""The bot that builders are shown plays."""

import importlib.util
from pathlib import Path
from typing import Final

import pytest

from famiglia.arena.game import ArenaSettings
from famiglia.arena.match import Pairing, PlayedGame, play_game
from famiglia.bots.names import BOTS
from famiglia.edition import load
from famiglia.record.mode import mode_of

FILE: Final = Path(__file__).parents[2] / "docs/examples/padrone.py"
FEW_POSITIONS: Final = 8


@pytest.fixture(autouse=True)
def _padrone(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("padrone", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setitem(BOTS, "padrone", module.Padrone)


def played(mode: str, budget: int, number: int) -> PlayedGame:
    setting = ArenaSettings("sicilia", load("sicilia").hash, mode_of(mode, ""), budget=budget)
    return play_game(Pairing(setting, "padrone", "picciotto"), number)


def test_it_plays_a_whole_game_and_the_same_one_again() -> None:
    assert played("2v2", FEW_POSITIONS, 0) == played("2v2", FEW_POSITIONS, 0)


@pytest.mark.long
def test_it_beats_picciotto_most_of_the_time() -> None:
    games = [played("1v1", 4000, number) for number in range(20)]
    assert sum(game.score_a for game in games) >= 14
