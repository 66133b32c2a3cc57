"""Somebody who sits at a table and has no mouse: Tab goes to what glows, Enter chooses it."""

import random
from typing import Final

from playwright.sync_api import Page

from tests.page.sitter import LEADING, MOST_CLICKS, OFFERED, Sitter

MOST_TABS: Final = 150
"""Nothing on the page is farther away."""
CONFIRM: Final = ".prompt button.main:enabled"
HAS_FOCUS: Final = "(selector) => document.activeElement?.matches(selector)"
IS_LOST: Final = "document.activeElement === null || document.activeElement === document.body"


def tab_to(page: Page, selector: str, most: int = MOST_TABS) -> None:
    """Press Tab until something of that kind has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(HAS_FOCUS, selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


class Typist:
    """Answers from a seat with keys alone, with a taste of their own."""

    def __init__(self, sitter: Sitter, seed: int) -> None:
        self._sitter = sitter
        self._page = sitter.page
        self._chance = random.Random(seed)

    def move(self) -> None:
        """Choose until a move is whole, and confirm it; the focus is never lost."""
        for _ in range(MOST_CLICKS):
            if self._sitter.confirm.is_enabled():
                tab_to(self._page, CONFIRM)
                self._press_enter()
                return
            self._choose_something()
            assert not self._page.evaluate(IS_LOST), "the focus is lost"
        raise AssertionError(f"after {MOST_CLICKS} choices the move is not whole")

    def _choose_something(self) -> None:
        tab_to(self._page, f"{OFFERED}, {LEADING}")
        while self._chance.random() < 0.5:
            tab_to(self._page, f"{OFFERED}, {LEADING}")
        if self._page.evaluate(HAS_FOCUS, LEADING):
            self._press_enter()
            assert self._page.evaluate(HAS_FOCUS, OFFERED), "nobody is led to what glows"
        self._press_enter()

    def _press_enter(self) -> None:
        self._page.keyboard.press("Enter")
        self._sitter.settle()
