"""Areas and seas as polygons that share their vertices exactly."""

from math import hypot
from typing import NamedTuple

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot
from shapely.ops import substring
from tools.map.borders import draw_border, pinned_nodes
from tools.map.coast import make_coast
from tools.map.inputs import FRAME, HEIGHT, WIDTH, Point, SeaLine, Skeleton, on_board, rounded

Pair = tuple[str, str]


class Faces(NamedTuple):
    """The drawn map: polygons of areas and seas and the lines between them."""

    coast: Polygon
    areas: dict[str, Polygon]
    seas: dict[str, Polygon]
    borders: dict[Pair, list[Point]]
    sea_borders: dict[Pair, list[Point]]


def coast_arcs(coast: LineString, cuts: list[Point]) -> list[list[Point]]:
    """The coast cut at the given points, each piece ending exactly on them."""
    stations = sorted((coast.project(Spot(cut)), cut) for cut in cuts)
    arcs = []
    for (here, start), (there, end) in zip(stations, stations[1:] + stations[:1], strict=True):
        if there > here:
            middle = list(substring(coast, here, there).coords)[1:-1]
        else:
            tail = list(substring(coast, here, coast.length).coords)[1:]
            middle = tail + list(substring(coast, 0, there).coords)[1:-1]
        arcs.append(tidy([start, *[rounded((x, y)) for x, y in middle], end]))
    return arcs


def tidy(points: list[Point]) -> list[Point]:
    """Without repeated points and without needless ones close to the ends."""
    inner = [p for p in points[1:-1] if min(gap(p, points[0]), gap(p, points[-1])) > 1.0]
    line = shapely.simplify(LineString([points[0], *inner, points[-1]]), 0.12)
    return [(x, y) for x, y in line.coords]


def gap(a: Point, b: Point) -> float:
    """The distance of two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def polygons(lines: list[list[Point]]) -> list[Polygon]:
    """The faces that lines enclose."""
    found = shapely.polygonize([LineString(line) for line in lines])
    return [part for part in found.geoms if isinstance(part, Polygon)]


def land_faces(skeleton: Skeleton, lines: list[list[Point]]) -> dict[str, Polygon]:
    """Each area's polygon, found by its seed."""
    parts = polygons(lines)
    if len(parts) != len(skeleton.areas):
        raise ValueError(f"{len(parts)} faces for {len(skeleton.areas)} areas: lines cross")
    return {area: holding(parts, row.seed) for area, row in skeleton.areas.items()}


def holding(parts: list[Polygon], at: Point) -> Polygon:
    """The face that holds a point."""
    [part] = [part for part in parts if part.contains(Spot(at))]
    return part


def sea_start(line: SeaLine, area: Polygon, coast: LineString) -> Point:
    """Where a sea border leaves the coast: well inside an area's coast, never at a border."""
    shore = shapely.line_merge(area.exterior.intersection(coast.buffer(0.4)))
    if shore.geom_type == "MultiLineString":
        shore = max(shore.geoms, key=lambda part: part.length)
    if coast.project(Spot(shore.coords[0])) > coast.project(Spot(shore.coords[-1])):
        shore = shore.reverse()
    at = shore.interpolate(line.along, normalized=True)
    on_coast = coast.interpolate(coast.project(at))
    return rounded((on_coast.x, on_coast.y))


def sea_curve(start: Point, line: SeaLine) -> list[Point]:
    """A gently swung line from the coast to the frame."""
    end = on_frame(on_board(line.end))
    dx, dy = end[0] - start[0], end[1] - start[1]
    control = (start[0] + dx / 2 - dy * 0.07, start[1] + dy / 2 + dx * 0.07)
    points = []
    for k in range(25):
        t = k / 24
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append(
            rounded(
                (
                    a * start[0] + b * control[0] + c * end[0],
                    a * start[1] + b * control[1] + c * end[1],
                )
            )
        )
    return points


def on_frame(point: Point) -> Point:
    """The nearest point of the inner frame for a point of the sheet's edge."""
    edge = frame().exterior
    at = edge.interpolate(edge.project(Spot(point)))
    return rounded((at.x, at.y))


def frame() -> Polygon:
    """The edge of the water."""
    return shapely.box(FRAME, FRAME, WIDTH - FRAME, HEIGHT - FRAME)


def frame_arcs(ends: list[Point]) -> list[list[Point]]:
    """The frame cut where sea borders meet it, corners kept."""
    edge = frame().exterior
    corners = [(x, y) for x, y in edge.coords[:-1]]
    ring = sorted({*ends, *corners}, key=lambda point: edge.project(Spot(point)))
    return [[a, b] for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]


def sea_faces(
    lines: list[SeaLine], curves: list[list[Point]], arcs: list[list[Point]], land: Polygon
) -> dict[str, Polygon]:
    """Each sea's polygon: the one that has both of its border lines on its edge."""
    parts = [part for part in polygons(arcs + curves) if not land.covers(part)]
    seas = sorted({sea for line in lines for sea in line.seas})
    if len(parts) != len(seas):
        raise ValueError(f"{len(parts)} sea faces for {len(seas)} seas")
    return {sea: between(parts, sea, lines, curves) for sea in seas}


def between(
    parts: list[Polygon], sea: str, lines: list[SeaLine], curves: list[list[Point]]
) -> Polygon:
    """The face that has the middle of both border lines on its edge."""
    ends = [Spot(curve[12]) for line, curve in zip(lines, curves, strict=True) if sea in line.seas]
    [part] = [part for part in parts if all(part.touches(end) for end in ends)]
    return part


def make_faces(skeleton: Skeleton) -> Faces:
    """Draw all lines and find the faces between them."""
    coast = make_coast()
    nodes = pinned_nodes(skeleton, coast)
    borders = {border.areas: draw_border(border, nodes) for border in skeleton.borders}
    coast_cuts = [nodes[node] for node in skeleton.coast_nodes]
    first = land_faces(skeleton, [*borders.values(), *coast_arcs(coast, coast_cuts)])
    starts = [sea_start(line, first[line.area], coast) for line in skeleton.sea_lines]
    shores = coast_arcs(coast, coast_cuts + starts)
    areas = land_faces(skeleton, [*borders.values(), *shores])
    land = holding(polygons(shores), skeleton.areas["enna"].seed)
    curves = [sea_curve(at, line) for at, line in zip(starts, skeleton.sea_lines, strict=True)]
    rim = frame_arcs([curve[-1] for curve in curves])
    seas = sea_faces(skeleton.sea_lines, curves, [*shores, *rim], land)
    sea_borders = {line.seas: c for line, c in zip(skeleton.sea_lines, curves, strict=True)}
    return Faces(land, areas, seas, borders, sea_borders)
