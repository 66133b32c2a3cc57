"""Tables: open one, sit down, start."""

from asyncio import to_thread, wrap_future
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from famiglia.server.cache.editions import LostEdition
from famiglia.server.commands.new_table import RematchSpec, TableSpec
from famiglia.server.http.dependencies import (
    GivenPerson,
    GivenSeat,
    GivenServices,
    OwnSeat,
    SeatNumber,
    TableId,
    must_be_known,
)
from famiglia.server.http.people import Name
from famiglia.server.identity import link_hash
from famiglia.server.messages.snapshot import table_message
from famiglia.server.messages.types import TableMessage
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.seats import ended_of_person, tables_of_person
from famiglia.server.store.tables import TableRow, tables_in
from famiglia.server.table.seats import Guest, leave, rename, renew_link, sit, sit_again, start
from famiglia.server.table.settings import Settings, read_settings
from famiglia.server.table.state import OPEN
from famiglia.server.table.unit_of_work import Command

MOST_OPEN_TABLES: Final = 100
MOST_ENDED_GAMES: Final = 5
"""So many games are replayed from their beginning for one request."""
Skipped = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    settings: Settings = Settings()
    edition: Annotated[str, msgspec.Meta(max_length=64)] = "sicilia"


class SeatLink(msgspec.Struct, frozen=True):
    """A seat that is yours, and the private link by which you find it again."""

    table: TableMessage
    link: str


class EndedTables(msgspec.Struct, frozen=True):
    """Some tables that have ended."""

    tables: list[TableMessage]
    has_more: bool
    """Whether others ended before them."""
    next: int
    """How many to skip for those."""


@post("/api/tables")
async def open_table(
    data: JSONBody[NewTable], person: GivenPerson, services: GivenServices
) -> TableMessage:
    """Open a table; nobody sits there yet."""
    creator = must_be_known(person)
    place = services.editions.offered.get(data.edition)
    if place is None:
        raise Refusal("settings.edition", f"there is no edition {data.edition!r} here")
    new_token = services.runtime.new_token
    spec = TableSpec(new_token(), creator, new_token(), data.settings, place)
    await wrap_future(await to_thread(services.tables.open, spec))
    return await look_at(spec.id, person, services)


@get("/api/tables")
async def open_tables(person: GivenPerson, services: GivenServices) -> list[TableMessage]:
    """Tables that are open to everybody and wait for players, the newest first."""
    rows = await to_thread(services.database.read, _waiting)
    return await to_thread(_found, services, [row.id for row in rows], person)


@get("/api/people/me/tables")
async def own_tables(person: GivenPerson, services: GivenServices) -> list[TableMessage]:
    """The tables at which you sit and which have not ended."""
    known = must_be_known(person)
    names = await to_thread(
        services.database.read, lambda connection: tables_of_person(connection, known)
    )
    return await to_thread(_found, services, names, person)


@get("/api/people/me/tables/ended")
async def ended_tables(
    person: GivenPerson, services: GivenServices, skip: Skipped = 0
) -> EndedTables:
    """Tables at which you sat to the end, the one that ended last first; some at a time."""
    known = must_be_known(person)
    names = await to_thread(
        services.database.read,
        lambda connection: ended_of_person(connection, known, skip, MOST_ENDED_GAMES + 1),
    )
    found = await to_thread(_found, services, names[:MOST_ENDED_GAMES], person)
    return EndedTables(found, len(names) > MOST_ENDED_GAMES, skip + MOST_ENDED_GAMES)


@get("/api/tables/{table:str}")
async def see_table(table: TableId, person: GivenPerson, services: GivenServices) -> TableMessage:
    """How a table stands."""
    return await look_at(table, person, services)


@post("/api/tables/{table:str}/seats/{seat:int}")
async def take_seat(
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[Name],
    person: GivenPerson,
    services: GivenServices,
) -> SeatLink:
    """Sit down."""
    link = services.runtime.new_token()
    guest = Guest(must_be_known(person), data.name, link_hash(link))
    seated = await execute_and_show(table, lambda work: sit(work, seat, guest), person, services)
    return SeatLink(seated, link)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave_seat(own_seat: GivenSeat) -> TableMessage:
    """Leave; if the game has begun, a bot plays there until you return."""
    return await act(own_seat, lambda work: leave(work, own_seat.seat, own_seat.person))


@put("/api/tables/{table:str}/seats/{seat:int}/name")
async def rename_seat(own_seat: GivenSeat, data: JSONBody[Name]) -> TableMessage:
    """Be called otherwise in a seat of yours."""
    return await act(own_seat, lambda work: rename(work, own_seat.seat, own_seat.person, data.name))


@post("/api/tables/{table:str}/seats/{seat:int}/link")
async def new_link(own_seat: GivenSeat) -> SeatLink:
    """Another private link for a seat; the old one ends."""
    link = own_seat.services.runtime.new_token()
    hashed = link_hash(link)
    seated = await act(
        own_seat, lambda work: renew_link(work, own_seat.seat, own_seat.person, hashed)
    )
    return SeatLink(seated, link)


@post("/api/tables/{table:str}/start")
async def start_table(table: TableId, person: GivenPerson, services: GivenServices) -> TableMessage:
    """Start the game; all seats must be taken."""
    known = must_be_known(person)
    await to_thread(_must_be_here, services, table, known)
    return await execute_and_show(table, lambda work: start(work, known), person, services)


@post("/api/tables/{table:str}/rematch")
async def play_again(table: TableId, person: GivenPerson, services: GivenServices) -> TableMessage:
    """Sit down at a table like one that has ended, in the same seats; who comes later is led to it.

    When everybody has come the game begins, at once if all others are bots.
    """
    new_token, known = services.runtime.new_token, must_be_known(person)
    ended = (
        await wrap_future(
            services.tables.rematch(table, RematchSpec(new_token(), known, new_token()))
        )
    ).table
    own = {
        number: Guest(known, seat.name, link_hash(new_token()))
        for number, seat in enumerate(ended.state.seats)
        if seat.person == known
    }
    return await execute_and_show(
        ended.state.rematch, lambda work: sit_again(work, own), person, services
    )


async def look_at(table: str, person: str | None, services: Services) -> TableMessage:
    """A table as it stands."""
    return table_message(await to_thread(services.tables.load, table), person)


async def execute_and_show(
    table: str, command: Command, person: str | None, services: Services
) -> TableMessage:
    """Do something at a table, and see how it stands then."""
    result = await wrap_future(services.tables.execute(table, command))
    return table_message(result.table, person)


async def act(own_seat: OwnSeat, command: Command) -> TableMessage:
    """Do something in one's seat, and see how the table stands then."""
    return await execute_and_show(own_seat.table, command, own_seat.person, own_seat.services)


def _must_be_here(services: Services, table: str, person: str) -> None:
    """Who sits at a table may start it, and who has opened it."""
    found = services.tables.load(table)
    here = {found.row.creator, *(seat.person for seat in found.state.seats)}
    if person not in here:
        raise Refusal("not-your-table", "You do not sit at this table.")


def _found(services: Services, names: list[str], person: str | None) -> list[TableMessage]:
    """Tables as they stand; one whose edition cannot be read any more hides no others."""
    found = []
    for name in names:
        with suppress(LostEdition):
            found.append(table_message(services.tables.load(name), person))
    return found


def _waiting(connection: Connection) -> list[TableRow]:
    rows = tables_in(connection, OPEN)
    open_to_all = [row for row in rows if not _settings(row).is_private]
    return open_to_all[: -MOST_OPEN_TABLES - 1 : -1]


def _settings(row: TableRow) -> Settings:
    return read_settings(row.settings)
