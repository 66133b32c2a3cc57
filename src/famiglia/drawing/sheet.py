"""A sheet of all pieces: every family's on the ground of every Mandamento and on the water."""

from pathlib import Path
from typing import Final

from famiglia.drawing.geometry import Page, Sizes, map_of
from famiglia.drawing.metrics import fitting_size
from famiglia.drawing.ornaments import draw_frame, draw_plate, flourish
from famiglia.drawing.palette import Palette, palette_of
from famiglia.drawing.picture import WIDTH, picture, write_picture
from famiglia.drawing.pieces import boat, car, control_token, order
from famiglia.drawing.strips import BADGE_RADIUS, Strip, all_strips, disc, one_lab
from famiglia.drawing.svg import box, group, moved, path, scaled, text
from famiglia.edition.schema import Edition

TITLE: Final = "Pieces"
FRAME: Final = 30
# Pieces are drawn larger than on the board.
ZOOM: Final = 1.28
# From left to right: names, water, the grounds; from top to bottom: head, column names, strips.
LEFT: Final = 62.0
WATER: Final = 286.0
SHORE: Final = 434.0
RIGHT: Final = WIDTH - 62.0
HEAD: Final = 128.0
TOP: Final = 238.0
FOOT: Final = 62.0


def draw_pieces(edition: Edition) -> str:
    """All pieces as an SVG text."""
    palette, sizes = palette_of(edition), map_of(edition).sizes
    strips = all_strips(edition, palette, sizes)
    bottom = TOP + sum(strip.height for strip in strips)
    page = Page(WIDTH, round(bottom + FOOT), FRAME)
    return picture(
        f"{edition.name.en}: the pieces",
        description(edition),
        (page.width, page.height),
        box(0, 0, page.width, page.height, fill=palette.board.paper),
        draw_head(edition, palette),
        draw_legend(edition, palette, sizes),
        draw_grounds(edition, palette, bottom),
        draw_strips(strips, palette),
        draw_frame(page, palette),
    )


def write_pieces(edition: Edition, path: Path) -> None:
    """Write the sheet; the file's suffix, .svg or .png, says how."""
    write_picture(draw_pieces(edition), path)


def description(edition: Edition) -> str:
    """What the sheet shows, in words."""
    return (
        f"The pieces of {len(edition.families)} families, of the neutrals and of the fictional"
        f" family, and labs, on the grounds of {len(edition.mandamenti)} Mandamenti and on water."
        " An unofficial drawing."
    )


def draw_head(edition: Edition, palette: Palette) -> str:
    """A title plate like the board's cartouche."""
    size = (372.0, 122.0)
    words = f"unofficial pieces · {edition.name.en}"
    small = fitting_size(words, "regular", 15, size[0] - 44, 1)
    return moved(
        (LEFT + SHORE) / 2,
        HEAD,
        draw_plate(size, palette),
        text(0, -3, TITLE, font_style="italic", font_size=58, letter_spacing=4),
        flourish(18, palette),
        text(0, 41, words, font_size=small, letter_spacing=1, fill=palette.board.border),
        fill=palette.board.ink,
        text_anchor="middle",
    )


def draw_legend(edition: Edition, palette: Palette, sizes: Sizes) -> str:
    """What each piece is, beside the title."""
    colours = palette.families[next(iter(edition.families))]
    signs = {
        "Soldati": disc(2, colours, sizes),
        "car": car((0, 0), sizes.car, colours),
        "order, face down": order((0, 0), sizes.order, colours),
        "order, open": order((0, 0), sizes.order, colours, "4"),
        "lab": one_lab(0, palette, sizes),
        "boat": boat((0, 0), sizes.boat, colours),
        "control token": control_token((0, 0), sizes.control[0] / 2 - 4, colours),
    }
    step = (RIGHT - SHORE) / len(signs)
    parts = []
    for k, (words, sign) in enumerate(signs.items()):
        x = SHORE + (k + 0.5) * step
        parts.append(scaled(x, HEAD - 18, ZOOM * 1.2, sign))
        parts.append(text(x, HEAD + 32, words, font_style="italic", font_size=19))
    return group(*parts, fill=palette.board.ink, text_anchor="middle", class_="legend")


