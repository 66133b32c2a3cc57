"""What must hold on every platform: names, encodings, and nothing that only POSIX has."""

import os
import re
import subprocess
import sys
from pathlib import Path, PurePath
from typing import Final

import famiglia
from famiglia.engine.game import is_compiled

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "src/famiglia/"
LONGEST_PATH: Final = 110
"""Windows allows 260 signs; Python and the folders of a user may take more than a hundred."""
RESERVED: Final = {
    "aux",
    "con",
    "nul",
    "prn",
    *(f"{name}{n}" for name in ("com", "lpt") for n in range(10)),
}
COMMAND: Final = "from famiglia.cli import famiglia; famiglia()"
INSTALLED: Final = {"PYTHONPATH": str(Path(famiglia.__file__).parents[1])}
"""The package that is tested, found from any folder."""
ENGINE: Final = "compiled" if is_compiled() else "interpreted"


def tracked() -> list[str]:
    """The files of the repository."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    return [name for name in done.stdout.decode().split("\0") if name]


def try_it(folder: Path, **environment: str) -> str:
    """What is said by the script with which wheels are tried."""
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "try_wheel.py", ENGINE],
        cwd=folder,
        env=os.environ | INSTALLED | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_an_installed_famiglia_plays_from_an_empty_folder(tmp_path: Path) -> None:
    """In Western Europe pipes of Windows are of this encoding, and so are files without another."""
    said = try_it(
        tmp_path,
        PYTHONUTF8="0",
        PYTHONIOENCODING="cp1252",
        PYTHONWARNDEFAULTENCODING="1",
        PYTHONWARNINGS="error::EncodingWarning",
    )
    assert f"engine {ENGINE}" in said
    assert "answers until it was our turn" in said
    assert not list(tmp_path.iterdir())


def test_what_is_tried_is_the_engine_that_was_asked_for(tmp_path: Path) -> None:
    other = {"compiled": "interpreted", "interpreted": "compiled"}[ENGINE]
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "try_wheel.py", other],
        cwd=tmp_path,
        env=os.environ | INSTALLED,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"does not say '{other}'" in done.stderr


def test_no_sign_is_too_much_for_a_pipe(tmp_path: Path) -> None:
    """What cannot be shown is a question mark; the file has its name all the same."""
    for arguments in (("show", "orders"), ("board", "--out", "\u2666.svg")):
        done = subprocess.run(
            [sys.executable, "-c", COMMAND, "edition", *arguments],
            cwd=tmp_path,
            env=os.environ | INSTALLED | {"PYTHONIOENCODING": "cp1252"},
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert b"?" in done.stdout
    assert (tmp_path / "\u2666.svg").is_file()


def test_no_two_files_differ_only_in_case() -> None:
    """Windows and macOS would keep one of them."""
    lower = [name.lower() for name in tracked()]
    assert len(lower) == len(set(lower))


def test_every_file_can_have_its_name_on_windows() -> None:
    for name in tracked():
        parts = PurePath(name).parts
        assert not set(name) & set('<>:"|?*\\'), name
        assert not {part.partition(".")[0].lower() for part in parts} & RESERVED, name
        assert all(part == part.rstrip(". ") for part in parts), name


def test_paths_in_the_package_are_short_enough_for_windows() -> None:
    names = [str(path.relative_to(ROOT / "src")) for path in (ROOT / PACKAGE).rglob("*.*")]
    assert len(names) > 400
    assert max(map(len, names)) <= LONGEST_PATH


def test_text_has_the_same_bytes_wherever_it_is_checked_out() -> None:
    """Digests and comparisons are over bytes, and Git may put other line ends into a clone."""
    asked = ["pyproject.toml", "Makefile", "tests/golden/draw.famiglia", "web/package.json"]
    done = subprocess.run(
        ["git", "check-attr", "text", "eol", "--", *asked],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = done.stdout.splitlines()
    assert found == [f"{name}: {line}" for name in asked for line in ("text: auto", "eol: lf")]
    with_returns = [
        name
        for name in tracked()
        if PurePath(name).suffix in {".py", ".toml", ".md", ".famiglia", ".json", ".ts", ".svelte"}
        and b"\r\n" in (ROOT / name).read_bytes()
    ]
    assert with_returns == []


def test_zones_of_time_come_with_what_is_installed_on_windows() -> None:
    """Windows has none that Python could read."""
    pinned = (ROOT / "requirements" / "run.txt").read_text("utf-8")
    assert re.search(r"^tzdata==\S+ ; .*sys_platform == 'win32'", pinned, re.M)
