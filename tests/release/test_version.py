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
PACKAGE: Final = re.compile(r"famiglia[- ](\d+\.\d+\.\d+)")
EXAMPLE: Final = "1.2.3"
"""What a package is called whose version does not matter."""


def named_in(text: str, number: str) -> bool:
    return re.search(rf"(?<![\d.=]){re.escape(number)}(?!\d|\.\d)", text) is not None


def texts() -> dict[str, str]:
    """All other files by their names."""
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout.splitlines()
    return {
        name: (ROOT / name).read_text("utf-8", errors="ignore")
        for name in listed
        if not OTHERS.match(name) and (ROOT / name).is_file()
    }


def test_no_other_file_names_the_version() -> None:
    number = version_of(ROOT)
    assert [name for name, text in texts().items() if named_in(text, number)] == []


def test_no_file_names_a_version_that_may_come() -> None:
    """When it does, the test above would fail in the middle of the release."""
    named = {name: set(PACKAGE.findall(text)) - {EXAMPLE} for name, text in texts().items()}
    assert {name: numbers for name, numbers in named.items() if numbers} == {}
    assert PACKAGE.findall("pip install './famiglia-9.8.7-….whl'") == ["9.8.7"]


def test_a_second_place_would_be_found() -> None:
    assert named_in('"version": "0.1.0"', "0.1.0")
    assert named_in("It is famiglia 0.1.0.", "0.1.0")
    assert not named_in("pluggy==0.1.0", "0.1.0")
    assert not named_in("10.1.0", "0.1.0")
    assert not named_in("0.1.0.1", "0.1.0")


def test_the_program_says_that_version() -> None:
    assert version("famiglia") == version_of(ROOT)
