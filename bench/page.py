"""How fast the page is on this machine: first load, clicks, panning, and a story with its flights.

python -m bench.page
"""

import json
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, Request
from tests.page.browsers import DESKTOP, Window, chromium
from tests.page.sitter import Sitter
from tests.page.staged import asks, last_encounter, link_of, play_of, saved, stage
from tests.server.processes import serving

RECORD: Final = "seed-15.famiglia"
LOADS: Final = 10
CLICKS: Final = 40
SWINGS: Final = 120
"""Movements of the pointer while panning."""
TELLING: Final = 8000
"""Milliseconds of a story."""
TRACED: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
_WATCH: Final = """
window.visible = new Promise((done) => {
  const watch = () => {
    const board = document.querySelector('.map img');
    const area = document.querySelector('[data-thing=area]');
    const isThere = board?.complete && board.naturalWidth > 0 && area;
    if (isThere) done(performance.now());
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
});
"""
"""Milliseconds until the board and its areas are there."""
_CLICKED: Final = """() => new Promise((done) => {
  const prompt = document.querySelector('.prompt');
  let begin = 0;
  const drafted = () => prompt.querySelectorAll('ol li').length;
  const before = drafted();
  const press = () => { begin = performance.now(); };
  document.addEventListener('pointerdown', press, {capture: true});
  new MutationObserver((_, observer) => {
    if (drafted() === before) return;
    observer.disconnect();
    document.removeEventListener('pointerdown', press, {capture: true});
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
  }).observe(prompt, {subtree: true, childList: true});
})"""
"""Milliseconds from a click until what it drafts has been drawn."""


def main() -> None:
    """Prints all figures."""
    with chromium() as browser, TemporaryDirectory() as folder:
        record = saved(RECORD)
        play = play_of(record, asks("turn"))
        planning, fighting = Path(folder, "planning"), Path(folder, "fighting")
        for place in (planning, fighting):
            place.mkdir()
        stage(planning, play)
        stage(fighting, play_of(record, last_encounter(record)))
        with serving(planning) as server:
            link = link_of(play.asked)
            loads = [_load(browser, f"{server.address}/#link={link}") for _ in range(LOADS)]
            print(f"script, packed: {loads[0][1] / 1000:.1f} kB")
            _tell("board visible after", [visible for visible, _ in loads], "ms")
            sitter = Sitter(Window(browser), seed=5)
            sitter.sit(server.address, link)
            _tell("click to drafted", [_click(sitter) for _ in range(CLICKS)], "ms")
            _tell("panning, main thread a frame", _panned(browser, sitter.page), "ms")
            sitter.window.close()
        with serving(fighting) as server:
            _tell("a story, main thread a frame", _told(browser, server.address), "ms")


def _load(browser: Browser, address: str) -> tuple[float, int]:
    """Milliseconds until the board is there, and the bytes of all scripts."""
    window = Window(browser)
    window.context.add_init_script(_WATCH)
    scripts: list[Request] = []
    window.page.on("requestfinished", lambda request: _keep_script(request, scripts))
    window.page.goto(address)
    visible = window.page.evaluate("window.visible")
    size = sum(script.sizes()["responseBodySize"] for script in scripts)
    window.close()
    return float(visible), size


def _keep_script(request: Request, scripts: list[Request]) -> None:
    if request.resource_type == "script":
        scripts.append(request)


def _click(sitter: Sitter) -> float:
    """A space and, where it is asked, a token: timed is the click that drafts the turn."""
    page = sitter.page
    if _is_drafted(page):
        page.get_by_role("button", name="Reset", exact=True).click()
        page.locator(".prompt ol").wait_for(state="detached")
    page.evaluate(f"void (window.timed = ({_CLICKED})())")
    while not _is_drafted(page):
        sitter.click_something()
    return float(page.evaluate("window.timed"))


def _is_drafted(page: Page) -> bool:
    return page.locator(".prompt ol li").count() > 0


def _panned(browser: Browser, page: Page) -> list[float]:
    width, height = DESKTOP[0] // 3, DESKTOP[1] // 2
    page.mouse.wheel(0, -400)
    page.mouse.move(width, height)
    page.mouse.down()
    browser.start_tracing(page=page, categories=TRACED)
    for swing in range(SWINGS):
        page.mouse.move(width + (swing % 60) * 3, height + (swing % 40) * 2)
        page.wait_for_timeout(16)
    page.mouse.up()
    return _frames(browser.stop_tracing())


def _told(browser: Browser, address: str) -> list[float]:
    """Three people move; the fourth has it told, with flying pieces."""
    sitters = [Sitter(Window(browser), seat) for seat in range(3)]
    for seat, sitter in enumerate(sitters):
        sitter.sit(address, link_of(seat))
    watcher = Window(browser, speed=1)
    Sitter(watcher, seed=3).sit(address, link_of(3))
    browser.start_tracing(page=watcher.page, categories=TRACED)
    for _ in range(3):
        for sitter in sitters:
            if sitter.is_asked():
                sitter.move()
    watcher.page.wait_for_timeout(TELLING)
    return _frames(browser.stop_tracing())


def _frames(trace: bytes) -> list[float]:
    """Milliseconds of processor time that the page's main thread spent in each frame."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    busiest: list[float] = []
    for main in mains:
        own = [event for event in events if (event["pid"], event["tid"]) == main]
        commits = sorted(event["ts"] for event in own if event["name"] == "Commit")
        tasks = [event for event in own if event["name"] == "RunTask" and "dur" in event]
        found = _by_frame(commits, tasks)
        if sum(found) > sum(busiest):
            busiest = found
    return busiest


def _by_frame(commits: list[int], tasks: list[dict[str, int]]) -> list[float]:
    found = [0.0] * max(0, len(commits) - 1)
    for frame, (begin, end) in enumerate(pairwise(commits)):
        spent = sum(task.get("tdur", task["dur"]) for task in tasks if begin <= task["ts"] < end)
        found[frame] = spent / 1000
    return found


def _tell(what: str, figures: list[float], unit: str) -> None:
    cuts = quantiles(figures, n=100, method="inclusive")
    shown = ", ".join(f"p{part} {cuts[part - 1]:.1f}" for part in (50, 90, 99))
    print(f"{what}: {shown}, most {max(figures):.1f} {unit} ({len(figures)} times)")


if __name__ == "__main__":
    main()
