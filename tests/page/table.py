"""People at a table in browsers of their own, served by a real server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser

from tests.page.browsers import DESK, Screen, Window
from tests.page.page_server import Hosted
from tests.page.sitter import Sitter
from tests.page.stage import Play, Staged

PAUSE_MS: Final = 50
"""Milliseconds."""


class Round:
    """The people at a table; each answers when the page says so."""

    def __init__(self, staged: Staged, sitters: dict[int, Sitter]) -> None:
        self.id = staged.id
        self.sitters = sitters

    def play_on(self, most: int) -> list[str]:
        """Everybody moves until the game is over; which questions were answered."""
        kinds: list[str] = []
        for _ in range(most):
            if all(sitter.is_over() for sitter in self.sitters.values()):
                return kinds
            asked = [sitter for sitter in self.sitters.values() if sitter.is_asked()]
            for sitter in asked:
                kinds += sitter.move()
            if not asked:
                self._pause()
        raise AssertionError(f"after {most} rounds the game is not over")

    def _pause(self) -> None:
        """News are on their way."""
        next(iter(self.sitters.values())).page.wait_for_timeout(PAUSE_MS)

    def problems(self) -> list[str]:
        """What went wrong in any of the browsers."""
        return [each for sitter in self.sitters.values() for each in sitter.window.problems]


@contextmanager
def seated(
    browser: Browser, server: Hosted, play: Play, *seats: int, screen: Screen = DESK
) -> Iterator[Round]:
    """A table at this moment of a game, with browsers in some of its seats."""
    staged = server.stage(play)
    sitters = {seat: Sitter(Window(browser, screen), seat) for seat in seats}
    try:
        for seat, sitter in sitters.items():
            sitter.sit(server.address, staged.link(seat))
        yield Round(staged, sitters)
    finally:
        for sitter in sitters.values():
            sitter.window.close()
