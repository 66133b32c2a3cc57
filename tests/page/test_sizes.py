"""On every screen the question, what answers it and the way to confirm it can be reached."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browsers import DESKTOP, PHONE, Screen
from tests.page.page_server import Hosted
from tests.page.panels import open_panel
from tests.page.sitter import INSIDE
from tests.page.stage import asks, last_encounter, offers, play_of, random_plays, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
SIZES: Final = (
    DESKTOP,
    PHONE,
    (360, 740),
    (568, 320),
    (640, 400),
    (667, 375),
    (720, 450),
    (768, 1024),
    (960, 540),
    (1920, 1080),
    (2560, 1440),
)
MAGNIFIED: Final = ((320, 256), (480, 270))
"""Common screens when all is shown four times as large."""
QUESTION: Final = ".prompt .said"
CONFIRM: Final = ".prompt .moves .main"
TABS: Final = ".side [role=tab]"
BAR: Final = "header .bar :is(h1, .team, .menu)"
MAP_TOOLS: Final = ".map > .tools button"
OFFERED: Final = ".map [data-thing].offered"
SIGNS: Final = """[...document.querySelectorAll('header svg, main svg, aside svg')]
  .filter((sign) => !sign.closest('.map'))
  .map((sign) => sign.getBoundingClientRect().width)"""
"""How wide every sign beside the map is."""
FILLED: Final = """() => {
  const [panel, told] = ['#panel .content', '#panel .looked'].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  const last = document.querySelector('#panel .looked').previousElementSibling;
  return [
    (last.getBoundingClientRect().bottom - panel.top + told.height) / panel.height,
    panel.bottom - told.bottom,
  ];
}"""
"""How much of a panel is filled, and how far from its foot it is told what one looks at."""
CUT_OFF: Final = """() => [...document.querySelectorAll('.sheets .columns')].flatMap((sheet) =>
  [...sheet.querySelectorAll('button')].map((button) =>
    button.getBoundingClientRect().right > sheet.getBoundingClientRect().right + 1))"""
"""Of each column and space, whether it reaches beyond its sheet."""
LETTERS: Final = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {parentElement: element, data} = texts.currentNode;
    if (!data.trim() || element.closest('.map, .unseen, svg, option, script')) continue;
    const {width, height} = element.getBoundingClientRect();
    if (width > 1 && height > 1 && element.checkVisibility())
      found.push([Number.parseFloat(getComputedStyle(element).fontSize), data.trim()]);
  }
  return found;
}"""
"""How large letters beside the map are, and what they say."""
ENDING: Final = ("#ending-title", "[aria-labelledby=ending-title] .buttons .main")
LARGE: Final = (2560, 1440)
TRIES: Final = 15
SETTLED_MS: Final = 200
"""Milliseconds after which the map lies still."""
IS_OPEN: Final = """(thing) => {
  const {left, right, top, bottom} = thing.getBoundingClientRect();
  const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  return isInside && hit !== null && (thing.contains(hit) || hit.contains(thing));
}"""
"""Whether something is on the screen as a whole, with nothing over its middle."""


def hidden(page: Page, *selectors: str) -> list[str]:
    """Of these things those that are not in sight."""
    found = {each: page.query_selector_all(each) for each in selectors}
    return [
        f"{selector} {place}"
        for selector, things in found.items()
        for place, thing in enumerate(things)
        if not thing.evaluate(IS_OPEN)
    ] + [selector for selector, things in found.items() if not things]


def touchable(page: Page) -> list[bool]:
    """Of what glows on the map, whether each can be touched."""
    return [each.evaluate(INSIDE) is not None for each in page.query_selector_all(OFFERED)]


def are_seen(page: Page, enough: Callable[[list[bool]], bool]) -> bool:
    """Whether enough of what glows can be touched, once the map lies still."""
    for _ in range(TRIES):
        found = touchable(page)
        if found and enough(found):
            return True
        page.wait_for_timeout(SETTLED_MS)
    return False


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(SETTLED_MS)


