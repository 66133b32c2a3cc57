"""What is printed on tiles, families and characters, as far as this game uses it."""

from famiglia.edition.schema import Resources
from famiglia.edition.tables import NONE
from famiglia.edition.words import On
from famiglia.engine.facts import drawn, marker
from famiglia.terminal.cards import resources
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.seat_view import SeatView


def tile_lines(seat_view: SeatView) -> list[str]:
    """The control tiles in play, what they do, and who has marked them."""
    lines = ["Control tiles in play:"]
    for number, tile in enumerate(seat_view.edition.control_tiles.values()):
        if seat_view.state.facts[drawn(number)]:
            owners = [seat_view.state.facts[marker(team, number)] for team in (0, 1)]
            names = [seat_view.owner(owner) for owner in owners if owner != NONE]
            by = f", marked by {' and '.join(names)}" if names else ""
            price = _price(tile.money, tile.soldati)
            lines.append(f"  {tile.name} ({tile.phase}{by}): {price}{tile.action.text(On.TILE)}")
    return lines


def _price(money: int, soldati: int) -> str:
    parts = [f"{money} Money"] if money else []
    if soldati:
        parts.append(f"{soldati} Soldati")
    return counted(f"for {' and '.join(parts)}: ") if parts else ""


def character_text(seat_view: SeatView, number: int) -> str:
    """What a character brings [2.4.1] [2.4.3]."""
    card = seat_view.edition.characters[seat_view.tables.character_ids[number]]
    return resources_text(card.hq, card.board)


def solo_text(seat_view: SeatView) -> str:
    """What the solo board brings to who plays alone [15.1.7] [16.1.6]."""
    side = seat_view.edition.solo[seat_view.tables.mode]
    return resources_text(side.hq, side.board)


def resources_text(home: Resources, board: Resources) -> str:
    """Money and pieces for headquarters and for the board."""
    return f"{resources(home)} at home; {resources(board)} for the board"


def family_lines(seat_view: SeatView) -> list[str]:
    """Every family's plan and weakness."""
    return [
        f"  {family.id.capitalize()} {family.name}: {family.plan} {family.weakness}"
        for family in seat_view.edition.families.values()
    ]
