"""The seas: water, ripples along the coast, names, places for boats and control tokens."""

from math import dist, hypot
from typing import Final

from famiglia.drawing.geometry import Board, Control, Point, SeaShape, holds, towards
from famiglia.drawing.grounds import members
from famiglia.drawing.metrics import fitting_size
from famiglia.drawing.palette import Palette
from famiglia.drawing.pieces import boat_place, control_place
from famiglia.drawing.svg import box, circle, element, group, path, text, worded
from famiglia.edition.schema import Edition

# Lettering of the seas and of the control-token places.
SEA_LETTERS: Final = 2.6
NAME_SIZE: Final = 12.5
NAME_ROOM: Final = 112.0
NAME_LETTERS: Final = 1.0
# How far a leader reaches into a Mandamento that an edition has regrouped.
INSIDE: Final = 12.0


def draw_water(board: Board, palette: Palette) -> str:
    """Open water, a pale shelf and engraved lines along the coast."""
    inset = board.frame
    size = (board.width - 2 * inset, board.height - 2 * inset)
    return group(
        box(inset, inset, *size, fill="url(#water)"),
        draw_shelf(board, palette),
        draw_ripples(board, palette),
        path(board.swells, stroke=palette.board.ripple, stroke_opacity=0.45),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
        clip_path="url(#inside)",
        class_="water",
    )


def draw_shelf(board: Board, palette: Palette) -> str:
    """Paler water near the coast."""
    return group(
        path(board.coast, stroke_width=64, stroke_opacity=0.35),
        path(board.coast, stroke_width=30, stroke_opacity=0.5),
        stroke=palette.board.shallows,
    )


def draw_ripples(board: Board, palette: Palette) -> str:
    """Lines that fade with the distance from the coast."""
    lines = [
        path(line, stroke_width=1.25 - 0.16 * k, stroke_opacity=0.72 - 0.13 * k)
        for k, line in enumerate(board.ripples)
    ]
    return group(*lines, stroke=palette.board.ripple)


def draw_islets(board: Board, palette: Palette) -> str:
    """Small islands without a role, in paper white so that nobody takes them for areas."""
    colours = palette.board
    d = "".join(board.islets)
    return group(
        path(d, stroke=colours.shallows, stroke_width=14, stroke_opacity=0.6),
        path(d, stroke=colours.ripple, stroke_width=9, stroke_opacity=0.5),
        path(d, stroke=colours.shallows, stroke_width=7),
        path(d, fill=colours.paper, stroke=colours.border, stroke_width=1.4),
        fill="none",
        stroke_linejoin="round",
        class_="islets",
    )


def draw_seas(edition: Edition, board: Board, palette: Palette) -> str:
    """Each sea with its outline for pointing at, its border lines and boat places."""
    ink = palette.board.sea_ink
    lines = [
        path(
            border.d,
            fill="none",
            stroke=ink,
            stroke_width=1.8,
            stroke_opacity=0.75,
            stroke_dasharray="9 6",
            stroke_linecap="round",
        )
        for border in board.sea_borders
    ]
    seas = [
        draw_sea(sea, edition.seas[sea].name.en, shape, board, ink)
        for sea, shape in board.seas.items()
    ]
    return group(group(*lines, class_="sea-borders"), *seas)


def draw_sea(sea: str, name: str, shape: SeaShape, board: Board, ink: str) -> str:
    """One sea: an invisible surface to point at, and its boat places."""
    boats = [boat_place(at, board.sizes.boat, ink, shape.angle) for at in shape.boats]
    return group(
        worded("title", name),
        path(shape.d, fill="#ffffff", fill_opacity=0),
        group(*boats, opacity=0.5),
        id=f"sea-{sea}",
        class_="sea",
    )


def draw_sea_names(edition: Edition, board: Board, palette: Palette) -> str:
    """What seas are called, each name on its curve."""
    names = [
        draw_sea_name(sea, edition.seas[sea].name.en, shape) for sea, shape in board.seas.items()
    ]
    return group(*names, fill=palette.board.sea_ink, font_style="italic", class_="sea-names")


