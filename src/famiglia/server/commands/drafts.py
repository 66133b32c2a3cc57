"""Moves that are written down but not made: drafts of who is asked, proposals of the partner."""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from famiglia.server.problems import Refusal
from famiglia.server.store.drafts import PROPOSALS, Draft, DraftStore
from famiglia.server.table.drafts import Drafted, as_it_stands, drafted
from famiglia.server.table.moves import asked_partner
from famiglia.server.table.state import TableState


class Written(NamedTuple):
    """What a seat writes down: answers, and the question they begin with."""

    seat: int
    decision: int
    texts: list[str]


def write_down(
    connection: Connection, table: str, state: TableState, store: DraftStore, draft: Written
) -> Drafted:
    """Keep it if it is offered; one of no answers is dropped."""
    seat, decision, texts = draft
    of = _whose(store, state, seat)
    if of is None:
        raise Refusal("not-asked", "Your partner is not asked.", "3.4.1")
    found = drafted(state, of, decision, texts)
    if texts:
        kept = Draft(table, seat, msgspec.json.encode(texts).decode(), decision)
        store.put(connection, kept)
    else:
        store.drop(connection, table, seat)
    return found


def written_down(
    connection: Connection, table: str, state: TableState, store: DraftStore, team: list[int]
) -> dict[int, Drafted]:
    """What a team has written down, by who did it, as far as it is still offered."""
    kept = store.all_at(connection, table)
    found = {by: _standing(state, kept.get(by), _whose(store, state, by)) for by in team}
    return {by: draft for by, draft in found.items() if draft is not None}


def _whose(store: DraftStore, state: TableState, seat: int) -> int | None:
    """Who would make the move that a seat writes down."""
    return asked_partner(state, seat) if store is PROPOSALS else seat


def _standing(state: TableState, draft: Draft | None, of: int | None) -> Drafted | None:
    """A draft of a seat as it stands; None when its question has passed."""
    if draft is None or of is None:
        return None
    texts = msgspec.json.decode(draft.answers, type=list[str])
    try:
        return as_it_stands(state, of, draft.decision, texts)
    except Refusal:
        return None
