"""Answers as text a person can read and type, and back; `docs/notation.md` explains it.

Everything is read from the table of kinds: a kind, its variant, and a word for each field.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from famiglia.edition.problems import meant
from famiglia.edition.tables import NONE, Tables
from famiglia.edition.vocabulary import COLUMN_IDS, ROW_IDS
from famiglia.engine.kinds import KINDS, Field, Kind
from famiglia.engine.packing import compose, describe
from famiglia.engine.state import State
from famiglia.record.header import speaker

_DONE: Final = "done"
_WAYS: Final = ["land", "boats", "allies"]
_NUMBERS: Final = [str(number) for number in range(64)]
DESTINATIONS: Final = {"supply": "", "column": "top:", "space": "bottom:", "solo": "solo:"}
"""What a token of the mat goes to, in the engine's sequence, and how that is written before it."""


class BadNotation(Exception):
    """A text that is no answer."""


class Context(NamedTuple):
    """What names depend on: the edition, the round (spaces), the family asked (orders)."""

    tables: Tables
    round: int
    family: int


class Answer(NamedTuple):
    """What a text says: a kind of question, and an option of it."""

    kind: int
    option: int


def context_of(state: State, seat: int) -> Context:
    """What names mean when this seat speaks now."""
    family = state.family_of[seat] if 0 <= seat < state.seats else NONE
    return Context(state.tables, state.round, family)


def write(answer: Answer, context: Context) -> str:
    """An answer as text."""
    said = describe(answer.kind, answer.option)
    words = [names(field, context)[value] for field, value in said.values]
    return " ".join(word for word in (said.kind, said.variant, *words) if word)


def parse(text: str, context: Context) -> Answer:
    """The answer a text says; raises BadNotation with what is wrong with it."""
    words = _Words(text)
    kinds = {kind.name: number for number, kind in KINDS.items()}
    number = kinds[words.take("kind", list(kinds))]
    asked = KINDS[number]
    if asked.repeats and words.skip(_DONE):
        words.end()
        return Answer(number, compose(number, _DONE))
    variants = list(asked.variants)
    variant = _variant(words, asked, variants)
    values = [_value(words, field, context) for field in asked.variants[variant]]
    words.end()
    return Answer(number, compose(number, variant, values))


def _variant(words: "_Words", asked: Kind, variants: list[str]) -> str:
    if variants == [""]:
        return ""
    return words.take(f"answer to {asked.name}", variants)


def _value(words: "_Words", field: Field, context: Context) -> int:
    known = names(field, context)
    if known[:1] == [""]:
        return next((number for number, name in enumerate(known) if name and words.skip(name)), 0)
    what = field.name if field.name == field.domain else f"{field.name} ({field.domain})"
    return known.index(words.take(what, known))


class _Words:
    """The words of a text, taken one by one."""

    def __init__(self, text: str) -> None:
        self._words = text.split()
        self._taken = 0

    def take(self, what: str, known: list[str]) -> str:
        """The next word, which must be one of these."""
        if self._taken == len(self._words):
            raise BadNotation(f"missing {what} {self._behind()}")
        word = self._words[self._taken]
        if word not in known:
            raise BadNotation(f"unknown {what} {word!r}{meant(word, known)}")
        self._taken += 1
        return word

    def skip(self, word: str) -> bool:
        """Take the next word if it is this one."""
        is_next = self._words[self._taken : self._taken + 1] == [word]
        self._taken += is_next
        return is_next

    def end(self) -> None:
        """Nothing may be left."""
        if self._taken < len(self._words):
            raise BadNotation(f"too much: {self._words[self._taken]!r} {self._behind()}")

    def _behind(self) -> str:
        return f"after {' '.join(self._words[: self._taken])!r}" if self._taken else "at all"


def names(field: Field, context: Context) -> list[str]:
    """What the numbers of a field are called; an empty name is left out of the text."""
    if field.domain == "flag":
        return ["", field.name]
    if field.domain == "debtor":
        return ["", *(f"{field.name}:{owner}" for owner in _owners(context))]
    if field.domain == "members":
        return ["", *(f"{field.name}:{number}" for number in _NUMBERS[1:])]
    return _NAMES[field.domain](context)


def _owners(context: Context) -> list[str]:
    return [*context.tables.family_ids, "neutral", "fictional"]


def _spaces(context: Context) -> list[str]:
    """Those of the bottom sheet [2.3.4]."""
    return context.tables.space_ids[context.round]


def _orders(context: Context) -> list[str]:
    return [] if context.family == NONE else context.tables.order_ids[context.family]


def _destinations(context: Context) -> list[str]:
    """Where a token goes: the supply, a column of the top sheet, a space below or on its own."""
    return [
        f"{place}{name}"
        for domain, place in DESTINATIONS.items()
        for name in _NAMES[domain](context)
    ]


_NAMES: Final[dict[str, Callable[[Context], list[str]]]] = {
    "area": lambda context: context.tables.area_ids,
    "sea": lambda context: context.tables.sea_ids,
    "tile": lambda context: context.tables.tile_ids,
    "card": lambda context: context.tables.card_ids,
    "character": lambda context: context.tables.character_ids,
    "family": lambda context: context.tables.family_ids,
    "owner": _owners,
    "space": _spaces,
    "solo": lambda context: context.tables.solo_ids,
    "order": _orders,
    "supply": lambda context: ["supply"],
    "destination": _destinations,
    "column": lambda context: list(COLUMN_IDS),
    "row": lambda context: list(ROW_IDS),
    "way": lambda context: _WAYS,
    "number": lambda context: _NUMBERS,
    "seat": lambda context: [speaker(seat) for seat in range(len(context.tables.seats))],
}
