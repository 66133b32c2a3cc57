"""Documents are shown alike in the repository and in the site, whose Markdown is the oldest."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from tools.site.documents import ROOT, published

DOCUMENTS: Final = [name for name in published() if name.endswith(".md")]
ITEM: Final = re.compile(r"(-|\*|\d+\.) ")


def differences(text: str) -> Iterator[str]:
    """Where the two would differ."""
    is_code, was, in_list = False, "", False
    for number, line in enumerate(text.splitlines(), 1):
        is_code ^= line.lstrip().startswith("```")
        in_list = in_list and (line.strip() != "" or is_code)
        if not is_code and was.strip():
            if ITEM.match(line) and not in_list:
                yield f"{number}: a list needs an empty line before it"
            if line.startswith("|") and not was.startswith("|"):
                yield f"{number}: a table needs an empty line before it"
        if not is_code and re.match(rf" {{1,3}}{ITEM.pattern}", line):
            yield f"{number}: a list in a list is four spaces in"
        in_list = in_list or (not is_code and ITEM.match(line) is not None)
        was = line


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_is_shown_alike_in_the_repository_and_in_the_site(name: str) -> None:
    assert list(differences((ROOT / name).read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("words\n\n- one\n- two,\n  and more\n- three\n", []),
        ("words\n- one\n", ["2: a list needs an empty line before it"]),
        ("words\n1. one\n", ["2: a list needs an empty line before it"]),
        ("- one\n  - two\n", ["2: a list in a list is four spaces in"]),
        ("- one\n    - two\n", []),
        ("words\n| a |\n|---|\n", ["2: a table needs an empty line before it"]),
        ("```\nwords\n- one\n  - two\n```\n", []),
    ],
)
def test_what_would_differ_is_noticed(text: str, found: list[str]) -> None:
    assert list(differences(text)) == found
