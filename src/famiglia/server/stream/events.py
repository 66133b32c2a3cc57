"""The events of the stream: rows of the log, talk, drafts, sketches, as a seat may know them."""

from typing import Final, NamedTuple

import msgspec

from famiglia.server.messages.types import DraftMessage, Saying
from famiglia.server.table.projection import RowMessage
from famiglia.server.table.sketches import Stroke


class NewsMessage(msgspec.Struct, frozen=True):
    """What has happened at a table, as one of your seats may know it."""

    table: str
    seat: int | None
    """Null where you look on."""
    rows: list[RowMessage]
    number: int
    """Of the last row there is."""
    anew: bool = False
    """Too much has happened to send it: fetch the view."""


class ChatMessage(msgspec.Struct, frozen=True):
    """What was said."""

    table: str
    seat: int | None
    """By which seat of yours you hear it."""
    channel: str
    """team, table or spectators."""
    sayings: list[Saying]
    number: int
    anew: bool = False
    """Fetch what was said before."""


class DraftsMessage(msgspec.Struct, frozen=True):
    """What the seat and its partner have written down; all of it, whenever it changes."""

    table: str
    seat: int
    decision: int
    """The question for which it was written."""
    drafts: dict[int, DraftMessage]
    proposals: dict[int, DraftMessage]


class SketchesMessage(msgspec.Struct, frozen=True):
    """What the seat and its partner have drawn; all of it, whenever it changes."""

    table: str
    seat: int
    sketches: dict[int, list[Stroke]]


class OutdatedMessage(msgspec.Struct, frozen=True):
    """The page that listens is of an earlier program, and may not understand what is sent now.

    Nothing else is sent to it.
    """

    script: str
    """With which the page begins that the server has now."""


UnnumberedMessage = DraftsMessage | SketchesMessage
"""What has no numbers, and is sent as a whole."""
Message = NewsMessage | ChatMessage | UnnumberedMessage | OutdatedMessage
EVENTS: Final = {
    "news": NewsMessage,
    "chat": ChatMessage,
    "drafts": DraftsMessage,
    "sketches": SketchesMessage,
    "outdated": OutdatedMessage,
}
"""What each event of the stream carries, by its name."""
EVENT_NAMES: Final = {message: name for name, message in EVENTS.items()}


class StreamEvent(NamedTuple):
    """Something to be sent, and how far the browser has heard with it."""

    name: str
    message: Message
    id: str
