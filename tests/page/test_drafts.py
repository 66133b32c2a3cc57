"""A draft is seen before it is confirmed, beside the map too, and is gone when it is reset."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from tests.page.staged import asks, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"


def test_what_a_draft_changes_on_sheets_and_at_home_is_marked(
    browser: Browser, tmp_path: Path
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, tmp_path, play, play.asked) as table:
        page = table.sitters[play.asked].page
        marked = page.locator("aside .drafted")
        expect(marked).to_have_count(0)
        page.locator("[data-thing=column].offered").first.click()
        page.locator("[data-thing=space].offered").first.click()
        expect(page.locator(".sheets .drafted")).not_to_have_count(0)
        page.get_by_role("tab", name="Families").click()
        money = page.locator(".hq .stat", has_text="Money")
        expect(money).to_contain_text("was")
        page.get_by_role("button", name="Reset").click()
        expect(marked).to_have_count(0)
        assert table.problems() == []
