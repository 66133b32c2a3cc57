"""What is going on, for a headline: the steps, the order in execution, the Movement."""

from collections import deque

from famiglia.edition.tables import NONE, ORDERS
from famiglia.engine.encounter.fight import BOATS, Movement
from famiglia.engine.encounter.order import ExecuteOrder
from famiglia.engine.kinds import KINDS
from famiglia.engine.sea import has_team_boat
from famiglia.engine.state import State
from famiglia.record.position.nested import movement_of
from famiglia.wire.message import Message
from famiglia.wire.names import ids, named, owners, seat_or_none
from famiglia.wire.steps import Step, steps_of
from famiglia.wire.track import TrackedOrder, track_of


class ExecutedOrder(Message, frozen=True):
    """The order in execution, and the area it was laid in."""

    family: str
    order: str
    area: str


class DeclaredMovement(Message, frozen=True):
    """A Movement from its declaration to its result [8.2]."""

    family: str
    """Who decides for those who move."""
    order: str | None
    """Of this family; null for agitated neutrals."""
    attackers: str
    """The family, or `neutral`."""
    start: str
    target: str
    way: str
    """`land`, `boats` or `allies`."""
    defenders: str | None
    """Who held the target, or null."""
    seas: list[str]
    """By boats, from sea to sea; empty when the boats have gone."""


class Asked(Message, frozen=True):
    """Whom the game waits for."""

    seat: int | None
    """Null for chance."""
    kind: str
    """The kind of the question, as `docs/decisions.md` lists them."""


class Now(Message, frozen=True):
    """What is going on."""

    asked: Asked | None
    """Null when the game is over, and in a preview that ends where something would be shown."""
    steps: list[Step]
    order: ExecutedOrder | None
    movement: DeclaredMovement | None
    track: list[TrackedOrder]
    """The orders of the encounter phase; empty outside it."""


def now_of(state: State) -> Now:
    """What is going on in a view."""
    return Now(_asked(state), steps_of(state), order_of(state), movement_in(state), track_of(state))


def _asked(state: State) -> Asked | None:
    if not state.frames:
        return None
    frame = state.frames[-1]
    return Asked(seat_or_none(frame.seat(state)), KINDS[frame.kind()].name)


def order_of(state: State) -> ExecutedOrder | None:
    """The order in execution."""
    for frame in state.frames:
        if isinstance(frame, ExecuteOrder):
            family, own = divmod(frame.progress.token, ORDERS)
            tables = state.tables
            area = tables.area_ids[frame.progress.area]
            return ExecutedOrder(tables.family_ids[family], tables.order_ids[family][own], area)
    return None


def movement_in(state: State) -> DeclaredMovement | None:
    """The Movement that has been declared and not ended."""
    found = [movement_of(frame) for frame in state.frames]
    movement = next((each for each in found if each is not None), None)
    return None if movement is None else _movement(state, movement)


def _movement(state: State, movement: Movement) -> DeclaredMovement:
    tables, names = state.tables, owners(state.tables)
    order = None
    if movement.token != NONE:
        order = tables.order_ids[movement.family][movement.token % ORDERS]
    seas = []
    if movement.way == BOATS:
        seas = _seas_between(state, movement.family, movement.start, movement.target)
    return DeclaredMovement(
        tables.family_ids[movement.family],
        order,
        names[movement.attackers.owner],
        tables.area_ids[movement.start],
        tables.area_ids[movement.target],
        ids("way", tables)[movement.way],
        named(movement.defenders.owner, names),
        [tables.sea_ids[sea] for sea in seas],
    )


def _seas_between(state: State, family: int, start: int, target: int) -> list[int]:
    """A shortest chain of seas with the team's boats from coast to coast, or none [8.2.3]."""
    tables, found = state.tables, set[int]()
    ways = deque([sea] for sea in tables.area_seas[start])
    while ways:
        way = ways.popleft()
        sea = way[-1]
        if sea in found or not has_team_boat(state, family, sea):
            continue
        if target in tables.sea_areas[sea]:
            return way
        found.add(sea)
        ways.extend([*way, further] for further in tables.sea_neighbours[sea])
    return []
