"""Somebody who sits at a table and knows only what the page shows: what glows can be clicked."""

import random
from typing import Final

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import TimeoutError as TooLong

from tests.page.browsers import REPLY_MS, Window

OFFERED: Final = ".prompt .choice:not(:disabled), [data-thing].offered, aside button.offered"
"""What can be clicked to answer."""
LEADING: Final = ".prompt .leads"
"""What can be clicked to find where it can be answered."""
COVERED_MS: Final = 5000
"""Milliseconds after which a button is taken to be under something."""
MOST_CLICKS: Final = 60
"""No move needs so many."""
PAINTED: Final = """new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))))"""
"""Until what changes now has been drawn, and what that leads to."""
INSIDE: Final = """(shape) => {
  const path = shape.matches('path') ? shape : shape.querySelector('path, circle');
  const box = path.getBBox(), matrix = path.getScreenCTM();
  for (let tries = 0; tries < 400; tries++) {
    const [u, v] = [(tries * 0.7549) % 1, (tries * 0.5698) % 1];
    const at = new DOMPoint(box.x + box.width * u, box.y + box.height * v);
    if (!path.isPointInFill(at)) continue;
    const {x, y} = at.matrixTransform(matrix);
    const hit = document.elementFromPoint(x, y);
    if (hit && shape.contains(hit)) return [x, y];
  }
  return null;
}"""
"""A point of a shape on the map that is not under something else; null if there is none."""


class Sitter:
    """A person at a window, with a taste of their own."""

    def __init__(self, window: Window, seed: int) -> None:
        self.window = window
        self.page: Page = window.page
        self._chance = random.Random(seed)
        self.clicks = 0

    def sit(self, address: str, link: str) -> None:
        """Come to a seat by its private link."""
        self.page.goto(f"{address}/#link={link}")
        self.page.locator(".prompt").wait_for()

    def open_game(self, address: str, mode: str) -> None:
        """Open a game against bots in the lobby."""
        self.page.goto(address)
        self.page.get_by_label("Your name").fill("Anna")
        self.page.locator(f"input[type=radio][value='{mode}']").check()
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.locator(".prompt").wait_for()

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name="Confirm", exact=True)

    def kind(self) -> str:
        """What kind of question is put to us, if one is."""
        found = self.page.locator(".prompt").get_attribute("data-kind", timeout=REPLY_MS)
        return found or ""

    def is_asked(self) -> bool:
        return self.kind() != ""

    def is_over(self) -> bool:
        return self.page.locator("#ending-title").count() > 0

    def move(self) -> list[str]:
        """Click until a move is whole, and confirm it; which questions were answered by it."""
        kinds: list[str] = []
        for _ in range(MOST_CLICKS):
            if self.confirm.is_enabled():
                self._confirm()
                return kinds
            kinds.append(self.kind())
            self.click_something()
        raise AssertionError(f"after {MOST_CLICKS} clicks the move is not whole: {kinds}")

    def draft_one_answer(self) -> None:
        """Click until something is drafted."""
        while self.page.locator(".prompt ol li").count() == 0:
            self.click_something()

    def _confirm(self) -> None:
        self.clicks += 1
        self.confirm.click()
        self.settle()

    def click_something(self) -> None:
        """One click on something that glows."""
        for each in self.offered():
            if self._click(each):
                self.clicks += 1
                self.settle()
                return
        raise AssertionError("what glows is under something else")

    def offered(self) -> list[ElementHandle]:
        """What glows, as it comes to mind."""
        offered = self._seen(OFFERED) or self._seen(LEADING)
        assert offered, f"nothing can be clicked: {self.page.locator('.prompt').inner_text()}"
        self._chance.shuffle(offered)
        return offered

    def _seen(self, selector: str) -> list[ElementHandle]:
        return [each for each in self.page.query_selector_all(selector) if each.is_visible()]

    def _click(self, element: ElementHandle) -> bool:
        if not element.evaluate("(element) => element instanceof SVGElement"):
            return self._press(element)
        at = element.evaluate(INSIDE)
        if at is not None:
            self.page.mouse.click(*at)
        return at is not None

    def _press(self, button: ElementHandle) -> bool:
        """Unless something lies over it, which may be a hint."""
        try:
            button.click(timeout=COVERED_MS)
        except TooLong:
            return False
        return True

    def settle(self) -> None:
        """Until the reply is there, and what opens behind it."""
        self.page.locator(".prompt[aria-busy='false']").wait_for()
        self.page.evaluate(PAINTED)
