"""What the sheet of pieces shows of each owner: badge, name, and pieces on land and at sea."""

from typing import Final, NamedTuple

from famiglia.drawing.crests import FIGURE
from famiglia.drawing.geometry import Sizes
from famiglia.drawing.palette import FamilyColours, Palette
from famiglia.drawing.pieces import (
    SHADOW,
    boat,
    car,
    control_place,
    control_token,
    crest,
    lab,
    order,
    soldati,
)
from famiglia.drawing.svg import circle, group, path, scaled
from famiglia.edition.schema import Edition

FAMILY_STRIP_HEIGHT: Final = 102.0
OTHER_STRIP_HEIGHT: Final = 66.0
BADGE_RADIUS: Final = 24.0
"""All three in units of the sheet."""


class Strip(NamedTuple):
    """One owner's pieces, each group of them drawn around its middle in board units."""

    key: str
    name: str
    words: str
    badge: str
    height: float
    ashore: list[str]
    afloat: str = ""


def all_strips(edition: Edition, palette: Palette, sizes: Sizes) -> list[Strip]:
    """The families, then what belongs to none of them."""
    families = [family_strip(key, edition, palette, sizes) for key in edition.families]
    return [
        *families,
        neutral_strip(edition, palette, sizes),
        fictional_strip(edition, palette, sizes),
        lab_strip(edition, palette, sizes),
    ]


def family_strip(key: str, edition: Edition, palette: Palette, sizes: Sizes) -> Strip:
    """A family's Soldati, car and orders on land, its control token and boat at sea."""
    colours = palette.families[key]
    faces = [str(order.initiative) for order in edition.orders[key].values()]
    return Strip(
        key,
        edition.families[key].name.en,
        f"{key} · {colours.crest}",
        crest_badge(colours),
        FAMILY_STRIP_HEIGHT,
        [
            on_land(count, face, colours, sizes)
            for count, face in zip(counts(edition), faces, strict=False)
        ],
        at_sea(colours, palette, sizes),
    )


def counts(edition: Edition) -> range:
    """Another number of Soldati on each ground."""
    return range(1, len(edition.mandamenti) + 1)


def neutral_strip(edition: Edition, palette: Palette, sizes: Sizes) -> Strip:
    """The neutrals have Soldati and no crest."""
    colours = palette.families["neutral"]
    figure = scaled(0, 0, BADGE_RADIUS * 0.6, path(FIGURE, fill=colours.ink))
    ashore = [disc(count, colours, sizes) for count in counts(edition)]
    return Strip("neutral", "Neutrals", "grey", badge(colours, figure), OTHER_STRIP_HEIGHT, ashore)


def fictional_strip(edition: Edition, palette: Palette, sizes: Sizes) -> Strip:
    """The fictional family has Soldati only."""
    colours = palette.families["fictional"]
    ashore = [disc(count, colours, sizes) for count in counts(edition)]
    words = f"for 2 and 3 players · {colours.crest}"
    return Strip(
        "fictional", "Fictional family", words, crest_badge(colours), OTHER_STRIP_HEIGHT, ashore
    )


def lab_strip(edition: Edition, palette: Palette, sizes: Sizes) -> Strip:
    """Labs, one or two on each ground."""
    flask = scaled(0, 0, 1.7, one_lab(0, palette, sizes))
    pair = one_lab(-9, palette, sizes) + one_lab(9, palette, sizes)
    ashore = [pair if count % 2 else one_lab(0, palette, sizes) for count in counts(edition)]
    return Strip("labs", "Labs", "of no colour", flask, OTHER_STRIP_HEIGHT, ashore)


def one_lab(x: float, palette: Palette, sizes: Sizes) -> str:
    """A lab."""
    return lab((x, 0), sizes.lab, palette.board.thread, palette.board.accent)


def badge(colours: FamilyColours, sign: str) -> str:
    """A disc with a large sign on it."""
    return group(
        circle(1, 2.4, BADGE_RADIUS, fill=SHADOW, fill_opacity=0.3),
        circle(0, 0, BADGE_RADIUS, fill=colours.fill, stroke=SHADOW, stroke_width=1.4),
        circle(0, 0, BADGE_RADIUS - 3.4, fill="none", stroke=colours.ink, stroke_width=1),
        sign,
    )


def crest_badge(colours: FamilyColours) -> str:
    """A family's crest, large."""
    return badge(colours, crest((0, 0), BADGE_RADIUS * 0.58, colours))


def disc(count: int, colours: FamilyColours, sizes: Sizes) -> str:
    """Soldati alone in the middle of a ground."""
    return soldati((0, 0), sizes.soldati[0] / 2, count, colours)


def on_land(count: int, face: str, colours: FamilyColours, sizes: Sizes) -> str:
    """Soldati and a car over a face-down and an open order."""
    return group(
        soldati((-17, -13), sizes.soldati[0] / 2, count, colours),
        car((17, -12), sizes.car, colours),
        order((-13, 19), sizes.order, colours),
        order((13, 19), sizes.order, colours, face),
    )


def at_sea(colours: FamilyColours, palette: Palette, sizes: Sizes) -> str:
    """A control token on its place, and a boat."""
    radius = sizes.control[0] / 2
    inks = palette.board
    return group(
        control_place((-26, 0), radius, inks.shallows, inks.paper, inks.ink),
        control_token((-26, 0), radius - 4, colours),
        boat((26, 0), sizes.boat, colours),
    )
