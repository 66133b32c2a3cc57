"""Why something is not offered: what is wrong with it, and what is offered that is like it."""

from typing import Final

from famiglia.engine.kinds import KINDS
from famiglia.record.notation import BadNotation
from famiglia.terminal.game.menu import Item, Menu

NEAREST: Final = 8
"""How many answers are told."""


def why_lines(menu: Menu, text: str) -> list[str]:
    """A verdict on a text, and the answers nearest to it."""
    if not text:
        return ["Why what? Type why with some words of an answer: why place noto 2."]
    near = menu.matching(text) or _nearest(menu, text)
    return [
        _judged(menu, text),
        "Offered and nearest to it:",
        *(f"  {item.text}" for item in near[:NEAREST]),
    ]


def _judged(menu: Menu, text: str) -> str:
    try:
        answer = menu.read(text)
    except BadNotation as bad:
        if menu.matching(text):
            return f"There are answers with {text!r}."
        return f"No answer on offer has the words {text!r} ({bad})."
    asked = KINDS[menu.kind].name
    if answer.kind != menu.kind:
        return f"{text!r} answers {KINDS[answer.kind].name}, but the question is {asked}."
    return f"{text!r} is {'' if menu.offers(answer) else 'not '}offered."


def _nearest(menu: Menu, text: str) -> list[Item]:
    """The answers that share most words with a text."""
    words = text.lower().split()

    def shared(item: Item) -> int:
        found = f"{item.text} {item.notation}".lower()
        return sum(word in found for word in words)

    return sorted(menu.items, key=shared, reverse=True)
