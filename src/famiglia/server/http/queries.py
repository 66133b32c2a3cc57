"""What a seat may ask while it thinks, answered by what it sees when its draft is played."""

from asyncio import to_thread
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from famiglia.edition.tables import FAMILIES, NONE
from famiglia.engine.game import Refused
from famiglia.engine.view import View
from famiglia.queries.answer_forecast import answer_forecast
from famiglia.queries.cards import odds, take_odds
from famiglia.queries.forecast import Forecast, forecast, open_conflict
from famiglia.queries.plan import ALL_SOLDATI, Plan
from famiglia.queries.strike import Strike, strike_forecast
from famiglia.queries.why import why
from famiglia.record.notation import BadNotation, context_of, parse
from famiglia.record.things import Sort, Thing, is_thing
from famiglia.server.http.dependencies import GivenSeat, OwnSeat
from famiglia.server.problems import Refusal
from famiglia.wire.forecast import (
    CardOddsMessage,
    ConflictMessage,
    ForecastMessage,
    TakeOddsMessage,
    conflict_message,
    forecast_message,
    odds_message,
    take_odds_message,
)
from famiglia.wire.names import ids
from famiglia.wire.reach import ReachMessage, reach_message
from famiglia.wire.why import WhyMessage, why_message

Name = Annotated[str, msgspec.Meta(max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=63)]
"""As far as answers count."""


class NewForecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Movement or a Strike that might be made."""

    start: Name
    target: Name
    soldati: Count | None = None
    """Of a Movement, and null stands for all that may go; nobody moves in a Strike."""
    way: Literal["land", "boats", "allies", "bomb"] = "land"
    """Of a Movement, or the bomb of a Strike."""
    order: Name | None = None
    """Null stands for the family's plainest one."""
    car: bool = False
    """Whether one comes along, or is the bomb [9.1.3]."""
    bribe: bool = False
    turned: Count = 0
    """Defenders replaced [10.1.2]."""
    bought: Count = 0
    """Defenders removed for Money [10.1.3]."""
    family: Name | None = None
    """Null stands for who holds the start, and for the own one where neutrals do."""


class NewAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the open question, as it is offered."""

    answer: Annotated[str, msgspec.Meta(max_length=200)]


class Pointed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing that a seat points at, by what it is and how it is called."""

    thing: Sort
    id: Name


@get("/api/tables/{table:str}/seats/{seat:int}/reach")
async def see_reach(area: FromQuery[str], own_seat: GivenSeat) -> ReachMessage:
    """Where an area reaches, and from where it is reached."""
    return await to_thread(_reach, own_seat, area)


@post("/api/tables/{table:str}/seats/{seat:int}/forecast", status_code=200)
async def see_forecast(data: JSONBody[NewForecast], own_seat: GivenSeat) -> ForecastMessage:
    """What a Movement or a Strike would bring as the board stands."""
    return await to_thread(_forecast, own_seat, data)


@post("/api/tables/{table:str}/seats/{seat:int}/forecast/answer", status_code=200)
async def see_answer_forecast(data: JSONBody[NewAnswer], own_seat: GivenSeat) -> ForecastMessage:
    """What an answer brings in the Movement that the seat has declared, before it fights."""
    return await to_thread(_forecast, own_seat, data)


@get("/api/tables/{table:str}/seats/{seat:int}/odds")
async def see_odds(own_seat: GivenSeat) -> list[CardOddsMessage]:
    """What is known of each card that the seat may lay; empty if it lays none now."""
    return await to_thread(_odds, own_seat)


@get("/api/tables/{table:str}/seats/{seat:int}/odds/take")
async def see_take_odds(own_seat: GivenSeat) -> list[TakeOddsMessage]:
    """What is known of leaving and of taking the other's card; empty if it is not decided now."""
    return await to_thread(_take_odds, own_seat)


@get("/api/tables/{table:str}/seats/{seat:int}/conflict")
async def see_conflict(own_seat: GivenSeat) -> ConflictMessage | None:
    """What either way to fight leads to in the conflict that is open; null if none is."""
    return await to_thread(_conflict, own_seat)


@post("/api/tables/{table:str}/seats/{seat:int}/why", status_code=200)
async def ask_why(data: JSONBody[Pointed], own_seat: GivenSeat) -> list[WhyMessage]:
    """Why nothing is offered with a thing, for every way to answer that could name it."""
    return await to_thread(_why, own_seat, Thing(data.thing, data.id))


def _reach(own_seat: OwnSeat, area: str) -> ReachMessage:
    seen = _drafted_view(own_seat)
    return reach_message(seen, _number(ids("area", seen.state.tables), area))


def _forecast(own_seat: OwnSeat, data: NewForecast | NewAnswer) -> ForecastMessage:
    seen = _drafted_view(own_seat)
    try:
        found = _of_plan(seen, data) if isinstance(data, NewForecast) else _of_answer(seen, data)
    except Refused as refused:
        raise Refusal("not-offered", str(refused), refused.reason.rule) from refused
    except ValueError as impossible:
        raise Refusal("not-offered", str(impossible)) from impossible
    return forecast_message(found, seen.state.tables)


def _conflict(own_seat: OwnSeat) -> ConflictMessage | None:
    seen = _drafted_view(own_seat)
    found = open_conflict(seen)
    return None if found is None else conflict_message(found, seen.state.tables)


def _odds(own_seat: OwnSeat) -> list[CardOddsMessage]:
    seen = _drafted_view(own_seat)
    return [odds_message(each, seen.state.tables) for each in odds(seen)]


def _take_odds(own_seat: OwnSeat) -> list[TakeOddsMessage]:
    return [take_odds_message(each) for each in take_odds(_drafted_view(own_seat))]


def _why(own_seat: OwnSeat, thing: Thing) -> list[WhyMessage]:
    seen = _drafted_view(own_seat)
    if not is_thing(thing, context_of(seen.state, seen.seat)):
        raise _unknown(thing.id)
    return [why_message(each) for each in why(seen, thing)]


def _drafted_view(own_seat: OwnSeat) -> View:
    return own_seat.services.tables.snapshot(own_seat.table, own_seat.seat).drafted_view()


def _of_answer(seen: View, data: NewAnswer) -> Forecast:
    """Raises Refused, and ValueError where no such answer is asked."""
    try:
        answer = parse(data.answer, context_of(seen.state, seen.seat))
    except BadNotation as bad:
        raise Refusal("no-answer", str(bad)) from bad
    return answer_forecast(seen, answer)


def _of_plan(seen: View, data: NewForecast) -> Forecast:
    """Raises Refused, and ValueError where nobody could make it."""
    tables = seen.state.tables
    areas = ids("area", tables)
    start, target = (_number(areas, name) for name in (data.start, data.target))
    family = _mover(seen, start, data.family)
    order = NONE
    if data.order is not None:
        order = _number(tuple(tables.order_ids[family]), data.order)
    if data.way == "bomb":
        return strike_forecast(seen, Strike(family, start, target, order, data.car))
    way = ids("way", tables).index(data.way)
    sent = (data.car, data.bribe, data.turned, data.bought)
    soldati = ALL_SOLDATI if data.soldati is None else data.soldati
    return forecast(seen, Plan(family, start, target, soldati, way, order, *sent))


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
