"""What is going on, step by step, in the words of positions; `docs/notation.md` lists them.

A position says what is hidden, a message does not: a value the seat may not know is null, a hand
of cards it may not see is their number.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from famiglia.edition.tables import NONE
from famiglia.engine.answers import choose_families_own, choose_families_partner
from famiglia.engine.state import Frame, State
from famiglia.record.position.actions import part_names
from famiglia.record.position.domains import (
    Bits,
    Counts,
    Domain,
    EachSeat,
    Flag,
    Many,
    Number,
    Numbers,
    One,
    Scope,
    Text,
)
from famiglia.record.position.fields import SINGLE, Choice, Done, Mover, StepField
from famiglia.record.position.frames import shape_of
from famiglia.record.position.head import PLAYER
from famiglia.wire.message import Message

OfSeat = int | str | list[str] | None
"""Of one seat: how many hidden cards it has, the cards, the one it keeps, or null."""
Value = bool | int | str | list[str | int] | dict[str, OfSeat] | None


class Step(Message, frozen=True):
    """A step that is going on: its word, and its fields by their names in positions.

    A first field without a name there is called `family`, `seat`, `stage`, `token` or `mover`. A
    field that says nothing is left out; null is what the seat may not know.
    """

    step: str
    fields: dict[str, Value]


def steps_of(state: State) -> list[Step]:
    """All that is going on, from what began first to what is asked."""
    return [step_of(frame, state) for frame in state.frames]


def step_of(frame: Frame, state: State) -> Step:
    """A frame as a message."""
    shape = shape_of(frame)
    assert shape is not None  # Every frame has one, as the tests of positions see to.
    scope = Scope(state, {})
    fields: dict[str, Value] = {}
    for field in shape.fields:
        value = attrgetter(field.path)(frame)
        if not _says_nothing(field.domain, value):
            fields[_name(field)] = _WRITERS[type(field.domain)](field.domain, value, scope)
        scope.values[field.path] = value
    return Step(shape.word, fields)


def _says_nothing(domain: Domain, value: Any) -> bool:
    """Nobody, nowhere, or no choice so far; a hidden choice is below zero and says something."""
    if isinstance(domain, Choice):
        return bool(value == 0)
    return type(domain) is One and bool(value == NONE)


def _name(field: StepField) -> str:
    if field.name:
        return field.name
    if isinstance(field.domain, One):
        what = field.domain.what
        return "family" if what in (PLAYER, SINGLE.what) else what
    return "mover"


def _one(domain: One, value: int, scope: Scope) -> Value:
    names = domain.names(scope)
    return names[value] if 0 <= value < len(names) else None


def _many(domain: Many, value: list[int], scope: Scope) -> Value:
    names = domain.names(scope)
    return [names[number] for number in value]


def _bits(domain: Bits, value: int, scope: Scope) -> Value:
    if value < 0:
        return -value
    return [name for number, name in enumerate(domain.names(scope)) if value >> number & 1]


def _counts(domain: Counts, value: list[int], scope: Scope) -> Value:
    return {name: int(number) for name, number in zip(domain.names, value, strict=True)}


def _number(domain: Number, value: int, scope: Scope) -> Value:
    return int(value)


def _numbers(domain: Numbers, value: list[int], scope: Scope) -> Value:
    return [int(number) for number in value]


def _flag(domain: Flag, value: bool, scope: Scope) -> Value:
    return bool(value) == domain.meaning


def _text(domain: Domain, value: Any, scope: Scope) -> Value:
    return domain.write(value, scope)


def _done(domain: Done, value: int, scope: Scope) -> Value:
    """The parts that are closed; of a choice all are when one is done."""
    names = enumerate(part_names(scope.values["action"]))
    return [name for number, name in names if not value >> number & 1]


def _choice(domain: Choice, value: int, scope: Scope) -> Value:
    ids = scope.state.tables.family_ids
    if value < 0:
        return None
    return [ids[choose_families_own(value)], ids[choose_families_partner(value)]]


def _each_seat(domain: EachSeat, value: list[int], scope: Scope) -> Value:
    write = _WRITERS[type(domain.each)]
    return {
        f"seat-{seat}": write(domain.each, own, scope)
        for seat, own in enumerate(value)
        if own != domain.nothing
    }


_WRITERS: Final[dict[type[Domain], Callable[[Any, Any, Scope], Any]]] = {
    One: _one,
    Many: _many,
    Bits: _bits,
    Counts: _counts,
    Number: _number,
    Numbers: _numbers,
    Flag: _flag,
    EachSeat: _each_seat,
    Text: _text,
    Mover: _text,
    Done: _done,
    Choice: _choice,
}
"""How each kind of field is written."""
