"""`famiglia simulate`: random games and how they went."""

import json

import pytest
from click.testing import CliRunner, Result

from famiglia.cli import famiglia
from famiglia.engine.game import is_compiled
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.record.driver import play_random
from famiglia.record.set_up import SET_UPS, SetUp
from famiglia.record.simulation import play
from tests.record.games import TABLES

ENDINGS = {"family", "team", "majority", "tie-break area", "starting piece", "draw"}


def run(*words: str) -> Result:
    return CliRunner().invoke(famiglia, ["simulate", *words], terminal_width=100)


def test_figures_for_machines_have_these_keys_and_add_up() -> None:
    figures = json.loads(run("--games", "3", "--seed", "5", "--json").stdout)

    assert list(figures) == [
        "games",
        "decisions",
        "choices",
        "seconds",
        "endings",
        "rounds",
        "wins",
    ]
    assert figures["games"] == 3
    assert 3 * 200 < figures["choices"] < figures["decisions"]
    for name in ("endings", "rounds", "wins"):
        assert sum(figures[name].values()) == 3
    assert set(figures["endings"]) <= ENDINGS
    assert set(figures["wins"]) <= {"team 1", "team 2", "draw"}


def test_the_same_seed_gives_the_same_figures() -> None:
    one, again, other = (
        json.loads(run("--games", "2", "--seed", seed, "--json").stdout) for seed in "773"
    )
    for figures in (one, again, other):
        del figures["seconds"]

    assert one == again != other


def test_the_table_tells_how_the_games_went_and_what_was_played() -> None:
    shown = run("--games", "2", "--rules", "classic", "--set-up", "quick").stdout

    assert "2 random games from seed 0 on: 2v2, classic rules, quick set-up." in shown
    assert "Edition sicilia " in shown
    assert f"engine {'compiled' if is_compiled() else 'interpreted'}." in shown
    for title in ("ended by", "won by", "rounds", "decisions per game", "of them choices"):
        assert title in shown
    assert " games" in shown.split("per second")[1]


@pytest.mark.parametrize("mode", ["1v1", "2v1", "3v3"])
def test_a_mode_that_cannot_be_played_is_refused(mode: str) -> None:
    result = run("--mode", mode)

    assert result.exit_code == 2
    assert f"'{mode}' cannot be played yet, only 2v2." in result.stderr


def test_a_set_up_is_called_as_in_records() -> None:
    result = run("--set-up", "first-game quick")

    assert result.exit_code == 2
    assert "'full', 'quick', 'first-game', 'quick first-game'" in result.stderr
    assert run("--games", "1", "--set-up", "quick first-game", "--json").exit_code == 0


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED])
@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=str)
def test_a_simulated_game_is_the_recorded_one_of_its_seed(rules: int, set_up: SetUp) -> None:
    recorder = play_random(TABLES, rules, 4, set_up)
    played = play(TABLES, rules, set_up, 4)

    assert played.decisions == len(recorder.record.entries)
    outcome = recorder.game.outcome()
    assert outcome is not None
    assert played.ending == outcome.ending
    assert played.rounds == recorder.game.state.round
