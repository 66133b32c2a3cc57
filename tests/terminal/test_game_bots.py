"""Bots at the table of a terminal game."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from famiglia.cli import famiglia
from famiglia.record.record import from_text


def _played(folder: Path, monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> str:
    """What a person sees who types these lines."""
    monkeypatch.chdir(folder)
    arguments = ["play", "--terminal", "--plain", "--quick", "--seed", "5", *options]
    result = CliRunner().invoke(famiglia, arguments, input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_person_sits_beside_a_soldato_against_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where `--bot` names nobody."""
    seen = _played(tmp_path, monkeypatch, "")
    assert "Anna and Carla against Bruno and Dario" in seen
    assert "Bruno, Carla and Dario are bots: soldato." in seen


def test_bots_are_seated_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One for all free seats, others for some; a person keeps the own seat."""
    bots = [
        "--bot",
        "picciotto",
        "--bot",
        "3=soldato:car=3",
        "--bot",
        "0=soldato",
        "--bot",
        "1=random",
    ]
    seen = _played(tmp_path, monkeypatch, "", *bots)
    assert "Carla is a bot: picciotto." in seen
    assert "Dario is a bot: soldato:car=3." in seen
    assert "Anna is" not in seen
    assert "Bruno is" not in seen


def test_a_bot_answers_after_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it does is told, and stands in the record; the same seed plays the same."""
    records = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        _played(folder, monkeypatch, "1\n1\n1\n1\n1\n1\n", "--bot", "picciotto")
        records.append((folder / "build/games/game-1.famiglia").read_text("utf-8"))
    seats = {entry.seat for entry in from_text(records[0]).entries}
    assert records[0] == records[1]
    assert seats >= {0, 1, 2, 3}


def test_a_hint_says_what_a_bot_would_do_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = _played(tmp_path, monkeypatch, "hint\n", "--bot", "picciotto")
    hint = seen[seen.index("A Soldato would think of") :].splitlines()[1:4]
    assert len(hint) == 3
    assert all("(" in line for line in hint)
    scores = [float(line.split()[0]) for line in hint]
    assert scores == sorted(scores, reverse=True)


def test_after_an_undo_bots_think_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """[3.4.4] What they had planned was for another game."""
    typed = "1\n1\n1\nundo\ny\n1\n1\n"
    seen = _played(tmp_path, monkeypatch, typed, "--bot", "picciotto")
    assert "takes back the last answer" in seen


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--bot", "consigliere"], "there is no bot called consigliere; there are picciotto"),
        (["--bot", "2=soldato:charm=1"], "there is no trait called charm"),
        (["--bot", "7=soldato"], "There is no seat 7 in 2v2"),
        (
            ["--bot", "left=soldato"],
            "NAME or SEAT=NAME: there is no bot called left=soldato",
        ),
    ],
)
def test_a_mistake_about_bots_is_told(options: list[str], message: str) -> None:
    result = CliRunner().invoke(famiglia, ["play", "--terminal", *options])
    assert result.exit_code == 2
    assert message in result.stderr
