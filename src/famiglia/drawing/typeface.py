"""The bundled typeface: its faces, their files, and how a drawing carries them with it."""

from base64 import b64encode
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, NamedTuple

FAMILY: Final = "Alegreya"
FALLBACKS: Final = "'EB Garamond', Georgia, serif"

Style = Literal["regular", "bold", "italic"]
Slant = Literal["normal", "italic"]


class Face(NamedTuple):
    """One of the typeface's faces; `cut` is the weight it was drawn in, `weight` how we call it."""

    style: Style
    weight: int
    slant: Slant
    cut: int


# The medium cut stands in for the regular one: thin strokes would drown in the ground.
FACES: Final = (
    Face("regular", 400, "normal", 500),
    Face("bold", 700, "normal", 700),
    Face("italic", 400, "italic", 500),
)


def fonts() -> Traversable:
    """The folder with the typeface, its widths and its licence."""
    return files("famiglia.drawing") / "fonts"


def file_name(style: str) -> str:
    """The file of a face in that folder."""
    return f"{FAMILY}-{style}.ttf"


@cache
def font_faces() -> str:
    """The typeface as style rules with its files inside, so that a drawing looks alike anywhere."""
    return "".join(font_face(face) for face in FACES)


def font_face(face: Face) -> str:
    """One face as a style rule."""
    raw = (fonts() / file_name(face.style)).read_bytes()
    source = f"url(data:font/ttf;base64,{b64encode(raw).decode()})"
    return (
        f"@font-face{{font-family:{FAMILY};font-weight:{face.weight};font-style:{face.slant};"
        f"src:{source} format('truetype')}}"
    )
