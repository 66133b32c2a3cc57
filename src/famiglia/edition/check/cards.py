"""Control tiles, conflict cards and characters."""

from typing import Final

from famiglia.edition.check.words import words_fit
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content, Resources
from famiglia.edition.tables import TILES
from famiglia.edition.words import WORDS, On

CHARACTERS: Final = 6
CONFLICT_CARDS: Final = 3


def counts(content: Content, report: Report) -> None:
    """All control tiles, 6 characters, 3 conflict cards."""
    for key, table, wanted in (
        ("control-tiles", content.control_tiles, TILES),
        ("characters", content.characters, CHARACTERS),
        ("conflict-cards", content.conflict_cards, CONFLICT_CARDS),
    ):
        if len(table) != wanted:
            report.error(key, f"there must be {wanted} of them, got {len(table)}")


def control_tiles(content: Content, report: Report) -> None:
    """A tile's effect belongs to its phase and moment."""
    for tile in content.control_tiles.values():
        key = f"control-tiles.{tile.id}"
        words_fit(f"{key}.action", tile.action, On.TILE, report)
        for part in tile.action.parts:
            word = WORDS[part.word]
            if word.phase != tile.phase:
                report.error(f"{key}.phase", f"{part.word!r} does nothing in {tile.phase}")
            moment = "always" if word.lasts else "start"
            if tile.moment != moment:
                report.error(f"{key}.moment", f"of {part.word!r} is {moment!r}")


def conflict_cards(content: Content, report: Report) -> None:
    """Each card is a Turncoat or a Coward."""
    for card in content.conflict_cards.values():
        key = f"conflict-cards.{card.id}.action"
        words_fit(key, card.action, On.CARD, report)
        if len(card.action.parts) > 1:
            report.error(key, "a conflict card has one effect")


def characters(content: Content, report: Report) -> None:
    """No character brings more pieces than a family has."""
    pieces = content.box.family
    for character in content.characters.values():
        for name, given, most in (
            ("soldati", character.hq.soldati + character.board.soldati, pieces.soldati),
            ("cars", character.board.cars, pieces.cars),
            ("boats", character.board.boats, pieces.boats),
        ):
            if given > most:
                reason = f"brings {given} {name}; a family has {most}"
                report.error(f"characters.{character.id}", reason)
        pieces_fit(f"characters.{character.id}", character.hq, character.board, report)


def pieces_fit(key: str, hq: Resources, board: Resources, report: Report) -> None:
    """Equipment stands on the board, money lies in headquarters."""
    if hq.cars or hq.boats or hq.labs:
        report.error(f"{key}.hq", "cars, boats and labs go on the board")
    if board.money:
        report.error(f"{key}.board.money", "money goes to headquarters")


CHECKS: Final = (counts, control_tiles, conflict_cards, characters)
