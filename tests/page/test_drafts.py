"""A draft is seen before it is confirmed, beside the map too, and is gone when it is reset."""

from typing import Final

from playwright.sync_api import Browser, expect

from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.stage import asks, before, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"


def test_what_a_draft_changes_on_sheets_and_at_home_is_marked(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        marked = page.locator("aside .drafted")
        expect(marked).to_have_count(0)
        page.locator("[data-thing=column].offered").first.click()
        page.locator("[data-thing=space].offered").first.click()
        expect(page.locator(".sheets .drafted")).not_to_have_count(0)
        page.get_by_role("tab", name="Families").click()
        money = page.locator(".hq .stat", has_text="Money")
        expect(money).to_contain_text("was")
        expect(marked).not_to_have_count(0)
        page.get_by_role("button", name="Reset").click()
        expect(marked).to_have_count(0)
        assert table.problems() == []


def test_what_a_draft_changes_on_the_map_is_a_ghost(browser: Browser, server: Hosted) -> None:
    record = saved(RECORD)
    play = play_of(record, before(record, "act place"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        page = sitter.page
        ghost = page.locator(".map .ghost")
        expect(ghost).to_have_count(0)
        page.get_by_role("tab", name="Answers").click()
        page.locator(".list button", has_text="Place").first.click()
        expect(ghost).not_to_have_count(0)
        draft = fetch(page, play.asked)["drafts"][str(play.asked)]
        number = draft["said"][-1]["fields"]["number"]
        assert f"+{number}" in ghost.all_text_contents()
        page.get_by_role("button", name="Reset").click()
        expect(ghost).to_have_count(0)
        assert table.problems() == []


def test_what_a_move_costs_is_broken_down_before_it_is_made(
    browser: Browser, server: Hosted
) -> None:
    """To the bank, to each owner, and orders to give up."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        options = fetch(page, play.asked)["question"]["options"]
        dear = next(
            option
            for option in options
            if option["variant"] == "gain" and option["cost"]["owners"] and option["cost"]["orders"]
        )
        page.get_by_role("tab", name="Answers").click()
        listed = page.locator(".list button", has_text="Gain influence").filter(
            has_text=f"give up {dear['cost']['orders']} order"
        )
        expect(listed.first).to_contain_text(f"{dear['cost']['bank']} to the bank")
        for owner, money in dear["cost"]["owners"].items():
            expect(listed.first).to_contain_text(f"{money} to {owner.capitalize()}")
        assert table.problems() == []
