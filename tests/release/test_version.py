"""The version stands in one place."""

import re
import subprocess
from importlib.metadata import version
from pathlib import Path
from typing import Final

from tools.release.refusals import version_of

ROOT: Final = Path(__file__).parents[2]
OTHERS: Final = re.compile(
    r"^(pyproject\.toml|CHANGELOG\.md|changelog\.d/.*|requirements/.*|web/package-lock\.json|"
    r"tests/release/.*)$"
)
"""Where it stands, where versions that have been are told, and where others have theirs."""


def named_in(text: str, number: str) -> bool:
    return re.search(rf"(?<![\d.=]){re.escape(number)}(?!\d|\.\d)", text) is not None


def test_no_other_file_names_the_version() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout.splitlines()
    number = version_of(ROOT)
    second = [
        name
        for name in listed
        if not OTHERS.match(name)
        and (ROOT / name).is_file()
        and named_in((ROOT / name).read_text("utf-8", errors="ignore"), number)
    ]
    assert second == []


def test_a_second_place_would_be_found() -> None:
    assert named_in('"version": "0.1.0"', "0.1.0")
    assert named_in("It is famiglia 0.1.0.", "0.1.0")
    assert not named_in("pluggy==0.1.0", "0.1.0")
    assert not named_in("10.1.0", "0.1.0")
    assert not named_in("0.1.0.1", "0.1.0")


def test_the_program_says_that_version() -> None:
    assert version("famiglia") == version_of(ROOT)
