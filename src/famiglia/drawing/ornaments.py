"""Around the map: frame, cartouche and compass rose."""

from math import cos, radians, sin
from typing import Final

from famiglia.drawing.geometry import Board, Page, Point
from famiglia.drawing.land import side_colour
from famiglia.drawing.metrics import fitting_size
from famiglia.drawing.palette import Palette
from famiglia.drawing.pieces import symbol
from famiglia.drawing.svg import box, circle, group, moved, number, path, scaled, text
from famiglia.edition.schema import Edition

TITLE: Final = "Sicilia"
STRETCH: Final = 40


def draw_frame(page: Page, palette: Palette) -> str:
    """A paper margin with fine lines and a scale of light and dark, as on sea charts."""
    w, h, inset = page
    ink, brown = palette.board.ink, palette.board.border
    margin = f"M0 0H{w}V{h}H0ZM{inset} {inset}V{h - inset}H{w - inset}V{inset}Z"
    return group(
        path(margin, fill=palette.board.paper, fill_rule="evenodd"),
        path(zebra(page), fill=brown),
        frame_line(page, 0, ink, 1.6),
        frame_line(page, 3, brown, 0.9),
        frame_line(page, 9, brown, 0.9),
        frame_line(page, 14, ink, 2.4),
        class_="frame",
    )


def frame_line(page: Page, outside: int, colour: str, width: float) -> str:
    """A line around the drawing, so far outside its inner edge."""
    at = page.frame - outside
    size = (page.width - 2 * at, page.height - 2 * at)
    return box(at, at, *size, fill="none", stroke=colour, stroke_width=width)


def zebra(page: Page) -> str:
    """Every second stretch of the band around the drawing filled."""
    w, h, inset = page
    across, down = stretches(w - 2 * inset), stretches(h - 2 * inset)
    step_x, step_y = (w - 2 * inset) / across, (h - 2 * inset) / down
    d = ""
    for k in range(0, across, 2):
        x = inset + k * step_x
        for top in (inset - 9, h - inset + 3):
            d += f"M{x:.1f} {top}h{step_x:.1f}v6h{-step_x:.1f}Z"
    for k in range(0, down, 2):
        y = inset + k * step_y
        for left in (inset - 9, w - inset + 3):
            d += f"M{left} {y:.1f}h6v{step_y:.1f}h-6Z"
    return d


def stretches(length: int) -> int:
    """How many stretches fill a side: an odd number, so that both of its ends are dark."""
    return 2 * round((length / STRETCH - 1) / 2) + 1


def draw_cartouche(edition: Edition, board: Board, palette: Palette) -> str:
    """Title plate with the edition's name and the order of play under it."""
    colours, box_of = palette.board, board.ornaments["cartouche"]
    words = f"unofficial board · {edition.name.en}"
    small = fitting_size(words, "regular", 14, box_of.size[0] - 44, 1)
    title = text(0, -9, TITLE, font_style="italic", font_size=58, letter_spacing=4)
    return moved(
        *box_of.at,
        draw_plate(box_of.size, palette),
        group(title, fill=colours.ink, text_anchor="middle"),
        flourish(8, palette),
        group(
            text(0, 27, words, font_size=small, letter_spacing=1),
            fill=colours.border,
            text_anchor="middle",
        ),
        order_of_play(edition, palette, 46),
        class_="cartouche",
    )


def draw_plate(size: Point, palette: Palette) -> str:
    """Paper with a double line around it and a soft shadow."""
    colours = palette.board
    x, y = size[0] / 2, size[1] / 2
    shadow = path(
        plate(x + 1, y + 1, 15), fill=colours.sea_ink, fill_opacity=0.3, filter="url(#soft)"
    )
    return group(
        moved(3, 5, shadow),
        path(plate(x, y, 14), fill=colours.paper, stroke=colours.ink, stroke_width=2),
        path(plate(x - 6, y - 6, 12), fill="none", stroke=colours.border, stroke_width=0.9),
    )


def plate(x: float, y: float, notch: float) -> str:
    """A rectangle with scooped corners."""
    a, b, n = x, y, notch
    return (
        f"M{-a + n} {-b}H{a - n}A{n} {n} 0 0 0 {a} {-b + n}V{b - n}A{n} {n} 0 0 0 {a - n} {b}"
        f"H{-a + n}A{n} {n} 0 0 0 {-a} {b - n}V{-b + n}A{n} {n} 0 0 0 {-a + n} {-b}Z"
    )


def flourish(y: float, palette: Palette) -> str:
    """A line with a small lozenge in the middle."""
    d = f"M-92 {y}H-12M12 {y}H92M-8 {y}L0 {y - 4}L8 {y}L0 {y + 4}Z"
    return path(d, fill=palette.board.accent, stroke=palette.board.accent, stroke_width=1)


def order_of_play(edition: Edition, palette: Palette, y: float) -> str:
    """The four symbols in playing order with small arrows between them."""
    turn = sorted(edition.symbols, key=lambda key: edition.symbols[key].seat)
    step = 42.0
    left = -step * (len(turn) - 1) / 2
    parts = []
    for k, key in enumerate(turn):
        x = left + k * step
        parts.append(symbol((x, y), 7.2, key, side_colour(edition, palette, key)))
        if k:
            d = f"M{x - step + 13} {y}H{x - 16}M{x - 18} {y - 3}L{x - 13} {y}L{x - 18} {y + 3}"
            parts.append(path(d, fill="none", stroke=palette.board.border, stroke_width=1.2))
    return group(*parts)


def draw_rose(board: Board, palette: Palette) -> str:
    """A compass rose of sixteen points, half of each point shaded."""
    colours, rose = palette.board, board.ornaments["rose"]
    parts = [
        circle(0, 0, 0.74, fill="none", stroke=colours.sea_ink, stroke_width=0.018),
        circle(0, 0, 0.69, fill="none", stroke=colours.sea_ink, stroke_width=0.009),
        path(rose_ticks(), stroke=colours.sea_ink, stroke_width=0.012),
    ]
    for reach, turn in ((0.5, 22.5), (0.62, 45.0), (1.0, 0.0)):
        step = 45 if turn == 22.5 else 90
        for quarter in range(0, 360, step):
            parts.append(point_of_rose(reach, turn + quarter, colours.paper, colours.sea_ink))
    parts.append(circle(0, 0, 0.07, fill=colours.paper, stroke=colours.sea_ink, stroke_width=0.02))
    letter = text(
        0, -1.08, "N", font_size=0.3, font_weight=700, text_anchor="middle", fill=colours.accent
    )
    return group(scaled(*rose.at, rose.size[0] / 2, *parts, letter), class_="rose", opacity=0.9)


def rose_ticks() -> str:
    """A tick every five degrees."""
    d = ""
    for k in range(72):
        x, y = cos(radians(k * 5)), sin(radians(k * 5))
        d += f"M{x * 0.69:.3f} {y * 0.69:.3f}L{x * 0.74:.3f} {y * 0.74:.3f}"
    return d


def point_of_rose(reach: float, angle: float, light: str, dark: str) -> str:
    """One point: two slim triangles, the left one light and the right one dark."""
    waist = 0.115 if reach < 1 else 0.15
    left = f"M0 {-reach}L{-waist} {-waist}L0 0Z"
    right = f"M0 {-reach}L{waist} {-waist}L0 0Z"
    return group(
        path(left, fill=light),
        path(right, fill=dark),
        stroke=dark,
        stroke_width=0.014,
        stroke_linejoin="round",
        transform=f"rotate({number(angle)})",
    )
