"""What could be looked up at a real table is one click away, and private marks stay."""

import re
from typing import Final

from playwright.sync_api import Browser, Page, expect

from famiglia.engine.game import Game
from famiglia.engine.state import CHANCE
from famiglia.queries.face_down import face_down
from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.stage import last_encounter, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
ORDERS: Final = 13
ENEMY: Final = 2
"""Of seats 1 and 3, who have laid orders by then."""


def look_up(page: Page) -> None:
    page.get_by_role("tab", name="Orders").click()
    page.get_by_role("heading", name="All orders").wait_for()


def test_every_order_of_every_family_is_listed_by_where_it_is(
    browser: Browser, server: Hosted
) -> None:
    """Taken or not yet, seen or removed."""
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        look_up(page)
        for family in fetch(page, play.asked)["view"]["families"]:
            orders = family["orders"]
            listed = page.locator("section:has(> h4)", has_text=family["family"].capitalize())
            expect(listed.locator("li")).to_have_count(ORDERS)
            for words, number in (
                ("not gained yet", len(orders["mat"])),
                ("out of the game", len(orders["removed"])),
            ):
                group = listed.locator("details").filter(has_text=words)
                assert group.locator("li").count() == number
        expect(page.locator("#panel .seen").first).to_contain_text("seen in round")
        assert table.problems() == []


def has_hidden_order(game: Game) -> bool:
    """Whether somebody is asked while an order lies there that the enemy does not know."""
    decision = game.decision()
    if decision is None or decision.seat == CHANCE:
        return False
    return any(len(order.tokens) > 1 for order in face_down(game.view(ENEMY)))


def test_marks_on_a_face_down_order_are_kept_in_this_browser(
    browser: Browser, server: Hosted
) -> None:
    """Who does not know it marks what it may be, and finds that again."""
    play = play_of(saved(RECORD), has_hidden_order)
    with seated(browser, server, play, ENEMY) as table:
        page = table.sitters[ENEMY].page
        hidden = next(
            (area["id"], order)
            for area in fetch(page, ENEMY)["view"]["areas"]
            for order in area["orders"]
            if order["order"] is None
        )
        look_up(page)
        token = page.locator(".hidden .token").first
        assert page.locator(".hidden .token").count() >= len(hidden[1].get("can_be", [])) > 1
        token.click()
        expect(token).to_have_class(re.compile("believed"))
        page.locator(".hidden input").first.fill("a bomb?")
        page.locator(".hidden input").first.blur()
        page.reload()
        page.locator(".prompt").wait_for()
        look_up(page)
        expect(page.locator(".hidden .token").first).to_have_class(re.compile("believed"))
        expect(page.locator(".hidden input").first).to_have_value("a bomb?")
        assert table.problems() == []
