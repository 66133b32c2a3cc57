"""Who works with keys alone keeps the place, and numbers answer wherever the focus is."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from tests.page.staged import asks, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
ALONE: Final = "1v1-seed-3.famiglia"


def test_the_focus_stays_at_the_question_when_its_button_is_gone(
    browser: Browser, tmp_path: Path
) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, tmp_path, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt .choice").first.focus()
        page.keyboard.press("Enter")
        page.locator(".prompt ol li").wait_for()
        expect(page.locator(".prompt .said")).to_be_focused()
        assert table.problems() == []


def test_a_zero_answers_while_the_map_has_the_focus(browser: Browser, tmp_path: Path) -> None:
    play = play_of(saved(ALONE), asks("split"))
    with seated(browser, tmp_path, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt [data-number='0']").wait_for()
        page.locator(".map").focus()
        page.keyboard.press("0")
        expect(page.locator(".prompt ol li")).to_have_count(1)
        assert table.problems() == []


def test_a_question_asked_once_more_has_the_focus_on_no(browser: Browser, tmp_path: Path) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, tmp_path, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Concede").press("Enter")
        expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Concede")).to_be_focused()


def test_a_conflict_can_be_answered_without_its_forecast(browser: Browser, tmp_path: Path) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, tmp_path, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.route("**/conflict", lambda route: route.abort())
        page.reload()
        page.locator(".prompt .choice").first.click()
        expect(page.locator(".prompt ol li")).to_have_count(1)
