"""Every document of docs/ can be found in the site."""

import tomllib
from collections.abc import Iterator
from typing import Any, Final

from tools.site.documents import DOCS, ELSEWHERE, ROOT, place_in_site, published
from tools.site.links import links_of, resolve

SETTINGS: Final = tomllib.loads((ROOT / "tools/site/zensical.toml").read_text("utf-8"))["project"]
MADE_PAGES: Final = ("api/", "rules.md")


def entries(navigation: Any) -> Iterator[str]:
    if isinstance(navigation, str):
        yield navigation
        return
    for each in navigation.values() if isinstance(navigation, dict) else navigation:
        yield from entries(each)


def test_every_document_is_in_the_navigation_once() -> None:
    shown = sorted(each for each in entries(SETTINGS["nav"]) if not each.startswith(MADE_PAGES))
    documents = sorted(
        place for name in published() if (place := place_in_site(name) or "").endswith(".md")
    )
    assert shown == documents


def test_what_is_being_worked_on_is_not_shown() -> None:
    assert place_in_site("docs/plan.md") is None
    assert place_in_site("docs/testing.md") == "testing.md"


def test_whatever_else_lies_in_docs_is_shown_by_a_document() -> None:
    shown = {
        resolve(name, link.target)[0]
        for name in published()
        if name.endswith(".md")
        for link in links_of((ROOT / name).read_text("utf-8"))
        if not link.is_external
    } | {
        resolve("README.md", link.target)[0]
        for link in links_of((ROOT / "README.md").read_text("utf-8"))
    }
    others = {name for name in published() if name.startswith(DOCS) and not name.endswith(".md")}
    assert others
    assert sorted(others - shown) == []


def test_documents_outside_docs_that_the_site_shows_are_there() -> None:
    assert [name for name in ELSEWHERE if not (ROOT / name).is_file()] == []