def draw_grounds(edition: Edition, palette: Palette, bottom: float) -> str:
    """Water and the twelve grounds side by side, each with its name above it."""
    colours = palette.board
    width, height = column_width(edition), bottom - TOP
    grounds = [
        box(SHORE + k * width, TOP, width, height, fill=palette.tints[key])
        for k, key in enumerate(edition.mandamenti)
    ]
    names = [
        column_name(SHORE + (k + 0.5) * width, mandamento.name.en, width)
        for k, mandamento in enumerate(edition.mandamenti.values())
    ]
    lines = "".join(f"M{SHORE + k * width:.1f} {TOP}V{bottom}" for k in range(len(grounds)))
    rim = f"M{WATER} {TOP}H{RIGHT}V{bottom}H{WATER}Z"
    return group(
        box(WATER, TOP, SHORE - WATER, height, fill=colours.water),
        *grounds,
        path(lines, stroke=colours.border, stroke_width=3),
        path(rim, fill="none", stroke=colours.border, stroke_width=4),
        path(rim, fill="none", stroke=colours.ink, stroke_width=1.5),
        group(
            *names,
            column_name((WATER + SHORE) / 2, "Sea", width),
            fill=colours.ink,
            font_weight=700,
            letter_spacing=0.6,
            text_anchor="middle",
        ),
        class_="grounds",
    )


def column_width(edition: Edition) -> float:
    """How wide each ground is."""
    return (RIGHT - SHORE) / len(edition.mandamenti)


def column_name(x: float, name: str, width: float) -> str:
    """A column's name in small capitals."""
    words = name.upper()
    size = fitting_size(words, "bold", 11.5, width - 6, 0.6)
    return text(x, TOP - 11, words, font_size=size)


def draw_strips(strips: list[Strip], palette: Palette) -> str:
    """One strip under the other, a fine line between them."""
    parts = []
    top = TOP
    for strip in strips:
        parts.append(draw_strip(strip, top, palette))
        top += strip.height
        if strip is not strips[-1]:
            parts.append(fine_line(top, palette))
    return group(*parts)


def fine_line(y: float, palette: Palette) -> str:
    """A brown hair line across the paper, a white thread across the colours."""
    colours = palette.board
    return group(
        path(f"M{LEFT} {y}H{WATER - 12}", stroke=colours.border, stroke_width=0.9),
        path(f"M{WATER + 2} {y}H{RIGHT - 2}", stroke=colours.thread, stroke_width=1.6),
    )


def draw_strip(strip: Strip, top: float, palette: Palette) -> str:
    """Whose pieces they are, and the pieces on water and on every ground."""
    y = top + strip.height / 2
    width = (RIGHT - SHORE) / len(strip.ashore)
    pieces = [
        scaled(SHORE + (k + 0.5) * width, y, ZOOM, piece) for k, piece in enumerate(strip.ashore)
    ]
    return group(
        moved(LEFT + BADGE_RADIUS + 2, y, strip.badge),
        draw_owner(strip, y, palette),
        scaled((WATER + SHORE) / 2, y, ZOOM, strip.afloat),
        *pieces,
        id=f"pieces-{strip.key}",
    )


def draw_owner(strip: Strip, y: float, palette: Palette) -> str:
    """The owner's name over a few words."""
    x = LEFT + 2 * BADGE_RADIUS + 16
    room = WATER - x - 14
    size = fitting_size(strip.name, "bold", 25, room)
    small = fitting_size(strip.words, "italic", 16, room)
    return group(
        text(x, y + 1, strip.name, font_weight=700, font_size=size, fill=palette.board.ink),
        text(
            x, y + 19, strip.words, font_style="italic", font_size=small, fill=palette.board.border
        ),
    )
