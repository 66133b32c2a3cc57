"""Where an edition differs from the drawn map: lines it adds, borders it closes, and a note."""

from itertools import product
from math import dist
from typing import Final, NamedTuple

from famiglia.drawing.geometry import Board, Pair, Point, middle_of, towards
from famiglia.drawing.grounds import moved_areas
from famiglia.drawing.palette import Palette
from famiglia.drawing.svg import circle, group, number, path, text
from famiglia.edition.schema import Edition

NOTE: Final = "Schematic map: this edition's borders and Mandamenti"
# In board units: how far added lines reach into both places, and stay off other marks.
ADDED_LINE_REACH: Final = 20.0
MARK_CLEARANCE: Final = 34.0


class Differences(NamedTuple):
    """What the edition adds to the map, what it closes, which areas it counts elsewhere."""

    added: list[Pair]
    closed: list[Pair]
    moved: list[str]


def pair_of(a: str, b: str) -> Pair:
    """Two ids in alphabetical order."""
    return (a, b) if a < b else (b, a)


def listed_pairs(edition: Edition) -> set[Pair]:
    """Every adjacency of the edition: area to area, area to sea, sea to sea."""
    pairs = set()
    for key, area in edition.areas.items():
        pairs |= {pair_of(key, other) for other in (*area.neighbours, *area.seas)}
    for key, sea in edition.seas.items():
        pairs |= {pair_of(key, other) for other in sea.neighbours}
    return pairs


def drawn_pairs(board: Board) -> set[Pair]:
    """Every adjacency of the map."""
    pairs = {pair_of(*border.areas) for border in board.borders}
    pairs |= {pair_of(*border.seas) for border in board.sea_borders}
    return pairs | {pair_of(*coast.pair) for coast in board.coasts}


def differences(edition: Edition, board: Board) -> Differences:
    """Where the edition and the map disagree."""
    listed, drawn = listed_pairs(edition), drawn_pairs(board)
    moved = moved_areas(edition, board)
    return Differences(sorted(listed - drawn), sorted(drawn - listed), moved)


def outline(key: str, board: Board) -> tuple[Point, ...]:
    """The outline of an area or a sea."""
    return board.seas[key].polygon if key in board.seas else board.areas[key].polygon


def heart(key: str, board: Board) -> Point:
    """The point towards which an added line runs: the Soldati, or the middle boat."""
    if key in board.seas:
        return board.seas[key].boats[1]
    return board.areas[key].places.soldati


def nearest(pair: Pair, board: Board) -> tuple[Point, Point]:
    """Where two outlines come closest, away from the marks that stand on the map already."""
    first, second = (free_outline(key, board) for key in pair)
    return min(product(first, second), key=lambda ends: dist(*ends))


def free_outline(key: str, board: Board) -> list[Point]:
    """The outline's points that are not beside a mark."""
    marks = [link.at for link in board.links]
    return [
        point
        for point in outline(key, board)
        if all(dist(point, at) > MARK_CLEARANCE for at in marks)
    ]


def border_path(pair: Pair, board: Board) -> str:
    """The drawn line between two neighbours."""
    lines = {pair_of(*border.areas): border.d for border in board.borders}
    lines |= {pair_of(*border.seas): border.d for border in board.sea_borders}
    lines |= {pair_of(*coast.pair): coast.d for coast in board.coasts}
    return lines[pair]


def draw_differences(edition: Edition, board: Board, palette: Palette) -> str:
    """Nothing where map and edition agree."""
    found = differences(edition, board)
    if not any(found):
        return ""
    lines = [added_line(pair, board, palette) for pair in found.added]
    marks = [closed_mark(pair, board, palette) for pair in found.closed]
    return group(*lines, *marks, note(board, palette), class_="schematic")


def note(board: Board, palette: Palette) -> str:
    """Says over the cartouche that the map is schematic."""
    plate = board.ornaments["cartouche"]
    return text(
        plate.at[0],
        plate.at[1] - plate.size[1] / 2 - 12,
        NOTE,
        font_style="italic",
        font_size=16,
        text_anchor="middle",
        fill=palette.board.ink,
    )


def added_line(pair: Pair, board: Board, palette: Palette) -> str:
    """A dashed line with a dot in each of two places that only the edition joins."""
    near = nearest(pair, board)
    (ax, ay), (bx, by) = (
        towards(at, heart(key, board), ADDED_LINE_REACH) for at, key in zip(near, pair, strict=True)
    )
    d = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    thread, accent = palette.board.thread, palette.board.accent
    return group(
        path(d, stroke=thread, stroke_width=7.5, stroke_linecap="round"),
        path(d, stroke=accent, stroke_width=3.4, stroke_dasharray="8 5"),
        circle(ax, ay, 5.5, fill=accent, stroke=thread, stroke_width=1.8),
        circle(bx, by, 5.5, fill=accent, stroke=thread, stroke_width=1.8),
        class_="added-border",
        id=f"added-{pair[0]}-{pair[1]}",
    )


def closed_mark(pair: Pair, board: Board, palette: Palette) -> str:
    """A barred disc on a border that the edition does not know."""
    (x, y), dx, dy = middle_of(border_path(pair, board))
    colours = palette.board
    bar = f"M{number(x - dx * 5)} {number(y - dy * 5)}L{number(x + dx * 5)} {number(y + dy * 5)}"
    return group(
        circle(x, y, 9, fill=colours.thread, stroke=colours.accent, stroke_width=2.4),
        path(bar, stroke=colours.accent, stroke_width=3, stroke_linecap="round"),
        class_="closed-border",
        id=f"closed-{pair[0]}-{pair[1]}",
    )
