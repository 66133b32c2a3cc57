"""Bundled typeface: Alegreya from npm, subset to Latin and Cyrillic, with its advance widths.

Run once per release of the typeface: `npm pack @fontsource/alegreya`, unpack, then
`python -m tools.map.fonts package/`. The committed files are the result.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from fontTools.merge import Merger  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from famiglia.drawing.typeface import FACES, FAMILY, Face, file_name

TARGET: Final = Path(__file__).parents[2] / "src" / "famiglia" / "drawing" / "fonts"
SCRIPTS: Final = ("latin", "latin-ext", "cyrillic")
CODEPOINTS: Final = [*range(0x20, 0x250), *range(0x400, 0x460), *range(0x2010, 0x2027), 0x2192]


def merged(package: Path, face: Face) -> TTFont:
    """One font of the per-script files: the web splits them, we want one per face."""
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for script in SCRIPTS:
            font = TTFont(package / "files" / f"alegreya-{script}-{face.cut}-{face.slant}.woff2")
            font.flavor = None
            part = Path(scratch) / f"{script}.ttf"
            font.save(part)
            parts.append(str(part))
        return Merger().merge(parts)


def line_up_figures(font: TTFont) -> None:
    """Figures as tall as capitals: the typeface's own hanging ones are too small on pieces."""
    tall = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            glyph = table.cmap.get(code)
            if glyph is not None and f"{glyph}.lf" in tall:
                table.cmap[code] = f"{glyph}.lf"


def subset(font: TTFont) -> None:
    """Keep the letters we print and what places them."""
    options = Options()
    options.layout_features = ["kern", "liga", "locl", "ccmp", "mark"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CODEPOINTS)
    subsetter.subset(font)


def rename(font: TTFont, face: Face) -> None:
    """One family name for all files, so that weight and style choose between them."""
    font["OS/2"].usWeightClass = face.weight
    names = {1: FAMILY, 2: face.style.capitalize(), 16: FAMILY, 17: face.style}
    for record, text in names.items():
        font["name"].setName(text, record, 3, 1, 0x409)


def widths(font: TTFont) -> dict[str, int]:
    """Advance of every character in thousandths of the font size."""
    unit = font["head"].unitsPerEm
    cmap = font.getBestCmap()
    return {chr(code): round(font["hmtx"][glyph][0] * 1000 / unit) for code, glyph in cmap.items()}


def main(package: Path) -> None:
    """Write the three fonts, their widths and the licence."""
    table = {}
    for face in FACES:
        font = merged(package, face)
        line_up_figures(font)
        subset(font)
        rename(font, face)
        font.save(TARGET / file_name(face.style))
        table[face.style] = widths(font)
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    (TARGET / "widths.json").write_text(text + "\n", encoding="utf-8")
    shutil.copy(package / "LICENSE", TARGET / "OFL.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
