"""A whole drawing: what every SVG of ours has around its layers, and writing it to a file."""

from pathlib import Path
from typing import Final

from famiglia.drawing.png import png_bytes
from famiglia.drawing.svg import element, worded
from famiglia.drawing.typeface import FALLBACKS, FAMILY, font_faces

WIDTH: Final = 1640
"""How wide a drawing is, in units and as a PNG in pixels."""


def picture(title: str, description: str, size: tuple[int, int], *layers: str) -> str:
    """The layers as one SVG text, with words for screen readers, typeface and soft shadow."""
    width, height = size
    blur = element("feGaussianBlur", stdDeviation=4)
    soft = element("filter", blur, id="soft", x="-5%", y="-5%", width="110%", height="110%")
    return element(
        "svg",
        worded("title", title),
        worded("desc", description),
        element("defs", element("style", font_faces()), soft),
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family=f"{FAMILY}, {FALLBACKS}",
    )


def write_picture(svg: str, path: Path) -> None:
    """Write a drawing; the file's suffix, .svg or .png, says how."""
    suffix = path.suffix.lower()
    if suffix == ".svg":
        path.write_text(svg + "\n", encoding="utf-8", newline="\n")
    elif suffix == ".png":
        path.write_bytes(png_bytes(svg, WIDTH))
    else:
        raise ValueError(f"cannot draw {path.name}: the name must end in .svg or .png")
