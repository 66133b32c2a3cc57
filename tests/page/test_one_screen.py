"""Two players before one screen: what one sees is hidden until somebody says who is there."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsers import Window
from tests.page.page_server import Hosted
from tests.page.sitter import Sitter


@pytest.fixture
def window(browser: Browser, server: Hosted) -> Window:
    """Anna and Bruno sit at one table, which has begun."""
    opened = Window(browser)
    page = opened.page
    page.goto(server.address)
    page.get_by_label("Your name").fill("Anna")
    page.locator("input[type=radio][value='1v1']").check()
    page.get_by_label("Opponent").select_option("")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_placeholder("Name").fill("Bruno")
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Start the game").click()
    am(page, "Anna").wait_for()
    return opened


def am(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"I am {name}")


def must_be_hidden(page: Page) -> None:
    """Nothing of the table is there, not even behind something else."""
    am(page, "Anna").wait_for()
    expect(page.locator(".table, .prompt, svg")).to_have_count(0)


def move(window: Window, seed: int) -> None:
    """Answer until the screen is to be passed on."""
    sitter = Sitter(window, seed)
    while not sitter.confirm.is_enabled():
        sitter.click_something()
    sitter.confirm.click()


def test_no_key_hands_a_seat_over(window: Window) -> None:
    for _ in range(5):
        window.page.keyboard.press("Escape")
    must_be_hidden(window.page)
    assert window.violations() == []


def test_every_way_to_a_seat_asks_who_is_there(window: Window) -> None:
    page = window.page
    must_be_hidden(page)
    am(page, "Anna").click()
    page.locator(".prompt").wait_for()
    page.reload()
    must_be_hidden(page)
    am(page, "Bruno").click()
    page.locator(".prompt").wait_for()
    page.go_back()
    must_be_hidden(page)
    page.get_by_role("button", name="To the first page").click()
    page.get_by_role("navigation", name="Your games").get_by_role("link").click()
    must_be_hidden(page)
    assert window.problems == []


def test_after_a_move_the_screen_is_passed_on(window: Window) -> None:
    page = window.page
    heading = page.get_by_role("heading", level=1)
    first = heading.inner_text().removeprefix("Pass the screen to ")
    other = {"Anna": "Bruno", "Bruno": "Anna"}[first]
    am(page, first).click()
    page.locator(".prompt").wait_for()
    move(window, seed=3)
    expect(heading).to_have_text(f"Pass the screen to {other}")
    must_be_hidden(page)
    am(page, other).click()
    page.locator(".prompt:not([data-kind=''])").wait_for()
    move(window, seed=4)
    must_be_hidden(page)
    assert window.problems == []
