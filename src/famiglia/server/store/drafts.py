"""What a seat has not said yet, and what its clients were answered: private to the seat."""

from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, select

from famiglia.server.store.schema import ahead, confirms, drafts, proposals
from famiglia.server.store.upsert import insert_once, put
from famiglia.server.table.drafts import Draft

_ANSWERS: Final = msgspec.json.Decoder(list[str])
"""Made before threads use it: msgspec fails where two find out a type's shape at once."""


def _at(table: Table) -> ColumnElement[bool]:
    return table.c.table_id == bindparam("table")


def _of(table: Table) -> ColumnElement[bool]:
    return _at(table) & (table.c.seat == bindparam("of"))


# Built once: that takes longer than executing them.
_AHEAD: Final = select(ahead).where(_at(ahead)).order_by(ahead.c.seat, ahead.c.name)
_CONFIRM: Final = select(confirms).where(_of(confirms), confirms.c.client == bindparam("sent"))


class DraftRow(NamedTuple):
    """A move that is not confirmed, or one that a seat proposes to its partner."""

    table_id: str
    seat: int
    """Who wrote it."""
    answers: str
    """JSON."""
    decision: int
    """The number of the decision it begins with."""


class AheadRow(NamedTuple):
    """An answer to a question that may come."""

    table_id: str
    seat: int
    name: str
    answer: str


class ConfirmRow(NamedTuple):
    """Which rows of the log became of what a client sent with this id."""

    table_id: str
    seat: int
    client: str
    first: int
    last: int


class DraftStore:
    """Where drafts are kept, one of each seat that writes some."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._all = select(table).where(_at(table))
        self._drop = delete(table).where(_of(table))

    def put(self, connection: Connection, table: str, seat: int, draft: Draft) -> None:
        """Keep a draft in place of the seat's last one; one of no answers is dropped."""
        if not draft.answers:
            self.drop(connection, table, seat)
            return
        answers = msgspec.json.encode(draft.answers).decode()
        put(connection, self._table, DraftRow(table, seat, answers, draft.decision))

    def all_at(self, connection: Connection, table: str) -> dict[int, Draft]:
        """Those at a table, by seat."""
        rows = map(DraftRow._make, connection.execute(self._all, {"table": table}))
        return {row.seat: Draft(row.decision, _ANSWERS.decode(row.answers)) for row in rows}

    def drop(self, connection: Connection, table: str, seat: int) -> None:
        """Forget what a seat wrote."""
        connection.execute(self._drop, {"table": table, "of": seat})


DRAFTS: Final = DraftStore(drafts)
PROPOSALS: Final = DraftStore(proposals)
"""Moves that who is asked has not confirmed, and those that a partner proposes."""


def put_ahead(connection: Connection, answer: AheadRow) -> None:
    """Keep an answer in place of the last one of this name."""
    put(connection, ahead, answer)


def all_ahead(connection: Connection, table: str) -> list[AheadRow]:
    """All answers that the seats of a table have given ahead."""
    return [AheadRow._make(row) for row in connection.execute(_AHEAD, {"table": table})]


def drop_ahead(connection: Connection, table: str, seat: int, name: str) -> None:
    """Forget an answer."""
    which = (ahead.c.table_id == table) & (ahead.c.seat == seat) & (ahead.c.name == name)
    connection.execute(delete(ahead).where(which))


def note_confirm(connection: Connection, confirm: ConfirmRow) -> bool:
    """Note what became of a confirm; False if one of this id is noted already."""
    return insert_once(connection, confirms, confirm)


def confirm_of(connection: Connection, table: str, seat: int, client: str) -> ConfirmRow | None:
    """What became of the confirm that a client sent with this id."""
    names = {"table": table, "of": seat, "sent": client}
    found = connection.execute(_CONFIRM, names).one_or_none()
    return None if found is None else ConfirmRow._make(found)
