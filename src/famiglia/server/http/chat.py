"""Talk: with the team, with the whole table, and of spectators among themselves."""

from asyncio import to_thread, wrap_future
from typing import Annotated, Final, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from famiglia.server.commands.chat import SPECTATORS, Speech, stored_channel
from famiglia.server.http.dependencies import (
    GivenPerson,
    GivenSeat,
    GivenServices,
    OwnSeat,
    TableId,
    must_be_known,
)
from famiglia.server.messages.snapshot import saying
from famiglia.server.messages.types import Saying
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.chat import said_after

LONGEST_TEXT: Final = 500
Channel = Literal["team", "table"]
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
"""As far as databases count."""


class NewSaying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(pattern=f"^[^\\x00]{{1,{LONGEST_TEXT}}}$")]
    """PostgreSQL keeps no NUL."""
    channel: Channel = "table"


@post("/api/tables/{table:str}/seats/{seat:int}/chat")
async def say_at_table(data: JSONBody[NewSaying], own_seat: GivenSeat) -> Saying:
    """Say something to the partner, or to all."""
    table, seat, person, services = own_seat
    channel = await to_thread(_channel, own_seat, data.channel)
    speech = Speech(channel, person, seat, data.text)
    return saying(await wrap_future(services.chat.say(table, speech)))


@get("/api/tables/{table:str}/seats/{seat:int}/chat")
async def hear_at_table(
    own_seat: GivenSeat, channel: FromQuery[Channel] = "table", after: After = 0
) -> list[Saying]:
    """What was said to the team, or to all."""
    name = await to_thread(_channel, own_seat, channel)
    return await _read_sayings(own_seat.services, own_seat.table, name, after)


@post("/api/tables/{table:str}/chat")
async def say_as_spectator(
    table: TableId, data: JSONBody[NewSaying], person: GivenPerson, services: GivenServices
) -> Saying:
    """Say something to who else looks on; players do not read it."""
    known = must_be_known(person)
    await to_thread(_must_look_on, services, table, known)
    speech = Speech(SPECTATORS, known, None, data.text)
    return saying(await wrap_future(services.chat.say(table, speech)))


@get("/api/tables/{table:str}/chat")
async def hear_as_spectator(
    table: TableId, person: GivenPerson, services: GivenServices, after: After = 0
) -> list[Saying]:
    """What spectators said."""
    await to_thread(_must_look_on, services, table, must_be_known(person))
    return await _read_sayings(services, table, SPECTATORS, after)


def _channel(own_seat: OwnSeat, channel: Channel) -> str:
    table = own_seat.services.tables.load(own_seat.table)
    return stored_channel(channel, table.state.settings.team(own_seat.seat))


def _must_look_on(services: Services, table: str, person: str) -> None:
    """Spectators are those who do not play here, where there may be some."""
    state = services.tables.load(table).state
    if not state.settings.has_spectators or any(seat.person == person for seat in state.seats):
        raise Refusal("no-spectators", "You do not look on at this table.")


async def _read_sayings(services: Services, table: str, channel: str, after: int) -> list[Saying]:
    rows = await to_thread(
        services.database.read, lambda connection: said_after(connection, table, channel, after)
    )
    return [saying(row) for row in rows]
