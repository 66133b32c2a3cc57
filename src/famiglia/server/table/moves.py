"""A move of a seat is confirmed as a whole."""

from famiglia.server.problems import Refusal
from famiglia.server.table.checks import must_be_running, must_play
from famiglia.server.table.drafts import Draft, is_whole, look_ahead, read_answers
from famiglia.server.table.unit_of_work import UnitOfWork


def confirm(work: UnitOfWork, seat: int, draft: Draft, person: str | None) -> None:
    """Make a whole move: refused if another question is open, or any answer is not offered."""
    must_be_running(work.state)
    if person is not None:
        must_play(work.state, seat)
    answers = read_answers(work.state, seat, draft.answers)
    found = look_ahead(work.state, seat, draft.decision, answers)
    if found.reason is not None:
        raise Refusal("not-offered", str(found.reason), found.reason.rule)
    if not is_whole(found, answers):
        raise Refusal("not-whole", "A move is confirmed as a whole.")
    for answer in answers:
        work.answer(seat, answer, person)
    work.advance()
