"""Links of documents, as the repository shows them; those of the built site are in test_site.py."""

from pathlib import Path
from typing import Final

import pytest
from tools.site.citations import anchor_rulings, cite
from tools.site.documents import ROOT, repository_files
from tools.site.links import anchors_in_repository, for_site, links_of, resolve, rewrite

DOCUMENTS: Final = sorted(name for name in repository_files() if name.endswith(".md"))


def broken(document: str, text: str, root: Path = ROOT) -> list[str]:
    """The links that lead nowhere, and those to elsewhere that are no https addresses."""
    found = []
    for link in links_of(text):
        if link.is_external:
            if not link.target.startswith(("https://", "mailto:")):
                found.append(f"{link.target} is no https address")
            continue
        name, anchor = resolve(document, link.target)
        if not (root / name).exists():
            found.append(f"{link.target} leads nowhere")
        elif anchor and anchor not in anchors_in_repository((root / name).read_text("utf-8")):
            found.append(f"{link.target} has no such place")
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_of_a_document_leads_somewhere(document: str) -> None:
    assert broken(document, (ROOT / document).read_text("utf-8")) == []


def test_broken_links_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/there.md").write_text("# There\n\n## A place\n\n```\n# no place\n```\n")
    text = (
        "[a](there.md) [b](there.md#a-place) [c](gone.md) [d](there.md#no-place) "
        "[e](http://host.example) [f](https://host.example) `[g](code.md)` [`h`](gone.md#x)"
    )
    assert broken("docs/here.md", text, tmp_path) == [
        "gone.md leads nowhere",
        "there.md#no-place has no such place",
        "http://host.example is no https address",
        "gone.md#x leads nowhere",
    ]


@pytest.mark.parametrize(
    ("written", "document", "repository", "shown"),
    [
        ("[a](serving.md#x)", "docs/testing.md", "", "[a](serving.md#x)"),
        ("[a](../ARCHITECTURE.md)", "docs/testing.md", "", "[a](project/architecture.md)"),
        ("[a](docs/design/page.md)", "CONTRIBUTING.md", "", "[a](../design/page.md)"),
        ("[a](../README.md)", "docs/testing.md", "", "[a](index.md)"),
        ("![a](docs/board.png)", "CONTRIBUTING.md", "", "![a](../board.png)"),
        ("[the code](../src)", "docs/testing.md", "", "the code"),
        (
            "[the code](../src)",
            "docs/testing.md",
            "https://host.example/f",
            "[the code](https://host.example/f/blob/main/src)",
        ),
        ("`[a](b.md)` [a](#x)", "docs/testing.md", "", "`[a](b.md)` [a](#x)"),
        ("[a](https://host.example)", "docs/testing.md", "", "[a](https://host.example)"),
    ],
)
def test_links_lead_to_the_same_document_in_the_site(
    written: str, document: str, repository: str, shown: str
) -> None:
    assert rewrite(written, lambda link: for_site(link, document, repository)) == shown


def test_rules_and_rulings_that_are_cited_are_linked() -> None:
    assert cite("By [5.2.1] and [R29].", "design/page.md") == (
        "By [\\[5.2.1\\]](../rules.md#5.2.1) and [\\[R29\\]](../rulings.md#R29)."
    )
    assert cite("[5.2.1]", "rules.md") == "[\\[5.2.1\\]](#5.2.1)"
    assert cite("[99.9.9] [R999] [x]", "testing.md") == "[99.9.9] [R999] [x]"


def test_a_ruling_leads_to_the_rules_that_state_it() -> None:
    written = anchor_rulings("- **R29 Places.** Why. Items: 5.2.1,\n  5.2.2.\n")
    assert written == (
        '- <span id="R29"></span>**R29 Places.** Why. '
        "Items: [5.2.1](rules.md#5.2.1),\n  [5.2.2](rules.md#5.2.2).\n"
    )
