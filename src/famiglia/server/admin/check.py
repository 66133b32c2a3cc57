"""Checking records: whether these rules replay the log of every table as it was written."""

from collections.abc import Iterator
from typing import NamedTuple

from famiglia.server.admin.table_list import STATES
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.tables import tables_in


class RecordCheck(NamedTuple):
    """A table, and why it is not the same any more; nothing if it is."""

    table: str
    why: str


def all_tables(services: Services) -> list[str]:
    """The ids of all tables, the oldest first."""
    rows = services.database.read(lambda connection: tables_in(connection, *STATES))
    return [row.id for row in rows]


def check_records(services: Services, tables: list[str]) -> Iterator[RecordCheck]:
    """Open each table and see; tables not used for long leave the cache."""
    for table in tables:
        try:
            yield RecordCheck(table, services.tables.load(table).state.frozen)
        except Refusal as refused:
            yield RecordCheck(table, refused.detail)
