"""Why something is not offered: what is wrong with it, and what is offered that is like it."""

from typing import Final

from famiglia.record.notation import Answer, BadNotation
from famiglia.terminal.game.menu import Item, Menu
from famiglia.terminal.game.table import TerminalTable

MOST_EXPLAINED: Final = 8
"""How many answers are explained."""


def why_lines(menu: Menu, table: TerminalTable, text: str) -> list[str]:
    """A verdict on a text, and the answers nearest to it."""
    if not text:
        return ["Why what? Type why with some words of an answer: why place noto 2."]
    near = menu.matching(text) or _nearest(menu, text)
    return [
        _judged(menu, table, text),
        "Offered and nearest to it:",
        *(f"  {item}" for item in near[:MOST_EXPLAINED]),
    ]


def _judged(menu: Menu, table: TerminalTable, text: str) -> str:
    try:
        answer = menu.read(text)
    except BadNotation as bad:
        if menu.matching(text):
            return f"There are answers with {text!r}."
        return f"No answer on offer has the words {text!r} ({bad})."
    return verdict(answer, menu.seat_view.seat, table, text)


def verdict(answer: Answer, seat: int, table: TerminalTable, text: str) -> str:
    """Whether a seat may give an answer now, and if not, by which rule."""
    reason = table.recorder.game.why_not(seat, answer.kind, answer.option)
    return f"{text!r} is offered." if reason is None else f"{text!r} is refused: {reason}"


def _nearest(menu: Menu, text: str) -> list[Item]:
    """The answers that share most words with a text."""
    words = text.lower().split()

    def shared(item: Item) -> int:
        found = f"{item.text} {item.notation}".lower()
        return sum(word in found for word in words)

    return sorted(menu.items, key=shared, reverse=True)
