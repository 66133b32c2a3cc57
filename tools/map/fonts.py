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

FONTS: Final = Path(__file__).parents[2] / "src" / "famiglia" / "drawing" / "fonts"
STYLES: Final = {"regular": "500-normal", "bold": "700-normal", "italic": "500-italic"}
SCRIPTS: Final = ("latin", "latin-ext", "cyrillic")
CODEPOINTS: Final = [*range(0x20, 0x250), *range(0x400, 0x460), *range(0x2010, 0x2027), 0x2192]


def merged(package: Path, style: str) -> TTFont:
    """One font of the per-script files: the web splits them, we want one per style."""
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for script in SCRIPTS:
            font = TTFont(package / "files" / f"alegreya-{script}-{style}.woff2")
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


def rename(font: TTFont, style: str) -> None:
    """One family name for all files, so that weight and style choose between them."""
    weight = {"regular": 400, "bold": 700, "italic": 400}[style]
    font["OS/2"].usWeightClass = weight
    for record, text in ((1, "Alegreya"), (2, style.capitalize()), (16, "Alegreya"), (17, style)):
        font["name"].setName(text, record, 3, 1, 0x409)


def widths(font: TTFont) -> dict[str, int]:
    """Advance of every character in thousandths of the font size."""
    unit = font["head"].unitsPerEm
    cmap = font.getBestCmap()
    return {chr(code): round(font["hmtx"][glyph][0] * 1000 / unit) for code, glyph in cmap.items()}


def main(package: Path) -> None:
    """Write the three fonts, their widths and the licence."""
    table = {}
    for style, source in STYLES.items():
        font = merged(package, source)
        line_up_figures(font)
        subset(font)
        rename(font, style)
        font.save(FONTS / f"Alegreya-{style}.ttf")
        table[style] = widths(font)
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    (FONTS / "widths.json").write_text(text + "\n", encoding="utf-8")
    shutil.copy(package / "LICENSE", FONTS / "OFL.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
