"""Setting answers ahead, and taking them back while they have not been used."""

from typing import Final

from famiglia.queries.early_question import SIMULTANEOUS, early_question
from famiglia.server.problems import Refusal
from famiglia.server.table.checks import must_be_running, must_play
from famiglia.server.table.drafts import read_answer
from famiglia.server.table.sealed_answers import CONCEDE, SealedAnswer, open_name
from famiglia.server.table.unit_of_work import UnitOfWork

MOST_SEALED_ANSWERS: Final = 40
"""Answers of one seat; nobody needs so many."""


def set_ahead(work: UnitOfWork, seat: int, name: str, text: str) -> None:
    """An answer, or several in the sequence they shall be tried; none takes it back."""
    game = must_be_running(work.state)
    must_play(work.state, seat)
    if seat in work.state.chosen_early and name == open_name(game):
        raise Refusal("not-asked", "You have chosen.", "3.4.1")
    of_seat = work.ahead.setdefault(seat, {})
    if not text:
        of_seat.pop(name, None)
        return
    if name == CONCEDE:
        raise Refusal("no-answer", "Giving up is no answer to a question.")
    for line in text.splitlines():
        read_answer(game, seat, line)
    if name not in of_seat and len(of_seat) >= MOST_SEALED_ANSWERS:
        raise Refusal("too-many", f"No more than {MOST_SEALED_ANSWERS} answers can be set ahead.")
    of_seat[name] = SealedAnswer(game.state.round, text)
    work.advance()


def choose_at_once(work: UnitOfWork, seat: int, decision: int, text: str, person: str) -> None:
    """A choice where several choose at once: sealed until the seat is asked, or made if it is.

    Others may have answered since, so that another question is open; but not that of a next fight.
    """
    game = must_be_running(work.state)
    must_play(work.state, seat)
    asked = game.decision()
    is_asked = asked is not None and asked.seat == seat and asked.kind in SIMULTANEOUS
    question = asked if is_asked else early_question(game.view(seat))
    is_late = not 0 <= work.state.decision_number - decision < len(work.state.seats)
    if question is None or is_late or seat in work.state.chosen_early:
        raise Refusal("not-asked", "This seat has nothing to choose now.", "3.4.1")
    answer = read_answer(game, seat, text)
    if answer.kind != question.kind or answer.option not in question.options:
        raise Refusal("not-offered", f"This is not offered at {open_name(game)}.", "3.4.2")
    if is_asked:
        work.answer(seat, answer, person)
        work.advance()
    else:
        work.seal(seat, answer, person)
