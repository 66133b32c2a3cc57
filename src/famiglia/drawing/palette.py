"""Colours of the edition: tints of the Mandamenti, water, paper, ink and the families."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

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


@cache
def load_palette(edition: str = "sicilia") -> Palette:
    """The palette of an edition."""
    raw = (files("famiglia") / "edition" / "data" / edition / "palette.toml").read_bytes()
    return msgspec.toml.decode(raw, type=Palette)
