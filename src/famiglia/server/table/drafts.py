"""A draft: answers of a seat that are not confirmed, and where they would lead."""

from collections.abc import Sequence
from typing import NamedTuple

from famiglia.queries.preview import Preview
from famiglia.record.notation import Answer, Context, context_of
from famiglia.server.problems import Refusal
from famiglia.server.table.moves import is_whole, look_ahead, must_go_on, read_answer
from famiglia.server.table.state import TableState


class Drafted(NamedTuple):
    """A draft as it stands."""

    texts: list[str]
    context: Context
    """What the names in them mean."""
    found: Preview
    is_whole: bool
    dropped: int
    """How many answers at its end are no longer offered, since others changed the ground."""


def drafted(state: TableState, seat: int, decision: int, texts: Sequence[str]) -> Drafted:
    """A draft that is being made: refused if it is not offered, or goes beyond the move."""
    answers = _read(state, seat, texts)
    found = look_ahead(state, seat, decision, answers)
    if found.reason is not None:
        raise Refusal("not-offered", str(found.reason), found.reason.rule)
    if found.taken < len(answers) or _ends_before(found, len(answers)):
        raise Refusal("beyond", "The move has ended before that.")
    return Drafted(list(texts), _context(state, seat), found, is_whole(found, answers), 0)


def as_it_stands(state: TableState, seat: int, decision: int, texts: Sequence[str]) -> Drafted:
    """A draft made before, trimmed to what is still offered."""
    answers = _read(state, seat, texts)
    found = look_ahead(state, seat, decision, answers)
    kept = answers[: found.taken]
    if len(kept) < len(answers):
        found = look_ahead(state, seat, decision, kept)
    left = list(texts[: len(kept)])
    return Drafted(
        left, _context(state, seat), found, is_whole(found, kept), len(texts) - len(left)
    )


def _read(state: TableState, seat: int, texts: Sequence[str]) -> list[Answer]:
    game = must_go_on(state)
    return [read_answer(game, seat, text) for text in texts]


def _context(state: TableState, seat: int) -> Context:
    return context_of(must_go_on(state).state, seat)


def _ends_before(found: Preview, length: int) -> bool:
    return bool(found.moves) and found.moves[0] < length
