"""The action sheets, column by column."""

from itertools import zip_longest

from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Rich

from famiglia.edition.schema import Edition, Sheet, Space
from famiglia.terminal.layout import Shown, heading, legend, money, pages


def show_sheets(edition: Edition, which: str) -> Shown:
    """All sheets."""
    return [part for sheet in edition.sheets for part in show_sheet(edition, sheet)]


def show_sheet(edition: Edition, which: str) -> Shown:
    """One sheet as it lies on the table: its columns, their costs, their spaces."""
    sheet = edition.sheets[which]
    grid = Table(expand=True, show_lines=True, padding=0)
    for column in edition.columns.values():
        cost = sheet.costs[column.id]
        grid.add_column(f"{column.name}\ncosts {cost}", ratio=1, overflow="fold")
    grid.add_row(*(Rich(str(column.action), style="bold") for column in edition.columns.values()))
    columns = [
        [space for space in sheet.spaces.values() if space.column == column]
        for column in edition.columns
    ]
    for row in zip_longest(*columns):
        grid.add_row(*(_cell(edition, sheet, space) for space in row))
    bar = Panel(f"over all columns: {edition.bar}", style="magenta", expand=True)
    note = "∞ unlimited · +1 received, -1 paid · blue: no action · ○ grey circle"
    return [heading(f"Action sheet {which}", edition), bar, grid, note, legend(edition)]


def _cell(edition: Edition, sheet: Sheet, space: Space | None) -> Rich:
    if space is None:
        return Rich("")
    if space.kind != "action":
        sign = {"circle": "○ neutral", "free": "□ free", "blue": "■ blue"}[space.kind]
        return Rich(sign, style="blue" if space.kind == "blue" else "dim")
    signs = " ".join(sign for sign in ("∞" if space.unlimited else "", money(space.money)) if sign)
    cell = Rich(f"{signs} " if signs else "", style="bold")
    cell.append(str(space.action), style="default")
    page = pages(edition, f"sheets.{sheet.id}.spaces.{space.id}")
    return cell.append(f"\n{space.id}{f', {page}' if page else ''}", style="dim")
