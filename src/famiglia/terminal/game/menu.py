"""A list of answers to choose from: numbered, gathered under headings, narrowed by words."""

from collections.abc import Collection
from typing import Final, NamedTuple

from famiglia.engine.answers import (
    TURN_GAIN,
    TURN_USE,
    turn_gain_column,
    turn_gain_favour,
    turn_use_column,
    turn_use_owner,
    turn_use_space,
    turn_variant,
)
from famiglia.engine.kinds import KINDS, TURN
from famiglia.engine.options import DONE
from famiglia.engine.packing import numbers
from famiglia.record.notation import Answer, BadNotation, Context, context_of, parse, write
from famiglia.terminal.game.answers import group_texts, option_text
from famiglia.terminal.game.details import detail, price
from famiglia.terminal.game.seat_view import SeatView

MOST_ROWS: Final = 16
"""A longer list is gathered under headings."""
MOST_TURNS: Final = 6
"""The same for turns, since each space can be used with many tokens."""
MOST_HEADINGS: Final = 3
"""How many headings an answer has at most, one below the other."""
MOST_DIGITS: Final = 6
"""Longer numbers mean nothing here."""


def number_in(text: str) -> int | None:
    """The number that was typed, if it is one."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


class MenuRow(NamedTuple):
    """A numbered line: one answer, or a heading with several."""

    text: str
    options: list[int]

    def __str__(self) -> str:
        many = len(self.options)
        return self.text if many == 1 else f"{self.text} ... {many} ways"


class Item(NamedTuple):
    """An answer with its words: itself, what it is about, its headings, and its notation."""

    option: int
    text: str
    detail: str
    groups: tuple[str, ...]
    notation: str

    def __str__(self) -> str:
        return f"{self.text}: {self.detail}" if self.detail else self.text


class Menu:
    """What is on offer, or the part of it that was asked for."""

    def __init__(self, kind: int, options: Collection[int], seat_view: SeatView) -> None:
        self.kind = kind
        self.seat_view = seat_view
        self.items = [self._item(option) for option in _sorted(kind, options, seat_view)]
        self.shown = self.items
        self._depth = 0

    @property
    def is_narrowed(self) -> bool:
        """Whether only a part of the answers is shown."""
        return len(self.shown) < len(self.items)

    def rows(self) -> list[MenuRow]:
        """The numbered lines: answers, or headings while there are too many."""
        if len(self.shown) > (MOST_TURNS if self.kind == TURN else MOST_ROWS):
            for depth in range(self._depth, MOST_HEADINGS):
                rows = _gathered(self.shown, depth)
                if 1 < len(rows) < len(self.shown):
                    return rows
        is_said = self._depth > 0 and bool(_shared(self.shown))
        return [MenuRow(item.text if is_said else str(item), [item.option]) for item in self.shown]

    def choose(self, number: int) -> int | None:
        """The answer of a numbered line; a heading narrows the list and gives None."""
        row = self.rows()[number - 1]
        if len(row.options) == 1:
            return row.options[0]
        self.shown = [item for item in self.shown if item.option in row.options]
        self._depth += 1
        return None

    def back(self) -> None:
        """Show everything again."""
        self.shown, self._depth = self.items, 0

    def matching(self, text: str) -> list[Item]:
        """The answers in which all these words occur."""
        words = text.lower().split()
        return [item for item in self.items if all(word in _searched(item) for word in words)]

    def narrow(self, items: list[Item]) -> None:
        """Show only these."""
        self.shown, self._depth = items, 0

    def read(self, text: str) -> Answer:
        """An answer in notation, with or without the kind; raises BadNotation."""
        context = self._context()
        try:
            return parse(text, context)
        except BadNotation:
            return parse(f"{KINDS[self.kind].name} {text}", context)

    def offers(self, answer: Answer) -> bool:
        """Whether an answer is among those on offer."""
        return answer.kind == self.kind and answer.option in [item.option for item in self.items]

    def _context(self) -> Context:
        return context_of(self.seat_view.state, self.seat_view.seat)

    def _item(self, option: int) -> Item:
        answer = Answer(self.kind, option)
        text = option_text(answer, self.seat_view) + price(answer, self.seat_view)
        groups = group_texts(answer, self.seat_view)
        return Item(
            option, text, detail(answer, self.seat_view), groups, write(answer, self._context())
        )


def _gathered(items: list[Item], depth: int) -> list[MenuRow]:
    """One row for each heading, in the order of the answers; one alone is shown as it is."""
    found: dict[str, list[Item]] = {}
    for item in items:
        heading = item.groups[min(depth, len(item.groups) - 1)] if item.groups else str(item)
        found.setdefault(heading, []).append(item)
    return [_heading(text, below) for text, below in found.items()]


def _heading(text: str, items: list[Item]) -> MenuRow:
    shared = _shared(items)
    options = [item.option for item in items]
    if len(items) == 1:
        return MenuRow(str(items[0]), options)
    return MenuRow(f"{text}: {shared}" if shared else text, options)


def _shared(items: list[Item]) -> str:
    """What all these answers are about, if it is the same."""
    details = {item.detail for item in items}
    return details.pop() if len(details) == 1 else ""


def _searched(item: Item) -> str:
    return " ".join((str(item), *item.groups, item.notation)).lower()


def _sorted(kind: int, options: Collection[int], seat_view: SeatView) -> list[int]:
    """Turns by space, own tokens first; others by variant and fields; *done* at the end."""
    if kind == TURN:
        return sorted(options, key=lambda option: _move(option, seat_view.family))
    return sorted(options, key=lambda option: (option == DONE, numbers(option)))


def _move(option: int, family: int) -> tuple[int, ...]:
    """Of a turn: what kind of move, to where, with whose token, from where."""
    variant = turn_variant(option)
    if variant == TURN_USE:
        is_others = turn_use_owner(option) != family
        return variant, turn_use_space(option), is_others, turn_use_column(option)
    if variant == TURN_GAIN:
        return variant, turn_gain_favour(option), turn_gain_column(option)
    return (variant,)
