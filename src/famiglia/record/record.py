"""A record: a header, and one entry for each answer and each undo; it is the truth of a game."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from famiglia.engine.state import CHANCE
from famiglia.record.digest import LINE_DIGITS, POSITION_DIGITS, line_digest
from famiglia.record.header import Header, read_header, speaker
from famiglia.record.lines import BrokenRecord, LineReader

_DIGEST: Final = re.compile(f"[0-9a-f]{{{LINE_DIGITS}}}")
_SHOWN: Final = re.compile("# shown: ([a-z]+(?:, [a-z]+)*)")
_ENDED: Final = re.compile(f"# ended: ([a-z0-9 -]+), position ([0-9a-f]{{{POSITION_DIGITS}}})")


class PhaseEnd(NamedTuple):
    """A phase that an answer ended, and the digest of the position it led to."""

    phase: str
    position: str


class EntryOutcome(NamedTuple):
    """What an answer brought besides its effect: what was shown, and the phase it ended."""

    shown: tuple[str, ...] = ()
    ended: PhaseEnd | None = None

    def notes(self) -> list[str]:
        """The lines below the answer's line."""
        notes = [f"# shown: {', '.join(self.shown)}"] if self.shown else []
        if self.ended is not None:
            notes.append(f"# ended: {self.ended.phase}, position {self.ended.position}")
        return notes


NOTHING: Final = EntryOutcome()


class Entry(NamedTuple):
    """An answer or an undo. Numbers begin with 1, have no gaps and are never used again."""

    number: int
    seat: int
    text: str
    digest: str
    outcome: EntryOutcome

    def lines(self) -> list[str]:
        """As text."""
        answer = f"{self.number:>4}  {speaker(self.seat)}  {self.text:<44}  {self.digest}"
        return [answer, *self.outcome.notes()]


class Record:
    """Grows by one entry at a time; nothing is ever taken out."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []

    def add(self, seat: int, text: str, outcome: EntryOutcome = NOTHING) -> Entry:
        """Append an entry."""
        number = len(self.entries) + 1
        entry = Entry(number, seat, text, self._next_digest(seat, text), outcome)
        self.entries.append(entry)
        return entry

    def copy(self) -> Record:
        """The same so far, to go on in another way."""
        other = Record(self.header)
        other.entries = self.entries.copy()
        return other

    def line_of(self, number: int) -> int:
        """In which line of the text an entry begins."""
        above = sum(len(entry.lines()) for entry in self.entries[: number - 1])
        return len(self.header.lines()) + above + 1

    def to_text(self) -> str:
        """The whole record as text."""
        lines = self.header.lines()
        for entry in self.entries:
            lines += entry.lines()
        return "\n".join(lines) + "\n"

    def _next_digest(self, seat: int, text: str) -> str:
        """Over the last digest, the notes since then, and what the next line says."""
        line = f"{len(self.entries) + 1} {seat} {text}"
        if not self.entries:
            return line_digest(*self.header.lines(), line)
        last = self.entries[-1]
        return line_digest(last.digest, *last.outcome.notes(), line)


def from_text(text: str) -> Record:
    """The record a text holds; raises BrokenRecord if its form or a digest is wrong."""
    lines = LineReader(text)
    record = Record(read_header(lines))
    while lines.ahead() is not None:
        _read_entry(lines, record)
    return record


def _read_entry(lines: LineReader, record: Record) -> None:
    words = lines.next().split()
    expected = str(len(record.entries) + 1)
    if len(words) < 4:
        raise lines.broken("expected a number, a seat, an answer and a digest")
    if words[0] != expected:
        raise lines.broken(f"expected number {expected}, found {words[0]!r}")
    seat = _read_seat(words[1], record.header, lines)
    digest = words[-1]
    if not _DIGEST.fullmatch(digest):
        raise lines.broken(f"no digest at its end, but {digest!r}")
    broken = lines.broken("wrong digest: this line or one above was changed")
    entry = record.add(seat, " ".join(words[2:-1]), _read_notes(lines))
    if entry.digest != digest:
        raise broken


def _read_seat(word: str, header: Header, lines: LineReader) -> int:
    seats: list[int] = [CHANCE, *range(len(header.names))]
    for seat in seats:
        if word == speaker(seat):
            return seat
    raise lines.broken(f"unknown seat {word!r}")


def _read_notes(lines: LineReader) -> EntryOutcome:
    shown: tuple[str, ...] = ()
    ended = None
    while (ahead := lines.ahead()) is not None and ahead.startswith("#"):
        note = lines.next().strip()
        if ended is None and not shown and (found := _SHOWN.fullmatch(note)):
            shown = tuple(found[1].split(", "))
        elif ended is None and (found := _ENDED.fullmatch(note)):
            ended = PhaseEnd(found[1], found[2])
        else:
            raise lines.broken(f"a note that has no place here: {note!r}")
    return EntryOutcome(shown, ended)


__all__ = ["BrokenRecord", "Entry", "EntryOutcome", "PhaseEnd", "Record", "from_text"]
