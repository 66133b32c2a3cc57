"""The plain list holds every answer, and a move can be made with it alone."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.sitter import MOST_CLICKS
from tests.page.stage import asks, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
KINDS: Final = ("turn", "act", "conflict", "card")


def unfold(page: Page) -> None:
    """Long lists are shown in parts."""
    more = page.locator(".list > button")
    while more.count() > 0:
        more.click()


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_is_listed_and_one_can_be_made(
    browser: Browser, server: Hosted, kind: str
) -> None:
    play = play_of(saved(RECORD), asks(kind))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        page = sitter.page
        snapshot = fetch(page, play.asked)
        page.get_by_role("tab", name="Answers").click()
        page.locator(".list li button").first.wait_for()
        unfold(page)
        question = snapshot["question"]
        listed = page.locator(".list li button")
        expect(listed).to_have_count(len(question["options"]) + len(question["anytime"]))
        for _ in range(MOST_CLICKS):
            if sitter.confirm.is_enabled():
                break
            page.locator(".list li button").first.click()
            sitter.settle()
        sitter.confirm.click()
        sitter.settle()
        assert fetch(page, play.asked)["table"]["number"] > snapshot["table"]["number"]
        assert table.problems() == []
