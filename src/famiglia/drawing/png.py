"""SVG to PNG with the bundled typeface only."""

from contextlib import ExitStack
from importlib.resources import as_file

from famiglia.drawing.typeface import FACES, FAMILY, file_name, fonts
from famiglia.extras import import_extra


def png_bytes(svg: str, width: int) -> bytes:
    """The drawing as a PNG of the given width; the same on every machine."""
    resvg = import_extra("resvg_py", "png")
    files = [fonts() / file_name(face.style) for face in FACES]
    with ExitStack() as stack:
        image = resvg.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(stack.enter_context(as_file(file))) for file in files],
            font_family=FAMILY,
            serif_family=FAMILY,
        )
    return bytes(image)
