"""Put the map together and write map.json."""

import json
from math import atan2, degrees, dist
from typing import Final

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from tools.map import places, relief, seas, waves
from tools.map.faces import Faces, Pair, make_faces
from tools.map.inputs import FRAME, HEIGHT, WIDTH, Point, Skeleton, load_skeleton

from famiglia.drawing.metrics import ASCENT
from famiglia.edition.source import DATA, DEFAULT

TARGET: Final = DATA / DEFAULT / "map.json"
SOURCE: Final = (
    "Outline: npm world-atlas 2.0.2 (ISC), from Natural Earth (public domain), stretched and"
    " smoothed. Areas, seas and relief are our own drawing."
)
# Shorter borders than this are marked as links.
SHORT_BORDER: Final = 25.0

Json = dict[str, object]


def number(value: float) -> str:
    """One decimal, and none for whole numbers."""
    return f"{value:.1f}".removesuffix(".0")


def path(points: list[Point], closed: bool = False) -> str:
    """Points as an SVG path of straight lines."""
    text = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{text}Z" if closed else f"M{text}"


def ring(polygon: Polygon) -> str:
    """A polygon as a closed path."""
    return path([(x, y) for x, y in polygon.exterior.coords[:-1]], closed=True)


def item_centres(row: places.ItemRow, centre: Point) -> list[tuple[str, Point]]:
    """The pieces of a row from left to right."""
    x = centre[0] - row.width / 2
    spots = []
    for item in row.items:
        width = places.SIZES[item][0]
        spots.append((item, (round(x + width / 2, 1), centre[1])))
        x += width + places.GAP
    return spots


def baselines(lines: int, row: places.ItemRow, centre: Point) -> list[Point]:
    """Baseline centres of a name that fills the row's box."""
    first = centre[1] - row.height / 2 + places.NAME_SIZE * (ASCENT - 0.03)
    step = places.NAME_SIZE * places.LEADING
    return [(centre[0], round(first + k * step, 1)) for k in range(lines)]


def name_room(polygon: Polygon, row: places.ItemRow, centre: Point) -> float:
    """The widest box of the row's height, centred on the name, inside the area."""
    inner = polygon.buffer(-4)
    room = row.width
    while inner.contains(box_at(centre, room + 4, row.height)):
        room += 4
    return round(room - 2, 1)


def box_at(centre: Point, width: float, height: float) -> Polygon:
    """A box around its centre."""
    x, y = centre
    return shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def area_json(polygon: Polygon, layout: places.Layout) -> tuple[Json, list[Polygon]]:
    """An area's entry and the boxes in which nothing decorative is drawn."""
    spots: dict[str, list[Point]] = {}
    label: Json = {}
    taken = []
    for row, centre in layout.rows:
        taken.append(box_at(centre, row.width + 5, row.height + 4))
        if row.items == ("name",):
            label = {
                "lines": baselines(len(layout.lines), row, centre),
                "size": places.NAME_SIZE,
                "room": name_room(polygon, row, centre),
            }
            continue
        for item, at in item_centres(row, centre):
            spots.setdefault(item, []).append(at)
    return {"d": ring(polygon), "label": label, "places": places_json(spots)}, taken


def places_json(spots: dict[str, list[Point]]) -> Json:
    """The places under their names."""
    return {
        "symbol": spots["symbol"][0],
        "soldati": spots["soldati"][0],
        "car": spots["car"][0],
        "labs": spots["lab"],
        "orders": spots["order"],
    }


def borders_json(skeleton: Skeleton, borders: dict[Pair, list[Point]]) -> list[Json]:
    """All borders between areas, white or brown."""
    rows: list[Json] = []
    for (a, b), line in borders.items():
        same = skeleton.areas[a].mandamento == skeleton.areas[b].mandamento
        kind = "area" if same else "mandamento"
        rows.append({"areas": [a, b], "kind": kind, "d": path(line)})
    return rows


def coasts_json(faces: Faces) -> list[Json]:
    """Where each area touches a sea."""
    rows: list[Json] = []
    for area, land in faces.areas.items():
        for sea, water in faces.seas.items():
            shore = shapely.line_merge(land.exterior.intersection(water.exterior))
            if shore.length == 0:
                continue
            if not isinstance(shore, LineString):
                raise ValueError(f"{area} touches {sea} in more than one stretch")
            rows.append({"pair": [area, sea], "d": path([(x, y) for x, y in shore.coords])})
    return rows


def links_json(borders: dict[Pair, list[Point]]) -> list[Json]:
    """Marks for the borders too short to be seen at a glance."""
    rows: list[Json] = []
    for pair, line in borders.items():
        (ax, ay), (bx, by) = line[0], line[-1]
        length = dist(line[0], line[-1])
        if length < SHORT_BORDER:
            rows.append(
                {
                    "areas": pair,
                    "at": [round((ax + bx) / 2, 1), round((ay + by) / 2, 1)],
                    "angle": round(degrees(atan2(by - ay, bx - ax)), 1),
                    "length": round(length, 1),
                }
            )
    return rows


