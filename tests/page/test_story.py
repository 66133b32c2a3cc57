"""What others do is told as a story, which can be stepped through, sped up and skipped."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsers import DESKTOP, PHONE, Screen, Window
from tests.page.page_server import Hosted
from tests.page.sitter import Sitter
from tests.page.stage import Play, Staged, asks, play_of, saved
from tests.page.table import PAUSE_MS

RECORD: Final = "seed-15.famiglia"
SEATS: Final = 4
MOST_STEPS: Final = 60
"""So many steps are enough for any fight."""


FLOWN: Final = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.matches('.map .flight'))
      window.flown.push([frames[0].transform, frames.at(-1).transform]);
    return animate.call(this, frames, how);
  };
}"""
"""Where what flies over the map begins and ends."""


class Watched:
    """Somebody who watches, and the others, who play."""

    def __init__(
        self, server: Hosted, staged: Staged, watcher: Sitter, others: list[Sitter]
    ) -> None:
        self.server = server
        self.staged = staged
        self.watcher = watcher
        self.others = others

    def move(self, most: int) -> int:
        """The others move, at most so often, while any of them is asked; how many moves."""
        moves, tries = 0, 0
        while moves < most and tries < MOST_STEPS:
            asked = [sitter for sitter in self.others if sitter.is_asked()]
            for sitter in asked[: most - moves]:
                sitter.move()
                moves += 1
            tries = 0 if asked else tries + 1
            self.others[0].page.wait_for_timeout(PAUSE_MS)
        return moves

    def problems(self) -> list[str]:
        """What went wrong in any of the browsers."""
        return [each for sitter in [self.watcher, *self.others] for each in sitter.window.problems]


@contextmanager
def watched(
    browser: Browser, server: Hosted, play: Play, seat: int, size: tuple[int, int]
) -> Iterator[Watched]:
    """A table at this moment, watched at the usual speed from a seat that is not asked."""
    staged = server.stage(play)
    watcher = Sitter(Window(browser, Screen(size, speed=1)), seat)
    others = [Sitter(Window(browser), each) for each in range(SEATS) if each != seat]
    try:
        watcher.sit(server.address, staged.link(seat))
        for sitter, number in zip(others, (s for s in range(SEATS) if s != seat), strict=True):
            sitter.sit(server.address, staged.link(number))
        yield Watched(server, staged, watcher, others)
    finally:
        for sitter in (watcher, *others):
            sitter.window.close()


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="What is happening").get_by_role("button", name=name)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_fight_can_be_stepped_through_sped_up_and_skipped(
    browser: Browser, server: Hosted, size: tuple[int, int]
) -> None:
    """The attacker's partner looks on; the track shows what is still to come."""
    play = play_of(saved(RECORD), asks("card"))
    with watched(browser, server, play, (play.asked + 2) % SEATS, size) as table:
        page = table.watcher.page
        track = page.get_by_role("group", name="Orders in their sequence")
        names = track.get_by_role("button").all()
        states = [each.get_attribute("aria-label") or each.inner_text() for each in names]
        assert any(not re.search(r", (done|being executed)$", state) for state in states)

        assert table.move(1) == 1
        button(page, "Pause").click()
        assert table.move(5) >= 3
        shown = page.locator(".duel .card.shown")
        for _ in range(MOST_STEPS):
            if shown.count() == 2:
                break
            button(page, "One step").click()
        expect(shown).to_have_count(2)
        expect(shown.first).to_be_in_viewport(ratio=1)
        expect(shown.last).to_be_in_viewport(ratio=1)
        assert table.watcher.window.violations() == []

        speed = button(page, "How fast it is told")
        before = speed.inner_text()
        speed.click()
        assert speed.inner_text() != before
        button(page, "Skip to now").click()
        expect(button(page, "Skip to now")).to_have_count(0)
        assert table.problems() == []


def test_pieces_are_seen_on_their_way(browser: Browser, server: Hosted) -> None:
    """They fly from place to place over the map, and none is left there when it has been told."""
    play = play_of(saved(RECORD), asks("card"))
    with watched(browser, server, play, (play.asked + 2) % SEATS, DESKTOP) as table:
        page = table.watcher.page
        page.evaluate(FLOWN)
        assert table.move(5) >= 3
        page.wait_for_function("() => window.flown.length > 0")
        begin, end = page.evaluate("window.flown[0]")
        assert begin != end
        button(page, "Skip to now").click()
        expect(page.locator(".map .flight")).to_have_count(0)
        assert table.problems() == []


