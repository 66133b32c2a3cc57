"""A row of a table's log."""

from typing import Final, NamedTuple

ANSWER: Final = "answer"
"""An answer, an Anytime Option or an undo: an entry of the game's record."""
TABLE_EVENT: Final = "table-event"


class Row(NamedTuple):
    """Numbers begin with 1 and have no gaps; nothing of a row is ever changed."""

    number: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    seat: int | None
    """Chance is -1; nobody's is None."""
    person: str | None
    text: str
    """In the notation of records, or a table event as JSON."""
    outcome: str = ""
    """What an answer brought besides its effect, as records note it."""
    digest: str = ""
    """The running digest of the record."""
