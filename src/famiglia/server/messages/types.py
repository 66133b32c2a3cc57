"""What the server says of tables besides the game itself."""

import msgspec

from famiglia.server.table.events import Ended
from famiglia.server.table.settings import Settings
from famiglia.server.table.sketches import Stroke
from famiglia.server.table.state import Status
from famiglia.wire.answers import AnswerMessage
from famiglia.wire.event_kinds import EventMessage
from famiglia.wire.question import OptionMessage, QuestionMessage
from famiglia.wire.view import ViewMessage


class PersonMessage(msgspec.Struct, frozen=True):
    """Who you are."""

    id: str
    name: str


class SeatMessage(msgspec.Struct, frozen=True):
    """A seat of a table."""

    seat: int
    team: int
    name: str
    bot: str | None
    """Who plays there, if it is a bot: from the beginning, or in place of a person."""
    is_taken: bool
    is_yours: bool


class VoteMessage(msgspec.Struct, frozen=True):
    """Something that is being voted on."""

    on: str
    first: int
    """Of an undo: the first entry that would be taken back."""
    about: int
    """Of a replacement: which seat."""
    proposer: int
    votes: dict[int, bool]


class ClockMessage(msgspec.Struct, frozen=True):
    """Times of a table, as of a moment; in milliseconds."""

    at: int
    left: list[int]
    """Of each seat, with a live clock."""
    ends: dict[int, int]
    """When the time of each seat that is asked runs out."""
    warned: dict[int, int]
    """When each of them is to be warned."""
    missed: list[int]


class TableMessage(msgspec.Struct, frozen=True):
    """A table, without its game."""

    id: str
    digest: str
    """What stands for the id where not everybody is invited who reads it."""
    status: Status
    settings: Settings
    edition: str
    """The hash of its content."""
    seats: list[SeatMessage]
    number: int
    """Of the last row of the log."""
    at: int
    """When it was written."""
    round: int
    """0 before the game has begun."""
    phase: str
    """Empty before the game has begun."""
    decision: int
    """Of the open question."""
    asked: list[int]
    """The people the game waits for."""
    clock: ClockMessage | None
    votes: list[VoteMessage]
    ended: Ended | None
    frozen: str
    """Why nothing can be done any more, if these rules replay the game in another way."""
    rematch: str
    """The table at which they play again, if there is one."""
    is_marked: bool
    """Whether more was taken back than the rules allow, with everybody's consent."""


class DraftMessage(msgspec.Struct, frozen=True):
    """Answers that are not confirmed, and where they would lead."""

    answers: list[str]
    said: list[OptionMessage]
    """The same, field by field, with what each of them costs."""
    is_whole: bool
    """Whether it can be confirmed."""
    dropped: int
    """How many answers were dropped, since they are no longer offered."""
    view: ViewMessage
    question: QuestionMessage | None
    """What would be asked next of the seat."""
    end: str
    """Why it leads no farther: asked, others, shown, over."""
    events: list[EventMessage]
    """The events the seat would see, up to there."""


class ForeseenQuestionMessage(msgspec.Struct, frozen=True):
    """A question that may come, and may be answered now."""

    name: str
    kind: str
    answers: list[AnswerMessage]
    """As the board stands. Of `next-order` all may be sent, a line each, in their sequence."""


class SnapshotMessage(msgspec.Struct, frozen=True):
    """Everything a seat sees of its table now."""

    table: TableMessage
    view: ViewMessage | None
    """Null before the game has begun."""
    question: QuestionMessage | None
    """Null when nothing is asked."""
    early: QuestionMessage | None
    """What the seat may answer before it is asked, where several choose at once."""
    drafts: dict[int, DraftMessage]
    """Of the seat and its partner."""
    proposals: dict[int, DraftMessage]
    """What a partner proposes to who is asked, by who proposes it."""
    ahead: dict[str, str]
    """What the seat has set ahead, by name."""
    foreseen: list[ForeseenQuestionMessage]
    """What may come, and can be set ahead now."""
    may_undo: int | None
    """The first entry that the seat may take back without asking anybody [3.4.4]; null if none."""
    sketches: dict[int, list[Stroke]]
    """What the seat and its partner have drawn on the board."""


class Saying(msgspec.Struct, frozen=True):
    """Something that was said; numbers are those of its channel."""

    number: int
    at: int
    seat: int | None
    """Null for spectators."""
    text: str
    is_plan: bool
    """A bot says to its partner what it is about to do, in the notation of records."""