def test_what_is_needed_for_a_move_is_in_sight_on_every_screen(
    browser: Browser, server: Hosted
) -> None:
    """Also all that can be chosen on the map, once somebody wants to see all of it."""
    play = play_of(saved(RECORD), asks("set-up-unit"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        wrong = {}
        for size in SIZES:
            resize(page, size)
            wrong[size] = hidden(page, QUESTION, CONFIRM, TABS, BAR, MAP_TOOLS)
            if not are_seen(page, any):
                wrong[size].append("all that glows")
            whole = page.get_by_role("button", name="Whole map")
            if whole.count():
                whole.click()
            if not are_seen(page, all):
                wrong[size].append("some of what glows")
        assert {size: things for size, things in wrong.items() if things} == {}
        assert table.problems() == []


@pytest.mark.parametrize("size", [PHONE, (667, 375)])
def test_in_a_new_window_a_phone_offers_the_whole_map(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    """All that glows can be touched then."""
    play = play_of(saved(RECORD), offers("act place"))
    with seated(browser, server, play, play.asked, screen=Screen(size)) as table:
        page = table.sitters[play.asked].page
        page.get_by_role("button", name="Whole map").click()
        assert are_seen(page, all)
        assert len(touchable(page)) > 3
        assert table.problems() == []


def test_beside_an_open_panel_map_and_bar_can_be_used(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("set-up-unit"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        wrong = {}
        for size in (*SIZES, (1280, 800)):
            resize(page, size)
            for panel in ("Sheets", "Log", "Families"):
                open_panel(page, panel)
                page.wait_for_timeout(SETTLED_MS)
                wrong[size, panel] = hidden(page, QUESTION, CONFIRM, TABS, BAR, MAP_TOOLS)
                if not are_seen(page, any):
                    wrong[size, panel].append("all that glows")
        assert {size: things for size, things in wrong.items() if things} == {}
        assert table.problems() == []


@pytest.mark.parametrize("size", [(667, 375), (640, 400), (320, 256)])
def test_with_a_draft_on_a_low_screen_the_move_can_be_confirmed(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    """On the smallest by scrolling."""
    play = play_of(saved(RECORD), asks("set-up-unit"))
    with seated(browser, server, play, play.asked, screen=Screen(size)) as table:
        sitter = table.sitters[play.asked]
        sitter.draft_one_answer()
        for selector in (BAR, TABS, CONFIRM):
            if size[1] < 300:
                sitter.page.locator(selector).first.scroll_into_view_if_needed()
            assert hidden(sitter.page, selector) == []
        assert table.problems() == []


@pytest.mark.parametrize("size", MAGNIFIED)
def test_on_a_tiny_screen_all_is_reached_by_scrolling(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    """As WCAG wants it: in one direction."""
    play = play_of(saved(RECORD), asks("set-up-unit"))
    with seated(browser, server, play, play.asked, screen=Screen(size)) as table:
        page = table.sitters[play.asked].page
        for panel in (None, "Sheets"):
            if panel:
                open_panel(page, panel)
            for selector in (BAR, OFFERED, QUESTION, CONFIRM, TABS):
                thing = page.locator(selector).first
                thing.scroll_into_view_if_needed()
                if selector == OFFERED:
                    assert are_seen(page, any)
                else:
                    assert hidden(page, selector) == [], selector
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]
        assert table.problems() == []


def test_a_tiny_screen_is_scrolled_by_the_wheel(browser: Browser, server: Hosted) -> None:
    """Over the map the wheel zooms; what stands around it lets one go on."""
    play = play_of(saved(RECORD), asks("set-up-unit"))
    with seated(browser, server, play, play.asked, screen=Screen(MAGNIFIED[0])) as table:
        page = table.sitters[play.asked].page
        for over, by, wanted in ((BAR, 2000, TABS), (TABS, -2000, BAR)):
            assert hidden(page, wanted) != []
            page.locator(over).first.hover()
            page.mouse.wheel(0, by)
            page.wait_for_timeout(SETTLED_MS)
            assert hidden(page, wanted) == []
        assert table.problems() == []


@pytest.mark.parametrize("kind", ["card", "choose-families"])
def test_what_is_raised_above_the_question_leaves_it_and_the_bar_in_sight(
    browser: Browser, server: Hosted, kind: str
) -> None:
    """Cards and families stand over the map; on low screens they are scrolled by themselves."""
    play = random_plays("2v2")[kind]
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        wrong = {}
        for size in ((568, 320), (640, 400), (667, 375), (720, 450), PHONE):
            resize(page, size)
            wrong[size] = hidden(page, QUESTION, CONFIRM, TABS, BAR)
        assert {size: things for size, things in wrong.items() if things} == {}
        assert table.problems() == []


def test_letters_are_larger_where_the_screen_is_and_stands_farther_away(
    browser: Browser, server: Hosted
) -> None:
    """What stands beside the map uses the room."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        open_panel(page, "Sheets")
        found = {}
        for size in (DESKTOP, (1920, 1080), (2560, 1440)):
            resize(page, size)
            letters = page.locator(QUESTION).evaluate("(said) => getComputedStyle(said).fontSize")
            panel = page.locator("#panel").evaluate("(panel) => panel.offsetWidth")
            found[size] = (float(letters.removesuffix("px")), panel)
        desk, common, large = found.values()
        assert desk[0] == common[0]
        assert large[0] > 1.2 * common[0]
        assert large[1] > 1.2 * common[1]
        assert table.problems() == []


def not_grown(page: Page) -> dict[str, tuple[float, float]]:
    """What is written with letters that are hardly larger on a large screen, and how large."""
    found = {}
    for size in (DESKTOP, LARGE):
        resize(page, size)
        found[size] = {text: letters for letters, text in page.evaluate(LETTERS)}
    small, large = found.values()
    both = small.keys() & large.keys()
    assert len(both) > 10
    return {text: (small[text], large[text]) for text in both if large[text] < 1.2 * small[text]}


def test_all_letters_are_larger_on_a_large_screen(browser: Browser, server: Hosted) -> None:
    """In every panel, in the menu and on the first screen."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        panels = [tab.inner_text().split("\n")[0] for tab in page.get_by_role("tab").all()]
        assert len(panels) == 8
        wrong = {}
        for panel in panels:
            open_panel(page, panel)
            wrong[panel] = not_grown(page)
        page.get_by_role("button", name="Menu").click()
        wrong["menu"] = not_grown(page)
        page.goto(server.address)
        page.get_by_role("button", name="Play", exact=True).wait_for()
        wrong["lobby"] = not_grown(page)
        assert {where: texts for where, texts in wrong.items() if texts} == {}
        assert table.problems() == []


def test_letters_of_the_end_are_larger_on_a_large_screen(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), lambda game: False)
    with seated(browser, server, play, 0) as table:
        page = table.sitters[0].page
        page.locator(ENDING[0]).wait_for()
        assert not_grown(page) == {}
        assert table.problems() == []


@pytest.mark.parametrize("panel", ["Sheets", "Families", "Tiles", "Orders"])
def test_signs_are_larger_with_the_letters(browser: Browser, server: Hosted, panel: str) -> None:
    """In the story as well, which shows what the fight is about."""
    play = play_of(saved(RECORD), asks("conflict"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        open_panel(page, panel)
        found = {}
        for size in (DESKTOP, LARGE):
            resize(page, size)
            found[size] = [width for width in page.evaluate(SIGNS) if width]
        assert len(found[DESKTOP]) > 10
        grown = zip(found[LARGE], found[DESKTOP], strict=True)
        assert [pair for pair in grown if pair[0] < 1.2 * pair[1]] == []


@pytest.mark.parametrize(("panel", "least"), [("Sheets", 0.8), ("Families", 0.6)])
def test_sheets_and_families_fill_the_panel_of_a_large_screen(
    browser: Browser, server: Hosted, panel: str, least: float
) -> None:
    """The others hold as much as there is: cards, orders in play, what was done and said.

    Tiles and orders are read from the top; the log and talk scroll, and end at the foot.
    """
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked, screen=Screen(LARGE)) as table:
        page = table.sitters[play.asked].page
        open_panel(page, panel)
        filled, below = page.evaluate(FILLED)
        assert filled > least
        assert below < 2


def test_beside_a_panel_on_a_low_screen_a_choice_is_in_sight(
    browser: Browser, server: Hosted
) -> None:
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, play.asked, screen=Screen((667, 375))) as table:
        page = table.sitters[play.asked].page
        open_panel(page, "Sheets")
        choices = page.query_selector_all(".prompt .choice")
        assert any(each.evaluate(IS_OPEN) for each in choices)
        assert table.problems() == []


@pytest.mark.parametrize("size", [(667, 375), (1366, 600), (1366, 768), PHONE])
def test_the_end_is_seen_with_what_can_be_done_then(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    play = play_of(saved(RECORD), lambda game: False)
    with seated(browser, server, play, 0, screen=Screen(size)) as table:
        page = table.sitters[0].page
        page.locator(ENDING[0]).wait_for()
        page.wait_for_timeout(SETTLED_MS)
        assert hidden(page, *ENDING) == []
        assert table.problems() == []


@pytest.mark.parametrize("size", [(360, 740), (667, 375), (720, 450)])
def test_no_column_reaches_beyond_its_sheet(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked, screen=Screen(size)) as table:
        page = table.sitters[play.asked].page
        open_panel(page, "Sheets")
        cut_off = page.evaluate(CUT_OFF)
        assert len(cut_off) > 10
        assert not any(cut_off)
