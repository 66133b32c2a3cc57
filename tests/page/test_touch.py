"""On a phone a tap chooses what is offered, and a finger held on a thing says why it is not."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsers import PHONE, Screen
from tests.page.page_server import Hosted
from tests.page.sitter import INSIDE
from tests.page.stage import asks, play_of, saved
from tests.page.table import Round, seated

RECORD: Final = "seed-15.famiglia"
HOLD_MS: Final = 800
PAUSE_MS: Final = 600
"""Milliseconds."""

Point = tuple[float, float]


def test_a_finger_held_on_an_area_says_why_it_is_not_offered(
    browser: Browser, server: Hosted
) -> None:
    with on_a_phone(browser, server, "set-up-unit") as (table, page):
        page.locator("[data-thing=area].offered").first.wait_for()
        hold(page, inside(page, "[data-thing=area]:not(.offered)"))
        reads_the_rule(page)
        assert table.problems() == []


def test_a_finger_held_on_a_space_says_why_it_is_not_offered(
    browser: Browser, server: Hosted
) -> None:
    with on_a_phone(browser, server, "turn") as (table, page):
        page.get_by_role("tab", name="Sheets").tap()
        space = page.locator("#panel [data-thing=space][aria-disabled=true]").first
        hold(page, middle(space))
        reads_the_rule(page)
        expect(page.locator(".prompt ol li")).to_have_count(0)
        assert table.problems() == []


def test_a_tap_chooses_what_is_offered(browser: Browser, server: Hosted) -> None:
    with on_a_phone(browser, server, "set-up-unit") as (table, page):
        page.locator("[data-thing=area].offered").first.wait_for()
        page.touchscreen.tap(*inside(page, "[data-thing=area].offered"))
        expect(page.locator("[data-thing=area].picked")).to_have_count(1)
        page.locator(".prompt .choice").first.tap()
        expect(page.locator(".prompt ol li")).to_have_count(1)
        assert table.problems() == []


def test_hints_speak_of_touching_to_who_touches(browser: Browser, server: Hosted) -> None:
    with on_a_phone(browser, server, "turn") as (table, page):
        expect(page.locator(".prompt")).to_contain_text("Touch what glows")
        page.get_by_role("tab", name="Sheets").tap()
        expect(page.locator("#panel .hint")).to_contain_text("Hold a finger on")
        assert table.problems() == []


@contextmanager
def on_a_phone(browser: Browser, server: Hosted, kind: str) -> Iterator[tuple[Round, Page]]:
    play = play_of(saved(RECORD), asks(kind))
    with seated(browser, server, play, play.asked, screen=Screen(PHONE, has_touch=True)) as table:
        yield table, table.sitters[play.asked].page


def inside(page: Page, selector: str) -> Point:
    """Where one of these shapes can be touched, once the map lies still."""
    page.evaluate("document.fonts.ready.then(() => null)")
    before, now = None, _touchable(page, selector)
    while now != before:
        page.wait_for_timeout(PAUSE_MS)
        before, now = now, _touchable(page, selector)
    return now


def _touchable(page: Page, selector: str) -> Point:
    for shape in page.query_selector_all(selector):
        if at := shape.evaluate(INSIDE):
            return at[0], at[1]
    raise AssertionError(f"nothing of {selector} can be touched")


def middle(thing: Locator) -> Point:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page: Page, at: Point) -> None:
    """Playwright itself only taps."""
    session = page.context.new_cdp_session(page)
    finger = [{"x": at[0], "y": at[1]}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.wait_for_timeout(HOLD_MS)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def reads_the_rule(page: Page) -> None:
    """The reason stays when the finger is lifted, and its number leads to the rule."""
    rule = page.get_by_role("note").get_by_role("button").first
    number = rule.inner_text()
    rule.tap()
    expect(page.locator(f"#panel [data-rule='{number}']")).to_be_in_viewport()
