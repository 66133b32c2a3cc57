"""In the dark and without motion the page can be used as well, in every place."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.page.browsers import DESKTOP, PHONE, Screen, Window
from tests.page.page_server import Hosted
from tests.page.stage import asks, last_encounter, offers, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"


def test_the_lobby_and_the_waiting_room_can_be_used_in_the_dark(
    browser: Browser, server: Hosted
) -> None:
    window = Window(browser, Screen(theme="dark"))
    page = window.page
    page.goto(server.address)
    page.get_by_label("Your name").fill("Anna")
    assert window.violations() == []
    page.locator("input[type=radio][value='1v1']").check()
    page.get_by_label("Opponent").select_option("")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name="A table is set").wait_for()
    assert window.violations() == []
    assert window.problems == []


def test_every_panel_can_be_used_in_the_dark(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked, screen=Screen(theme="dark")) as table:
        sitter = table.sitters[play.asked]
        found = {}
        for tab in sitter.page.get_by_role("tab").all():
            if tab.get_attribute("aria-selected") != "true":
                tab.click()
            sitter.page.wait_for_timeout(200)
            found[tab.inner_text()] = sitter.window.violations()
        assert {name: wrong for name, wrong in found.items() if wrong} == {}
        assert len(found) == 8
        assert table.problems() == []


COVERED: Final = """() => [...document.querySelectorAll('.sheets .space')].filter((space) => {
  const boxes = (selector) => [...space.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect());
  const shared = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const lying = boxes('.tokens svg, .corner svg');
  return boxes('.printed svg, .printed b').some((each) => lying.some((on) => shared(each, on)));
}).map((space) => space.innerText)"""
"""The spaces on which something lies on what is printed."""
ON_PRINT: Final = """() => [...document.querySelectorAll('.sheets .unlimited')]
  .map((space) => ['.printed', '.tokens'].map((each) => space.querySelector(each)))
  .filter(([, tokens]) => tokens)
  .map(([printed, tokens]) => tokens.getBoundingClientRect().top
    >= printed.getBoundingClientRect().bottom - 1)"""
"""Of each unlimited space that has tokens, whether they lie below what is printed."""


def test_tokens_on_unlimited_spaces_leave_what_is_printed_in_sight(
    browser: Browser, server: Hosted
) -> None:
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, 0) as table:
        page = table.sitters[0].page
        tab = page.get_by_role("tab", name="Sheets")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        page.locator(".sheets").wait_for()
        found = page.evaluate(ON_PRINT)
        assert found
        assert all(found)


def test_borders_of_mandamenti_lie_over_the_colours_of_holders(
    browser: Browser, server: Hosted
) -> None:
    """And under the tokens that tell who controls them."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".mandamento-lines").wait_for(state="attached")
        order = page.evaluate(
            """[...document.querySelector('.mandamento-lines').parentNode.children]
              .map((each) => each.getAttribute('class')?.split(' ')[0])"""
        )
        lines = order.index("mandamento-lines")
        assert "area" in order[:lines]
        assert "area" not in order[lines:]
        assert "place" in order[lines:]


MOVING: Final = """document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().duration > 1).length"""
"""How much moves for longer than a millisecond, which nobody sees."""


def test_nothing_moves_for_who_wants_no_motion(browser: Browser, server: Hosted) -> None:
    """Also while it is told what happens."""
    play = play_of(saved(RECORD), offers("act place"))
    other = (play.asked + 1) % 4
    with seated(browser, server, play, play.asked, other) as table:
        page = table.sitters[other].page
        page.evaluate(
            """localStorage['famiglia.look'] = JSON.stringify({theme: 'light', speed: 0.25})"""
        )
        page.reload()
        page.locator(".prompt").wait_for()
        table.sitters[play.asked].move()
        page.locator(".controls").wait_for()
        assert page.evaluate(MOVING) == 0
        page.emulate_media(reduced_motion="no-preference")
        assert page.evaluate(MOVING) > 0
        assert table.problems() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (2560, 1440)])
def test_what_is_printed_on_used_spaces_stays_in_sight(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, 0, screen=Screen(size)) as table:
        page = table.sitters[0].page
        page.get_by_role("tab", name="Sheets").click()
        page.locator(".sheets .taken").first.wait_for()
        assert page.locator(".sheets .taken").count() > 3
        assert page.evaluate(COVERED) == []
