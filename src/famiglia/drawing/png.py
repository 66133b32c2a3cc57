"""SVG to PNG with the bundled typeface only."""

from contextlib import ExitStack
from importlib.resources import as_file, files
from typing import Final

import resvg_py

STYLES: Final = ("regular", "bold", "italic")


def png_bytes(svg: str, width: int) -> bytes:
    """The drawing as a PNG of the given width; the same on every machine."""
    fonts = files(__package__) / "fonts"
    with ExitStack() as stack:
        paths = [
            str(stack.enter_context(as_file(fonts / f"Alegreya-{style}.ttf"))) for style in STYLES
        ]
        image = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=paths,
            font_family="Alegreya",
            serif_family="Alegreya",
        )
    return bytes(image)
