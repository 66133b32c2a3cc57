"""What others do is told as a story, which can be stepped through, sped up and skipped."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.browsers import DESKTOP, PHONE, Screen, Window
from tests.page.fetch import fetch
from tests.page.page_server import Hosted
from tests.page.panels import open_panel
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
        # At once: on a busy machine all is told before a mouse has come there.
        button(page, "Pause").dispatch_event("click")
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


WITH_TILES: Final = "seed-459.famiglia"
"""In its last rounds tiles are won, and control is confirmed and lost."""
SEEN: Final = 145
"""So many rows of the record have been told; what follows is told anew."""
REACH_MS: Final = 600
"""Milliseconds after which it is told who could reach what is pointed at."""
MOST_MOMENTS: Final = 64
"""So many the server gives at once."""
TOLD: Final = """() => {
  const number = (element) => Number.parseInt(element.textContent, 10);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const places = all('.map .place').map((place) => place.getAttribute('aria-label'));
  const seats = all('.bar li').map((seat) =>
    [seat.matches('.theirs') ? 1 : 0, number(seat.querySelector('.count'))]);
  return {
    round: number(document.querySelector('.bar .round')),
    sheets: all('.sheets > section').map((sheet) => sheet.getAttribute('aria-label')),
    teams: all('.bar .team > [aria-hidden]').map(number),
    seats: seats.map(([, count]) => count).sort(),
    byTeam: [0, 1].map((team) => seats.reduce((sum, [side, count]) =>
      side === team ? sum + count : sum, 0)),
    map: places.filter((name) => /(, |control is )confirmed/u.test(name)).length,
    borders: all('.map .border').map((border) =>
      `${border.getAttribute('clip-path').slice(12, -1)} ${border.classList[1]}`).sort(),
    gains: all('[aria-label="What is happening"] tbody td b').map(number),
  };
}"""
"""What bar, sheets, map and the summary of a round show."""
AT_A_GLANCE: Final = ("round", "teams", "seats", "borders")
PANELS: Final = {
    "Families": (
        ".hq .stat dd",
        "(found) => found.slice(0, 2).map((each) => Number.parseInt(each.textContent, 10))",
    ),
    "Tiles": (".tile", "(found) => found.map((tile) => tile.querySelectorAll('.mark svg').length)"),
    "Orders": (
        "#panel tbody tr",
        """(found) => found.map((row) =>
          [...row.querySelectorAll('td')].map((each) => Number(each.textContent)))""",
    ),
    "Log": ("[role=log] .phase", "(found) => found.at(-1).textContent.trim()"),
}
"""What is read in panels that the view says as well: where it is, and how it is read there."""


def border_states(view: Any) -> list[str]:
    """As the map shows control: it stands confirmed, or only so now, or was and is lost [6.1.1]."""
    found = []
    for each in view["mandamenti"]:
        now, confirmed = each["controlled"], each["confirmed"]
        if now is not None and now == confirmed:
            found.append(f"{each['id']} confirmed")
            continue
        found += [f"{each['id']} held"] if now is not None else []
        found += [f"{each['id']} lost"] if confirmed is not None else []
    return sorted(found)


def told_by(view: Any) -> dict[str, Any]:
    """The same as the page shows it at a glance, from a view of the first seat."""
    count = {each["family"]: each["mandamenti"] for each in view["families"]}
    return {
        "round": view["round"],
        "teams": [team["mandamenti"] for team in view["teams"]],
        "seats": sorted(count[seat["family"]] for seat in view["seats"]),
        "borders": border_states(view),
    }


def read_by(view: Any) -> dict[str, Any]:
    """The same as panels show it."""
    own = next(each for each in view["families"] if each["family"] == view["seats"][0]["family"])
    marked = [each["markers"] for each in view["tiles"] if each["in_play"]]
    return {
        "Families": [own["money"], own["home"]["units"]],
        "Tiles": [sum(each is not None for each in markers) for markers in marked],
        "Orders": [
            [
                each["money"],
                each["home"]["units"],
                each["supply"]["units"],
                *(each[piece] for piece in ("cars", "boats", "tokens")),
            ]
            for each in view["families"]
        ],
        "Log": f"Round {view['round']} of 4, {view['phase']}",
        "Money": own["money"],
    }


def moments_behind(page: Page, row: int) -> list[Any]:
    """All views that can be told, one after the other."""
    last = fetch(page, 0)["table"]["number"]
    found = []
    for first in range(row, last + 1, MOST_MOMENTS):
        for each in fetch(page, 0, f"/moments?first={first}&last={last}"):
            found += [each["before_turning_point"]] if each["before_turning_point"] else []
            found.append(each["view"])
    return found


@contextmanager
def retold(browser: Browser, server: Hosted) -> Iterator[Sitter]:
    """Who comes back to the end of a game is told its last rounds, and has paused."""
    staged = server.stage(play_of(saved(WITH_TILES), lambda game: False))
    sitter = Sitter(Window(browser, Screen(DESKTOP, speed=1)), 0)
    page = sitter.page
    page.add_init_script(f"localStorage['famiglia.seen.{staged.id}.0'] ??= '{SEEN}'")
    sitter.sit(server.address, staged.link(0))
    page.get_by_role("tab", name="Sheets").click()
    page.get_by_role("button", name="Tell it as a story").click()
    button(page, "Pause").click()
    yield sitter


def test_bar_sheets_map_and_summary_show_the_moment_that_is_told(
    browser: Browser, server: Hosted
) -> None:
    """With the sheets open: at each step all of them show one and the same moment."""
    with retold(browser, server) as sitter:
        page = sitter.page
        moments = [told_by(view) for view in moments_behind(page, SEEN)]
        rounds, borders, summaries, place = set(), set(), 0, 0
        last = {}
        while button(page, "One step").count() > 0:
            open_panel(page, "Sheets")  # They close when the phase that is told turns to the board.
            last = shown = page.evaluate(TOLD)
            top = shown["round"] - 1
            assert shown["sheets"] == [f"Top sheet {top}", f"Bottom sheet {top + 1}"]
            assert shown["teams"] == shown["byTeam"]
            assert sum(shown["teams"]) == shown["map"]
            glance = {name: shown[name] for name in AT_A_GLANCE}
            assert glance in moments[place:]
            place = moments.index(glance, place)
            if shown["gains"]:
                summaries += 1
                assert sorted(shown["gains"]) == shown["seats"]
            rounds.add(shown["round"])
            borders |= {border.split()[1] for border in shown["borders"]}
            button(page, "One step").click()
        assert rounds == {2, 3, 4}
        assert borders == {"confirmed", "held", "lost"}
        assert summaries == 2
        ending = page.locator("[aria-labelledby=ending-title]")
        expect(ending).to_be_visible()
        shown = page.evaluate(TOLD)
        assert shown == last | {"gains": []}
        assert [int(each) for each in ending.locator("li b").all_inner_texts()] == last["teams"]
        owned = " ".join(ending.locator("dd:not(.none)").all_inner_texts()).lower()
        for mandamento, state in (border.split() for border in last["borders"]):
            assert (mandamento.replace("-", " ") in owned) == (state != "held")
        assert sitter.window.problems == []


def test_every_panel_shows_the_moment_that_is_told(browser: Browser, server: Hosted) -> None:
    """Not how it stands now, which is otherwise in each of them."""
    with retold(browser, server) as sitter:
        page = sitter.page
        moments = [told_by(view) | read_by(view) for view in moments_behind(page, SEEN)]
        shown = {name: page.evaluate(TOLD)[name] for name in AT_A_GLANCE}
        for panel, (selector, script) in PANELS.items():
            page.get_by_role("tab", name=panel).click()
            found = page.locator(selector)
            found.first.wait_for()
            shown[panel] = found.evaluate_all(script)
        shown["Money"] = int(page.locator(".prompt .money b").inner_text())
        assert [name for name in (*PANELS, "Money") if shown[name] == moments[-1][name]] == []
        assert shown in moments
        assert sitter.window.problems == []


def test_what_is_asked_of_things_that_are_shown_is_told_of_that_moment(
    browser: Browser, server: Hosted
) -> None:
    """A space is of the sheet that lies there; who could reach an area is known of now alone."""
    with retold(browser, server) as sitter:
        page = sitter.page
        told = 0
        for space in page.locator(".sheets [data-thing=space]").all():
            name = space.locator("> .unseen").inner_text().partition(". ")[0]
            space.click(force=True)
            expect(page.get_by_role("note").get_by_role("heading")).to_have_text(name)
            page.keyboard.press("Escape")
            told += 1
        assert told > 10
        area = page.locator(".map [data-thing=area][data-id=enna]")
        area.hover()
        card = page.locator(".map .card")
        expect(card).to_contain_text("Enna")
        page.wait_for_timeout(REACH_MS)
        expect(card.locator("p")).to_have_count(1)
        button(page, "Skip to now").click()
        page.get_by_role("button", name="Look at the board").click()
        area.hover()
        expect(card.locator("p")).not_to_have_count(1)
        assert sitter.window.problems == []
