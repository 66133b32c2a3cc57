"""A snapshot: everything that a seat finds at its table, as of one moment."""

from typing import NamedTuple

from sqlalchemy import Connection

from famiglia.engine.view import View
from famiglia.server.cache.tables import CachedTable
from famiglia.server.commands.drafts import load_drafts
from famiglia.server.commands.persist import sealed_at
from famiglia.server.commands.sketches import load_sketches
from famiglia.server.problems import Refusal
from famiglia.server.store.drafts import DRAFTS, PROPOSALS
from famiglia.server.table.drafts import DraftPreview
from famiglia.server.table.sketches import Stroke


class Snapshot(NamedTuple):
    """A table, and what is only for one of its seats."""

    table: CachedTable
    seat: int
    drafts: dict[int, DraftPreview]
    """Of the seat and its partner."""
    proposals: dict[int, DraftPreview]
    """By who made them; for the partner who is asked."""
    ahead: dict[str, str]
    sketches: dict[int, list[Stroke]]
    """Of the seat and its partner."""

    def drafted_view(self) -> View:
        """What the seat would see when its draft has been played; refused without a game."""
        game = self.table.state.game
        if game is None:
            raise Refusal("not-started", "The game has not begun.")
        draft = self.drafts.get(self.seat)
        return game.view(self.seat) if draft is None else draft.found.view


def load_snapshot(connection: Connection, now: CachedTable, seat: int) -> Snapshot:
    """What a seat finds, or a spectator, for whom there is only the table."""
    if seat < 0:
        return Snapshot(now, seat, {}, {}, {}, {})
    table, state = now.row.id, now.state
    team = state.settings.team_seats(seat)
    ahead = sealed_at(connection, table).get(seat, {})
    return Snapshot(
        now,
        seat,
        drafts=load_drafts(connection, table, state, DRAFTS, team),
        proposals=load_drafts(connection, table, state, PROPOSALS, team),
        ahead={name: sealed.text for name, sealed in ahead.items()},
        sketches=load_sketches(connection, table, team),
    )
