"""Drafts of who is asked and proposals of the partner, as they are stored."""

from sqlalchemy import Connection

from famiglia.server.problems import Refusal
from famiglia.server.store.drafts import PROPOSALS, DraftStore
from famiglia.server.table.drafts import (
    Draft,
    DraftPreview,
    asked_partner,
    preview_draft,
    preview_stored,
)
from famiglia.server.table.state import TableState


def preview_new(state: TableState, store: DraftStore, by: int, draft: Draft) -> DraftPreview:
    """Where a draft leads that a seat wants to store; refused if it is not offered."""
    mover = _mover(store, state, by)
    if mover is None:
        raise Refusal("not-asked", "Your partner is not asked.", "3.4.1")
    return preview_draft(state, mover, draft)


def load_drafts(
    connection: Connection, table: str, state: TableState, store: DraftStore, team: list[int]
) -> dict[int, DraftPreview]:
    """What the seats of a team have drafted, as far as it is still offered."""
    stored = store.all_at(connection, table)
    found = {by: _preview(state, stored.get(by), _mover(store, state, by)) for by in team}
    return {by: draft for by, draft in found.items() if draft is not None}


def _mover(store: DraftStore, state: TableState, by: int) -> int | None:
    """Who would make the move that a seat drafts."""
    return asked_partner(state, by) if store is PROPOSALS else by


def _preview(state: TableState, draft: Draft | None, mover: int | None) -> DraftPreview | None:
    """None when its question has passed."""
    if draft is None or mover is None:
        return None
    try:
        return preview_stored(state, mover, draft)
    except Refusal:
        return None
