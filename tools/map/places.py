"""Places inside an area: name, Soldati, car, labs, orders and start symbol in tidy rows.

Each arrangement is a list of rows. A row slides sideways on its own, so that slanted areas
fit; the widest margin to the border wins, then the tidiest arrangement.
"""

from typing import Final, NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon
from tools.map.inputs import Point

from famiglia.drawing.metrics import ASCENT, DESCENT, broken_name, text_width

# Width and height of what stands in an area, in board units.
SIZES: Final[dict[str, tuple[float, float]]] = {
    "symbol": (20.0, 20.0),
    "soldati": (31.0, 31.0),
    "car": (29.0, 17.0),
    "lab": (14.0, 17.0),
    "order": (20.0, 20.0),
}
GAP: Final = 3.0
ROW_GAP: Final = 2.5
NAME_SIZE: Final = 17.5
LEADING: Final = 0.92
MARGINS: Final = (12.0, 9.5, 7.0, 5.5)
ARRANGEMENTS: Final[tuple[tuple[float, tuple[str, ...]], ...]] = (
    (0, ("symbol soldati car", "name", "lab lab order order")),
    (16, ("symbol soldati", "name", "lab lab car", "order order")),
    (16, ("symbol soldati", "name", "car order order", "lab lab")),
    (18, ("symbol soldati car", "name", "order order", "lab lab")),
    (18, ("symbol soldati car lab lab", "name", "order order")),
    (22, ("order order", "symbol soldati car", "name", "lab lab")),
    (22, ("lab lab car", "symbol soldati", "name", "order order")),
    (44, ("lab lab order order", "name", "symbol soldati car")),
    (26, ("symbol soldati car", "lab lab order order", "name")),
    (30, ("order order", "lab lab car", "name", "symbol soldati")),
)
TWO_LINES: Final = 8.0
TIGHT: Final = 3.0

Mask = NDArray[np.bool_]
Line = tuple[NDArray[np.int64], int]


class ItemRow(NamedTuple):
    """One row of an arrangement and the box it needs."""

    items: tuple[str, ...]
    width: float
    height: float


class Clearance(NamedTuple):
    """An area's clearance: how far each grid point is from the border, 0 outside."""

    left: int
    top: int
    distances: NDArray[np.float64]


class Layout(NamedTuple):
    """A found arrangement: each row with its centre."""

    cost: float
    margin: float
    lines: tuple[str, ...]
    rows: list[tuple[ItemRow, Point]]


def clearance_of(polygon: Polygon) -> Clearance:
    """Measure an area on a grid of one board unit."""
    left, top, right, bottom = (int(v) for v in polygon.bounds)
    xs, ys = np.meshgrid(np.arange(left, right + 2), np.arange(top, bottom + 2))
    points = shapely.points(xs, ys)
    shapely.prepare(polygon)
    inside = shapely.contains(polygon, points)
    distances = np.where(inside, shapely.distance(polygon.exterior, points), 0.0)
    return Clearance(left, top, distances)


def name_lines(name: str) -> list[tuple[str, ...]]:
    """The name in one line and, if it has more words, in two."""
    return list(dict.fromkeys(broken_name(name, lines) for lines in (1, 2)))


def name_height(lines: int) -> float:
    """The height of a name's box."""
    return NAME_SIZE * (ASCENT + DESCENT - 0.06 + LEADING * (lines - 1))


def row_of(text: str, lines: tuple[str, ...]) -> ItemRow:
    """A row from its items' names."""
    if text == "name":
        width = max(text_width(line, "bold", NAME_SIZE) for line in lines) + 3
        return ItemRow(("name",), width, name_height(len(lines)))
    items = tuple(text.split())
    width = sum(SIZES[item][0] for item in items) + GAP * (len(items) - 1)
    return ItemRow(items, width, max(SIZES[item][1] for item in items))


