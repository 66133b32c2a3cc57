"""The whole board as SVG or PNG: empty, with the start line-up, or as a ground to play on."""

from pathlib import Path

from famiglia.drawing.corners import draw_corners
from famiglia.drawing.differences import draw_differences
from famiglia.drawing.geometry import Board, map_of
from famiglia.drawing.grounds import Ground, grounds_of
from famiglia.drawing.land import (
    Strengths,
    draw_area_names,
    draw_areas,
    draw_borders,
    draw_contents,
    draw_links,
    draw_relief,
    draw_shadow,
    draw_wash,
)
from famiglia.drawing.ornaments import draw_cartouche, draw_frame, draw_rose
from famiglia.drawing.palette import Palette, palette_of
from famiglia.drawing.picture import picture, write_picture
from famiglia.drawing.svg import box, element, path
from famiglia.drawing.water import (
    draw_control_names,
    draw_controls,
    draw_islets,
    draw_sea_names,
    draw_seas,
    draw_water,
)
from famiglia.edition.schema import Edition


def draw_board(edition: Edition, start: bool = False) -> str:
    """The board as an SVG text; with `start` the line-up stands on it."""
    return _drawn(edition, Strengths.PIECES if start else Strengths.PRINTED)


def draw_ground(edition: Edition) -> str:
    """The board without names and what would lie under the pieces of a game.

    Who plays on it letters it anew, in a language and in colours for day or night.
    """
    return _drawn(edition, Strengths.NONE)


def _drawn(edition: Edition, strengths: Strengths) -> str:
    board, palette = map_of(edition), palette_of(edition)
    grounds = grounds_of(edition, board)
    return picture(
        f"{edition.name.en}: {strengths.value}",
        description(edition),
        (board.width, board.height),
        definitions(board, grounds, palette),
        draw_water(board, palette),
        draw_seas(edition, board, palette),
        draw_islets(board, palette),
        draw_shadow(board, palette),
        draw_areas(edition, board, palette),
        draw_wash(grounds, palette),
        draw_relief(board, palette),
        draw_borders(edition, board, palette),
        draw_links(edition, board, palette),
        draw_differences(edition, board, palette),
        draw_controls(edition, board, palette),
        "" if strengths is Strengths.NONE else _named(edition, board, palette),
        draw_contents(edition, board, palette, strengths),
        draw_rose(board, palette),
        draw_cartouche(edition, board, palette),
        draw_corners(edition, board, palette),
        draw_frame(board.page, palette),
    )


def _named(edition: Edition, board: Board, palette: Palette) -> str:
    return (
        draw_sea_names(edition, board, palette)
        + draw_control_names(edition, board, palette)
        + draw_area_names(edition, board, palette)
    )


def description(edition: Edition) -> str:
    """What the drawing shows, in words."""
    return (
        f"A map of Sicily with {len(edition.areas)} areas in {len(edition.mandamenti)} Mandamenti"
        f" and {len(edition.seas)} seas around it. White lines part areas of a Mandamento, brown"
        " lines part Mandamenti. An unofficial drawing."
    )


def definitions(board: Board, grounds: dict[str, Ground], palette: Palette) -> str:
    """Water gradient, the wash's blur, and clips for the water and every Mandamento."""
    colours = palette.board
    stops = [
        element("stop", offset=offset, stop_color=colour)
        for offset, colour in ((0.35, colours.water), (1, colours.depth))
    ]
    inset = board.frame
    inside = box(inset, inset, board.width - 2 * inset, board.height - 2 * inset)
    clips = [
        element("clipPath", *[path(d) for d in ground.paths], id=f"clip-{key}")
        for key, ground in grounds.items()
    ]
    wash = element("feGaussianBlur", stdDeviation=3.5)
    return element(
        "defs",
        element("radialGradient", *stops, id="water", r=0.72),
        element("filter", wash, id="wash", x="-15%", y="-15%", width="130%", height="130%"),
        element("clipPath", inside, id="inside"),
        *clips,
    )


def write_board(edition: Edition, path: Path, start: bool = False) -> None:
    """Write the board; the file's suffix, .svg or .png, says how."""
    write_picture(draw_board(edition, start), path)
