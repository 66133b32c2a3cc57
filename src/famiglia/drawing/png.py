"""SVG to PNG with the bundled typeface only."""

from contextlib import ExitStack
from importlib.resources import as_file

import resvg_py

from famiglia.drawing.typeface import FACES, FAMILY, file_name, fonts


def png_bytes(svg: str, width: int) -> bytes:
    """The drawing as a PNG of the given width; the same on every machine."""
    files = [fonts() / file_name(face.style) for face in FACES]
    with ExitStack() as stack:
        image = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(stack.enter_context(as_file(file))) for file in files],
            font_family=FAMILY,
            serif_family=FAMILY,
        )
    return bytes(image)
