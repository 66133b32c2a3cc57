"""What else a seat does: votes, undoes, gives up, answers ahead, lends time, comes back."""

from typing import Annotated, Literal

import msgspec
from litestar import post, put
from litestar.params import JSONBody

from famiglia.server.http.dependencies import GivenSeat
from famiglia.server.http.tables import act
from famiglia.server.messages.types import TableMessage
from famiglia.server.table.ballots import Ballot
from famiglia.server.table.drafts import AnswerText, StoredNumber
from famiglia.server.table.set_sealed_answer import choose_at_once, set_ahead
from famiglia.server.table.timeouts import come_back, lend
from famiglia.server.table.votes import concede, take_back, vote

AheadText = Annotated[str, msgspec.Meta(max_length=1000)]
"""One answer, or several in the sequence they shall be tried."""


class NewVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For or against something."""

    on: Literal["pause", "resume", "cancel", "draw", "undo", "replace"]
    is_for: bool = True
    first: StoredNumber = 0
    about: Annotated[int, msgspec.Meta(ge=-1, le=9)] = -1


class NewUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first entry of the record to be taken back."""

    first: StoredNumber


class NewAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a question that may come, by its name; an empty one takes it back."""

    name: Annotated[str, msgspec.Meta(pattern=r"^[ /\w-]{1,120}$")]
    answer: AheadText


class NewChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, asked or not yet; `decision` is the question that was open when it was made."""

    decision: StoredNumber
    answer: AnswerText


class NewLoan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for the partner."""

    milliseconds: int


@post("/api/tables/{table:str}/seats/{seat:int}/votes")
async def cast_vote(data: JSONBody[NewVote], own_seat: GivenSeat) -> TableMessage:
    """Vote; who is for something new proposes it."""
    _, seat, person, _ = own_seat
    ballot = Ballot(data.on, data.first, data.about)
    return await act(own_seat, lambda work: vote(work, seat, ballot, data.is_for, person))


@post("/api/tables/{table:str}/seats/{seat:int}/undo")
async def undo(data: JSONBody[NewUndo], own_seat: GivenSeat) -> TableMessage:
    """Take back own answers, or propose to take back more."""
    _, seat, person, _ = own_seat
    return await act(own_seat, lambda work: take_back(work, seat, data.first, person))


@post("/api/tables/{table:str}/seats/{seat:int}/concede")
async def give_up(own_seat: GivenSeat) -> TableMessage:
    """Want to give up; it happens when the whole team does."""
    return await act(own_seat, lambda work: concede(work, own_seat.seat, own_seat.person))


@put("/api/tables/{table:str}/seats/{seat:int}/ahead")
async def answer_ahead(data: JSONBody[NewAhead], own_seat: GivenSeat) -> TableMessage:
    """Set an answer ahead."""
    return await act(own_seat, lambda work: set_ahead(work, own_seat.seat, data.name, data.answer))


@post("/api/tables/{table:str}/seats/{seat:int}/choice")
async def choose(data: JSONBody[NewChoice], own_seat: GivenSeat) -> TableMessage:
    """Choose where several choose at once; sealed if others are asked first."""
    _, seat, person, _ = own_seat
    return await act(
        own_seat, lambda work: choose_at_once(work, seat, data.decision, data.answer, person)
    )


@post("/api/tables/{table:str}/seats/{seat:int}/lend")
async def lend_time(data: JSONBody[NewLoan], own_seat: GivenSeat) -> TableMessage:
    """Give the partner time."""
    _, seat, person, _ = own_seat
    return await act(own_seat, lambda work: lend(work, seat, data.milliseconds, person))


@post("/api/tables/{table:str}/seats/{seat:int}/return")
async def return_to_seat(own_seat: GivenSeat) -> TableMessage:
    """Play again where a bot has played."""
    return await act(own_seat, lambda work: come_back(work, own_seat.seat, own_seat.person))
