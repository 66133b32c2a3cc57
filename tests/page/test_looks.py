"""In the dark and without motion the page can be used as well, in every place."""

import math
import re
from io import BytesIO
from typing import Any, Final, cast

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.page.browsers import DESKTOP, PHONE, Screen, Window
from tests.page.page_server import Hosted
from tests.page.panels import open_panel
from tests.page.stage import Play, asks, last_encounter, offers, play_of, saved
from tests.page.table import seated

RECORD: Final = "seed-15.famiglia"
SETTLED_MS: Final = 500
"""Milliseconds after which the map lies still."""


def test_the_lobby_and_the_waiting_room_can_be_used_in_the_dark(
    browser: Browser, server: Hosted
) -> None:
    window = Window(browser, Screen(theme="dark"))
    page = window.page
    page.goto(server.address)
    page.get_by_label("Your name").fill("Anna")
    assert window.violations() == []
    page.locator("input[type=radio][value='1v1']").check()
    page.get_by_label("Opponent").select_option("")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("heading", name="A table is set").wait_for()
    assert window.violations() == []
    assert window.problems == []


def test_every_panel_can_be_used_in_the_dark(browser: Browser, server: Hosted) -> None:
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked, screen=Screen(theme="dark")) as table:
        sitter = table.sitters[play.asked]
        found = {}
        for tab in sitter.page.get_by_role("tab").all():
            if tab.get_attribute("aria-selected") != "true":
                tab.click()
            sitter.page.wait_for_timeout(200)
            found[tab.inner_text()] = sitter.window.violations()
        assert {name: wrong for name, wrong in found.items() if wrong} == {}
        assert len(found) == 8
        assert table.problems() == []


COVERED: Final = """() => {
  const shared = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return [...document.querySelectorAll('.sheets .space')].flatMap((space) => {
    const boxes = (selector) => [...space.querySelectorAll(selector)]
      .map((each) => each.getBoundingClientRect());
    const lying = boxes('.tokens svg, .corner svg');
    return boxes('.printed svg, .printed b').flatMap((each) => lying.map((on) => shared(each, on)));
  });
}"""
"""Of each sign that is printed on a space and each thing on it, whether that lies on the sign."""
ON_PRINT: Final = """() => [...document.querySelectorAll('.sheets .unlimited')]
  .map((space) => ['.printed', '.tokens'].map((each) => space.querySelector(each)))
  .filter(([, tokens]) => tokens)
  .map(([printed, tokens]) => tokens.getBoundingClientRect().top
    >= printed.getBoundingClientRect().bottom - 1)"""
"""Of each unlimited space that has tokens, whether they lie below what is printed."""


def test_tokens_on_unlimited_spaces_leave_what_is_printed_in_sight(
    browser: Browser, server: Hosted
) -> None:
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, 0) as table:
        page = table.sitters[0].page
        open_panel(page, "Sheets")
        page.locator(".sheets").wait_for()
        found = page.evaluate(ON_PRINT)
        assert found
        assert all(found)


def test_borders_of_mandamenti_lie_over_the_colours_of_holders(
    browser: Browser, server: Hosted
) -> None:
    """And under the tokens that tell who controls them."""
    play = play_of(saved(RECORD), asks("turn"))
    with seated(browser, server, play, play.asked) as table:
        page = table.sitters[play.asked].page
        page.locator(".mandamento-lines").wait_for(state="attached")
        order = page.evaluate(
            """[...document.querySelector('.mandamento-lines').parentNode.children]
              .map((each) => each.getAttribute('class')?.split(' ')[0])"""
        )
        lines = order.index("mandamento-lines")
        assert "area" in order[:lines]
        assert "area" not in order[lines:]
        assert "place" in order[lines:]


ACROSS_BORDERS: Final = """() => {
  const held = [...document.querySelectorAll('.map .area path.ground[fill]')]
    .filter((ground) => !ground.matches('.neutral, .fictional'));
  const line = document.querySelector('.mandamento-lines .line');
  const matrix = line.getScreenCTM();
  const far = 9 * Number(getComputedStyle(line).getPropertyValue('--growth'));
  const id = (ground) => ground.parentNode.dataset.id;
  const found = [];
  for (const one of held)
    for (let at = 0; at < one.getTotalLength(); at += 12) {
      const [here, next] = [at, at + 1].map((each) => one.getPointAtLength(each));
      const [x, y] = [next.x - here.x, next.y - here.y].map((each) => each / Math.hypot(
        next.x - here.x, next.y - here.y));
      if (!Number.isFinite(x) || !line.isPointInStroke(here)) continue;
      const beside = (by) => new DOMPoint(here.x - by * y, here.y + by * x);
      const side = one.isPointInFill(beside(far)) ? far : -far;
      const other = held.find((each) => each !== one && each.isPointInFill(beside(-side)));
      if (!other || id(other) < id(one)) continue;
      const ends = [side, -side].map((by) => beside(by).matrixTransform(matrix));
      const isSeen = ends.every((end) =>
        document.elementFromPoint(end.x, end.y)?.closest('.map .area'));
      if (isSeen) found.push({
        areas: `${id(one)} ${id(other)}`,
        ends: ends.map((end) => [end.x, end.y]),
        fills: [one, other].map((each) => getComputedStyle(each).fill),
        line: getComputedStyle(line).stroke,
      });
    }
  return found;
}"""
"""Short ways over a border of a Mandamento, from one held area into another."""
NEAR: Final = 48
"""By so much of 255 each part of a colour may differ, where it is seen through a little."""
MOST_LOOKS: Final = 10
LEAST_SHARE: Final = 0.8
"""Of all ways; the others end in a corner, where a third area begins, or under a drawn thing."""


