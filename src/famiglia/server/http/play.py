"""Playing: what a seat sees, its draft, its confirmed moves."""

from asyncio import to_thread, wrap_future
from typing import Annotated, Final

import msgspec
from litestar import get, post, put
from litestar.params import FromQuery, JSONBody

from famiglia.engine.view import SPECTATOR
from famiglia.server.http.given import Asking, SeatNumber, Serving, TableId
from famiglia.server.http.messages import DraftMessage, StandMessage
from famiglia.server.http.people import must_be_known
from famiglia.server.http.told import draft_message, stand_message
from famiglia.server.problems import Refusal
from famiglia.server.room import Sender
from famiglia.server.services import Services
from famiglia.server.table.moves import confirm
from famiglia.server.table.projection import RowMessage
from famiglia.server.table.seats import must_sit

MOST_ANSWERS: Final = 100
Text = Annotated[str, msgspec.Meta(max_length=120)]


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers in the notation of records, and the question they begin with."""

    decision: int
    answers: Annotated[list[Text], msgspec.Meta(max_length=MOST_ANSWERS)]


class NewMove(NewDraft, frozen=True, forbid_unknown_fields=True):
    """A whole move to be confirmed; sent twice with one id it counts once."""

    client: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class Confirmed(msgspec.Struct, frozen=True):
    """The rows of the log that became of a move, and what the seat sees then."""

    first: int
    last: int
    stand: StandMessage


@get("/api/tables/{table:str}/seats/{seat:int}")
async def see_from_seat(
    table: TableId, seat: SeatNumber, person: Asking, services: Serving
) -> StandMessage:
    """Everything a seat sees."""
    await must_have_seat(table, seat, person, services)
    return await _stand(table, seat, person, services)


@get("/api/tables/{table:str}/view")
async def look_on(table: TableId, person: Asking, services: Serving) -> StandMessage:
    """What a spectator sees, where there may be some."""
    found = await to_thread(services.room.look, table)
    if not found.state.settings.has_spectators:
        raise Refusal("no-spectators", "Nobody looks on at this table.")
    return await _stand(table, SPECTATOR, person, services)


@put("/api/tables/{table:str}/seats/{seat:int}/draft")
async def set_draft(
    table: TableId, seat: SeatNumber, data: JSONBody[NewDraft], person: Asking, services: Serving
) -> DraftMessage:
    """Draft a move: the whole list, so that a shorter one steps back and an empty one resets."""
    await must_have_seat(table, seat, person, services)
    found = await wrap_future(services.room.draft(table, seat, data.decision, data.answers))
    return draft_message(found)


@post("/api/tables/{table:str}/seats/{seat:int}/moves")
async def confirm_move(
    table: TableId, seat: SeatNumber, data: JSONBody[NewMove], person: Asking, services: Serving
) -> Confirmed:
    """Make a move."""
    known = await must_have_seat(table, seat, person, services)
    result = await wrap_future(
        services.room.do(
            table,
            lambda pen: confirm(pen, seat, data.decision, data.answers, known),
            Sender(seat, data.client),
        )
    )
    stand = await _stand(table, seat, person, services)
    return Confirmed(result.first, result.last, stand)


@get("/api/tables/{table:str}/seats/{seat:int}/rows")
async def see_rows(
    table: TableId, seat: SeatNumber, after: FromQuery[int], person: Asking, services: Serving
) -> list[RowMessage]:
    """What has happened behind a row, as the seat may know it."""
    await must_have_seat(table, seat, person, services)
    return await to_thread(services.room.rows_for, table, seat, after)


async def must_have_seat(table: str, seat: int, person: str | None, services: Services) -> str:
    """Who asks, if the seat is theirs."""
    known = must_be_known(person)
    found = await to_thread(services.room.look, table)
    must_sit(found.state, seat, known)
    return known


async def _stand(table: str, seat: int, person: str | None, services: Services) -> StandMessage:
    seen = await to_thread(services.room.look_from, table, seat)
    return stand_message(seen, person)
