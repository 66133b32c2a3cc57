"""How components look in a terminal: tables, headings, and where values come from."""

import re
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Rich

from famiglia.edition.effects import Action
from famiglia.edition.load import RECONSTRUCTED
from famiglia.edition.schema import Edition
from famiglia.edition.schema.component import LANGUAGES
from famiglia.edition.words import On

Shown = list[RenderableType]

_LANGUAGE: Final = re.compile(rf"(^|\.)({'|'.join(LANGUAGES)})$")

SYMBOLS: Final = {"ring": "○", "star": "★", "club": "♣", "diamond": "♦", "neutral": "·"}
COLOURS: Final = {
    "black": "bold white on black",
    "blue": "bold white on blue",
    "green": "bold white on dark_green",
    "red": "bold white on dark_red",
    "white": "bold black on white",
    "yellow": "bold black on gold1",
}
LEGEND: Final = (
    "p. = the rulebook says so on that page (X: the expansion); the rest is reconstructed."
)


def table(*columns: str, title: str = "") -> Table:
    """An open table; the first column, which names things, is never broken."""
    made = Table(
        box=box.SIMPLE_HEAD,
        title=title or None,
        title_justify="left",
        pad_edge=False,
        show_header=any(columns),
    )
    for place, column in enumerate(columns):
        made.add_column(column, overflow="fold", no_wrap=place == 0)
    return made


def heading(text: str, edition: Edition) -> RenderableType:
    """A line across the terminal, with what is shown and of which edition."""
    return Rule(f"{text} · {edition.name} {edition.hash[:12]}", align="left")


def family_name(edition: Edition, family: str) -> Rich:
    """A family's colour and name, on its colour."""
    return Rich(f" {family} · {edition.families[family].name} ", style=COLOURS.get(family, "bold"))


def source(edition: Edition, key: str) -> str:
    """Which values at or below a key are stated where: `p. 20 name, money`."""
    return "; ".join(
        f"{page} {', '.join(values)}".strip() for page, values in _stated(edition, key).items()
    )


def pages(edition: Edition, key: str) -> str:
    """Where something at or below a key is stated: `p. 8, p. 9`."""
    return ", ".join(_stated(edition, key))


def _stated(edition: Edition, key: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path, provenance in edition.provenance.items():
        if (path == key or path.startswith(f"{key}.")) and provenance != RECONSTRUCTED:
            value = _LANGUAGE.sub("", path[len(key) + 1 :]).removeprefix("action.")
            values = found.setdefault(provenance.removeprefix("rulebook "), [])
            if value not in values:
                values.append(value)
    return found


def explained(action: Action, on: On) -> Rich:
    """An action as it is written, and under it what it does."""
    return Rich(str(action), style="bold").append(f"\n{action.text(on)}", style="not bold")


def money(amount: int) -> str:
    """Money of a space: received with a plus, paid with a minus, nothing for 0."""
    return f"{amount:+d}" if amount else ""


def legend(edition: Edition) -> RenderableType:
    """What the marks of provenance mean in this edition."""
    owner = " owner = set by the overlay." if edition.base else ""
    return Rich(LEGEND + owner, style="dim")
