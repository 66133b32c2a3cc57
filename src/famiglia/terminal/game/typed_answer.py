"""Understanding what a person types as an answer: a number, words, or notation."""

from famiglia.record.notation import BadNotation
from famiglia.terminal.game.console import Terminal
from famiglia.terminal.game.menu import Menu, number_in
from famiglia.terminal.game.screen import show_menu
from famiglia.terminal.game.show_commands import Prompt
from famiglia.terminal.game.why import verdict


def typed_answer(text: str, prompt: Prompt) -> int | None:
    """The answer a text gives, or None after saying what is wrong or showing fewer."""
    menu, terminal = prompt.menu, prompt.terminal
    if (number := number_in(text)) is not None:
        return _numbered(number, menu, terminal)
    if not text:
        terminal.show("Type a number, some words of an answer, or ? for help.")
        return None
    try:
        answer = menu.read(text)
    except BadNotation as bad:
        _narrow(text, menu, terminal, str(bad))
        return None
    if menu.offers(answer):
        return answer.option
    terminal.show(verdict(answer, menu.seat_view.seat, prompt.table, text))
    return None


def _numbered(number: int, menu: Menu, terminal: Terminal) -> int | None:
    many = len(menu.rows())
    if not 1 <= number <= many:
        terminal.show(f"There is no answer {number}; they go from 1 to {many}.")
        return None
    option = menu.choose(number)
    if option is None:
        show_menu(terminal, menu)
    return option


def _narrow(text: str, menu: Menu, terminal: Terminal, problem: str) -> None:
    found = menu.matching(text)
    if found:
        menu.narrow(found)
        show_menu(terminal, menu)
        return
    hint = f" ({problem})" if "did you mean" in problem else ""
    terminal.show(f"No answer has the words {text!r}{hint}. Type ? for help.")
