"""One stream of events for each browser, for all its tables; cut, it goes on where it was."""

from asyncio import to_thread
from collections.abc import AsyncIterator
from typing import Annotated, Final, NamedTuple

import msgspec
from litestar import get
from litestar.params import FromQuery, HeaderParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from famiglia.engine.view import SPECTATOR
from famiglia.server.http.given import Asking, Serving, must_be_known
from famiglia.server.hub import EVERYWHERE, Reader
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.seats import seats_by_person
from famiglia.server.table.projection import RowMessage

LONGEST: Final = 8000
QUIET: Final = 15.0
"""Seconds after which a sign of life is sent."""
MOST: Final = 200
"""Rows sent at once; who is farther behind is told to fetch anew."""


class Place(NamedTuple):
    """Where somebody sits, or looks on."""

    table: str
    seat: int


class NewsMessage(msgspec.Struct, frozen=True):
    """What has happened at a table, as one of your seats may know it."""

    table: str
    seat: int | None
    """Null where you look on."""
    rows: list[RowMessage]
    number: int
    """Of the last row there is."""
    anew: bool = False
    """Too much has happened to tell it: fetch the view."""


EVENTS: Final = {"news": NewsMessage}
"""What each event of the stream carries, by its name."""
Cursor = dict[Place, int]
"""The last row known of each place."""


@get("/api/stream", media_type="text/event-stream")
async def stream(
    person: Asking,
    services: Serving,
    known: FromQuery[str] = "",
    watch: FromQuery[str] = "",
    last: Annotated[str, HeaderParameter(name="Last-Event-ID")] = "",
) -> ServerSentEvent:
    """All news of all tables at which you sit, and of those you look on at (`watch=table,table`).

    `known` is the id of the last event seen, for who does not send it as `Last-Event-ID`.
    """
    reader = Reader(must_be_known(person), frozenset(watch.split(",")) - {""})
    await to_thread(_check_watched, services, reader)
    return ServerSentEvent(_news(services, reader, read_cursor(last or known)))


async def _news(
    services: Services, reader: Reader, cursor: Cursor
) -> AsyncIterator[ServerSentEventMessage]:
    services.hub.join(reader)
    try:
        tables = {EVERYWHERE}
        while True:
            for place in await to_thread(_places, services, reader):
                if place.table not in tables and EVERYWHERE not in tables:
                    continue
                found = await to_thread(_told, services, place, cursor.get(place))
                if found.number != cursor.get(place):
                    cursor[place] = found.number
                    yield _event(found, cursor)
            tables = await reader.next(QUIET)
            if not tables:
                yield ServerSentEventMessage(comment="quiet", data=None)
    finally:
        services.hub.leave(reader)


def _event(found: NewsMessage, cursor: Cursor) -> ServerSentEventMessage:
    text = msgspec.json.encode(found).decode()
    return ServerSentEventMessage(data=text, event="news", id=write_cursor(cursor))


def _check_watched(services: Services, reader: Reader) -> None:
    for table in reader.watched:
        if not services.room.look(table).state.settings.has_spectators:
            raise Refusal("no-spectators", "Nobody looks on at this table.")


def _places(services: Services, reader: Reader) -> list[Place]:
    seats = services.database.read(lambda connection: seats_by_person(connection, reader.person))
    sits = [Place(row.table_id, row.seat) for row in seats]
    return [*sits, *(Place(table, SPECTATOR) for table in sorted(reader.watched))]


def _told(services: Services, place: Place, known: int | None) -> NewsMessage:
    """What has happened since; who comes for the first time is told where the table stands."""
    number = services.room.look(place.table).state.number
    seat = None if place.seat == SPECTATOR else place.seat
    if known is None or not number - MOST <= known <= number:
        return NewsMessage(place.table, seat, [], number, anew=True)
    rows = services.room.rows_for(place.table, place.seat, known)
    return NewsMessage(place.table, seat, rows, rows[-1].number if rows else number)


def write_cursor(cursor: Cursor) -> str:
    """As an event's id."""
    return " ".join(f"{table}:{seat}:{number}" for (table, seat), number in sorted(cursor.items()))


def read_cursor(text: str) -> Cursor:
    """From an event's id."""
    found: Cursor = {}
    for word in text[:LONGEST].split():
        table, _, rest = word.partition(":")
        seat, _, number = rest.partition(":")
        try:
            found[Place(table, int(seat))] = int(number)
        except ValueError as wrong:
            raise Refusal("cursor", f"{word!r} is no place and number.") from wrong
    return found
