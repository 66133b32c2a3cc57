"""Who works with keys alone keeps the place, and numbers answer wherever the focus is."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browsers import PHONE, Screen
from tests.page.keyboard import Typist, tab_to
from tests.page.page_server import Hosted
from tests.page.sitter import LEADING, MOST_CLICKS, OFFERED
from tests.page.stage import (
    MODES,
    Play,
    asked_kinds,
    asks,
    offers,
    play_of,
    random_plays,
    saved,
)
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
ALONE: Final = "1v1-seed-3.famiglia"
PAIRED: Final = "2v1-seed-87.famiglia"
WITH_COMPONENTS: Final = (
    (PAIRED, "choose-families", ("[aria-label^='I lead']", "[aria-label^='My partner']")),
    (PAIRED, "pick-family", ("",)),
    (RECORD, "card", ("",)),
    (RECORD, "conflict", (":nth-child(2)",)),
)
"""Questions whose answers are cards, a record in which each is asked, and what to choose."""
NEAR_TABS: Final = 20
"""So many times one presses Tab before one doubts."""


def test_the_focus_stays_at_the_question_when_its_button_is_gone(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt .choice").first.focus()
        page.keyboard.press("Enter")
        page.locator(".prompt ol li").wait_for()
        expect(page.locator(".prompt .said")).to_be_focused()
        assert table.problems() == []


def test_a_zero_answers_while_the_map_has_the_focus(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(ALONE), asks("split"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt [data-number='0']").wait_for()
        page.locator(".map").focus()
        page.keyboard.press("0")
        expect(page.locator(".prompt ol li")).to_have_count(1)
        assert table.problems() == []


def test_a_question_asked_once_more_has_the_focus_on_no(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Concede").press("Enter")
        expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Concede")).to_be_focused()


def test_a_conflict_can_be_answered_without_its_forecast(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.route("**/conflict", lambda route: route.abort())
        page.reload()
        page.locator(".prompt .choice").first.click()
        expect(page.locator(".prompt ol li")).to_have_count(1)


def test_a_turn_is_taken_by_keys_alone(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        for _ in range(MOST_CLICKS):
            if sitter.confirm.is_enabled():
                break
            tab_to(sitter.page, OFFERED)
            sitter.page.keyboard.press("Enter")
            sitter.page.locator(".prompt[aria-busy='false']").wait_for()
        tab_to(sitter.page, ".prompt button.main:enabled")
        sitter.page.keyboard.press("Enter")
        expect(sitter.page.locator(".prompt")).not_to_have_attribute("data-kind", "turn")
        assert table.problems() == []


def test_the_team_sees_what_is_sketched_by_keys(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.keyboard.press("t")
        tab_to(page, "#panel button.sketch")
        page.keyboard.press("Enter")
        tab_to(page, "[data-thing=area]")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator("[data-stroke]")).to_have_count(1)
        said = page.locator(".map [role=status]")
        expect(said).to_contain_text(" draws an arrow from ")
        tab_to(page, ".bar button[aria-label=Flag]")
        page.keyboard.press("Enter")
        tab_to(page, "[data-thing=area]")
        with page.expect_request("**/sketch"):
            page.keyboard.press("Enter")
        expect(page.locator("[data-stroke]")).to_have_count(2)
        page.keyboard.press("Delete")
        expect(page.locator("[data-stroke]")).to_have_count(1)
        expect(said).to_have_text("Erased")
        expect(page.locator(".prompt ol li")).to_have_count(0)
        assert table.problems() == []


def test_a_space_that_has_the_focus_says_why_it_is_not_offered(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        tab_to(page, "#panel [data-thing=space][aria-disabled=true]")
        card = page.get_by_role("note")
        card.get_by_role("button").wait_for()
        expect(card).not_to_be_focused()
        page.keyboard.press("Enter")
        expect(card).to_be_focused()
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        expect(page.locator("#panel [data-thing=space]:focus")).to_have_count(1)
        assert table.problems() == []


def test_a_row_of_any_mat_tells_what_it_says(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.keyboard.press("f")
        for row in ("[data-thing=row]", ".other"):
            tab_to(page, f"#panel .mat {row}")
            expect(page.locator("#panel .looked")).to_contain_text("The next token of this row")
            page.locator("#panel .families button").last.press("Enter")


def test_the_list_holds_what_may_be_done_at_any_time(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked, screen=Screen(PHONE)) as table:
        page = table.sitters[play.asked].page
        page.get_by_role("tab", name="Answers").click()
        anytime = page.locator("#panel").get_by_role("button", name="Sell the order").first
        anytime.click()
        expect(page.locator(".prompt ol li")).to_have_count(1)
        assert table.problems() == []


@pytest.mark.parametrize(("record", "kind", "wanted"), WITH_COMPONENTS)
def test_tab_leads_from_the_question_to_its_choices_and_on_to_confirm(
    browser: Browser, server: Hosted, record: str, kind: str, wanted: tuple[str, ...]
) -> None:
    play = play_of(saved(record), asks(kind))
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        page = sitter.page
        page.locator(OFFERED).first.wait_for()
        page.locator(".prompt .said").focus()
        for each in wanted:
            tab_to(page, f".prompt .choice{each}:enabled", NEAR_TABS)
            page.keyboard.press("Enter")
            sitter.settle()
        tab_to(page, ".prompt button.main:enabled", NEAR_TABS)
        page.keyboard.press("Enter")
        expect(page.locator(".prompt")).not_to_have_attribute("data-kind", kind)
        assert table.problems() == []


def test_each_family_to_lead_has_a_button_of_its_own_name(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(PAIRED), asks("choose-families"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt .raised .choice").first.wait_for()
        names = page.locator(".prompt .raised .choice").evaluate_all(
            "(buttons) => buttons.map((button) => button.ariaLabel ?? button.innerText)"
        )
        assert len(names) > 2
        assert len(set(names)) == len(names)


def test_tab_leads_from_the_question_to_the_areas_that_glow(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), asks("set-up-unit"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt .leads").first.wait_for()
        page.locator(".prompt .said").focus()
        tab_to(page, ".prompt .leads", NEAR_TABS)
        page.keyboard.press("Enter")
        expect(page.locator(".map [data-thing].offered:focus")).to_have_count(1)
        assert table.problems() == []


def test_who_answers_from_the_list_goes_on_there(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), offers("act place"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt .choice").first.wait_for()
        page.keyboard.press("l")
        expect(page.locator("#panel input")).to_be_focused()
        tab_to(page, ".list li button", NEAR_TABS)
        page.keyboard.press("Enter")
        page.locator(".prompt ol li").wait_for()
        expect(page.locator(".list [tabindex='-1']")).to_be_focused()
        page.keyboard.press("l")
        expect(page.locator("#panel input")).to_be_focused()
        assert table.problems() == []


def test_a_conflict_is_answered_by_a_digit_and_enter(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt .choice").first.wait_for()
        page.keyboard.press("2")
        expect(page.locator(".prompt ol li")).to_contain_text("Brute force")
        page.keyboard.press("Enter")
        expect(page.locator(".prompt")).not_to_have_attribute("data-kind", "conflict")
        assert table.problems() == []


def test_the_families_of_a_team_are_chosen_by_keys_alone(browser: Browser, server: Hosted) -> None:
    decide_by_keys(browser, server, play_of(saved(PAIRED), asks("choose-families")))


@pytest.mark.long
@pytest.mark.parametrize("kind", asked_kinds())
def test_every_kind_of_decision_is_made_by_keys_alone(
    browser: Browser, server: Hosted, kind: str
) -> None:
    plays = (random_plays(mode).get(kind) for mode in MODES)
    decide_by_keys(browser, server, next(play for play in plays if play))


def decide_by_keys(browser: Browser, server: Hosted, play: Play) -> None:
    with seated(browser, server, play, play.asked) as table:
        sitter = table.sitters[play.asked]
        sitter.page.locator(f"{OFFERED}, {LEADING}").first.wait_for()
        number = int(str(sitter.page.locator(".table").get_attribute("data-number")))
        Typist(sitter, seed=1).move()
        expect(sitter.page.locator(f".table[data-number='{number}']")).to_have_count(0)
        assert table.problems() == []
