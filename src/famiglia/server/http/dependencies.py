"""What handlers are given, by the places it comes from."""

from asyncio import to_thread
from typing import NamedTuple

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from famiglia.server.identity import COOKIE
from famiglia.server.problems import Refusal
from famiglia.server.services import Services
from famiglia.server.table.checks import must_sit

TableId = FromPath[str]
SeatNumber = FromPath[int]
GivenServices = NamedDependency[Services]
GivenPerson = NamedDependency[str | None]
"""The person, if the cookie says who it is."""


class OwnSeat(NamedTuple):
    """Somebody in a seat that is theirs."""

    table: str
    seat: int
    person: str
    services: Services


GivenSeat = NamedDependency[OwnSeat]


def provide_person(request: Request[None, None, State], services: GivenServices) -> str | None:
    """Who asks, if the cookie says so."""
    signed = request.cookies.get(COOKIE)
    return None if signed is None else services.cookies.read(signed)


async def provide_own_seat(
    table: TableId, seat: SeatNumber, person: GivenPerson, services: GivenServices
) -> OwnSeat:
    """Who asks, if the seat is theirs."""
    known = must_be_known(person)
    found = services.tables.cached(table)
    if found is None:
        found = await to_thread(services.tables.load, table)
    must_sit(found.state, seat, known)
    return OwnSeat(table, seat, known, services)


def must_be_known(person: str | None) -> str:
    """Refuses who has not said a name yet."""
    if person is None:
        raise Refusal("who", "Say first how you are called.")
    return person
