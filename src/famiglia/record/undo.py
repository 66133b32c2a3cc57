"""Undo: an entry that names the first answer taken back; numbers are never used again.

A seat may take back its own answers, back to where another seat answered, chance spoke or
something hidden was shown [3.4.4]. What has been taken back counts there too: it has been seen.
"""

import re
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from famiglia.engine.state import CHANCE
from famiglia.record.record import Entry, Record

_UNDO: Final = re.compile(r"undo (0|[1-9]\d{0,8})( agreed)?", re.ASCII)


class MayNotUndo(Exception):
    """An undo that the law does not allow [3.4.4]."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"{reason} [3.4.4]")


class Undo(NamedTuple):
    """An undo: the first answer it takes back, and whether all others have agreed."""

    first: int
    agreed: bool

    def __str__(self) -> str:
        return f"undo {self.first}{' agreed' if self.agreed else ''}"


def undo_in(entry: Entry) -> Undo | None:
    """What an entry takes back; None for an answer."""
    return read_undo(entry.text)


def read_undo(text: str) -> Undo | None:
    """The undo that a text says; None if it says something else."""
    found = _UNDO.fullmatch(text)
    return Undo(int(found[1]), found[2] is not None) if found else None


def effective_entries(entries: Sequence[Entry]) -> list[Entry]:
    """The answers that have not been taken back."""
    effective: list[Entry] = []
    for entry in entries:
        undo = undo_in(entry)
        if undo is None:
            effective.append(entry)
            continue
        while effective and effective[-1].number >= undo.first:
            effective.pop()
    return effective


def may_undo(record: Record, seat: int) -> int | None:
    """The first answer a seat may take back without asking anybody, if there is one."""
    return _first_own(record.entries, seat)


def allowed_undo(record: Record, seat: int, first: int, consent: Collection[int] = ()) -> Undo:
    """An undo of everything from an answer on; beyond the own ones all others must consent."""
    if not 0 <= seat < len(record.header.names):
        raise MayNotUndo(f"there is no seat {seat}")
    own = may_undo(record, seat)
    others = set(range(len(record.header.names))) - {seat}
    undo = Undo(first, agreed=own is None or first < own)
    if undo.agreed and not others <= set(consent):
        raise MayNotUndo(f"taking back answer {first} needs the consent of all others")
    check(record.entries, seat, undo)
    return undo


def check(entries: Sequence[Entry], seat: int, undo: Undo) -> None:
    """Whether an undo may follow these entries; raises MayNotUndo."""
    if seat == CHANCE:
        raise MayNotUndo("chance takes nothing back")
    if undo.first not in [entry.number for entry in effective_entries(entries)]:
        raise MayNotUndo(f"answer {undo.first} does not stand")
    own = _first_own(entries, seat)
    if not undo.agreed and (own is None or undo.first < own):
        raise MayNotUndo(f"answer {undo.first} may not be taken back without consent")


def _first_own(entries: Sequence[Entry], seat: int) -> int | None:
    effective = {entry.number for entry in effective_entries(entries)}
    first = None
    if seat == CHANCE:
        return None
    for entry in reversed(entries):
        if entry.seat != seat or entry.outcome.shown:
            break
        if entry.number in effective:
            first = entry.number
    return first
