"""What playing does not need may be missing: then it is said which extra brings it."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from famiglia.cli import famiglia


def test_a_drawing_in_pixels_needs_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    result = CliRunner().invoke(famiglia, ["edition", "board", "--out", str(tmp_path / "b.png")])
    assert result.exit_code == 1
    assert "famiglia[png]" in result.stderr
    assert not list(tmp_path.iterdir())


def test_postgresql_needs_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    address = "postgresql://anna:secret@127.0.0.1/famiglia"
    backup = ["admin", "backup", str(tmp_path / "b.db"), "--database", address]
    result = CliRunner().invoke(famiglia, backup)
    assert result.exit_code == 1
    assert "famiglia[server]" in result.stderr
    assert "secret" not in result.stderr
