"""Pieces and printed signs, each drawn around a centre in board units."""

from typing import Final

from famiglia.drawing.crests import BOAT, CAR, CRESTS, FIGURE, FLASK, LIQUID, SYMBOLS, WHEELS
from famiglia.drawing.geometry import Point
from famiglia.drawing.palette import FamilyColours
from famiglia.drawing.svg import box, circle, element, group, number, path, scaled, text

SHADOW: Final = "#33231a"
# Where the figures of a start strength stand in a disc of radius 1, and how big they are.
FIGURES: Final = {
    2: ((-0.33, 0.0, 0.42), (0.33, 0.0, 0.42)),
    3: ((0.0, -0.34, 0.36), (-0.38, 0.36, 0.36), (0.38, 0.36, 0.36)),
}


def crest(at: Point, size: float, family: FamilyColours) -> str:
    """The family's crest in its ink."""
    return scaled(*at, size, path(CRESTS[family.crest], fill=family.ink, fill_rule="evenodd"))


def symbol(at: Point, size: float, name: str, colour: str) -> str:
    """One of the four start symbols."""
    return scaled(*at, size, path(SYMBOLS[name], fill=colour, fill_rule="evenodd"))


def symbol_disc(at: Point, radius: float, name: str, colour: str, paper: str) -> str:
    """A start symbol as it is printed: on a small disc of paper."""
    x, y = at
    disc = circle(x, y, radius - 0.7, fill=paper, stroke=colour, stroke_width=1.4)
    if name not in SYMBOLS:
        return group(disc, circle(x, y, radius * 0.3, fill=colour), class_="symbol")
    return group(disc, symbol(at, radius * 0.66, name, colour), class_="symbol")


def figures(at: Point, radius: float, count: int, colour: str) -> str:
    """A start strength as small figures in a disc."""
    x, y = at
    return group(
        *[
            scaled(x + dx * radius, y + dy * radius, size * radius, path(FIGURE, fill=colour))
            for dx, dy, size in FIGURES[count]
        ]
    )


def printed_soldati(at: Point, radius: float, count: int, colour: str, paper: str) -> str:
    """The start strength as printed: a pale ring with small figures."""
    ring = circle(
        *at,
        radius - 1,
        fill=paper,
        fill_opacity=0.5,
        stroke=colour,
        stroke_opacity=0.55,
        stroke_width=1.1,
        stroke_dasharray="2.6 2.2",
    )
    strength = group(figures(at, radius, count, colour), opacity=0.8)
    return group(ring, strength, class_="printed-soldati")


def mark(at: Point, radius: float, words: str, ink: str) -> str:
    """A number or a short word in the middle of a piece."""
    return text(
        at[0],
        at[1] + radius * 0.38,
        words,
        fill=ink,
        font_weight=700,
        font_size=radius * 1.15,
        text_anchor="middle",
    )


def soldati(at: Point, radius: float, count: int, family: FamilyColours) -> str:
    """A stack of Soldati: a disc of the family's colour, its crest small behind the number."""
    x, y = at
    parts = [
        circle(x + 0.8, y + 1.8, radius, fill=SHADOW, fill_opacity=0.32),
        circle(x, y, radius - 0.6, fill=family.fill, stroke=SHADOW, stroke_width=1.2),
        circle(
            x,
            y,
            radius * 0.82,
            fill="none",
            stroke=family.ink,
            stroke_width=0.9,
            stroke_opacity=0.75,
        ),
    ]
    if family.crest in CRESTS:
        parts.append(crest((x, y - radius * 0.44), radius * 0.31, family))
        parts.append(mark((x, y + radius * 0.32), radius * 0.84, str(count), family.ink))
    else:
        parts.append(mark(at, radius, str(count), family.ink))
    return group(*parts, class_="soldati")