def seas_json(faces: Faces, water: seas.Water) -> Json:
    """Each sea's entry."""
    return {
        sea: {
            "d": ring(faces.seas[sea]),
            "label": {"curve": name.curve(), "size": seas.NAME_SIZE, "room": seas.NAME_ROOM},
            "boats": water.boats[sea].places(),
            "angle": water.boats[sea].angle,
        }
        for sea, name in water.names.items()
    }


def control_json(water: seas.Water, mandamenti: dict[str, Polygon]) -> Json:
    """Each Mandamento's control-token place with the end of its leader."""
    return {
        key: {"sea": row.sea, "at": row.at, "target": row.leader_end(mandamenti[key])}
        for key, row in water.control.items()
    }


def mandamento_shapes(skeleton: Skeleton, areas: dict[str, Polygon]) -> dict[str, Polygon]:
    """Each Mandamento's three areas together."""
    whole: dict[str, BaseGeometry] = {}
    for area, row in skeleton.areas.items():
        whole[row.mandamento] = whole.get(row.mandamento, Polygon()).union(areas[area])
    return {key: in_one_piece(key, shape) for key, shape in whole.items()}


def in_one_piece(key: str, shape: BaseGeometry) -> Polygon:
    """The shape of a Mandamento, whose areas must hang together."""
    if not isinstance(shape, Polygon):
        raise ValueError(f"the areas of {key} do not hang together")
    return shape


def relief_json(faces: Faces, taken: list[Polygon]) -> Json:
    """The relief, clear of borders and of everything in `taken`."""
    lines: list[BaseGeometry] = [LineString(line).buffer(4) for line in faces.borders.values()]
    drawn = relief.make_relief(faces.coast, shapely.union_all([*taken, *lines]))
    return {
        "outline": "".join(path(line) for line in drawn.outline),
        "shade": "".join(path(line) for line in drawn.shade),
    }


def areas_json(skeleton: Skeleton, faces: Faces) -> tuple[Json, list[Polygon]]:
    """All areas, and the boxes that decoration keeps clear."""
    areas: Json = {}
    taken: list[Polygon] = []
    for area, row in skeleton.areas.items():
        layout = places.find_layout(row.name, faces.areas[area])
        areas[area], boxes = area_json(faces.areas[area], layout)
        taken += boxes
    return areas, taken


def make_map() -> Json:
    """The whole of map.json."""
    skeleton, water = load_skeleton(), seas.load_water()
    faces = make_faces(skeleton)
    areas, taken = areas_json(skeleton, faces)
    mandamenti = mandamento_shapes(skeleton, faces.areas)
    return {
        "source": SOURCE,
        "width": WIDTH,
        "height": HEIGHT,
        "frame": FRAME,
        "sizes": {**places.SIZES, "boat": seas.BOAT, "control": seas.CONTROL},
        "coast": ring(faces.coast),
        "ripples": [path(line) for line in waves.ripples(faces.coast)],
        "swells": "".join(path(wave) for wave in waves.swells(faces.seas, faces.coast, water)),
        "islets": [path(islet.outline(), closed=True) for islet in water.islets],
        "relief": relief_json(faces, taken),
        "mandamenti": {key: ring(shape) for key, shape in mandamenti.items()},
        "areas": areas,
        "seas": seas_json(faces, water),
        "control": control_json(water, mandamenti),
        "borders": borders_json(skeleton, faces.borders),
        "sea_borders": [
            {"seas": pair, "d": path(line)} for pair, line in faces.sea_borders.items()
        ],
        "coasts": coasts_json(faces),
        "links": links_json(faces.borders),
        "ornaments": {key: {"at": at, "size": size} for key, (at, size) in water.ornaments.items()},
    }


def as_text(shapes: Json) -> str:
    """One line for each area, sea or border, so that a change shows what it changed."""
    parts = []
    for key, value in shapes.items():
        parts.append(f"{json.dumps(key)}: {entry(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def entry(value: object) -> str:
    """A long table one row per line, anything else on one line."""
    if isinstance(value, dict) and all(isinstance(row, dict | str) for row in value.values()):
        rows = [f" {json.dumps(key)}: {json.dumps(row)}" for key, row in value.items()]
        return "{\n" + ",\n".join(rows) + "\n}"
    if isinstance(value, list):
        return "[\n" + ",\n".join(f" {json.dumps(row)}" for row in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write map.json."""
    TARGET.write_text(as_text(make_map()), encoding="utf-8")
