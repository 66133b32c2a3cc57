"""Tables to be opened, new ones and rematches, as they are stored."""

from typing import NamedTuple

import msgspec

from famiglia.record.header import RULES_VERSION
from famiglia.server.store.tables import TableRow
from famiglia.server.table.settings import Settings
from famiglia.server.table.state import OPEN


class Opening(NamedTuple):
    """A table to be opened."""

    id: str
    creator: str
    seed: str
    settings: Settings
    edition: str = "sicilia"


class NewRematch(NamedTuple):
    """A table to be opened like one that has ended."""

    id: str
    creator: str
    seed: str


def opened_row(opening: Opening, edition_hash: str, now: int) -> TableRow:
    """The row of a new table."""
    return TableRow(
        opening.id,
        now,
        opening.creator,
        msgspec.json.encode(opening.settings).decode(),
        edition_hash,
        str(RULES_VERSION),
        opening.seed,
        OPEN,
    )


def rematch_row(row: TableRow, again: NewRematch, now: int) -> TableRow:
    """The row of a table like another, under the rules of today."""
    return row._replace(
        id=again.id,
        created=now,
        creator=again.creator,
        rules_version=str(RULES_VERSION),
        seed=again.seed,
        state=OPEN,
        ended=None,
    )
