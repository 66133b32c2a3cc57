"""What a field of a step can be, and how that is said: one of some names, several, a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from famiglia.engine.facts import SEATS as MOST_SEATS
from famiglia.engine.state import State
from famiglia.record.notation import BadNotation
from famiglia.record.position.words import Unwritable, Words

NOTHING: Final = "none"
SEATS: Final = [f"seat-{seat}" for seat in range(MOST_SEATS)]


class Scope(NamedTuple):
    """What a name may depend on: the position, and the fields of the step before it."""

    state: State
    values: dict[str, Any]


Names = Callable[[Scope], Sequence[str]]


class Domain:
    """What a field can be."""

    def write(self, value: Any, scope: Scope) -> str:
        """A value as words."""
        raise NotImplementedError

    def read(self, words: Words, scope: Scope) -> Any:
        """The value that words say; what it leaves is too much."""
        raise NotImplementedError


class One(Domain):
    """The number of one name."""

    def __init__(self, what: str, names: Names) -> None:
        self.what = what
        self.names = names

    def write(self, value: Any, scope: Scope) -> str:
        """Its name."""
        return name_of(value, self.what, self.names(scope))

    def read(self, words: Words, scope: Scope) -> Any:
        """Exactly one."""
        return words.one(self.what, self.names(scope))


class Many(One):
    """The numbers of names, in their sequence."""

    def write(self, value: Any, scope: Scope) -> str:
        """All of them."""
        names = self.names(scope)
        return " ".join(name_of(number, self.what, names) for number in value) or NOTHING

    def read(self, words: Words, scope: Scope) -> Any:
        """None, or any number of them, each once."""
        return [] if words.skip(NOTHING) else words.many(self.what, self.names(scope))


class Bits(Many):
    """The same as bits of one number."""

    def write(self, value: Any, scope: Scope) -> str:
        """All names whose bit is set; below zero are what a seat does not see."""
        if value < 0:
            raise Unwritable(f"a {self.what} is hidden: what a seat sees is no position")
        numbers = [number for number in range(value.bit_length()) if value >> number & 1]
        return super().write(numbers, scope)

    def read(self, words: Words, scope: Scope) -> Any:
        """A bit for each."""
        return sum(1 << number for number in super().read(words, scope))


class Counts(Domain):
    """A list of numbers, each after its name; 0 is left out."""

    def __init__(self, what: str, *names: str) -> None:
        self.what = what
        self.names = names

    def write(self, value: Any, scope: Scope) -> str:
        """`soldati 3 cars 1`."""
        pairs = zip(self.names, value, strict=True)
        return " ".join(f"{name} {number}" for name, number in pairs if number) or NOTHING

    def read(self, words: Words, scope: Scope) -> Any:
        """A number for each name."""
        counts = {} if words.skip(NOTHING) else words.counts(self.what, self.names)
        return [counts.get(place, 0) for place in range(len(self.names))]


class Number(Domain):
    """A number."""

    def write(self, value: Any, scope: Scope) -> str:
        """Itself."""
        return str(value)

    def read(self, words: Words, scope: Scope) -> Any:
        """From 0 on."""
        return words.number("number")


class Numbers(Domain):
    """Numbers from low to high."""

    def write(self, value: Any, scope: Scope) -> str:
        """All of them."""
        return " ".join(str(number) for number in value) or NOTHING

    def read(self, words: Words, scope: Scope) -> Any:
        """None, or any number of them."""
        found: list[int] = []
        if not words.skip(NOTHING):
            while words.ahead() or not found:
                found.append(words.number("number"))
        return sorted(found)


class Flag(Domain):
    """Whether the field's own word stands there; it can also say that something is not so."""

    def __init__(self, meaning: bool = True) -> None:
        self.meaning = meaning

    def write(self, value: Any, scope: Scope) -> str:
        """Nothing follows the word."""
        return ""

    def read(self, words: Words, scope: Scope) -> Any:
        """What the word means."""
        return self.meaning


class EachSeat(Domain):
    """Something of each seat; the field is given once for each seat of which it is anything."""

    def __init__(self, name: str, each: Domain, nothing: int) -> None:
        self.name = name
        """The field's own, which separates the seats."""
        self.each = each
        self.nothing = nothing

    def write(self, value: Any, scope: Scope) -> str:
        """`seat-0 cars boats`, then the name again and the next seat."""
        texts = [
            f"{seats(scope)[seat]} {self.each.write(of_seat, scope)}"
            for seat, of_seat in enumerate(value)
            if of_seat != self.nothing
        ]
        return f" {self.name} ".join(texts)

    def read(self, words: Words, scope: Scope) -> Any:
        """Nothing of the seats that are not named."""
        found = [self.nothing] * scope.state.seats
        given: list[int] = []
        while not given or words.skip(self.name):
            seat = words.one("seat", seats(scope))
            if seat in given:
                raise BadNotation(f"{self.name!r} of {seats(scope)[seat]!r} is given twice")
            given.append(seat)
            own = words.until(self.name)
            found[seat] = self.each.read(own, scope)
            own.end()
        return found


def seats(scope: Scope) -> Sequence[str]:
    """What the seats of this table are called."""
    return SEATS[: scope.state.seats]


class Text(Domain):
    """Something with a notation of its own."""

    def __init__(self, write: Callable[[Any], str], read: Callable[[str], Any]) -> None:
        self._write = write
        self._read = read

    def write(self, value: Any, scope: Scope) -> str:
        """In that notation."""
        return self._write(value)

    def read(self, words: Words, scope: Scope) -> Any:
        """All words that follow."""
        return self._read(words.rest())


def name_of(number: int, what: str, names: Sequence[str]) -> str:
    """What a number is called; without a name it cannot be written."""
    if not 0 <= number < len(names) or not names[number]:
        raise Unwritable(f"no {what} has the number {number}; what a seat sees is no position")
    return names[number]
