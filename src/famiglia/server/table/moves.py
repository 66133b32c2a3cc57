"""A move of a seat: drafted, looked at, confirmed."""

from collections.abc import Sequence

from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME
from famiglia.queries.preview import Preview, preview
from famiglia.record.notation import Answer, BadNotation, context_of, parse
from famiglia.server.problems import Refusal, Stale
from famiglia.server.table.state import ENDED, PAUSED, TableState
from famiglia.server.table.unit_of_work import UnitOfWork


def confirm(
    work: UnitOfWork, seat: int, decision: int, texts: Sequence[str], person: str | None
) -> None:
    """Make a whole move: refused if another question is open, or any answer is not offered."""
    game = must_go_on(work.state)
    if person is not None:
        must_play(work.state, seat)
    answers = [read_answer(game, seat, text) for text in texts]
    found = look_ahead(work.state, seat, decision, answers)
    if found.reason is not None:
        raise Refusal("not-offered", str(found.reason), found.reason.rule)
    if not is_whole(found, answers):
        raise Refusal("not-whole", "A move is confirmed as a whole.")
    for answer in answers:
        work.answer(seat, answer, person)
    work.go_on()


def look_ahead(state: TableState, seat: int, decision: int, answers: list[Answer]) -> Preview:
    """Where a draft leads, by what its seat may know."""
    game, asked = must_go_on(state), state.decision
    if not is_at_any_time(answers):
        if decision != state.decision_number:
            raise Stale("stale", "Another question is open now.")
        if asked is None or asked.seat != seat:
            raise Refusal("not-asked", "Another seat is asked.", "3.4.1")
    return preview(game.view(seat), answers)


def asked_partner(state: TableState, seat: int) -> int | None:
    """The partner of a seat, if it is asked."""
    asked = state.decision
    partners = [other for other in state.settings.partners(seat) if other != seat]
    return asked.seat if asked is not None and asked.seat in partners else None


def is_whole(found: Preview, answers: list[Answer]) -> bool:
    """Whether a draft is one whole move, or Anytime Options alone."""
    if not answers or found.taken < len(answers):
        return False
    return is_at_any_time(answers) or found.moves == [len(answers)]


def is_at_any_time(answers: list[Answer]) -> bool:
    """Whether they answer no question, but are Anytime Options [3.3]."""
    return all(answer.kind == ANYTIME for answer in answers)


def read_answer(game: Game, seat: int, text: str) -> Answer:
    """An answer from its notation."""
    try:
        return parse(text, context_of(game.state, seat))
    except BadNotation as bad:
        raise Refusal("no-answer", str(bad)) from bad


def must_play(state: TableState, seat: int) -> None:
    """Refuses a person in whose place a bot plays."""
    if not state.seats[seat].is_played_by_person:
        raise Refusal("away", "A bot plays in your place: come back first.")


def must_go_on(state: TableState) -> Game:
    """The game, if answers are taken now."""
    if state.status == PAUSED:
        raise Refusal("paused", "The table is paused.")
    if state.status == ENDED:
        raise Refusal("ended", "The game is over.")
    if state.game is None:
        raise Refusal("not-started", "The game has not begun.")
    return state.game
