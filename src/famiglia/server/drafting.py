"""Moves that are written down but not made: drafts of who is asked, proposals of the partner."""

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from famiglia.server.problems import Refusal
from famiglia.server.store.drafts import (
    Draft,
    drafts_at,
    drop_draft,
    drop_proposal,
    proposals_at,
    put_draft,
    put_proposal,
)
from famiglia.server.table.drafts import Drafted, as_it_stands, drafted
from famiglia.server.table.moves import asked_partner
from famiglia.server.table.state import TableState


class Shelf(NamedTuple):
    """Where such moves are kept, and for whom they are."""

    put: Callable[[Connection, Draft], None]
    drop: Callable[[Connection, str, int], None]
    all_at: Callable[[Connection, str], dict[int, Draft]]
    seat_for: Callable[[TableState, int], int | None]
    """Who would make the move that a seat writes down."""


DRAFTS: Final = Shelf(put_draft, drop_draft, drafts_at, lambda _, seat: seat)
PROPOSALS: Final = Shelf(put_proposal, drop_proposal, proposals_at, asked_partner)


class Written(NamedTuple):
    """What a seat writes down: answers, and the question they begin with."""

    seat: int
    decision: int
    texts: list[str]


def write_down(
    connection: Connection, table: str, state: TableState, shelf: Shelf, draft: Written
) -> Drafted:
    """Keep it if it is offered; one of no answers is dropped."""
    seat, decision, texts = draft
    of = shelf.seat_for(state, seat)
    if of is None:
        raise Refusal("not-asked", "Your partner is not asked.", "3.4.1")
    found = drafted(state, of, decision, texts)
    if texts:
        kept = Draft(table, seat, msgspec.json.encode(texts).decode(), decision)
        shelf.put(connection, kept)
    else:
        shelf.drop(connection, table, seat)
    return found


def written_down(
    connection: Connection, table: str, state: TableState, shelf: Shelf, team: list[int]
) -> dict[int, Drafted]:
    """What a team has written down, by who did it, as far as it is still offered."""
    kept = shelf.all_at(connection, table)
    found = {by: _standing(state, kept.get(by), shelf.seat_for(state, by)) for by in team}
    return {by: draft for by, draft in found.items() if draft is not None}


def _standing(state: TableState, draft: Draft | None, of: int | None) -> Drafted | None:
    """A draft of a seat as it stands; None when its question has passed."""
    if draft is None or of is None:
        return None
    texts = msgspec.json.decode(draft.answers, type=list[str])
    try:
        return as_it_stands(state, of, draft.decision, texts)
    except Refusal:
        return None
