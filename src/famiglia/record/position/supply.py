"""Pieces come from their supplies, which hold whatever of the box is not said to be elsewhere."""

from famiglia.edition.tables import CIRCLE
from famiglia.engine.cells import (
    IN_SUPPLY,
    LAB_SUPPLY,
    NEUTRAL,
    ON_MAT,
    OUT,
    boat_supply,
    car_supply,
    commission_in,
    in_supply,
    members_in_supply,
    token_in,
)
from famiglia.engine.state import State
from famiglia.record.notation import BadNotation


def owners(state: State) -> list[str]:
    """What the owners of Soldati and tokens are called."""
    return [*state.tables.family_ids, "neutral", "fictional"]


def bring_soldati(state: State, owner: int, cell: int, number: int) -> None:
    """Soldati of a family, the neutrals or the fictional family."""
    _bring(state, in_supply(owner), cell, number, f"{owners(state)[owner]} Soldati")


def bring_cars(state: State, family: int, cell: int, number: int) -> None:
    """Cars of a family."""
    _bring(state, car_supply(family), cell, number, f"{owners(state)[family]} cars")


def bring_boats(state: State, family: int, cell: int, number: int) -> None:
    """Boats of a family."""
    _bring(state, boat_supply(family), cell, number, f"{owners(state)[family]} boats")


def bring_labs(state: State, cell: int, number: int) -> None:
    """Labs, which are nobody's."""
    _bring(state, LAB_SUPPLY, cell, number, "labs")


def bring_tokens(state: State, owner: int, place: int, number: int) -> None:
    """Influence tokens of a family; neutral ones have no supply but the circles of sheet 0."""
    supply = token_in(owner, IN_SUPPLY)
    if owner == NEUTRAL:
        lying = state.pieces[token_in(NEUTRAL, ON_MAT) : token_in(NEUTRAL, OUT)]
        state.pieces[supply] = _circles(state) - sum(lying)
    _bring(state, supply, token_in(owner, place), number, f"{owners(state)[owner]} tokens")
    if owner == NEUTRAL:
        state.pieces[supply] = 0


def bring_members(state: State, family: int, cell: int, number: int) -> None:
    """Members of a family's commission."""
    _bring(state, members_in_supply(family), cell, number, f"{owners(state)[family]} members")


def bring_commission(state: State, family: int, place: int, number: int) -> None:
    """Tokens of a family's commission."""
    supply, cell = commission_in(family, IN_SUPPLY), commission_in(family, place)
    _bring(state, supply, cell, number, f"tokens of the commission of {owners(state)[family]}")


def _circles(state: State) -> int:
    return sum(space.kind == CIRCLE for space in state.tables.sheets[0].spaces)


def _bring(state: State, supply: int, cell: int, number: int, what: str) -> None:
    left = state.count(supply)
    if number > left:
        raise BadNotation(f"too many {what}: {number} more, but only {left} are left")
    state.move(supply, cell, number)
