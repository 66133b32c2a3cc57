"""Control tiles, conflict cards and characters."""

from famiglia.edition.schema import Edition
from famiglia.edition.words import On
from famiglia.wire.edition.common import (
    Brought,
    PrintedAction,
    Translated,
    brought_message,
    printed_action,
    translated,
)
from famiglia.wire.message import Message


class PrintedTile(Message, frozen=True):
    """A control tile: when it works, what each use costs, what it does."""

    id: str
    name: Translated
    phase: str
    moment: str
    """`start` of the phase, or `always`."""
    action: PrintedAction
    money: int
    soldati: int


class PrintedCard(Message, frozen=True):
    """A conflict card."""

    id: str
    name: Translated
    action: PrintedAction


class PrintedCharacter(Message, frozen=True):
    """A character: what it brings to headquarters and to the board."""

    id: str
    name: Translated
    home: Brought
    board: Brought


def printed_tiles(edition: Edition) -> list[PrintedTile]:
    """All control tiles."""
    return [
        PrintedTile(
            tile.id,
            translated(tile.name),
            tile.phase,
            tile.moment,
            printed_action(tile.action, On.TILE),
            tile.money,
            tile.soldati,
        )
        for tile in edition.control_tiles.values()
    ]


def printed_cards(edition: Edition) -> list[PrintedCard]:
    """The conflict cards of every family."""
    return [
        PrintedCard(card.id, translated(card.name), printed_action(card.action, On.CARD))
        for card in edition.conflict_cards.values()
    ]


def printed_characters(edition: Edition) -> list[PrintedCharacter]:
    """All characters."""
    return [
        PrintedCharacter(
            card.id, translated(card.name), brought_message(card.hq), brought_message(card.board)
        )
        for card in edition.characters.values()
    ]
