"""Characters, control tiles and conflict cards."""

from famiglia.edition.schema import ControlTile, Edition, Resources
from famiglia.edition.words import On
from famiglia.terminal.layout import Shown, explained, heading, legend, source, table


def show_characters(edition: Edition, which: str) -> Shown:
    """What each character brings."""
    lines = table("Character", "To headquarters", "On the board", "From")
    for card in edition.characters.values():
        page = source(edition, f"characters.{card.id}")
        lines.add_row(str(card.name), resources(card.hq), resources(card.board), page)
    return [heading("Characters", edition), lines, legend(edition)]


def show_tiles(edition: Edition, which: str) -> Shown:
    """The control tiles: when they work, what they cost, what they do."""
    lines = table("Control tile", "When", "Price", "Effect", "From")
    for tile in edition.control_tiles.values():
        when = f"{tile.phase}{', at its start' if tile.moment == 'start' else ''}"
        page = source(edition, f"control-tiles.{tile.id}")
        lines.add_row(str(tile.name), when, _price(tile), explained(tile.action, On.TILE), page)
    return [heading("Control tiles", edition), lines, legend(edition)]


def show_cards(edition: Edition, which: str) -> Shown:
    """The three conflict cards of every family."""
    lines = table("Conflict card", "Effect", "From")
    for card in edition.conflict_cards.values():
        page = source(edition, f"conflict-cards.{card.id}")
        lines.add_row(str(card.name), explained(card.action, On.CARD), page)
    return [heading("Conflict cards", edition), lines, legend(edition)]


def resources(given: Resources) -> str:
    """Money and pieces in words: `5 Money, 4 Soldati`."""
    amounts = (
        (given.money, "Money"),
        (given.soldati, "Soldato" if given.soldati == 1 else "Soldati"),
        (given.cars, "car" if given.cars == 1 else "cars"),
        (given.boats, "boat" if given.boats == 1 else "boats"),
        (given.labs, "lab" if given.labs == 1 else "labs"),
    )
    return ", ".join(f"{amount} {name}" for amount, name in amounts if amount) or "nothing"


def _price(tile: ControlTile) -> str:
    return resources(Resources(money=tile.money, soldati=tile.soldati)).replace("nothing", "–")
