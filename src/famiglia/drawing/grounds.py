"""The grounds of the Mandamenti: as the map draws them, or regrouped as an edition lists them."""

from typing import NamedTuple

from famiglia.drawing.geometry import Board, Border, holds, points_of
from famiglia.edition.schema import Edition


class Ground(NamedTuple):
    """A Mandamento's land: the paths that fill it and the line around it."""

    paths: tuple[str, ...]
    edge: str


def moved_areas(edition: Edition, board: Board) -> list[str]:
    """Areas that the edition counts to another Mandamento than the map draws."""
    outlines = {key: points_of(d) for key, d in board.mandamenti.items()}
    return sorted(
        key
        for key, area in edition.areas.items()
        if not holds(outlines[area.mandamento], board.areas[key].places.soldati)
    )


def members(edition: Edition, mandamento: str) -> list[str]:
    """The areas of a Mandamento."""
    return [key for key, area in edition.areas.items() if area.mandamento == mandamento]


def is_inner(border: Border, edition: Edition) -> bool:
    """Whether both sides of a border belong to one Mandamento: it is white, and brown if not."""
    one, other = (edition.areas[area].mandamento for area in border.areas)
    return one == other


def grounds_of(edition: Edition, board: Board) -> dict[str, Ground]:
    """Every Mandamento's ground; as each has three areas, one that loses any also gains some."""
    changed = {edition.areas[area].mandamento for area in moved_areas(edition, board)}
    return {
        key: regrouped(key, edition, board) if key in changed else Ground((outline,), outline)
        for key, outline in board.mandamenti.items()
    }


def regrouped(key: str, edition: Edition, board: Board) -> Ground:
    """A ground put together from its areas, their brown borders and their coasts."""
    areas = members(edition, key)
    lines = [
        border.d
        for border in board.borders
        if not is_inner(border, edition) and not set(areas).isdisjoint(border.areas)
    ]
    lines += [coast.d for coast in board.coasts if coast.pair[0] in areas]
    return Ground(tuple(board.areas[area].d for area in areas), "".join(lines))