def colour(words: str) -> list[int]:
    """Of `rgb(1, 2, 3)`."""
    return [int(each) for each in re.findall("[0-9]+", words)[:3]]


def is_seen_among(wanted: str, seen: list[tuple[int, ...]]) -> bool:
    """Whether a pixel is nearly of this colour."""
    parts = colour(wanted)
    return any(
        max(abs(one - other) for one, other in zip(parts, pixel, strict=True)) <= NEAR
        for pixel in seen
    )


def is_told_apart(way: dict[str, Any], picture: Image.Image) -> bool:
    """Whether on this way both holders are seen, and the line between them."""
    (x, y), (to_x, to_y) = way["ends"]
    steps = 2 * math.ceil(math.hypot(to_x - x, to_y - y))
    places = [
        (int(x + (to_x - x) * step / steps), int(y + (to_y - y) * step / steps))
        for step in range(steps + 1)
    ]
    width, height = picture.size
    pixels: list[tuple[int, ...]] = [
        cast(tuple[int, ...], picture.getpixel(place))
        for place in places
        if 0 <= place[0] < width and 0 <= place[1] < height
    ]
    half = len(pixels) // 2
    first, second = way["fills"]
    return (
        is_seen_among(first, pixels[:half])
        and is_seen_among(second, pixels[half:])
        and is_seen_among(way["line"], pixels)
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_mandamenti_and_holders_are_told_apart_at_a_glance(
    browser: Browser, server: Hosted, size: tuple[int, int], theme: str
) -> None:
    """By day and by night, on the whole map and nearer: the line, and on both sides the colours.

    Pieces may stand on a border; here they are left out.
    """
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    other = (play.asked + 1) % 4
    borders_are_seen(browser, server, play, other, Screen(size, theme=theme))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_holders_of_what_can_be_chosen_are_told_apart_at_a_glance(
    browser: Browser, server: Hosted, theme: str
) -> None:
    """What glows is what one chooses among: there as well."""
    play = play_of(saved(RECORD), offers("act place"))
    borders_are_seen(browser, server, play, play.asked, Screen(DESKTOP, theme=theme))


def borders_are_seen(
    browser: Browser, server: Hosted, play: Play, seat: int, screen: Screen
) -> None:
    with seated(browser, server, play, seat, screen=screen) as table:
        page = table.sitters[seat].page
        if screen.size == PHONE:
            page.get_by_role("button", name="Whole map").click()
        page.locator("svg.pieces").evaluate("(pieces) => pieces.style.visibility = 'hidden'")
        for zoom in range(3):
            for _ in range(2 if zoom else 0):
                page.get_by_role("button", name="Zoom in").click()
            page.wait_for_timeout(SETTLED_MS)
            page.locator(".gliding").wait_for(state="detached")
            ways = page.evaluate(ACROSS_BORDERS)
            assert len(ways) > (3 if zoom else 30)
            # A busy browser first draws larger what it had drawn, and sharply after a while.
            for _ in range(MOST_LOOKS):
                picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
                right = [way for way in ways if is_told_apart(way, picture)]
                if len(right) >= LEAST_SHARE * len(ways):
                    break
                page.wait_for_timeout(SETTLED_MS)
            assert len(right) >= LEAST_SHARE * len(ways)
        assert table.problems() == []


MOVING: Final = """document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().duration > 1).length"""
"""How much moves for longer than a millisecond, which nobody sees."""


def test_nothing_moves_for_who_wants_no_motion(browser: Browser, server: Hosted) -> None:
    """Also while it is told what happens."""
    play = play_of(saved(RECORD), offers("act place"))
    other = (play.asked + 1) % 4
    with seated(browser, server, play, play.asked, other) as table:
        page = table.sitters[other].page
        page.evaluate(
            """localStorage['famiglia.look'] = JSON.stringify({theme: 'light', speed: 0.25})"""
        )
        page.reload()
        page.locator(".prompt").wait_for()
        table.sitters[play.asked].move()
        page.locator(".controls").wait_for()
        assert page.evaluate(MOVING) == 0
        page.emulate_media(reduced_motion="no-preference")
        assert page.evaluate(MOVING) > 0
        assert table.problems() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (2560, 1440)])
def test_what_is_printed_on_used_spaces_stays_in_sight(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    record = saved(RECORD)
    play = play_of(record, last_encounter(record))
    with seated(browser, server, play, 0, screen=Screen(size)) as table:
        page = table.sitters[0].page
        page.get_by_role("tab", name="Sheets").click()
        page.locator(".sheets .taken").first.wait_for()
        assert page.locator(".sheets .taken").count() > 3
        covered = page.evaluate(COVERED)
        assert len(covered) > 5
        assert not any(covered)
