"""One command at one table: it changes the table in a unit of work, which is stored as a whole."""

from typing import NamedTuple

from sqlalchemy import Connection

from famiglia.server.cache.tables import CachedTable
from famiglia.server.commands.persist import save, sealed_at
from famiglia.server.store.drafts import ConfirmRow, confirm_of, note_confirm
from famiglia.server.table.rows import Row
from famiglia.server.table.unit_of_work import Command, UnitOfWork


class IdempotencyKey(NamedTuple):
    """Who sends a command, and by which id, so that sent twice it counts once."""

    seat: int
    client: str


class CommandResult(NamedTuple):
    """What became of a command: the rows it wrote, or wrote when it was first sent."""

    first: int
    last: int
    before: CachedTable
    """As it stood, with what other workers had written."""
    table: CachedTable
    rows: list[Row]
    """Empty when it had been sent before."""


def execute_once(
    connection: Connection, now: CachedTable, at: int, command: Command, key: IdempotencyKey | None
) -> CommandResult:
    """The command done and stored; if it has been before, by its key, what it did then."""
    table = now.row.id
    if key is not None:
        found = confirm_of(connection, table, *key)
        if found is not None:
            return CommandResult(found.first, found.last, now, now, [])
    work = UnitOfWork(now.state, at, now.row.seed, sealed_at(connection, table))
    command(work)
    save(connection, table, now.state, work)
    first, last = now.state.number + 1, work.state.number
    if key is not None:
        note_confirm(connection, ConfirmRow(table, *key, first, last))
    return CommandResult(first, last, now, now._replace(state=work.state), work.rows)
