"""One stream of events for each browser, for all its tables; cut, it goes on where it was."""

from asyncio import get_running_loop, to_thread
from collections.abc import AsyncGenerator
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, HeaderParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from famiglia.server.http.dependencies import GivenPerson, GivenServices, must_be_known
from famiglia.server.http.page import page_script
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.stream.cursor import read_cursor
from famiglia.server.stream.events import OutdatedMessage, StreamEvent
from famiglia.server.stream.feed import Feed
from famiglia.server.stream.hub import EVERYTHING, Hub, Reader

HEARTBEAT_SECONDS: Final = 15.0
"""Seconds after which a sign of life is sent."""


async def provide_reader(
    person: GivenPerson,
    services: GivenServices,
    watch: FromQuery[str] = "",
    handed_over: FromQuery[str] = "",
) -> Reader:
    """Who listens to what."""
    watched = frozenset(watch.split(",")) - {""}
    reader = Reader(must_be_known(person), watched, _seats(handed_over))
    await to_thread(_check_watched, services, reader)
    return reader


@get(
    "/api/stream",
    media_type="text/event-stream",
    dependencies={"reader": Provide(provide_reader)},
)
async def stream(
    reader: NamedDependency[Reader],
    services: GivenServices,
    known: FromQuery[str] = "",
    script: FromQuery[str] = "",
    last: Annotated[str, HeaderParameter(name="Last-Event-ID")] = "",
) -> ServerSentEvent:
    """All news of all tables at which you sit, and of those you look on at (`watch=table,table`).

    Where several of your seats share a screen, only those handed over to who sits there are sent
    (`handed_over=table:seat,table:seat`). `known` is the id of the last event seen, for who does
    not send it as `Last-Event-ID`. `script` is the script a page began with: one that the server
    no longer has is sent nothing but the event `outdated`.
    """
    if script not in ("", page_script()):
        return ServerSentEvent(_outdated())
    feed = Feed(services.tables, services.database, reader, read_cursor(last or known))
    return ServerSentEvent(_events(services.hub, reader, feed))


async def _outdated() -> AsyncGenerator[ServerSentEventMessage, None]:
    yield _sent(StreamEvent("outdated", OutdatedMessage(page_script()), ""))


def _sent(event: StreamEvent) -> ServerSentEventMessage:
    text = msgspec.json.encode(event.message).decode()
    return ServerSentEventMessage(data=text, event=event.name, id=event.id)


async def _events(
    hub: Hub, reader: Reader, feed: Feed
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """What is none of its business does not move the next sign of life [R13]."""
    hub.join(reader)
    clock = get_running_loop().time
    spoke = clock()
    try:
        notices = [EVERYTHING]
        while True:
            is_quick = feed.is_cached(notices)
            for event in feed.of(notices) if is_quick else await to_thread(feed.of, notices):
                yield _sent(event)
                spoke = clock()
            notices = await reader.next(spoke + HEARTBEAT_SECONDS - clock())
            if not notices:
                yield ServerSentEventMessage(comment="quiet", data=None)
                spoke = clock()
    finally:
        hub.leave(reader)


def _check_watched(services: Services, reader: Reader) -> None:
    for table in reader.watched:
        if not services.tables.load(table).state.settings.has_spectators:
            raise Refusal("no-spectators", "Nobody looks on at this table.")


def _seats(text: str) -> list[tuple[str, int]]:
    """Tables and seats."""
    found = [word.partition(":") for word in text.split(",") if word]
    if not all(seat.isdecimal() for _, _, seat in found):
        raise Refusal("cursor", f"{text!r} names no seats.")
    return [(table, int(seat)) for table, _, seat in found]
