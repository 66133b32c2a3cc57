"""Families, their mats slot by slot, and their orders."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Rich

from famiglia.edition.schema import Edition, InstitutionRow, Order
from famiglia.edition.words import INSTITUTIONS, On
from famiglia.terminal.layout import (
    Shown,
    explained,
    family_name,
    heading,
    legend,
    pages,
    source,
    table,
)


def show_families(edition: Edition, which: str) -> Shown:
    """Each family's plan and weakness."""
    lines = table("Family", "Plan", "Weakness")
    for family in edition.families.values():
        lines.add_row(family_name(edition, family.id), str(family.plan), str(family.weakness))
    return [heading("Families", edition), lines]


def show_mats(edition: Edition, which: str) -> Shown:
    """All mats."""
    return [part for family in edition.mats for part in show_mat(edition, family)]


def show_mat(edition: Edition, which: str) -> Shown:
    """One mat: a row for each institution, slots from left to right in their column areas."""
    mat = edition.mats[which]
    width = max(len(mat.row(institution).slots) for institution in INSTITUTIONS)
    grid = Table(show_lines=True, padding=(0, 1, 0, 0), pad_edge=False)
    for title in ("Row", "Start", *(str(place) for place in range(1, width + 1)), "From"):
        grid.add_column(title)
    for institution in INSTITUTIONS:
        row = mat.row(institution)
        cells = [_slot(row, place) for place in range(len(row.slots))]
        page = pages(edition, f"mats.{which}.{institution}.slots")
        grid.add_row(
            str(edition.columns[institution].name),
            str(row.start or ""),
            *cells,
            *[""] * (width - len(cells)),
            page,
        )
    note = "A new letter brings the order of that row and letter. Justice: attack / Strike by car."
    return [
        heading(f"Mat of {which}", edition),
        family_name(edition, which),
        grid,
        note,
        legend(edition),
    ]


def show_orders(edition: Edition, which: str) -> Shown:
    """The 13 orders of one family, or of all."""
    parts: Shown = [heading("Orders", edition)]
    for family in [which] if which else edition.orders:
        lines = table("Order", "Initiative", "Parts", "From")
        for order in edition.orders[family].values():
            lines.add_row(*_order(edition, family, order))
        parts += [family_name(edition, family), lines]
    return [
        *parts,
        "☆ attack, ○ supply; supply comes first, low initiative before high.",
        legend(edition),
    ]


def _slot(row: InstitutionRow, place: int) -> Rich:
    letter = row.letters[place]
    is_first = place == 0 or row.letters[place - 1] != letter
    return Rich(f"{letter}{'*' if is_first else ' '} ", style="bold").append(
        str(row.slots[place]), style="default"
    )


def _order(edition: Edition, family: str, order: Order) -> tuple[RenderableType, ...]:
    return (
        f"{order.id}\n{order.name}",
        f"{'☆' if order.type == 'attack' else '○'} {order.initiative}",
        explained(order.action, On.ORDER),
        source(edition, f"orders.{family}.{order.id}"),
    )
