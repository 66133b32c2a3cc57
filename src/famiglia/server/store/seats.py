"""Who may answer for a seat: a person, and whoever has its private link."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select

from famiglia.server.store.schema import seats, tables
from famiglia.server.store.upsert import put


class SeatRow(NamedTuple):
    """A seat of a table."""

    table_id: str
    seat: int
    person: str | None
    link: str
    """The hash of the private link: whoever reads the database cannot use it."""


def set_seat(connection: Connection, row: SeatRow) -> None:
    """Give a seat to a person, or make it free; an old link ends."""
    put(connection, seats, row)


def drop_seat(connection: Connection, table: str, seat: int) -> None:
    """Nobody sits there any more, and the link ends."""
    connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat == seat))


def seats_by_person(connection: Connection, person: str) -> list[SeatRow]:
    """Where a person sits."""
    return _found(connection, seats.c.person == person)


def tables_of_person(connection: Connection, person: str) -> list[str]:
    """The tables at which a person sits and which have not ended."""
    wanted = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    wanted = wanted.where(seats.c.person == person, tables.c.ended.is_(None))
    return list(connection.execute(wanted.order_by(seats.c.table_id).distinct()).scalars())


def ended_of_person(connection: Connection, person: str, skip: int, most: int) -> list[str]:
    """The tables at which a person sat to the end, the one that ended last first."""
    own = select(seats.c.table_id).where(seats.c.person == person)
    wanted = select(tables.c.id).where(tables.c.id.in_(own), tables.c.ended.is_not(None))
    wanted = wanted.order_by(tables.c.ended.desc(), tables.c.id).offset(skip).limit(most)
    return list(connection.execute(wanted).scalars())


def seat_by_link(connection: Connection, link: str) -> SeatRow | None:
    """The seat with this hash of a link."""
    found = _found(connection, seats.c.link == link)
    return found[0] if found else None


def _found(connection: Connection, condition: ColumnElement[bool]) -> list[SeatRow]:
    wanted = select(seats).where(condition).order_by(seats.c.table_id, seats.c.seat)
    return [SeatRow._make(row) for row in connection.execute(wanted)]
