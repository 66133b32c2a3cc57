"""Chromium, and pages in it that notice when something goes wrong."""

import json
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

QUICKEST: Final = ("chromium-headless-shell", "chromium")
"""The first has no windows to draw around a page, which is a quarter of the processor's time."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
REPLY_MS: Final = 30_000
"""Milliseconds."""
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_CUT: Final = ("net::ERR_", "Failed to fetch")
"""What a browser says when there is no server; the page shows it in its own words."""

SPY: Final = """
window.heard = [];
const Real = window.EventSource;
window.EventSource = class extends Real {
  constructor(...given) {
    super(...given);
    window.stream = this;
  }
  addEventListener(name, listener) {
    super.addEventListener(name, (event) => {
      window.heard.push([name, event.lastEventId, event.data]);
      listener(event);
    });
  }
};
"""
"""Keeps what comes by the stream, which is no reply that ends."""


@contextmanager
def chromium(names: Sequence[str] = QUICKEST) -> Iterator[Browser]:
    """A browser until the block ends, the first of these that is there."""
    with sync_playwright() as playwright:
        found = [path for name in names if (path := shutil.which(name))]
        assert found, "there is no chromium: tools/chromium installs it"
        browser = playwright.chromium.launch(executable_path=found[0], args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Screen(NamedTuple):
    """What somebody sits before."""

    size: tuple[int, int] = DESKTOP
    theme: str = "light"
    speed: float = 0
    """Without it nothing moves."""
    has_touch: bool = False
    is_new: bool = False
    """Who is new here is given hints."""


DESK: Final = Screen()


class Window:
    """A window of its own, with its own cookies and storage."""

    def __init__(self, browser: Browser, screen: Screen = DESK) -> None:
        width, height = screen.size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if screen.speed else "reduce",
            has_touch=screen.has_touch,
            is_mobile=screen.has_touch,
        )
        look = json.dumps({"theme": screen.theme, "speed": screen.speed})
        self.context.add_init_script(f"localStorage['famiglia.look'] ??= '{look}'")
        if not screen.is_new:
            self.context.add_init_script('localStorage["famiglia.first-steps"] = "99"')
        self.context.set_default_timeout(REPLY_MS)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        is_cut = any(words in message.text for words in _CUT)
        if message.type in ("error", "warning") and not is_cut:
            self.problems.append(message.text)

    def violations(self) -> list[str]:
        """What axe finds that keeps people from playing."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        return [
            f"{each['id']}: {node['html'][:200]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]

    def close(self) -> None:
        self.context.close()
