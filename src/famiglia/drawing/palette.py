"""Colours of the edition: tints of the Mandamenti, water, paper, ink and the families."""

from functools import cache
from typing import Annotated

import msgspec

from famiglia.drawing.geometry import drawn_as
from famiglia.edition.schema import Edition
from famiglia.edition.source import DATA

Colour = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-f]{6}$")]


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the palette's tables."""


class BoardColours(Colours, frozen=True):
    """Everything that is not a tint or a piece."""

    paper: Colour
    water: Colour
    shallows: Colour
    depth: Colour
    ripple: Colour
    sea_ink: Colour
    ink: Colour
    border: Colour
    thread: Colour
    relief: Colour
    accent: Colour


class FamilyColours(Colours, frozen=True):
    """A family's pieces: their fill, the ink of outline and figure, and its crest."""

    fill: Colour
    ink: Colour
    crest: str


class Palette(Colours, frozen=True):
    """The whole of palette.toml."""

    board: BoardColours
    tints: dict[str, Colour]
    sides: tuple[Colour, Colour]
    families: dict[str, FamilyColours]


def palette_of(edition: Edition) -> Palette:
    """The colours an edition is drawn in."""
    return load_palette(drawn_as(edition, "palette.toml"))


msgspec.json.Decoder(Palette)
# What it has found out is kept: msgspec fails where two threads find out a type's shape at once.


@cache
def load_palette(key: str) -> Palette:
    """The palette of a built-in edition."""
    return msgspec.toml.decode((DATA / key / "palette.toml").read_bytes(), type=Palette)
