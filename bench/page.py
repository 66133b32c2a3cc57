"""How fast the page is on this machine: first load, clicks, panning, and a story with its flights.

python -m bench.page
"""

import json
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, Request
from tests.page.browsers import DESKTOP, Screen, Window, chromium
from tests.page.play_process import playing
from tests.page.sitter import Sitter
from tests.page.stage import Staged, asks, last_encounter, play_of, saved, stage
from tests.server.processes import serving

RECORD: Final = "seed-15.famiglia"
LOADS: Final = 15
"""So few that the server does not refuse a link that is used so often."""
VISIBLE_MS: Final = 1000
CLICK_MS: Final = 100
FRAME_MS: Final = 8
"""The bars, in milliseconds."""
LOOKS: Final = 5
CLICKS: Final = 40
SWINGS: Final = 120
"""Movements of the pointer while panning."""
STORY_MS: Final = 8000
"""Milliseconds of a story."""
TRACED: Final = [
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
]
FLYING: Final = "flying"
_MARK: Final = """
let flying = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const flight = animate.apply(this, how);
  flying++;
  flight.finished.catch(() => {}).finally(() => flying--);
  return flight;
};
const mark = () => {
  if (flying > 0) performance.mark('flying');
  requestAnimationFrame(mark);
};
requestAnimationFrame(mark);
"""
"""Marks every frame in which pieces fly; to ask the page for them would lay it out each time."""
_WATCH: Final = """
const drawn = (isThere) => new Promise((done) => {
  const watch = () => {
    if (isThere()) setTimeout(() => done(performance.now()));
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
});
const shows = (selector) => document.querySelector(selector);
const board = () => shows('.map img')?.complete && shows('.map img').naturalWidth > 0;
window.visible = drawn(() => board() && shows('.map .pieces g'));
window.whole = drawn(() =>
  ['.map .area', '.prompt .choosing > *', '.content > *', 'header > *'].every(shows));
"""
"""Milliseconds until the board and its pieces have been drawn, and until everything has."""
QUIET_MS: Final = 500
"""Milliseconds after which nothing more comes of a click or a turn of the wheel."""
REST_MS: Final = 2000
"""Milliseconds after which a window that was opened, closed or filled needs no core any more."""
HOVER_MS: Final = 200
"""Milliseconds that a hand rests on something before it clicks: what it lights is drawn then."""
_POINT: Final = """(element) => {
  element.scrollIntoView({block: 'nearest'});
  const shape = element.querySelector('path, circle') ?? element;
  const {x, y, width, height} = shape.getBoundingClientRect();
  for (let tries = 0; tries < 400; tries++) {
    const [u, v] = [(tries * 0.7549 + 0.5) % 1, (tries * 0.5698 + 0.5) % 1];
    const at = [x + width * u, y + height * v];
    if (element.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}"""
"""A point of something at which it can be clicked."""
_TIMED: Final = """
let begin = 0;
const clicked = (event) => (begin = event.timeStamp);
document.addEventListener('pointerup', clicked, {capture: true, once: true});
// Whoever has asked to be called after this frame is called later.
const atOnce = (act) => scheduler.postTask(act, {priority: 'user-blocking'});
const timed = (window.timed = {});
const time = (name, within, read) => {
  const before = read();
  const observer = new MutationObserver(() => {
    if (begin === 0 || !read() || read() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => atOnce(() => (timed[name] = performance.now() - begin)));
  });
  observer.observe(document.querySelector(within), {subtree: true, childList: true});
};
time('drafted', '.prompt', () => document.querySelectorAll('.prompt ol li').length);
time('opened', '.side', () => document.querySelector('#panel')?.getAttribute('aria-labelledby'));
"""
"""Milliseconds from the next click until its draft, and the panel that opens for it, are drawn.

Nobody else looks at the page meanwhile: that would keep it busy.
"""


