"""`famiglia edition check` tells what is wrong, with file, key and reason, and exits with 2."""

import subprocess
import sysconfig
from pathlib import Path

import pytest

from famiglia.edition import load

from .conftest import PLAIN
from .damage import copied, put, spoil

FAMIGLIA = Path(sysconfig.get_path("scripts")) / "famiglia"


def famiglia(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command as a user would."""
    command = [str(FAMIGLIA), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def check(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Check an edition."""
    return famiglia("edition", "check", *arguments)


@pytest.mark.parametrize("arguments", [[], ["sicilia"], [PLAIN]], ids=["none", "id", "folder"])
def test_a_sound_edition_is_accepted(arguments: list[str | Path]) -> None:
    done = check(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "no problems" in done.stdout


def test_the_identity_of_the_edition_is_shown() -> None:
    assert load().hash[:12] in check().stdout


def test_a_damaged_folder_is_refused_with_file_key_and_reason(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "box.toml", put("box.labs", -1))
    spoil(folder, "orders.toml", put("orders.red.basic-1.action", "shotgn"))
    done = check(folder)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "box.toml: box.labs: " in done.stderr
    assert (
        "orders.toml: orders.red.basic-1.action: "
        "unknown effect word 'shotgn' (did you mean 'shotgun'?)"
    ) in done.stderr
    assert "2 problem(s)" in done.stderr


def test_a_damaged_overlay_is_refused(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('areas.noto.soldati = 4\n[edition]\nid = "mine"\n', encoding="utf-8")
    done = check(overlay)
    assert done.returncode == 2
    assert "mine.toml: areas.noto.soldati: must be 2 or 3, got 4" in done.stderr


def test_an_overlay_against_the_rulebook_is_accepted_with_a_warning(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('box.labs = 28\n[edition]\nid = "mine"\n', encoding="utf-8")
    done = check(overlay)
    assert done.returncode == 0
    assert "mine.toml: box.labs: warning: " in done.stderr
    assert "1 warning(s)" in done.stdout


def test_a_file_that_does_not_exist_is_refused() -> None:
    done = check("nowhere.toml")
    assert done.returncode == 2
    assert "nowhere.toml: no such file" in done.stderr


def test_other_commands_refuse_a_damaged_edition_too(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    spoil(folder, "box.toml", put("box.labs", -1))
    done = famiglia("edition", "show", "--edition", folder)
    assert done.returncode == 2
    assert "box.toml: box.labs: " in done.stderr
    assert "Traceback" not in done.stderr
