"""What an export holds: everything of a table that has ended, or what one seat may know."""

from typing import Final

import msgspec

from famiglia.server.table.events import Ended, TableEvent
from famiglia.server.table.projection import RowMessage
from famiglia.server.table.settings import Settings
from famiglia.wire.view import ViewMessage

FORMAT: Final = "famiglia export"
VERSION: Final = 2
"""Which form of the document this is."""


class EditionFiles(msgspec.Struct, frozen=True):
    """What is printed in the box of this table."""

    id: str
    hash: str
    files: dict[str, str]
    """All that it takes to read it anew."""


class TableEventMessage(msgspec.Struct, frozen=True):
    """What happened besides answers, with the number of its row and its time."""

    number: int
    at: int
    seat: int | None
    table_event: TableEvent


class TaggedRow(msgspec.Struct, frozen=True):
    """A row as the seat may know it, and a running digest of all rows so far."""

    row: RowMessage
    digest: str


class Export(msgspec.Struct, frozen=True, kw_only=True, tag_field="holds"):
    """What all exports say."""

    format: str = FORMAT
    version: int = VERSION
    table: str
    status: str
    settings: Settings
    names: tuple[str, ...]
    edition: EditionFiles
    rules: str
    """The version of the rules."""
    ended: Ended | None
    frozen: str
    """Why the table is frozen, if it is."""
    digest: str = ""
    """Of everything else in the document."""


class CompleteExport(Export, frozen=True, kw_only=True, tag="everything"):
    """All there is to know of a table."""

    note: str
    """What whoever reads it should know first."""
    record: str
    """In the notation of records; empty if the game was never begun."""
    table_events: list[TableEventMessage]


class SeatExport(Export, frozen=True, kw_only=True, tag="one-seat"):
    """What a seat, or a spectator, may know."""

    seat: int | None
    """Null for a spectator."""
    rows: list[TaggedRow]
    view: ViewMessage | None
    """Null before the game has begun."""


AnyExport = CompleteExport | SeatExport
