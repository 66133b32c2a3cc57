"""What a person may type besides an answer."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from famiglia.terminal.game.anytime import use_anytime
from famiglia.terminal.game.looks import LOOKS, Desk
from famiglia.terminal.game.table import NothingToUndo
from famiglia.terminal.game.talk import Leaving


class Result(Enum):
    """What has to follow a command."""

    GO_ON = auto()
    """Nothing: the question stands as it is."""
    AGAIN = auto()
    """The question is put again, since something has changed."""
    BACK = auto()
    """The game stands at an earlier question."""


def run(desk: Desk, text: str) -> Result | None:
    """Do what a command says; None if the text is no command."""
    name, _, rest = text.partition(" ")
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
    return Result.BACK


def _anytime(desk: Desk, rest: str) -> Result:
    """An Anytime Option [3.3]."""
    return Result.AGAIN if use_anytime(desk, rest) else Result.GO_ON


def _sell(desk: Desk, rest: str) -> Result:
    """Sell an order [3.3.2]."""
    return _anytime(desk, f"sell {rest}")


def _give(desk: Desk, rest: str) -> Result:
    """Give the partner Money [3.3.3]."""
    return _anytime(desk, f"give {rest}")


def _pause(desk: Desk, rest: str) -> Result:
    """Be asked before bots answer, or no more."""
    if rest.lower() in ("", "on"):
        desk.table.pauses.begin(desk.sight.seat)
        text = "You are asked before each answer of a bot; pause off ends it."
    elif rest.lower() == "off":
        desk.table.pauses.end(desk.sight.seat)
        text = "You are asked only what concerns you."
    else:
        text = "Type pause or pause off."
    desk.terminal.show(text)
    return Result.GO_ON


def _skip(desk: Desk, rest: str) -> Result:
    """No pauses until the next own question."""
    desk.table.pauses.skip(desk.sight.seat)
    desk.terminal.show("No pause until you have a question of your own.")
    return Result.GO_ON


def _quit(desk: Desk, rest: str) -> Result:
    raise Leaving


_DEEDS: Final[dict[str, Callable[[Desk, str], Result]]] = {
    "undo": _undo,
    "anytime": _anytime,
    "sell": _sell,
    "give": _give,
    "pause": _pause,
    "skip": _skip,
    "quit": _quit,
    "exit": _quit,
}
