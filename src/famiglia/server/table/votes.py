"""Voting: to pause, to go on, to cancel, to call it a draw, to undo, to replace a seat."""

from collections.abc import Callable
from typing import Final

from famiglia.record.undo import MayNotUndo, may_undo, standing
from famiglia.server.problems import Refusal
from famiglia.server.table import happenings
from famiglia.server.table.ahead import Sealed
from famiglia.server.table.ballots import NOBODY, Ballot
from famiglia.server.table.happenings import (
    AGREED_DRAW,
    CANCELLED,
    CONCEDED,
    Ended,
    Paused,
    Resumed,
    TookOver,
    Voted,
)
from famiglia.server.table.moves import must_go_on
from famiglia.server.table.night import SECOND
from famiglia.server.table.pen import Pen
from famiglia.server.table.settings import PERSON, STAND_IN, DaysClock
from famiglia.server.table.state import ENDED, OPEN, PAUSED, RUNNING, TableState

PATIENCE: Final = 3 * 60 * SECOND
LONG_PATIENCE: Final = 24 * 3600 * SECOND
"""So long all others wait before they may replace somebody; the second with days for each move."""
CONCEDE: Final = "concede"
"""Under this name a seat sets ahead that it wants to give up."""


def vote(pen: Pen, seat: int, ballot: Ballot, is_for: bool, person: str | None) -> None:
    """A seat is for or against something; who is for something new proposes it."""
    _must_make_sense(pen.state, seat, ballot, is_for)
    found = pen.state.votes.get(ballot)
    proposer = found.proposer if found else seat
    pen.happen(Voted(ballot.on, is_for, ballot.first, ballot.about), seat, person)
    if pen.state.result == ballot:
        _DONE[ballot.on](pen, proposer, ballot)


def take_back(pen: Pen, seat: int, first: int, person: str | None) -> None:
    """Undo own answers, as far as nobody need be asked [3.4.4]; beyond that it is proposed."""
    must_go_on(pen.state)
    own = may_undo(pen.recorder().record, seat)
    if own is None or first < own:
        vote(pen, seat, Ballot(happenings.UNDO, first), True, person)
        return
    try:
        pen.enter(lambda recorder: recorder.undo(seat, first), person)
    except MayNotUndo as refused:
        raise Refusal("no-undo", str(refused), "3.4.4") from refused


def concede(pen: Pen, seat: int, person: str | None) -> None:
    """Give the game up when all people of the team want to; until then nobody else learns of it."""
    state = pen.state
    if state.status not in (RUNNING, PAUSED) or state.game is None:
        raise Refusal("not-running", "There is no game to give up.")
    pen.ahead.setdefault(seat, {})[CONCEDE] = Sealed(state.game.state.round, CONCEDE)
    team = [other for other in state.settings.partners(seat) if state.seats[other].bot == PERSON]
    if all(CONCEDE in pen.ahead.get(other, {}) for other in team):
        pen.happen(Ended(CONCEDED, 1 - state.settings.team(seat)), seat, person)


def _must_make_sense(state: TableState, seat: int, ballot: Ballot, is_for: bool) -> None:
    """Refuses votes on what cannot be, or against what nobody proposed."""
    wanted = {happenings.RESUME: (PAUSED,), happenings.CANCEL: (OPEN, RUNNING, PAUSED)}
    if state.status not in wanted.get(ballot.on, (RUNNING,)) or state.status == ENDED:
        raise Refusal("no-vote", f"The table is {state.status}.")
    if not is_for and ballot not in state.votes:
        raise Refusal("no-vote", "Nobody has proposed that.")
    if ballot != _made_sound(ballot):
        raise Refusal("no-vote", "That is not what this vote is about.")
    if ballot.on == happenings.REPLACE and not _keeps_waiting(state, ballot.about):
        raise Refusal("no-vote", f"Nobody has waited long for seat {ballot.about}.")
    if seat not in state.voters(ballot):
        raise Refusal("no-vote", "This seat has no vote in that.")
    if ballot.on == happenings.UNDO and not _stands(state, ballot.first):
        raise Refusal("no-undo", f"Answer {ballot.first} does not stand.", "3.4.4")


def _made_sound(ballot: Ballot) -> Ballot:
    """With nothing in it that does not belong there: else one thing could be voted on in many."""
    first = ballot.first if ballot.on == happenings.UNDO else 0
    about = ballot.about if ballot.on == happenings.REPLACE else NOBODY
    return Ballot(ballot.on, first, about)


def _keeps_waiting(state: TableState, seat: int) -> bool:
    """Whether others have waited for a person so long that a bot may take the seat."""
    since = state.clocks.since.get(seat)
    if since is None:
        return False
    is_slow = isinstance(state.settings.clock, DaysClock)
    enough = LONG_PATIENCE if is_slow else PATIENCE
    return state.clocks.missed[seat] > 0 or state.at - since >= enough


def _stands(state: TableState, first: int) -> bool:
    entries = [] if state.recorder is None else standing(state.recorder.record.entries)
    return first in [entry.number for entry in entries]


def _undo(pen: Pen, proposer: int, ballot: Ballot) -> None:
    everybody = range(len(pen.state.seats))
    pen.enter(lambda recorder: recorder.undo(proposer, ballot.first, everybody))
    pen.go_on()


def _replace(pen: Pen, _proposer: int, ballot: Ballot) -> None:
    pen.happen(TookOver(STAND_IN), ballot.about)


_DONE: Final[dict[str, Callable[[Pen, int, Ballot], None]]] = {
    happenings.PAUSE: lambda pen, proposer, ballot: pen.happen(Paused()),
    happenings.RESUME: lambda pen, proposer, ballot: pen.happen(Resumed()),
    happenings.CANCEL: lambda pen, proposer, ballot: pen.happen(Ended(CANCELLED)),
    happenings.DRAW: lambda pen, proposer, ballot: pen.happen(Ended(AGREED_DRAW)),
    happenings.UNDO: _undo,
    happenings.REPLACE: _replace,
}
"""What follows when a vote is passed."""
