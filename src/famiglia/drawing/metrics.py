"""How wide a text is in the bundled typeface, so that names fit their places."""

from functools import cache
from typing import Final

import msgspec

from famiglia.drawing.typeface import Style, fonts

# Alegreya, in parts of the font size: the highest letter over and the deepest under the line.
ASCENT: Final = 0.77
DESCENT: Final = 0.24
UNKNOWN: Final = 700


@cache
def _widths() -> dict[str, dict[str, int]]:
    return msgspec.json.decode(
        (fonts() / "widths.json").read_bytes(), type=dict[str, dict[str, int]]
    )


def text_width(text: str, style: Style, size: float, spacing: float = 0.0) -> float:
    """The sum of advances; kerning only ever makes it a little narrower."""
    table = _widths()[style]
    advance = sum(table.get(letter, UNKNOWN) for letter in text)
    return advance * size / 1000 + spacing * len(text)


def fitting_size(text: str, style: Style, size: float, room: float, spacing: float = 0.0) -> float:
    """`size`, or the largest one at which the text fits into `room`."""
    width = text_width(text, style, size, spacing)
    return size if width <= room else size * room / width


def broken_name(name: str, lines: int) -> tuple[str, ...]:
    """The name in one line or two, words kept whole; a single word stays in one line."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return (name,)
    half = (len(words) + 1) // 2
    return (" ".join(words[:half]), " ".join(words[half:]))
