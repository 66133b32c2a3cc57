"""The quick set-up [2.6.1]: chance answers for everybody, and spreads things evenly."""

from famiglia.engine.state import CHANCE, State


def asked(state: State, seat: int) -> int:
    """Who answers a question of the set-up: the player, or in a quick one chance."""
    return CHANCE if state.quick else seat


def emptiest(state: State, places: list[int], cells: list[int]) -> list[int]:
    """The places on offer; in a quick set-up only those with the fewest pieces in their cell."""
    if not state.quick or not places:
        return places
    fewest = min(state.pieces[cell] for cell in cells)
    return [
        place for place, cell in zip(places, cells, strict=True) if state.pieces[cell] == fewest
    ]
