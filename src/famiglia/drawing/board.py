"""The whole board as SVG or PNG, empty or with the start line-up."""

from base64 import b64encode
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from famiglia.edition.schema import Edition

from .corners import draw_corners
from .geometry import Board, load_map
from .land import (
    draw_areas,
    draw_borders,
    draw_contents,
    draw_links,
    draw_relief,
    draw_shadow,
    draw_wash,
)
from .links import draw_differences
from .ornaments import draw_cartouche, draw_frame, draw_rose
from .palette import Palette, load_palette
from .png import png_bytes
from .svg import box, element, path, worded
from .water import draw_controls, draw_islets, draw_seas, draw_water

PNG_WIDTH: Final = 1640
FACES: Final = (("regular", 400, "normal"), ("bold", 700, "normal"), ("italic", 400, "italic"))


def draw_board(edition: Edition, start: bool = False) -> str:
    """The board as an SVG text; with `start` the line-up stands on it."""
    board, palette = load_map(), load_palette()
    require_drawn(edition, board)
    size = f"0 0 {board.width} {board.height}"
    layers = [
        worded("title", title_of(edition, start)),
        worded("desc", description(edition)),
        definitions(board, palette),
        draw_water(board, palette),
        draw_seas(edition, board, palette),
        draw_islets(board, palette),
        draw_shadow(board, palette),
        draw_areas(edition, board, palette),
        draw_wash(board, palette),
        draw_relief(board, palette),
        draw_borders(board, palette),
        draw_links(edition, board, palette),
        draw_differences(edition, board, palette),
        draw_controls(edition, board, palette),
        draw_contents(edition, board, palette, start),
        draw_rose(board, palette),
        draw_cartouche(edition, board, palette),
        draw_corners(edition, board, palette),
        draw_frame(board, palette),
    ]
    return element(
        "svg",
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=size,
        width=board.width,
        height=board.height,
        role="img",
        font_family="Alegreya, 'EB Garamond', Georgia, serif",
    )


def require_drawn(edition: Edition, board: Board) -> None:
    """Refuse an edition with places the map does not have; it can be played, but not drawn."""
    unknown = {*edition.areas, *edition.mandamenti, *edition.seas}
    unknown -= {*board.areas, *board.mandamenti, *board.seas}
    if unknown:
        raise ValueError(f"the map does not show {', '.join(sorted(unknown))}")


def title_of(edition: Edition, start: bool) -> str:
    """What a screen reader says first."""
    state = "the start line-up" if start else "the empty board"
    return f"{edition.name.en}: {state}"


def description(edition: Edition) -> str:
    """What the drawing shows, in words."""
    return (
        f"A map of Sicily with {len(edition.areas)} areas in {len(edition.mandamenti)} Mandamenti"
        f" and {len(edition.seas)} seas around it. White lines part areas of a Mandamento, brown"
        " lines part Mandamenti. An unofficial drawing."
    )


@cache
def font_faces() -> str:
    """The bundled typeface inside the drawing, so that it looks the same everywhere."""
    rules = []
    for style, weight, slant in FACES:
        raw = (files(__package__) / "fonts" / f"Alegreya-{style}.ttf").read_bytes()
        source = f"url(data:font/ttf;base64,{b64encode(raw).decode()})"
        rules.append(
            f"@font-face{{font-family:Alegreya;font-weight:{weight};font-style:{slant};"
            f"src:{source} format('truetype')}}"
        )
    return "".join(rules)


def definitions(board: Board, palette: Palette) -> str:
    """Typeface, water gradient, soft shadow, and a clip for every Mandamento."""
    colours = palette.board
    stops = [
        element("stop", offset=offset, stop_color=colour)
        for offset, colour in ((0.35, colours.water), (1, colours.depth))
    ]
    inset = board.frame
    inside = box(inset, inset, board.width - 2 * inset, board.height - 2 * inset)
    clips = [element("clipPath", path(d), id=f"clip-{key}") for key, d in board.mandamenti.items()]
    soft, wash = (element("feGaussianBlur", stdDeviation=size) for size in (4, 3.5))
    return element(
        "defs",
        element("style", font_faces()),
        element("radialGradient", *stops, id="water", r=0.72),
        element("filter", soft, id="soft", x="-5%", y="-5%", width="110%", height="110%"),
        element("filter", wash, id="wash", x="-15%", y="-15%", width="130%", height="130%"),
        element("clipPath", inside, id="inside"),
        *clips,
    )


def write_board(edition: Edition, path: Path, start: bool = False) -> None:
    """Write the board; the file's suffix, .svg or .png, says how."""
    suffix = path.suffix.lower()
    if suffix not in (".svg", ".png"):
        raise ValueError(f"cannot draw {path.name}: the name must end in .svg or .png")
    svg = draw_board(edition, start)
    if suffix == ".svg":
        path.write_text(svg + "\n", encoding="utf-8")
    else:
        path.write_bytes(png_bytes(svg, PNG_WIDTH))
