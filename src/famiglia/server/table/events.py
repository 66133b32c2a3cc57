"""What happens at a table besides answers; each is a row of its log."""

from typing import Final

import msgspec

PAUSE: Final = "pause"
RESUME: Final = "resume"
CANCEL: Final = "cancel"
DRAW: Final = "draw"
UNDO: Final = "undo"
REPLACE: Final = "replace"
"""What is voted on; the last asks whether a bot shall play for who does not answer."""

OVER: Final = "over"
CONCEDED: Final = "conceded"
AGREED_DRAW: Final = "draw"
CANCELLED: Final = "cancelled"
"""How a table ends: the game's own end, or what its players agreed on."""
_NOBODY: Final = -1
"""Who had won a game without a winner, in rows of the first version."""


class _TableEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The row's own seat is who did it, or whom it is about."""


class Sat(_TableEvent, frozen=True, tag="sat"):
    """Somebody took the seat, under a name."""

    name: str


class Left(_TableEvent, frozen=True, tag="left"):
    """Somebody left the seat before the game."""


class Renamed(_TableEvent, frozen=True, tag="renamed"):
    """Who sits there is called otherwise from now on."""

    name: str


class Started(_TableEvent, frozen=True, tag="started"):
    """All seats are taken, and the first question is asked."""

    names: tuple[str, ...]


class Voted(_TableEvent, frozen=True, tag="voted"):
    """A seat is for or against something; the first who is for it proposes it."""

    on: str
    is_for: bool
    first: int = 0
    """Of an undo: the first entry that would be taken back."""
    about: int = -1
    """Of a replacement: which seat."""


class Paused(_TableEvent, frozen=True, tag="paused"):
    """The clocks stand still."""


class Resumed(_TableEvent, frozen=True, tag="resumed"):
    """They go on."""


class ChoseEarly(_TableEvent, frozen=True, tag="chose-early"):
    """A seat has made its choice, where several choose at once; what it is stays sealed."""


class Withdrawn(_TableEvent, frozen=True, tag="withdrawn"):
    """What a seat has chosen is not on offer after all: it is asked again."""


class Lent(_TableEvent, frozen=True, tag="lent"):
    """A seat gave its partner some of its time."""

    milliseconds: int
    to: int


class RanOut(_TableEvent, frozen=True, tag="ran-out"):
    """A seat's time is over: default answers follow."""


class TookOver(_TableEvent, frozen=True, tag="took-over"):
    """A bot plays for a seat until the player returns."""

    bot: str


class Returned(_TableEvent, frozen=True, tag="returned"):
    """The player is back."""


class Ended(_TableEvent, frozen=True, tag="ended"):
    """Nothing more is asked."""

    how: str
    winner: int | None = None
    """The team, if one has won."""


class Rematch(_TableEvent, frozen=True, tag="rematch"):
    """They play again, at another table."""

    table: str


TableEvent = (
    Sat
    | Left
    | Renamed
    | Started
    | Voted
    | Paused
    | Resumed
    | ChoseEarly
    | Withdrawn
    | Lent
    | RanOut
    | TookOver
    | Returned
    | Ended
    | Rematch
)


_READER: Final[msgspec.json.Decoder[TableEvent]] = msgspec.json.Decoder(TableEvent)
"""Made before threads use it, as that of `settings`."""


def to_text(table_event: TableEvent) -> str:
    """As it stands in the log."""
    return msgspec.json.encode(table_event).decode()


def from_text(text: str) -> TableEvent:
    """As it was."""
    found: TableEvent = _READER.decode(text)
    if isinstance(found, Ended) and found.winner == _NOBODY:
        return Ended(found.how)
    return found
