"""The two action sheets with their tokens: as a table, and as lines of words."""

from itertools import zip_longest
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from famiglia.edition.tables import ACTION, BLUE, COLUMNS, FAMILIES, NONE
from famiglia.edition.vocabulary import COLUMN_IDS
from famiglia.engine.cells import ON_BOTTOM, ON_TOP, TOKEN_OWNERS, token_in
from famiglia.engine.facts import bust
from famiglia.engine.sheets import bottom_sheet, top_sheet
from famiglia.terminal.game.effects import space_text
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.layout import COLOURS, money

LEGEND: Final = "a letter: a token lies there · +1 you receive, -1 you pay · ∞ has always room"
_OTHERS: Final = "bold white on grey42"


def sheet_table(seat_view: SeatView) -> Table:
    """Top sheet: cost and tokens of each column. Below it the spaces of the bottom sheet."""
    grid = Table(
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        expand=True,
        caption=LEGEND,
        caption_justify="left",
    )
    for column in range(COLUMNS):
        cost = top_sheet(seat_view.state).costs[column]
        title = f"{COLUMN_IDS[column].capitalize()}\ncost {cost}"
        grid.add_column(title, ratio=1, overflow="fold")
    grid.add_row(
        *(_tokens(seat_view, ON_TOP + column) for column in range(COLUMNS)), end_section=True
    )
    for row in zip_longest(*(_spaces(seat_view, column) for column in range(COLUMNS))):
        grid.add_row(*(Text() if space is None else _space(seat_view, space) for space in row))
    return grid


def _spaces(seat_view: SeatView, column: int) -> list[int]:
    return [
        number
        for number, space in enumerate(bottom_sheet(seat_view.state).spaces)
        if space.column == column
    ]


def _space(seat_view: SeatView, number: int) -> Text:
    space = bottom_sheet(seat_view.state).spaces[number]
    tokens = _tokens(seat_view, ON_BOTTOM + number)
    is_full = bool(tokens) and not space.unlimited
    style = "dim" if is_full else "blue" if space.kind == BLUE else ""
    name = seat_view.space(number) + (" ∞" if space.unlimited else "")
    text = f"{name} {money(space.money)}".strip()
    return Text.assemble(tokens, " " if tokens else "", (text, style))


def _tokens(seat_view: SeatView, place: int) -> Text:
    shown = Text()
    for owner in range(TOKEN_OWNERS):
        style = COLOURS.get(seat_view.owner_id(owner), _OTHERS)
        for _ in range(seat_view.state.count(token_in(owner, place))):
            shown.append(seat_view.letter(owner), style=style)
    return shown


def sheet_lines(seat_view: SeatView) -> list[str]:
    """The same in words."""
    lines = ["Top sheet, from which tokens are taken:"]
    costs = top_sheet(seat_view.state).costs
    for column in range(COLUMNS):
        lying = _tokens_in_words(seat_view, ON_TOP + column) or "empty"
        lines.append(f"  {seat_view.column(column)}, cost {costs[column]}: {lying}")
    lines.append("Bottom sheet, where they are used:")
    for number, space in enumerate(bottom_sheet(seat_view.state).spaces):
        if space.kind != ACTION:
            continue
        lying = _tokens_in_words(seat_view, ON_BOTTOM + number) or "free"
        more = ", unlimited" if space.unlimited else ""
        where = f"{seat_view.space(number)} ({seat_view.column(space.column)})"
        lines.append(f"  {where}, {lying}{more}: {space_text(space, seat_view)}")
    return [*lines, *_busts(seat_view)]


def _tokens_in_words(seat_view: SeatView, place: int) -> str:
    found = [
        f"{seat_view.state.count(token_in(owner, place))} {seat_view.owner(owner)}"
        for owner in range(TOKEN_OWNERS)
        if seat_view.state.count(token_in(owner, place))
    ]
    return ", ".join(found)


def _busts(seat_view: SeatView) -> list[str]:
    """Who has a final action left."""
    return [
        f"  {seat_view.owner(family)} has a bust beside {seat_view.space(space)}."
        for family in range(FAMILIES)
        if (space := seat_view.state.facts[bust(family)]) != NONE
    ]
