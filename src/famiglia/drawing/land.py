"""The land: tinted areas, relief, borders, names and what is printed in each area."""

from enum import Enum
from typing import Final, NamedTuple

from famiglia.drawing.geometry import AreaShape, Board, Label, Link, Point
from famiglia.drawing.grounds import Ground, is_inner
from famiglia.drawing.metrics import broken_name, text_width
from famiglia.drawing.palette import Palette
from famiglia.drawing.pieces import printed_soldati, start_soldati, symbol_disc
from famiglia.drawing.svg import circle, group, path, text, worded
from famiglia.edition.schema import Area, Edition

SMALL: Final = 0.68
"""How large start symbols are where pieces are played around them."""


class Strengths(Enum):
    """How the start strengths are shown; the words are those of a drawing's title."""

    PRINTED = "the empty board"
    PIECES = "the start line-up"
    NONE = "the board to play on"


def draw_shadow(board: Board, palette: Palette) -> str:
    """A soft shadow that lifts the land off the water."""
    return path(
        board.coast,
        fill=palette.board.sea_ink,
        fill_opacity=0.4,
        filter="url(#soft)",
        transform="translate(3 5)",
    )


def draw_areas(edition: Edition, board: Board, palette: Palette) -> str:
    """One element per area, tinted like its Mandamento."""
    parts = []
    for key, shape in board.areas.items():
        area = edition.areas[key]
        parts.append(
            group(
                worded("title", area.name.en),
                path(shape.d, fill=palette.tints[area.mandamento]),
                id=f"area-{key}",
                class_=f"area mandamento-{area.mandamento}",
            )
        )
    return group(*parts, class_="areas")


def draw_wash(grounds: dict[str, Ground], palette: Palette) -> str:
    """Each Mandamento a little darker towards its border, as on hand-coloured maps."""
    edges = [
        group(
            path(
                ground.edge,
                fill="none",
                stroke=palette.board.border,
                stroke_width=10,
                stroke_opacity=0.42,
                filter="url(#wash)",
            ),
            clip_path=f"url(#clip-{key})",
        )
        for key, ground in grounds.items()
    ]
    return group(*edges, class_="wash")


def draw_relief(board: Board, palette: Palette) -> str:
    """Peaks and hills in a fine pen."""
    return group(
        path(board.relief.shade, stroke_width=0.8, stroke_opacity=0.55),
        path(board.relief.outline, stroke_width=1.15, stroke_opacity=0.7),
        fill="none",
        stroke=palette.board.relief,
        stroke_linecap="round",
        stroke_linejoin="round",
        class_="relief",
    )


def draw_borders(edition: Edition, board: Board, palette: Palette) -> str:
    """White threads between areas of a Mandamento, brown lines around each Mandamento."""
    colours = palette.board
    white = "".join(border.d for border in board.borders if is_inner(border, edition))
    brown = "".join(border.d for border in board.borders if not is_inner(border, edition))
    return group(
        path(white, stroke=colours.border, stroke_width=4, stroke_opacity=0.42),
        path(white, stroke=colours.thread, stroke_width=2.6),
        path(brown, stroke=colours.border, stroke_width=4.4),
        path(board.coast, stroke=colours.border, stroke_width=4),
        path(board.coast, stroke=colours.ink, stroke_width=1.5),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
        class_="borders",
    )


def draw_links(edition: Edition, board: Board, palette: Palette) -> str:
    """Marks on very short borders, unless an owner's edition has closed them."""
    known = [
        link for link in board.links if link.areas[1] in edition.areas[link.areas[0]].neighbours
    ]
    return group(*[draw_link(link, palette) for link in known], class_="links")


