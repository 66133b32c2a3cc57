"""What is being done is not lost when the way to the server is cut, or the server is restarted."""

from pathlib import Path
from typing import Final
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.page.browsers import REPLY_MS, Window
from tests.page.page_server import Hosted
from tests.page.sitter import Sitter
from tests.page.stage import asks, play_of, saved, stage
from tests.page.table import seated
from tests.server.processes import free_port, serving

RECORD: Final = "seed-15.famiglia"


def drafted(sitter: Sitter) -> list[str]:
    """What has been chosen so far, in words."""
    return sitter.page.locator(".prompt ol li").all_inner_texts()


def test_a_reload_in_mid_move_finds_the_draft_again(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        sitter.draft_one_answer()
        before = len(drafted(sitter))
        assert before > 0
        sitter.page.reload()
        sitter.page.locator(".prompt").wait_for()
        expect(sitter.page.locator(".prompt ol li")).to_have_count(before)
        sitter.move()
        assert table.problems() == []


def test_a_cut_in_mid_move_is_told_and_mended(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        sitter.draft_one_answer()
        before = drafted(sitter)
        sitter.window.context.set_offline(True)
        sitter.click_something()
        expect(sitter.page.get_by_role("alert")).to_be_visible()
        assert drafted(sitter) == before
        sitter.window.context.set_offline(False)
        sitter.move()
        assert table.problems() == []


def test_that_the_server_was_away_is_forgotten_when_it_answers_again(
    browser: Browser, server: Hosted
) -> None:
    """Only one request was lost: the stream, which tells that it is cut, went on."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        sitter.page.route("**/draft", lambda route: route.abort())
        alert = sitter.page.get_by_role("alert")
        while alert.count() == 0:
            sitter.click_something()
        expect(alert).to_contain_text("The server cannot be reached.")
        sitter.page.unroute("**/draft")
        expect(alert).to_be_hidden(timeout=REPLY_MS)
        sitter.move()
        assert table.problems() == []


def test_a_restart_under_an_open_page_is_only_a_pause(browser: Browser, tmp_path: Path) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    link = stage(tmp_path, play).link(play.asked)
    port = free_port()
    window = Window(browser)
    sitter = Sitter(window, seed=2)
    with serving(tmp_path, port=port) as server:
        sitter.sit(server.address, link)
        sitter.draft_one_answer()
        before = drafted(sitter)
    expect(sitter.page.get_by_role("alert")).to_be_visible()
    with serving(tmp_path, port=port):
        expect(sitter.page.get_by_role("alert")).to_be_hidden(timeout=REPLY_MS)
        assert drafted(sitter) == before
        sitter.move()
        assert window.problems == []


def test_rules_and_reasons_come_when_the_server_is_back(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.route("**/api/**", lambda route: route.abort())
        page.get_by_role("tab", name="Rules").click()
        panel = page.get_by_role("tabpanel")
        expect(panel.get_by_role("alert")).to_be_visible()
        area = page.locator(".map [data-thing=area]:not(.offered)").first
        area.click()
        expect(page.get_by_role("note")).to_contain_text("The server cannot be reached.")
        page.keyboard.press("Escape")
        page.unroute_all()
        expect(panel.get_by_role("heading").first).to_be_visible(timeout=REPLY_MS)
        expect(panel.get_by_role("alert")).to_have_count(0)
        area.click()
        expect(page.get_by_role("note")).not_to_contain_text("The server cannot be reached.")
        assert table.problems() == []


def test_an_open_page_is_told_that_the_server_has_a_newer_one(
    browser: Browser, server: Hosted
) -> None:
    """As after an upgrade: the page says by which script it began, and that is no longer there."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        page = sitter.page
        sitter.draft_one_answer()
        before = drafted(sitter)
        own = page.locator("script[type=module]").first.get_attribute("src") or ""
        assert own.startswith("/assets/")

        def as_older(route: Route) -> None:
            assert quote_plus(own) in route.request.url
            route.continue_(url=route.request.url.replace(quote_plus(own), "%2Fassets%2Fold.js"))

        page.route("**/api/stream?*", as_older)
        page.reload()
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("There is a newer version of this page.", timeout=REPLY_MS)
        page.unroute_all()
        alert.get_by_role("button", name="Load it").click()
        page.locator(".prompt .choosing").wait_for()
        expect(alert).to_be_hidden()
        assert drafted(sitter) == before
        sitter.move()
        assert table.problems() == []


@pytest.mark.parametrize("part", ["page", "lazyParts"])
def test_a_part_of_the_page_that_cannot_be_read_is_told(
    browser: Browser, server: Hosted, part: str
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    staged = server.stage(play)
    window = Window(browser)
    page = window.page
    page.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    page.goto(f"{server.address}/#link={staged.link(play.asked)}")
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    expect(page.get_by_role("button", name="Try again")).to_be_in_viewport()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.locator(".prompt .choosing").wait_for()
    assert window.problems == []


def test_a_first_screen_that_cannot_be_read_is_told(browser: Browser, server: Hosted) -> None:
    window = Window(browser)
    page = window.page
    page.route("**/assets/Lobby-*.js", lambda route: route.abort())
    page.goto(server.address)
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    expect(page.get_by_role("button", name="Try again")).to_be_in_viewport()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert window.problems == []
