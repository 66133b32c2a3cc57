"""What families and pieces look like, for who draws them on a board of their own."""

from typing import Final

import msgspec

from famiglia.drawing.crests import BOAT, CAR, CRESTS, FIGURE, FLASK, LIQUID, SYMBOLS, WHEELS
from famiglia.drawing.palette import Palette, palette_of
from famiglia.edition.schema import Edition


class Figures(msgspec.Struct, frozen=True):
    """Paths in unit coordinates (-1 to 1), filled by the even-odd rule."""

    crests: dict[str, str]
    """By the names that the palette gives to families."""
    symbols: dict[str, str]
    """The start symbols."""
    soldato: str
    car: str
    wheels: tuple[tuple[float, float, float], ...]
    """Of the car: circles, each with its middle and its radius."""
    lab: str
    liquid: str
    """What is in the lab."""
    boat: str


class Look(msgspec.Struct, frozen=True):
    """Colours and figures of an edition."""

    palette: Palette
    figures: Figures


FIGURES: Final = Figures(CRESTS, SYMBOLS, FIGURE, CAR, WHEELS, FLASK, LIQUID, BOAT)
"""The same for all editions."""


def look_of(edition: Edition) -> Look:
    """What an edition's families and pieces look like."""
    return Look(palette_of(edition), FIGURES)
