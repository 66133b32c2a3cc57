"""What follows from a table's log: who sits where, what is asked, how the table stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec

from famiglia.edition.tables import Tables
from famiglia.engine.events import Event
from famiglia.engine.game import Decision, Game, Refused
from famiglia.engine.kinds import ANYTIME, KINDS
from famiglia.engine.state import CHANCE, State
from famiglia.queries.early_question import SIMULTANEOUS, early_question
from famiglia.record.header import RULES_VERSION, Header
from famiglia.record.notation import BadNotation
from famiglia.record.record import BrokenRecord, Entry, Record
from famiglia.record.recorder import Recorder
from famiglia.record.replay import begin
from famiglia.record.set_up import SET_UPS
from famiglia.record.undo import MayNotUndo, Undo, undo_in
from famiglia.server.problems import Refusal
from famiglia.server.table.ballots import Ballot, Vote
from famiglia.server.table.clocks import Clocks
from famiglia.server.table.events import (
    REPLACE,
    UNDO,
    ChoseEarly,
    Ended,
    Left,
    Lent,
    Paused,
    RanOut,
    Rematch,
    Renamed,
    Resumed,
    Returned,
    Sat,
    Started,
    TableEvent,
    TookOver,
    Voted,
    Withdrawn,
    from_text,
)
from famiglia.server.table.rows import ANSWER, Row
from famiglia.server.table.settings import PERSON, Settings

OPEN: Final = "open"
RUNNING: Final = "running"
PAUSED: Final = "paused"
ENDED: Final = "ended"
FROZEN: Final = "frozen"
Status = Literal["open", "running", "paused", "ended", "frozen"]
"""How a table stands; the last, when these rules replay its log in another way."""
BOT_NAMES: Final = ("Agata", "Biagio", "Cettina", "Delio")
"""Under which a bot plays on each seat, whichever it is; invented like all persons here."""
_AT_ANY_TIME: Final = KINDS[ANYTIME].name


class Seat(NamedTuple):
    """Who sits there and who plays."""

    person: str | None = None
    name: str = ""
    bot: str = PERSON
    """Who plays, if it is a bot: from the beginning, or in place of the person."""

    @property
    def is_played_by_person(self) -> bool:
        """Whether somebody sits there and plays."""
        return self.person is not None and self.bot == PERSON

    @property
    def is_taken(self) -> bool:
        """Whether nobody else can sit down."""
        return self.person is not None or self.bot != PERSON


class Transition(NamedTuple):
    """What happened in the game by one row."""

    number: int
    """Of the row."""
    entry: Entry
    before: State
    after: State
    events: list[Event]
    """None by an undo: everything is to be looked at anew."""


class AppliedRow(NamedTuple):
    """A row, and what happened in the game by it."""

    row: Row
    transition: Transition | None


class ReplayMismatch(Exception):
    """A log that these rules replay in another way than when it was written.

    Everybody at the table reads why, so it does not say what stands in a row.
    """


class TableState:
    """The table after so many rows."""

    def __init__(
        self, settings: Settings, tables: Tables, rules_version: int = RULES_VERSION
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.rules_version = rules_version
        """With which it was opened: a later one plays on what it replays in the same way."""
        self.number = 0
        self.at = 0
        """When the last row was written."""
        self.status: Status = OPEN
        self.seats = [_planned(settings, seat) for seat in range(settings.seats)]
        self.recorder: Recorder | None = None
        self.decision_number = 0
        """Which question is open; Anytime Options leave it as it is."""
        self.votes: dict[Ballot, Vote] = {}
        """Those not decided yet."""
        self.result: Ballot | None = None
        """What the last row passed, if it did."""
        self.ended: Ended | None = None
        self.frozen = ""
        """Why the table is frozen, if it is."""
        self.rematch = ""
        """The table at which they play again."""
        self.is_marked = False
        """Whether more was taken back than the law of undo allows: everybody agreed."""
        self.clocks = Clocks(settings.clock, settings.night, settings.seats)
        self.chosen_early: set[int] = set()
        """Who has chosen before being asked, where several choose at once."""
        self.transitions: list[Transition] = []
        """What happened in the game since this was made or copied."""
        self.applied: list[AppliedRow] = []
        """All rows since then."""

    def copy(self) -> TableState:
        """The same, to go on from."""
        other = TableState(self.settings, self.tables, self.rules_version)
        other.number, other.at, other.status = self.number, self.at, self.status
        other.seats = self.seats.copy()
        other.recorder = self.recorder and self.recorder.copy()
        other.decision_number = self.decision_number
        other.votes = self.votes.copy()
        other.ended, other.frozen = self.ended, self.frozen
        other.rematch, other.is_marked = self.rematch, self.is_marked
        other.clocks = self.clocks.copy()
        other.chosen_early = self.chosen_early.copy()
        return other

    def clear_applied(self) -> None:
        """Somebody else remembers them."""
        self.transitions, self.applied = [], []

    @property
    def game(self) -> Game | None:
        """None before it has been started."""
        return None if self.recorder is None else self.recorder.game

    @property
    def decision(self) -> Decision | None:
        """The open question, while the game goes on."""
        if self.recorder is None or self.ended is not None or self.frozen:
            return None
        return self.recorder.decision()

    def replay(self, row: Row) -> None:
        """What somebody else has written."""
        if row.number != self.number + 1:
            raise ReplayMismatch(f"Row {row.number} follows row {self.number}.")
        self.pass_time(row.at)
        if row.kind == ANSWER:
            self._replay_answer(row)
        else:
            self._replay_event(row)
        self.count(row)

    def freeze(self, why: str) -> None:
        """Nothing more can be done here, but all can be looked at."""
        self.status, self.frozen = FROZEN, why
        self.clocks.since = {}

    def pass_time(self, at: int) -> None:
        """Until the next row is written."""
        if self.status == RUNNING:
            self.clocks.spend(self.at, at)
        self.at = at

    def count(self, row: Row) -> None:
        """What every row changes, when it has been written: its number, and who is asked then."""
        self.number = row.number
        is_answer = bool(self.transitions) and self.transitions[-1].number == row.number
        self.applied.append(AppliedRow(row, self.transitions[-1] if is_answer else None))
        if self.status != PAUSED:
            self.clocks.ask(self.seats_on_clock(), row.at, row.seat)

    def seats_on_clock(self) -> list[int]:
        """The people whose time runs: who is asked, or may choose at once and has not chosen."""
        if self.decision is None or self.game is None or self.status != RUNNING:
            return []
        asked = [self.decision.seat]
        if self.decision.kind in SIMULTANEOUS:
            views = [self.game.view(seat) for seat in range(len(self.seats))]
            asked += [view.seat for view in views if early_question(view)]
        waited_for = [seat for seat in asked if seat not in self.chosen_early]
        return [seat for seat in waited_for if seat >= 0 and self.seats[seat].bot == PERSON]

    def asks_bot(self) -> bool:
        """Whether a bot is to answer now."""
        decision = self.decision
        if decision is None or self.status != RUNNING or decision.seat == CHANCE:
            return False
        return self.seats[decision.seat].bot != PERSON

    def add_entry(self, act: Callable[[Recorder], Entry], person: str | None) -> Entry:
        """Let something be done in the game, and hear what happens by it."""
        if self.recorder is None:
            raise Refusal("not-started", "The game has not begun.")
        game = self.recorder.game
        game.listen()
        last = self.transitions[-1] if self.transitions else None
        is_next = last is not None and last.number == self.number
        before = last.after if last and is_next else game.state.copy()
        entry = act(self.recorder)
        events = game.listen() if self.recorder.game is game else []
        after = self.recorder.game.state.copy()
        self.transitions.append(Transition(self.number + 1, entry, before, after, events))
        self._note(entry, person)
        return entry

    def _note(self, entry: Entry, person: str | None) -> None:
        """What an entry of the record changes besides the game."""
        if entry.text.startswith(_AT_ANY_TIME):
            return
        self.decision_number += 1
        self.votes = {ballot: vote for ballot, vote in self.votes.items() if ballot.on != UNDO}
        undo = undo_in(entry)
        if undo is not None:
            self._note_undo(undo, entry.seat)
            return
        self.chosen_early.discard(entry.seat)
        self.clocks.answer(entry.seat, self.at)
        if person is not None:
            self.clocks.missed[entry.seat] = 0

    def _note_undo(self, undo: Undo, seat: int) -> None:
        if undo.agreed:
            self.is_marked = True
            self.chosen_early = set()
        else:
            self.clocks.take_back(seat, self.at)

    def apply_event(self, table_event: TableEvent, seat: int | None, person: str | None) -> None:
        """What a table event changes."""
        self.result = None
        if isinstance(table_event, Voted) and seat is not None:
            self._vote(table_event, seat)
        elif isinstance(table_event, Started):
            self._start(table_event.names)
        elif isinstance(table_event, Paused):
            self.status = PAUSED
            self.clocks.stop(self.at)
        elif isinstance(table_event, Resumed):
            self.status = RUNNING
            self.clocks.resume(self.at)
        elif isinstance(table_event, Ended):
            self.status, self.ended = ENDED, table_event
        elif isinstance(table_event, Rematch):
            self.rematch = table_event.table
        elif seat is not None:
            self._apply_to_seat(seat, table_event, person)

    def _apply_to_seat(self, seat: int, table_event: TableEvent, person: str | None) -> None:
        """What a table event changes for one seat."""
        if isinstance(table_event, ChoseEarly):
            self.chosen_early.add(seat)
        elif isinstance(table_event, Withdrawn):
            self.chosen_early.discard(seat)
        elif isinstance(table_event, RanOut):
            self.clocks.run_out(seat)
        elif isinstance(table_event, Lent):
            self.clocks.lend(seat, table_event.to, table_event.milliseconds)
        else:
            self.chosen_early.discard(seat)
            self.seats[seat] = _changed(self.seats[seat], table_event, person)

    def voters(self, ballot: Ballot) -> list[int]:
        """Who has a say: all people, but not who shall be replaced. Bots agree to everything."""
        people = [number for number, seat in enumerate(self.seats) if seat.is_played_by_person]
        replaced = ballot.about if ballot.on == REPLACE else None
        return [seat for seat in people if seat != replaced]

    def _vote(self, voted: Voted, seat: int) -> None:
        ballot = Ballot(voted.on, voted.first, voted.about)
        before = self.votes.pop(ballot, Vote(seat, {}))
        vote = Vote(before.proposer, {**before.votes, seat: voted.is_for})
        result = vote.result(ballot, self.voters(ballot))
        if result is None:
            self.votes[ballot] = vote
        elif result:
            self.result = ballot

    def _start(self, names: tuple[str, ...]) -> None:
        settings, tables = self.settings, self.tables
        header = Header(
            tables.edition,
            tables.hash,
            settings.mode_with_level,
            SET_UPS[settings.set_up],
            settings.switches,
            names,
            self.rules_version,
        )
        self.recorder = Recorder(begin(header, tables), Record(header))
        self.seats = [
            seat._replace(name=name) for seat, name in zip(self.seats, names, strict=True)
        ]
        self.status = RUNNING

    def _replay_answer(self, row: Row) -> None:
        seat = row.seat
        if seat is None:
            raise ReplayMismatch(f"Row {row.number} answers nothing.")
        try:
            entry = self.add_entry(
                lambda recorder: recorder.replay_entry(seat, row.text), row.person
            )
        except (BadNotation, BrokenRecord, MayNotUndo, Refused, Refusal) as wrong:
            raise ReplayMismatch(f"Row {row.number} is not allowed by these rules.") from wrong
        if (entry.digest, notes_of(entry)) != (row.digest, row.outcome):
            raise ReplayMismatch(f"Row {row.number} brings something else by these rules.")

    def _replay_event(self, row: Row) -> None:
        try:
            table_event = from_text(row.text)
        except msgspec.MsgspecError as unknown:
            raise ReplayMismatch(f"Row {row.number} is of a kind not known here.") from unknown
        self.apply_event(table_event, row.seat, row.person)


def notes_of(entry: Entry) -> str:
    """What an answer brought, as the log keeps it."""
    return "\n".join(entry.outcome.notes())


def _planned(settings: Settings, seat: int) -> Seat:
    """A seat before anybody comes."""
    bot = settings.bot(seat)
    return Seat() if bot == PERSON else Seat(None, BOT_NAMES[seat], bot)


def _changed(seat: Seat, table_event: TableEvent, person: str | None) -> Seat:
    if isinstance(table_event, Sat):
        return Seat(person, table_event.name)
    if isinstance(table_event, Left):
        return Seat()
    if isinstance(table_event, Renamed):
        return seat._replace(name=table_event.name)
    if isinstance(table_event, TookOver):
        return seat._replace(bot=table_event.bot)
    if isinstance(table_event, Returned):
        return seat._replace(bot=PERSON)
    return seat
