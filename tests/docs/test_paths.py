"""Every file that the documents name is there."""

import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ("src", "web", "tests", "tools", "bench", "docs", "requirements", ".github", ".ci")
NOT_OURS: Final = {"node_modules", ".svelte-check", "__pycache__"}
DOCUMENTS: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMED: Final = re.compile(r"`([\w.*-][\w/.*-]*\.(?:py|ts|svelte|toml|ftl|css|json|md|sql|js))`")
"""A file in backquotes, by its whole path or the end of it; a star stands for any name."""


def files() -> list[str]:
    inside = (path for room in ROOMS for path in (ROOT / room).rglob("*"))
    found = (path.relative_to(ROOT) for path in (*inside, *ROOT.glob("*")) if path.is_file())
    return [path.as_posix() for path in found if not NOT_OURS & {*path.parts}]


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
