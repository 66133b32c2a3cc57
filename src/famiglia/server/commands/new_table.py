"""Tables to be opened, new ones and rematches, as they are stored."""

from typing import NamedTuple

import msgspec

from famiglia.record.header import RULES_VERSION
from famiglia.server.cache.tables import CachedTable
from famiglia.server.store.tables import TableRow
from famiglia.server.table.seats import settings_again
from famiglia.server.table.settings import Settings
from famiglia.server.table.state import OPEN


class TableSpec(NamedTuple):
    """A table to be opened."""

    id: str
    creator: str
    seed: str
    settings: Settings
    edition: str = "sicilia"


class RematchSpec(NamedTuple):
    """A table to be opened like one that has ended."""

    id: str
    creator: str
    seed: str


def new_table_row(spec: TableSpec, edition_hash: str, now: int) -> TableRow:
    """The row of a new table."""
    return TableRow(
        spec.id,
        now,
        spec.creator,
        _to_text(spec.settings),
        edition_hash,
        str(RULES_VERSION),
        spec.seed,
        OPEN,
    )


def rematch_row(ended: CachedTable, again: RematchSpec, now: int) -> TableRow:
    """The row of a table like another, under the rules of today."""
    return ended.row._replace(
        id=again.id,
        created=now,
        creator=again.creator,
        settings=_to_text(settings_again(ended.state, again.creator)),
        rules_version=str(RULES_VERSION),
        seed=again.seed,
        state=OPEN,
        ended=None,
    )


def _to_text(settings: Settings) -> str:
    return msgspec.json.encode(settings).decode()
