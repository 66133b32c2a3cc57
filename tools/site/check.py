"""Looks at the built site: every link leads somewhere, nothing is fetched from elsewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LEADS: Final = {"a": "href", "area": "href"}
FETCHES: Final = {
    "audio": "src",
    "embed": "src",
    "iframe": "src",
    "img": "src",
    "link": "href",
    "object": "data",
    "script": "src",
    "source": "src",
    "video": "src",
}
NOT_FETCHED: Final = frozenset({"canonical", "next", "prev", "edit"})
"""Of a `link`: what it only tells."""
HOST: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?", re.I)
FETCHED_BY_STYLE: Final = re.compile(r"url\(\s*[\"']?([^\"')]+)")
IMPORTED: Final = re.compile(r"@import\s+[\"']([^\"']+)")


class Page(HTMLParser):
    """What a page can be linked at, where it leads, and what it fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.leads: list[str] = []
        self.fetches: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element has of these."""
        found = {name: value for name, value in attrs if value is not None}
        self.anchors.update(found[name] for name in ("id", "name") if name in found)
        if tag in LEADS and LEADS[tag] in found:
            self.leads.append(found[LEADS[tag]])
        told = NOT_FETCHED & set(found.get("rel", "").split())
        if tag in FETCHES and FETCHES[tag] in found and not told:
            self.fetches.append(found[FETCHES[tag]])


def problems(site: Path) -> list[str]:
    """What is wrong with the links of a site, each with its page."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        found += [f"{name}: {what}" for what in _of_page(path, page, pages, site)]
    for path in sorted(site.rglob("*.css")):
        name = path.relative_to(site).as_posix()
        found += [f"{name}: {what}" for what in _of_style(path, site)]
    return found


def _of_page(path: Path, page: Page, pages: dict[Path, Page], site: Path) -> Iterator[str]:
    for link in page.fetches:
        if urlsplit(link).scheme == "data":
            continue
        if _is_elsewhere(link):
            yield f"fetches {link} from elsewhere"
        elif not _target(path, link, site).is_file():
            yield f"fetches {link}, which is not there"
    for link in page.leads:
        if _is_elsewhere(link):
            yield from _of_form(link)
        else:
            yield from _of_way(path, link, pages, site)


def _of_way(path: Path, link: str, pages: dict[Path, Page], site: Path) -> Iterator[str]:
    """What is wrong with a link inside the site."""
    target = _target(path, link, site)
    anchor = unquote(urlsplit(link).fragment)
    if not target.is_relative_to(site.resolve()):
        yield f"{link} leads out of the site"
    elif not target.is_file():
        yield f"{link} leads nowhere"
    elif anchor and target.suffix == ".html" and anchor not in _page_at(target, pages).anchors:
        yield f"{link} has no such place on its page"


def _page_at(target: Path, pages: dict[Path, Page]) -> Page:
    return next(page for path, page in pages.items() if path.resolve() == target)


def _of_form(link: str) -> Iterator[str]:
    """Links to elsewhere are not followed; they must look like addresses."""
    address = urlsplit(link)
    if address.scheme == "mailto":
        if "@" not in address.path:
            yield f"{link} is no address"
    elif address.scheme != "https" or not HOST.fullmatch(address.netloc):
        yield f"{link} is no https address"


def _of_style(path: Path, site: Path) -> Iterator[str]:
    text = path.read_text("utf-8")
    for link in [*FETCHED_BY_STYLE.findall(text), *IMPORTED.findall(text)]:
        if link.startswith(("data:", "#")):
            continue
        if _is_elsewhere(link):
            yield f"fetches {link} from elsewhere"
        elif not _target(path, link, site).is_file():
            yield f"fetches {link}, which is not there"


def _is_elsewhere(link: str) -> bool:
    address = urlsplit(link)
    return bool(address.scheme or address.netloc)


def _target(path: Path, link: str, site: Path) -> Path:
    """The file that a link leads to."""
    way = unquote(urlsplit(link).path)
    if not way:
        return path.resolve()
    target = site / way.lstrip("/") if way.startswith("/") else path.parent / way
    resolved = target.resolve()
    return resolved / "index.html" if resolved.is_dir() else resolved
