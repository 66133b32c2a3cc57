"""Commands that only show something."""

from collections.abc import Callable
from typing import Final, NamedTuple

from famiglia.edition.problems import meant
from famiglia.edition.tables import NONE
from famiglia.terminal.game.components import family_lines, tile_lines
from famiglia.terminal.game.console import Terminal
from famiglia.terminal.game.families import family_state_lines
from famiglia.terminal.game.hint import hint_lines
from famiglia.terminal.game.mats import mat_lines, order_lines
from famiglia.terminal.game.members import cupola_lines
from famiglia.terminal.game.menu import Menu, number_in
from famiglia.terminal.game.rulebook import rules_about
from famiglia.terminal.game.screen import show_map, show_menu, show_sheets, show_table
from famiglia.terminal.game.seat_view import SeatView
from famiglia.terminal.game.solo import solo_lines
from famiglia.terminal.game.table import TerminalTable
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


class Prompt(NamedTuple):
    """One person with a question in front of them."""

    table: TerminalTable
    terminal: Terminal
    menu: Menu

    @property
    def seat_view(self) -> SeatView:
        """What the person sees."""
        return self.menu.seat_view


def _help(prompt: Prompt, rest: str) -> None:
    boards = _BOARDS.get(prompt.seat_view.tables.mode, "")
    anytime = _ANYTIME_ALONE if prompt.seat_view.is_alone else _ANYTIME
    prompt.terminal.show(HELP.format(boards=boards, anytime=anytime))


def _table(prompt: Prompt, rest: str) -> None:
    show_table(prompt.terminal, prompt.seat_view)


def _map(prompt: Prompt, rest: str) -> None:
    show_map(prompt.terminal, prompt.seat_view)


def _sheets(prompt: Prompt, rest: str) -> None:
    show_sheets(prompt.terminal, prompt.seat_view)


def _solo(prompt: Prompt, rest: str) -> None:
    prompt.terminal.show(*solo_lines(prompt.seat_view))


def _cupola(prompt: Prompt, rest: str) -> None:
    prompt.terminal.show(*cupola_lines(prompt.seat_view))


def _log(prompt: Prompt, rest: str) -> None:
    many = number_in(rest) or LOG_LINES
    prompt.terminal.show(*prompt.table.logs[prompt.seat_view.seat][-many:])


def _mat(prompt: Prompt, rest: str) -> None:
    _of_family(prompt, rest, mat_lines)


def _orders(prompt: Prompt, rest: str) -> None:
    _of_family(prompt, rest, order_lines)


def _of_family(prompt: Prompt, rest: str, lines: Callable[[SeatView, int], list[str]]) -> None:
    known = prompt.seat_view.tables.family_ids
    if rest and rest.lower() not in known:
        prompt.terminal.show(f"There is no family {rest!r}{meant(rest.lower(), known)}.")
        return
    family = known.index(rest.lower()) if rest else prompt.seat_view.family
    if family == NONE:
        prompt.terminal.show("You have no family yet; name one: mat red, orders blue.")
    else:
        prompt.terminal.show(*lines(prompt.seat_view, family))


def _tiles(prompt: Prompt, rest: str) -> None:
    prompt.terminal.show(*tile_lines(prompt.seat_view))


def _families(prompt: Prompt, rest: str) -> None:
    prompt.terminal.show(*family_state_lines(prompt.seat_view), *family_lines(prompt.seat_view))


def _rules(prompt: Prompt, rest: str) -> None:
    found = rules_about(rest.strip("[]"))
    prompt.terminal.show(*(found or [f"No rule {rest!r}; rules alone lists the chapters."]))


def _why(prompt: Prompt, rest: str) -> None:
    prompt.terminal.show(*why_lines(prompt.menu, prompt.table, rest))


def _hint(prompt: Prompt, rest: str) -> None:
    game = prompt.table.recorder.game
    decision, seat = game.decision(), prompt.seat_view.seat
    if decision is None or decision.seat != seat:
        prompt.terminal.show("There is no question of yours now.")
        return
    prompt.terminal.show(*hint_lines(game.view(seat), decision, prompt.seat_view))


def _back(prompt: Prompt, rest: str) -> None:
    prompt.menu.back()
    show_menu(prompt.terminal, prompt.menu)


LOOKS: Final[dict[str, Callable[[Prompt, str], None]]] = {
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
