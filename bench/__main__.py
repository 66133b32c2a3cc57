"""Figures of the rooms that exist: loading an edition and drawing the board."""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console
from rich.table import Table

from famiglia.drawing.board import draw_board, write_board
from famiglia.edition import examine, load

BLOCKS: Final = 7


def median_milliseconds(act: Callable[[], object]) -> float:
    """The median CPU time of several runs."""
    times = []
    for _ in range(BLOCKS):
        begin = time.process_time()
        act()
        times.append(time.process_time() - begin)
    return statistics.median(times) * 1000


def main() -> None:
    """Print a table of figures."""
    edition = load()
    lines = Table("what", "ms", title=f"median of {BLOCKS}, edition {edition.hash[:12]}")
    with TemporaryDirectory() as folder:
        png = Path(folder) / "board.png"
        for name, act in (
            ("read and check an edition", lambda: examine("sicilia")),
            ("draw the board as SVG", lambda: draw_board(edition, start=True)),
            ("draw the board as PNG", lambda: write_board(edition, png, start=True)),
        ):
            lines.add_row(name, f"{median_milliseconds(act):.1f}")
    Console().print(lines)


main()
