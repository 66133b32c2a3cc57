"""What is done about time: it runs out, is lent, and a bot plays for who does not come back."""

from collections.abc import Sequence
from typing import Final

from famiglia.queries.early_question import early_question
from famiglia.queries.moves import has_moved_on, move_step_of
from famiglia.record.notation import BadNotation, context_of, parse
from famiglia.server.problems import Refusal
from famiglia.server.table.checks import must_sit
from famiglia.server.table.clocks import GRACE_MS
from famiglia.server.table.drafts import Draft
from famiglia.server.table.events import Lent, RanOut, Returned, TookOver
from famiglia.server.table.settings import PERSON, SUBSTITUTE_BOT, LiveClock
from famiglia.server.table.state import RUNNING
from famiglia.server.table.unit_of_work import UnitOfWork

MISSED_BEFORE_BOT: Final = 3
"""So often in a row a player's time runs out before a bot takes the seat."""


def run_out(work: UnitOfWork, seat: int, now: int, draft: Draft | None = None) -> None:
    """A seat's time is over: what it has drafted is taken as it stands, then the defaults."""
    state = work.state
    if state.status != RUNNING or not state.clocks.is_over(seat, now):
        raise Refusal("in-time", f"Seat {seat} still has time.")
    work.append_event(RanOut(), seat)
    if early_question(work.recorder().game.view(seat)) is None:
        is_for_this = draft is not None and draft.decision == state.decision_number
        _finish_move(work, seat, draft.answers if draft and is_for_this else ())
    else:
        work.default_early(seat)
    if state.clocks.missed[seat] >= MISSED_BEFORE_BOT:
        work.append_event(TookOver(SUBSTITUTE_BOT), seat)
    work.advance()


def lend(work: UnitOfWork, seat: int, milliseconds: int, person: str) -> None:
    """A player gives the partner time; a little must stay."""
    state = work.state
    must_sit(state, seat, person)
    partner = state.settings.partner(seat)
    is_live = isinstance(state.settings.clock, LiveClock)
    if partner is None or not is_live or state.status != RUNNING:
        raise Refusal("no-lending", "There is no time to lend, or nobody to lend it to.")
    if not 0 < milliseconds <= state.clocks.left[seat] - GRACE_MS:
        raise Refusal("no-lending", "So much cannot be lent.")
    work.append_event(Lent(milliseconds, partner), seat, person)


def come_back(work: UnitOfWork, seat: int, person: str) -> None:
    """A player takes the seat back from the bot."""
    must_sit(work.state, seat, person)
    if work.state.seats[seat].bot == PERSON:
        raise Refusal("not-away", "Nobody plays in your place.")
    work.append_event(Returned(), seat, person)


def _finish_move(work: UnitOfWork, seat: int, draft: Sequence[str]) -> None:
    """Until its move is whole; of the draft only what is still offered."""
    waiting = list(draft)
    step = move_step_of(work.recorder().game.state)
    while (decision := work.state.decision) is not None and decision.seat == seat:
        if work.rows[1:] and has_moved_on(step, work.recorder().game.state):
            break
        step = move_step_of(work.recorder().game.state)
        if not (waiting and _try_answer(work, seat, waiting.pop(0))):
            waiting = []
            work.default()


def _try_answer(work: UnitOfWork, seat: int, text: str) -> bool:
    """Give an answer of a draft if it is on offer; whether it was."""
    game = work.recorder().game
    try:
        work.answer(seat, parse(text, context_of(game.state, seat)))
    except (BadNotation, Refusal):
        return False
    return True
