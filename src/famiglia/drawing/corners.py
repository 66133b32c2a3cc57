"""The four corners: start symbols and arrows that show the order of play."""

from math import atan2, degrees, hypot
from typing import Final

from famiglia.drawing.geometry import Board, Point
from famiglia.drawing.land import side_colour
from famiglia.drawing.palette import Palette
from famiglia.drawing.pieces import symbol
from famiglia.drawing.svg import circle, group, number, path
from famiglia.edition.schema import Edition

CORNER: Final = 84.0
"""How far a corner's start symbol stands from both edges."""
MEDALLION: Final = 33.0
ARROW: Final = MEDALLION + 49.0


def corners(edition: Edition, board: Board) -> dict[str, Point]:
    """Side 1 sits at the top, side 2 at the bottom, partners side by side."""
    places: dict[str, Point] = {}
    for side, y in ((1, CORNER), (2, board.height - CORNER)):
        seated = sorted(
            (key for key, sign in edition.symbols.items() if sign.side == side),
            key=lambda key: edition.symbols[key].seat,
        )
        for key, x in zip(seated, (CORNER, board.width - CORNER), strict=True):
            places[key] = (x, y)
    return places


def draw_corners(edition: Edition, board: Board, palette: Palette) -> str:
    """The four start symbols, each with an arrow to the symbol that plays next."""
    places = corners(edition, board)
    turn = sorted(places, key=lambda key: edition.symbols[key].seat)
    parts = []
    for key, after in zip(turn, turn[1:] + turn[:1], strict=True):
        colour = side_colour(edition, palette, key)
        tip = arrow_tip(places[key], places[after])
        parts.append(
            group(
                medallion(places[key], key, colour, palette),
                arrow(places[key], places[after], colour),
                next_symbol(tip, after, side_colour(edition, palette, after), palette),
                id=f"corner-{key}",
                class_="corner",
            )
        )
    return group(*parts, class_="corners")


def medallion(at: Point, key: str, colour: str, palette: Palette) -> str:
    """A corner's start symbol on a paper disc."""
    colours = palette.board
    return group(
        circle(*at, MEDALLION + 4, fill=colours.paper, stroke=colours.ink, stroke_width=1.4),
        circle(*at, MEDALLION, fill="none", stroke=colour, stroke_width=2.6),
        circle(*at, MEDALLION - 4, fill="none", stroke=colours.border, stroke_width=0.7),
        symbol(at, MEDALLION * 0.6, key, colour),
    )


def arrow_tip(at: Point, to: Point) -> Point:
    """Where the next symbol stands at the end of an arrow."""
    dx, dy = to[0] - at[0], to[1] - at[1]
    length = hypot(dx, dy)
    return (at[0] + dx / length * ARROW, at[1] + dy / length * ARROW)


def arrow(at: Point, to: Point, colour: str) -> str:
    """From the medallion's rim towards the next corner."""
    angle = degrees(atan2(to[1] - at[1], to[0] - at[0]))
    neck = ARROW - 23
    head = f"M{neck} -6.5L{neck + 11} 0L{neck} 6.5L{neck + 3} 0Z"
    return group(
        path(f"M{MEDALLION + 8} 0H{neck + 3}", stroke=colour, stroke_width=2.6),
        path(head, fill=colour),
        transform=f"translate({number(at[0])} {number(at[1])}) rotate({number(angle)})",
    )


def next_symbol(at: Point, key: str, colour: str, palette: Palette) -> str:
    """Who plays next, small at an arrow's tip."""
    disc = circle(*at, 10, fill=palette.board.paper, stroke=colour, stroke_width=1.2)
    return group(disc, symbol(at, 6.4, key, colour), class_="next")
