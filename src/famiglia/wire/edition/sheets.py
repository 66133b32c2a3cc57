"""The printed action sheets: columns, and the spaces of each sheet."""

from famiglia.edition.schema import Edition, Sheet, Space
from famiglia.edition.words import On
from famiglia.wire.edition.common import PrintedAction, Translated, printed_action, translated
from famiglia.wire.message import Message


class PrintedColumn(Message, frozen=True):
    """A column of the sheets; to its action comes that of the bar over all columns."""

    id: str
    name: Translated
    action: PrintedAction


class PrintedSpace(Message, frozen=True):
    """A space of an action sheet. Money above 0 is received, below 0 paid."""

    id: str
    column: str
    kind: str
    """`action`, `blue`, `free` or `circle`."""
    action: PrintedAction | None
    money: int
    unlimited: bool


class PrintedSheet(Message, frozen=True):
    """An action sheet: the cost of each column while it is on top, and its spaces."""

    id: str
    costs: dict[str, int]
    spaces: list[PrintedSpace]


def printed_columns(edition: Edition) -> list[PrintedColumn]:
    """All columns."""
    return [
        PrintedColumn(column.id, translated(column.name), printed_action(column.action, On.COLUMN))
        for column in edition.columns.values()
    ]


def printed_sheet(sheet: Sheet) -> PrintedSheet:
    """One action sheet."""
    return PrintedSheet(
        sheet.id, dict(sheet.costs), [_space(space) for space in sheet.spaces.values()]
    )


def _space(space: Space) -> PrintedSpace:
    action = None if space.action is None else printed_action(space.action, On.SPACE)
    return PrintedSpace(space.id, space.column, space.kind, action, space.money, space.unlimited)
