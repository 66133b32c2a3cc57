"""How far a browser has heard: a number for everything it listens to, as the id of an event."""

from typing import Final, NamedTuple

from famiglia.server.problems import Refusal

LONGEST_CURSOR: Final = 32_000


class Subscription(NamedTuple):
    """Where somebody listens: in a seat or looking on, to the log or to a channel of talk."""

    table: str
    seat: int
    of: str


Cursor = dict[Subscription, int]
"""The last number known of each."""


def write_cursor(cursor: Cursor) -> str:
    """As an event's id."""
    return " ".join(f"{table}:{seat}:{of}:{last}" for (table, seat, of), last in cursor.items())


def read_cursor(text: str) -> Cursor:
    """From an event's id."""
    if len(text) > LONGEST_CURSOR:
        raise Refusal("cursor", "Nobody listens to so much.")
    return dict(_read(word) for word in text.split())


def _read(word: str) -> tuple[Subscription, int]:
    parts = word.split(":")
    try:
        table, seat, of, last = parts
        return Subscription(table, int(seat), of), int(last)
    except ValueError as wrong:
        raise Refusal("cursor", f"{word!r} is no place and number.") from wrong