WHOLE: Final = ("chromium", "chromium-headless-shell")
"""As people have it."""


def main() -> None:
    """Prints all figures."""
    with chromium(WHOLE) as browser, TemporaryDirectory() as folder:
        looks = [_first_look(browser, Path(folder, f"play-{number}")) for number in range(LOOKS)]
        _report("board visible, first look at a table that was just opened", looks, VISIBLE_MS)
        record = saved(RECORD)
        play = play_of(record, asks("turn"))
        planning, fighting = Path(folder, "planning"), Path(folder, "fighting")
        for place in (planning, fighting):
            place.mkdir()
        planned = stage(planning, play)
        fought = stage(fighting, play_of(record, last_encounter(record)))
        window = _opened(browser)
        with serving(planning) as server:
            link = planned.link(play.asked)
            address = f"{server.address}/#link={link}"
            first = _load(window, address)
            print(f"script, packed: {first.script / 1000:.1f} kB")
            print(f"board visible, first after the server's start: {first.visible:.1f} ms")
            print(f"the server was ready after: {server.took * 1000:.1f} ms")
            loads = [_load(_opened(browser), address) for _ in range(LOADS)]
            _report("board visible after", [load.visible for load in loads], VISIBLE_MS)
            _report("whole table after", [load.whole for load in loads], VISIBLE_MS)
            moving = Sitter(Window(browser, Screen(speed=1)), seed=5)
            moving.sit(server.address, link)
            _report_clicks(moving, "with motion")
            moving.window.close()
            sitter = Sitter(Window(browser), seed=5)
            sitter.sit(server.address, link)
            _report_clicks(sitter, "without")
            _report(
                "panning, main thread a frame",
                _frames(_panned(browser, sitter.page)),
                FRAME_MS,
            )
            sitter.window.close()
        with serving(fighting) as server:
            trace = _story_trace(browser, server.address, fought)
            _report("a story, main thread a frame", _frames(trace), FRAME_MS)
            _report("of these while pieces fly", _frames(trace, FLYING), FRAME_MS)


def _first_look(browser: Browser, data: Path) -> float:
    """As after `make play`: a new server, a new table, a browser that knows neither."""
    window = _opened(browser)
    with playing(data) as link:
        window.page.goto(link)
        visible = window.page.evaluate("window.visible")
        window.close()
    return float(visible)


def _opened(browser: Browser) -> Window:
    """A window as somebody has it open: what an earlier one does when it is closed is over."""
    window = Window(browser)
    window.context.add_init_script(_WATCH)
    window.page.wait_for_timeout(REST_MS)
    return window


class _Load(NamedTuple):
    """Milliseconds until the board is there, and everything else; the bytes of all scripts."""

    visible: float
    whole: float
    script: int


def _load(window: Window, address: str) -> _Load:
    scripts: list[Request] = []
    window.page.on("requestfinished", lambda request: _keep_script(request, scripts))
    window.page.goto(address)
    visible, whole = window.page.evaluate("Promise.all([window.visible, window.whole])")
    size = sum(script.sizes()["responseBodySize"] for script in scripts)
    window.close()
    return _Load(float(visible), float(whole), size)


def _keep_script(request: Request, scripts: list[Request]) -> None:
    if request.resource_type == "script":
        scripts.append(request)


class _Click(NamedTuple):
    """Milliseconds until its draft is drawn, and the panel that opens for it, if one does."""

    drafted: float
    opened: float | None


def _report_clicks(sitter: Sitter, how: str) -> None:
    sitter.page.wait_for_timeout(REST_MS)
    clicks = [_click(sitter) for _ in range(CLICKS)]
    _report(f"click to drafted, {how}", [click.drafted for click in clicks], CLICK_MS)
    opened = [click.opened for click in clicks if click.opened is not None]
    _report("of these to the panel that opens then", opened, CLICK_MS)


