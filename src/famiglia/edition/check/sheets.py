"""The action sheets: columns, costs, spaces, and what may be printed on them."""

from typing import Final, get_args

from famiglia.edition.check.words import words_fit
from famiglia.edition.problems import Report
from famiglia.edition.schema import ColumnId, Content, ModeNumbers, Sheet, Space
from famiglia.edition.words import INSTITUTIONS, WORDS, On

COLUMNS: Final[tuple[str, ...]] = get_args(ColumnId)
SHEETS: Final = ("0", "1", "2", "3", "4")
PRINTED: Final = "0"
"""The sheet printed on the board, whose spaces have no actions."""
FIRST: Final = "1"
"""The only sheet whose actions are used in the planning of round 1."""


def columns(content: Content, report: Report) -> None:
    """Six columns; each institution's column influences that institution."""
    if set(content.columns) != set(COLUMNS):
        report.error("columns", f"must be {', '.join(COLUMNS)}, got {', '.join(content.columns)}")
    for column in content.columns.values():
        words_fit(f"columns.{column.id}.action", column.action, On.COLUMN, report)
        effect = column.action.find("institution")
        if column.id in INSTITUTIONS and (effect is None or effect.qualifier != column.id):
            report.error(f"columns.{column.id}.action", f"must influence {column.id}")
    words_fit("bar", content.bar, On.COLUMN, report)


def sheets(content: Content, report: Report) -> None:
    """Sheets 0 to 4, each with a cost and at least one space in every column."""
    if set(content.sheets) != set(SHEETS):
        report.error("sheets", f"must be {', '.join(SHEETS)}, got {', '.join(content.sheets)}")
    for sheet in content.sheets.values():
        if set(sheet.costs) != set(COLUMNS):
            reason = f"must name {', '.join(COLUMNS)}, got {', '.join(sheet.costs)}"
            report.error(f"sheets.{sheet.id}.costs", reason)
        for column in COLUMNS:
            if all(space.column != column for space in sheet.spaces.values()):
                report.error(f"sheets.{sheet.id}.spaces", f"column {column!r} has no space")
        for space in sheet.spaces.values():
            _space(f"sheets.{sheet.id}.spaces.{space.id}", sheet, space, report)


def unlimited(content: Content, report: Report) -> None:
    """Every sheet with actions has an unlimited space, so that each token finds a place."""
    for sheet in content.sheets.values():
        has_one = any(space.unlimited for space in sheet.spaces.values())
        if sheet.id != PRINTED and not has_one:
            report.error(f"sheets.{sheet.id}.spaces", "has no unlimited space")


def printed_sheet(content: Content, report: Report) -> None:
    """Sheet 0 has a grey circle for every neutral token, one in each column, and free spaces."""
    sheet = content.sheets.get(PRINTED)
    if sheet is None:
        return
    circles = [space for space in sheet.spaces.values() if space.kind == "circle"]
    if len(circles) != content.box.neutral_tokens:
        reason = f"has {len(circles)} grey circles for {content.box.neutral_tokens} neutral tokens"
        report.error("sheets.0.spaces", reason)
    for column in COLUMNS:
        if all(space.column != column for space in circles):
            report.error("sheets.0.spaces", f"column {column!r} has no grey circle")
    free = sum(space.kind == "free" for space in sheet.spaces.values())
    wanted = max((_tokens_laid(mode) for mode in content.modes.values()), default=0)
    if free < wanted:
        report.error("sheets.0.spaces", f"has {free} free spaces for {wanted} tokens at the start")


def round_one_empties_nothing(content: Content, report: Report) -> None:
    """Nothing usable in round 1's planning can empty an area."""
    usable = {f"columns.{column.id}.action": column.action for column in content.columns.values()}
    usable["bar"] = content.bar
    first = content.sheets.get(FIRST)
    for space in first.spaces.values() if first else ():
        if space.action:
            usable[f"sheets.{FIRST}.spaces.{space.id}.action"] = space.action
    for side in content.solo.values():
        for solo_space in side.spaces.values():
            usable[f"solo.{side.id}.spaces.{solo_space.id}.action"] = solo_space.action
    for key, action in usable.items():
        for part in action.parts:
            if WORDS[part.word].empties_areas:
                report.error(key, f"{part.word!r} could empty an area in round 1's planning")


def _space(key: str, sheet: Sheet, space: Space, report: Report) -> None:
    kinds = ("circle", "free") if sheet.id == PRINTED else ("action", "blue")
    if space.kind not in kinds:
        report.error(f"{key}.kind", f"a space of sheet {sheet.id} is {' or '.join(kinds)}")
    if space.kind != "action":
        if space.action or space.money or space.unlimited:
            report.error(key, f"a {space.kind} space has no action, no money and room for one")
        return
    if space.action is None:
        report.error(f"{key}.action", "is missing")
        return
    words_fit(f"{key}.action", space.action, On.SPACE, report)
    if space.action.has("ultima") and (len(space.action.parts) > 1 or space.unlimited):
        report.error(f"{key}.action", "'ultima' stands alone, with room for one token")


def _tokens_laid(mode: ModeNumbers) -> int:
    return sum(seats.players * seats.tokens for seats in mode.seats)


CHECKS: Final = (columns, sheets, unlimited, printed_sheet, round_one_empties_nothing)
