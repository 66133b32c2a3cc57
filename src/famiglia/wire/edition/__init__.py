"""What is printed in the box, as one message for each edition, mode and level."""

from famiglia.edition.schema import Edition
from famiglia.edition.tables import Tables
from famiglia.edition.words import On
from famiglia.wire.edition.board import (
    PrintedArea,
    PrintedMandamento,
    PrintedSea,
    printed_areas,
    printed_mandamenti,
    printed_seas,
)
from famiglia.wire.edition.cards import (
    PrintedCard,
    PrintedCharacter,
    PrintedTile,
    printed_cards,
    printed_characters,
    printed_tiles,
)
from famiglia.wire.edition.common import PrintedAction, Translated, printed_action, translated
from famiglia.wire.edition.families import PrintedFamily, printed_families
from famiglia.wire.edition.rules import (
    Pieces,
    RuleNumbers,
    SeatStart,
    pieces_of,
    printed_seats,
    rule_numbers,
)
from famiglia.wire.edition.sheets import PrintedColumn, PrintedSheet, printed_columns, printed_sheet
from famiglia.wire.edition.solo import PrintedSolo, printed_solo
from famiglia.wire.message import Message


class EditionMessage(Message, frozen=True, kw_only=True):
    """Everything printed that a page shows, in the edition's sequence."""

    id: str
    hash: str
    """Of its content; a view names it too."""
    name: Translated
    mode: str
    level: str | None
    areas: list[PrintedArea]
    seas: list[PrintedSea]
    mandamenti: list[PrintedMandamento]
    columns: list[PrintedColumn]
    bar: PrintedAction
    """The action over all columns."""
    sheets: list[PrintedSheet]
    """By number: in round 1 sheet 0 is on top and sheet 1 at the bottom."""
    families: list[PrintedFamily]
    tiles: list[PrintedTile]
    cards: list[PrintedCard]
    characters: list[PrintedCharacter]
    solo: PrintedSolo | None
    seats: list[SeatStart]
    numbers: RuleNumbers
    pieces: Pieces


def edition_message(edition: Edition, tables: Tables) -> EditionMessage:
    """An edition as it is played with these tables, which must be its own."""
    if tables.hash != edition.hash:
        raise ValueError(f"the tables are those of {tables.edition}, not of {edition.id}")
    return EditionMessage(
        id=edition.id,
        hash=edition.hash,
        name=translated(edition.name),
        mode=tables.mode,
        level=tables.level or None,
        areas=printed_areas(edition, tables),
        seas=printed_seas(edition, tables),
        mandamenti=printed_mandamenti(edition, tables),
        columns=printed_columns(edition),
        bar=printed_action(edition.bar, On.COLUMN),
        sheets=[printed_sheet(sheet) for sheet in edition.sheets.values()],
        families=printed_families(edition, tables),
        tiles=printed_tiles(edition),
        cards=printed_cards(edition),
        characters=printed_characters(edition),
        solo=printed_solo(edition, tables),
        seats=printed_seats(tables),
        numbers=rule_numbers(tables.numbers),
        pieces=pieces_of(tables),
    )
