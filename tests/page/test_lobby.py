"""Coming in: what goes wrong in the lobby is told, and nobody becomes somebody else."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from famiglia.server.config import ADDRESS
from tests.page.browsers import PHONE, REPLY_MS, Screen, Window
from tests.page.page_server import Hosted
from tests.page.play_process import FAMIGLIA, playing
from tests.page.sitter import OFFERED, PAINTED, Sitter
from tests.page.stage import asks, play_of, saved
from tests.page.table import seated
from tests.server.processes import serving

MOVES: Final = 3


def test_a_link_that_leads_nowhere_is_told_in_an_open_page(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved("seed-15.famiglia"), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.evaluate("location.hash = '#link=nobody-has-this'")
        expect(page.get_by_role("alert")).to_contain_text("leads nowhere")
        (problem,) = table.problems()
        assert "404 (Not Found)" in problem


def test_a_table_that_cannot_be_opened_says_so_and_opens_when_it_can(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved("seed-15.famiglia"), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.route("**/seats/*", lambda route: route.abort())
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        page.unroute("**/seats/*")
        page.locator(".prompt").wait_for()
        assert table.problems() == []


def test_a_private_link_opens_its_seat_when_the_server_is_back(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved("seed-15.famiglia"), asks("turn"))
    staged = server.stage(play)
    page = Window(browser).page
    page.route("**/api/**", lambda route: route.abort())
    page.goto(f"{server.address}/#link={staged.link(play.asked)}")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    assert "link" not in page.url
    page.unroute("**/api/**")
    page.locator(".prompt").wait_for()
    assert page.url.endswith(f"#{staged.id}/{play.asked}")


def test_an_address_where_nothing_is_says_so_and_leads_home(
    browser: Browser, server: Hosted
) -> None:
    page = Window(browser).page
    reply = page.goto(f"{server.address}/nowhere/at/all")
    assert reply is not None
    assert reply.status == 404
    expect(page.get_by_role("heading", name="Nothing is here")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("place", ["#nobody-opened-this", "#nobody-opened-this/0"])
def test_a_table_that_is_not_there_is_told_with_the_way_home(
    browser: Browser, server: Hosted, place: str
) -> None:
    page = Window(browser).page
    page.goto(f"{server.address}/{place}")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_who_comes_to_the_seat_of_somebody_else_learns_that_it_is_not_theirs(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved("seed-15.famiglia"), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = Window(browser).page
        page.goto(f"{server.address}/#{table.id}/{play.asked}")
        expect(page.get_by_text("The game has begun, and you do not sit here.")).to_be_visible()


def test_a_table_that_was_closed_before_its_game_says_so(browser: Browser, tmp_path: Path) -> None:
    page = Window(browser).page
    with serving(tmp_path) as server:
        invite(page, server.address)
        table = page.evaluate("location.hash.slice(1)")
        subprocess.run([*FAMIGLIA, "admin", "close", table, "--data", str(tmp_path)], check=True)
        for place in (table, f"{table}/0"):
            page.goto(f"{server.address}/#{place}")
            expect(page.get_by_text("This table was closed")).to_be_visible()
            expect(page.get_by_role("button", name="To the first page")).to_be_visible()


def test_the_lobby_forgets_that_the_server_was_away(browser: Browser, server: Hosted) -> None:
    page = Window(browser).page
    page.route("**/api/**", lambda route: route.abort())
    page.goto(server.address)
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/api/**")
    expect(page.get_by_role("alert")).to_be_hidden(timeout=REPLY_MS)


def test_own_games_stay_when_the_server_could_not_say_who_we_are(
    browser: Browser, server: Hosted
) -> None:
    window = Window(browser)
    page = window.page
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


HINTS: Final = {
    "Mandamenti": "Next",
    "asked": "Next",
    "glows": "Next",
    "Sheets": "Next",
    "Confirm": "Let us play",
}
"""A word of each hint, and the button that leads on."""
OF_A_MOUSE: Final = re.compile("click|point at", re.IGNORECASE)
COVERS_TABS: Final = """() => {
  const [one, other] = ['[aria-label="What to do first"]', '[role="tablist"]']
    .map((each) => document.querySelector(each).getBoundingClientRect());
  return one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
}"""
"""Whether a hint lies on the tabs of the panels."""


@pytest.mark.parametrize(
    "screen",
    [Screen(is_new=True), Screen(PHONE, has_touch=True, is_new=True)],
    ids=["desktop", "phone"],
)
def test_a_newcomer_is_asked_after_two_clicks_and_led_by_hints(
    browser: Browser, server: Hosted, screen: Screen
) -> None:
    """None of them lies on the tabs, and who touches reads of touching alone."""
    window = Window(browser, screen)
    page = window.page
    page.goto(server.address)
    page.get_by_label("Your name").fill("Anna")
    page.locator("input[type=radio][value='2v2']").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".prompt:not([data-kind=''])").wait_for()
    Sitter(window, 1).move()
    hints = page.get_by_role("complementary", name="What to do first")
    words = ""
    for hint, button in HINTS.items():
        expect(hints).to_contain_text(hint)
        page.evaluate(PAINTED)
        assert not page.evaluate(COVERS_TABS), hint
        words += hints.inner_text()
        hints.get_by_role("button", name=button).click()
    assert bool(OF_A_MOUSE.search(words)) == (not screen.has_touch)
    expect(hints).to_have_count(0)
    page.reload()
    page.locator(".prompt").wait_for()
    expect(hints).to_have_count(0)


def test_after_make_play_a_newcomer_is_asked_at_once_and_moves_by_what_glows(
    browser: Browser, tmp_path: Path
) -> None:
    """With everything as it comes: hints lie on the table, and bots are told at the usual speed."""
    window = Window(browser, Screen(speed=1, is_new=True))
    page = window.page
    with playing(tmp_path) as link:
        page.goto(link)
        sitter = Sitter(window, 1)
        for _ in range(MOVES):
            page.locator(OFFERED).first.wait_for()
            sitter.move()
        assert window.problems == []


def test_the_invitation_says_when_only_this_computer_can_open_it(
    browser: Browser, tmp_path: Path
) -> None:
    page = Window(browser).page
    with serving(tmp_path) as server:
        invite(page, server.address)
        link = page.get_by_label("Send this address to your friends")
        expect(link).to_have_value(re.compile("^http://127.0.0.1:"))
        expect(page.get_by_text("works on this computer only")).to_contain_text("play --lan")


def test_the_invitation_is_where_others_reach_the_server_if_it_knows(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `famiglia play --lan` tells the server that it starts."""
    monkeypatch.setenv(ADDRESS, "http://192.0.2.7:8300")
    page = Window(browser).page
    with serving(tmp_path) as server:
        invite(page, server.address)
        link = page.get_by_label("Send this address to your friends")
        expect(link).to_have_value(re.compile("^http://192.0.2.7:8300/#"))
        expect(page.get_by_text("works on this computer only")).to_have_count(0)


