"""`famiglia play --terminal` as a command."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from famiglia.cli import famiglia


def test_the_command_plays_from_a_pipe_and_leaves_politely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["play", "--terminal", "--plain", "--seed", "3", "--rules", "classic"]

    result = CliRunner().invoke(famiglia, arguments, input="1\n1\n")

    assert result.exit_code == 0
    assert "Goodbye." in result.output
    assert "Seed 3, 2v2, classic rules" in result.output
    assert (tmp_path / "build/games/game-1.famiglia").exists()


def test_who_names_a_picture_of_the_board_is_asked_nothing(tmp_path: Path) -> None:
    board = tmp_path / "board.svg"

    result = CliRunner().invoke(famiglia, ["play", "--terminal", "--board", str(board)])

    assert result.exit_code == 0
    assert "Goodbye" not in result.output
    assert board.exists()


@pytest.mark.parametrize(
    ("options", "set_up"),
    [
        ([], "full"),
        (["--quick"], "quick"),
        (["--first-game"], "first-game"),
        (["--quick", "--first-game"], "quick first-game"),
    ],
)
def test_a_game_begins_the_way_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], set_up: str
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["play", "--terminal", "--plain", "--seed", "3", *options]

    result = CliRunner().invoke(famiglia, arguments, input="")

    record = (tmp_path / "build/games/game-1.famiglia").read_text("utf-8")
    assert f"{set_up} set-up" in result.output
    assert f"\nset-up {set_up}\n" in record
    assert ("Your turn" in result.output) == ("quick" in set_up)
    assert ("Which family do you lead" in result.output) == (set_up == "full")


@pytest.mark.parametrize(
    ("options", "message", "mode"),
    [
        (["--mode", "1v1"], "Seed 3, 1v1, recommended rules", "1v1"),
        (["--mode", "1v1", "--seat", "1"], "You are Bruno, seat 1.", "1v1"),
        (["--mode", "2v1"], "Seed 3, 2v1 medium, ", "2v1 medium"),
        (["--mode", "2v1", "--level", "hard"], "2v1, level hard: Anna alone", "2v1 hard"),
        (["--mode", "2v1", "--seat", "2", "--quick"], "You are Carla, seat 2.", "2v1 medium"),
    ],
)
def test_all_modes_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], message: str, mode: str
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["play", "--terminal", "--plain", "--seed", "3", *options]

    result = CliRunner().invoke(famiglia, arguments, input="1\n1\n1\n1\n")

    record = (tmp_path / "build/games/game-1.famiglia").read_text("utf-8")
    assert result.exit_code == 0
    assert message in result.output
    assert f"\nmode {mode}\n" in record


@pytest.mark.parametrize(("mode", "seat", "last"), [("2v2", 4, 3), ("1v1", 2, 1), ("2v1", 3, 2)])
def test_a_seat_that_a_mode_does_not_have_is_refused(mode: str, seat: int, last: int) -> None:
    arguments = ["play", "--terminal", "--mode", mode, "--seat", "0", "--seat", str(seat)]

    result = CliRunner().invoke(famiglia, arguments)

    assert result.exit_code == 2
    assert f"There is no seat {seat} in {mode}: seats go from 0 to {last}." in result.stderr
