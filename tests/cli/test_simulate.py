"""`famiglia simulate`: random games and how they went."""

import json

import pytest
from click.testing import CliRunner, Result

from famiglia.arena.random_games import play_random
from famiglia.arena.simulation import play
from famiglia.cli import famiglia
from famiglia.edition.vocabulary import LEVELS
from famiglia.engine.game import is_compiled
from famiglia.engine.state import CLASSIC, RECOMMENDED
from famiglia.record.set_up import SET_UPS, SetUp
from tests.record.games import MODES, tables_of

ENDINGS = {"family", "team", "majority", "tie-break area", "starting piece", "draw"}


def run(*words: str) -> Result:
    return CliRunner().invoke(famiglia, ["simulate", *words], terminal_width=100)


def figures_of(*words: str) -> dict[str, object]:
    """What a run tells machines, without the time it took."""
    figures: dict[str, object] = json.loads(run(*words, "--json").stdout)
    del figures["seconds"]
    return figures


@pytest.mark.parametrize("mode", [[], ["2v2"], ["1v1"], ["2v1"], *(["2v1", x] for x in LEVELS)])
def test_figures_for_machines_have_these_keys_and_add_up(mode: list[str]) -> None:
    words = [word for pair in zip(("--mode", "--level"), mode, strict=False) for word in pair]
    figures = json.loads(run(*words, "--games", "3", "--seed", "5", "--json").stdout)

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
    one, again, other = (figures_of("--games", "2", "--seed", seed) for seed in "773")

    assert one == again != other


def test_the_table_tells_how_the_games_went_and_what_was_played() -> None:
    shown = run("--games", "2", "--rules", "classic", "--set-up", "quick").stdout

    assert "2 random games from seed 0 on: 2v2, classic rules, quick set-up." in shown
    assert "Edition sicilia " in shown
    assert f"engine {'compiled' if is_compiled() else 'interpreted'}." in shown
    for title in ("ended by", "won by", "rounds", "decisions per game", "of them choices"):
        assert title in shown
    assert " games" in shown.split("per second")[1]


def test_the_table_says_which_mode_and_level_and_who_the_teams_are() -> None:
    two = run("--games", "1", "--mode", "1v1").stdout
    three = run("--games", "1", "--mode", "2v1", "--level", "hard").stdout

    assert "1 random game from seed 0 on: 1v1, recommended rules, full set-up." in two
    assert "Team 1 is seat 0, team 2 seat 1." in two
    assert "on: 2v1 hard, recommended rules" in three
    assert "Team 1 is seat 0, team 2 seats 1 and 2." in three


def test_the_middle_level_is_played_when_none_is_named() -> None:
    easy, medium = (
        figures_of("--games", "4", "--mode", "2v1", "--level", level) for level in LEVELS[:2]
    )

    assert figures_of("--games", "4", "--mode", "2v1") == medium != easy


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("mode", ["2v2", "1v1"])
def test_a_level_is_for_2v1_only(command: str, mode: str) -> None:
    result = CliRunner().invoke(famiglia, [command, "--mode", mode, "--level", "easy"])

    assert result.exit_code == 2
    assert f"--level easy needs --mode 2v1: {mode} has no levels." in result.stderr


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_modes_and_levels_that_there_are_not_are_refused(command: str) -> None:
    mode = CliRunner().invoke(famiglia, [command, "--mode", "3v3"])
    level = CliRunner().invoke(famiglia, [command, "--mode", "2v1", "--level", "heavy"])

    assert mode.exit_code == level.exit_code == 2
    assert "'3v3' is not one of '2v2', '1v1', '2v1'" in mode.stderr
    assert "'heavy' is not one of 'easy', 'medium', 'hard'" in level.stderr


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_who_asks_for_help_reads_for_whom_a_level_is_hard(command: str) -> None:
    shown = CliRunner().invoke(famiglia, [command, "--help"], terminal_width=100).stdout
    words = " ".join(shown.split())

    assert f"--level [{'|'.join(LEVELS)}] How hard it is for who plays alone in 2v1." in words


def test_a_set_up_is_called_as_in_records() -> None:
    result = run("--set-up", "first-game quick")

    assert result.exit_code == 2
    assert "'full', 'quick', 'first-game', 'quick first-game'" in result.stderr
    assert run("--games", "1", "--set-up", "quick first-game", "--json").exit_code == 0


@pytest.mark.parametrize("rules", [CLASSIC, RECOMMENDED])
@pytest.mark.parametrize("set_up", SET_UPS.values(), ids=str)
@pytest.mark.parametrize("mode", MODES)
def test_a_simulated_game_is_the_recorded_one_of_its_seed(
    rules: int, set_up: SetUp, mode: str
) -> None:
    recorder = play_random(tables_of(mode), rules, 4, set_up)
    played = play(tables_of(mode), rules, set_up, 4)

    assert played.decisions == len(recorder.record.entries)
    outcome = recorder.game.outcome()
    assert outcome is not None
    assert played.ending == outcome.ending
    assert played.rounds == recorder.game.state.round
