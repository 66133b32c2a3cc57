"""What a person may type besides an answer."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.options import variant_of
from famiglia.terminal.game.looks import LOOKS, Desk
from famiglia.terminal.game.menu import Menu, number_in
from famiglia.terminal.game.screen import show_menu
from famiglia.terminal.game.table import NothingToUndo
from famiglia.terminal.game.talk import Leaving


class Result(Enum):
    """What has to follow a command."""

    GO_ON = auto()
    """Nothing: the question stands as it is."""
    AGAIN = auto()
    """The question is put anew."""


def run(desk: Desk, text: str) -> Result | None:
    """Do what a command says; None if the text is no command."""
    name, _, rest = text.removeprefix("anytime ").partition(" ")
    name, rest = name.lower(), rest.strip()
    if name in LOOKS:
        LOOKS[name](desk, rest)
        return Result.GO_ON
    return _DEEDS[name](desk, rest) if name in _DEEDS else None


def _undo(desk: Desk, rest: str) -> Result:
    """Take back the last answer; others are asked if they have answered since."""
    seat = desk.sight.seat
    try:
        _, is_free = desk.table.last_answer(seat)
    except NothingToUndo as nothing:
        desk.terminal.show(str(nothing))
        return Result.GO_ON
    if not is_free:
        desk.terminal.show("Others have answered since, or something hidden was shown.")
        agreed = desk.terminal.ask("Take it back all the same, if all agree? (y/N) ")
        if agreed.lower() not in ("y", "yes"):
            return Result.GO_ON
    desk.table.undo(seat)
    return Result.AGAIN


def _sell(desk: Desk, rest: str) -> Result:
    """Sell an order [3.3.2]."""
    return _anytime(desk, "sell", rest)


def _give(desk: Desk, rest: str) -> Result:
    """Give the partner Money [3.3.3]."""
    return _anytime(desk, "give", rest)


def _anytime(desk: Desk, name: str, rest: str) -> Result:
    seat = desk.sight.seat
    wanted = list(KINDS[ANYTIME].variants).index(name)
    offered = desk.table.recorder.game.anytime(seat)
    options = [option for option in offered if variant_of(option) == wanted]
    menu = Menu(ANYTIME, options, desk.sight)
    found = menu.matching(f"{name} {rest}")
    if not found:
        desk.terminal.show(f"You cannot {name} {rest}".rstrip() + " now [3.3].")
        return Result.GO_ON
    menu.narrow(found)
    option = _chosen(desk, menu)
    if option is None:
        return Result.GO_ON
    desk.table.anytime(seat, option)
    return Result.AGAIN


def _chosen(desk: Desk, menu: Menu) -> int | None:
    """The answer a person picks from a short list, or None."""
    show_menu(desk.terminal, menu)
    text = desk.terminal.ask("Which one? Enter for none: ")
    number = number_in(text) or 0
    return menu.choose(number) if 1 <= number <= len(menu.rows()) else None


def _quit(desk: Desk, rest: str) -> Result:
    raise Leaving


_DEEDS: Final[dict[str, Callable[[Desk, str], Result]]] = {
    "undo": _undo,
    "sell": _sell,
    "give": _give,
    "quit": _quit,
    "exit": _quit,
}