def draw_sea_name(sea: str, name: str, shape: SeaShape) -> str:
    """The name of one sea, as large as its room allows."""
    curve = f"curve-{sea}"
    size = fitting_size(name, "italic", shape.label.size, shape.label.room, SEA_LETTERS)
    label = worded("textPath", name, href=f"#{curve}", startOffset="50%", text_anchor="middle")
    return element("defs", path(shape.label.curve, id=curve)) + element(
        "text", label, font_size=size, letter_spacing=SEA_LETTERS
    )


def control_at(mandamento_sea: str, control: Control, board: Board) -> Point:
    """The drawn place, or a free spot beside the boats of the sea an owner's edition names."""
    if mandamento_sea == control.sea:
        return control.at
    _, (bx, by), (cx, cy) = board.seas[mandamento_sea].boats
    return (2 * cx - bx, 2 * cy - by)


def draw_controls(edition: Edition, board: Board, palette: Palette) -> str:
    """The control-token places of all Mandamenti."""
    return group(
        *[
            draw_control(key, edition, control, board, palette)
            for key, control in board.control.items()
        ],
        class_="control-places",
    )


def draw_control(
    key: str, edition: Edition, control: Control, board: Board, palette: Palette
) -> str:
    """A ring in the Mandamento's tint and a leader to its land."""
    mandamento = edition.mandamenti[key]
    at = control_at(mandamento.control, control, board)
    end = leader_end(at, key, edition, board)
    radius = board.sizes.control[0] / 2
    tint, ink = palette.tints[key], palette.board.ink
    parts = [
        leader(at, end, radius, tint, ink),
        control_place(at, radius, tint, palette.board.paper, ink),
    ]
    return group(worded("title", f"Control of {mandamento.name.en}"), *parts, id=f"control-{key}")


def draw_control_names(edition: Edition, board: Board, palette: Palette) -> str:
    """The names of all Mandamenti, each beside its control-token place."""
    radius = board.sizes.control[0] / 2
    names = []
    for key, control in board.control.items():
        mandamento = edition.mandamenti[key]
        at = control_at(mandamento.control, control, board)
        end = leader_end(at, key, edition, board)
        names.append(control_name(name_at(at, end, radius), mandamento.name.en, palette))
    return group(*names, class_="control-names")


def leader_end(at: Point, key: str, edition: Edition, board: Board) -> Point:
    """The drawn end, or where that is another Mandamento's land now, the nearest point of its own.

    `at` is the place of the control token.
    """
    drawn = board.control[key].target
    shapes = [board.areas[area] for area in members(edition, key)]
    if any(holds(shape.polygon, drawn) for shape in shapes):
        return drawn
    ends = [(dist(at, point), point, shape) for shape in shapes for point in shape.polygon]
    _, near, shape = min(ends, key=lambda end: end[0])
    return towards(near, shape.places.soldati, INSIDE)


def name_at(at: Point, target: Point, radius: float) -> Point:
    """Under the token, or over it where the leader runs down."""
    down = target[1] - at[1] > abs(target[0] - at[0]) * 0.4
    return (at[0], at[1] - radius - 4 if down else at[1] + radius + 13)


def control_name(at: Point, name: str, palette: Palette) -> str:
    """The Mandamento's name in small capitals."""
    words = name.upper()
    size = fitting_size(words, "bold", NAME_SIZE, NAME_ROOM, NAME_LETTERS)
    return text(
        *at,
        words,
        fill=palette.board.ink,
        font_weight=700,
        font_size=size,
        letter_spacing=NAME_LETTERS,
        text_anchor="middle",
        stroke=palette.board.shallows,
        stroke_width=2.6,
        stroke_opacity=0.8,
        paint_order="stroke",
        stroke_linejoin="round",
    )


def leader(at: Point, target: Point, radius: float, tint: str, ink: str) -> str:
    """A thin line from the token's rim to a dot on its Mandamento."""
    dx, dy = target[0] - at[0], target[1] - at[1]
    length = hypot(dx, dy)
    start = (at[0] + dx / length * (radius - 1), at[1] + dy / length * (radius - 1))
    d = f"M{start[0]:.1f} {start[1]:.1f}L{target[0]:.1f} {target[1]:.1f}"
    return group(
        path(d, stroke=ink, stroke_width=3.4, stroke_linecap="round"),
        path(d, stroke=tint, stroke_width=1.8, stroke_linecap="round"),
        circle(*target, 4.2, fill=tint, stroke=ink, stroke_width=1.1),
    )
