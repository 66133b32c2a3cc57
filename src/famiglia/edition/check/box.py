"""The numbers of the box and the rules, against what the tables hold."""

from typing import Final

from famiglia.edition.check.families import GROUPS, SLOTS
from famiglia.edition.problems import Report
from famiglia.edition.schema import Content


def counts(content: Content, report: Report) -> None:
    """As many pieces are in the box as the tables describe."""
    box, family = content.box, content.box.family
    for key, counted, held in (
        ("box.action-sheets", box.action_sheets, len(content.sheets) - 1),
        ("box.character-cards", box.character_cards, len(content.characters)),
        ("box.area-tiles", box.area_tiles, len(content.area_tiles)),
        ("box.family.conflict-cards", family.conflict_cards, len(content.conflict_cards)),
        ("box.family.advanced-orders", family.advanced_orders, GROUPS),
        ("box.family.influence-tokens", family.influence_tokens, SLOTS),
    ):
        if counted != held:
            report.error(key, f"is {counted}, but the edition has {held}")


def limits(content: Content, report: Report) -> None:
    """The rules ask for no more than there is."""
    rules = content.rules
    for key, asked, most in (
        ("rules.rounds", rules.rounds, content.box.action_sheets),
        ("rules.control-tiles-drawn", rules.control_tiles_drawn, len(content.control_tiles)),
        ("rules.colours-per-team", rules.colours_per_team, len(content.families) // 2),
        ("rules.areas-for-control", rules.areas_for_control, 3),
        ("rules.victory-family", rules.victory_family, len(content.mandamenti)),
        ("rules.victory-team", rules.victory_team, len(content.mandamenti)),
    ):
        if asked > most:
            report.error(key, f"is {asked}, but there are only {most}")


CHECKS: Final = (counts, limits)
