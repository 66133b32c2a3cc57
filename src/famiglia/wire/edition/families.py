"""Families with their mats and orders."""

from famiglia.edition import tables as flat
from famiglia.edition.schema import Edition, Order, Slot
from famiglia.edition.tables import NONE, ORDERS, Tables
from famiglia.edition.vocabulary import ROW_IDS
from famiglia.edition.words import On
from famiglia.wire.edition.common import (
    PrintedAction,
    PrintedEffect,
    Translated,
    printed_action,
    printed_effect,
    translated,
)
from famiglia.wire.message import Message


class PrintedSlot(Message, frozen=True):
    """A slot of a mat: a base value, with one for Strikes in Justice, or an instant effect."""

    value: int | None
    strike: int | None
    effect: PrintedEffect | None
    letter: str
    """Its column area."""
    order: str | None
    """The advanced order it brings, or null."""
    doubled: bool
    """Whether a single player lays a token of the commission on it [14.3.1]."""


class PrintedRow(Message, frozen=True):
    """A row of a mat: the value printed left of it, if any, and its slots."""

    row: str
    start: PrintedSlot | None
    slots: list[PrintedSlot]


class PrintedOrder(Message, frozen=True):
    """An order token."""

    id: str
    name: Translated
    type: str
    """`supply` or `attack`."""
    initiative: int
    skull: int
    """Attack bonus; the vest is a defence bonus."""
    vest: int
    is_basic: bool
    action: PrintedAction


class PrintedFamily(Message, frozen=True):
    """A family."""

    id: str
    name: Translated
    plan: Translated
    weakness: Translated
    first_game: bool
    """Whether a first game is played with it."""
    mat: list[PrintedRow]
    orders: list[PrintedOrder]


def printed_families(edition: Edition, tables: Tables) -> list[PrintedFamily]:
    """All families."""
    return [
        PrintedFamily(
            family.id,
            translated(family.name),
            translated(family.plan),
            translated(family.weakness),
            family.first_game,
            [_row(edition, tables, number, row) for row in range(len(ROW_IDS))],
            [_order(edition, tables, number, order) for order in range(ORDERS)],
        )
        for number, family in enumerate(edition.families.values())
    ]


def _row(edition: Edition, tables: Tables, family: int, row: int) -> PrintedRow:
    printed = edition.mats[tables.family_ids[family]].row(ROW_IDS[row])
    slots = zip(printed.slots, tables.mats[family][row].slots, printed.letters, strict=True)
    ids = tables.order_ids[family]
    return PrintedRow(
        ROW_IDS[row],
        None if printed.start is None else _slot(printed.start, "", None, False),
        [_slot(slot, letter, _brings(table, ids), table.doubled) for slot, table, letter in slots],
    )


def _brings(slot: flat.PrintedSlot, ids: list[str]) -> str | None:
    return None if slot.order == NONE else ids[slot.order]


def _slot(slot: Slot, letter: str, order: str | None, doubled: bool) -> PrintedSlot:
    effect = None if slot.effect is None else printed_effect(slot.effect, On.SLOT)
    value = slot.value if slot.effect is None else None
    return PrintedSlot(value, slot.strike, effect, letter, order, doubled)


def _order(edition: Edition, tables: Tables, family: int, token: int) -> PrintedOrder:
    ids = tables.order_ids[family]
    order: Order = edition.orders[tables.family_ids[family]][ids[token]]
    printed = tables.orders[family * ORDERS + token]
    return PrintedOrder(
        order.id,
        translated(order.name),
        order.type,
        order.initiative,
        printed.skull,
        printed.vest,
        order.is_basic,
        printed_action(order.action, On.ORDER),
    )