def start_soldati(at: Point, radius: float, count: int, fill: str, ink: str) -> str:
    """Start Soldati before families are chosen: a disc in the table side's colour."""
    x, y = at
    return group(
        circle(x + 0.8, y + 1.8, radius, fill=SHADOW, fill_opacity=0.32),
        circle(x, y, radius - 0.6, fill=fill, stroke=SHADOW, stroke_width=1.2),
        circle(x, y, radius * 0.84, fill="none", stroke=ink, stroke_width=0.9, stroke_opacity=0.7),
        figures(at, radius * 0.92, count, ink),
        class_="soldati",
    )


def car(at: Point, size: Point, family: FamilyColours) -> str:
    """A car in the family's colour."""
    x, y = at
    scale = size[0] / 2
    body = path(CAR, fill=family.fill, stroke=SHADOW, stroke_width=1.2 / scale, fill_rule="evenodd")
    wheels = [circle(*wheel, fill=SHADOW) for wheel in WHEELS]
    return group(scaled(x, y + 1, scale, body, *wheels), class_="car")


def lab(at: Point, size: Point, glass: str, liquid: str) -> str:
    """A lab as a flask; labs belong to no colour."""
    scale = size[1] / 2
    outline = path(
        FLASK, fill=glass, stroke=SHADOW, stroke_width=1.1 / scale, stroke_linejoin="round"
    )
    filled = path(LIQUID, fill=liquid)
    return group(scaled(*at, scale, outline, filled), class_="lab")


def order(at: Point, size: Point, family: FamilyColours, face: str = "") -> str:
    """An order token, face down with the crest or open with a short mark."""
    x, y = at
    half = size[0] / 2
    tile = box(
        x - half + 0.6,
        y - half + 0.6,
        size[0] - 1.2,
        size[1] - 1.2,
        rx=3.2,
        fill=family.fill,
        stroke=SHADOW,
        stroke_width=1.2,
    )
    inner = box(
        x - half + 2.6,
        y - half + 2.6,
        size[0] - 5.2,
        size[1] - 5.2,
        rx=1.8,
        fill="none",
        stroke=family.ink,
        stroke_width=0.7,
    )
    sign = mark(at, half, face, family.ink) if face else crest(at, half * 0.56, family)
    return group(tile, inner, sign, class_="order")


def boat(at: Point, size: Point, family: FamilyColours, angle: float = 0.0) -> str:
    """A boat in the family's colour."""
    scale = size[0] / 2
    hull = path(
        BOAT, fill=family.fill, stroke=SHADOW, stroke_width=1.2 / scale, stroke_linejoin="round"
    )
    return group(scaled(*at, scale * 0.94, hull, angle=angle), class_="boat")


def control_token(at: Point, radius: float, family: FamilyColours) -> str:
    """A control token: an octagon with the crest."""
    x, y = at
    r, k = radius, radius * 0.4142
    corners = [(k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k), (-r, -k), (-k, -r)]
    points = " ".join(f"{number(x + u * 0.92)},{number(y + v * 0.92)}" for u, v in corners)
    shape = element("polygon", points=points, fill=family.fill, stroke=SHADOW, stroke_width=1.4)
    return group(shape, crest(at, radius * 0.58, family), class_="control")


def boat_place(at: Point, size: Point, ink: str, angle: float) -> str:
    """The printed outline where a boat may lie."""
    scale = size[0] / 2
    width = 1.1 / scale
    hull = path(BOAT, fill="none", stroke=ink, stroke_width=width, stroke_linejoin="round")
    return scaled(*at, scale * 0.94, hull, angle=angle)


def control_place(at: Point, radius: float, tint: str, paper: str, ink: str) -> str:
    """The printed ring where a control token may lie."""
    return group(
        circle(*at, radius - 1, fill=paper, stroke=ink, stroke_width=1.2),
        circle(*at, radius - 4.2, fill="none", stroke=tint, stroke_width=4.6),
        circle(*at, radius - 7, fill="none", stroke=ink, stroke_width=0.7, stroke_dasharray="2 2"),
    )
