"""What the map tells who points at it, and where it goes for who reads a name elsewhere."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsers import DESKTOP, PHONE, Screen
from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.sitter import INSIDE, PAINTED
from tests.page.stage import NAMES, last_encounter, offers, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
IN_SIGHT: Final = """(shape) => {
  const {left, right, top, bottom} = shape.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && hit.closest('.map') !== null;
}"""
"""Whether the middle of a shape is on the screen, with nothing but the map over it."""
SCALE: Final = "new DOMMatrix(getComputedStyle(document.querySelector('.map .layer')).transform).a"
SETTLED_MS: Final = 500
"""Milliseconds after which a zoom has ended."""
WAYS: Final = {"land": "over land", "boats": "by boats", "bomb": "bomb", "agitate": "Agitate"}
CHANGED: Final = """() => {
  const running = document.querySelector('.map')?.getAnimations({subtree: true}) ?? [];
  const keys = running.flatMap(({effect}) => effect.getKeyframes().flatMap(Object.keys));
  return keys.includes('opacity') && keys.filter((key) => !/offset|easing|composite/i.test(key));
}"""
"""What the animations on the map change, as soon as something fades."""
LAYERS: Final = {"opacity", "transform"}
"""What can change without anything being drawn anew."""
PIECES: Final = ("soldati", "car", "boat", "order")
WORN: Final = """(pieces) => pieces.map((piece) => [
  piece.querySelector('[fill^="#"]:not([opacity])').getAttribute('fill'),
  piece.querySelector('path.crest')?.getAttribute('d') ?? null,
])"""
"""The colour of each piece, and its crest; what is seen through is a shadow."""
ABOVE_PROMPT: Final = """() => {
  const [area, prompt] = ['.map .area.offered', '.prompt'].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return document.querySelector('#panel') && area.bottom <= prompt.top;
}"""
"""Whether the prompt covers nothing of what is asked about, beside a panel."""


def _point_at(page: Page, area: str) -> None:
    shape = page.locator(f".map [data-thing='area'][data-id='{area}']")
    x, y = page.wait_for_function(INSIDE, arg=shape.element_handle()).json_value()
    page.mouse.move(x, y)


def test_pointing_at_an_area_shows_what_it_touches_and_who_could_reach_it(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), offers("act place"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        _point_at(page, "gela")
        expect(page.locator(".map path.neighbour")).not_to_have_count(0)
        expect(page.locator(".map path.link.wet")).not_to_have_count(0)
        expect(page.locator(".map path.to")).not_to_have_count(0)
        expect(page.locator(".map g.from")).not_to_have_count(0)
        legend = page.locator(".map .card")
        expect(legend).to_contain_text("Reaches")
        expect(legend).to_contain_text("Can be reached by")
        assert legend.locator("ul.from .badge").count() > 0
        assert legend.locator("ul.to li").count() > 0
        assert legend.locator("ul.to .badge").count() == 0
        assert table.problems() == []


def _camera(page: Page) -> tuple[float, float, float]:
    """Where the map lies, and how large it is."""
    x, y, scale = page.locator(".map .layer").evaluate(
        """(layer) => {
            const {e, f, a} = new DOMMatrix(getComputedStyle(layer).transform);
            return [e, f, a];
        }"""
    )
    return x, y, scale


def test_the_map_is_zoomed_and_moved_by_hand(browser: Browser, server: Hosted) -> None:
    """The wheel enlarges what is under the pointer; a drag takes the map along."""
    play = play_of(saved(RECORD), offers("act shotgun"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        _point_at(page, "enna")
        page.evaluate(PAINTED)
        begin = _camera(page)
        page.mouse.wheel(0, -400)
        page.wait_for_function(f"() => {SCALE} > {begin[2] * 1.1}")
        page.wait_for_timeout(SETTLED_MS)
        zoomed = _camera(page)
        page.mouse.down()
        page.mouse.move(500, 300, steps=4)
        page.mouse.move(560, 330, steps=4)
        before = _camera(page)
        page.mouse.move(590, 350)
        page.evaluate(PAINTED)
        after = _camera(page)
        page.mouse.up()
        assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((30, 20), abs=1)
        assert after[2] == zoomed[2]
        assert table.problems() == []


def test_the_map_is_zoomed_by_keys(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), offers("act shotgun"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".prompt .choice").first.wait_for()
        page.locator(".map .area").first.focus()
        page.evaluate(PAINTED)
        begin = _camera(page)[2]
        page.keyboard.press("+")
        page.wait_for_function(f"() => {SCALE} > {begin * 1.05}")
        page.keyboard.press("-")
        page.keyboard.press("-")
        page.wait_for_function(f"() => {SCALE} < {begin * 1.05}")
        assert table.problems() == []


def test_pointing_shows_every_way_by_which_an_area_reaches(
    browser: Browser, server: Hosted
) -> None:
    """By land, boats, bomb and Agitate: the legend counts what the server knows of."""
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        areas = [each["id"] for each in fetch(page, play.asked)["view"]["areas"]]
        reach = {area: fetch(page, play.asked, f"/reach?area={area}")["to"] for area in areas}
        for way, word in WAYS.items():
            area = next(area for area in areas if reach[area][way])
            page.evaluate(PAINTED)
            _point_at(page, area)
            row = page.locator(".map .card ul.to li", has_text=word).first
            expect(row.locator("b")).to_have_text(str(len(reach[area][way])))
        assert table.problems() == []


def test_an_area_that_is_asked_about_comes_into_sight_beside_a_panel(
    browser: Browser, server: Hosted
) -> None:
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, play.asked, screen=Screen(PHONE)) as table:
        page = table.sitters[play.asked].page
        page.locator(".map .area.offered").wait_for()
        page.get_by_role("tab", name="Families").click()
        page.wait_for_function(ABOVE_PROMPT)
        assert table.problems() == []


def test_what_can_be_chosen_lights_up(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), offers("act place"))
    with seated(browser, server, play, play.asked, screen=Screen(speed=1)) as table:
        page = table.sitters[play.asked].page
        page.reload(wait_until="commit")
        assert set(page.wait_for_function(CHANGED).json_value()) <= LAYERS
        offered = page.locator(".map .area.offered, .map [data-thing='sea'].offered")
        expect(page.locator(".map .pulse path")).to_have_count(offered.count())
        assert offered.count() > 0
        assert table.problems() == []


def test_every_piece_wears_the_crest_of_its_colour(browser: Browser, server: Hosted) -> None:
    """Who does not tell the colours apart tells the crests."""
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        worn: set[tuple[str, str | None]] = set()
        for piece in PIECES:
            found = page.locator(f".map .pieces .{piece}")
            expect(found).not_to_have_count(0)
            worn |= {(colour, crest) for colour, crest in found.evaluate_all(WORN)}
        colours = {colour for colour, _ in worn}
        crests = {crest for _, crest in worn}
        assert None not in crests
        assert len(colours) == len(crests) == len(worn) > len(NAMES)


def _named_out_of_sight(page: Page) -> tuple[Locator, Locator]:
    """A name in the log, and the area that it names."""
    for link in page.locator(".log .entry").get_by_title("Show on the map").all():
        shape = page.locator(f".map .area[aria-label^='{link.inner_text()}:']")
        if shape.count() and not shape.evaluate(IN_SIGHT):
            return link, shape
    raise AssertionError("all that is named is seen")


def test_a_place_that_is_clicked_in_the_log_comes_into_sight(
    browser: Browser, server: Hosted
) -> None:
    play = play_of(saved(RECORD), offers("act place"))
    for size in (DESKTOP, PHONE):
        with seated(browser, server, play, play.asked, screen=Screen(size)) as table:
            page = table.sitters[play.asked].page
            page.get_by_role("tab", name="Log").click()
            for _ in range(4):
                page.get_by_role("button", name="Zoom in").click()
            link, shape = _named_out_of_sight(page)
            link.click()
            page.wait_for_function(IN_SIGHT, arg=shape.element_handle())
            expect(link).to_have_attribute("aria-pressed", "true")
            assert table.problems() == []
