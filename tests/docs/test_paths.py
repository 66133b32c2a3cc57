"""Every file that the documents name is there."""

import re
import subprocess
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMED: Final = re.compile(r"`([\w.*-][\w/.*-]*\.(?:py|ts|svelte|toml|ftl|css|json|md|sql|js))`")
"""A file in backquotes, by its whole path or the end of it; a star stands for any name."""


MADE: Final = ["src/famiglia/build.json"]
"""By a build; no clone holds them."""


@cache
def files() -> list[str]:
    """All that a clone holds, or will with what is not committed yet."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    return [*done.stdout.splitlines(), *MADE]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_a_document_names_is_there(document: Path) -> None:
    there = files()
    named = set(NAMED.findall(document.read_text("utf-8")))
    gone = {
        name
        for name in named
        if not any(fnmatch(path, name) or fnmatch(path, f"*/{name}") for path in there)
    }
    assert sorted(gone) == []


def test_the_documents_name_many_files() -> None:
    assert sum(len(NAMED.findall(each.read_text("utf-8"))) for each in DOCUMENTS) > 200
