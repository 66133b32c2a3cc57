"""What a person may type besides an answer."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from famiglia.terminal.game.anytime import use_anytime
from famiglia.terminal.game.console import Quit
from famiglia.terminal.game.show_commands import LOOKS, Prompt
from famiglia.terminal.game.table import NothingToUndo


class FollowUp(Enum):
    """What has to follow a command."""

    GO_ON = auto()
    """Nothing: the question stands as it is."""
    AGAIN = auto()
    """The question is put again, since something has changed."""
    BACK = auto()
    """The game stands at an earlier question."""


def run(prompt: Prompt, text: str) -> FollowUp | None:
    """Do what a command says; None if the text is no command."""
    name, _, rest = text.partition(" ")
    name, rest = name.lower(), rest.strip()
    if name in LOOKS:
        LOOKS[name](prompt, rest)
        return FollowUp.GO_ON
    return _COMMANDS[name](prompt, rest) if name in _COMMANDS else None


def _undo(prompt: Prompt, rest: str) -> FollowUp:
    """Take back the last answer; others are asked if they have answered since."""
    seat = prompt.seat_view.seat
    try:
        _, is_free = prompt.table.last_answer(seat)
    except NothingToUndo as nothing:
        prompt.terminal.show(str(nothing))
        return FollowUp.GO_ON
    if not is_free:
        prompt.terminal.show("Others have answered since, or something hidden was shown.")
        agreed = prompt.terminal.ask("Take it back all the same, if all agree? (y/N) ")
        if agreed.lower() not in ("y", "yes"):
            return FollowUp.GO_ON
    prompt.table.undo(seat)
    return FollowUp.BACK


def _anytime(prompt: Prompt, rest: str) -> FollowUp:
    """An Anytime Option [3.3]."""
    return FollowUp.AGAIN if use_anytime(prompt, rest) else FollowUp.GO_ON


def _sell(prompt: Prompt, rest: str) -> FollowUp:
    """Sell an order [3.3.2]."""
    return _anytime(prompt, f"sell {rest}")


def _give(prompt: Prompt, rest: str) -> FollowUp:
    """Give the partner Money [3.3.3]."""
    return _anytime(prompt, f"give {rest}")


def _pause(prompt: Prompt, rest: str) -> FollowUp:
    """Be asked before bots answer, or no more."""
    if rest.lower() in ("", "on"):
        prompt.table.pauses.begin(prompt.seat_view.seat)
        text = "You are asked before each answer of a bot; pause off ends it."
    elif rest.lower() == "off":
        prompt.table.pauses.end(prompt.seat_view.seat)
        text = "You are asked only what concerns you."
    else:
        text = "Type pause or pause off."
    prompt.terminal.show(text)
    return FollowUp.GO_ON


def _skip(prompt: Prompt, rest: str) -> FollowUp:
    """No pauses until the next own question."""
    prompt.table.pauses.skip(prompt.seat_view.seat)
    prompt.terminal.show("No pause until you have a question of your own.")
    return FollowUp.GO_ON


def _quit(prompt: Prompt, rest: str) -> FollowUp:
    raise Quit


_COMMANDS: Final[dict[str, Callable[[Prompt, str], FollowUp]]] = {
    "undo": _undo,
    "anytime": _anytime,
    "sell": _sell,
    "give": _give,
    "pause": _pause,
    "skip": _skip,
    "quit": _quit,
    "exit": _quit,
}
