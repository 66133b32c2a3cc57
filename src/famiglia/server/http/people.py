"""Who asks: a guest under a name, known by a signed cookie; or whoever has a seat's link."""

from asyncio import to_thread, wrap_future
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from famiglia.server.http.dependencies import GivenPerson, GivenServices
from famiglia.server.identity import COOKIE, link_hash
from famiglia.server.messages.types import PersonMessage
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.store.people import Person, insert_person, person_of, rename_person
from famiglia.server.store.seats import seat_by_link
from famiglia.server.table.seats import LONGEST_NAME, checked_name

YEAR_SECONDS: Final = 365 * 24 * 3600


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The private link of a seat."""

    link: Annotated[str, msgspec.Meta(max_length=64)]


class Recovered(msgspec.Struct, frozen=True):
    """Where a link leads."""

    table: str
    seat: int


@post("/api/people")
async def say_name(
    data: JSONBody[Name], person: GivenPerson, services: GivenServices
) -> Response[PersonMessage]:
    """Become a guest under a name, or be called otherwise; who is known keeps all their games."""
    name = checked_name(data.name)
    guest = await _known(services, person)
    if guest is None:
        guest = await _new_guest(services, name)
    elif guest.name != name:
        await _rename(services, guest, name)
    return Response(PersonMessage(guest.id, name), cookies=[_cookie(services, guest.id)])


@get("/api/people/me")
async def who_am_i(person: GivenPerson, services: GivenServices) -> PersonMessage | None:
    """Who the cookie says you are; null for a stranger, who is no mistake."""
    found = await _known(services, person)
    return None if found is None else PersonMessage(found.id, found.name)


@post("/api/people/recover")
async def recover(data: JSONBody[Link], services: GivenServices) -> Response[Recovered]:
    """Be again who took a seat, by its private link."""
    hashed = link_hash(data.link)
    seat = await to_thread(
        services.database.read, lambda connection: seat_by_link(connection, hashed)
    )
    if seat is None or seat.person is None:
        raise Refusal("no-link", "This link leads nowhere, or has been renewed.")
    found = Recovered(seat.table_id, seat.seat)
    return Response(found, cookies=[_cookie(services, seat.person)])


async def _known(services: Services, person: str | None) -> Person | None:
    if person is None:
        return None
    return await to_thread(services.database.read, lambda connection: person_of(connection, person))


async def _new_guest(services: Services, name: str) -> Person:
    runtime = services.runtime
    guest = Person(runtime.new_token(), name, runtime.clock())
    await wrap_future(
        services.writer.submit(guest.id, lambda connection: insert_person(connection, guest))
    )
    return guest


async def _rename(services: Services, guest: Person, name: str) -> None:
    await wrap_future(
        services.writer.submit(
            guest.id, lambda connection: rename_person(connection, guest.id, name)
        )
    )


def _cookie(services: Services, person: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=services.cookies.sign(person),
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.is_secure,
    )
