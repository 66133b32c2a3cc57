"""The table as a person sees it: for eyes with a map in colour, for ears in lines."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table

from famiglia.edition.tables import NONE
from famiglia.engine.kinds import (
    BEGIN_TILE,
    CHOOSE_FAMILIES,
    FINAL_ACTION,
    FIRST_TOKEN,
    MOVE_TILE,
    NEXT_ORDER,
    PICK_FAMILY,
    PLACE_TILE,
    REMOVE_TILE,
    SET_UP_UNIT,
    TURN,
    UNLOCK,
)
from famiglia.engine.state import PLANNING
from famiglia.terminal.game.board import area_lines, boats_line, legend, orders_line, picture
from famiglia.terminal.game.changes import phase_text
from famiglia.terminal.game.components import family_lines, tile_lines
from famiglia.terminal.game.console import Terminal, coloured
from famiglia.terminal.game.families import family_state_lines, panel
from famiglia.terminal.game.menu import Menu
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.sheets import sheet_lines, sheet_table
from famiglia.terminal.game.solo import solo_lines, solo_table
from famiglia.terminal.picture import WIDEST_MAP_COLUMNS

PANEL_COLUMNS: Final = 31
NARROWEST_MAP_COLUMNS: Final = 64
_FRESH: Final = (TURN, FINAL_ACTION, NEXT_ORDER, SET_UP_UNIT)
"""Questions before which the whole table is shown."""
_ONCE: Final = (SET_UP_UNIT, FIRST_TOKEN)
"""Questions that come several times in a row and need what they are about only once."""
_TILES: Final = (PLACE_TILE, REMOVE_TILE, MOVE_TILE, BEGIN_TILE)


def show_before(terminal: Terminal, kind: int, seat_view: SeatView, last: tuple[str, int]) -> None:
    """What a person wants to see before a question; the parts of a move need nothing again.

    `last` is the phase and the kind of the question before.
    """
    new_phase = last[0] != phase_text(seat_view)
    if kind == last[1] and kind in _ONCE:
        return
    if kind in (CHOOSE_FAMILIES, PICK_FAMILY):
        terminal.show("The families:", *family_lines(seat_view), *tile_lines(seat_view))
    elif kind == FIRST_TOKEN:
        show_sheets(terminal, seat_view)
    elif kind == UNLOCK:
        terminal.show(*solo_lines(seat_view))
    elif kind in _TILES:
        terminal.show(*tile_lines(seat_view))
    elif new_phase or kind == SET_UP_UNIT or (kind in _FRESH and not terminal.plain):
        show_table(terminal, seat_view)
    elif kind in _FRESH:
        terminal.show(*family_state_lines(seat_view))


def show_table(terminal: Terminal, seat_view: SeatView) -> None:
    """Everything on the table."""
    if terminal.plain:
        terminal.show(*family_state_lines(seat_view), *area_lines(seat_view))
        show_planning(terminal, seat_view)
        return
    width = min(terminal.width, WIDEST_MAP_COLUMNS + PANEL_COLUMNS)
    if width - PANEL_COLUMNS < NARROWEST_MAP_COLUMNS or seat_view.state.family_of[0] == NONE:
        terminal.show(
            picture(seat_view, min(width, WIDEST_MAP_COLUMNS)), panel(seat_view, PANEL_COLUMNS)
        )
    else:
        left = picture(seat_view, width - PANEL_COLUMNS - 1)
        terminal.show(_beside(left, panel(seat_view, PANEL_COLUMNS), width))
    show_notes(terminal, seat_view)
    show_planning(terminal, seat_view)


def show_planning(terminal: Terminal, seat_view: SeatView) -> None:
    """The action sheets, while they are used."""
    if seat_view.state.begun and seat_view.state.phase == PLANNING:
        show_sheets(terminal, seat_view)


def _beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width - PANEL_COLUMNS - 1, no_wrap=True)
    grid.add_column(width=PANEL_COLUMNS)
    grid.add_row(left, right)
    return grid


def show_notes(terminal: Terminal, seat_view: SeatView) -> None:
    """What the map cannot say."""
    lines = (legend(seat_view), boats_line(seat_view), orders_line(seat_view))
    terminal.show(*(line for line in lines if line))


def show_map(terminal: Terminal, seat_view: SeatView) -> None:
    """The map alone, as large as it can be."""
    if terminal.plain:
        terminal.show(*area_lines(seat_view))
        return
    terminal.show(picture(seat_view, min(terminal.width, WIDEST_MAP_COLUMNS)))
    show_notes(terminal, seat_view)


def show_sheets(terminal: Terminal, seat_view: SeatView) -> None:
    """Both action sheets, and the solo board if there is one."""
    terminal.show(*(sheet_lines(seat_view) if terminal.plain else [sheet_table(seat_view)]))
    if seat_view.tables.solo_ids:
        terminal.show(*(solo_lines(seat_view) if terminal.plain else [solo_table(seat_view)]))


def show_menu(terminal: Terminal, menu: Menu) -> None:
    """The numbered answers."""
    rows = [*enumerate(menu.rows(), start=1)]
    if terminal.plain:
        terminal.show(*(f"{number}. {row}" for number, row in rows))
    else:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold cyan", min_width=3)
        for number, row in rows:
            grid.add_row(str(number), coloured(str(row)))
        terminal.show(grid)
    if menu.is_narrowed:
        terminal.show("Type back for all answers.")