def draw_link(link: Link, palette: Palette) -> str:
    """A small bridge across a very short border, with a bar at each end."""
    thread, accent = palette.board.thread, palette.board.accent
    half = link.length / 2 - 1.2
    deck = f"M-15 {-half:.1f}H15M-15 {half:.1f}H15"
    bars = "".join(f"M{x} {-half - 3.4:.1f}V{half + 3.4:.1f}" for x in (-15, 15))
    planks = "".join(f"M{x} {-half:.1f}V{half:.1f}" for x in (-10, -5, 0, 5, 10))
    floor = f"M-15 {-half:.1f}H15V{half:.1f}H-15Z"
    x, y = link.at
    return group(
        path(floor, fill=thread, stroke=thread, stroke_width=4),
        path(planks, stroke=accent, stroke_width=1, stroke_opacity=0.75),
        path(deck + bars, stroke=accent, stroke_width=2.6, stroke_linecap="round"),
        transform=f"translate({x} {y}) rotate({link.angle - 90:.1f})",
        fill="none",
        id=f"link-{'-'.join(link.areas)}",
        class_="link",
    )


def name_spots(label: Label, lines: tuple[str, ...]) -> list[Point]:
    """Baselines for the lines; a single line takes the middle of two."""
    if len(lines) == len(label.lines):
        return list(label.lines)
    return [(label.lines[0][0], sum(y for _, y in label.lines) / len(label.lines))]


def name_size(label: Label, lines: tuple[str, ...]) -> float:
    """The label's size, smaller if a line would be too wide for its room."""
    widest = max(text_width(line, "bold", label.size) for line in lines)
    return label.size * min(1.0, label.room / widest)


def draw_name(name: str, label: Label, palette: Palette, tint: str) -> str:
    """An area's name, lightly freed from the ground behind it."""
    lines = broken_name(name, len(label.lines))
    size = name_size(label, lines)
    spots = name_spots(label, lines)
    return group(
        *[text(x, y, line) for (x, y), line in zip(spots, lines, strict=True)],
        fill=palette.board.ink,
        font_weight=700,
        font_size=size,
        text_anchor="middle",
        stroke=tint,
        stroke_width=3,
        stroke_opacity=0.8,
        stroke_linejoin="round",
        paint_order="stroke",
        class_="name",
    )


def side_colour(edition: Edition, palette: Palette, symbol: str) -> str:
    """The colour of the table side a start symbol belongs to; neutrals are grey."""
    if symbol not in edition.symbols:
        return palette.families["neutral"].fill
    return palette.sides[edition.symbols[symbol].side - 1]


class Inks(NamedTuple):
    """What a start symbol and its figures are printed with."""

    colour: str
    paper: str


def draw_area_names(edition: Edition, board: Board, palette: Palette) -> str:
    """What areas are called."""
    names = [
        draw_name(area.name.en, board.areas[key].label, palette, palette.tints[area.mandamento])
        for key, area in edition.areas.items()
    ]
    return group(*names, class_="area-names")


def draw_contents(edition: Edition, board: Board, palette: Palette, strengths: Strengths) -> str:
    """Start symbols and start strengths."""
    parts = []
    scale = SMALL if strengths is Strengths.NONE else 1.0
    for key, shape in board.areas.items():
        area = edition.areas[key]
        inks = Inks(side_colour(edition, palette, area.symbol), palette.board.paper)
        radius = board.sizes.symbol[0] / 2 * scale
        parts.append(
            group(
                draw_symbol(area, shape.places.symbol, radius, inks, palette.board.accent),
                draw_soldati(area.soldati, shape, board, inks, strengths),
            )
        )
    return group(*parts, class_="contents")


def draw_symbol(area: Area, at: Point, radius: float, inks: Inks, accent: str) -> str:
    """The printed start symbol; the area that breaks a tie wears a ring around it."""
    sign = symbol_disc(at, radius, area.symbol, inks.colour, inks.paper)
    if not area.tiebreak:
        return sign
    ring = circle(
        *at,
        radius + 2.6,
        fill="none",
        stroke=accent,
        stroke_width=1.6,
        stroke_dasharray="3.3 2.2",
        class_="tiebreak",
    )
    return sign + ring


def draw_soldati(
    number: int, shape: AreaShape, board: Board, inks: Inks, strengths: Strengths
) -> str:
    """The start strength, printed or as pieces."""
    if strengths is Strengths.NONE:
        return ""
    draw = start_soldati if strengths is Strengths.PIECES else printed_soldati
    return draw(shape.places.soldati, board.sizes.soldati[0] / 2, number, *inks)
