"""Voting: to pause, to go on, to cancel, to call it a draw, to undo, to replace a seat."""

from collections.abc import Callable
from typing import Final

from famiglia.record.undo import MayNotUndo, effective_entries, may_undo
from famiglia.server.problems import Refusal
from famiglia.server.table import events
from famiglia.server.table.ballots import NOBODY, Ballot
from famiglia.server.table.checks import must_be_running
from famiglia.server.table.events import (
    AGREED_DRAW,
    CANCELLED,
    CONCEDED,
    Ended,
    Paused,
    Resumed,
    TookOver,
    Voted,
)
from famiglia.server.table.quiet_hours import SECOND_MS
from famiglia.server.table.sealed_answers import CONCEDE, SealedAnswer
from famiglia.server.table.settings import PERSON, SUBSTITUTE_BOT, DaysClock
from famiglia.server.table.state import ENDED, OPEN, PAUSED, RUNNING, TableState
from famiglia.server.table.unit_of_work import UnitOfWork

REPLACE_AFTER_MS: Final = 3 * 60 * SECOND_MS
REPLACE_AFTER_WITH_DAYS_MS: Final = 24 * 3600 * SECOND_MS
"""So long all others wait before they may replace somebody; the second with days for each move."""


def vote(work: UnitOfWork, seat: int, ballot: Ballot, is_for: bool, person: str | None) -> None:
    """A seat is for or against something; who is for something new proposes it."""
    _must_make_sense(work.state, seat, ballot, is_for)
    found = work.state.votes.get(ballot)
    proposer = found.proposer if found else seat
    work.append_event(Voted(ballot.on, is_for, ballot.first, ballot.about), seat, person)
    if work.state.result == ballot:
        _CONSEQUENCES[ballot.on](work, proposer, ballot)


def take_back(work: UnitOfWork, seat: int, first: int, person: str | None) -> None:
    """Undo own answers, as far as nobody need be asked [3.4.4]; beyond that it is proposed."""
    must_be_running(work.state)
    own = may_undo(work.recorder().record, seat)
    if own is None or first < own:
        vote(work, seat, Ballot(events.UNDO, first), True, person)
        return
    try:
        work.add_entry(lambda recorder: recorder.undo(seat, first), person)
    except MayNotUndo as refused:
        raise Refusal("no-undo", str(refused), "3.4.4") from refused


def concede(work: UnitOfWork, seat: int, person: str | None) -> None:
    """Give the game up when all people of the team want to; until then nobody else learns of it."""
    state = work.state
    if state.status not in (RUNNING, PAUSED) or state.game is None:
        raise Refusal("not-running", "There is no game to give up.")
    work.ahead.setdefault(seat, {})[CONCEDE] = SealedAnswer(state.game.state.round, CONCEDE)
    team = [other for other in state.settings.team_seats(seat) if state.seats[other].bot == PERSON]
    if all(CONCEDE in work.ahead.get(other, {}) for other in team):
        work.append_event(Ended(CONCEDED, 1 - state.settings.team(seat)), seat, person)


def _must_make_sense(state: TableState, seat: int, ballot: Ballot, is_for: bool) -> None:
    """Refuses votes on what cannot be, or against what nobody proposed."""
    wanted = {events.RESUME: (PAUSED,), events.CANCEL: (OPEN, RUNNING, PAUSED)}
    if state.status not in wanted.get(ballot.on, (RUNNING,)) or state.status == ENDED:
        raise Refusal("no-vote", f"The table is {state.status}.")
    if not is_for and ballot not in state.votes:
        raise Refusal("no-vote", "Nobody has proposed that.")
    if ballot != _normalised(ballot):
        raise Refusal("no-vote", "That is not what this vote is about.")
    if ballot.on == events.REPLACE and not _keeps_waiting(state, ballot.about):
        raise Refusal("no-vote", f"Nobody has waited long for seat {ballot.about}.")
    if seat not in state.voters(ballot):
        raise Refusal("no-vote", "This seat has no vote in that.")
    if ballot.on == events.UNDO and not _is_effective(state, ballot.first):
        raise Refusal("no-undo", f"Answer {ballot.first} does not stand.", "3.4.4")


def _normalised(ballot: Ballot) -> Ballot:
    """With nothing in it that does not belong there: else one thing could be voted on in many."""
    first = ballot.first if ballot.on == events.UNDO else 0
    about = ballot.about if ballot.on == events.REPLACE else NOBODY
    return Ballot(ballot.on, first, about)


def _keeps_waiting(state: TableState, seat: int) -> bool:
    """Whether others have waited for a person so long that a bot may take the seat."""
    since = state.clocks.since.get(seat)
    if since is None:
        return False
    is_slow = isinstance(state.settings.clock, DaysClock)
    enough = REPLACE_AFTER_WITH_DAYS_MS if is_slow else REPLACE_AFTER_MS
    return state.clocks.missed[seat] > 0 or state.at - since >= enough


def _is_effective(state: TableState, first: int) -> bool:
    entries = [] if state.recorder is None else effective_entries(state.recorder.record.entries)
    return first in [entry.number for entry in entries]


def _undo(work: UnitOfWork, proposer: int, ballot: Ballot) -> None:
    everybody = range(len(work.state.seats))
    work.add_entry(lambda recorder: recorder.undo(proposer, ballot.first, everybody))
    work.advance()


def _replace(work: UnitOfWork, _proposer: int, ballot: Ballot) -> None:
    work.append_event(TookOver(SUBSTITUTE_BOT), ballot.about)


_CONSEQUENCES: Final[dict[str, Callable[[UnitOfWork, int, Ballot], None]]] = {
    events.PAUSE: lambda work, proposer, ballot: work.append_event(Paused()),
    events.RESUME: lambda work, proposer, ballot: work.append_event(Resumed()),
    events.CANCEL: lambda work, proposer, ballot: work.append_event(Ended(CANCELLED)),
    events.DRAW: lambda work, proposer, ballot: work.append_event(Ended(AGREED_DRAW)),
    events.UNDO: _undo,
    events.REPLACE: _replace,
}
"""What follows when a vote is passed."""
