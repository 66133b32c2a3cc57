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
