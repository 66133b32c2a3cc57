"""Commands that only show something."""

from collections.abc import Callable
from typing import Final, NamedTuple

from famiglia.edition.problems import meant
from famiglia.edition.tables import NONE
from famiglia.terminal.game.hint import hint_lines
from famiglia.terminal.game.houses import house_lines
from famiglia.terminal.game.mats import mat_lines, order_lines
from famiglia.terminal.game.members import cupola_lines
from famiglia.terminal.game.menu import Menu, number_in
from famiglia.terminal.game.printed import family_lines, tile_lines
from famiglia.terminal.game.rulebook import rules_about
from famiglia.terminal.game.screen import show_map, show_menu, show_sheets, show_table
from famiglia.terminal.game.sight import Sight
from famiglia.terminal.game.solo import solo_lines
from famiglia.terminal.game.table import Table
from famiglia.terminal.game.talk import Terminal
from famiglia.terminal.game.why import why_lines

HELP: Final = """\
Answering
  12              the answer with this number; a line that ends in "ways" opens a shorter list
  noto 2          only the answers with these words; back shows all again
  place noto 2    an answer in notation
Looking
  table           everything; map and sheets show parts of it
  mat, orders     yours, with what they do; mat red, orders red: another family's
  tiles, families what they are good for
{boards}  log, log 50     what happened
Rules
  rules 4.3.1     a rule, as named in brackets; rules 4.3 a section, rules boat those with a word
  why WORDS       why something is not offered
  hint            what a bot would do in your place, and why
At any time
{anytime}
  pause           be asked before each answer of a bot; pause off ends it
  undo            take back your last answer
  quit            save the game and stop"""
_BOARDS: Final = {
    "1v1": "  solo, cupola    the solo board, and the Cupola with the members of both\n",
    "2v1": "  solo            the solo board with its tokens and locks\n",
}
_ANYTIME: Final = (
    "  sell, give      Anytime Options [3.3]; anytime 2 give is that of another person here"
)
_ANYTIME_ALONE: Final = (
    "  sell            an Anytime Option [3.3]; anytime 1 sell is that of another person here"
)
LOG_LINES: Final = 20
"""How many lines `log` shows."""


class Desk(NamedTuple):
    """One person with a question in front of them."""

    table: Table
    terminal: Terminal
    menu: Menu

    @property
    def sight(self) -> Sight:
        """What the person sees."""
        return self.menu.sight


def _help(desk: Desk, rest: str) -> None:
    boards = _BOARDS.get(desk.sight.tables.mode, "")
    anytime = _ANYTIME_ALONE if desk.sight.is_alone else _ANYTIME
    desk.terminal.show(HELP.format(boards=boards, anytime=anytime))


def _table(desk: Desk, rest: str) -> None:
    show_table(desk.terminal, desk.sight)


def _map(desk: Desk, rest: str) -> None:
    show_map(desk.terminal, desk.sight)


def _sheets(desk: Desk, rest: str) -> None:
    show_sheets(desk.terminal, desk.sight)


def _solo(desk: Desk, rest: str) -> None:
    desk.terminal.show(*solo_lines(desk.sight))


def _cupola(desk: Desk, rest: str) -> None:
    desk.terminal.show(*cupola_lines(desk.sight))


def _log(desk: Desk, rest: str) -> None:
    many = number_in(rest) or LOG_LINES
    desk.terminal.show(*desk.table.logs[desk.sight.seat][-many:])


def _mat(desk: Desk, rest: str) -> None:
    _of_family(desk, rest, mat_lines)


def _orders(desk: Desk, rest: str) -> None:
    _of_family(desk, rest, order_lines)


def _of_family(desk: Desk, rest: str, lines: Callable[[Sight, int], list[str]]) -> None:
    known = desk.sight.tables.family_ids
    if rest and rest.lower() not in known:
        desk.terminal.show(f"There is no family {rest!r}{meant(rest.lower(), known)}.")
        return
    family = known.index(rest.lower()) if rest else desk.sight.family
    if family == NONE:
        desk.terminal.show("You have no family yet; name one: mat red, orders blue.")
    else:
        desk.terminal.show(*lines(desk.sight, family))


def _tiles(desk: Desk, rest: str) -> None:
    desk.terminal.show(*tile_lines(desk.sight))


def _families(desk: Desk, rest: str) -> None:
    desk.terminal.show(*house_lines(desk.sight), *family_lines(desk.sight))


def _rules(desk: Desk, rest: str) -> None:
    found = rules_about(rest.strip("[]"))
    desk.terminal.show(*(found or [f"No rule {rest!r}; rules alone lists the chapters."]))


def _why(desk: Desk, rest: str) -> None:
    desk.terminal.show(*why_lines(desk.menu, desk.table, rest))


def _hint(desk: Desk, rest: str) -> None:
    game = desk.table.recorder.game
    decision, seat = game.decision(), desk.sight.seat
    if decision is None or decision.seat != seat:
        desk.terminal.show("There is no question of yours now.")
        return
    desk.terminal.show(*hint_lines(game.view(seat), decision, desk.sight))


def _back(desk: Desk, rest: str) -> None:
    desk.menu.back()
    show_menu(desk.terminal, desk.menu)


LOOKS: Final[dict[str, Callable[[Desk, str], None]]] = {
    "?": _help,
    "help": _help,
    "table": _table,
    "map": _map,
    "sheets": _sheets,
    "solo": _solo,
    "cupola": _cupola,
    "log": _log,
    "mat": _mat,
    "orders": _orders,
    "tiles": _tiles,
    "families": _families,
    "rules": _rules,
    "why": _why,
    "hint": _hint,
    "back": _back,
}
