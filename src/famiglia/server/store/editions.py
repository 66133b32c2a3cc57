"""Editions as they were when a table was made, so that its log can always be played again."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from famiglia.server.store.schema import editions
from famiglia.server.store.upsert import insert_once


class EditionRow(NamedTuple):
    """An edition; its hash says everything about its content."""

    hash: str
    id: str
    content: str


def insert_edition(connection: Connection, row: EditionRow) -> None:
    """Keep an edition, if it is not kept already."""
    insert_once(connection, editions, row)


def edition_of(connection: Connection, content_hash: str) -> EditionRow | None:
    """The edition with this hash."""
    wanted = select(editions).where(editions.c.hash == content_hash)
    found = connection.execute(wanted).one_or_none()
    return None if found is None else EditionRow._make(found)
