"""A draft: answers of a seat that are not confirmed, and where they would lead."""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

import msgspec

from famiglia.engine.game import Game
from famiglia.engine.kinds import ANYTIME
from famiglia.queries.preview import Preview, preview
from famiglia.record.notation import Answer, BadNotation, Context, context_of, parse
from famiglia.server.problems import Refusal, Stale
from famiglia.server.table.checks import must_be_running
from famiglia.server.table.state import TableState

MOST_DRAFT_ANSWERS: Final = 100
StoredNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
"""As far as databases count."""
AnswerText = Annotated[str, msgspec.Meta(max_length=120)]


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers in the notation of records, and the question they begin with."""

    decision: StoredNumber
    answers: Annotated[list[AnswerText], msgspec.Meta(max_length=MOST_DRAFT_ANSWERS)]


class DraftPreview(NamedTuple):
    """Where a draft leads."""

    answers: list[str]
    context: Context
    """What the names in them mean."""
    found: Preview
    is_whole: bool
    dropped: int
    """How many answers at its end are no longer offered, since others changed the ground."""


def preview_draft(state: TableState, seat: int, draft: Draft) -> DraftPreview:
    """Of one that is being made: refused if it is not offered, or goes beyond the move."""
    answers = read_answers(state, seat, draft.answers)
    found = look_ahead(state, seat, draft.decision, answers)
    if found.reason is not None:
        raise Refusal("not-offered", str(found.reason), found.reason.rule)
    if found.taken < len(answers) or _ends_before(found, len(answers)):
        raise Refusal("beyond", "The move has ended before that.")
    return DraftPreview(
        list(draft.answers), _context(state, seat), found, is_whole(found, answers), 0
    )


def preview_stored(state: TableState, seat: int, draft: Draft) -> DraftPreview:
    """Of one made before: trimmed to what is still offered."""
    answers = read_answers(state, seat, draft.answers)
    found = look_ahead(state, seat, draft.decision, answers)
    offered = answers[: found.taken]
    if len(offered) < len(answers):
        found = look_ahead(state, seat, draft.decision, offered)
    dropped = len(answers) - len(offered)
    texts = list(draft.answers[: len(offered)])
    return DraftPreview(texts, _context(state, seat), found, is_whole(found, offered), dropped)


def look_ahead(state: TableState, seat: int, decision: int, answers: list[Answer]) -> Preview:
    """Where answers lead, by what their seat may know."""
    game, asked = must_be_running(state), state.decision
    if not is_at_any_time(answers):
        if decision != state.decision_number:
            raise Stale("stale", "Another question is open now.")
        if asked is None or asked.seat != seat:
            raise Refusal("not-asked", "Another seat is asked.", "3.4.1")
    return preview(game.view(seat), answers)


def asked_partner(state: TableState, seat: int) -> int | None:
    """The partner of a seat, if it is asked."""
    asked, partner = state.decision, state.settings.partner(seat)
    return partner if asked is not None and asked.seat == partner else None


def is_whole(found: Preview, answers: list[Answer]) -> bool:
    """Whether answers are one whole move, or Anytime Options alone."""
    if not answers or found.taken < len(answers):
        return False
    return is_at_any_time(answers) or found.moves == [len(answers)]


def is_at_any_time(answers: list[Answer]) -> bool:
    """Whether they answer no question, but are Anytime Options [3.3]."""
    return all(answer.kind == ANYTIME for answer in answers)


def read_answers(state: TableState, seat: int, texts: Sequence[str]) -> list[Answer]:
    """Answers from their notation."""
    game = must_be_running(state)
    return [read_answer(game, seat, text) for text in texts]


def read_answer(game: Game, seat: int, text: str) -> Answer:
    """An answer from its notation."""
    try:
        return parse(text, context_of(game.state, seat))
    except BadNotation as bad:
        raise Refusal("no-answer", str(bad)) from bad


def _context(state: TableState, seat: int) -> Context:
    return context_of(must_be_running(state).state, seat)


def _ends_before(found: Preview, length: int) -> bool:
    return bool(found.moves) and found.moves[0] < length
