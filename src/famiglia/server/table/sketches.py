"""What a seat draws on the board for its team: arrows, marks, and orders it proposes."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from famiglia.edition.tables import NONE
from famiglia.engine.game import Game
from famiglia.server.problems import Refusal
from famiglia.server.table.state import TableState

MOST_STROKES_OF_SKETCH: Final = 60
MOST_POINTS_OF_ARROW: Final = 40
Coordinate = Annotated[float, msgspec.Meta(ge=-100, le=2000)]
"""In units of the map."""
Point = tuple[Coordinate, Coordinate]
Name = Annotated[str, msgspec.Meta(max_length=64)]


Round = Annotated[int, msgspec.Meta(ge=0, le=99)]


class _Stroke(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="kind",
):
    """Something drawn; in which round, so that it fades when that is over."""

    round: Round = 0


class Arrow(_Stroke, frozen=True, tag="arrow"):
    """A line that ends in a tip."""

    points: Annotated[list[Point], msgspec.Meta(min_length=2, max_length=MOST_POINTS_OF_ARROW)]


class Mark(_Stroke, frozen=True, tag="mark"):
    """A sign at a place."""

    at: Point
    sign: Literal["cross", "ring", "question", "attention", "flag"]


class GhostOrder(_Stroke, frozen=True, tag="order"):
    """An order that a family of the team might lay."""

    area: Name
    order: Name
    family: Name


Stroke = Arrow | Mark | GhostOrder


def check_sketch(state: TableState, seat: int, strokes: Sequence[Stroke]) -> None:
    """Refuses orders that no family of the seat's team could lay anywhere."""
    for stroke in strokes:
        if isinstance(stroke, GhostOrder):
            _check_order(state, seat, stroke)


def _check_order(state: TableState, seat: int, ghost: GhostOrder) -> None:
    if state.game is None:
        raise Refusal("not-started", "The game has not begun.")
    tables = state.game.state.tables
    family = _own_family(state.game, state.settings.team_seats(seat), ghost.family)
    if ghost.area not in tables.area_ids or ghost.order not in tables.order_ids[family]:
        raise Refusal("no-name", f"There is no {ghost.order!r} or no {ghost.area!r}.")


def _own_family(game: Game, team: list[int], name: str) -> int:
    families = [game.state.family_of[seat] for seat in team]
    names = game.state.tables.family_ids
    for family in families:
        if family != NONE and names[family] == name:
            return family
    raise Refusal("not-your-team", f"{name!r} is no family of your team.")
