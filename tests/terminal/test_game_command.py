"""`famiglia play` as a command."""

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
    assert "Seed 3, classic rules" in result.output
    assert (tmp_path / "build/games/game-1.famiglia").exists()


def test_without_a_terminal_the_board_is_shown_and_nothing_is_asked(tmp_path: Path) -> None:
    board = tmp_path / "board.svg"

    result = CliRunner().invoke(famiglia, ["play", "--board", str(board)])

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
