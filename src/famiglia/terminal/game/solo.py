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


def solo_table(seat_view: SeatView) -> Table:
    """The spaces as a person sees them: taken ones with a letter, locked ones with a word."""
    grid = Table(
        box=box.SIMPLE,
        show_header=False,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        expand=True,
        title="Solo board",
        title_justify="left",
        caption=f"{_tokens_line(seat_view)} · solo tells what the spaces do".lstrip(" ·"),
        caption_justify="left",
    )
    for _ in range(SPACES_ACROSS):
        grid.add_column(ratio=1, overflow="fold")
    cells = [_cell(seat_view, space) for space in range(len(seat_view.tables.solo_ids))]
    for start in range(0, len(cells), SPACES_ACROSS):
        grid.add_row(*cells[start : start + SPACES_ACROSS])
    return grid


def _cell(seat_view: SeatView, space: int) -> Text:
    printed = seat_view.tables.solo.spaces[space]
    cell = Text()
    for family in _takers(seat_view, space):
        cell.append(seat_view.letter(family), style=COLOURS.get(seat_view.owner_id(family), "bold"))
    is_full = bool(cell) and not printed.unlimited
    name = seat_view.solo_space(space) + (" ∞" if printed.unlimited else "")
    is_shut = is_locked(seat_view.state, space)
    words = (name, money(printed.money), "(locked)" if is_shut else "")
    text = " ".join(word for word in words if word)
    return cell.append(f" {text}" if cell else text, style="dim" if is_full or is_shut else "")


def _takers(seat_view: SeatView, space: int) -> list[int]:
    """Whose tokens of the commission lie on a space, once for each of them."""
    found: list[int] = []
    for family in seat_view.state.family_of:
        if family != NONE:
            found += [family] * seat_view.state.count(commission_in(family, ON_SOLO + space))
    return found


def solo_lines(seat_view: SeatView) -> list[str]:
    """Every space: whether it is free, and what it costs and does."""
    if not seat_view.tables.solo_ids:
        return [f"There is no solo board in {seat_view.tables.mode}."]
    shared = has_cupola(seat_view.state)
    often = "both players share it, each space is used once a game [15.4.1]"
    if not shared:
        often = "used again every round"
    lines = [f"Solo board, where tokens of the commission go; {often}:"]
    for space, printed in enumerate(seat_view.tables.solo.spaces):
        name, does = seat_view.solo_space(space), space_text(printed, seat_view)
        lines.append(f"  {name}, {_condition(seat_view, space)}: {does}")
    tokens = _tokens_line(seat_view)
    return [*lines, f"  {tokens}."] if tokens else lines


def _condition(seat_view: SeatView, space: int) -> str:
    """Free, taken by somebody, locked or opened."""
    if is_locked(seat_view.state, space):
        return "locked"
    takers = [seat_view.owner(family) for family in _takers(seat_view, space)]
    condition = f"taken by {', '.join(takers)}" if takers else "free"
    if seat_view.tables.solo.spaces[space].unlimited:
        condition = counted(f"always free, {len(takers)} tokens there")
    return f"opened, {condition}" if seat_view.state.facts[opened(space)] else condition


def _tokens_line(seat_view: SeatView) -> str:
    """The additional tokens of who plays alone in 2v1."""
    found = [
        additional_text(seat_view, family) for family in seat_view.state.family_of if family != NONE
    ]
    return next((text for text in found if text), "")


def additional_text(seat_view: SeatView, family: int) -> str:
    """How many additional tokens of a family wait, and how many are blocked [16.2.1]."""
    seat, state = seat_view.state.seat_of[family], seat_view.state
    if seat_view.tables.solo.additional == 0 or not seat_view.tables.seats[seat].is_single:
        return ""
    waiting = state.count(commission_in(family, ADDITIONAL))
    blocked = state.count(commission_in(family, BLOCKED))
    wait = "waits" if waiting == 1 else "wait"
    return counted(f"{waiting} additional tokens {wait}, {blocked} blocked")
