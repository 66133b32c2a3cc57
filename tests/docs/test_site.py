"""The documentation site, built and opened: without a server, without a network."""

import fcntl
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page
from tools.site.__main__ import build, make_pages
from tools.site.check import Page as Markup
from tools.site.citations import rule_numbers, ruling_numbers

from tests.page.browsers import DESKTOP, PHONE, chromium

pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]

SHOWN: Final = ("index.html", "players.html", "rules.html", "api/play.html", "bench/results.html")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Path:
    """Built once, also where several processes test it."""
    folder = tmp_path_factory.getbasetemp().parent / f"documents-{testrun_uid}"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "built").exists():
            assert build(folder / "built", "", folder / "work") == []
    return folder / "built"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def opened(
    browser: Browser, size: tuple[int, int], scheme: str = "light"
) -> tuple[Page, list[str]]:
    """A page that notes what goes wrong, and what is asked for elsewhere."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page, wrong = context.new_page(), list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    page.on(
        "request",
        lambda request: (
            None if request.url.startswith(("file:", "data:")) else wrong.append(request.url)
        ),
    )
    return page, wrong


@pytest.mark.parametrize("planted", ["[x](gone.md)", "[x](rules.md#99.9)", "![x](gone.png)"])
def test_a_broken_link_fails_the_build(site: Path, tmp_path: Path, planted: str) -> None:
    shutil.copytree(site.parent / "work/docs", tmp_path / "work/docs")
    index = tmp_path / "work/docs/index.md"
    index.write_text(f"{index.read_text('utf-8')}\n{planted}\n", "utf-8")
    assert make_pages(tmp_path / "work", tmp_path / "built") != []
    assert not (tmp_path / "built").exists()


def test_every_rule_and_every_ruling_can_be_linked(site: Path) -> None:
    rules = Markup((site / "rules.html").read_text("utf-8")).anchors
    assert rule_numbers() - rules == set()
    rulings = Markup((site / "rulings.html").read_text("utf-8")).anchors
    assert ruling_numbers() - rulings == set()


def test_every_request_and_every_type_of_the_api_is_there(site: Path) -> None:
    document = json.loads((site / "api/openapi.json").read_text("utf-8"))
    for item in document["paths"].values():
        for operation in item.values():
            tag, name = operation["tags"][0], operation["operationId"]
            page = Markup((site / f"api/{tag}.html").read_text("utf-8"))
            assert name in page.anchors
    types = Markup((site / "api/types.html").read_text("utf-8")).anchors
    assert {name.lower() for name in document["components"]["schemas"]} - types == set()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", SHOWN)
def test_a_page_is_shown_without_a_network_and_fits(
    site: Path, browser: Browser, size: tuple[int, int], name: str
) -> None:
    page, wrong = opened(browser, size)
    page.goto((site / name).as_uri())
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate("document.fonts.check('700 20px Alegreya')")
    assert page.locator("h1").first.inner_text().strip() != ""
    assert wrong == []


def test_a_linked_rule_is_in_sight(site: Path, browser: Browser) -> None:
    page, wrong = opened(browser, PHONE)
    page.goto((site / "rules.html").as_uri() + "#5.2.1")
    rule = page.locator("[id='5.2.1']")
    rule.wait_for()
    page.wait_for_function("scrollY > 100")
    top = rule.evaluate("rule => rule.getBoundingClientRect().top")
    assert 0 < top < PHONE[1]
    assert wrong == []


def test_searching_finds_a_rule_without_a_server(site: Path, browser: Browser) -> None:
    page, wrong = opened(browser, DESKTOP)
    page.goto((site / "index.html").as_uri())
    page.get_by_role("button", name="Search").first.click()
    field = page.get_by_placeholder("Search").last
    field.wait_for()
    field.press_sequentially("influence", delay=60)
    page.get_by_text("Exert influence", exact=False).first.click()
    page.wait_for_url("**/rules.html*")
    assert wrong == []


def test_by_night_it_is_dark(site: Path, browser: Browser) -> None:
    paper = {}
    for scheme in ("light", "dark"):
        page, wrong = opened(browser, DESKTOP, scheme)
        page.goto((site / "index.html").as_uri())
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
        paper[scheme] = sum(int(part) for part in colour[4:-1].split(","))
        assert wrong == []
    assert paper["dark"] < 200
    assert paper["light"] > 600
