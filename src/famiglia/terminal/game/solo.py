"""The solo board with its tokens: as a small table, and as lines of words [14.4]."""

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from famiglia.edition.tables import NONE
from famiglia.engine.cells import ADDITIONAL, BLOCKED, ON_SOLO, commission_in
from famiglia.engine.facts import opened
from famiglia.engine.members import has_cupola
from famiglia.engine.solo import is_locked
from famiglia.terminal.game.answers import counted
from famiglia.terminal.game.effects import space_text
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.layout import COLOURS, money

SPACES_ACROSS: Final = 5
"""How many spaces stand beside each other."""


def solo_table(sight: SeatView) -> Table:
    """The spaces as a person sees them: taken ones with a letter, locked ones with a word."""
    grid = Table(
        box=box.SIMPLE,
        show_header=False,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        expand=True,
        title="Solo board",
        title_justify="left",
        caption=f"{_tokens_line(sight)} · solo tells what the spaces do".lstrip(" ·"),
        caption_justify="left",
    )
    for _ in range(SPACES_ACROSS):
        grid.add_column(ratio=1, overflow="fold")
    cells = [_cell(sight, space) for space in range(len(sight.tables.solo_ids))]
    for start in range(0, len(cells), SPACES_ACROSS):
        grid.add_row(*cells[start : start + SPACES_ACROSS])
    return grid


def _cell(sight: SeatView, space: int) -> Text:
    printed = sight.tables.solo.spaces[space]
    cell = Text()
    for family in _takers(sight, space):
        cell.append(sight.letter(family), style=COLOURS.get(sight.owner_id(family), "bold"))
    is_full = bool(cell) and not printed.unlimited
    name = sight.solo_space(space) + (" ∞" if printed.unlimited else "")
    is_shut = is_locked(sight.state, space)
    words = (name, money(printed.money), "(locked)" if is_shut else "")
    text = " ".join(word for word in words if word)
    return cell.append(f" {text}" if cell else text, style="dim" if is_full or is_shut else "")


def _takers(sight: SeatView, space: int) -> list[int]:
    """Whose tokens of the commission lie on a space, once for each of them."""
    found: list[int] = []
    for family in sight.state.family_of:
        if family != NONE:
            found += [family] * sight.state.count(commission_in(family, ON_SOLO + space))
    return found


def solo_lines(sight: SeatView) -> list[str]:
    """Every space: whether it is free, and what it costs and does."""
    if not sight.tables.solo_ids:
        return [f"There is no solo board in {sight.tables.mode}."]
    shared = has_cupola(sight.state)
    often = "both players share it, each space is used once a game [15.4.1]"
    if not shared:
        often = "used again every round"
    lines = [f"Solo board, where tokens of the commission go; {often}:"]
    for space, printed in enumerate(sight.tables.solo.spaces):
        name, does = sight.solo_space(space), space_text(printed, sight)
        lines.append(f"  {name}, {_condition(sight, space)}: {does}")
    tokens = _tokens_line(sight)
    return [*lines, f"  {tokens}."] if tokens else lines


def _condition(sight: SeatView, space: int) -> str:
    """Free, taken by somebody, locked or opened."""
    if is_locked(sight.state, space):
        return "locked"
    takers = [sight.owner(family) for family in _takers(sight, space)]
    condition = f"taken by {', '.join(takers)}" if takers else "free"
    if sight.tables.solo.spaces[space].unlimited:
        condition = counted(f"always free, {len(takers)} tokens there")
    return f"opened, {condition}" if sight.state.facts[opened(space)] else condition


def _tokens_line(sight: SeatView) -> str:
    """The additional tokens of who plays alone in 2v1."""
    found = [additional_text(sight, family) for family in sight.state.family_of if family != NONE]
    return next((text for text in found if text), "")


def additional_text(sight: SeatView, family: int) -> str:
    """How many additional tokens of a family wait, and how many are blocked [16.2.1]."""
    seat, state = sight.state.seat_of[family], sight.state
    if sight.tables.solo.additional == 0 or not sight.tables.seats[seat].is_single:
        return ""
    waiting = state.count(commission_in(family, ADDITIONAL))
    blocked = state.count(commission_in(family, BLOCKED))
    wait = "waits" if waiting == 1 else "wait"
    return counted(f"{waiting} additional tokens {wait}, {blocked} blocked")
