"""Control tiles, conflict cards and characters."""

from typing import Final

from famiglia.edition.check.sheets import words_fit
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content
from famiglia.edition.words import On

CONTROL_TILES: Final = 11
CHARACTERS: Final = 6
CONFLICT_CARDS: Final = 3
PHASES: Final = {
    "planning": ("chain", "exert", "boat", "money", "favour"),
    "encounter": ("allies", "bribe", "detonator", "seaborne", "occupy", "guard"),
}
LASTING: Final = ("chain", "favour", *PHASES["encounter"])
"""Effects that work all through their phase; the others act once, at its beginning."""


def counts(content: Content, report: Report) -> None:
    """11 control tiles, 6 characters, 3 conflict cards."""
    for key, table, wanted in (
        ("control-tiles", content.control_tiles, CONTROL_TILES),
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
            if part.word not in PHASES[tile.phase]:
                report.error(f"{key}.phase", f"{part.word!r} does nothing in {tile.phase}")
            elif (tile.moment == "always") != (part.word in LASTING):
                moment = "always" if part.word in LASTING else "start"
                report.error(f"{key}.moment", f"of {part.word!r} is {moment!r}")


def conflict_cards(content: Content, report: Report) -> None:
    """Each card is a Turncoat or a Coward."""
    for card in content.conflict_cards.values():
        words_fit(f"conflict-cards.{card.id}.action", card.action, On.CARD, report)


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
        if character.hq.cars or character.hq.boats or character.hq.labs:
            report.error(f"characters.{character.id}.hq", "cars, boats and labs go on the board")
        if character.board.money:
            report.error(f"characters.{character.id}.board.money", "money goes to headquarters")


CHECKS: Final = (counts, control_tiles, conflict_cards, characters)
