"""What a seat may know of a game [1.4]: a blind state, built field by field.

A field nobody lists here stays secret.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.edition.tables import AREAS, FAMILIES, NONE, ORDERS
from famiglia.engine.bits import bit
from famiglia.engine.cells import in_hq, in_supply, members_in_hq, members_in_supply
from famiglia.engine.rules import team_of, team_of_seat
from famiglia.engine.state import HQ, IN_EXECUTION, MAT, REMOVED, TOKENS, State

HIDDEN: Final = IN_EXECUTION + 1
"""The place of an order of which only its family knows where it is."""
SPECTATOR: Final = -2
"""A seat that is none: it sees what is public, and answers nothing."""


class View:
    """A state without what the seat may not know, and what is public of the hidden orders."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.face_down: list[tuple[i64, i64, i64]] = []
        """Area, family, and the tokens it can still be as bits, of each hidden order laid."""
        self.in_hq = [0] * FAMILIES
        """How many hidden orders each family has in headquarters."""


def view(state: State, seat: i64) -> View:
    """What a seat, or a spectator, sees."""
    blind = State(state.tables, state.rules)
    blind.pieces = state.pieces[:]
    blind.holder = state.holder[:]
    blind.orders = vec[i64]([HIDDEN] * TOKENS)
    blind.face_up = state.face_up[:]
    blind.laid_from = vec[i64]([0] * TOKENS)
    blind.facts = state.facts[:]
    blind.quick = state.quick
    blind.family_of = state.family_of
    blind.seat_of = state.seat_of
    blind.frames = [frame.seen_by(state, seat) for frame in state.frames]
    seen = View(blind, seat)
    for family in range(FAMILIES):
        _show_orders(state, seen, family)
    seen.face_down.sort()
    if state.tables.solo.seats > 0:
        for family in state.family_of:
            if family != NONE and not knows_secrets_of(state, seat, family):
                _cover_members(blind, family)
    return seen


def knows_secrets_of(state: State, seat: i64, family: i64) -> bool:
    """A team knows all of its own orders and members [1.4.5]; nobody else does."""
    if state.seat_of[family] == NONE:
        return False
    return team_of(state, family) == team_of_seat(state, seat)


def _show_orders(state: State, seen: View, family: i64) -> None:
    """Public are orders on mats, removed or face up; of others only that they lie there [1.4.2]."""
    knows_all = knows_secrets_of(state, seen.seat, family)
    for token in range(family * ORDERS, (family + 1) * ORDERS):
        place = state.orders[token]
        if knows_all or place in (MAT, REMOVED, IN_EXECUTION) or state.face_up[token]:
            seen.state.orders[token] = place
            seen.state.laid_from[token] = state.laid_from[token]
        elif place == HQ:
            seen.in_hq[family] += 1
        elif place < AREAS:
            seen.face_down.append((place, family, possible(state, token)))


def _cover_members(blind: State, family: i64) -> None:
    """Public are only the sums of Soldati and members at home and in the supply [15.2.3]."""
    for hidden in (members_in_hq(family), members_in_supply(family)):
        blind.shift(hidden, covered(hidden), blind.count(hidden))


def covered(cell: i64) -> i64:
    """The cell in which those who may not know count the pieces of a cell [15.2.3]."""
    if members_in_hq(0) <= cell < members_in_hq(FAMILIES):
        return in_hq(cell - members_in_hq(0))
    if members_in_supply(0) <= cell < members_in_supply(FAMILIES):
        return in_supply(cell - members_in_supply(0))
    return cell


def possible(state: State, token: i64) -> i64:
    """What a face-down order can be: of the tokens it was laid from, none shown since [1.4.7]."""
    family = token // ORDERS
    mask = state.laid_from[token]
    for other in range(ORDERS):
        number = family * ORDERS + other
        if state.orders[number] == REMOVED or state.face_up[number]:
            mask &= ~bit(other)
    return mask
