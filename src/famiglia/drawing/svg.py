"""Small helpers that write SVG elements with everything escaped."""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

Value = str | float | int

_NAMES: Final = {"class_": "class"}


def number(value: float) -> str:
    """At most two decimals and no needless zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def attribute(name: str, value: Value) -> str:
    """One attribute with its value quoted."""
    key = _NAMES.get(name, name.replace("_", "-"))
    text = value if isinstance(value, str) else number(value)
    return f" {key}={quoteattr(text)}"


def element(tag: str, *children: str, **attributes: Value) -> str:
    """An element with finished children; a trailing underscore frees Python's own words."""
    head = tag + "".join(attribute(name, value) for name, value in attributes.items())
    if not children:
        return f"<{head}/>"
    return f"<{head}>{''.join(children)}</{tag}>"


def worded(tag: str, words: str, **attributes: Value) -> str:
    """An element that holds words; they are escaped."""
    return element(tag, escape(words), **attributes)


def group(*children: str, **attributes: Value) -> str:
    """Elements that belong together."""
    return element("g", *children, **attributes)


def path(d: str, **attributes: Value) -> str:
    """A path element."""
    return element("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    """A circle element."""
    return element("circle", cx=x, cy=y, r=r, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle element."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def text(x: float, y: float, words: str, **attributes: Value) -> str:
    """A line of text."""
    return worded("text", words, x=x, y=y, **attributes)


def moved(x: float, y: float, *children: str, **attributes: Value) -> str:
    """A group with its origin at (x, y)."""
    return group(*children, transform=f"translate({number(x)} {number(y)})", **attributes)


def scaled(x: float, y: float, scale: float, *children: str, angle: float = 0.0) -> str:
    """A group in unit coordinates drawn around (x, y)."""
    turn = f" rotate({number(angle)})" if angle else ""
    place = f"translate({number(x)} {number(y)}){turn} scale({number(scale)})"
    return group(*children, transform=place)
