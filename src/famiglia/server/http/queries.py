"""What a seat may ask while it thinks, answered by what it sees when its draft is played."""

from asyncio import to_thread
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.game import Refused
from famiglia.engine.view import View
from famiglia.queries.forecast import forecast, open_conflict
from famiglia.queries.plan import Plan
from famiglia.queries.why import Thing, is_thing, why
from famiglia.server.http.given import Seated, Sitting
from famiglia.server.problems import Refusal
from famiglia.wire.forecast import (
    ConflictMessage,
    ForecastMessage,
    conflict_message,
    forecast_message,
)
from famiglia.wire.names import ids
from famiglia.wire.reach import ReachMessage, reach_message
from famiglia.wire.why import WhyMessage, why_message

Name = Annotated[str, msgspec.Meta(max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=63)]
"""As far as answers count."""


class NewForecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Movement that might be made."""

    start: Name
    target: Name
    soldati: Count
    way: Literal["land", "boats", "allies"] = "land"
    order: Name | None = None
    """Null stands for the family's plainest one."""
    car: bool = False
    bribe: bool = False
    turned: Count = 0
    """Defenders replaced [10.1.2]."""
    bought: Count = 0
    """Defenders removed for Money [10.1.3]."""
    family: Name | None = None
    """Null stands for who holds the start, and for the own one where neutrals do."""


class Pointed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing that a seat points at, by what it is and how it is called."""

    thing: Literal[
        "area",
        "sea",
        "space",
        "solo",
        "column",
        "row",
        "destination",
        "family",
        "owner",
        "order",
        "tile",
        "card",
        "character",
    ]
    id: Name


@get("/api/tables/{table:str}/seats/{seat:int}/reach")
async def see_reach(area: FromQuery[str], sitting: Seated) -> ReachMessage:
    """Where an area reaches, and from where it is reached."""
    return await to_thread(_reach, sitting, area)


@post("/api/tables/{table:str}/seats/{seat:int}/forecast", status_code=200)
async def foresee(data: JSONBody[NewForecast], sitting: Seated) -> ForecastMessage:
    """What a Movement would bring as the board stands."""
    return await to_thread(_forecast, sitting, data)


@get("/api/tables/{table:str}/seats/{seat:int}/conflict")
async def see_conflict(sitting: Seated) -> ConflictMessage | None:
    """What either way to fight leads to in the conflict that is open; null if none is."""
    return await to_thread(_conflict, sitting)


@post("/api/tables/{table:str}/seats/{seat:int}/why", status_code=200)
async def ask_why(data: JSONBody[Pointed], sitting: Seated) -> list[WhyMessage]:
    """Why nothing is offered with a thing, for every way to answer that could name it."""
    return await to_thread(_why, sitting, Thing(data.thing, data.id))


def _reach(sitting: Sitting, area: str) -> ReachMessage:
    seen = _seen(sitting)
    return reach_message(seen, _number(ids("area", seen.state.tables), area))


def _forecast(sitting: Sitting, data: NewForecast) -> ForecastMessage:
    seen = _seen(sitting)
    try:
        found = forecast(seen, _plan(seen, data))
    except Refused as refused:
        raise Refusal("not-offered", str(refused), refused.reason.rule) from refused
    except ValueError as impossible:
        raise Refusal("not-offered", str(impossible)) from impossible
    return forecast_message(found, seen.state.tables)


def _conflict(sitting: Sitting) -> ConflictMessage | None:
    seen = _seen(sitting)
    found = open_conflict(seen)
    return None if found is None else conflict_message(found, seen.state.tables)


def _why(sitting: Sitting, thing: Thing) -> list[WhyMessage]:
    seen = _seen(sitting)
    if not is_thing(seen, thing):
        raise _unknown(thing.name)
    return [why_message(each) for each in why(seen, thing)]


def _seen(sitting: Sitting) -> View:
    return sitting.services.room.look_from(sitting.table, sitting.seat).drafted_view()


def _plan(seen: View, data: NewForecast) -> Plan:
    """By its numbers; ValueError where nobody could make it."""
    tables = seen.state.tables
    areas = ids("area", tables)
    start, target = (_number(areas, name) for name in (data.start, data.target))
    family = _mover(seen, start, data.family)
    order = NONE
    if data.order is not None:
        order = _number(tuple(tables.order_ids[family]), data.order)
    return Plan(
        family,
        start,
        target,
        data.soldati,
        ids("way", tables).index(data.way),
        order,
        data.car,
        data.bribe,
        data.turned,
        data.bought,
    )


def _mover(seen: View, start: int, named: str | None) -> int:
    """The family whose Movement it is."""
    if named is not None:
        return _number(ids("family", seen.state.tables), named)
    holder = seen.state.holder[start]
    family = holder if 0 <= holder < FAMILIES else seen.state.family_of[seen.seat]
    if family == NONE:
        raise ValueError("nobody sets out from there")
    return family


def _number(known: tuple[str, ...], name: str) -> int:
    if name not in known:
        raise _unknown(name)
    return known.index(name)


def _unknown(name: str) -> Refusal:
    return Refusal("no-name", f"Nothing here is called {name!r}.")