def test_who_waits_for_friends_can_be_called_otherwise(browser: Browser, tmp_path: Path) -> None:
    page = Window(browser).page
    with serving(tmp_path) as server:
        invite(page, server.address)
        page.get_by_label("Your name").fill("Eva")
        page.get_by_role("button", name="Change").click()
        expect(page.locator("p.own strong")).to_have_text("Eva")
        page.goto(f"{server.address}/#")
        expect(page.get_by_label("Your name")).to_have_value("Eva")


def test_who_waits_for_friends_can_leave_the_seat(browser: Browser, tmp_path: Path) -> None:
    page = Window(browser).page
    with serving(tmp_path) as server:
        invite(page, server.address)
        page.get_by_role("button", name="Leave the seat").click()
        expect(page.get_by_role("button", name="Sit down")).to_have_count(2)
        expect(page.locator("p.own")).to_have_count(0)
        page.get_by_role("button", name="Sit down").last.click()
        expect(page.locator("p.own strong")).to_have_text("Anna")


def test_no_finished_game_is_cut_off(browser: Browser, server: Hosted) -> None:
    """So many are told at a time."""
    window = Window(browser)
    page = window.page
    Sitter(window, 1).open_game(server.address, "1v1")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="A draw").click()
    page.locator("#ending-title").wait_for()

    def multiply(route: Route) -> None:
        found = route.fetch().json()
        (table,) = found["tables"]
        tables = [{**table, "id": f"{table['id']}-{each}"} for each in range(5)]
        route.fulfill(json={**found, "tables": tables})

    page.route("**/api/people/me/tables/ended*", multiply)
    page.goto(f"{server.address}/#")
    over = page.get_by_role("navigation", name="Finished games")
    expect(over.get_by_role("link")).to_have_count(5)
    assert over.locator("ul").evaluate("(list) => list.scrollHeight <= list.clientHeight")
    window.close()


def test_the_first_question_of_two_players_was_announced_and_explains_the_cupola(
    browser: Browser, tmp_path: Path
) -> None:
    page = Window(browser).page
    with serving(tmp_path) as server:
        page.goto(server.address)
        page.get_by_label("Your name").fill("Anna")
        page.locator("input[type=radio][value='2v2']").check()
        expect(page.get_by_text("Everything is laid out")).to_be_visible()
        page.locator("input[type=radio][value='1v1']").check()
        expect(page.get_by_role("radio", name="First game").first).to_be_checked()
        expect(page.get_by_text("Everything is laid out")).to_have_count(0)
        expect(page.get_by_text("how many of your units go to the Cupola").first).to_be_visible()
        page.get_by_role("button", name="Play", exact=True).click()
        prompt = page.locator(".prompt")
        prompt.wait_for()
        expect(prompt).to_have_attribute("data-kind", "split")
        expect(prompt).to_contain_text("it counts as a Mandamento of yours")


def invite(page: Page, address: str) -> None:
    """Open a table for a friend."""
    page.goto(address)
    page.get_by_label("Your name").fill("Anna")
    page.locator("input[type=radio][value='1v1']").check()
    page.get_by_label("Opponent").select_option("A friend (by a link)")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("heading", name="A table is set")).to_be_visible()
