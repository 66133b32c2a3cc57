"""What a seat has not said yet, and what its clients were answered: private to the seat."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, select

from famiglia.server.store.schema import ahead, confirms, drafts, proposals
from famiglia.server.store.upsert import insert_once, put


class Draft(NamedTuple):
    """A move that is not confirmed, or one that a seat proposes to its partner."""

    table_id: str
    seat: int
    """Who wrote it."""
    answers: str
    decision: int
    """The number of the decision it begins with."""


class Ahead(NamedTuple):
    """An answer to a question that may come."""

    table_id: str
    seat: int
    name: str
    answer: str


class Confirm(NamedTuple):
    """Which rows of the log became of what a client sent with this id."""

    table_id: str
    seat: int
    client: str
    first: int
    last: int


def put_draft(connection: Connection, draft: Draft) -> None:
    """Keep a draft in place of the last one."""
    put(connection, drafts, draft)


def draft_of(connection: Connection, table: str, seat: int) -> Draft | None:
    """The draft of a seat."""
    wanted = select(drafts).where(drafts.c.table_id == table, drafts.c.seat == seat)
    found = connection.execute(wanted).one_or_none()
    return None if found is None else Draft._make(found)


def drop_draft(connection: Connection, table: str, seat: int) -> None:
    """Forget the draft of a seat."""
    connection.execute(delete(drafts).where(drafts.c.table_id == table, drafts.c.seat == seat))


def put_proposal(connection: Connection, proposal: Draft) -> None:
    """Keep what a seat proposes in place of the last one."""
    put(connection, proposals, proposal)


def proposal_of(connection: Connection, table: str, seat: int) -> Draft | None:
    """What a seat proposes."""
    wanted = select(proposals).where(proposals.c.table_id == table, proposals.c.seat == seat)
    found = connection.execute(wanted).one_or_none()
    return None if found is None else Draft._make(found)


def drop_proposal(connection: Connection, table: str, seat: int) -> None:
    """Forget what a seat proposed."""
    which = (proposals.c.table_id == table) & (proposals.c.seat == seat)
    connection.execute(delete(proposals).where(which))


def put_ahead(connection: Connection, answer: Ahead) -> None:
    """Keep an answer in place of the last one of this name."""
    put(connection, ahead, answer)


def all_ahead(connection: Connection, table: str) -> list[Ahead]:
    """All answers that the seats of a table have given ahead."""
    wanted = select(ahead).where(ahead.c.table_id == table)
    found = connection.execute(wanted.order_by(ahead.c.seat, ahead.c.name))
    return [Ahead._make(row) for row in found]


def drop_ahead(connection: Connection, table: str, seat: int, name: str) -> None:
    """Forget an answer."""
    which = (ahead.c.table_id == table) & (ahead.c.seat == seat) & (ahead.c.name == name)
    connection.execute(delete(ahead).where(which))


def note_confirm(connection: Connection, confirm: Confirm) -> bool:
    """Note what became of a confirm; False if one of this id is noted already."""
    return insert_once(connection, confirms, confirm)


def confirm_of(connection: Connection, table: str, seat: int, client: str) -> Confirm | None:
    """What became of the confirm that a client sent with this id."""
    wanted = select(confirms).where(confirms.c.table_id == table, confirms.c.seat == seat)
    found = connection.execute(wanted.where(confirms.c.client == client)).one_or_none()
    return None if found is None else Confirm._make(found)