def _click(sitter: Sitter) -> _Click:
    """A space and, where it is asked, a token: timed is the click that drafts the turn."""
    page = sitter.page
    if page.locator(".prompt ol li").count() > 0:
        page.get_by_role("button", name="Reset", exact=True).click()
        page.locator(".prompt ol").wait_for(state="detached")
    timed: dict[str, float] = {}
    while "drafted" not in timed:
        at = next(at for each in sitter.offered() if (at := each.evaluate(_POINT)))
        page.mouse.move(*at)
        page.wait_for_timeout(HOVER_MS)
        page.evaluate(f"() => {{ {_TIMED} }}")
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(QUIET_MS)
        while page.locator(".prompt[aria-busy='true']").count() > 0:
            page.wait_for_timeout(QUIET_MS)
        timed = page.evaluate("window.timed")
    return _Click(timed["drafted"], timed.get("opened"))


def _panned(browser: Browser, page: Page) -> bytes:
    width, height = DESKTOP[0] // 3, DESKTOP[1] // 2
    page.mouse.wheel(0, -400)
    page.mouse.move(width, height)
    page.wait_for_timeout(QUIET_MS)  # Names and pieces are drawn anew when a zoom has ended.
    page.mouse.down()
    browser.start_tracing(page=page, categories=TRACED)
    for swing in range(SWINGS):
        page.mouse.move(width + (swing % 60) * 3, height + (swing % 40) * 2)
        page.wait_for_timeout(16)
    page.mouse.up()
    return browser.stop_tracing()


def _story_trace(browser: Browser, address: str, staged: Staged) -> bytes:
    """Three people move; the fourth has it told, with flying pieces."""
    sitters = [Sitter(Window(browser), seat) for seat in range(3)]
    for seat, sitter in enumerate(sitters):
        sitter.sit(address, staged.link(seat))
    watcher = Window(browser, Screen(speed=1))
    watcher.context.add_init_script(_MARK)
    Sitter(watcher, seed=3).sit(address, staged.link(3))
    browser.start_tracing(page=watcher.page, categories=TRACED)
    for _ in range(3):
        for sitter in sitters:
            if sitter.is_asked():
                sitter.move()
    watcher.page.wait_for_timeout(STORY_MS)
    return browser.stop_tracing()


def _frames(trace: bytes, mark: str = "") -> list[float]:
    """Milliseconds of processor time that the page's main thread spent in each frame.

    With a mark only those frames count in which it was made.
    """
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    threads = [[e for e in events if (e["pid"], e["tid"]) == main] for main in mains]
    return _by_frame(max(threads, key=_busy), mark)


def _busy(events: list[dict[str, Any]]) -> int:
    return sum(event["name"] == "Commit" for event in events)


def _by_frame(events: list[dict[str, Any]], mark: str) -> list[float]:
    commits = sorted(event["ts"] for event in events if event["name"] == "Commit")
    tasks = [event for event in events if event["name"] == "RunTask" and "dur" in event]
    marks = [event["ts"] for event in events if event["name"] == mark]
    return [
        sum(task.get("tdur", task["dur"]) for task in tasks if begin <= task["ts"] < end) / 1000
        for begin, end in pairwise(commits)
        if not mark or any(begin <= at < end for at in marks)
    ]


def _report(what: str, figures: list[float], bar: float) -> None:
    """Milliseconds, and how many are over a bar."""
    if len(figures) < 2:
        print(f"{what}: {', '.join(f'{figure:.1f} ms' for figure in figures) or 'none'}")
        return
    cuts = quantiles(figures, n=100, method="inclusive")
    shown = ", ".join(f"p{part} {cuts[part - 1]:.1f}" for part in (50, 90, 99))
    over = sum(figure > bar for figure in figures)
    print(
        f"{what}: {shown}, most {max(figures):.1f} ms; {over} of {len(figures)} over {bar:.0f} ms"
    )


if __name__ == "__main__":
    main()