def free_centres(mask: Mask, width: float, height: float) -> Mask:
    """Grid points around which a box of this size lies wholly in the mask."""
    half_x, half_y = int(np.ceil(width / 2)), int(np.ceil(height / 2))
    total = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1), dtype=np.int64)
    total[1:, 1:] = mask.cumsum(0).cumsum(1)
    wide, tall = 2 * half_x + 1, 2 * half_y + 1
    free = np.zeros_like(mask)
    if wide > mask.shape[1] or tall > mask.shape[0]:
        return free
    full = (
        total[tall:, wide:] - total[:-tall, wide:] - total[tall:, :-wide] + total[:-tall, :-wide]
    ) == wide * tall
    free[half_y : half_y + full.shape[0], half_x : half_x + full.shape[1]] = full
    return free


def nearest_free(row: Mask, axes: NDArray[np.int64]) -> NDArray[np.int64] | None:
    """For each axis the free spot of this grid line that is nearest to it."""
    spots = np.flatnonzero(row)
    if len(spots) == 0:
        return None
    nearest: NDArray[np.int64] = spots[np.abs(spots[:, None] - axes).argmin(axis=0)]
    return nearest


def stacked(rows: list[ItemRow], top: float) -> list[float]:
    """The rows' centre heights when the first begins at `top`."""
    centres = []
    for row in rows:
        centres.append(top + row.height / 2)
        top += row.height + ROW_GAP
    return centres


def slide(
    rows: list[ItemRow], free: list[Mask], top: int, axes: NDArray[np.int64]
) -> tuple[NDArray[np.float64], list[Line]] | None:
    """Rows from `top` down, each as near to every one of the axes as it may lie."""
    cost = np.zeros(len(axes))
    lines = []
    for mask, centre in zip(free, stacked(rows, top), strict=True):
        y = round(centre)
        xs = nearest_free(mask[y], axes) if 0 <= y < mask.shape[0] else None
        if xs is None:
            return None
        cost += np.abs(xs - axes)
        lines.append((xs, y))
    return cost, lines


def best_slide(
    rows: list[ItemRow], clearance: Clearance, margin: float
) -> tuple[float, list[Point]]:
    """The tidiest position of one arrangement near the middle of the free room."""
    mask = clearance.distances >= margin
    free = [free_centres(mask, row.width, row.height) for row in rows]
    if not all(part.any() for part in free):
        return float("inf"), []
    ys, xs = np.nonzero(mask)
    middle = xs.mean()
    axes = np.arange(int(middle) - 36, int(middle) + 37, 3)
    tall = sum(row.height for row in rows) + ROW_GAP * (len(rows) - 1)
    best: tuple[float, list[Point]] = (float("inf"), [])
    for top in range(0, mask.shape[0] - int(tall), 2):
        found = slide(rows, free, top, axes)
        if found is None:
            continue
        cost = found[0] + 0.35 * np.abs(axes - middle) + 0.35 * abs(top + tall / 2 - ys.mean())
        k = int(cost.argmin())
        if cost[k] < best[0]:
            best = (float(cost[k]), [(float(line[k]), float(y)) for line, y in found[1]])
    return best


def find_layout(name: str, polygon: Polygon) -> Layout:
    """The tidiest arrangement, where a narrow margin to the border counts as untidy."""
    clearance = clearance_of(polygon)
    found = [
        layout
        for margin in MARGINS
        for penalty, texts in ARRANGEMENTS
        for lines in name_lines(name)
        for layout in tried(clearance, margin, penalty, texts, lines)
    ]
    if not found:
        raise ValueError(f"no room for the places of {name}")
    return min(found, key=lambda layout: layout.cost)


def tried(
    clearance: Clearance,
    margin: float,
    penalty: float,
    texts: tuple[str, ...],
    lines: tuple[str, ...],
) -> list[Layout]:
    """One arrangement at one margin, if it fits."""
    rows = [row_of(text, lines) for text in texts]
    cost, spots = best_slide(rows, clearance, margin)
    if not spots:
        return []
    at = [(x + clearance.left, y + clearance.top) for x, y in spots]
    untidy = penalty + TWO_LINES * (len(lines) - 1) + TIGHT * (MARGINS[0] - margin)
    return [Layout(cost + untidy, margin, lines, list(zip(rows, at, strict=True)))]
