"""Playing: what a seat sees, its draft, its confirmed moves."""

from asyncio import to_thread, wrap_future
from concurrent.futures import Future
from typing import Annotated, Final, TypeVar

import msgspec
from litestar import get, post, put
from litestar.params import FromQuery, JSONBody

from famiglia.engine.view import SPECTATOR
from famiglia.server.commands.execute import IdempotencyKey
from famiglia.server.http.dependencies import (
    GivenPerson,
    GivenSeat,
    GivenServices,
    OwnSeat,
    TableId,
)
from famiglia.server.http.problems import LATE, TooLate
from famiglia.server.messages.snapshot import draft_message, snapshot_message
from famiglia.server.messages.types import DraftMessage, SnapshotMessage
from famiglia.server.problems import Refusal
from famiglia.server.store.drafts import DRAFTS, PROPOSALS, DraftStore
from famiglia.server.table.drafts import Draft
from famiglia.server.table.moments import MomentMessage
from famiglia.server.table.moves import confirm
from famiglia.server.table.projection import RowMessage

T = TypeVar("T")

MOST_MOMENTS: Final = 64


class NewMove(Draft, frozen=True, forbid_unknown_fields=True):
    """A whole move to be confirmed; sent twice with one id it counts once."""

    client: Annotated[str, msgspec.Meta(pattern=r"^[\w-]{8,64}$")]


class Confirmed(msgspec.Struct, frozen=True):
    """The rows of the log that became of a move, and what the seat sees then."""

    first: int
    last: int
    snapshot: SnapshotMessage


@get("/api/tables/{table:str}/seats/{seat:int}")
async def see_from_seat(own_seat: GivenSeat) -> SnapshotMessage:
    """Everything a seat sees."""
    return await _snapshot(own_seat)


@get("/api/tables/{table:str}/view")
async def look_on(table: TableId, person: GivenPerson, services: GivenServices) -> SnapshotMessage:
    """What a spectator sees, where there may be some."""
    seen = await to_thread(services.tables.snapshot, table, SPECTATOR)
    if not seen.table.state.settings.has_spectators:
        raise Refusal("no-spectators", "Nobody looks on at this table.")
    return snapshot_message(seen, person)


@put("/api/tables/{table:str}/seats/{seat:int}/draft")
async def set_draft(data: JSONBody[Draft], own_seat: GivenSeat) -> DraftMessage:
    """Draft a move: the whole list, so that a shorter one steps back and an empty one resets."""
    return await _save(DRAFTS, data, own_seat)


@put("/api/tables/{table:str}/seats/{seat:int}/proposal")
async def propose(data: JSONBody[Draft], own_seat: GivenSeat) -> DraftMessage:
    """Propose a move to the partner, who is asked; an empty one takes it back."""
    return await _save(PROPOSALS, data, own_seat)


@post("/api/tables/{table:str}/seats/{seat:int}/moves")
async def confirm_move(data: JSONBody[NewMove], own_seat: GivenSeat) -> Confirmed:
    """Make a move."""
    table, seat, person, services = own_seat
    move = services.tables.execute(
        table,
        lambda work: confirm(work, seat, data, person),
        IdempotencyKey(seat, data.client),
    )
    result = await _in_time(move, own_seat)
    services.metrics.confirms.inc()
    return Confirmed(result.first, result.last, await _snapshot(own_seat))


@get("/api/tables/{table:str}/seats/{seat:int}/rows")
async def see_rows(after: FromQuery[int], own_seat: GivenSeat) -> list[RowMessage]:
    """What has happened behind a row, as the seat may know it."""
    table, seat, _, services = own_seat
    return await to_thread(services.tables.rows_for, table, seat, after)


@get("/api/tables/{table:str}/seats/{seat:int}/moments")
async def see_moments(
    first: FromQuery[int], last: FromQuery[int], own_seat: GivenSeat
) -> list[MomentMessage]:
    """What the seat saw after each answer of some rows, so that a story can show it."""
    table, seat, _, services = own_seat
    last = min(last, first + MOST_MOMENTS - 1)
    return await to_thread(services.tables.moments_for, table, seat, first, last)


async def _save(store: DraftStore, draft: Draft, own_seat: OwnSeat) -> DraftMessage:
    table, seat, _, services = own_seat
    found = await _in_time(services.tables.save_draft(table, seat, store, draft), own_seat)
    return draft_message(found)


async def _in_time(future: Future[T], own_seat: OwnSeat) -> T:
    """What comes of it; who is too late is refused with what there is to see now."""
    try:
        return await wrap_future(future)
    except Refusal as refusal:
        if refusal.key not in LATE:
            raise
        raise TooLate(refusal, await _snapshot(own_seat)) from refusal


async def _snapshot(own_seat: OwnSeat) -> SnapshotMessage:
    table, seat, person, services = own_seat
    return snapshot_message(await to_thread(services.tables.snapshot, table, seat), person)
