"""The board as coloured text for a terminal: two pixels in each character."""

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Final

from rich.color import Color
from rich.style import Style
from rich.text import Text

from famiglia.drawing.geometry import Point, map_of
from famiglia.drawing.palette import palette_of
from famiglia.edition.schema import Area, Edition
from famiglia.terminal.layout import SYMBOLS

WIDEST_MAP_COLUMNS: Final = 120
UPPER_HALF: Final = "▀"
SEA: Final = ""
MARGIN: Final = 1
"""Columns of water beside the land in a close-up."""

Cell = tuple[str, Style]


def terminal_board(edition: Edition, width: int) -> Text:
    """The map `width` characters wide, with each area's name and its start line-up."""
    canvas = Canvas(edition, width)
    for area in edition.areas.values():
        canvas.write(area)
    return canvas.text()


def close_up_canvas(edition: Edition, width: int) -> "Canvas":
    """A canvas whose close-up is this wide."""
    board = map_of(edition)
    xs = [x for shape in board.areas.values() for x, _ in shape.polygon]
    return Canvas(edition, int((width - 2 * MARGIN) * board.width / (max(xs) - min(xs))))


class Canvas:
    """The map as rows of cells, each with an upper and a lower pixel."""

    def __init__(self, edition: Edition, width: int) -> None:
        self.board, self.palette = map_of(edition), palette_of(edition)
        self.edition = edition
        self.scale = self.board.width / width
        height = int(self.board.height / self.scale) // 2 * 2
        self.pixels = [[SEA] * width for _ in range(height)]
        for name in self.board.areas:
            self._fill(name)
        self.rows = [[self._half_blocks(x, y) for x in range(width)] for y in range(0, height, 2)]

    def text(self) -> Text:
        """The rows with land and one above and below; cells of one style in one go."""
        return Text("\n").join(_joined(row) for row in self._land_rows())

    def close_up(self, width: int) -> Text:
        """The same without most of the water left and right of the land."""
        columns = [x for row in self.pixels for x, name in enumerate(row) if name]
        left = max(0, min(columns) - MARGIN)
        return Text("\n").join(_joined(row[left : left + width]) for row in self._land_rows())

    def _land_rows(self) -> list[list[Cell]]:
        land = [y // 2 for y, row in enumerate(self.pixels) if any(row)]
        return self.rows[max(0, land[0] - 1) : land[-1] + 2]

    def write(self, area: Area) -> None:
        """Put the area's name, as much as fits, and below it symbol and Soldati into its cells."""
        style = self.ink_on(area)
        start = f"{SYMBOLS[area.symbol]}{area.soldati}"
        self.label(area.id, (area.name.en, style), (start, style))

    def ink_on(self, area: Area) -> Style:
        """How words are written on an area."""
        tint = self.palette.tints[area.mandamento]
        return Style(color=self.palette.board.ink, bgcolor=tint, bold=True)

    def label(self, name: str, upper: Cell, lower: Cell) -> None:
        """Put two texts into an area, each centred in its row, as much of them as fits."""
        top = self._roomiest(name)
        for row, (line, style) in enumerate((upper, lower), start=top):
            inside = self._inside(name, row)
            first = max(0, len(inside) - len(line)) // 2
            for x, sign in zip(inside[first:], line, strict=False):
                self.rows[row][x] = (sign, style)

    def room(self, name: str) -> tuple[int, int]:
        """How many signs fit into the upper and the lower row of an area's label."""
        top = self._roomiest(name)
        return len(self._inside(name, top)), len(self._inside(name, top + 1))

    def mark(self, at: Point, sign: str, style: Style) -> None:
        """Put a sign on a point of the map."""
        x, y = at
        self.rows[int(y / self.scale / 2)][int(x / self.scale)] = (sign, style)

    def _fill(self, name: str) -> None:
        polygon = self.board.areas[name].polygon
        for y, row in enumerate(self.pixels):
            for left, right in _spans(polygon, (y + 0.5) * self.scale):
                for x in range(round(left / self.scale), round(right / self.scale)):
                    row[x] = name

    def _half_blocks(self, x: int, y: int) -> Cell:
        return UPPER_HALF, Style(color=self._colour(x, y), bgcolor=self._colour(x, y + 1))

    def _colour(self, x: int, y: int) -> Color:
        """An area's tint; its edge to another Mandamento is brown, inside its own it is pale."""
        name = self.pixels[y][x]
        colours = self.palette.board
        if name == SEA:
            return Color.parse(colours.water)
        areas = self.edition.areas
        mandamento = areas[name].mandamento
        others = {self.pixels[y][x - 1], self.pixels[y - 1][x]} - {name, SEA}
        if any(areas[other].mandamento != mandamento for other in others):
            return Color.parse(colours.border)
        return Color.parse(colours.paper if others else self.palette.tints[mandamento])

    def _roomiest(self, name: str) -> int:
        """The row near the label point from which two rows have most room for text."""
        middle = round(self.board.areas[name].label.lines[0][1] / self.scale / 2)
        room = {
            row: min(len(self._inside(name, row)), 3 * len(self._inside(name, row + 1)))
            for row in (middle - 1, middle, middle - 2)
        }
        return max(room, key=lambda row: room[row])

    def _inside(self, name: str, row: int) -> list[int]:
        """The longest run of cells in a row that lie in an area, its left edge left out."""
        upper, lower = self.pixels[row * 2], self.pixels[row * 2 + 1]
        free = [x for x in range(1, len(upper)) if upper[x] == lower[x] == upper[x - 1] == name]
        runs = [
            [x for _, x in run]
            for _, run in groupby(enumerate(free), key=lambda pair: pair[1] - pair[0])
        ]
        return max(runs, key=len, default=[])


def _spans(polygon: tuple[Point, ...], y: float) -> Iterator[tuple[float, float]]:
    """Where a horizontal line runs inside a polygon."""
    crossings = sorted(
        x1 + (y - y1) / (y2 - y1) * (x2 - x1)
        for (x1, y1), (x2, y2) in pairwise((*polygon, polygon[0]))
        if (y1 <= y) != (y2 <= y)
    )
    yield from zip(crossings[::2], crossings[1::2], strict=True)


def _joined(row: list[Cell]) -> Text:
    return Text.assemble(
        *(
            ("".join(sign for sign, _ in cells), style)
            for style, cells in groupby(row, key=lambda cell: cell[1])
        )
    )
