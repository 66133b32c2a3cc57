"""The contents of the box."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from famiglia.edition.schema import Edition
from famiglia.edition.walk import leaves
from famiglia.terminal.layout import Shown, family_name, heading, legend, source, table

_PIECES: Final = {
    "boards": "game board with action sheet 0",
    "action-sheets": "action sheets",
    "money-1": "money of 1",
    "money-2": "money of 2",
    "neutral-tokens": "neutral influence tokens",
    "control-tile-sets": "sets of control tiles",
}


def show_contents(edition: Edition, views: Sequence[str]) -> Shown:
    """What lies in the box at a glance, and how to see more of it."""
    lines = table("", "")
    sheets = [f"{len(sheet.spaces)} spaces" for sheet in edition.sheets.values()]
    rows: list[tuple[str, RenderableType]] = [
        ("Edition", f"{edition.name} ({edition.id}), {_sources(edition)}"),
        (
            "Board",
            f"{len(edition.areas)} areas in {len(edition.mandamenti)} Mandamenti, "
            f"{len(edition.seas)} seas, {_borders(edition)} land borders",
        ),
        ("Action sheets", f"0 to {len(sheets) - 1}: {', '.join(sheets)}"),
        *(
            ("Families" if first else "", _family(edition, family))
            for first, family in zip([True] + [False] * 5, edition.families, strict=True)
        ),
        ("Orders", f"{sum(len(orders) for orders in edition.orders.values())} tokens"),
        ("Characters", ", ".join(str(card.name) for card in edition.characters.values())),
        ("Control tiles", ", ".join(str(tile.name) for tile in edition.control_tiles.values())),
        ("Conflict cards", ", ".join(str(card.name) for card in edition.conflict_cards.values())),
        (
            "Solo board",
            ", ".join(f"{side.id}: {len(side.spaces)} spaces" for side in edition.solo.values()),
        ),
    ]
    for row in rows:
        lines.add_row(*row)
    more = f"More: famiglia edition show {' | '.join(views)}"
    return [heading("What lies in the box", edition), lines, more]


def show_box(edition: Edition, which: str) -> Shown:
    """How many of each piece."""
    lines = table("Pieces", "Number", "From")
    for key, value in leaves(edition.box, "box"):
        name = key.removeprefix("box.")
        each = "each family: " if name.startswith("family.") else ""
        name = name.removeprefix("family.")
        lines.add_row(
            each + _PIECES.get(name, name.replace("-", " ")), str(value), source(edition, key)
        )
    return [heading("Pieces", edition), lines, legend(edition)]


def _family(edition: Edition, family: str) -> RenderableType:
    name = family_name(edition, family)
    return name.append(f" {edition.families[family].plan}", style="default on default not bold")


def _borders(edition: Edition) -> int:
    return sum(len(area.neighbours) for area in edition.areas.values()) // 2


def _sources(edition: Edition) -> str:
    stated = sum(value.startswith("rulebook") for value in edition.provenance.values())
    owned = sum(value == "owner" for value in edition.provenance.values())
    own = f", {owned} set by its owner" if owned else ""
    return f"{len(edition.provenance)} printed values, {stated} stated by the rulebooks{own}"
