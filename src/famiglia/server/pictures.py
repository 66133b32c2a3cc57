"""Boards to play on, drawn once for each edition while the server runs."""

from gzip import compress

from famiglia.drawing.board import draw_ground
from famiglia.edition import Edition


class Pictures:
    """Any number of threads may ask it."""

    def __init__(self) -> None:
        self._grounds: dict[str, bytes] = {}
        """By the hash of the edition."""

    def ground(self, edition: Edition) -> bytes:
        """The board of an edition as compressed SVG; ValueError if it cannot be drawn."""
        if edition.hash not in self._grounds:
            self._grounds[edition.hash] = compress(draw_ground(edition).encode(), mtime=0)
        return self._grounds[edition.hash]
