"""Coming in: what goes wrong at the door is told, and nobody becomes somebody else."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.page.browsers import Window
from tests.page.sitter import Sitter
from tests.page.staged import asks, play_of, saved
from tests.page.table import seated
from tests.server.processes import serving


def test_a_link_that_leads_nowhere_is_told_in_an_open_page(
    browser: Browser, tmp_path: Path
) -> None:
    play = play_of(saved("seed-15.famiglia"), asks("turn"))
    with seated(browser, tmp_path, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.evaluate("location.hash = '#link=nobody-has-this'")
        expect(page.get_by_role("alert")).to_contain_text("leads nowhere")
        assert table.problems() == []


def test_own_games_stay_when_the_server_could_not_say_who_we_are(
    browser: Browser, tmp_path: Path
) -> None:
    window = Window(browser)
    page = window.page
    with serving(tmp_path) as server:
        Sitter(window, 1).open_game(server.address, "1v1")
        page.route("**/api/people/me", lambda route: route.abort())
        page.goto(f"{server.address}/#")
        page.reload()
        expect(page.get_by_role("alert")).to_be_visible()
        page.unroute("**/api/people/me")
        page.get_by_role("button", name="Play", exact=True).click()
        page.locator(".prompt").wait_for()
        page.goto(f"{server.address}/#")
        games = page.get_by_role("navigation", name="Your games").get_by_role("link")
        expect(games).to_have_count(2)
        window.close()
