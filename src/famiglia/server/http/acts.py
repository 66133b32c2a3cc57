"""What else a seat does: votes, undoes, gives up, answers ahead, lends time, comes back."""

from typing import Annotated, Literal

import msgspec
from litestar import post, put
from litestar.params import JSONBody

from famiglia.server.http.given import Asking, SeatNumber, Serving, TableId
from famiglia.server.http.messages import TableMessage
from famiglia.server.http.play import must_have_seat
from famiglia.server.http.tables import done
from famiglia.server.table.ballots import Ballot
from famiglia.server.table.setting_ahead import choose_early, set_ahead
from famiglia.server.table.time import come_back, lend
from famiglia.server.table.votes import concede, take_back, vote

Line = Annotated[str, msgspec.Meta(max_length=120)]
Lines = Annotated[str, msgspec.Meta(max_length=1000)]


class NewVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For or against something."""

    on: Literal["pause", "resume", "cancel", "draw", "undo", "replace"]
    is_for: bool = True
    first: int = 0
    about: int = -1


class NewUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first entry of the record to be taken back."""

    first: int


class NewAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a question that may come, by its name; an empty one takes it back."""

    name: Line
    answer: Lines


class NewChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice before being asked."""

    answer: Line


class NewLoan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for the partner."""

    milliseconds: int


@post("/api/tables/{table:str}/seats/{seat:int}/votes")
async def cast_vote(
    table: TableId, seat: SeatNumber, data: JSONBody[NewVote], person: Asking, services: Serving
) -> TableMessage:
    """Vote; who is for something new proposes it."""
    known = await must_have_seat(table, seat, person, services)
    ballot = Ballot(data.on, data.first, data.about)
    return await done(
        table, lambda pen: vote(pen, seat, ballot, data.is_for, known), person, services
    )


@post("/api/tables/{table:str}/seats/{seat:int}/undo")
async def undo(
    table: TableId, seat: SeatNumber, data: JSONBody[NewUndo], person: Asking, services: Serving
) -> TableMessage:
    """Take back own answers, or propose to take back more."""
    known = await must_have_seat(table, seat, person, services)
    return await done(table, lambda pen: take_back(pen, seat, data.first, known), person, services)


@post("/api/tables/{table:str}/seats/{seat:int}/concede")
async def give_up(
    table: TableId, seat: SeatNumber, person: Asking, services: Serving
) -> TableMessage:
    """Want to give up; it happens when the whole team does."""
    known = await must_have_seat(table, seat, person, services)
    return await done(table, lambda pen: concede(pen, seat, known), person, services)


@put("/api/tables/{table:str}/seats/{seat:int}/ahead")
async def answer_ahead(
    table: TableId, seat: SeatNumber, data: JSONBody[NewAhead], person: Asking, services: Serving
) -> TableMessage:
    """Set an answer ahead."""
    await must_have_seat(table, seat, person, services)
    return await done(
        table, lambda pen: set_ahead(pen, seat, data.name, data.answer), person, services
    )


@post("/api/tables/{table:str}/seats/{seat:int}/choice")
async def choose(
    table: TableId, seat: SeatNumber, data: JSONBody[NewChoice], person: Asking, services: Serving
) -> TableMessage:
    """Choose before being asked, where several choose at once."""
    known = await must_have_seat(table, seat, person, services)
    return await done(
        table, lambda pen: choose_early(pen, seat, data.answer, known), person, services
    )


@post("/api/tables/{table:str}/seats/{seat:int}/lend")
async def lend_time(
    table: TableId, seat: SeatNumber, data: JSONBody[NewLoan], person: Asking, services: Serving
) -> TableMessage:
    """Give the partner time."""
    known = await must_have_seat(table, seat, person, services)
    return await done(
        table, lambda pen: lend(pen, seat, data.milliseconds, known), person, services
    )


@post("/api/tables/{table:str}/seats/{seat:int}/return")
async def return_to_seat(
    table: TableId, seat: SeatNumber, person: Asking, services: Serving
) -> TableMessage:
    """Play again where a bot has played."""
    known = await must_have_seat(table, seat, person, services)
    return await done(table, lambda pen: come_back(pen, seat, known), person, services)