def test_who_comes_back_is_told_what_happened(browser: Browser, server: Hosted) -> None:
    """A fight has been fought meanwhile, in at least four answers; its end is told."""
    play = play_of(saved(RECORD), asks("card"))
    with watched(browser, server, play, (play.asked + 2) % SEATS, DESKTOP) as table:
        page, seat = table.watcher.page, (play.asked + 2) % SEATS
        page.goto(table.server.address)
        assert table.move(5) >= 4
        table.watcher.sit(table.server.address, table.staged.link(seat))
        title = page.get_by_role("heading", name=re.compile("Since you were away: [0-9]+ things"))
        title.wait_for()
        summary = page.get_by_role("group", name=re.compile("Since you were away"))
        expect(summary.get_by_role("listitem").first).to_be_visible()
        page.get_by_role("button", name="Tell it as a story").click()
        expect(title).to_have_count(0)
        button(page, "Skip to now").click()
        expect(button(page, "Skip to now")).to_have_count(0)
        assert table.problems() == []


def test_who_looked_elsewhere_is_told_what_happened(browser: Browser, server: Hosted) -> None:
    """The page stays open but nobody sees it; who knows it all wants no story."""
    play = play_of(saved(RECORD), asks("turn"))
    with watched(browser, server, play, (play.asked + 3) % SEATS, PHONE) as table:
        page = table.watcher.page
        hide(page, True)
        assert table.move(3) == 3
        page.locator(".prompt:not([data-kind=''])").wait_for()
        hide(page, False)
        title = page.get_by_role("heading", name=re.compile("Since you were away"))
        title.wait_for()
        page.get_by_role("button", name="I know").click()
        expect(title).to_have_count(0)
        assert table.problems() == []


def hide(page: Page, is_hidden: bool) -> None:
    """A page cannot be covered by another here; it is told so as a browser tells it."""
    page.evaluate(
        """(isHidden) => {
            Object.defineProperty(document, 'hidden', {value: isHidden, configurable: true});
            document.dispatchEvent(new Event('visibilitychange'));
        }""",
        is_hidden,
    )


NUMBERS: Final = """() => {
  const number = (element) => Number.parseInt(element.textContent, 10);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const places = all('.map .place').map((place) => place.getAttribute('aria-label'));
  return {
    round: number(document.querySelector('.bar .round')),
    sheets: all('.sheets > section').map((sheet) => sheet.getAttribute('aria-label')),
    teams: all('.bar .team > [aria-hidden]').map(number),
    seats: all('.bar li').map((seat) => number(seat.querySelector('.count'))),
    map: places.filter((name) => /(, |control is )confirmed/u.test(name)).length,
    gains: all('[aria-label="What is happening"] tbody td b').map(number),
  };
}"""
"""What bar, sheets, map and the summary of a round show."""


def test_bar_sheets_map_and_summary_show_the_moment_that_is_told(
    browser: Browser, server: Hosted
) -> None:
    """Who comes back to the end of a game is told its last rounds, with the sheets open."""
    staged = server.stage(play_of(saved(RECORD), lambda game: False))
    sitter = Sitter(Window(browser, Screen(DESKTOP, speed=1)), 0)
    page = sitter.page
    page.add_init_script(f"localStorage['famiglia.seen.{staged.id}.0'] ??= '145'")
    sitter.sit(server.address, staged.link(0))
    page.get_by_role("tab", name="Sheets").click()
    page.get_by_role("button", name="Tell it as a story").click()
    button(page, "Pause").click()
    rounds, summaries = set(), 0
    while button(page, "One step").count() > 0:
        shown = page.evaluate(NUMBERS)
        top = shown["round"] - 1
        assert shown["sheets"] == [f"Top sheet {top}", f"Bottom sheet {top + 1}"]
        assert sum(shown["teams"]) == sum(shown["seats"]) == shown["map"]
        if shown["gains"]:
            summaries += 1
            assert sorted(shown["gains"]) == sorted(shown["seats"])
        rounds.add(shown["round"])
        button(page, "One step").click()
    assert rounds == {2, 3, 4}
    assert summaries == 2
    expect(page.locator("#ending-title")).to_be_visible()
    shown = page.evaluate(NUMBERS)
    assert sum(shown["teams"]) == sum(shown["seats"]) == shown["map"]
    assert sitter.window.problems == []
