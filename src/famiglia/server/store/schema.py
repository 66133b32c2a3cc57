"""The tables of the database. All times are milliseconds since 1970.

A table of players is its log; everything else about it that is kept here is either private to a
seat or helps to find it. `migrations/` makes the same tables step by step.
"""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _time(name: str) -> Column[int]:
    return Column(name, BigInteger, nullable=False)


def _key(name: str = "table_id") -> Column[str]:
    return Column(name, Text, primary_key=True)


def _key_number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True)


editions: Final = Table("editions", metadata, _key("hash"), _text("id"), _text("content"))
"""The printed values of every edition that is or was played."""

secrets: Final = Table("secrets", metadata, _key("name"), _text("value"))
"""What all workers must share and nobody else may know."""

people: Final = Table("people", metadata, _key("id"), _text("name"), _time("created"))

tables: Final = Table(
    "tables",
    metadata,
    _key("id"),
    _time("created"),
    _text("creator"),
    _text("settings"),
    Column("edition", Text, ForeignKey(editions.c.hash), nullable=False),
    _text("rules_version"),
    _text("seed"),
    Column("state", Text, nullable=False, index=True),
    Column("ended", BigInteger),
)

log: Final = Table(
    "log",
    metadata,
    _key(),
    _key_number("number"),
    _time("at"),
    _text("kind"),
    Column("seat", Integer),
    Column("person", Text),
    _text("text"),
    _text("outcome"),
    _text("digest"),
)
"""What happened at a table: the truth. Rows are added and never changed, but by migrations in how
they say it."""

seats: Final = Table(
    "seats",
    metadata,
    _key(),
    _key_number("seat"),
    Column("person", Text, index=True),
    Column("link", Text, nullable=False, unique=True),
)
"""Who may answer for a seat, and the hash of its private link."""

drafts: Final = Table(
    "drafts", metadata, _key(), _key_number("seat"), _text("answers"), _number("decision")
)
"""A move that is not confirmed yet, and the decision it begins with."""

proposals: Final = Table(
    "proposals", metadata, _key(), _key_number("seat"), _text("answers"), _number("decision")
)
"""A move that a seat proposes to its partner."""

sketches: Final = Table("sketches", metadata, _key(), _key_number("seat"), _text("strokes"))
"""What a seat draws on the board for its team."""

ahead: Final = Table("ahead", metadata, _key(), _key_number("seat"), _key("name"), _text("answer"))
"""Answers given before they are asked for."""

confirms: Final = Table(
    "confirms",
    metadata,
    _key(),
    _key_number("seat"),
    _key("client"),
    _number("first"),
    _number("last"),
)
"""Which rows a client's confirm became, so that asking again does nothing."""

chat: Final = Table(
    "chat",
    metadata,
    _key(),
    _key("channel"),
    _key_number("number"),
    _time("at"),
    _text("person"),
    Column("seat", Integer),
    _text("text"),
)
"""Numbered by channel: a gap would tell others that somebody spoke."""

deadlines: Final = Table(
    "deadlines", metadata, _key(), Column("at", BigInteger, nullable=False, index=True)
)
"""When a table must be looked at though nobody asks."""

leases: Final = Table("leases", metadata, _key("name"), _text("holder"), _time("until"))
"""Which worker does what only one may do, and until when."""
